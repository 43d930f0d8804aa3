/// The condition of an `#if`, as it holds for an iOS device with a current compiler.
struct CompilationCondition {
  private var words: ArraySlice<String>
  private let defines: Set<String>
  private var depth = 0

  /// Modules that no iOS SDK has; every other one is taken to be there.
  private static let foreignModules: Set<String> = [
    "AppKit", "Cocoa", "Glibc", "Musl", "WinSDK", "CRT", "Android", "Bionic",
  ]

  init(_ tokens: ArraySlice<Token>, in source: SourceFile, defines: Set<String>) {
    words = ArraySlice(tokens.map { source.text($0.range) })
    self.defines = defines
  }

  mutating func evaluate() -> Bool {
    var holds = conjunction()
    while words.first == "||" {
      words.removeFirst()
      let right = conjunction()
      holds = holds || right
    }
    return holds
  }

  private mutating func conjunction() -> Bool {
    var holds = operand()
    while words.first == "&&" {
      words.removeFirst()
      let right = operand()
      holds = holds && right
    }
    return holds
  }

  private mutating func operand() -> Bool {
    var isNegated = false
    // `!!X` is one operator token to the lexer.
    while let word = words.first, !word.isEmpty, word.allSatisfy({ $0 == "!" }) {
      if !word.count.isMultiple(of: 2) { isNegated.toggle() }
      words.removeFirst()
    }
    return primary() != isNegated
  }

  private mutating func primary() -> Bool {
    guard let word = words.popFirst() else { return false }
    if word == "(" { return parenthesized() }
    if words.first == "(" {
      words.removeFirst()
      return call(of: word, arguments: takeArguments())
    }
    return word == "true" || word == "1" || defines.contains(word)
  }

  private mutating func parenthesized() -> Bool {
    guard depth < Lexer.nestingLimit else {
      words = []
      return false
    }
    depth += 1
    let holds = evaluate()
    depth -= 1
    if words.first == ")" { words.removeFirst() }
    return holds
  }

  private mutating func takeArguments() -> [String] {
    var arguments: [String] = []
    var open = 1
    while let word = words.popFirst() {
      if word == "(" { open += 1 }
      if word == ")" { open -= 1 }
      if open == 0 { break }
      arguments.append(word)
    }
    return arguments
  }

  private func call(of function: String, arguments: [String]) -> Bool {
    guard let first = arguments.first else { return false }
    switch function {
    case "os": return first == "iOS"
    case "arch": return first == "arm64"
    case "canImport": return !Self.foreignModules.contains(first)
    // A current compiler is newer than any version that is asked for.
    case "swift", "compiler", "_compiler_version": return !first.hasPrefix("<")
    case "hasFeature", "hasAttribute": return true
    case "_endian": return first == "little"
    case "_runtime": return first == "_ObjC"
    case "_pointerBitWidth", "_hasAtomicBitWidth": return first == "_64"
    // `targetEnvironment` names simulators and Mac Catalyst; anything unknown does not hold either.
    default: return false
    }
  }
}
