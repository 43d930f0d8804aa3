/// The members of a push's `aps`, with values that a server could send.
struct SamplePush {
  /// In the order in which they are sent.
  var aps: JSONTree.Members

  /// - Returns: nil where the model has a value that has no end.
  init?(_ contract: Contract, _ event: Push.Event, timestamp: Int, _ writer: inout SampleWriter) {
    let owner = "\(contract.attributesType) ContentState"
    guard let state = writer.value(of: contract.contentState, SampleWriter.Name("state", of: owner)) else { return nil }
    aps = [
      ("timestamp", .number(timestamp)), ("event", .string(event.rawValue)), ("content-state", state),
    ]
    let isMinimal = writer.isMinimal
    if event == .start {
      let name = SampleWriter.Name("attributes", of: contract.attributesType)
      guard let attributes = writer.value(of: contract.attributes, name) else { return nil }
      aps += [("attributes-type", .string(contract.attributesType)), ("attributes", attributes)]
      let subject = Words(of: contract.attributesType.withoutSuffix("Attributes")).title
      var alert: JSONTree.Members = [
        ("title", .string(subject)), ("body", .string("It has begun. Follow it on your Lock Screen.")),
      ]
      if !isMinimal { alert.append(("sound", .string("default"))) }
      aps.append(("alert", .object(alert)))
    }
    guard !isMinimal else { return }
    if event == .end {
      aps.append(("dismissal-date", .number(timestamp + 60 * writer.random.number(in: 5...180))))
    } else {
      aps += [
        ("stale-date", .number(timestamp + 60 * writer.random.number(in: 15...60))),
        ("relevance-score", .number(writer.random.number(in: 50...100))),
      ]
    }
    if event == .start { aps.append(("input-push-token", .number(1))) }
  }

  /// What is sent: the body of the push, or what an envelope makes of it.
  func text(in envelope: Envelope, isChannel: Bool) -> JSONTree {
    EnvelopeWriter(envelope, isChannel: isChannel).wrapped(aps)
  }

  var contentState: JSONTree { aps.first { $0.key == "content-state" }?.value ?? .null }
}

extension String {
  /// Without a word at its end, unless it is all there is.
  func withoutSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}
