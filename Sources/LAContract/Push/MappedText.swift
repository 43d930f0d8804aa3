/// Text that stands in a file in another spelling (behind shell quotes, with escapes, over continued lines), with the way back.
struct MappedText: Sendable, Equatable {
  /// A run of bytes that are the same in the text and in the file; or, where the two differ in length, one spelling for the
  /// other (`\"` for `"`, `{{topic}}` for its value), which is never cut.
  struct Segment: Sendable, Equatable {
    let textStart: Int
    let fileStart: Int
    fileprivate(set) var fileEnd: Int
  }

  /// What a program would read.
  var bytes: [UInt8] = []
  /// Ascending; each holds until the next begins.
  private(set) var segments: [Segment] = []
  /// Parts of `bytes` that stand for a value which is not known here: `{{token}}`, `$TOKEN`.
  ///
  /// Ascending. They are written there as in the file, so `$(date "+%s")` may hold quotes that are none of the text's.
  private(set) var placeholders: [Range<Int>] = []
  /// Where the text ends in the file.
  private(set) var fileEnd = 0

  init() {}

  /// All of a file.
  init(_ file: SourceFile) {
    bytes = file.bytes
    fileEnd = bytes.count
    if !bytes.isEmpty { segments = [Segment(textStart: 0, fileStart: 0, fileEnd: fileEnd)] }
  }

  /// A part of another text.
  init(_ range: Range<Int>, of other: MappedText) {
    append(range, of: other)
  }

  /// Appends bytes that stand at `fileRange`; where they are spelled differently there (`\"` for `"`), append them one by one.
  mutating func append(_ new: some Collection<UInt8>, from fileRange: Range<Int>, isPlaceholder: Bool = false) {
    fileEnd = fileRange.upperBound
    guard !new.isEmpty else { return }
    let last = segments.count - 1
    if last >= 0, isVerbatim(last), segments[last].fileEnd == fileRange.lowerBound, new.count == fileRange.count {
      segments[last].fileEnd = fileRange.upperBound
    } else {
      segments.append(
        Segment(textStart: bytes.count, fileStart: fileRange.lowerBound, fileEnd: fileRange.upperBound))
    }
    if isPlaceholder { placeholders.append(bytes.count..<bytes.count + new.count) }
    bytes.append(contentsOf: new)
  }

  /// Appends a part of another text, with its placeholders unless it is one as a whole; its bytes stand in the file where
  /// they stood for the other.
  mutating func append(_ range: Range<Int>, of other: MappedText, isPlaceholder: Bool = false) {
    let range = range.clamped(to: 0..<other.bytes.count)
    let start = bytes.count
    guard !range.isEmpty else {
      fileEnd = other.fileRange(of: range).lowerBound
      return
    }
    var index = other.segmentIndex(at: range.lowerBound)
    while index < other.segments.count, other.segments[index].textStart < range.upperBound {
      let part = other.textRange(ofSegment: index).clamped(to: range)
      append(other.bytes[part], from: other.fileRange(of: part))
      index += 1
    }
    if isPlaceholder {
      placeholders.append(start..<bytes.count)
      return
    }
    var next = other.placeholderIndex(endingAfter: range.lowerBound)
    while next < other.placeholders.count, other.placeholders[next].lowerBound < range.upperBound {
      let part = other.placeholders[next].clamped(to: range)
      placeholders.append(start + part.lowerBound - range.lowerBound..<start + part.upperBound - range.lowerBound)
      next += 1
    }
  }

  /// The bytes of the file that a range of the text came from.
  func fileRange(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<bytes.count)
    let start = range.lowerBound < bytes.count ? place(of: range.lowerBound).lowerBound : fileEnd
    // The end is found from the last byte inside, since the byte behind may stand far away in the file.
    let end = range.isEmpty ? start : place(of: range.upperBound - 1).upperBound
    return start..<max(start, end)
  }

  /// The bytes of the file that a range of the text can be replaced in: they stand there in one piece with what is around
  /// them, as they are or as whole escapes. Else nil, as for the value of a variable, which may be used elsewhere too.
  func replaceable(_ range: Range<Int>, in file: [UInt8]) -> Range<Int>? {
    let looked = max(0, range.lowerBound - 1)..<min(bytes.count, range.upperBound + 1)
    let next = placeholderIndex(endingAfter: looked.lowerBound)
    if next < placeholders.count, placeholders[next].lowerBound < looked.upperBound { return nil }
    var index = segmentIndex(at: looked.lowerBound)
    var end: Int?
    while index < segments.count, segments[index].textStart < looked.upperBound {
      let whole = textRange(ofSegment: index)
      let part = whole.clamped(to: looked)
      let place = fileRange(of: part)
      let isEscape = part == whole && !place.isEmpty && file[place.lowerBound] == .backslash
      guard end ?? place.lowerBound == place.lowerBound, isEscape || file.isSame(place, as: part, of: bytes) else {
        return nil
      }
      end = place.upperBound
      index += 1
    }
    return fileRange(of: range)
  }

  /// The placeholder that a byte belongs to.
  func placeholder(at offset: Int) -> Range<Int>? {
    let index = placeholderIndex(endingAfter: offset)
    guard index < placeholders.count, placeholders[index].contains(offset) else { return nil }
    return placeholders[index]
  }

  /// Whether nothing of it is known: one placeholder is all there is.
  var isUnknown: Bool { placeholders.count == 1 && placeholders[0] == 0..<bytes.count }

  private func place(of offset: Int) -> Range<Int> {
    let index = segmentIndex(at: offset)
    guard index < segments.count else { return fileEnd..<fileEnd }
    let segment = segments[index]
    guard isVerbatim(index) else { return segment.fileStart..<segment.fileEnd }
    let start = segment.fileStart + offset - segment.textStart
    return start..<start + 1
  }

  private func textRange(ofSegment index: Int) -> Range<Int> {
    let end = index + 1 < segments.count ? segments[index + 1].textStart : bytes.count
    return segments[index].textStart..<max(segments[index].textStart, end)
  }

  private func isVerbatim(_ index: Int) -> Bool {
    textRange(ofSegment: index).count == segments[index].fileEnd - segments[index].fileStart
  }

  private func segmentIndex(at offset: Int) -> Int {
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].textStart <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func placeholderIndex(endingAfter offset: Int) -> Int {
    var low = 0
    var high = placeholders.count
    while low < high {
      let middle = (low + high) / 2
      if placeholders[middle].upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
