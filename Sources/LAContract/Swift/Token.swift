/// A token of Swift source: its kind and its bytes. Its text is read from the file only where someone asks.
struct Token: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    /// Also every keyword; the parser decides by the text where a word is a keyword.
    case identifier
    /// `` `default` ``: the range has the backticks; never a keyword.
    case quotedIdentifier
    case integer
    case floatingPoint
    /// A string literal of any kind, whole, with its delimiters and interpolations.
    case string
    case regularExpression
    /// One or more operator characters: `=`, `->`, `?`, `!`, `...`, `&`, `<`, `>`; `<` and `>` always stand alone, so that `[A<B<C>>]` reads.
    case operation
    /// One of `( ) { } [ ] , : ; @ .` and `\`.
    case punctuation
    /// `#if`, `#elseif`, `#else`, `#endif` and other words behind `#`; the range has the `#`.
    case pound
    case endOfFile
  }

  let kind: Kind
  let range: Range<Int>
  /// It is the first token of its line, which is where Swift ends a statement.
  let startsLine: Bool
}
