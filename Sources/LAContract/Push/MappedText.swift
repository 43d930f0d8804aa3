/// Text that stands in a file in another spelling (behind shell quotes, with escapes, over continued lines), with the way back.
struct MappedText: Sendable, Equatable {
  /// A run of bytes that are the same in the text and in the file.
  struct Segment: Sendable, Equatable {
    let textStart: Int
    let fileStart: Int
  }

  /// What a program would read.
  var bytes: [UInt8] = []
  /// Ascending; each holds until the next begins.
  private(set) var segments: [Segment] = []
  /// Parts of `bytes` that stand for a value which is not known here: `{{token}}`, `$TOKEN`. Ascending.
  private(set) var placeholders: [Range<Int>] = []
  /// Where the text ends in the file.
  private(set) var fileEnd = 0

  init() {}

  /// All of a file.
  init(_ file: SourceFile) {
    bytes = file.bytes
    segments = [Segment(textStart: 0, fileStart: 0)]
    fileEnd = bytes.count
  }

  /// Appends bytes that stand at `fileRange`; where they are spelled differently there (`\"` for `"`), append them one by one.
  mutating func append(_ new: some Collection<UInt8>, from fileRange: Range<Int>, isPlaceholder: Bool = false) {
    let expected = (segments.last?.fileStart ?? 0) + bytes.count - (segments.last?.textStart ?? 0)
    if segments.isEmpty || expected != fileRange.lowerBound {
      segments.append(Segment(textStart: bytes.count, fileStart: fileRange.lowerBound))
    }
    if isPlaceholder { placeholders.append(bytes.count..<bytes.count + new.count) }
    bytes.append(contentsOf: new)
    fileEnd = fileRange.upperBound
  }

  /// The bytes of the file that a range of the text came from.
  func fileRange(of range: Range<Int>) -> Range<Int> {
    let start = fileOffset(range.lowerBound)
    // The end is found from the last byte inside, since the byte behind may stand far away in the file.
    let end = range.isEmpty ? start : fileOffset(range.upperBound - 1) + 1
    return start..<max(start, end)
  }

  private func fileOffset(_ offset: Int) -> Int {
    guard offset < bytes.count else { return fileEnd }
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].textStart <= offset { low = middle } else { high = middle }
    }
    guard low < segments.count else { return fileEnd }
    return segments[low].fileStart + offset - segments[low].textStart
  }
}
