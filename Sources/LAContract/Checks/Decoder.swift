#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whether Foundation's decoder takes a scalar. Plain values are told by their spelling; for any other the decoder itself
/// is asked, so that fractions, exponents, overflow, URLs and base64 are judged as it judges them.
enum Decoder {
  static func decodes(_ document: JSONDocument, _ node: JSONDocument.NodeIndex, as scalar: Scalar) -> Bool {
    switch scalar {
    case .bool, .string: return true
    case .integer(let type):
      if type == .int, isShortNatural(document, node) { return true }
      guard let integer = document.shortInteger(node) else { return ask(document, node, type) }
      return type.bounds.contains(integer)
    case .double, .date:
      return isShort(document, node, digits: 300) || ask(document, node, as: Double.self)
    case .float:
      return isShort(document, node, digits: 38) || ask(document, node, as: Float.self)
    case .decimal:
      return isShort(document, node, digits: 38) || ask(document, node, as: Decimal.self)
    case .uuid: return isCommonUUID(document, node) || document.string(node).flatMap(UUID.init(uuidString:)) != nil
    case .url: return isCommonURL(document, node) || ask(document, node, as: URL.self)
    case .data: return ask(document, node, as: Data.self)
    }
  }

  /// A whole number short enough to fit without a look at its value.
  private static func isShort(_ document: JSONDocument, _ node: JSONDocument.NodeIndex, digits: Int) -> Bool {
    let range = document.range(node)
    if document.nodes[node].isPlain { return range.count <= digits }
    // With a point but without an exponent, so few digits neither overflow nor vanish.
    return range.count <= 36 && !document.nodes[node].hasExponent
  }

  /// Digits alone, and so few that they are an `Int` whatever they are.
  private static func isShortNatural(_ document: JSONDocument, _ node: JSONDocument.NodeIndex) -> Bool {
    let range = document.range(node)
    return document.nodes[node].isPlain && range.count <= 18 && document.bytes[range.lowerBound].isDigit
  }

  /// 8-4-4-4-12 hexadecimal digits, which `UUID` takes; others it may take, too.
  private static func isCommonUUID(_ document: JSONDocument, _ node: JSONDocument.NodeIndex) -> Bool {
    let content = document.contentRange(node)
    guard document.nodes[node].isPlain, content.count == 36 else { return false }
    let bytes = document.bytes
    let start = content.lowerBound
    let hyphen = UInt8(ascii: "-")
    guard bytes[start + 8] == hyphen, bytes[start + 13] == hyphen, bytes[start + 18] == hyphen,
      bytes[start + 23] == hyphen
    else { return false }
    return bytes.countOfHexDigits(in: content) == 32
  }

  /// `https://host.name/path/of-some_sort.png`, which `URL` takes; others it may take, too.
  private static func isCommonURL(_ document: JSONDocument, _ node: JSONDocument.NodeIndex) -> Bool {
    guard document.nodes[node].isPlain else { return false }
    let content = document.bytes[document.contentRange(node)]
    guard content.starts(with: secure) else { return false }
    let rest = content.dropFirst(secure.count)
    return rest.first?.isLetter == true
      && rest.allSatisfy {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "_")
      }
  }

  private static let secure = Array("https://".utf8)

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
