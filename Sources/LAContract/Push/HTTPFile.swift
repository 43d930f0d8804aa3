/// Requests in an `.http` or `.rest` file, as VS Code's REST client and JetBrains' HTTP client read them.
///
/// ```
/// @topic = com.example.Courier.push-type.liveactivity
///
/// ### Arrival
/// POST https://{{host}}/3/device/{{token}} HTTP/2
/// apns-topic: {{topic}}
///
/// { "aps": … }
/// ```
enum HTTPFile {
  static func requests(in file: SourceFile) -> [TextRequest] {
    requests(in: MappedText(textOf: file))
  }

  static func requests(in text: MappedText) -> [TextRequest] {
    var variables = TemplateVariables(fileSize: text.bytes.count)
    var requests: [TextRequest] = []
    var block: [Range<Int>] = []
    for line in text.lines() {
      guard text.starts(line, with: "###") else {
        block.append(line)
        continue
      }
      requests += HTTPBlock.requests(of: block, in: text, variables: &variables)
      block = []
    }
    requests += HTTPBlock.requests(of: block, in: text, variables: &variables)
    return requests.filter(\.mightBePush)
  }
}

/// The lines between two separators.
private struct HTTPBlock {
  private enum Part { case start, target, headers, body }

  private let text: MappedText
  private var part = Part.start
  private var isInScript = false
  private var url = MappedText()
  private var headers: [TextRequest.Header] = []
  private var body = MappedText()
  /// Empty lines count only when a line follows them.
  private var emptyLines: [Range<Int>] = []
  private var includedFile: MappedText?
  private var hasInlineBody = false
  private var range: Range<Int>?

  private init(_ text: MappedText) {
    self.text = text
  }

  static func requests(
    of lines: [Range<Int>], in text: MappedText, variables: inout TemplateVariables
  ) -> [TextRequest] {
    var block = HTTPBlock(text)
    var previousEnd = 0
    for line in lines {
      let content = text.trimmed(line)
      // VS Code takes a whole command in place of a request.
      if block.part == .start, !block.isInScript, text.starts(content, with: "curl ") {
        let end = lines.last?.upperBound ?? line.upperBound
        return ShellCommand.requests(in: MappedText(content.lowerBound..<end, of: text))
      }
      // What follows is a response that somebody kept.
      if text.starts(content, with: "HTTP/"), !block.isInScript { break }
      block.read(line, after: previousEnd, variables: &variables)
      previousEnd = line.upperBound
    }
    return block.request().map { [$0] } ?? []
  }

  private mutating func read(_ line: Range<Int>, after previousEnd: Int, variables: inout TemplateVariables) {
    let content = text.trimmed(line)
    if isInScript {
      isInScript = text.firstOffset(of: "%}", in: content) == nil
      return
    }
    if text.starts(content, with: "#") || text.starts(content, with: "//") || isDirective(content) { return }
    switch part {
    case .start: readStart(content, variables: &variables)
    case .target, .headers: readHeader(line, variables: &variables)
    case .body: readBody(line, after: previousEnd, variables: &variables)
    }
    if !content.isEmpty, part != .start {
      let place = text.fileRange(of: content)
      range = (range?.lowerBound ?? place.lowerBound)..<max(place.upperBound, range?.upperBound ?? 0)
    }
  }

  /// Scripts, the response's handlers and references: nothing that is sent.
  private mutating func isDirective(_ content: Range<Int>) -> Bool {
    guard text.starts(content, with: "<") || text.starts(content, with: ">") else { return false }
    let rest = text.trimmed(content.lowerBound + 1..<content.upperBound)
    if text.starts(rest, with: "{%") {
      isInScript = text.firstOffset(of: "%}", in: rest) == nil
      return true
    }
    return text.starts(content, with: ">") || text.starts(content, with: "<>")
  }

