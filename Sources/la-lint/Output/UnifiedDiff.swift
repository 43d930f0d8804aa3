import LAContract

/// What `--fix-dry-run` prints: a diff that `git apply` and `patch -p1` take.
enum UnifiedDiff {
  private typealias Line = ArraySlice<UInt8>

  private static let context = 3
  /// Comparing more lines than that would take long; then all between the first and the last change is one change.
  private static let comparedLines = 2000

  /// The diff of a file; empty where nothing differs.
  static func text(from old: [UInt8], to new: [UInt8], path: String) -> String {
    guard old != new else { return "" }
    let changes = changes(lines(old), lines(new))
    let name = path.printable
    return "--- a/\(name)\n+++ b/\(name)\n" + hunks(changes).map(text).joined()
  }

  /// A line of the diff.
  private enum Change {
    case kept(Line)
    case removed(Line)
    case added(Line)

    var isKept: Bool { if case .kept = self { true } else { false } }
    var isAdded: Bool { if case .added = self { true } else { false } }
    var isRemoved: Bool { if case .removed = self { true } else { false } }
  }

  /// Lines with their endings.
  private static func lines(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.firstOffset(of: UInt8(ascii: "\n"), from: start).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func changes(_ old: [Line], _ new: [Line]) -> [Change] {
    let start = zip(old, new).prefix { $0 == $1 }.underestimatedCount
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.underestimatedCount
    let (oldMiddle, newMiddle) = (old[start..<old.count - end], new[start..<new.count - end])
    return old[..<start].map(Change.kept) + compared(oldMiddle, newMiddle) + old[(old.count - end)...].map(Change.kept)
  }

  private static func compared(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> [Change] {
    guard old.count + new.count <= comparedLines else { return old.map(Change.removed) + new.map(Change.added) }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): added.insert(new.startIndex + offset)
      }
    }
    var changes: [Change] = []
    var (oldIndex, newIndex) = (old.startIndex, new.startIndex)
    while oldIndex < old.endIndex || newIndex < new.endIndex {
      if removed.contains(oldIndex) {
        changes.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        changes.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        changes.append(.kept(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return changes
  }

  // MARK: Hunks

  private struct Hunk {
    let changes: ArraySlice<Change>
    /// The lines before it.
    let oldStart, newStart: Int

    var oldCount: Int { changes.count { !$0.isAdded } }
    var newCount: Int { changes.count { !$0.isRemoved } }
  }

  /// The changes with the lines around them; those whose lines around meet are one.
  private static func hunks(_ changes: [Change]) -> [Hunk] {
    var ranges: [Range<Int>] = []
    for index in changes.indices where !changes[index].isKept {
      let around = max(0, index - context)..<min(changes.count, index + context + 1)
      if let last = ranges.last, around.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<around.upperBound
      } else {
        ranges.append(around)
      }
    }
    var (end, oldLines, newLines) = (0, 0, 0)
    return ranges.map { range in
      let skipped = range.lowerBound - end
      let hunk = Hunk(changes: changes[range], oldStart: oldLines + skipped, newStart: newLines + skipped)
      oldLines = hunk.oldStart + hunk.oldCount
      newLines = hunk.newStart + hunk.newCount
      end = range.upperBound
      return hunk
    }
  }

  private static func text(_ hunk: Hunk) -> String {
    let head = "@@ -\(place(hunk.oldStart, hunk.oldCount)) +\(place(hunk.newStart, hunk.newCount)) @@\n"
    return hunk.changes.reduce(into: head) { text, change in
      switch change {
      case .kept(let line): text += self.text(" ", line)
      case .removed(let line): text += self.text("-", line)
      case .added(let line): text += self.text("+", line)
      }
    }
  }

  private static func place(_ start: Int, _ count: Int) -> String {
    // No line is named by the one before it.
    count == 0 ? "\(start),0" : "\(start + 1),\(count)"
  }

  private static func text(_ mark: String, _ line: Line) -> String {
    let isWhole = line.last == UInt8(ascii: "\n")
    let content = Secrets.masked(isWhole ? line.dropLast() : line)
    return mark + String(decoding: content, as: UTF8.self).printableLine(isContext: mark == " ")
      + (isWhole ? "\n" : "\n\\ No newline at end of file\n")
  }
}

extension String {
  /// A line as a patch has it, so with its tabs and the return at its end, and without what could steer a terminal or a
  /// build server.
  fileprivate func printableLine(isContext: Bool) -> String {
    let scalars = Array(unicodeScalars)
    let command = isContext ? scalars.firstIndex { !$0.properties.isWhitespace } : nil
    return scalars.indices.reduce(into: "") { text, index in
      let (scalar, behind) = (scalars[index], scalars[(index + 1)...].prefix(4))
      let isReturn = scalar == "\r" && behind.isEmpty
      // `##[error]`, `##vso[…]`, and a `::error::` that begins a line.
      let isServers =
        index > 0 && scalars[index - 1] == "#" && (behind.first == "[" || behind.elementsEqual("vso[".unicodeScalars))
      let isGitHubs = index == command && scalar == ":" && behind.first == ":"
      switch scalar {
      case "\t": text += "\t"
      case "\r" where isReturn: text += "\r"
      case "#" where isServers: text += "\\u{23}"
      case ":" where isGitHubs: text += "\\u{3A}"
      default: text += scalar.printable
      }
    }
  }
}
