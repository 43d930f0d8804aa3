/// What the arguments of a `curl` command ask to send.
struct CurlArguments {
  private var url: MappedText?
  private var headers: [TextRequest.Header] = []
  /// Words like `$OPTIONS`: the URL if there is no other, or any options.
  private var unknownWords: [MappedText] = []
  /// `-d` joins its values with `&`, `--json` does not.
  private var data: [(data: CurlData, isJoined: Bool)] = []

  /// One request, or several where `--next` stands.
  static func requests(
    _ words: ArraySlice<ShellWord>, input: CurlData?, range: Range<Int>, templates: inout TemplateVariables
  ) -> [TextRequest] {
    var requests: [TextRequest] = []
    var current = CurlArguments()
    var areOptionsOver = false
    var index = words.startIndex
    while index < words.endIndex {
      let word = words[index]
      index += 1
      if word.isSplit {
        current.headers.append(TextRequest.Header(unknown: word.text))
        continue
      }
      guard !areOptionsOver, let option = CurlOption(word) else {
        current.add(word.text, templates: &templates)
        continue
      }
      var value = option.value
      if value == nil, option.takesValue, index < words.endIndex {
        value = words[index]
        index += 1
      }
      switch option.name {
      case "": areOptionsOver = true
      case "next":
        requests.append(current.request(range: range))
        current = CurlArguments()
      default:
        if let value { current.set(option.name, to: value, input: input, templates: &templates) }
      }
    }
    requests.append(current.request(range: range))
    return requests
  }

  private mutating func add(_ word: MappedText, templates: inout TemplateVariables) {
    let word = templates.resolve(word, takesSingle: true)
    if word.isUnknown {
      unknownWords.append(word)
    } else if url == nil {
      url = word
    }
  }

  private mutating func set(
    _ name: String, to value: ShellWord, input: CurlData?, templates: inout TemplateVariables
  ) {
    switch name {
    case "url":
      add(value.text, templates: &templates)
    case "header":
      addHeader(templates.resolve(value.text, takesSingle: true))
    case "config":
      headers.append(TextRequest.Header(unknown: value.text))
    case "data", "data-ascii", "data-binary", "json":
      data.append((dataOrFile(value, input: input, templates: &templates), name != "json"))
    case "data-raw":
      data.append((knownData(value, templates: &templates), true))
    case "data-urlencode":
      data.append((.unknown(value.text), true))
    default:
      break
    }
  }

  private mutating func addHeader(_ text: MappedText) {
    let all = text.trimmed(0..<text.bytes.count)
    if text.starts(all, with: "@") {
      headers.append(TextRequest.Header(unknown: text))
    } else if let header = TextRequest.Header(all, of: text) {
      // `-H 'Accept:'` sends none.
      if !header.value.bytes.isEmpty || !header.name.placeholders.isEmpty { headers.append(header) }
    } else if text.character(at: all.upperBound - 1) == ";" {
      let end = all.upperBound - 1
      let value = MappedText(end..<end, of: text)
      headers.append(TextRequest.Header(name: MappedText(all.lowerBound..<end, of: text), value: value))
    }
  }

  private func dataOrFile(
    _ value: ShellWord, input: CurlData?, templates: inout TemplateVariables
  ) -> CurlData {
    let all = 0..<value.text.bytes.count
    guard value.text.starts(all, with: "@") else { return knownData(value, templates: &templates) }
    if value.equals("@-") || value.equals("@/dev/stdin") {
      guard case .text(let text) = input else { return input ?? .unknown(value.text) }
      return .text(templates.resolve(text))
    }
    let path = MappedText(1..<all.upperBound, of: value.text)
    // `@<(command)` is no file that could be read.
    let isProcess = path.isUnknown && path.starts(0..<path.bytes.count, with: "<(")
    return isProcess ? .unknown(value.text) : .file(path)
  }

  private func knownData(_ value: ShellWord, templates: inout TemplateVariables) -> CurlData {
    if let file = value.file, value.text.isUnknown { return .file(file) }
    return .text(templates.resolve(value.text))
  }

  private func request(range: Range<Int>) -> TextRequest {
    var request = TextRequest(headers: headers, range: range)
    var options = unknownWords
    var url = url
    let isArray = { (word: MappedText) in word.contains("[@]") || word.contains("[*]") || word.contains("$@") }
    if url == nil, let index = options.firstIndex(where: { !isArray($0) }) { url = options.remove(at: index) }
    request.path = url?.pathOfURL()
    request.headers += options.map { TextRequest.Header(unknown: $0) }
    if data.count == 1, case .file(let path) = data[0].data {
      request.bodyPath = path
    } else if !data.isEmpty {
      request.body = joinedData()
    }
    return request
  }

  private func joinedData() -> MappedText {
    var body = MappedText()
    for (index, part) in data.enumerated() {
      let (text, isUnknown) =
        switch part.data {
        case .text(let text): (text, false)
        case .file(let text), .unknown(let text): (text, true)
        }
      let start = text.fileRange(of: 0..<0).lowerBound
      if index > 0, part.isJoined { body.append([UInt8(ascii: "&")], from: start..<start) }
      body.append(0..<text.bytes.count, of: text, isPlaceholder: isUnknown)
    }
    return body
  }
}
