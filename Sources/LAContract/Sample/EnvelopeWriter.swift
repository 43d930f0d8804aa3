#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Wraps a push for a sender, by the table that they are read by.
struct EnvelopeWriter {
  private static let bundleID = "com.example.app"

  private let envelope: Envelope
  private let row: EnvelopeRow
  private let isChannel: Bool

  init(_ envelope: Envelope, isChannel: Bool) {
    self.envelope = envelope
    self.isChannel = isChannel
    row = envelope.row
  }

  func wrapped(_ aps: JSONTree.Members) -> JSONTree {
    var document = JSONTree.object([])
    for (place, text) in addresses { document.set(text, at: place.steps) }
    switch row.content {
    case .body(let places):
      let body = JSONTree.object([("aps", .object(aps))])
      guard let steps = places.first?.steps, !steps.isEmpty else { return body }
      // Such a sender's members hold JSON text, that around the body too.
      guard envelope == .sns else {
        document.set(body, at: steps)
        return document
      }
      let message = JSONTree.object([("default", .string("")), ("APNS", .string(body.compact))])
      document.set(.string(message.compact), at: ["Message"])
    case .members(let members):
      for (key, value) in aps {
        guard let key = PushKey(rawValue: key), let place = members.fields[key] else { continue }
        document.set(self.value(value, of: key, members), at: members.base.steps + place.steps)
      }
      let event = aps.first { $0.key == "event" }?.value.text
      if event == "\"start\"" {
        for place in members.alertTexts { document.set(.object([("en", .string("Live now"))]), at: place.steps) }
      }
      if case .address(_, let isEnd?) = members.event, event == "\"end\"" { document.set(.true, at: isEnd.steps) }
    }
    return document
  }

  private func value(_ value: JSONTree, of key: PushKey, _ members: EnvelopeMembers) -> JSONTree {
    guard members.dates == .iso8601, [.timestamp, .staleDate, .dismissalDate].contains(key),
      let seconds = Double(value.text)
    else { return value }
    return .string(Date(timeIntervalSince1970: seconds).formatted(.iso8601))
  }

  /// What says for whom the push is, and how APNs shall treat it.
  private var addresses: [(place: EnvelopePlace, value: JSONTree)] {
    let token = String(repeating: "0123456789abcdef", count: 4)
    let topic = JSONTree.string("\(Self.bundleID).push-type.liveactivity")
    switch envelope {
    case .apns: return []
    case .request:
      let common: [(EnvelopePlace, JSONTree)] = [
        ("headers/apns-push-type", .string("liveactivity")), ("headers/apns-priority", .string("10")),
        ("headers/apns-expiration", .string("0")),
      ]
      guard !isChannel else {
        return [("path", .string("/4/broadcasts/apps/\(Self.bundleID)"))] + common
          + [("headers/apns-channel-id", .string("dHN0LXNyY2gtY2hubA=="))]
      }
      return [("path", .string("/3/device/\(token)"))] + common + [("headers/apns-topic", topic)]
    case .fcm:
      return [
        ("message/token", .string("the-device's-fcm-token")), ("message/apns/live_activity_token", .string(token)),
        ("message/apns/headers/apns-priority", .string("10")),
      ]
    case .sns:
      func attribute(_ name: String, _ value: String) -> (EnvelopePlace, JSONTree) {
        let place = EnvelopePlace(steps: ["MessageAttributes", "AWS.SNS.MOBILE.APNS.\(name)"])
        return (place, .object([("DataType", .string("String")), ("StringValue", .string(value))]))
      }
      let common: [(EnvelopePlace, JSONTree)] = [
        ("MessageStructure", .string("json")), attribute("PUSH_TYPE", "liveactivity"), attribute("PRIORITY", "10"),
      ]
      return isChannel ? common : common + [attribute("TOPIC", "\(Self.bundleID).push-type.liveactivity")]
    case .oneSignal: return [("name", .string("live"))]
    case .braze, .customerIO:
      return [(envelope == .braze ? "activity_id" : "instance_id", .string("live-1042"))]
    case .airship, .ably: return []
    case .pushwoosh: return [("request/application", .string("XXXXX-XXXXX"))]
    }
  }
}

extension JSONTree {
  /// Sets a value behind keys; `*` is the only element of an array. What is no object on the way becomes one.
  mutating func set(_ value: JSONTree, at steps: some Collection<String>) {
    guard let step = steps.first else {
      self = value
      return
    }
    let rest = steps.dropFirst()
    if step == "*" {
      var element = JSONTree.object([])
      if case .array(let elements) = self, let first = elements.first { element = first }
      element.set(value, at: Array(rest))
      self = .array([element])
      return
    }
    var members: Members = []
    if case .object(let own) = self { members = own }
    if let place = members.firstIndex(where: { $0.key == step }) {
      members[place].value.set(value, at: Array(rest))
    } else {
      var inner = JSONTree.object([])
      inner.set(value, at: Array(rest))
      members.append((step, inner))
    }
    self = .object(members)
  }
}
