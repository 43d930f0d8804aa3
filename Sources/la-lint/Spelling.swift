/// Did-you-mean for options, values and rule ids.
enum Spelling {
  /// The known word that a misspelt one most likely means: one that it abbreviates, else the one with the fewest edits.
  ///
  /// - Returns: nil if all are too far away; the first listed of equally near ones.
  static func nearest(to word: String, among known: [String]) -> String? {
    let letters = word.drop { $0 == "-" }.lowercased()
    guard letters.count > 1 else { return nil }
    let candidates = known.map { (word: $0, letters: $0.drop { $0 == "-" }.lowercased()) }
    if letters.count > 2, let whole = candidates.first(where: { $0.letters.hasPrefix(letters) }) { return whole.word }
    let limit = max(1, letters.count / 3)
    let near = candidates.map { (word: $0.word, edits: edits(Array(letters), Array($0.letters))) }
    guard let best = near.min(by: { $0.edits < $1.edits }), best.edits <= limit else { return nil }
    return best.word
  }

  /// How many letters to insert, delete, replace or swap with their neighbour (optimal string alignment).
  private static func edits(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
