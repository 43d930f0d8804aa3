extension RequestCheck {
  private static let device = "/3/device/"
  private static let channel = "/4/broadcasts/apps/"

  mutating func checkPath() {
    guard let path = request.path else { return }
    let wanted = isChannel ? RequestCheck.channel : RequestCheck.device
    let isRight =
      isChannel
      ? RequestCheck.mayBe(path, wanted, followedBy: RequestCheck.isBundleIDPart)
      : RequestCheck.mayBe(path, wanted, followedBy: \.isHexDigit)
    let rest = path.text.dropFirst(wanted.count)
    if isRight {
      if isChannel, path.tail.hasSuffix(RequestCheck.topicSuffix) {
        add("the path takes the plain bundle id, so APNs refuses the push (400 TopicDisallowed)", path)
      } else if !isChannel, path.isKnown, !rest.count.isMultiple(of: 2) {
        add(
          "a device token has two hexadecimal digits for each byte and this one an odd number (400 BadDeviceToken)",
          path)
      }
      return
    }
    if !isChannel, path.head.hasPrefix(wanted) {
      return add(
        rest.isEmpty
          ? "the path has no device token, so APNs refuses the push (400 MissingDeviceToken)"
          : "the device token in the path is not hexadecimal, so APNs refuses the push (400 BadDeviceToken)", path)
    }
    add("APNs has no such path for a push to a \(isChannel ? "channel" : "device") (404 BadPath)", path)
  }

  private mutating func add(_ problem: String, _ path: Request.Part) {
    let wanted =
      isChannel ? "\(RequestCheck.channel)<bundle id>" : "\(RequestCheck.device)<token in hexadecimal digits>"
    report.add(.pathInvalid, "\(problem); send it to \(wanted)", pointer: request.pathPointer, at: path.location)
  }

  /// Whether a path is a fixed text with something behind it, or can be, given what its variables may hold.
  private static func mayBe(_ path: Request.Part, _ wanted: String, followedBy isAllowed: (UInt8) -> Bool) -> Bool {
    if path.isKnown {
      let rest = path.text.utf8.dropFirst(wanted.utf8.count)
      return path.text.hasPrefix(wanted) && !rest.isEmpty && rest.allSatisfy(isAllowed)
    }
    // A variable in front may hold the host, and any part of the path.
    guard !path.head.isEmpty else { return true }
    if wanted.hasPrefix(path.head), path.head != wanted { return true }
    let rest = path.head.utf8.dropFirst(wanted.utf8.count)
    return path.head.hasPrefix(wanted) && rest.allSatisfy(isAllowed)
      && path.tail.utf8.allSatisfy(isAllowed)
  }

  private static func isBundleIDPart(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  /// A topic without the ending of a Live Activity, or what was meant as one.
  static func bundleID(_ topic: String) -> String {
    var rest = topic[...]
    while true {
      let known = [topicSuffix, ".liveactivity", "push-type.liveactivity", ".push-type"]
      guard let ending = known.first(where: rest.hasSuffix) else { break }
      rest = rest.dropLast(ending.count)
    }
    return rest.split(separator: ".", omittingEmptySubsequences: false).prefix { $0 != "push-type" }
      .joined(separator: ".")
  }
}
