/// A line of a file as a terminal shows it, with a line of `^~~~` that lines up below.
///
///     "note": "木\u{1B}", "arrival": 1790000900,
///                                    ^~~~~~~~~~
struct Excerpt: Equatable {
  private(set) var text = ""
  private(set) var underline = ""

  /// A piece of the line that is shown or cropped as a whole.
  private struct Cell {
    let text: String
    let width: Int
    let bytes: Range<Int>
    /// The column that it starts at, from 0.
    let column: Int

    var end: Int { column + width }
  }

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - line: The bytes without the line ending, whatever they are.
  ///   - marked: What to underline, in bytes from the line's start; an empty range gets a `^`.
  ///   - columns: The width to crop a longer line to, around what is underlined.
  init(_ line: some Collection<UInt8>, marked: Range<Int>, columns: Int = 100) {
    let bytes = Array(line)
    let near = Self.part(of: bytes, around: marked.lowerBound, reach: 8 * columns)
    let cells = Self.cells(bytes, near)

    let inside = cells.filter { $0.bytes.overlaps(marked) || $0.bytes.contains(marked.lowerBound) }
    let total = cells.last?.end ?? 0
    // Behind the last one, where a line ends too early.
    let start = inside.first?.column ?? total
    let end = max(marked.isEmpty ? start : inside.last?.end ?? total, start + 1)

    let isWhole = near == bytes.indices && max(total, end) <= columns
    // Two columns are for the marks of what is left out.
    let room = isWhole ? columns : columns - 2
    let lead = max(room / 4, (room - (end - start)) / 2)
    let first = isWhole ? 0 : max(0, min(start - lead, max(total, end) - room))

    let shown = cells.filter { $0.column >= first && $0.end <= first + room }
    let isCroppedBefore = shown.first?.bytes.lowerBound ?? 0 > 0
    let isCroppedAfter = shown.last?.bytes.upperBound ?? bytes.count < bytes.count
    let before = isCroppedBefore ? "…" : ""
    let origin = (shown.first?.column ?? 0) - before.count
    text = before + shown.map(\.text).joined() + (isCroppedAfter ? "…" : "")
    underline =
      String(repeating: " ", count: start - origin) + "^"
      + String(repeating: "~", count: max(0, min(end, first + room) - start - 1))
  }

  /// The bytes that can be near enough to a place to be shown, so that a finding does not cost a line of a megabyte.
  private static func part(of bytes: [UInt8], around place: Int, reach: Int) -> Range<Int> {
    func isInsideScalar(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0b1100_0000 == 0b1000_0000 }
    var lower = max(0, min(place, bytes.count) - reach)
    // At most three such bytes belong together; more are no UTF-8 anyway.
    for _ in 0..<3 where lower > 0 && isInsideScalar(lower) { lower += 1 }
    var upper = min(bytes.count, place + reach)
    for _ in 0..<3 where isInsideScalar(upper) { upper += 1 }
    return lower..<max(lower, upper)
  }

  private static func cells(_ bytes: [UInt8], _ range: Range<Int>) -> [Cell] {
    var cells: [Cell] = []
    var offset = range.lowerBound
    var column = 0
    var previous: Unicode.Scalar?
    func add(_ text: String, width: Int, length: Int) {
      cells.append(Cell(text: text, width: width, bytes: offset..<offset + length, column: column))
      offset += length
      column += width
    }
    while offset < range.upperBound {
      // Nearly everything is shown as it is; of two number signs, which a CI log may read as a command, the second is not.
      if (0x20..<0x7F).contains(bytes[offset]), bytes[offset] != UInt8(ascii: "#") {
        let scalar = Unicode.Scalar(bytes[offset])
        add(String(scalar), width: 1, length: 1)
        previous = scalar
        continue
      }
      var parser = Unicode.UTF8.ForwardParser()
      var iterator = bytes[offset..<range.upperBound].makeIterator()
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput:
        return cells
      case .error(let length):
        add("\u{FFFD}", width: 1, length: length)
        previous = nil
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        let text = scalar == "\t" ? "    " : scalar.printable(after: previous)
        let isItself = text.unicodeScalars.count == 1
        add(
          text, width: isItself ? scalar.displayWidth(after: previous) : text.utf8.count, length: encoded.count)
        previous = scalar
      }
    }
    return cells
  }
}
