import Testing

@testable import LAContract
@testable import la_lint

/// Pushes in texts, from the file to the findings.
@Suite("Pushes in texts")
struct TextPushTests {
  private static let model = SourceFile(
    path: "Model.swift",
    text: """
      struct TramAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
          var stop: String
          var minutes: Int
        }
      }
      """)

  /// The findings as `line:column rule pointer`, one report after the other.
  private static func findings(
    _ path: String, _ text: String, files: [String: String] = [:], options: Linter.Options = .init()
  ) -> [[String]] {
    let linter = Linter(models: [model], options: options)
    var tables = LineTables()
    return linter.checkPushes(in: SourceFile(path: path, text: text)) { name in
      files[name].map { SourceFile(path: name, text: $0) }
    }.map { report in
      report.findings.map { finding in
        let start = tables.span(of: finding.location).start
        return "\(start.line):\(start.column) \(finding.rule.id) \(finding.pointer ?? "–")"
      }
    }
  }

  private static let state = #""content-state": {"stop": "Odenplan", "minutes": 4}"#
  private static let update = #"{"aps": {"timestamp": 1796115600, "event": "update", \#(state)}}"#
  private static let headers = "apns-push-type: liveactivity\napns-topic: a.push-type.liveactivity"

  @Test("Three curl commands and two JSON blocks, each with one fault")
  func markdown() {
    let text = """
      ```json
      {"aps": {"timestamp": "now", "event": "update", \(Self.state)}}
      ```
      - On one phone:
        ```bash
        curl -H "apns-topic: $TOPIC.push-type.liveactivity" -H "apns-push-type: alert" \\
          -H "authorization: bearer $JWT" https://api.push.apple.com/3/device/$TOKEN \\
          -d '{"aps":{"timestamp":'"$(date "+%s")"',"event":"update",\(Self.state)}}'
        ```
      > ```sh
      > curl -H 'apns-push-type: liveactivity' -H 'apns-channel-id: VHJhbQ==' -H 'apns-priority: 5' \\
      >   -H 'apns-expiration: soon' https://h/4/broadcasts/apps/se.example.tram --data-binary \\
      >   '{"aps": {"timestamp": 1796115600, "event": "end", \(Self.state)}}'
      > ```
      ```sh
      curl -X POST https://fcm.googleapis.com/v1/projects/tram/messages:send -d '{"message": {"token": "'$FCM'",
        "apns": {"payload": {"aps": {"timestamp": 1796115600, "event": "update",
          "content-state": {"stop": "Odenplan", "minutes": 4.5}}}}}}'
      ```
      ```jsonc
      {"aps": {"timestamp": 1796115600, "event": "end", // no comma
        \(Self.state), "badge": 1}}
      ```
      """
    #expect(
      Self.findings("a/push.md", text) == [
        ["2:23 timestamp-invalid /aps/timestamp"], ["6:75 push-type-invalid /headers/apns-push-type"],
        ["12:26 expiration-invalid /headers/apns-expiration"],
        ["18:54 invalid-value /message/apns/payload/aps/content-state/minutes"], ["22:56 ignored-key /aps/badge"],
      ])
  }

  @Test("Three requests, each with one fault")
  func http() {
    let text = """
      @topic = a.push-type.liveactivity
      ### Update
      POST https://{{host}}/3/device/{{token}}
      apns-topic: {{topic}}
      apns-push-type: liveactivity
      apns-id: {{$guid}}

      {"aps": {"timestamp": {{now}}000, "event": "{{event}}",
        "content-state": {"stop": "{{stop}}", "minuets": 4}}}

      ### Broadcast
      POST /4/broadcasts/apps/a HTTP/2
      apns-push-type: liveactivity
      apns-channel-id: VHJhbQ==
      apns-priority: {{priority}}

      \(Self.update)
      ### End
      POST https://h/3/device/ab
      \(Self.headers)
      APNS-TOPIC: {{other}}

      \(Self.update)
      """
    #expect(
      Self.findings("push.HTTP", text) == [
        ["9:41 missing-key /aps/content-state/minutes"], ["12:6 expiration-invalid /headers/apns-expiration"],
        ["22:1 duplicate-key /headers/apns-topic"],
      ])
  }

  @Test(
    "A value that is a variable is unknown, and what is known around it is judged",
    arguments: [
      ("apns-topic: {{topic}}", ""), ("apns-topic: {{bundle}}.push-type.liveactivity", ""),
      ("apns-topic: {{bundle}}type.liveactivity", ""), ("apns-topic: a.{{rest}}", ""),
      ("apns-topic: {{bundle}}.liveactivity.", "topic-invalid"), ("apns-topic: {{bundle}}.voip", "topic-invalid"),
      ("apns-priority: {{p}}", ""), ("apns-priority: 1{{p}}", ""), ("apns-expiration: {{e}}", ""),
      ("apns-id: {{$guid}}", ""), ("apns-collapse-id: {{x}}", ""), ("authorization: {{a}}", ""),
      ("authorization: bearer {{a}}", ""), ("authorization: Basic {{a}}", "authorization-invalid"),
      ("{{headers}}", ""), ("apns-push-type: {{type}}", ""),
    ])
  func variables(header: String, rule: String) {
    let name = header.split(separator: ":")[0]
    let others = Self.headers.split(separator: "\n").filter { !$0.hasPrefix(name) }.joined(separator: "\n")
    let text = "POST https://{{host}}/3/device/{{token}}\n\(others)\n\(header)\n\n\(Self.update)"
    let rules = Self.findings("a.http", text).joined().map { String($0.split(separator: " ")[1]) }
    #expect(rules == (rule.isEmpty ? [] : [rule]))
  }

  @Test(
    "A path with variables is wrong where no value could make it right",
    arguments: [
      ("{{url}}", true), ("{{base}}/device/{{token}}", true), ("https://h/3/device/{{token}}", true),
      ("https://h/{{version}}/device/{{token}}", true), ("https://h/3/device/zz{{token}}", false),
      ("https://h/3/devices/{{token}}", false), ("https://h/3/device/{{token}}/x", false),
      ("https://h/4/broadcasts/apps/{{bundle}}.push-type.liveactivity", false),
      ("https://my.service/push/{{token}}", true),
    ])
  func paths(url: String, isRight: Bool) {
    let channel = "apns-channel-id: VHJhbQ==\napns-priority: 5\napns-expiration: 0"
    let headers = url.contains("broadcasts") ? "apns-push-type: liveactivity\n\(channel)" : Self.headers
    let rules = Self.findings("a.http", "POST \(url)\n\(headers)\n\n\(Self.update)").joined()
    #expect(rules.map { String($0.split(separator: " ")[1]) } == (isRight ? [] : ["path-invalid"]), "\(rules)")
  }

  @Test("No header is missing where others come from a file, or where APNs is not the one who gets it")
  func otherHeaders() {
    let url = "https://api.push.apple.com/3/device/ab"
    #expect(Self.findings("a.sh", "curl -H @headers.txt -d '\(Self.update)' \(url)") == [[]])
    #expect(Self.findings("a.sh", "curl $OPTIONS -d '\(Self.update)' \(url)") == [[]])
    #expect(Self.findings("a.sh", "curl -d '\(Self.update)' https://push.example.com/send") == [[]])
    #expect(Self.findings("a.sh", "curl -d '\(Self.update)' \(url)").joined().count == 2)
  }

  @Test(
    "What is no push to a Live Activity is left alone",
    arguments: [
      "```json\n{\"aps\": {\"alert\": \"Hello\"}}\n```", "```json\n{\"event\": \"update\", \"content-state\": {}}\n```",
      "```json\n{\"aps\": {\"event\": \"update\", \"timestamp\": 1, \"content-state\": {…}}}\n```",
      "```sh\ncurl -H 'apns-topic: a' -H 'apns-push-type: alert' -d '{\"aps\":{\"alert\":\"x\"}}' https://h/3/device/ab\n```",
      "```sh\ncurl -d '{\"push-type\": \"LiveActivity\"}' -H 'apns-request-id: x' https://h:2196/1/apps/a/channels\n```",
      "```json\n{\"name\": \"content-state\"}\n```", "No code at all",
    ])
  func others(text: String) {
    #expect(Self.findings("a.md", text) == [])
  }

  @Test("What is meant as a push and has no aps is reported all the same")
  func misspelt() {
    #expect(Self.findings("a.md", "```json\n{\"APS\": {\(Self.state)}}\n```") == [["2:2 aps-missing /aps"]])
    #expect(
      Self.findings("a.md", "```json\n{\"aps\": {\(Self.state),}}\n```").joined().contains {
        $0.contains(" json-syntax ")
      })
  }

  @Test("A body in another file is checked there, as the request sends it")
  func bodyFile() {
    let files = ["end.json": #"{"aps": {"timestamp": 1, "event": "start", \#(Self.state)}}"#, "x.bin": "?"]
    let channel = "apns-push-type: liveactivity\napns-channel-id: VHJhbQ==\napns-priority: 5\napns-expiration: 0"
    let text = { (file: String) in "POST /4/broadcasts/apps/a\n\(channel)\n\n< \(file)" }
    let reports = Self.findings("a.http", text("end.json"), files: files)
    #expect(reports.count == 2 && reports[0].isEmpty)
    #expect(reports.last?.contains("1:35 channel-start /aps/event") == true, "\(reports)")
    #expect(Self.findings("a.http", text("nowhere.json"), files: files) == [[]])
    #expect(Self.findings("a.sh", "curl -d @{{x}} https://h/3/device/ab", files: files) == [])
  }

  @Test("Placeholders may hold quotes and stand for a part of a value")
  func placeholders() throws {
    for (value, isOK) in [
      (#"'"$(date "+%s")"'"#, true), (#""'"$(date "+%s")"'""#, true), (#"'$T'000"#, true), (#"1'$T'"#, true),
      (#"-'$T'"#, true), (#""a'$T'b\"c""#, true), (#""a'$T"#, false),
    ] {
      let text =
        #"curl https://h/3/device/ab -H @h -d '{"aps": {"event": "update", "timestamp": 1796115600, "content-state": {"stop": "x", "minutes": \#(value)}}}'"#
      let findings = Self.findings("a.sh", text).joined()
      #expect(findings.isEmpty == isOK, "\(value): \(findings)")
    }
  }

  @Test("The report knows the line of its push")
  func lines() {
    let linter = Linter(models: [Self.model])
    let text = "# A\n\n```json\n\(Self.update)\n```\n```json\n\n\(Self.update)\n```"
    #expect(linter.checkPushes(in: SourceFile(path: "a.md", text: text)).map(\.line) == [4, 8])
    #expect(linter.checkPushes(in: SourceFile(path: "a.json", text: text)).map(\.line) == [1])
  }
}
