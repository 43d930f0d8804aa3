/// Will the alert show? A Live Activity's alert needs a title and a body, each a string or `{"loc-key", "loc-args"}`.
/// That both are needed was observed on devices; Apple asks for an alert on a start and does not say what makes one.
enum AlertCheck {
  static func check(_ push: Push, _ report: inout Report) {
    guard let event = push.event, push.aps != nil || push.sender?.members.fields[.alert] != nil else { return }
    guard let field = push.present(.alert) else {
      guard event == .start, push.sender?.members.needs.contains(.alert) ?? true else { return }
      guard let empty = push[.alert] else {
        return push.addMissing(
          .startAlertMissing, .alert, "the phone drops the start", add: example, to: &report)
      }
      return addUnusable(push, event, empty, problem: Problem(reason: "is null"), &report)
    }
    let document = push.document
    switch document.kind(field.value) {
    case .placeholder:
      return
    case .object:
      let problem = problem(field, in: document)
      if let problem { addUnusable(push, event, field, problem: problem, &report) }
      // A service may read more of it than the phone does.
      if push.aps != nil { checkParts(field, push, isUsable: problem == nil, &report) }
    case _ where document.holdsJSON(field.value):
      push.add(
        .stringifiedJSON,
        "'alert' is a string that holds JSON, which the phone takes for no alert; send the object itself, not its text",
        at: field, fix: push.subject.fix(document.unwrapping(field.value)), to: &report)
    case let kind:
      let form = kind == .string ? " (the form of ordinary pushes)" : ""
      let problem = Problem(reason: "is \(document.kindPhrase(field.value))\(form)")
      addUnusable(push, event, field, problem: problem, &report)
    }
  }

  private static let example = #"{"title": "…", "body": "…"}"#

  /// Why an alert is unusable, and what to send instead.
  private struct Problem {
    let reason: String
    var advice = example
  }

  private static func addUnusable(
    _ push: Push, _ event: Push.Event, _ field: Push.Field, problem: Problem, _ report: inout Report
  ) {
    if event == .start {
      push.add(
        .startAlertMissing, "'alert' \(problem.reason), so the phone drops the start; send \(problem.advice)",
        at: field, to: &report)
    } else {
      push.add(
        .alertUnusable, "'alert' \(problem.reason), so the phone shows and plays nothing; send \(problem.advice)",
        at: field, to: &report)
    }
  }

  /// What keeps an alert object from being usable; nil for a usable one.
  private static func problem(_ alert: Push.Field, in document: JSONDocument) -> Problem? {
    let unusable = ["title", "body"].filter { name in
      guard let member = document.member(name, of: alert.value) else { return true }
      switch document.kind(member.value) {
      case .string, .placeholder: return false
      case .object:
        guard let key = document.member("loc-key", of: member.value) else { return true }
        return document.kind(key.value) != .string && document.kind(key.value) != .placeholder
      default: return true
      }
    }
    guard !unusable.isEmpty else { return nil }
    if let nested = nestedLocalization(alert, in: document) {
      return Problem(reason: "has the flat loc-keys of ordinary pushes", advice: nested)
    }
    let wrong = unusable.filter { document.member($0, of: alert.value) != nil }
    guard wrong.isEmpty else {
      return Problem(reason: "has a \(wrong.joinedAsList()) that is neither a string nor {\"loc-key\": …}")
    }
    return Problem(reason: "has no \(unusable.joinedAsList("and no"))")
  }

  /// The alert with its flat loc-keys nested as a Live Activity wants them; nil where it has none.
  private static func nestedLocalization(_ alert: Push.Field, in document: JSONDocument) -> String? {
    let parts = [("title", "title-loc-key", "title-loc-args"), ("body", "loc-key", "loc-args")]
    guard parts.contains(where: { document.member($0.1, of: alert.value) != nil }) else { return nil }
    let members = parts.map { name, key, arguments in
      let keyText = document.member(key, of: alert.value).map { document.excerpt($0.value) } ?? "…"
      let argumentsText = document.member(arguments, of: alert.value).map {
        ", \"loc-args\": \(document.excerpt($0.value))"
      }
      return "\"\(name)\": {\"loc-key\": \(keyText)\(argumentsText ?? "")}"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func checkParts(_ alert: Push.Field, _ push: Push, isUsable: Bool, _ report: inout Report) {
    let document = push.document
    for name in ["title", "body"] {
      guard let member = document.member(name, of: alert.value),
        let arguments = document.member("loc-args", of: member.value)
      else { continue }
      let isList = document.kind(arguments.value) == .array
      let isText = document.elements(arguments.value).allSatisfy {
        document.kind($0) == .string || document.kind($0) == .placeholder
      }
      guard !isList || !isText, document.kind(arguments.value) != .placeholder else { continue }
      push.subject.add(
        .ignoredValue,
        "'loc-args' of '\(name)' has to be an array of strings, and the phone drops it; send numbers in quotes",
        at: alert.path.appending(.key(member.key)).appending(.key(arguments.key)), arguments.value, to: &report)
    }
    let sound = document.member("sound", of: alert.value)
    if let sound, ![.string, .null, .placeholder].contains(document.kind(sound.value)) {
      push.subject.add(
        .ignoredValue,
        "'sound' is \(document.kindPhrase(sound.value)), which the phone takes for absent; send a file name of the app's bundle or \"default\"",
        at: alert.path.appending(.key(sound.key)), sound.value, to: &report)
    }
    guard isUsable else { return }
    for member in document.members(alert.value) {
      guard let name = document.string(member.key), PushKey.ordinaryAlert.contains(name) else { continue }
      push.subject.add(
        .ignoredKey,
        "'\(name)' has no effect in the alert of a Live Activity, which reads title, body and sound; remove it",
        at: alert.path.appending(.key(member.key)), member.key, to: &report)
    }
    let texts = ["title", "body", "sound"].compactMap { document.member($0, of: alert.value) }
    guard texts.allSatisfy({ document.string($0.value)?.isEmpty == true }) else { return }
    push.add(
      .alertEmpty,
      "'alert' has neither text nor sound, and what the phone then does is undefined; send a title, a body or a sound",
      at: alert, to: &report)
  }
}
