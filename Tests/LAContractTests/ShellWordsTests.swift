import Testing

@testable import LAContract

@Suite struct ShellWordsTests {
  /// Programs on lines, words in […], a here-document behind `<<`, a file behind `<`, a pipe as `|`.
  private func dump(_ programs: [ShellProgram]) -> String {
    programs.map { program in
      var parts = program.words.map { "[\($0.text.marked)]" }
      if let input = program.input { parts.append("<<\(input.marked)") }
      if let path = program.inputPath { parts.append("<\(path.marked)") }
      if let index = program.pipedFrom { parts.append("|\(index)") }
      return parts.joined(separator: " ")
    }.joined(separator: "\n")
  }

  private func programs(_ text: String) -> [ShellProgram] {
    ShellWords.programs(in: MappedText(SourceFile(path: "file", text: text)))
  }

  @Test(arguments: [
    (#"a 'b c' "d e" f\ g"#, "[a] [b c] [d e] [f g]"),
    (#"'it'\''s' "a\"b\\c\$d\`e\f" \"x"#, #"[it's] [a"b\c$d`e\f] ["x]"#),
    ("a \\\n  b\\\nc \"d\\\ne\" 'f\\\ng'", "[a] [bc] [de] [f\\\ng]"),
    ("a \\\r\n b", "[a] [b]"),
    (#"$'a\'b\n\x41\u00e9\101\q\\'"#, "[a'b\nAéA\\q\\]"),
    (#"$'\U0001F600\uD800\x'"#, "[😀\u{FFFD}\\x]"),
    ("a # b\nc#d #e", "[a]\n[c#d]"),
    ("a;b&&c||d&e", "[a]\n[b]\n[c]\n[d]\n[e]"),
    ("a|b |\n c |& d", "[a]\n[b] |0\n[c] |1\n[d] |2"),
    ("(a; b) | c", "[a]\n[b]\n[c]"),
    ("if a; then b; else { c; }; fi", "[a]\n[b]\n[c]\n\n[fi]"),
    ("a >out 2>&1 <in &>all b>|c", "[a] [b] <in"),
    ("a '' \"\"", "[a] [] []"), ("a \\", "[a] [\\]"),
  ]) func `words are split and quotes removed`(text: String, expected: String) {
    #expect(dump(programs(text)) == expected)
  }

  @Test(arguments: [
    (#"a $B "${B}" $1 x$@ $"y" $ "$" $%"#, "[a] [⟨$B⟩] [⟨${B}⟩] [⟨$1⟩] [x⟨$@⟩] [y] [$] [$] [$%]"),
    (#"a ${B:-x} "${B:-${C}}}" ${#B}"#, "[a] [⟨${B:-x}⟩] [⟨${B:-${C}}⟩}] [⟨${#B}⟩]"),
    (#"a $(b "$(c ')')") `d \` e` f"#, "[c] [)]\n[b] [⟨$(c ')')⟩]\n[a] [⟨$(b \"$(c ')')\")⟩] [⟨`d \\` e`⟩] [f]"),
    ("a $((1 + (2))) b", "[a] [⟨$((1 + (2)))⟩] [b]"),
    ("a @<(b c) d", "[b] [c]\n[a] [@⟨<(b c)⟩] [d]"),
    ("a h/<token>/x b<c", "[a] [h/⟨<token>⟩/x] [b] <c"),
    ("B=1; a $B '$B' \"${B}2\" $BC", "[B=1]\n[a] [1] [$B] [12] [⟨$BC⟩]"),
    ("export B='x y' C=$B; a $B $C", "[export] [B=x y] [C=⟨$B⟩]\n[a] [x y] [⟨$C⟩]"),
    ("B=x\nB+=y\nC=\"[$B$D]\"\na $C", "[B=x]\n[B+=y]\n[C=[xy⟨$D⟩]]\n[a] [[xy⟨$D⟩]]"),
    ("B=1 c $B; B=; a $B", "[B=1] [c] [⟨$B⟩]\n[B=]\n[a] [⟨$B⟩]"),
    ("B=1\nread B\na $B", "[B=1]\n[read] [B]\n[a] [⟨$B⟩]"),
    ("B=(1 2); a ${B[@]}", "[B=]\n[1] [2]\n[a] [⟨${B[@]}⟩]"),
    ("if x; then B=1; fi; a $B", "[x]\n[B=1]\n[fi]\n[a] [1]"),
    ("'B'=1; a $B", "[B=1]\n[a] [⟨$B⟩]"),
  ]) func `variables and commands are known or marked`(text: String, expected: String) {
    #expect(dump(programs(text)) == expected)
  }

  @Test(arguments: [
    ("a <<EOF b\nx $C\\$D \"q\"\nEOF\nc", "[a] [b] <<x ⟨$C⟩$D \"q\"\n\n[c]"),
    ("a <<'EOF'\n$C\\$\nEOF\n", "[a] <<$C\\$\n"),
    ("a <<-\"E F\" | b\n\t\tx\n\ty\n\tE F\nc", "[a] <<x\ny\n\n[b] |0\n[c]"),
    ("a <<A <<B\n1\nA\n2\nB\n", "[a] <<2\n"),
    ("a <<< \"x $Y\"", "[a] <<x ⟨$Y⟩"),
    ("P=$(cat <<E\n{\n}\nE\n)\na \"$P\"", "[cat] <<{\n}\n\n[P={\n}]\n[a] [{\n}]"),
    ("read -r -d '' P <<E || true\nx\nE\na $P", "[read] [-r] [-d] [] [P] <<x\n\n[true]\n[a] [x]"),
    ("a <<E\n$(cat <<F\n1\nF\n)\nE\n", "[a] <<1\n\n[cat] <<1\n"),
    ("a <<E\r\nx\r\nE\r\nb", "[a] <<x\r\n\n[b]"),
    ("a <<E", "[a]"), ("a <<", "[a]"),
  ]) func `here-documents are read and expanded`(text: String, expected: String) {
    #expect(dump(programs(text)) == expected)
  }

  @Test func `each byte leads back to its place`() {
    let text = "P='{\"a\":1}'\nx \"$P\" \"\\\"b\\\"\" $'\\u00e9' \\\n c"
    let file = SourceFile(path: "file", text: text)
    let words = ShellWords.programs(in: MappedText(file))[1].words.map(\.text)
    #expect(words[1].place(of: "1}", in: file) == "1:9-1:11")
    #expect(words[2].place(of: "\"b\"", in: file) == "2:9-2:14")
    #expect(words[3].place(of: "é", in: file) == "2:18-2:24")
    #expect(words[4].place(of: "c", in: file) == "3:2-3:3")
  }

  @Test(arguments: ["$(", "\"$(", "${", "$((", "`", "'", "\"", "(", "<<A\n", "<(", "$'", "<<A $(", "a|", "a=$a$a;"])
  func `nothing nests or grows without end`(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    #expect(programs(text).count <= 40_000)
  }

  @Test func `values made of values do not grow without end`() {
    var text = "A0=\(String(repeating: "x", count: 1000))\n"
    for index in 1...40 { text += "A\(index)=$A\(index - 1)$A\(index - 1)\n" }
    #expect(programs(text).count == 41)
  }
}
