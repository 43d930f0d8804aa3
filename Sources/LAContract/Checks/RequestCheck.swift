#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Are the headers and the path what APNs takes? A value that is a variable is not known, so it is not wrong.
struct RequestCheck {
  static let topicSuffix = ".push-type.liveactivity"

  let request: Request
  let isChannel: Bool
  var report: Report

  static func check(_ request: Request, isChannel: Bool, _ report: inout Report) {
    var check = RequestCheck(request: request, isChannel: isChannel, report: report)
    check.checkPath()
    if request.headers != nil { check.checkHeaders() }
    report = check.report
  }

  private mutating func checkHeaders() {
    checkDuplicates()
    checkPushType()
    checkTopic()
    checkChannelID()
    checkPriority()
    checkExpiration()
    checkCollapseID()
    checkID("apns-id")
    checkID("apns-request-id")
    checkAuthorization()
  }

  // MARK: Headers that go with every push

  private mutating func checkPushType() {
    let reason = isChannel ? "MissingPushType" : "InvalidPushType"
    check(
      "apns-push-type", .pushTypeInvalid,
      missing: "APNs does not take it for the push of a Live Activity (400 \(reason)); add \"liveactivity\""
    ) { value in
      guard value.text != "liveactivity", value.isKnown else { return nil }
      return
        "is \(JSONDocument.quoted(value.text)), and APNs takes only \"liveactivity\" for a Live Activity (400 InvalidPushType); send \"liveactivity\""
    }
  }

  private mutating func checkPriority() {
    check(
      "apns-priority", .priorityInvalid,
      missing: isChannel ? "APNs refuses the channel push (400 BadPriority); add \"5\" or \"10\"" : nil
    ) { value in
      guard value.isKnown, !["1", "5", "10"].contains(value.text) else { return nil }
      return
        "is \(JSONDocument.quoted(value.text)), which APNs refuses (400 BadPriority); send \"10\" for at once, \"5\" for when it suits the phone"
    }
  }

