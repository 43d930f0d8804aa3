import Testing

@testable import LAContract

/// expo-widgets: the state that a team means is JSON text in `props`.
@Suite("Props of expo-widgets")
struct WidgetPropsTests {
  private static let state = "struct LoafAttributes: ActivityAttributes { struct ContentState: Codable { var n: Int } }"

  private func outcome(_ contentState: String, model: String) -> String {
    let report = CheckTable.report(
      payload: CheckTable.expand(#"{"aps": {"event": "update", @time, "content-state": \#(contentState)}}"#),
      model: model)
    let verdict = report.contentStateDecodes.map(String.init) ?? "nil"
    return ([verdict] + report.findings.map { "\($0.rule.id) \($0.pointer ?? "–")" }).joined(separator: ", ")
  }

  @Test(
    "The props are decoded as the model's content state, unless that has props itself",
    arguments: [
      (#"{"name": "Loaf", "props": "{\"n\": 1}"}"#, state, "true"),
      (#"{"name": "Loaf", "props": "{\"n\": \"1\"}"}"#, state, "false, type-mismatch /aps/content-state/props"),
      (#"{"name": "Loaf", "props": "{}"}"#, state, "false, missing-key /aps/content-state/props"),
      // Text that is no JSON, and a state of another form, are not taken for it.
      (
        #"{"name": "Loaf", "props": "n=1"}"#, state,
        "false, missing-key /aps/content-state/n, unknown-key /aps/content-state/name, unknown-key /aps/content-state/props"
      ),
      (
        #"{"name": "Loaf", "props": "{\"n\": 1}"}"#,
        "struct LiveActivityAttributes: ActivityAttributes { struct ContentState: Codable { var name: String; var props: String } }",
        "true"
      ),
    ])
  func props(contentState: String, model: String, expected: String) {
    #expect(outcome(contentState, model: model) == expected)
  }

  @Test("A start names the attributes type of expo-widgets, which has no members")
  func start() {
    let payload = #"""
      {"aps": {"event": "start", @time, "alert": {"title": "T", "body": "B"}, "attributes": {},
        "attributes-type": "LiveActivityAttributes", "content-state": {"name": "Loaf", "props": "{\"n\": 1}"}}}
      """#
    let report = CheckTable.report(payload: CheckTable.expand(payload))
    #expect(report.findings.isEmpty && report.contentStateDecodes == true && report.attributesDecode == nil)
  }
}
