/// A pattern for paths, such as `fixtures/**/*.{json,apns}`.
///
/// `*` is any text without `/`, `**` as a whole name any number of folders, `?` one character, `[a-z]` one of some, `[!a]`
/// one of the others, `{a,b}` either; `\` takes the next character as it is. A pattern that ends in `/`, and one without
/// any of these, also stands for all that is below it.
///
/// It is a small program that is run on all its ways at once, so the time is the path's length times the pattern's:
///
///     *.{a,b}        0 either 1, 3     3 "."            6 jump 8
///                    1 in name         4 either 5, 7    7 "b"
///                    2 jump 0          5 "a"            8 (end)
struct Glob: Sendable, Equatable {
  /// Why a text is no pattern.
  enum Problem: Error, Equatable { case empty, unclosedBracket, unclosedBrace, tooDeep }

  enum Step: Sendable, Equatable {
    case character(Character)
    case inName
    case anything
    case oneOf([ClosedRange<Character>], isNegated: Bool)
    /// Goes on at both.
    case either(Int, Int)
    case jump(Int)
  }

  /// As written.
  let pattern: String
  private let steps: [Step]

  init(_ pattern: String) throws(Problem) {
    self.pattern = pattern
    var compiler = GlobCompiler(pattern)
    steps = try compiler.compile()
  }

  /// Whether a path is one of the pattern's, from its first character to its last.
  func matches(_ path: String) -> Bool {
    var current = Places(count: steps.count + 1)
    current.add(0, steps)
    for character in path {
      var next = Places(count: steps.count + 1)
      for place in current.all where place < steps.count && accepts(steps[place], character) {
        next.add(place + 1, steps)
      }
      guard !next.all.isEmpty else { return false }
      current = next
    }
    return current.contains(steps.count)
  }

  private func accepts(_ step: Step, _ character: Character) -> Bool {
    switch step {
    case .character(let expected): character == expected
    case .inName: character != "/"
    case .anything: true
    case .oneOf(let ranges, let isNegated):
      character != "/" && ranges.contains { $0.contains(character) } != isNegated
    case .either, .jump: false
    }
  }

  /// The folder that everything lies below which the pattern can match; empty where that is any.
  var folder: String {
    let literal = pattern.prefix { !GlobCompiler.special.contains($0) }
    let name = literal.count == pattern.count ? literal : literal[..<(literal.lastIndex(of: "/") ?? literal.startIndex)]
    // In front of a lone "/" is the root.
    return name.isEmpty && literal.hasPrefix("/") ? "/" : String(name)
  }

  /// Places in the program that are reached, each once.
  private struct Places {
    private(set) var all: [Int] = []
    private var isReached: [Bool]

    init(count: Int) { isReached = Array(repeating: false, count: count) }

    func contains(_ place: Int) -> Bool { isReached[place] }

    /// Adds a place and those that it leads to without a character.
    mutating func add(_ place: Int, _ steps: [Step]) {
      var open = [place]
      while let place = open.popLast() {
        guard !isReached[place] else { continue }
        isReached[place] = true
        guard place < steps.count else {
          all.append(place)
          continue
        }
        switch steps[place] {
        case .either(let first, let second): open += [first, second]
        case .jump(let target): open.append(target)
        case .character, .inName, .anything, .oneOf: all.append(place)
        }
      }
    }
  }
}
