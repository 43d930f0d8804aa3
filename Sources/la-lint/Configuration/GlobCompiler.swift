/// Makes a glob's program of its text.
struct GlobCompiler {
  /// What is not itself in a pattern.
  static let special: Set<Character> = ["*", "?", "[", "{", "\\"]
  private static let deepest = 10

  private var rest: ArraySlice<Character>
  private var steps: [Glob.Step] = []
  /// Whether a name begins here, so that `**` can stand for folders.
  private var isAtName = true

  init(_ pattern: String) {
    var characters = Array(pattern)[...]
    while characters.starts(with: ["."]), characters.dropFirst().first == "/" { characters.removeFirst(2) }
    rest = characters
  }

  mutating func compile() throws(Glob.Problem) -> [Glob.Step] {
    guard !rest.isEmpty else { throw .empty }
    let isLiteral = !rest.contains { Self.special.contains($0) }
    if rest.last == "/" {
      rest += ["*", "*"]
      try alternatives(depth: 0)
    } else {
      try alternatives(depth: 0)
      if isLiteral {
        let start = steps.count
        steps += [.either(start + 1, start + 4), .character("/")]
        oneOrMore()
      }
    }
    return steps
  }

  /// Texts between commas up to a closing brace; outside of braces one text up to the end.
  private mutating func alternatives(depth: Int) throws(Glob.Problem) {
    guard depth <= Self.deepest else { throw .tooDeep }
    let startsName = isAtName
    var ends: [Int] = []
    while true {
      let start = steps.count
      // The place to go on from with the next text; filled in when there is one.
      if depth > 0 { steps.append(.jump(start + 1)) }
      isAtName = startsName
      try sequence(depth: depth)
      guard depth > 0 else { return }
      guard let delimiter = rest.popFirst() else { throw .unclosedBrace }
      guard delimiter == "," else { break }
      ends.append(steps.count)
      steps.append(.jump(0))
      steps[start] = .either(start + 1, steps.count)
    }
    for end in ends { steps[end] = .jump(steps.count) }
  }

  private mutating func sequence(depth: Int) throws(Glob.Problem) {
    while let character = rest.first {
      if depth > 0, character == "," || character == "}" { return }
      rest.removeFirst()
      switch character {
      case "*":
        isAtName = stars(depth: depth)
        continue
      case "?":
        steps.append(.inName)
      case "[":
        steps.append(try bracket())
      case "{":
        try alternatives(depth: depth + 1)
        continue
      case "\\":
        steps.append(.character(rest.popFirst() ?? "\\"))
      default:
        steps.append(.character(character))
        isAtName = character == "/"
        continue
      }
      isAtName = false
    }
  }

  /// Takes `*` or `**`, whose first star has been read, and the `/` behind one that stands for folders.
  ///
  /// - Returns: Whether a name begins behind it.
  private mutating func stars(depth: Int) -> Bool {
    let isDouble = rest.first == "*"
    rest = rest.drop { $0 == "*" }
    let start = steps.count
    if isDouble, isAtName, rest.first == "/" {
      rest.removeFirst()
      steps += [.either(start + 1, start + 5), .either(start + 2, start + 4), .anything, .jump(start + 1)]
      steps.append(.character("/"))
      return true
    }
    if isDouble, isAtName, rest.isEmpty || (depth > 0 && (rest.first == "," || rest.first == "}")) {
      oneOrMore()
    } else {
      steps += [.either(start + 1, start + 3), .inName, .jump(start)]
    }
    return false
  }

  private mutating func oneOrMore() {
    let start = steps.count
    steps += [.anything, .either(start, start + 2)]
  }

  /// Reads up to the `]`; one that comes first is a character like others.
  private mutating func bracket() throws(Glob.Problem) -> Glob.Step {
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let character = rest.popFirst() {
      if character == "]", !ranges.isEmpty { return .oneOf(ranges, isNegated: isNegated) }
      let lower = character == "\\" ? rest.popFirst() ?? "\\" : character
      guard rest.first == "-", let upper = rest.dropFirst().first, upper != "]" else {
        ranges.append(lower...lower)
        continue
      }
      rest.removeFirst(2)
      ranges.append(min(lower, upper)...max(lower, upper))
    }
    throw .unclosedBracket
  }
}
