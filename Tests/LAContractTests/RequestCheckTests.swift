import Testing

@testable import LAContract

@Suite("Request check")
struct RequestCheckTests {
  private static let push = #"{"aps": {"event": "update", "timestamp": 1800000000, "content-state": {"n": 1}}}"#
  private static let deviceHeaders = [
    "apns-push-type": #""liveactivity""#, "apns-topic": #""com.example.loaf.push-type.liveactivity""#,
  ]
  private static let channelHeaders = [
    "apns-push-type": #""liveactivity""#, "apns-channel-id": #""TG9hZg==""#, "apns-priority": #""5""#,
    "apns-expiration": #""0""#,
  ]

  /// A request for a device or a channel with one header set to a JSON value, or without it.
  private static func request(channel: Bool, _ name: String, _ value: String?) -> String {
    var headers = channel ? channelHeaders : deviceHeaders
    headers[name] = value
    let path = channel ? "/4/broadcasts/apps/com.example.loaf" : "/3/device/ab01"
    let members = headers.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    return #"{"path": "\#(path)", "headers": {\#(members)}, "payload": \#(push)}"#
  }

  private static let long = String(repeating: "é", count: 32)

  /// Values of a header, good ones first, with the rule that the others break.
  static let values: [(name: String, isChannel: Bool, good: [String?], rule: Rule, bad: [String?])] = [
    (
      "apns-push-type", false, [#""liveactivity""#], .pushTypeInvalid,
      [nil, #""alert""#, #""LiveActivity""#, #""""#, "1", "null"]
    ),
    ("apns-push-type", true, [#""liveactivity""#], .pushTypeInvalid, [nil, #""background""#]),
    (
      "apns-topic", false, [#""com.example.loaf.push-type.liveactivity""#, #""loaf.push-type.liveactivity""#],
      .topicInvalid,
      [
        nil, #""com.example.loaf""#, #""com.example.loaf.liveactivity""#, #""com.example.loaf.push-type.liveActivity""#,
        #"".push-type.liveactivity""#, #""com.example.loaf.push-type.liveactivity.push-type.liveactivity""#, #""""#,
        #""com.example.loaf.push-type.widgets""#,
      ]
    ),
    (
      "apns-priority", false, [nil, #""1""#, #""5""#, #""10""#, "10"], .priorityInvalid,
      [#""high""#, #""7""#, #""""#, "5.0", "true", "null"]
    ),
    ("apns-priority", true, [#""10""#], .priorityInvalid, [nil, #""0""#]),
    (
      "apns-expiration", false, [nil, #""0""#, "0", #""1800003600""#], .expirationInvalid,
      [#""1h""#, #""-1""#, #""1800003600.5""#, #""""#, #""2027-01-01""#]
    ),
    ("apns-expiration", true, [#""1800003600""#], .expirationInvalid, [nil, #""never""#]),
    ("apns-expiration", false, [nil], .timeImplausible, [#""3600""#, "3600"]),
    ("apns-expiration", false, [nil], .timeInMilliseconds, [#""1800003600000""#]),
    ("apns-collapse-id", false, [nil, #""a""#, "\"\(long)\""], .collapseIDInvalid, [#""""#, "\"\(long)a\""]),
    (
      "apns-id", false, [nil, #""1f6c1c5e-2f0e-4a53-9d1c-6b1f6a3d2e10""#, #""1F6C1C5E-2F0E-4A53-9D1C-6B1F6A3D2E10""#],
      .requestIDInvalid, [#""42""#, #""1f6c1c5e2f0e4a539d1c6b1f6a3d2e10""#]
    ),
    ("apns-request-id", true, [nil, #""1f6c1c5e-2f0e-4a53-9d1c-6b1f6a3d2e10""#], .requestIDInvalid, [#""x""#]),
    (
      "apns-channel-id", true, [#""dHN0LXNyY2gtY2hubA==""#], .channelIDInvalid,
      [nil, #""""#, #""no base64""#, #""dHN0LXNyY2gtY2hubA""#]
    ),
    (
      "authorization", false, [nil, #""bearer a.b.c""#, #""Bearer a.b.c""#], .authorizationInvalid,
      [#""a.b.c""#, #""bearer""#, #""bearer ""#, #""basic a""#, #""bearer a b""#, #""""#]
    ),
    ("apns-channel-id", false, [nil], .ignoredHeader, [#""TG9hZg==""#]),
    ("apns-topic", true, [nil], .ignoredHeader, [#""com.example.loaf.push-type.liveactivity""#]),
  ]

  @Test("Each header takes the values that APNs takes", arguments: values)
  func header(row: (name: String, isChannel: Bool, good: [String?], rule: Rule, bad: [String?])) {
    for value in row.good {
      #expect(
        CheckTable.findings(payload: Self.request(channel: row.isChannel, row.name, value)) == "",
        "\(row.name) \(value ?? "absent")")
    }
    for value in row.bad {
      #expect(
        CheckTable.findings(payload: Self.request(channel: row.isChannel, row.name, value))
          == "\(row.rule.id) /headers/\(row.name)",
        "\(row.name) \(value ?? "absent")")
    }
  }

  @Test(
    "The path is one of APNs'",
    arguments: [
      ("/3/device/ab01", ""), ("https://api.push.apple.com:443/3/device/AB01", ""),
      ("/3/device/ab0", "path-invalid /path"), ("/3/device/", "path-invalid /path"),
      ("/3/device/<ab01>", "path-invalid /path"),
      ("/3/devices/ab01", "path-invalid /path"), ("3/device/ab01", "path-invalid /path"),
      ("/3/device/ab01/", "path-invalid /path"),
      ("", "path-invalid /path"),
    ] as [(String, String)])
  func devicePath(path: String, expected: String) {
    #expect(
      CheckTable.findings(payload: Self.request(channel: false, "x", nil).replacing("/3/device/ab01", with: path))
        == expected)
  }

  @Test(
    "A channel's path has the plain bundle id, and tells the channel",
    arguments: [
      ("/4/broadcasts/apps/com.example.loaf", ""),
      ("/4/broadcasts/apps/com.example.loaf.push-type.liveactivity", "path-invalid /path"),
      ("/4/broadcasts/apps/", "path-invalid /path"), ("/4/broadcast/apps/com.example.loaf", "path-invalid /path"),
      ("4/broadcasts/apps/com.example.loaf", "path-invalid /path"),
    ] as [(String, String)])
  func channelPath(path: String, expected: String) {
    let request = Self.request(channel: true, "x", nil).replacing("/4/broadcasts/apps/com.example.loaf", with: path)
    #expect(CheckTable.findings(payload: request) == expected)
  }

  @Test("The path decides, then the caller, then the channel's id")
  func isChannel() {
    let device = Self.request(channel: false, "x", nil)
    #expect(CheckTable.findings(payload: device, options: .channel) == "")
    let withoutPath =
      #"{"headers": {"apns-push-type": "liveactivity", "apns-channel-id": "TG9hZg=="}, "payload": \#(Self.push)}"#
    let missing = CheckTable.expected(
      "priority-invalid /headers/apns-priority, expiration-invalid /headers/apns-expiration")
    #expect(CheckTable.findings(payload: withoutPath) == missing)
    #expect(CheckTable.findings(payload: withoutPath, options: .channel) == missing)
    let start = Self.request(channel: true, "x", nil).replacing(
      #""update""#,
      with:
        #""start", "attributes-type": "LoafAttributes", "attributes": {"a": 1}, "alert": {"title": "", "body": "B"}"#)
    #expect(CheckTable.findings(payload: start) == "channel-start /payload/aps/event")
  }

  @Test("Names are compared without their capitals, and none may be there twice")
  func names() {
    let headers = #""Apns-Push-Type": "liveactivity", "APNS-TOPIC": "loaf.push-type.liveactivity""#
    #expect(CheckTable.findings(payload: #"{"headers": {\#(headers)}, "payload": \#(Self.push)}"#) == "")
    let twice = headers + #", "apns-topic": "loaf.push-type.liveactivity""#
    #expect(
      CheckTable.findings(payload: #"{"headers": {\#(twice)}, "payload": \#(Self.push)}"#)
        == "duplicate-key /headers/apns-topic")
    let same = headers + #", "APNS-TOPIC": "loaf.push-type.liveactivity""#
    #expect(
      CheckTable.findings(payload: #"{"headers": {\#(same)}, "payload": \#(Self.push)}"#)
        == "duplicate-key /headers/APNS-TOPIC")
  }

  @Test("Without headers nothing is said of them; with an empty object everything is missing")
  func absent() {
    #expect(CheckTable.findings(payload: #"{"path": "/3/device/ab", "payload": \#(Self.push)}"#) == "")
    #expect(
      CheckTable.findings(payload: #"{"headers": {}, "payload": \#(Self.push)}"#)
        == CheckTable.expected("push-type-invalid /headers/apns-push-type, topic-invalid /headers/apns-topic"))
  }

  @Test(
    "A message says what to send",
    arguments: [
      ("apns-topic", #""com.example.loaf""#, #"send "com.example.loaf.push-type.liveactivity""#),
      ("apns-topic", #""com.example.loaf.liveactivity""#, #"send "com.example.loaf.push-type.liveactivity""#),
      ("apns-topic", #""com.example.loaf.push-type.voip""#, #"send "com.example.loaf.push-type.liveactivity""#),
      ("apns-expiration", #""1800003600000""#, "send 1800003600"),
    ])
  func messages(name: String, value: String, advice: String) throws {
    let report = CheckTable.report(payload: Self.request(channel: false, name, value))
    let message = try #require(report.findings.first?.message)
    #expect(message.hasSuffix(advice), "\(message)")
  }

  @Test(
    "With --now, updates must not be old and nothing far ahead",
    arguments: [
      (-61.0, "update", "timestamp-past"), (-60, "update", ""), (0, "update", ""), (28800, "update", ""),
      (28801, "update", "timestamp-future"), (-9999, "end", ""), (28801, "end", "timestamp-future"), (-9999, "x", ""),
    ] as [(Double, String, String)])
  func clock(offset: Double, event: String, rule: String) {
    var options = Linter.Options()
    options.now = 1_800_000_000 - offset
    let findings = CheckTable.report(payload: Self.push.replacing("update", with: event), options: options).findings
    #expect(findings.map(\.rule.id).filter { $0 != "event-unknown" } == (rule.isEmpty ? [] : [rule]))
  }

  @Test("A time is Unix seconds or ISO 8601")
  func times() {
    #expect(Linter.Options.unixTime("1796115600") == 1_796_115_600)
    #expect(Linter.Options.unixTime("2026-12-01T09:00:00Z") == 1_796_115_600)
    #expect(Linter.Options.unixTime("2026-12-01T10:00:00+01:00") == 1_796_115_600)
    for text in ["1796115600000", "0", "now", "", "2026", "12:00"] { #expect(Linter.Options.unixTime(text) == nil) }
  }
}
