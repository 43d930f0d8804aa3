/// One word of a shell command, as the program gets it.
struct ShellWord: Sendable {
  var text = MappedText()
  /// How many bytes stand before the first quote or `$`; nil while there was none.
  ///
  /// `NAME=` is an assignment only in these.
  var unquotedCount: Int?
  /// The file whose content the whole word is: `"$(cat payload.json)"`.
  var file: MappedText?

  /// Whether a shell would make several words of it, since a variable with blanks stands outside of quotes.
  var isSplit = false

  func equals(_ string: String) -> Bool {
    text.bytes.elementsEqual(string.utf8)
  }
}

/// A program with its arguments and what it reads from standard input.
struct ShellProgram: Sendable {
  var words: [ShellWord] = []
  /// A here-document or here-string.
  var input: MappedText?
  /// The path in `< payload.json`.
  var inputPath: MappedText?
  /// The program, by its index, whose output it reads.
  var pipedFrom: Int?
  /// In the file.
  var range = 0..<0
}

/// Splits a shell script into programs and words, as POSIX and bash do, and follows variables that are set to plain texts.
///
/// ```
/// TOPIC=com.example.Courier.push-type.liveactivity
/// curl -H "apns-topic: $TOPIC" \
///   -d '{"aps":{}}' https://…        one program, words `curl` `-H` `apns-topic: com.example…` `-d` `{"aps":{}}` `https://…`
/// ```
///
/// Control structures are not understood: `then`, `do` and braces only separate.
struct ShellWords {
  private struct HereDocument {
    let delimiter: [UInt8]
    let isLiteral: Bool
    let stripsTabs: Bool
  }

  let text: MappedText
  var offset = 0
  /// Those that end before the ones around them stand first: in `a $(b)`, `b` does.
  var programs: [ShellProgram] = []
  var variables: [String: ShellWord] = [:]
  /// How many bytes variables may still add, so that values made of values cannot grow without end.
  var budget: Int
  /// How many `$(` and here-documents are open.
  var depth = 0
  private var openHereDocuments: [HereDocument] = []
  private var pendingHereDocuments: [(program: Int, document: HereDocument)] = []

  static let depthLimit = 16

  init(_ text: MappedText) {
    self.text = text
    budget = 65_536 + 8 * text.bytes.count
  }

  /// All programs of a script.
  static func programs(in text: MappedText) -> [ShellProgram] {
    var words = ShellWords(text)
    words.readPrograms(untilParenthesis: false)
    return words.programs
  }

  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    text.character(at: offset + distance)
  }

  /// How long the `\⏎` is that stands here, which a shell takes for nothing; 0 if there is none.
  var continuationLength: Int {
    guard peek() == "\\" else { return 0 }
    if peek(1) == "\n" { return 2 }
    return peek(1) == "\r" && peek(2) == "\n" ? 3 : 0
  }

  /// Reads to the end, or past the `)` that closes a `$(`.
  mutating func readPrograms(untilParenthesis: Bool) {
    var program = ShellProgram()
    var start = offset
    var nesting = 0
    while let character = peek() {
      if program.words.isEmpty { start = offset }
      switch character {
      case " ", "\t", "\r":
        offset += 1
      case "\\" where continuationLength > 0:
        offset += continuationLength
      case "#":
        while let inside = peek(), inside != "\n" { offset += 1 }
      case "\n":
        finish(&program, from: start)
        offset += 1
        readHereDocuments()
      case "&" where peek(1) == ">":
        offset += 1
      case ";", "&":
        finish(&program, from: start)
        program.pipedFrom = nil
        offset += 1
      case "|":
        let isPipe = peek(1) != "|"
        // Behind a `)`, more than the last program writes.
        let isProgram = !program.words.isEmpty
        finish(&program, from: start)
        program.pipedFrom = isPipe && isProgram ? programs.count - 1 : nil
        offset += isPipe && peek(1) != "&" ? 1 : 2
      case "(":
        finish(&program, from: start)
        nesting += 1
        offset += 1
      case ")":
        finish(&program, from: start)
        offset += 1
        if nesting == 0, untilParenthesis { return }
        nesting = max(0, nesting - 1)
      case "<" where peek(1) != "(", ">" where peek(1) != "(":
        readRedirection(&program)
      default:
        let word = readWord()
        // `2>`: the number belongs to the redirection.
        let isNumber = word.text.bytes.allSatisfy { Unicode.Scalar($0).isDigit } && !word.text.bytes.isEmpty
        if !isNumber || (peek() != "<" && peek() != ">") { program.words.append(word) }
      }
    }
    finish(&program, from: start)
  }

  private mutating func finish(_ program: inout ShellProgram, from start: Int) {
    let documents = openHereDocuments
    openHereDocuments = []
    guard !program.words.isEmpty || !documents.isEmpty || program.inputPath != nil else { return }
    program.range = text.fileRange(of: start..<offset)
    program.words.removeFirst(program.words.prefix { word in Self.keywords.contains { word.equals($0) } }.count)
    if depth == 0 { recordVariables(program) }
    pendingHereDocuments += documents.map { (program: programs.count, document: $0) }
    programs.append(program)
    program = ShellProgram()
  }

  private static let keywords = ["then", "do", "else", "if", "elif", "while", "until", "{", "}", "!", "time", "$", "%"]

  private mutating func readRedirection(_ program: inout ShellProgram) {
    let isInput = peek() == "<"
    offset += 1
    var isHereString = false
    var isHereDocument = false
    var stripsTabs = false
    if isInput, peek() == "<" {
      isHereString = peek(1) == "<"
      isHereDocument = !isHereString
      stripsTabs = isHereDocument && peek(1) == "-"
      offset += isHereString || stripsTabs ? 2 : 1
    } else {
      while let character = peek(), character == ">" || character == "&" || character == "|" { offset += 1 }
    }
    while let character = peek(), character == " " || character == "\t" { offset += 1 }
    guard let first = peek(), !endsWord(first) else { return }
    let start = offset
    let word = readWord()
    if isHereString {
      program.input = word.text
      program.inputPath = word.file
    } else if isHereDocument {
      // Any quote makes it literal; what it says is never expanded.
      let isLiteral = word.text.bytes.count != offset - start
      openHereDocuments.append(
        HereDocument(delimiter: word.text.bytes, isLiteral: isLiteral, stripsTabs: stripsTabs))
    } else if isInput {
      program.inputPath = word.text
    }
  }

  /// Reads the here-documents that were announced on the line before.
  private mutating func readHereDocuments() {
    let pending = pendingHereDocuments
    pendingHereDocuments = []
    for (index, document) in pending {
      var body = MappedText(offset..<offset, of: text)
      while peek() != nil {
        var start = offset
        while let character = peek(), character != "\n" { offset += 1 }
        let end = offset
        if peek() != nil { offset += 1 }
        while document.stripsTabs, start < end, text.character(at: start) == "\t" { start += 1 }
        let hasReturn = end > start && text.character(at: end - 1) == "\r"
        if text.bytes[start..<(hasReturn ? end - 1 : end)] == document.delimiter[...] { break }
        body.append(start..<offset, of: text)
      }
      if !document.isLiteral { body = expandedHereDocument(body) }
      programs[index].input = body
      if depth == 0 { recordInput(of: programs[index]) }
    }
  }
}
