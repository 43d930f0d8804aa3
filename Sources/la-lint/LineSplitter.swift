/// Cuts bytes that come piece by piece into lines.
struct LineSplitter {
  private var rest: [UInt8] = []
  private(set) var number = 0
  /// The line behind the last one is over the limit, and nothing is taken any more.
  private(set) var isTooLong = false

  /// A push has 4 KB; a line of that length is none, and whatever it is need not fit in memory.
  static let limit = 16 << 20

  /// Gives each line that is complete, with its number from 1 and without its ending, until `take` wants no more.
  ///
  /// - Returns: Whether it wants more.
  mutating func add(_ piece: ArraySlice<UInt8>, _ take: (Int, [UInt8]) -> Bool) -> Bool {
    var piece = piece
    while let end = piece.firstIndex(of: UInt8(ascii: "\n")) {
      guard append(piece[..<end]) else { return false }
      piece = piece[(end + 1)...]
      guard finish(take) else { return false }
    }
    return append(piece)
  }

  private mutating func append(_ piece: ArraySlice<UInt8>) -> Bool {
    isTooLong = isTooLong || rest.count + piece.count > Self.limit
    if !isTooLong { rest += piece }
    return !isTooLong
  }

  /// Gives the last line, which may have no ending; a line of blanks is left out, and counted.
  @discardableResult
  mutating func finish(_ take: (Int, [UInt8]) -> Bool) -> Bool {
    number += 1
    defer { rest.removeAll(keepingCapacity: rest.count < 1 << 16) }
    if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    guard rest.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else { return true }
    return take(number, rest)
  }
}
