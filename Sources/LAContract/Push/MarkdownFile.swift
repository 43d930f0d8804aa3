/// Requests in the fenced code blocks of a Markdown document: `curl` commands, `.http` requests and JSON that holds a push.
enum MarkdownFile {
  static func requests(in file: SourceFile) -> [TextRequest] {
    let text = MappedText(textOf: file)
    var reader = MarkdownBlocks(text)
    return reader.blocks().flatMap { requests(in: $0) }
  }

  private static func requests(in block: MarkdownBlock) -> [TextRequest] {
    switch block.language {
    case "http", "rest":
      return HTTPFile.requests(in: block.text)
    case "bash", "sh", "shell", "zsh", "console", "shell-session", "shellsession", "terminal", "curl":
      return ShellCommand.requests(in: block.text)
    case "json":
      return push(in: block.text).map { [$0] } ?? []
    case "jsonc", "json5":
      return push(in: block.text.withoutComments).map { [$0] } ?? []
    case "":
      return push(in: block.text).map { [$0] } ?? ShellCommand.requests(in: block.text)
    default:
      return []
    }
  }

  private static func push(in text: MappedText) -> TextRequest? {
    let content = text.trimmed(0..<text.bytes.count)
    guard text.starts(content, with: "{"), text.mightHoldPush else { return nil }
    var templates = TemplateVariables(fileSize: text.bytes.count)
    let body = templates.resolve(content, of: text)
    return TextRequest(body: body, range: text.fileRange(of: content))
  }
}

extension MappedText {
  /// JSON without what the dialects with comments allow, since nobody sends those.
  fileprivate var withoutComments: MappedText {
    var result = MappedText()
    var start = 0
    var offset = 0
    var isInString = false
    while let character = character(at: offset) {
      let next = self.character(at: offset + 1)
      if isInString || character != "/" || (next != "/" && next != "*") {
        if character == "\"" { isInString.toggle() }
        offset += isInString && character == "\\" ? 2 : 1
        continue
      }
      result.append(start..<offset, of: self)
      let rest = offset + 2..<bytes.count
      let end = firstOffset(of: next == "/" ? "\n" : "*/", in: rest).map { next == "/" ? $0 : $0 + 2 }
      offset = end ?? bytes.count
      start = offset
    }
    result.append(start..<bytes.count, of: self)
    return result
  }
}

/// A fenced code block.
struct MarkdownBlock {
  /// The first word of the info string, in lower case.
  let language: String
  /// Without the fences, and without what marks a quotation or a list item in front of each line.
  var text: MappedText
}

/// Finds fenced code blocks as CommonMark defines them, in lists and quotations too.
struct MarkdownBlocks {
  private struct Fence {
    let character: Unicode.Scalar
    let length: Int
    /// How many `>` stand in front of each line.
    let quotes: Int
    /// How far the fence is indented behind them; as much is taken from each line.
    let indentation: Int
  }

  /// A line behind its `>` marks.
  private struct Line {
    var start: Int
    var quotes = 0
    var indentation = 0
    let end: Int
  }

  private let text: MappedText
  private var fence: Fence?
  private var isInComment = false
  /// How far the content of each open list item is indented.
  private var items: [Int] = []
  private var itemQuotes = 0
  private var found: [MarkdownBlock] = []

  init(_ text: MappedText) {
    self.text = text
  }

