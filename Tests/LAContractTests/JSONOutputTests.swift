import Testing

@testable import LAContract
@testable import la_lint

@Suite("JSON output")
struct JSONOutputTests {
  @Test("Every key is there, null where there is none")
  func report() throws {
    let payload = SourceFile(path: "a/payload.json", text: "{\n  \"é\": 1\n}")
    let model = SourceFile(path: "model.swift", text: "struct A {\n}")
    var results = Results(modelFindings: [
      Finding(
        rule: .modelSyntax, severity: .warning, message: "m", pointer: nil, location: .bytes(0..<12, in: model),
        notes: [])
    ])
    results.add(
      Linter.PayloadReport(
        path: "a/payload.json", event: "update", attributesType: "A", contentStateDecodes: true, attributesDecode: nil,
        findings: [
          Finding(
            rule: .unknownKey, severity: .error, message: "'é' is /\u{1B}", pointer: "/aps/é",
            location: .bytes(4..<8, in: payload),
            notes: [Note(message: "declared here", location: .bytes(7..<8, in: model))],
            fix: Fix([Edit(5..<7, "è".utf8), Edit(11..<11, " ".utf8)], isSafe: false)),
          Finding(
            rule: .jsonSyntax, severity: .note, message: "", pointer: nil, location: .bytes(0..<0, in: payload),
            notes: []),
        ], modelFindings: []))
    #expect(
      try JSONOutput.text(results) == #"""
        {
          "modelFindings" : [
            {
              "column" : 1,
              "endColumn" : 2,
              "endLine" : 2,
              "line" : 1,
              "message" : "m",
              "notes" : [

              ],
              "path" : "model.swift",
              "rule" : "model-syntax",
              "severity" : "warning"
            }
          ],
          "payloads" : [
            {
              "attributesDecode" : null,
              "attributesType" : "A",
              "contentStateDecodes" : true,
              "event" : "update",
              "findings" : [
                {
                  "column" : 3,
                  "endColumn" : 7,
                  "endLine" : 2,
                  "fix" : {
                    "edits" : [
                      {
                        "column" : 4,
                        "endColumn" : 6,
                        "endLine" : 2,
                        "line" : 2,
                        "replacement" : "è"
                      },
                      {
                        "column" : 10,
                        "endColumn" : 10,
                        "endLine" : 2,
                        "line" : 2,
                        "replacement" : " "
                      }
                    ],
                    "isSafe" : false
                  },
                  "line" : 2,
                  "message" : "'é' is /\u001b",
                  "notes" : [
                    {
                      "column" : 8,
                      "line" : 1,
                      "message" : "declared here",
                      "path" : "model.swift"
                    }
                  ],
                  "pointer" : "/aps/é",
                  "rule" : "unknown-key",
                  "severity" : "error"
                },
                {
                  "column" : 1,
                  "endColumn" : 1,
                  "endLine" : 1,
                  "fix" : null,
                  "line" : 1,
                  "message" : "",
                  "notes" : [

                  ],
                  "pointer" : null,
                  "rule" : "json-syntax",
                  "severity" : "note"
                }
              ],
              "path" : "a/payload.json"
            }
          ],
          "summary" : {
            "errors" : 1,
            "notes" : 1,
            "payloads" : 1,
            "warnings" : 1
          },
          "version" : 1
        }

        """#)
  }

  @Test("Quiet leaves out all but errors and counts everything")
  func quiet() throws {
    let file = SourceFile(path: "m", text: "")
    let findings = Severity.allCases.map {
      Finding(
        rule: .unknownKey, severity: $0, message: "is \($0)", pointer: nil, location: .bytes(0..<0, in: file), notes: []
      )
    }
    let text = try JSONOutput.text(Results(modelFindings: findings, lowestShown: .error))
    #expect(text.contains("is error") && !text.contains("is warning") && !text.contains("is note"))
    #expect(text.contains("\"warnings\" : 1"))
  }
}
