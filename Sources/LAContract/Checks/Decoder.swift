#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whether Foundation's decoder takes a scalar. Plain values are told by their spelling; for any other the decoder itself
/// is asked, so that fractions, exponents, overflow, URLs and base64 are judged as it judges them.
enum Decoder {
  static func decodes(_ document: JSONDocument, _ node: JSONDocument.NodeIndex, as scalar: Scalar) -> Bool {
    let range = document.range(node)
    switch scalar {
    case .bool, .string: return true
    case .integer(let type):
      // Up to 18 digits fit in Int whatever they are.
      guard document.nodes[node].isPlain, range.count <= 18 else { return ask(document, node, type) }
      return type.bounds.contains(integer(document.bytes[range]))
    case .double, .date:
      return isShort(document, node, digits: 300) || ask(document, node, as: Double.self)
    case .float:
      return isShort(document, node, digits: 38) || ask(document, node, as: Float.self)
    case .decimal:
      return isShort(document, node, digits: 38) || ask(document, node, as: Decimal.self)
    case .uuid: return document.string(node).flatMap(UUID.init(uuidString:)) != nil
    case .url: return ask(document, node, as: URL.self)
    case .data: return ask(document, node, as: Data.self)
    }
  }

  /// A whole number short enough to fit without a look at its value.
  private static func isShort(_ document: JSONDocument, _ node: JSONDocument.NodeIndex, digits: Int) -> Bool {
    let range = document.range(node)
    if document.nodes[node].isPlain { return range.count <= digits }
    // With a point but without an exponent, so few digits neither overflow nor vanish.
    return range.count <= 36 && !document.bytes[range].contains { $0 | 0x20 == UInt8(ascii: "e") }
  }

  private static func integer(_ digits: ArraySlice<UInt8>) -> Int {
    let isNegative = digits.first == UInt8(ascii: "-")
    let magnitude = digits.reduce(0) { $1.isDigit ? $0 * 10 + Int($1 - UInt8(ascii: "0")) : $0 }
    return isNegative ? -magnitude : magnitude
  }

  private static func ask(_ document: JSONDocument, _ node: JSONDocument.NodeIndex, _ type: IntegerType) -> Bool {
    switch type {
    case .int, .int64: return ask(document, node, as: Int64.self)
    case .int8: return ask(document, node, as: Int8.self)
    case .int16: return ask(document, node, as: Int16.self)
    case .int32: return ask(document, node, as: Int32.self)
    case .uint, .uint64: return ask(document, node, as: UInt64.self)
    case .uint8: return ask(document, node, as: UInt8.self)
    case .uint16: return ask(document, node, as: UInt16.self)
    case .uint32: return ask(document, node, as: UInt32.self)
    case .int128:
      guard #available(macOS 15, *) else { return true }
      return ask(document, node, as: Int128.self)
    case .uint128:
      guard #available(macOS 15, *) else { return true }
      return ask(document, node, as: UInt128.self)
    }
  }

  private static func ask<T: Decodable>(_ document: JSONDocument, _ node: JSONDocument.NodeIndex, as type: T.Type)
    -> Bool
  {
    (try? JSONDecoder().decode(type, from: Data(document.bytes[document.range(node)]))) != nil
  }
}
