/// Does a service that makes `aps` itself get what it needs? What it fills in is not missed, and what it calls by its own
/// name goes by that name.
enum SenderCheck {
  static func check(_ push: Push, _ report: inout Report) {
    guard let sender = push.sender else { return }
    checkEvent(push, sender, &report)
    let isStart = push.event == .start
    for key in [PushKey.contentState, .attributes] {
      if let field = push[key] {
        let rule = key == .contentState ? Rule.contentStateInvalid : .attributesMissing
        push.addInvalid(rule, key, field, wanted: "an object", to: &report)
      } else if sender.members.needs.contains(key), isStart || (key == .contentState && push.event == .update) {
        let rule = key == .contentState ? Rule.contentStateMissing : .attributesMissing
        let what = key == .contentState ? "the whole state" : "the attributes struct's members, or {} without any"
        push.addMissing(rule, key, "the phone drops the push", add: what, to: &report)
      }
    }
    guard isStart else { return }
    for place in sender.members.alertTexts where push.document.member(place.steps[0], of: push.body.value) == nil {
      push.subject.add(
        .startAlertMissing,
        "'\(place.steps[0])' is missing, of which \(sender.name) makes the alert, and the phone drops a start without one; add {\"en\": \"…\"}",
        at: push.body.path.appending(.absent(place.steps[0])), push.body.value, to: &report)
    }
  }

  private static func checkEvent(_ push: Push, _ sender: Push.Sender, _ report: inout Report) {
    guard let field = push[.event], push.event == nil, push.eventText != nil else { return }
    push.add(
      .eventUnknown,
      "'\(push.name(of: .event))' is \(push.document.excerpt(field.value)), which \(sender.name) cannot pass on to the phone; send \"start\", \"update\" or \"end\"",
      at: field, to: &report)
  }
}
