import Testing

@testable import LAContract

@Suite struct HTTPFileTests {
  static let cases = [
    ReaderCase(
      name: "several requests with variables, comments and a name",
      input: """
        @host = api.sandbox.push.apple.com
        @topic=com.example.Courier.push-type.liveactivity

        ### Arrival
        # @name arrival
        // a comment
        POST https://{{host}}:443/3/device/{{token}} HTTP/2
        apns-topic: {{topic}}
        # apns-priority: 5
        apns-push-type: liveactivity
        authorization: bearer {{jwt}}

        {
          "aps": { "timestamp": {{$timestamp}} }
        }


        ### Another service
        GET https://example.com/status

        ###
        POST /4/broadcasts/apps/com.example.Courier HTTP/2
        apns-channel-id:

        {"aps":{}}
        """,
      dump: """
        path /3/device/⟨{{token}}⟩
        apns-topic: com.example.Courier.push-type.liveactivity
        apns-push-type: liveactivity
        authorization: bearer ⟨{{jwt}}⟩
        body {
          "aps": { "timestamp": ⟨{{$timestamp}}⟩ }
        }

        path /4/broadcasts/apps/com.example.Courier
        apns-channel-id: 
        body {"aps":{}}
        """,
      places: [
        "Courier.push-type": "8:13-8:22", "liveactivity\n": "nowhere", "timestamp\"": "14:13-14:23",
        "{{token}}": "7:36-7:45", "{{jwt}}": "11:23-11:30",
      ].filter { $0.value != "nowhere" }),
    ReaderCase(
      name: "query lines, path lines and a plain URL",
      input: """
        https://api.push.apple.com
            /3/device/abc
            ?a=1
            &b=2 HTTP/2
        apns-id: 1
        """,
      dump: """
        path /3/device/abc
        apns-id: 1
        """, places: ["/3/device": "2:5-2:14"]),
    ReaderCase(
      name: "a body in another file",
      input: """
        POST https://h/3/device/a
        apns-topic: t

        < ./{{name}}.json
        ###
        POST https://h/3/device/b

        <@utf8 push.json

        """,
      dump: """
        path /3/device/a
        apns-topic: t
        file ./⟨{{name}}⟩.json

        path /3/device/b
        file push.json
        """, places: ["push.json": "8:8-8:17"]),
    ReaderCase(
      name: "a file within a body is an unknown part of it",
      input: "POST /3/device/a\n\n{\"aps\":\n< aps.json\n}\n",
      dump: "path /3/device/a\nbody {\"aps\":\n⟨< aps.json⟩\n}"),
    ReaderCase(
      name: "scripts, redirections and references are not sent",
      input: """
        < {%
          request.variables.set("token", "###")
          POST
        %}
        POST /3/device/a
        apns-priority: 5

        {"aps":
        // not sent either

        {}}

        > {% client.test("ok", () => {}) %}
        > handler.js
        >> kept.json
        <> 2024-01-01.200.json
        HTTP/2 200 OK
        apns-id: x
        """,
      dump: """
        path /3/device/a
        apns-priority: 5
        body {"aps":

        {}}
        """, places: ["{}}": "11:1-11:4"]),
    ReaderCase(
      name: "variables of variables, redefined and unknown",
      input: """
        @token = {{secret}}00
        @path = /3/device/{{token}}
        @escaped = a\\nb
        POST {{base}}{{path}}
        apns-topic: {{escaped}}

        ###
        @token = ff
        POST {{base}}/device/{token}
        apns-topic: {{ token }}
        {{headers}}
        """,
      dump: """
        path /3/device/⟨{{secret}}⟩00
        apns-topic: ⟨{{escaped}}⟩

        path ⟨{{base}}⟩/device/⟨{token}⟩
        apns-topic: ff
        ⟨{{headers}}⟩: 
        """, places: ["/3/device/": "4:14-4:22", "ff": "10:13-10:24"]),
    ReaderCase(
      name: "CR LF",
      input: "### x\r\nPOST /3/device/a HTTP/2\r\napns-id: 1\r\n  2\r\n\r\n{\r\n\"aps\":{}}\r\n\r\n",
      dump: "path /3/device/a\napns-id: 1 2\nbody {\r\n\"aps\":{}}", places: ["aps": "7:2-7:5"]),
    ReaderCase(
      name: "a curl command in place of a request",
      input: "###\ncurl https://h/3/device/a \\\n -d '{\"aps\":{}}'\n###\nGET /\n",
      dump: "path /3/device/a\nbody {\"aps\":{}}", places: ["aps": "3:8-3:11"]),
    ReaderCase(name: "a byte order mark", input: "\u{FEFF}###\nGET /3/device/a", dump: "path /3/device/a"),
    ReaderCase(name: "nothing", input: "", dump: ""),
    ReaderCase(name: "separators only", input: "###\n###", dump: ""),
  ]

  @Test(arguments: cases) func `requests are read as the HTTP clients read them`(example: ReaderCase) {
    example.check(HTTPFile.requests(in: SourceFile(path: "file", text: example.input)))
  }

  @Test func `a request knows where it stands`() {
    let file = SourceFile(path: "file", text: "### a\n\nPOST /3/device/a\n\n{}\n\n###\n")
    #expect(HTTPFile.requests(in: file).map { file.text($0.range) } == ["POST /3/device/a\n\n{}"])
  }

  @Test(arguments: cases) func `no bytes make it trap or point outside the file`(example: ReaderCase) {
    expectMappedInside(example.input, replacing: "{}<>@#/:?=%\n \r") { HTTPFile.requests(in: $0) }
  }

  @Test func `values made of values do not grow without end`() {
    var text = "@a0 = \(String(repeating: "x", count: 1000))\n"
    for index in 1...40 { text += "@a\(index) = {{a\(index - 1)}}{{a\(index - 1)}}\n" }
    text += "POST /3/device/{{a40}}\n"
    #expect(HTTPFile.requests(in: SourceFile(path: "file", text: text)).count == 1)
  }
}
