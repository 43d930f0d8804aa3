import Testing

@testable import LAContract

@Suite struct MarkdownFileTests {
  static let cases = [
    ReaderCase(
      name: "blocks of each kind",
      input: """
        # Pushes

        ```bash title="send"
        curl https://h/3/device/$T \\
          -d '{"aps":{"a":1}}'
        ```

        ~~~~ json
        {
          "aps": { "b": {{now}} }
        }
        ~~~
        ~~~~

        ```http
        POST /3/device/{{t}}

        {"aps":{"c":1}}
        ###
        POST /3/device/u
        ```

        ```
        {"content-state":{}}
        ```
           ```
           $ curl h/3/device/d
           ```
        """,
      dump: """
        path /3/device/⟨$T⟩
        body {"aps":{"a":1}}

        path -
        body {
          "aps": { "b": ⟨{{now}}⟩ }
        }
        ~~~

        path /3/device/⟨{{t}}⟩
        body {"aps":{"c":1}}

        path /3/device/u

        path -
        body {"content-state":{}}

        path /3/device/d
        """,
      places: ["\"a\"": "5:15-5:18", "\"b\"": "10:12-10:15", "\"c\"": "18:9-18:12", "/3/device/d": "27:12-27:23"]),
    ReaderCase(
      name: "lists and quotations",
      input: """
        1. First

           ```sh
           curl h/3/device/a \\
             -d '{"aps":
           {"a":1}}'
           ```

             - deeper
             
               ```json
               {"aps":
                 {"b":1}}
               ```
        > > ```json
        > > {"aps":
        >>  {"c":1}}
        > > ```
        > ```json
        > {"aps":{"d":1}}
        after
        ```json
        {"aps":{"e":1}}
        """,
      dump: """
        path /3/device/a
        body {"aps":
        {"a":1}}

        path -
        body {"aps":
          {"b":1}}

        path -
        body {"aps":
         {"c":1}}

        path -
        body {"aps":{"d":1}}

        path -
        body {"aps":{"e":1}}
        """,
      places: ["\"a\"": "6:5-6:8", "\"b\"": "13:11-13:14", "\"c\"": "17:6-17:9", "\"d\"": "20:11-20:14"]),
    ReaderCase(
      name: "what is no block of ours",
      input: """
        `{"aps":{}}` and ```{"aps":{}}```

            ```json
            {"aps":{}}
            ```

        <!-- a comment
        ```json
        {"aps":{}}
        ```
        -->
        <!-- one line -->

        ```swift
        let json = #"{"aps":{}}"#
        ```

        ```json
        {"name": 1}
        ```

        ```json
        [{"aps":{}}]
        ```
        """, dump: ""),
    ReaderCase(
      name: "an unclosed fence runs to the end", input: "```json\r\n{\"aps\":\r\n{}}\r\n",
      dump: "path -\nbody {\"aps\":\r\n{}}", places: ["{}}": "3:1-3:4"]),
    ReaderCase(
      name: "attributes of Pandoc", input: "``` {.JSON .copy}\n{\"aps\":{}}\n```", dump: "path -\nbody {\"aps\":{}}"),
    ReaderCase(
      name: "comments of jsonc",
      input: "```jsonc\n// a push\n{\"aps\": /* all\n */ {\"url\":\"//x\\\"/*\"}} // end\n// more\n```",
      dump: "path -\nbody {\"aps\":  {\"url\":\"//x\\\"/*\"}}", places: ["url": "4:7-4:10"]),
    ReaderCase(
      name: "a payload set in a quotation", input: "> ```sh\n> P='{\n> \"aps\":1}'\n> curl x -d \"$P\"\n> ```",
      dump: "path -\nbody {\n\"aps\":1}", places: ["aps": "3:4-3:7"]),
  ]

  @Test(arguments: cases) func `fenced blocks are read by their language`(example: ReaderCase) {
    example.check(MarkdownFile.requests(in: SourceFile(path: "file", text: example.input)))
  }

  @Test(arguments: cases) func `no bytes make it trap or point outside the file`(example: ReaderCase) {
    expectMappedInside(example.input, replacing: "`~><-{\"\\\n ") { MarkdownFile.requests(in: $0) }
  }

  @Test(arguments: [">", "- ", "```\n", "> ```\n", "<!--", "~~~", "1. "])
  func `nothing nests without end`(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    #expect(MarkdownFile.requests(in: SourceFile(path: "file", text: text)).isEmpty)
  }
}
