// Edits of a document's bytes that leave its layout as it is.
extension JSONDocument {
  func renaming(_ key: NodeIndex, to name: String) -> [Edit] {
    [Edit(contentRange(key), JSONDocument.wholeQuoted(name).utf8.dropFirst().dropLast())]
  }

  func replacing(_ node: NodeIndex, with text: String) -> [Edit] {
    [Edit(range(node), text.utf8)]
  }

  /// The object or array itself in place of the string that holds it as JSON text.
  func unwrapping(_ string: NodeIndex) -> [Edit] {
    let text = mapped(string).bytes
    let isWhite = { (byte: UInt8) in [.space, .tab, .lineFeed, .carriageReturn].contains(byte) }
    let end = text.lastIndex { !isWhite($0) } ?? text.startIndex
    return [Edit(range(string), text[...end].drop(while: isWhite))]
  }

  /// A member out of its object, with the comma that is then too much.
  func removing(_ member: Member) -> Edit {
    let (start, end) = (range(member.key).lowerBound, range(member.value).upperBound)
    let before = startOfWhiteSpace(before: start)
    // It is not the first.
    if before > 0, bytes[before - 1] == .comma { return Edit(startOfWhiteSpace(before: before - 1)..<end) }
    let behind = endOfWhiteSpace(from: end)
    let isAlone = behind == bytes.count || bytes[behind] != .comma
    return Edit(start..<(isAlone ? end : endOfWhiteSpace(from: behind + 1)))
  }

  /// A member out of its object and to the end of another one, laid out as that one's last member.
  func moving(_ member: Member, into object: NodeIndex, as name: String? = nil) -> [Edit] {
    let key = range(member.key)
    let keyText = name.map { Array(JSONDocument.wholeQuoted($0).utf8) } ?? Array(bytes[key])
    let value = bytes[key.upperBound..<range(member.value).upperBound]
    guard let last = members(object).reduce(nil, { $1 }) else {
      let start = range(object).lowerBound + 1
      return [removing(member), Edit(start..<start, keyText + value)]
    }
    let lastKey = range(last.key)
    var separator = bytes[startOfWhiteSpace(before: lastKey.lowerBound)..<lastKey.lowerBound]
    let isFirst = bytes[separator.startIndex - 1] == .openBrace
    if separator.isEmpty, isFirst, lastKey.upperBound + 1 < bytes.count, bytes[lastKey.upperBound + 1] == .space {
      separator = [.space]
    }
    let end = range(last.value).upperBound
    let text = indented(value, like: separator, from: key.lowerBound)
    return [removing(member), Edit(end..<end, [.comma] + separator + keyText + text)]
  }

  /// An object as the value of a key of a new one.
  func wrapping(_ object: NodeIndex, as name: String) -> [Edit] {
    let range = range(object)
    return [
      Edit(range.lowerBound..<range.lowerBound, "{\(JSONDocument.wholeQuoted(name)): ".utf8),
      Edit(range.upperBound..<range.upperBound, "}".utf8),
    ]
  }

  /// Whether two values are the same but for white space and the spelling of their strings.
  func isSame(_ node: NodeIndex, as other: NodeIndex) -> Bool {
    let count = Int(nodes[node].next) - node
    guard count == Int(nodes[other].next) - other else { return false }
    return (0..<count).allSatisfy { offset in
      let (a, b) = (node + offset, other + offset)
      guard kind(a) == kind(b), Int(nodes[a].next) - a == Int(nodes[b].next) - b else { return false }
      switch kind(a) {
      case .null, .true, .false, .array, .object: return true
      case .number, .placeholder: return bytes.isSame(range(a), as: range(b), of: bytes)
      case .string, .key: return bytes.isSame(range(a), as: range(b), of: bytes) || string(a) == string(b)
      }
    }
  }

  // MARK: White space

  private func startOfWhiteSpace(before end: Int) -> Int {
    bytes[..<end].lastIndex { ![.space, .tab, .lineFeed, .carriageReturn].contains($0) }.map { $0 + 1 } ?? 0
  }

  private func endOfWhiteSpace(from start: Int) -> Int {
    bytes[start...].firstIndex { ![.space, .tab, .lineFeed, .carriageReturn].contains($0) } ?? bytes.count
  }

  /// A value that stood at a place, its further lines as far in as they are there behind a member's white space.
  private func indented(_ value: ArraySlice<UInt8>, like separator: ArraySlice<UInt8>, from start: Int) -> [UInt8] {
    let old = bytes[startOfWhiteSpace(before: start)..<start]
    guard let oldLine = old.lastIndex(of: .lineFeed), let newLine = separator.lastIndex(of: .lineFeed) else {
      return Array(value)
    }
    let (oldIndentation, indentation) = (old[(oldLine + 1)...], separator[(newLine + 1)...])
    let lines = value.split(separator: .lineFeed, omittingEmptySubsequences: false)
    return lines.dropFirst().reduce(into: Array(lines[0])) { text, line in
      text.append(.lineFeed)
      text += line.starts(with: oldIndentation) ? indentation + line.dropFirst(oldIndentation.count) : line
    }
  }
}
