import LAContract

/// What the phone would hold, for a terminal: a line for each value, as a debugger shows it.
///
///     update.json: update of CourierAttributes
///     ContentState
///       stage = .pickedUp
///       eta = 2057-09-21 14:28:20 UTC, in 31 years
///       - stops_left: 3  // ignored: no key of ContentState
struct DecodedText {
  /// In Unix seconds.
  let now: Double
  let style: Style
  /// What the caller has set for rules.
  let severities: [Rule: Severity?]

  private static let inlineLimit = 72

  func text(_ report: Linter.PayloadReport) -> String {
    let place = report.path.printablePath + (report.line > 1 ? ":\(report.line)" : "")
    guard !report.decoded.isEmpty else {
      return style.apply(.location, to: "\(place):") + " no push that could be decoded\n"
    }
    return report.decoded.map { push in
      let what = push.event.map { "\($0.printable) of " } ?? ""
      let type = push.attributesType ?? "an unknown type"
      var lines = [style.apply(.location, to: "\(place):") + " \(what)\(type.printable)"]
      if let state = push.contentState { lines += whole(state, "content state") }
      if let attributes = push.attributes { lines += whole(attributes, "attributes") }
      var remarks = push.remarks
      if push.contentState != nil, push.contentStateDecodes == nil {
        remarks.append("whether it decodes is not known, since the Swift code leaves something open")
      }
      lines += remarks.map { style.apply(.faint, to: "// " + $0.printable) }
      return lines.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private func whole(_ value: DecodedValue, _ name: String) -> [String] {
    guard value.kind == .object, value.status == .decoded else { return lines(value, named: name, indentation: "") }
    return [value.text.printable + comment(value.remark)] + inside(value, indentation: "  ")
  }

  // MARK: Lines

  private func lines(_ value: DecodedValue, named name: String? = nil, indentation: String) -> [String] {
    let name = (name ?? value.name).printable
    switch value.status {
    case .ignored:
      let text = style.apply(.ignored, to: "\(name): \(value.text.printable)")
      return ["\(indentation)- \(text)\(comment("ignored" + (value.remark.isEmpty ? "" : ": \(value.remark)")))"]
    case .unreached:
      return [indentation + style.apply(.faint, to: "\(name): \(value.text.printable)\(plainComment("not reached"))")]
    case .stop:
      let line = indentation + name + (value.text.isEmpty ? "" : ": \(value.text.printable)")
      return [line] + problem(value, indentation) + ["\(indentation)^ decoding stops here: the phone drops the push"]
    case .absent:
      return ["\(indentation)\(name) = \(value.text.printable)\(comment(value.remark))"]
    case .decoded:
      break
    }
    if let text = inline(value), text.columns <= Self.inlineLimit || value.members.isEmpty {
      return ["\(indentation)\(name) = \(text)\(comment(value.remark))"] + problem(value, indentation)
    }
    let distance = value.date.map { ", " + self.distance(to: $0) } ?? ""
    let text = (value.kind == .range ? value.type : value.text).printable
    return ["\(indentation)\(name) = \(text)\(distance)\(comment(value.remark))"]
      + problem(value, indentation) + inside(value, indentation: indentation + "  ")
  }

  private func inside(_ value: DecodedValue, indentation: String) -> [String] {
    value.members.flatMap { lines($0, indentation: indentation) }
      + (value.omitted > 0 ? ["\(indentation)… \(value.omitted.grouped) more"] : [])
  }

  private func problem(_ value: DecodedValue, _ indentation: String) -> [String] {
    guard let problem = value.problem,
      // Decoding stops, whatever the rule is set to.
      let severity = severities[problem.rule, default: problem.rule.severity] ?? (value.status == .stop ? .error : nil)
    else { return [] }
    let label = style.apply(.severity(severity), to: "\(severity.rawValue):")
    return ["\(indentation)^ \(label) \(problem.message.printable) [\(problem.rule.id)]"]
  }

  private func comment(_ remark: String) -> String {
    remark.isEmpty ? "" : style.apply(.faint, to: plainComment(remark))
  }

  private func plainComment(_ remark: String) -> String { "  // \(remark.printable)" }

  // MARK: On one line

  /// A value as Swift writes it in a line; nil for one that takes several, or of which more is to be said.
  private func inline(_ value: DecodedValue, isInside: Bool = false) -> String? {
    guard value.status == .decoded || (value.status == .absent && isInside), value.omitted == 0, value.problem == nil,
      value.remark.isEmpty || !isInside || value.status == .absent
    else { return nil }
    var parts: [(name: String, text: String)] = []
    for member in value.members {
      guard let text = inline(member, isInside: true) else { return nil }
      parts.append((member.name.printable, text))
    }
    switch value.kind {
    case .scalar: return value.text.printable
    case .date, .object: return nil
    case .list: return "[\(parts.map(\.text).joined(separator: ", "))]"
    case .dictionary:
      return parts.isEmpty ? "[:]" : "[\(parts.map { "\($0.name): \($0.text)" }.joined(separator: ", "))]"
    case .range:
      guard parts.count == 1 else { return parts.map(\.text).joined(separator: value.text) }
      return parts[0].name == "lowerBound" ? parts[0].text + value.text : value.text + parts[0].text
    case .enumCase:
      // Values without a label have their place's name.
      let values = parts.map { $0.name.hasPrefix("_") ? $0.text : "\($0.name): \($0.text)" }
      return value.text.printable + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
  }

  // MARK: Dates

  /// How far off a moment is: `in 31 years`, `3 minutes ago`.
  func distance(to date: Double) -> String {
    let seconds = date - now
    let units = [
      ("years", 31_557_600.0), ("months", 2_629_800.0), ("days", 86_400.0), ("hours", 3600.0), ("minutes", 60.0),
      ("seconds", 1.0),
    ]
    // Two of a unit at least, so that not much is lost: 90 minutes are no hour.
    guard let unit = units.first(where: { abs(seconds) >= 2 * $0.1 }) else { return "now" }
    let count = (abs(seconds) / unit.1).rounded()
    let text = "\(count < 1e15 ? Int(count).grouped : "very many") \(unit.0)"
    return seconds > 0 ? "in \(text)" : "\(text) ago"
  }
}

extension Int {
  /// With commas between the thousands.
  var grouped: String {
    let digits = String(magnitude)
    let groups = digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
    return (self < 0 ? "-" : "") + groups
  }
}
