/// A push that stands in a text made for people or a shell: an `.http` file, a `curl` command, a block of Markdown.
struct TextRequest: Sendable {
  /// One header.
  ///
  /// A name that is a placeholder stands for headers which are not known: `-H @headers.txt`, `"${HEADERS[@]}"`. Where there
  /// is one, no header can be said to be missing.
  struct Header: Sendable {
    let name: MappedText
    let value: MappedText
  }

  /// nil where the text has none, as for a plain JSON block.
  var path: MappedText?
  var headers: [Header] = []
  /// nil where there is none, or where it stands in another file.
  ///
  /// A body that nobody can know is one placeholder.
  var body: MappedText?
  /// `@payload.json` behind `--data-binary`, `< payload.json` in an `.http` file: the path as written.
  var bodyPath: MappedText?
  /// The whole request in the file.
  let range: Range<Int>
}

extension TextRequest {
  /// Whether it is any business of ours: documents and scripts hold requests to other services too.
  var mightBePush: Bool {
    // It manages channels.
    if let path, path.contains("/1/apps/") { return false }
    if let path, path.contains("/3/device") || path.contains("/4/broadcasts") { return true }
    if headers.contains(where: { $0.name.isAPNsHeader }) { return true }
    return body?.mightHoldPush ?? false
  }

  /// Whether anything in it says that it is for a Live Activity, since texts hold ordinary pushes too.
  var isForLiveActivity: Bool {
    if let path, path.contains("/4/broadcasts") { return true }
    if let body, body.namesLiveActivity { return true }
    return headers.contains { $0.name.isAPNsHeader && $0.value.contains("liveactivity") }
  }
}

extension TextRequest.Header {
  /// Splits `name: value`.
  ///
  /// A line without a colon that holds a variable may be any header; otherwise it is none.
  init?(_ range: Range<Int>, of line: MappedText) {
    let text = MappedText(line.trimmed(range), of: line)
    let all = 0..<text.bytes.count
    guard let colon = text.firstKnownOffset(in: all, where: { $0 == ":" }) else {
      guard !text.placeholders.isEmpty else { return nil }
      self.init(unknown: text)
      return
    }
    self.init(
      name: MappedText(text.trimmed(0..<colon), of: text),
      value: MappedText(text.trimmed(colon + 1..<text.bytes.count), of: text))
  }

  /// Headers that come from somewhere else.
  init(unknown text: MappedText) {
    var name = MappedText()
    name.append(0..<text.bytes.count, of: text, isPlaceholder: true)
    self.init(name: name, value: MappedText(text.bytes.count..<text.bytes.count, of: text))
  }
}

extension MappedText {
  /// Whether a body may be a push, to a Live Activity or not, or a message of a service that makes one.
  var mightHoldPush: Bool { contains("\"aps") || namesLiveActivity }

  /// Whether a body has keys that only a Live Activity has.
  var namesLiveActivity: Bool {
    let keys = ["content-state", "content_state", "contentState", "attributes-type", "event_updates", "live_activity"]
    return keys.contains(where: contains) || (contains("\"event") && contains("\"timestamp"))
  }

  fileprivate var isAPNsHeader: Bool {
    // ASCII letters differ in one bit from their capitals.
    bytes.count >= 5 && zip(bytes, "apns-".utf8).allSatisfy { $0 | 0x20 == $1 }
  }

  /// The path of a URL, without scheme, host, query and fragment; nil if it has none.
  ///
  /// A variable in front of it may hold a part of the path (`{{base}}/device/…`), so it stays in the result unless the rest
  /// is a path of APNs by itself.
  func pathOfURL() -> MappedText? {
    let all = 0..<bytes.count
    let end = firstKnownOffset(in: all) { $0 == "?" || $0 == "#" } ?? all.upperBound
    var start = 0
    if let colon = firstKnownOffset(in: 0..<end, where: { !$0.isLetter }), starts(colon..<end, with: "://") {
      start = colon + 3
    }
    let slash = firstKnownOffset(in: start..<end) { $0 == "/" }
    if let slash, starts(slash..<end, with: "/3/device") || starts(slash..<end, with: "/4/broadcasts") {
      return MappedText(slash..<end, of: self)
    }
    if let variable = placeholders.first(where: { $0.lowerBound >= start }), variable.lowerBound < slash ?? end {
      return MappedText(variable.lowerBound..<end, of: self)
    }
    return slash.map { MappedText($0..<end, of: self) }
  }
}