  private mutating func checkExpiration() {
    check(
      "apns-expiration", .expirationInvalid,
      missing: isChannel
        ? "APNs refuses the channel push (400 BadExpirationDate); add \"0\", or the Unix time in seconds where the channel stores messages"
        : nil
    ) { value in
      guard value.isKnown, value.text.isEmpty || !value.text.utf8.allSatisfy(\.isDigit) else { return nil }
      return
        "is \(JSONDocument.quoted(value.text)), which is no Unix time in whole seconds, so APNs refuses it (400 BadExpirationDate); send such a time, or \"0\" for one attempt"
    }
    for header in request.headers(named: "apns-expiration") where header.value.isKnown {
      let text = header.value.text
      guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit), let value = Double(text) else { continue }
      TimeCheck.check(value, Decimal(string: text), named: "'apns-expiration'", mayBeZero: true) {
        rule, message, _ in
        report.add(rule, message, pointer: header.pointer, at: header.value.location)
      }
    }
  }

  private mutating func checkCollapseID() {
    guard !isChannel else { return }
    check("apns-collapse-id", .collapseIDInvalid) { value in
      guard value.isKnown else { return nil }
      if value.text.isEmpty {
        return "is empty, which APNs refuses (400 BadCollapseId); send an id, or leave the header out"
      }
      guard value.text.utf8.count > 64 else { return nil }
      return
        "has \(value.text.utf8.count) bytes and APNs takes no more than 64 (400 BadCollapseId); shorten it, or send a hash of it"
    }
  }

  private mutating func checkID(_ name: String) {
    check(name, .requestIDInvalid) { value in
      guard value.isKnown, UUID(uuidString: value.text) == nil else { return nil }
      return
        "is \(JSONDocument.quoted(value.text)) and no UUID, so APNs refuses the push (400 BadMessageId); send 8-4-4-4-12 hexadecimal digits, or leave the header out"
    }
  }

  /// The value must not be printed, so the finding is about the name.
  private mutating func checkAuthorization() {
    for header in request.headers(named: "authorization") {
      let value = header.value
      let scheme = "bearer "
      let head = value.head.lowercased()
      let hasScheme = head.hasPrefix(scheme) || (!value.isKnown && scheme.hasPrefix(head))
      let token = head.dropFirst(scheme.count)
      if hasScheme, !value.isKnown || (!token.isEmpty && !token.contains(" ")) { continue }
      report.add(
        .authorizationInvalid,
        "'authorization' is not of the form 'bearer <token>', so APNs refuses the push (403 InvalidProviderToken); send \"bearer \" and the signed token",
        pointer: header.pointer, at: header.nameLocation)
    }
  }

  private mutating func checkDuplicates() {
    var firsts: [String: Request.Header] = [:]
    for header in request.headers ?? [] {
      guard let first = firsts[header.name] else {
        firsts[header.name] = header
        continue
      }
      // The same key twice in a JSON object has been reported.
      guard first.pointer != header.pointer || request.isText else { continue }
      report.add(
        .duplicateKey,
        "the header '\(header.name)' is here twice, whatever the capitals, and APNs refuses the push (400 DuplicateHeaders); remove one",
        pointer: header.pointer, at: header.nameLocation,
        notes: [Note(message: "first here", location: first.nameLocation)])
    }
  }

  // MARK: Device or channel

  private mutating func checkTopic() {
    if isChannel {
      return addIgnored(
        "apns-topic", "has no effect on a channel push, whose topic is the bundle id in the path; remove it")
    }
    check(
      "apns-topic", .topicInvalid,
      missing:
        "APNs refuses the push (400 MissingTopic); add the app's bundle id and \"\(RequestCheck.topicSuffix)\""
    ) { value in
      let suffix = RequestCheck.topicSuffix
      // A variable may hold the front part, and nothing else can be told of it.
      if !value.isKnown {
        guard !value.tail.hasSuffix(suffix), !suffix.hasSuffix(value.tail) else { return nil }
        return
          "does not end in '\(suffix)', so APNs refuses the push (400 BadTopic); send the app's bundle id and that ending"
      }
      let bundle = RequestCheck.bundleID(value.text)
      guard value.text != bundle + suffix || bundle.isEmpty else { return nil }
      let right = bundle.isEmpty ? "the app's bundle id and \"\(suffix)\"" : "\"\(bundle)\(suffix)\""
      return
        "is \(JSONDocument.quoted(value.text)), and the topic of a Live Activity is the app's bundle id with '\(suffix)' once, so APNs refuses the push (400 BadTopic or TopicDisallowed); send \(right)"
    }
  }

  private mutating func checkChannelID() {
    guard isChannel else {
      return addIgnored(
        "apns-channel-id",
        "has no effect on a push to a device; remove it, or send the push to /4/broadcasts/apps/<bundle id>")
    }
    check(
      "apns-channel-id", .channelIDInvalid,
      missing: "APNs does not know the channel (400 MissingChannelId); add the channel's base64 id"
    ) { value in
      guard value.isKnown, value.text.isEmpty || !Base64.isValid(value.text) else { return nil }
      return
        "is \(JSONDocument.quoted(value.text)) and no base64, so APNs refuses the push (400 BadChannelId); send the id as the channel's creation returned it"
    }
  }

  private mutating func addIgnored(_ name: String, _ message: String) {
    for header in request.headers(named: name) {
      report.add(.ignoredHeader, "'\(name)' \(message)", pointer: header.pointer, at: header.nameLocation)
    }
  }

  // MARK: One header

  /// Judges the values of a header, or its absence: `missing` is what to say where the header is needed, `problem` what to
  /// say of a value behind its name, nil for a good one.
  private mutating func check(
    _ name: String, _ rule: Rule, missing: String? = nil, problem: (Request.Part) -> String?
  ) {
    let headers = request.headers(named: name)
    if headers.isEmpty, let missing, !request.hasOtherHeaders {
      report.add(
        rule, "'\(name)' is missing, so \(missing)", pointer: "\(request.headersPointer)/\(name)", at: request.location)
    }
    for header in headers {
      var message = problem(header.value)
      if message == nil, let sender = request.wantsText, !header.value.isText, header.value.isKnown {
        message = "is no string, and \(sender) takes only strings for headers; send \"\(header.value.text)\""
      }
      guard let message else { continue }
      report.add(rule, "'\(name)' \(message)", pointer: header.pointer, at: header.value.location)
    }
  }
}
