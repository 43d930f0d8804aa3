/// A word that starts a declaration.
enum Keyword: String {
  case `struct`, `class`, actor, `enum`, `protocol`, `extension`, `typealias`, `associatedtype`, `let`, `var`, `case`
  case `init`, `func`, `subscript`, `deinit`, macro, `import`, `operator`, `precedencegroup`
}

/// What stands in front of a declaration's keyword.
struct DeclarationPrefix {
  var attributes: [AttributeSyntax] = []
  var isPrivate = false
  var isStatic = false
  var isLazy = false
  var documentation = ""
}

/// A word that may stand between attributes and keyword.
private enum Modifier: String {
  case `public`, `private`, `fileprivate`, `internal`, package, open, final, `static`, `class`, lazy, weak, unowned
  case override, mutating, nonmutating, borrowing, consuming, dynamic, indirect, distributed, nonisolated, isolated
  case required, convenience, optional, prefix, postfix, infix, async, reasync, sending, _const, __consuming
  case __setter_access
}

extension DeclarationParser {
  /// Reads attributes and modifiers in any order.
  mutating func declarationPrefix() -> DeclarationPrefix {
    var prefix = DeclarationPrefix()
    var comments: Range<Int>?
    while index < limit {
      comments = documentation.before(current.range.lowerBound) ?? comments
      if at("@") {
        if let attribute = attribute(inType: false) { prefix.attributes.append(attribute) }
      } else if let modifier = modifier(at: index) {
        apply(modifier, to: &prefix)
      } else {
        break
      }
    }
    if let comments { prefix.documentation = documentationText(comments) }
    return prefix
  }

  private mutating func apply(_ modifier: Modifier, to prefix: inout DeclarationPrefix) {
    index += 1
    let hasArguments = at("(")
    if hasArguments { skipUnit() }
    switch modifier {
    // `private(set)` hides the setter only.
    case .private, .fileprivate: if !hasArguments { prefix.isPrivate = true }
    case .static, .class: prefix.isStatic = true
    case .lazy: prefix.isLazy = true
    default: break
    }
  }

  /// The modifier at a place.
  ///
  /// Most of these words are names elsewhere, so what follows decides.
  private func modifier(at place: Int) -> Modifier? {
    guard place < limit, tokens[place].kind == .identifier, let modifier = Modifier(rawValue: text(tokens[place]))
    else {
      return nil
    }
    var next = place + 1
    if next < limit, matches(tokens[next], "(") { next = closing(of: next) + 1 }
    guard next < limit else { return nil }
    if matches(tokens[next], "@") { return modifier }
    guard tokens[next].kind == .identifier else { return nil }
    let word = text(tokens[next])
    if let keyword = Keyword(rawValue: word) {
      return modifier == .class ? isClassMember(keyword) ? modifier : nil : modifier
    }
    guard Modifier(rawValue: word) != nil else { return nil }
    // `class open { … }` declares a class of that name.
    let follower = next + 1
    if modifier == .class, follower >= limit || tokens[follower].kind != .identifier { return nil }
    return modifier
  }

  private func isClassMember(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .var, .let, .func, .subscript, .`init`, .typealias: true
    default: false
    }
  }

  /// Whether a keyword is one where it stands: `actor` and the like are also names.
  func isKeywordHere(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .actor, .macro, .precedencegroup: name(peek(1)) != nil && !peek(1).startsLine
    default: true
    }
  }

  /// Whether a declaration plausibly starts at a place, seen from a statement that may go on.
  func startsDeclaration(at place: Int) -> Bool {
    guard place < limit, tokens[place].startsLine else { return false }
    switch tokens[place].kind {
    case .pound: return true
    case .punctuation: return matches(tokens[place], "@")
    case .identifier:
      if let keyword = Keyword(rawValue: text(tokens[place])) {
        guard keyword == .actor || keyword == .macro || keyword == .precedencegroup else { return true }
        return place + 1 < limit && name(tokens[place + 1]) != nil && !tokens[place + 1].startsLine
      }
      return modifier(at: place) != nil
    default: return false
    }
  }

  /// Reads `@name`, `@Module.name<T>(…)`.
  ///
  /// Behind an attribute of a type, only parentheses that touch it belong to it.
  mutating func attribute(inType: Bool) -> AttributeSyntax? {
    index += 1
    guard let type = namedType() else { return nil }
    guard at("("), !inType || touchesPrevious(index) else { return AttributeSyntax(type: type, hasArguments: false) }
    skipUnit()
    return AttributeSyntax(type: type, hasArguments: true)
  }

  /// The comments' text without markers and indentation.
  private func documentationText(_ comments: Range<Int>) -> String {
    var text = ""
    var isBlock = false
    for line in source.text(comments).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = line.trimmingSpaces()
      if !isBlock, line.hasPrefix("/**") {
        isBlock = true
        line = line.dropFirst(3)
      } else if !isBlock {
        guard line.hasPrefix("///") else { continue }
        line = line.dropFirst(3)
      } else if line.hasPrefix("*"), !line.hasPrefix("*/") {
        line = line.dropFirst()
      }
      if isBlock, line.hasSuffix("*/") {
        isBlock = false
        line = line.dropLast(2)
      }
      if !text.isEmpty { text += "\n" }
      text += String(line.trimmingSpaces())
    }
    return String(Substring(text).trimming(while: { $0.isWhitespace }))
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring { trimming(while: { $0 == " " || $0 == "\t" }) }

  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
    var text = drop(while: isTrimmed)
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
