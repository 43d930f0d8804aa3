/// A help text taken apart, for the man page, the completions and the handbook. At the margin are paragraphs and what the
/// command looks like; two columns in is what can be typed, with its meaning behind two spaces and further in, and behind
/// a paragraph that ends with a colon an example.
struct HelpPage {
  struct Entry: Equatable {
    let term: String
    var text: String

    /// The options that the term names.
    var options: [Option] {
      term.split { " ,:".contains($0) }.compactMap { Option(spelling: String($0)) }
        .reduce(into: []) { options, option in if !options.contains(option) { options.append(option) } }
    }
  }

  enum Block: Equatable {
    case paragraph(String)
    /// What the command looks like.
    case usage([String])
    case entries([Entry])
    case verbatim([String])
  }

  private(set) var blocks: [Block] = []

  init(_ text: String) {
    var startsBlock = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        // An empty line inside of an example belongs to none, since no example has one.
        startsBlock = true
      } else {
        add(line, startsBlock: startsBlock)
        startsBlock = false
      }
    }
  }

  /// The first paragraph.
  var summary: String {
    if case .paragraph(let text) = blocks.first { text } else { "" }
  }

  var entries: [Entry] {
    blocks.flatMap { block -> [Entry] in if case .entries(let entries) = block { entries } else { [] } }
  }

  var options: [Option] { entries.flatMap(\.options) }

  private mutating func add(_ line: Substring, startsBlock: Bool) {
    let indent = line.prefix { $0 == " " }.count
    let text = String(line.dropFirst(indent))
    let last = startsBlock ? nil : blocks.last
    switch (last, indent) {
    case (.verbatim(let lines), 2...): replaceLast(.verbatim(lines + [String(line.dropFirst(2))]))
    case (.entries(let entries), 2): replaceLast(.entries(entries + [Self.entry(text)]))
    case (.entries(var entries), 3...):
      entries[entries.count - 1].text += (entries[entries.count - 1].text.isEmpty ? "" : " ") + text
      replaceLast(.entries(entries))
    case (.usage(let lines), 0): replaceLast(.usage(lines + [text]))
    case (.paragraph(let paragraph), 0): replaceLast(.paragraph(paragraph + " " + text))
    case (_, 0) where line.hasPrefix("la-lint"): blocks.append(.usage([text]))
    case (_, 0): blocks.append(.paragraph(text))
    default: blocks.append(announcesExample ? .verbatim([text]) : .entries([Self.entry(text)]))
    }
  }

  private var announcesExample: Bool {
    if case .paragraph(let text) = blocks.last { text.hasSuffix(":") } else { false }
  }

  private mutating func replaceLast(_ block: Block) {
    blocks[blocks.count - 1] = block
  }

  private static func entry(_ line: String) -> Entry {
    guard let gap = line.firstRange(of: "  ") else { return Entry(term: line, text: "") }
    return Entry(term: String(line[..<gap.lowerBound]), text: String(line[gap.upperBound...].drop { $0 == " " }))
  }
}
