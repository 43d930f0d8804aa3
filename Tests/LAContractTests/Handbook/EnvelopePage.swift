@testable import LAContract

/// The sections of the handbook about envelopes, from the table of envelopes.
enum EnvelopePage {
  static var markdown: String {
    "\n" + Envelope.allCases.map(section).joined(separator: "\n\n") + "\n\n"
  }

  private static func section(_ envelope: Envelope) -> String {
    let row = envelope.row
    // What APNs gets and a request for it have one name.
    let title = envelope == .request ? "\(row.name), with the request" : row.name
    var items = ["`--envelope \(envelope.rawValue)`, or by its shape: it has \(groups(row.marks))."]
    var table = ""
    switch row.content {
    case .body(let places):
      let isRoot = places.contains { $0.steps.isEmpty }
      items.append(isRoot ? "The file itself is what APNs gets." : "What APNs gets: \(alternatives(places)).")
    case .members(let members):
      items += self.items(members)
      let rows = PushKey.allCases.compactMap { key in
        members.fields[key].map { "| `\(key.rawValue)` | \(code(members.base, $0)) |\n" }
      }
      table = "\n\n| APNs' key | is made from |\n|---|---|\n\(rows.joined())".trimmingLastLineEnd
    }
    if row.holdsText { items.append("Any of these may be JSON text in a string.") }
    switch row.headers {
    case .none: break
    case .object(let places): items.append("Headers: \(alternatives(places)).")
    case .members(let members):
      items += members.sorted { $0.key < $1.key }.map { "Header `\($0.key)`: \(code($0.value))." }
    }
    if !row.path.isEmpty { items.append("Path: \(alternatives(row.path)).") }
    if row.wantsTextHeaders { items.append("Header values have to be strings.") }
    if !isNone(row.headers), row.fillsInHeaders { items.append("The sender fills in the headers that are missing.") }
    if !row.suppliedTypes.isEmpty {
      let types = row.suppliedTypes.sorted().map { "`\($0)`" }.joined(separator: " and ")
      items.append("Its server adds the members of type \(types).")
    }
    return "## \(title)\n\n" + items.map { "- \($0)" }.joined(separator: "\n") + table
  }

  private static func items(_ members: EnvelopeMembers) -> [String] {
    var items = ["The sender makes `aps` from members of its own."]
    switch members.event {
    case .member: break
    case .address(let startOnly, let isEnd):
      let end = isEnd.map { ", and an end by \(code(members.base, $0))" } ?? ""
      let start = alternatives(startOnly, members.base)
      items.append("The address of the request says which event it is. A start is known by \(start)\(end).")
    }
    items.append("A start has to have \(members.needs.map { key in "`\(key.rawValue)`" }.joined(separator: ", ")).")
    if !members.alertTexts.isEmpty {
      items.append("The alert of a start is made from \(alternatives(members.alertTexts, members.base)).")
    }
    items.append(members.dates == .iso8601 ? "Its own dates are ISO 8601 texts." : "Its own dates are Unix seconds.")
    if members.hasOwnTypeNames { items.append("The type has a name of the sender's, which need not be Swift's.") }
    return items
  }

  private static func isNone(_ headers: EnvelopeRow.Headers) -> Bool {
    if case .none = headers { return true }
    return false
  }

  /// Groups, one of which is complete.
  private static func groups(_ groups: [[EnvelopePlace]]) -> String {
    groups.map { $0.map { code($0) }.joined(separator: " and ") }.joined(separator: ", or ")
  }

  private static func alternatives(_ places: [EnvelopePlace], _ base: EnvelopePlace = "") -> String {
    places.map { code(base, $0) }.joined(separator: " or ")
  }

  private static func code(_ places: EnvelopePlace...) -> String {
    "`\(places.flatMap(\.steps).joined(separator: "/"))`"
  }
}

extension String {
  fileprivate var trimmingLastLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
