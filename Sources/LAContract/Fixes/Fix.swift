/// What to change in the file so that a finding is gone, and nothing else.
///
/// It is about the file of the finding's `location`, as that was read.
public struct Fix: Sendable, Equatable {
  /// The changes that belong together, by their places, which do not overlap; never empty.
  public let edits: [Edit]
  /// Nothing had to be guessed: what the sender meant can be told from what was sent.
  public let isSafe: Bool

  /// Takes edits in any order; nil where two of them are about the same bytes.
  init?(_ edits: [Edit], isSafe: Bool) {
    guard !edits.isEmpty else { return nil }
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.isSafe = isSafe
    guard zip(self.edits, self.edits.dropFirst()).allSatisfy({ !$0.touches($1) }) else { return nil }
  }
}

/// Bytes of a file that others take the place of.
public struct Edit: Sendable, Equatable {
  /// The bytes that go; empty where something is put in.
  public let range: Range<Int>
  /// UTF-8 that comes; empty where something is taken out.
  public let replacement: [UInt8]

  init(_ range: Range<Int>, _ replacement: some Sequence<UInt8> = []) {
    self.range = range
    self.replacement = Array(replacement)
  }

  /// Whether the result of both depends on which is made first.
  func touches(_ other: Edit) -> Bool {
    if range.isEmpty || other.range.isEmpty {
      return range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
    }
    return range.overlaps(other.range)
  }
}

extension [UInt8] {
  /// The bytes with edits made, which are in the order of their places and do not touch.
  func making(_ edits: [Edit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var offset = 0
    for edit in edits {
      result += self[offset..<edit.range.lowerBound]
      result += edit.replacement
      offset = edit.range.upperBound
    }
    return result + self[offset...]
  }
}