  private mutating func readStart(_ content: Range<Int>, variables: inout TemplateVariables) {
    guard !content.isEmpty, !text.starts(content, with: "<") else { return }
    if text.starts(content, with: "@") {
      guard let equals = text.firstKnownOffset(in: content, where: { $0 == "=" }) else { return }
      let value = variables.resolve(text.trimmed(equals + 1..<content.upperBound), of: text)
      variables.define(text.text(text.trimmed(content.lowerBound + 1..<equals)), as: value)
      return
    }
    var target = content
    let methodEnd = text.firstKnownOffset(in: content) { !$0.isLetter } ?? content.upperBound
    if text.character(at: methodEnd)?.isBlank ?? false, methodEnd > content.lowerBound, methodEnd < content.upperBound {
      target = text.trimmed(methodEnd..<content.upperBound)
    }
    readTarget(target, variables: &variables)
    part = .target
  }

  private mutating func readTarget(_ content: Range<Int>, variables: inout TemplateVariables) {
    var target = content
    var blank = content.upperBound
    while blank > content.lowerBound, !(text.character(at: blank - 1)?.isBlank ?? true) { blank -= 1 }
    if text.starts(blank..<content.upperBound, with: "HTTP/") { target = text.trimmed(content.lowerBound..<blank) }
    let resolved = variables.resolve(target, of: text, takesSingle: true)
    url.append(0..<resolved.bytes.count, of: resolved)
  }

  private mutating func readHeader(_ line: Range<Int>, variables: inout TemplateVariables) {
    let content = text.trimmed(line)
    if content.isEmpty {
      part = .body
      return
    }
    let isIndented = content.lowerBound > line.lowerBound
    let first = text.character(at: content.lowerBound)
    if part == .target, first == "?" || first == "&" || (first == "/" && isIndented) {
      return readTarget(content, variables: &variables)
    }
    part = .headers
    let resolved = variables.resolve(content, of: text, takesSingle: true)
    let all = 0..<resolved.bytes.count
    if isIndented, let last = headers.last, resolved.firstKnownOffset(in: all, where: { $0 == ":" }) == nil {
      // JetBrains lets an indented line go on with the value.
      var value = last.value
      value.append([UInt8(ascii: " ")], from: text.fileRange(of: content.lowerBound - 1..<content.lowerBound))
      value.append(all, of: resolved)
      headers[headers.count - 1] = TextRequest.Header(name: last.name, value: value)
    } else if let header = TextRequest.Header(all, of: resolved) {
      headers.append(header)
    }
  }

  private mutating func readBody(_ line: Range<Int>, after previousEnd: Int, variables: inout TemplateVariables) {
    let content = text.trimmed(line)
    let withLineEnding = min(previousEnd, line.lowerBound)..<line.upperBound
    if content.isEmpty {
      if hasInlineBody || includedFile != nil { emptyLines.append(withLineEnding) }
      return
    }
    let isFirst = !hasInlineBody && includedFile == nil
    for empty in emptyLines { body.append(empty, of: text) }
    emptyLines = []
    if let path = includedPath(content) {
      includedFile = variables.resolve(path, of: text)
      // Beside other text, the file is an unknown part of it.
      if !isFirst { body.append(withLineEnding.lowerBound..<line.lowerBound, of: text) }
      body.append(content, of: text, isPlaceholder: true)
      if !isFirst { hasInlineBody = true }
      return
    }
    hasInlineBody = true
    let resolved = variables.resolve(isFirst ? line : withLineEnding, of: text)
    body.append(0..<resolved.bytes.count, of: resolved)
  }

  /// The path in `< payload.json`, `<@ payload.json` or `<@utf8 payload.json`.
  private func includedPath(_ content: Range<Int>) -> Range<Int>? {
    guard text.starts(content, with: "<") else { return nil }
    var offset = content.lowerBound + 1
    if text.character(at: offset) == "@" {
      offset += 1
      while offset < content.upperBound, text.character(at: offset)?.isNamePart ?? false { offset += 1 }
    }
    guard offset < content.upperBound, text.character(at: offset)?.isBlank ?? false else { return nil }
    return text.trimmed(offset..<content.upperBound)
  }

  private func request() -> TextRequest? {
    guard let range else { return nil }
    var request = TextRequest(path: url.pathOfURL(), headers: headers, range: range)
    if hasInlineBody { request.body = body } else { request.bodyPath = includedFile }
    return request
  }
}
