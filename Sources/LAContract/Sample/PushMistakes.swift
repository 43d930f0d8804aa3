/// The ways to break a push beside its contract: one for each rule about `aps`.
enum PushMistakes {
  /// `size` is that of the whole payload.
  static func all(in push: SamplePush, size: Int, _ options: PayloadSampler.Options) -> [Mistake] {
    let now = Int(options.now)
    var mistakes = common(now)
    switch options.event {
    case .start: mistakes += start
    case .update:
      mistakes += [
        Mistake(rule: .alertUnusable, name: "alert-unusable", changes: [set("alert", .string("Almost there"))]),
        Mistake(
          rule: .ignoredKey, name: "ignored-key-dismissal-date", changes: [set("dismissal-date", .number(now + 600))]),
      ]
    case .end:
      mistakes += [
        Mistake(rule: .endWithoutContentState, name: "end-without-content-state", changes: [remove("content-state")]),
        Mistake(
          rule: .dismissalDateLate, name: "dismissal-date-late", changes: [set("dismissal-date", .number(now + 86_400))]
        ),
        Mistake(
          rule: .timeInMilliseconds, name: "time-in-milliseconds-dismissal-date",
          changes: [set("dismissal-date", .number(1000 * (now + 600)))]),
      ]
    }
    if options.event != .end { mistakes.append(Mistake(.contentStateMissing, [remove("content-state")])) }
    mistakes.append(
      Mistake(
        .stringifiedJSON, [set("content-state", .string(push.contentState.compact))]))
    return mistakes + sizes(size)
  }

  private static func remove(_ key: String) -> Mistake.Change { .remove(JSONPlace([key])) }
  private static func set(_ key: String, _ value: JSONTree) -> Mistake.Change { .replace(JSONPlace([key]), value) }

  private static func common(_ now: Int) -> [Mistake] {
    [
      Mistake(.eventMissing, [remove("event")]),
      Mistake(.eventUnknown, [set("event", .string("refresh"))]),
      Mistake(.timestampMissing, [remove("timestamp")]),
      Mistake(.timestampInvalid, [set("timestamp", .string("\(now)"))]),
      // The stale date would be before such a time.
      Mistake(.timeInMilliseconds, [set("timestamp", .number(1000 * now)), remove("stale-date")]),
      Mistake(
        rule: .timeInMilliseconds, name: "time-in-milliseconds-stale-date",
        changes: [set("stale-date", .number(1000 * (now + 600)))]),
      Mistake(.timeImplausible, [set("stale-date", .number(600))]),
      Mistake(.staleDatePassed, [set("stale-date", .number(now - 600))]),
      Mistake(.contentStateInvalid, [set("content-state", .text("1"))]),
      Mistake(.soundMisplaced, [set("sound", .string("default"))]),
      Mistake(.ignoredKey, [set("badge", .number(1))]),
      Mistake(.ignoredValue, [set("relevance-score", .string("high"))]),
      Mistake(.unknownAPSKey, [set("relevance", .number(50))]),
      Mistake(
        rule: .misplacedKey, name: "misplaced-key", changes: [remove("relevance-score")],
        besideAPS: [("relevance-score", .number(50))]),
      Mistake(
        .alertEmpty, [set("alert", .object([("title", .string("")), ("body", .string(""))]))]),
    ]
  }

  private static let start: [Mistake] = [
    Mistake(.attributesTypeMissing, [remove("attributes-type")]),
    Mistake(.attributesTypeMismatch, [set("attributes-type", .string("SomethingElseAltogether"))]),
    Mistake(.attributesMissing, [remove("attributes")]),
    Mistake(.startAlertMissing, [remove("alert")]),
    Mistake(
      rule: .startAlertMissing, name: "start-alert-missing-body",
      changes: [set("alert", .object([("title", .string("Live now"))]))]),
    Mistake(
      .pushInputConflict, [set("input-push-token", .number(1)), set("input-push-channel", .string("Y2hhbm5lbA=="))]),
    Mistake(.inputPushChannelInvalid, [remove("input-push-token"), set("input-push-channel", .string("my channel"))]),
  ]

  /// A text beside `aps` is the sender's own, and only makes the body longer.
  private static func sizes(_ size: Int) -> [Mistake] {
    [(Rule.payloadTooLarge, 5120), (.payloadNearLimit, 4000 - size)].map { rule, count in
      let padding = JSONTree.string(String(repeating: "x", count: max(0, count)))
      return Mistake(rule: rule, name: rule.id, besideAPS: [("padding", padding)])
    }
  }
}

extension Mistake {
  /// A mistake that has its rule's name.
  fileprivate init(_ rule: Rule, _ changes: [Change]) {
    self.init(rule: rule, name: rule.id, changes: changes)
  }
}
