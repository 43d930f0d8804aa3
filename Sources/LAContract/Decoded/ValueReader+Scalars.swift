#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueReader {
  func scalar(_ node: JSONDocument.NodeIndex, _ scalar: Scalar, _ empty: DecodedValue) -> DecodedValue {
    switch scalar {
    case .string:
      let text = document.string(node) ?? ""
      guard text.count > Self.textLimit else { return empty.holding(text.debugDescription) }
      var value = empty.holding(text.prefix(Self.textLimit).debugDescription + "…")
      value.remark = "\(text.count) characters"
      return value
    case .date:
      var value = empty
      let seconds = document.double(node) ?? 0
      value.kind = .date
      value.date = seconds + 978_307_200
      value.text = DateCheck.spacedText(seconds)
      value.problem = check.dates.problem(node, named: path.name(in: document), in: document)
        .map { ($0.rule, Secrets.masked($0.message)) }
      return value
    case .data:
      var value = empty
      let count = Decoder.value(document, node, as: Data.self)?.count ?? 0
      value.text = "\(count) byte\(count == 1 ? "" : "s")"
      return value
    case .bool, .integer, .double, .float, .decimal, .url, .uuid:
      return empty.holding(Decoder.text(document, node, as: scalar) ?? document.oneLine(node, limit: 80))
    }
  }

  /// An enum with a raw type: the case by its name.
  func enumCase(_ node: JSONDocument.NodeIndex, _ enumeration: Enumeration, _ empty: DecodedValue) -> DecodedValue {
    guard case .scalar(let raw) = table[enumeration.rawType],
      let found = enumeration.cases.first(where: { check.isValue(node, $0.rawValue, raw) })
    else {
      return asSent(node, empty, remark: "a case of \(enumeration.typeName) whose raw value cannot be read")
    }
    var value = empty
    value.kind = .enumCase
    value.text = ".\(found.name)"
    return value
  }
}

extension DateCheck {
  /// A moment as a person reads it, `2057-09-21 14:28:20 UTC`.
  static func spacedText(_ secondsSince2001: Double) -> String {
    let text = self.text(secondsSince2001)
    guard text.hasSuffix("Z"), let separator = text.firstIndex(of: "T") else { return text }
    return "\(text[..<separator]) \(text[text.index(after: separator)...].dropLast()) UTC"
  }
}

extension Decoder {
  /// What Foundation's decoder makes of a scalar; nil where it throws.
  static func value<T: Decodable>(_ document: JSONDocument, _ node: JSONDocument.NodeIndex, as type: T.Type) -> T? {
    try? JSONDecoder().decode(type, from: Data(document.bytes[document.range(node)]))
  }

  /// The same as Swift writes it; nil where it throws, and for what takes more than a word.
  static func text(_ document: JSONDocument, _ node: JSONDocument.NodeIndex, as scalar: Scalar) -> String? {
    func text<T: Decodable & CustomStringConvertible>(_ type: T.Type) -> String? {
      value(document, node, as: type)?.description
    }
    switch scalar {
    case .bool: return document.kind(node) == .true ? "true" : "false"
    case .double: return text(Double.self)
    case .float: return text(Float.self)
    case .decimal: return text(Decimal.self)
    case .uuid: return text(UUID.self)
    case .url: return value(document, node, as: URL.self)?.absoluteString
    case .string, .date, .data: return nil
    case .integer(let type):
      switch type {
      case .int, .int64: return text(Int64.self)
      case .int8: return text(Int8.self)
      case .int16: return text(Int16.self)
      case .int32: return text(Int32.self)
      case .uint, .uint64: return text(UInt64.self)
      case .uint8: return text(UInt8.self)
      case .uint16: return text(UInt16.self)
      case .uint32: return text(UInt32.self)
      case .int128:
        guard #available(macOS 15, *) else { return nil }
        return text(Int128.self)
      case .uint128:
        guard #available(macOS 15, *) else { return nil }
        return text(UInt128.self)
      }
    }
  }
}
