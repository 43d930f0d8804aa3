/// Did-you-mean: which of the right names a wrong one was probably meant to be.
public enum Spelling {
  /// Names beyond this are no misspelling of anything, and comparing them would take long.
  private static let lengthLimit = 64

  /// The candidate that the name most likely stands for; nil where none is near.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != name {
      guard let distance = distance(from: name, to: candidate), distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// Whether two names are the same but for snake_case, camelCase, kebab-case and capitals.
  static func isOtherSpelling(_ name: String, of other: String) -> Bool {
    name != other && letters(name) == letters(other)
  }

  /// Zero for another spelling, else the number of typing mistakes; nil where there are too many for their length.
  static func distance(from name: String, to other: String) -> Int? {
    let (a, b) = (letters(name), letters(other))
    guard a.count <= lengthLimit, b.count <= lengthLimit, !a.isEmpty, !b.isEmpty else { return nil }
    if a == b { return 0 }
    let allowed =
      switch min(a.count, b.count) {
      case ..<4: 0
      case ..<10: 1
      default: 2
      }
    guard abs(a.count - b.count) <= allowed else { return nil }
    let distance = edits(a, b)
    return distance <= allowed ? distance : nil
  }

  private static func letters(_ name: String) -> [UInt8] {
    name.lowercased().utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
  }

  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  private static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