  mutating func blocks() -> [MarkdownBlock] {
    let lines = text.lines()
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? lines[index + 1].lowerBound : text.bytes.count
      if fence != nil { readInside(line, next: next) } else { readOutside(line) }
    }
    return found
  }

  private mutating func readInside(_ range: Range<Int>, next: Int) {
    guard let fence else { return }
    var line = Line(start: range.lowerBound, end: range.upperBound)
    skipQuotes(&line, limit: fence.quotes)
    if line.quotes < fence.quotes {
      // The quotation is over, and the block with it.
      self.fence = nil
      return readOutside(range)
    }
    let content = skippingBlanks(line, limit: .max)
    let length = runLength(of: fence.character, from: content, end: line.end)
    let isIndentedMore = content - line.start > fence.indentation + 3
    if length >= fence.length, !isIndentedMore, text.trimmed(content + length..<line.end).isEmpty {
      self.fence = nil
      return
    }
    let start = skippingBlanks(line, limit: fence.indentation)
    found[found.count - 1].text.append(start..<next, of: text)
  }

  private mutating func readOutside(_ range: Range<Int>) {
    if isInComment {
      isInComment = text.firstOffset(of: "-->", in: range) == nil
      return
    }
    var line = Line(start: range.lowerBound, end: range.upperBound)
    skipQuotes(&line, limit: .max)
    let quotesEnd = line.start
    if line.quotes != itemQuotes { items = [] }
    itemQuotes = line.quotes
    var content = skippingBlanks(line, limit: .max)
    guard content < line.end else { return }
    while true {
      let indentation = content - quotesEnd
      while let last = items.last, last > indentation { items.removeLast() }
      guard indentation - (items.last ?? 0) <= 3 else { return }
      guard let marker = listMarkerLength(at: content, end: line.end) else { break }
      line.start = content + marker
      content = skippingBlanks(line, limit: .max)
      // Five blanks or more begin an indented block inside the item.
      items.append((content - line.start > 4 || content == line.end ? line.start + 1 : content) - quotesEnd)
      if content == line.end { return }
    }
    if text.starts(content..<line.end, with: "<!--") {
      isInComment = text.firstOffset(of: "-->", in: content + 4..<line.end) == nil
    } else {
      openFence(at: content, line: line, indentation: content - quotesEnd)
    }
  }

  private mutating func openFence(at start: Int, line: Line, indentation: Int) {
    guard let character = text.character(at: start), character == "`" || character == "~" else { return }
    let length = runLength(of: character, from: start, end: line.end)
    guard length >= 3 else { return }
    let info = text.trimmed(start + length..<line.end)
    // With a backtick behind it, it is code in a line.
    if character == "`", text.firstOffset(of: "`", in: info) != nil { return }
    fence = Fence(character: character, length: length, quotes: line.quotes, indentation: indentation)
    let blank = MappedText(line.end..<line.end, of: text)
    found.append(MarkdownBlock(language: language(info), text: blank))
  }

  /// `bash`, also where it is written `{.bash .copy}`, `bash title="…"` or `json:push.json`.
  private func language(_ info: Range<Int>) -> String {
    var start = info.lowerBound
    while start < info.upperBound, let character = text.character(at: start), character == "{" || character == "." {
      start += 1
    }
    var end = start
    while end < info.upperBound, let character = text.character(at: end), character.isNamePart || character == "-" {
      end += 1
    }
    return text.text(start..<end).lowercased()
  }

  /// Moves past `>` marks, each with up to three blanks before it and one behind.
  private func skipQuotes(_ line: inout Line, limit: Int) {
    while line.quotes < limit {
      let content = skippingBlanks(line, limit: 3)
      guard content < line.end, text.character(at: content) == ">" else { return }
      line.start = content + 1
      if line.start < line.end, text.character(at: line.start) == " " { line.start += 1 }
      line.quotes += 1
    }
  }

  private func skippingBlanks(_ line: Line, limit: Int) -> Int {
    var offset = line.start
    while offset < line.end, offset - line.start < limit, let character = text.character(at: offset),
      character == " " || character == "\t"
    { offset += 1 }
    return offset
  }

  private func runLength(of character: Unicode.Scalar, from start: Int, end: Int) -> Int {
    var offset = start
    while offset < end, text.character(at: offset) == character { offset += 1 }
    return offset - start
  }

  /// The length of `-`, `*`, `+`, `1.` or `1)` with a blank behind it.
  private func listMarkerLength(at start: Int, end: Int) -> Int? {
    var offset = start
    switch text.character(at: start) {
    case "-"?, "*"?, "+"?:
      offset += 1
    default:
      while offset < end, offset - start < 9, text.character(at: offset)?.isDigit ?? false { offset += 1 }
      guard offset > start, let close = text.character(at: offset), close == "." || close == ")" else { return nil }
      offset += 1
    }
    guard offset >= end || text.character(at: offset)?.isBlank ?? false else { return nil }
    return offset - start
  }
}
