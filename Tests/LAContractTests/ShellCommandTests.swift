import Testing

@testable import LAContract

@Suite struct ShellCommandTests {
  static let cases = [
    ReaderCase(
      name: "Apple's own command line",
      input: """
        curl -v --header "apns-topic: ${TOPIC}.push-type.liveactivity" \\
          -H'apns-push-type: liveactivity' --header=apns-priority:10 \\
          --header "authorization: bearer $AUTHENTICATION_TOKEN" \\
          --data '{"aps":{"timestamp":'$(date +%s)',"event":"update"}}' \\
          --http2 https://${APNS_HOST_NAME}/3/device/$DEVICE_TOKEN
        """,
      dump: """
        path /3/device/⟨$DEVICE_TOKEN⟩
        apns-topic: ⟨${TOPIC}⟩.push-type.liveactivity
        apns-push-type: liveactivity
        apns-priority: 10
        authorization: bearer ⟨$AUTHENTICATION_TOKEN⟩
        body {"aps":{"timestamp":⟨$(date +%s)⟩,"event":"update"}}
        """,
      places: [
        "update": "4:54-4:60", "liveactivity": "1:50-1:62", "bearer": "3:28-3:34", "$DEVICE_TOKEN": "5:46-5:59",
      ]),
    ReaderCase(
      name: "a payload in a variable stands where it is set",
      input: """
        #!/bin/bash
        set -euo pipefail
        TOKEN=${1:?usage}
        PAYLOAD='{
          "aps": {}
        }'
        if [ -n "$TOKEN" ]; then
          RESPONSE=$(curl -s -o /dev/null -w '%{http_code}' -X POST -d "$PAYLOAD" "https://h/3/device/$TOKEN")
        fi
        """,
      dump: """
        path /3/device/⟨$TOKEN⟩
        body {
          "aps": {}
        }
        """, places: ["aps": "5:4-5:7"]),
    ReaderCase(
      name: "files",
      input: """
        curl -sSd@push.json h/3/device/a
        curl --data-binary @"$DIR/push.json" --url https://h/3/device/b -X POST
        curl -d "$(cat push.json)" h/3/device/c
        P=$(<p.json); curl --data-raw "$P" h/3/device/d
        cat push.json | curl -d @- h/3/device/e
        curl -d @- h/3/device/f < in.json
        """,
      dump: """
        path /3/device/a
        file push.json

        path /3/device/b
        file ⟨$DIR⟩/push.json

        path /3/device/c
        file push.json

        path /3/device/d
        file p.json

        path /3/device/e
        file push.json

        path /3/device/f
        file in.json
        """),
    ReaderCase(
      name: "standard input",
      input: """
        curl -d @- h/3/device/a <<EOF
        {"aps":{"timestamp":$(date +%s)}}
        EOF
        cat <<'EOF' | curl --json @- h/3/device/b
        {"aps":{"c":"$X"}}
        EOF
        echo '{"aps":{"d":1}}' | sudo /usr/bin/curl -d @- h/3/device/c
        printf '%s' "{\\"aps\\":{\\"e\\":1}}" | curl -d @/dev/stdin h/3/device/d
        jq . push.json | curl -d @- h/3/device/e
        curl -d @- h/3/device/f <<<'{"aps":{"g":1}}'
        """,
      dump: """
        path /3/device/a
        body {"aps":{"timestamp":⟨$(date +%s)⟩}}


        path /3/device/b
        body {"aps":{"c":"$X"}}


        path /3/device/c
        body {"aps":{"d":1}}

        path /3/device/d
        body {"aps":{"e":1}}

        path /3/device/e
        body ⟨@-⟩

        path /3/device/f
        body {"aps":{"g":1}}
        """,
      places: ["\"e\"": "8:24-8:29", "\"c\"": "5:9-5:12", "\"d\"": "7:15-7:18"]),
    ReaderCase(
      name: "options with values, joined data, several requests",
      input: """
        curl -o out -u a:b --cert c.pem --retry 3 -m5 --connect-timeout 5 -d '{"aps":1' -d '"b"' h/3/device/a \\
          --next -vX POST --json '{"aps":' --json '{}}' -- h/3/device/b
        """,
      dump: """
        path /3/device/a
        body {"aps":1&"b"

        path /3/device/b
        body {"aps":{}}
        """, places: ["{}}": "2:44-2:47"]),
    ReaderCase(
      name: "headers that nobody can see",
      input: """
        curl "${HEADERS[@]}" -H "$AUTH" -H @headers.txt -H 'apns-id:' -H 'X-Empty;' -H 'nonsense' $URL $MORE -d '{"aps":{}}'
        """,
      dump: """
        path ⟨$URL⟩
        ⟨$AUTH⟩: 
        ⟨@headers.txt⟩: 
        X-Empty: 
        ⟨${HEADERS[@]}⟩: 
        ⟨$MORE⟩: 
        body {"aps":{}}
        """),
    ReaderCase(
      name: "options in a variable",
      input: "O='-s -H x:y'\nP='{\"aps\": 1}'\ncurl $O -d $P h/3/device/a",
      dump: "path /3/device/a\n⟨-s -H x:y⟩: \nbody {\"aps\": 1}"),
    ReaderCase(
      name: "placeholders of documents",
      input: """
        $ curl -H 'apns-topic: <bundle-id>.push-type.liveactivity' \\
          -d '{"aps":{"timestamp":{{now}}}}' https://api.push.apple.com/3/device/<token>
        % FOO=1 curl -d @<(jq . x) https://api.push.apple.com/3/device/{token}
        """,
      dump: """
        path /3/device/⟨<token>⟩
        apns-topic: ⟨<bundle-id>⟩.push-type.liveactivity
        body {"aps":{"timestamp":⟨{{now}}⟩}}

        path /3/device/⟨{token}⟩
        body ⟨@<(jq . x)⟩
        """),
    ReaderCase(
      name: "other services and other programs",
      input: """
        curl https://example.com/v1/users -d '{"name":"x"}'
        curl
        curl -d
        echo curl https://h/3/device/a
        wget https://h/3/device/a
        # curl https://h/3/device/a
        """, dump: ""),
    ReaderCase(
      name: "a Firebase request is known by its body",
      input: #"curl -H "Authorization: Bearer $T" -d "{\"message\":{\"apns\":{\"payload\":{\"aps\":{}}}}}" "$U""#,
      dump: #"""
        path ⟨$U⟩
        Authorization: Bearer ⟨$T⟩
        body {"message":{"apns":{"payload":{"aps":{}}}}}
        """#, places: ["\"aps\"": "1:77-1:84"]),
  ]

  @Test(arguments: cases) func `curl commands are read as curl reads them`(example: ReaderCase) {
    example.check(ShellCommand.requests(in: SourceFile(path: "file", text: example.input)))
  }

  @Test func `a request knows where it stands`() {
    let file = SourceFile(path: "file", text: "a; curl \\\n h/3/device/a | b\n")
    #expect(ShellCommand.requests(in: file).map { file.text($0.range) } == ["curl \\\n h/3/device/a "])
  }

  @Test(arguments: cases) func `no bytes make it trap or point outside the file`(example: ReaderCase) {
    expectMappedInside(example.input, replacing: "'\"\\$`(){}<>|;#=@-\n ") { ShellCommand.requests(in: $0) }
  }
}
