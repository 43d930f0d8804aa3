/// Is it small enough for APNs and for ActivityKit? Apple gives 4 KB for a push to a device, 5 KB for one to a channel, and
/// 4 KB for the attributes and the content state together.
enum SizeCheck {
  static let deviceLimit = 4096
  static let activityLimit = 4096
  /// The key that `.apns` files have for the Simulator, which is not sent.
  static let simulatorKey = "Simulator Target Bundle"

  /// The most that APNs takes.
  static func limit(of push: Push) -> Int { push.isChannel ? 5120 : deviceLimit }

  /// The bytes that ActivityKit counts; nil without a content state.
  static func activitySize(of push: Push) -> Int? {
    guard let state = push[.contentState] else { return nil }
    let attributes = push.event == .start ? push[.attributes] : nil
    return push.document.compactSize(state.value) + (attributes.map { push.document.compactSize($0.value) } ?? 0)
  }

  static func check(_ push: Push, _ report: inout Report) {
    let limit = limit(of: push)
    let document = push.document
    // How long the values of variables are is not known.
    guard push.subject.text.placeholders.isEmpty else { return }
    let stored = push.body.key == nil ? document.bytes.count : document.range(push.body.value).count
    // Most pushes are far below any limit, and then nothing has to be counted.
    guard stored > activityLimit * 9 / 10 else { return }
    if push.aps == nil {
      return checkActivityData(push, &report)
    }
    let simulator = simulatorMember(of: push)
    let size = document.compactSize(push.body.value) - simulator.compact
    if size > limit {
      return push.add(
        .payloadTooLarge,
        "the body has \(size) bytes and APNs refuses more than \(limit); shorten \(largestMembers(of: push))",
        at: push.body, to: &report)
    }
    // Inside an envelope white space is the file's: the sender writes the body anew.
    if push.body.key == nil, stored - simulator.stored > limit {
      push.add(
        .payloadTooLargeAsStored,
        "the file has \(stored) bytes and APNs refuses more than \(limit); send it without the white space, as \(size) bytes",
        at: push.body, to: &report)
    } else if size > limit * 9 / 10 {
      push.add(
        .payloadNearLimit,
        "the body has \(size) of \(limit) bytes, most of them in \(largestMembers(of: push))", at: push.body,
        to: &report)
    }
    checkActivityData(push, &report)
  }

  private static func checkActivityData(_ push: Push, _ report: inout Report) {
    guard let state = push[.contentState], let size = activitySize(of: push), size > activityLimit else { return }
    let what =
      push.event != .start || push[.attributes] == nil
      ? "the content state has" : "the attributes and the content state have"
    push.add(
      .activityDataTooLarge,
      "\(what) \(size) bytes and ActivityKit takes no more than \(activityLimit); shorten \(largestMembers(of: push, withAPS: false))",
      at: state, to: &report)
  }

  /// The bytes of the Simulator's key.
  static func simulatorMember(of push: Push) -> (stored: Int, compact: Int) {
    let document = push.document
    guard let member = document.member(simulatorKey, of: push.body.value) else { return (0, 0) }
    let stored = document.range(member.value).upperBound - document.range(member.key).lowerBound
    // Its colon and its comma go with it.
    return (stored + 1, document.compactSize(member.key) + document.compactSize(member.value) + 2)
  }

  /// The three largest members of the content state, the attributes and `aps` itself, as far as they matter.
  private static func largestMembers(of push: Push, withAPS: Bool = true) -> String {
    let document = push.document
    let attributes = push.event == .start || withAPS ? push[.attributes] : nil
    let containers = [push[.contentState], attributes].compactMap(\.self)
    var members = containers.flatMap { document.members($0.value) }
    if let aps = push.aps, withAPS {
      members += document.members(aps.value).filter { member in !containers.contains { $0.value == member.value } }
    }
    let sized = members.map { (name: document.string($0.key) ?? "", size: document.compactSize($0.value)) }
      .sorted { $0.size > $1.size }
    guard let largest = sized.first else { return "its content" }
    let notable = sized.prefix(3).filter { $0.size * 10 >= largest.size }
    return notable.map { "'\($0.name)' (\($0.size) bytes)" }.joinedAsList()
  }
}
