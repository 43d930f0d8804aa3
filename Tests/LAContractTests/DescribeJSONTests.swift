import Testing

@testable import LAContract

@Suite("Describe as JSON")
struct DescribeJSONTests {
  @Test("JSON is the whole contract")
  func json() throws {
    let source = SourceFile(
      path: "A.swift",
      text: """
        struct A: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            /// How far.
            var level: Level?
            var stops: [Stop]
          }
          enum Level: Int, Codable { case low = 1 }
        }
        """)
    #expect(
      try Linter(models: [source]).contractDocument == #"""
        {
          "contracts" : [
            {
              "attributes" : "any",
              "attributesType" : "A",
              "contentState" : {
                "type" : "ContentState"
              },
              "findings" : [
                {
                  "message" : "'stops' has the type 'Stop', which the given sources do not declare, so its values are not checked; add its file with --model",
                  "place" : {
                    "column" : 17,
                    "endColumn" : 21,
                    "endLine" : 5,
                    "line" : 5,
                    "path" : "A.swift"
                  },
                  "rule" : "model-unresolved-type"
                }
              ],
              "place" : {
                "column" : 8,
                "endColumn" : 9,
                "endLine" : 1,
                "line" : 1,
                "path" : "A.swift"
              },
              "types" : {
                "ContentState" : {
                  "kind" : "object",
                  "members" : [
                    {
                      "documentation" : "How far.",
                      "key" : "level",
                      "mayBeAbsent" : true,
                      "mayBeNull" : true,
                      "place" : {
                        "column" : 9,
                        "endColumn" : 14,
                        "endLine" : 4,
                        "line" : 4,
                        "path" : "A.swift"
                      },
                      "shape" : {
                        "type" : "Level"
                      },
                      "swiftType" : "Level?"
                    },
                    {
                      "key" : "stops",
                      "mayBeAbsent" : false,
                      "mayBeNull" : false,
                      "place" : {
                        "column" : 9,
                        "endColumn" : 14,
                        "endLine" : 5,
                        "line" : 5,
                        "path" : "A.swift"
                      },
                      "shape" : {
                        "array" : "unknown"
                      },
                      "swiftType" : "[Stop]"
                    }
                  ],
                  "name" : "ContentState"
                },
                "Level" : {
                  "cases" : [
                    {
                      "name" : "low",
                      "place" : {
                        "column" : 35,
                        "endColumn" : 38,
                        "endLine" : 7,
                        "line" : 7,
                        "path" : "A.swift"
                      },
                      "rawValue" : 1
                    }
                  ],
                  "kind" : "enum",
                  "name" : "Level",
                  "place" : {
                    "column" : 8,
                    "endColumn" : 13,
                    "endLine" : 7,
                    "line" : 7,
                    "path" : "A.swift"
                  },
                  "rawType" : "Int"
                }
              }
            }
          ],
          "version" : 1
        }

        """#)
  }
}
