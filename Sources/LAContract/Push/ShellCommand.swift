/// Requests that a shell script sends with `curl`.
enum ShellCommand {
  static func requests(in file: SourceFile) -> [TextRequest] {
    requests(in: MappedText(textOf: file))
  }

  static func requests(in text: MappedText) -> [TextRequest] {
    let programs = ShellWords.programs(in: text)
    var templates = TemplateVariables(fileSize: text.bytes.count)
    var requests: [TextRequest] = []
    for program in programs {
      guard let arguments = curlArguments(of: program) else { continue }
      let input = CurlData(inputOf: program, among: programs)
      requests += CurlArguments.requests(
        arguments, input: input, range: program.range, templates: &templates)
    }
    return requests.filter(\.mightBePush).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The words behind `curl`, which may stand behind `sudo`, settings and the like.
  private static func curlArguments(of program: ShellProgram) -> ArraySlice<ShellWord>? {
    for (index, word) in program.words.enumerated() {
      if word.isCurl { return program.words[(index + 1)...] }
      let first = word.text.character(at: 0)
      let isSkipped = word.assignment != nil || first == "-" || first?.isDigit ?? false
      guard isSkipped || wrappers.contains(where: { word.equals($0) }) else { return nil }
    }
    return nil
  }

  private static let wrappers = ["sudo", "env", "command", "exec", "nohup", "time", "timeout", "xargs"]
}

extension ShellWord {
  fileprivate var isCurl: Bool {
    equals("curl") || equals("curl.exe") || text.bytes.suffix(5).elementsEqual("/curl".utf8)
  }
}

/// Where the bytes that `curl` sends come from.
enum CurlData {
  case text(MappedText)
  case file(MappedText)
  /// The text that stands for it in the script.
  case unknown(MappedText)
}

extension CurlData {
  /// What a program reads from standard input; nil where that is not known.
  init?(inputOf program: ShellProgram, among programs: [ShellProgram]) {
    if let path = program.inputPath {
      self = .file(path)
    } else if let input = program.input {
      self = .text(input)
    } else if let index = program.pipedFrom, programs.indices.contains(index) {
      self.init(outputOf: programs[index])
    } else {
      return nil
    }
  }

  /// What `echo`, `printf` and `cat` write in their simple forms.
  private init?(outputOf program: ShellProgram) {
    guard let name = program.words.first else { return nil }
    let arguments = program.words.dropFirst()
    if name.equals("cat") {
      if let path = arguments.first {
        guard arguments.count == 1, !path.equals("-") else { return nil }
        self = .file(path.text)
      } else if let path = program.inputPath {
        self = .file(path)
      } else if let input = program.input {
        self = .text(input)
      } else {
        return nil
      }
    } else if name.equals("echo") {
      let isFlag = { (word: ShellWord) in word.equals("-n") || word.equals("-E") }
      self.init(written: Array(arguments.drop(while: isFlag)))
    } else if name.equals("printf") {
      guard let format = arguments.first else { return nil }
      let isString = ["%s", "%s\\n", "%b"].contains { format.equals($0) }
      self.init(written: isString ? Array(arguments.dropFirst()) : [format])
      if !isString, format.text.contains("%") || format.text.contains("\\") { return nil }
    } else {
      return nil
    }
  }

  private init?(written words: [ShellWord]) {
    guard let first = words.first, !first.equals("-e") else { return nil }
    if words.count == 1, let file = first.file, first.text.isUnknown {
      self = .file(file)
      return
    }
    var text = MappedText()
    for word in words {
      if !text.bytes.isEmpty { text.append([UInt8(ascii: " ")], from: text.fileEnd..<text.fileEnd) }
      text.append(0..<word.text.bytes.count, of: word.text)
    }
    self = .text(text)
  }
}
