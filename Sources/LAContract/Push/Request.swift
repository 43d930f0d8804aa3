/// The headers and the path that go with a push, as far as a file has them.
struct Request: Sendable {
  /// A text of the request.
  struct Part: Sendable {
    /// Variables stand in it as in the file.
    let text: String
    /// What stands before the first variable; all of it where there is none.
    let head: String
    /// What stands behind the last variable; all of it where there is none.
    let tail: String
    /// There is no variable in it.
    let isKnown: Bool
    /// It is a JSON string, or text of a request that was written as text.
    let isText: Bool
    let location: Location
  }

  struct Header: Sendable {
    /// In lower case.
    let name: String
    let value: Part
    let nameLocation: Location
    let pointer: String
  }

  /// nil where the file has none, or where it leads to somebody else than APNs.
  var path: Part?
  var pathPointer = "/path"
  /// nil where the file has no headers at all, so that nothing can be said about them.
  var headers: [Header]?
  /// Further headers are not known, or the sender adds them, so that none can be missing.
  var hasOtherHeaders = false
  /// Values have to be JSON strings.
  var wantsText: String?
  var headersPointer = "/headers"
  /// It was written as text, not as JSON.
  var isText = false
  /// What a missing header is said of.
  private(set) var location: Location

  /// It says nothing that APNs would read.
  var isEmpty: Bool { path == nil && headers == nil }

  func headers(named name: String) -> [Header] {
    headers?.filter { $0.name == name } ?? []
  }

  /// Whether the path is that of a channel push; nil where it does not say.
  var isChannelByPath: Bool? {
    guard let path else { return nil }
    if ["/4/", "4/"].contains(where: path.head.hasPrefix) { return true }
    if ["/3/", "3/"].contains(where: path.head.hasPrefix) { return false }
    // Behind a variable.
    return !path.isKnown && path.text.contains("/broadcasts/") ? true : nil
  }

  /// Whether it is a channel push; the caller knows if the path does not say.
  func isChannel(_ isChannelByCaller: Bool) -> Bool {
    isChannelByPath ?? (isChannelByCaller || !headers(named: "apns-channel-id").isEmpty)
  }
}

// MARK: From JSON

extension Request {
  /// What an envelope has; nil if it has neither path nor headers.
  init?(_ row: EnvelopeRow, of start: EnvelopeWalk.Found) {
    if row.path.isEmpty, case .none = row.headers { return nil }
    var walk = EnvelopeWalk(opensText: row.holdsText)
    location = start.subject.location(start.field.value)
    hasOtherHeaders = row.fillsInHeaders
    wantsText = row.wantsTextHeaders ? row.name : nil
    if let path = walk.value(at: row.path, from: start) {
      self.path = Part(path).withoutHost
      pathPointer = path.field.path.pointer(in: path.subject.document)
    }
    switch row.headers {
    case .none:
      break
    case .object(let places):
      guard let object = walk.value(at: places, from: start), object.kind == .object else { break }
      location = object.subject.location(object.field.value)
      headersPointer = object.field.path.pointer(in: object.subject.document)
      headers = Request.headers(in: object)
    case .members(let members):
      headers = members.sorted { $0.key < $1.key }.compactMap { name, place in
        walk.value(at: [place], from: start).map { Header(name: name, $0) }
      }
    }
    if path == nil && headers == nil { return nil }
  }

  private static func headers(in object: EnvelopeWalk.Found) -> [Header] {
    let document = object.subject.document
    return document.members(object.field.value).flatMap { member -> [Header] in
      // Some libraries log a list of values for each name.
      let isList = document.kind(member.value) == .array
      let values = isList ? Array(document.elements(member.value)) : [member.value]
      return values.map { value in
        let path = object.field.path.appending(.key(member.key))
        return Header(
          name: (document.string(member.key) ?? "").lowercased(),
          EnvelopeWalk.Found(
            subject: object.subject, field: Push.Field(key: member.key, value: value, path: path)))
      }
    }
  }
}

extension Request.Header {
  fileprivate init(name: String, _ found: EnvelopeWalk.Found) {
    self.name = name
    value = Request.Part(found)
    nameLocation = found.subject.location(found.field.key ?? found.field.value)
    pointer = found.field.path.pointer(in: found.subject.document)
  }
}

extension Request.Part {
  fileprivate init(_ found: EnvelopeWalk.Found) {
    let (subject, node) = (found.subject, found.field.value)
    let range = subject.document.range(node)
    location = subject.location(node)
    switch found.kind {
    case .placeholder:
      // With its quotes, if it has any.
      let isQuoted = subject.document.bytes[range].first == .quote
      let content = isQuoted ? range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1) : range
      let text = MappedText(content, of: subject.text)
      self.text = text.text(0..<text.bytes.count)
      (head, tail) = text.knownEnds
      isKnown = false
      isText = isQuoted
    case .string:
      text = subject.document.string(node) ?? ""
      (head, tail, isKnown, isText) = (text, text, true, true)
    default:
      text = subject.document.text(node)
      (head, tail, isKnown, isText) = (text, text, true, false)
    }
  }
}

extension Request.Part {
  /// The path of a whole URL; anything else as it is.
  fileprivate var withoutHost: Request.Part? {
    guard head.utf8.first != UInt8(ascii: "/"), let scheme = head.firstRange(of: "://") else { return self }
    let rest = head[scheme.upperBound...]
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let path = String(rest[slash...])
    return Request.Part(
      text: path + text.dropFirst(head.count), head: path, tail: isKnown ? path : tail, isKnown: isKnown,
      isText: isText, location: location)
  }
}

// MARK: From text

extension Request {
  init(_ request: TextRequest, in file: SourceFile) {
    let path = request.path.flatMap { $0.leadsToAPNs ? Part($0, in: file) : nil }
    self.path = path
    isText = true
    location = path?.location ?? .bytes(request.range, in: file)
    let known = request.headers.filter { $0.name.placeholders.isEmpty }.map { Header($0, in: file) }
    hasOtherHeaders = known.count < request.headers.count
    // A request to another service that passes pushes on needs none of APNs' headers.
    guard path != nil || known.contains(where: { $0.name.hasPrefix("apns-") }) else { return }
    headers = known
  }
}

extension Request.Header {
  fileprivate init(_ header: TextRequest.Header, in file: SourceFile) {
    name = header.name.text(0..<header.name.bytes.count).lowercased()
    value = Request.Part(header.value, in: file)
    nameLocation = .bytes(header.name.fileRange(of: 0..<header.name.bytes.count), in: file)
    pointer = "/headers/" + JSONPath.escaped(name)
  }
}

extension Request.Part {
  fileprivate init(_ text: MappedText, in file: SourceFile) {
    self.text = text.text(0..<text.bytes.count)
    (head, tail) = text.knownEnds
    isKnown = text.placeholders.isEmpty
    isText = true
    location = .bytes(text.fileRange(of: 0..<text.bytes.count), in: file)
  }
}

extension MappedText {
  /// What is known before the first variable and behind the last one.
  fileprivate var knownEnds: (head: String, tail: String) {
    let all = 0..<bytes.count
    let head = all.lowerBound..<(placeholders.first?.lowerBound ?? all.upperBound)
    let tail = (placeholders.last?.upperBound ?? all.lowerBound)..<all.upperBound
    return (text(head), text(tail))
  }

  /// Whether a path is one of APNs', or a misspelt one; others are of services that stand in between.
  fileprivate var leadsToAPNs: Bool {
    let path = text(0..<bytes.count)
    return path.contains("/3/") || path.contains("/4/") || path.contains("/device/") || path.contains("/broadcasts")
  }
}
