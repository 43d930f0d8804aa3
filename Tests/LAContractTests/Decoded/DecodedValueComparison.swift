import Foundation

@testable import LAContract

/// Compares what `la-lint decode` shows with the value that the real decoder made of the same JSON.
struct DecodedValueComparison {
  /// Scalars that were compared.
  private(set) var scalars = 0
  private(set) var differences: [String] = []

  /// Types of the standard libraries whose members in Swift are not those of their JSON.
  private static let standard = [
    "TimeZone", "Locale", "DateComponents", "PersonNameComponents", "Measurement<", "DateInterval", "Duration", "CG",
    "NSRange", "_NSRange", "IndexPath",
  ]

  mutating func compare(_ value: Any, _ shown: DecodedValue, at place: String = "") {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let inner = mirror.children.first { return compare(inner.value, shown, at: place) }
      return expect("nil", shown.text, at: place)
    }
    switch value {
    case let date as Date: return expect("\(date.timeIntervalSince1970)", shown.date.map { "\($0)" } ?? "", at: place)
    case let data as Data: return expect("\(data.count) byte\(data.count == 1 ? "" : "s")", shown.text, at: place)
    case let text as String: return expect(text.debugDescription, shown.text, at: place)
    case let url as URL: return expect(url.absoluteString, shown.text, at: place)
    case let scalar as any BinaryInteger: return expect("\(scalar)", shown.text, at: place)
    case let scalar as any BinaryFloatingPoint: return expect("\(scalar)", shown.text, at: place)
    case let scalar as Decimal: return expect("\(scalar)", shown.text, at: place)
    case let scalar as UUID: return expect("\(scalar)", shown.text, at: place)
    case let scalar as Bool: return expect("\(scalar)", shown.text, at: place)
    default: break
    }
    let type = "\(type(of: value))"
    if Self.standard.contains(where: type.hasPrefix) || !shown.remark.isEmpty && shown.kind != .list { return }
    let members = shown.members.filter { $0.status != .ignored }
    switch (mirror.displayStyle, shown.kind) {
    case (.enum, .enumCase):
      // Their description is not the case's name.
      if value is any CodingKey { return }
      expect(".\(mirror.children.first?.label ?? name(of: value))", shown.text, at: place)
      guard let values = mirror.children.first?.value else { return }
      let parts = Mirror(reflecting: values)
      if parts.displayStyle == .tuple, !members.isEmpty {
        for (part, member) in zip(parts.children, members) {
          compare(part.value, member, at: "\(place).\(member.name)")
        }
      } else if members.count == 1 {
        // One value is a tuple only where it has a label.
        compare(values, members[0], at: "\(place).\(members[0].name)")
      }
    case (.collection, .list):
      expect("\(mirror.children.count)", "\(members.count + shown.omitted)", at: "\(place) count")
      for (place, (child, member)) in zip(mirror.children, members).enumerated() {
        compare(child.value, member, at: "\(place)[\(place)]")
      }
    case (.dictionary, .dictionary):
      for child in mirror.children {
        let pair = Array(Mirror(reflecting: child.value).children)
        let key = keyText(pair[0].value)
        // The last of equal keys, where JSON can have several.
        guard let member = members.last(where: { $0.name == key }) else {
          if key != nil { differences.append("\(place): no key \(key ?? "") among \(members.map(\.name))") }
          continue
        }
        compare(pair[1].value, member, at: "\(place)[\(member.name)]")
      }
    case (.struct, .range):
      for (child, member) in zip(mirror.children, members) { compare(child.value, member, at: "\(place) bound") }
    case (.struct, .object), (.class, .object):
      for child in mirror.children {
        guard let label = child.label, let member = members.first(where: { $0.name == label }) else { continue }
        compare(child.value, member, at: "\(place).\(label)")
      }
    default: break
    }
  }

  private mutating func expect(_ wanted: String, _ shown: String, at place: String) {
    scalars += 1
    if wanted != shown { differences.append("\(place): the decoder has \(wanted), decode shows \(shown)") }
  }

  private func name(of value: Any) -> String {
    "\(value)"
  }

  /// A key as decode shows it; nil for a kind that is not compared.
  private func keyText(_ key: Any) -> String? {
    switch key {
    case let text as String: text.debugDescription
    case let number as any BinaryInteger: "\(number)"
    case let uuid as UUID: "\(uuid)"
    case is any CodingKey: nil
    default: Mirror(reflecting: key).displayStyle == .enum ? ".\(key)" : nil
    }
  }
}
