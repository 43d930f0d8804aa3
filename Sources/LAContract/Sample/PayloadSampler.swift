/// Makes payloads for an app's contract: such as decode, with plausible values, and such as each break one rule.
///
///     var sampler = PayloadSampler(contract, seed: 7)
///     let payload = try sampler.next()
///
/// Equal contracts, options and seeds give equal payloads, on every machine.
public struct PayloadSampler: Sendable {
  /// The events of a push.
  public enum Event: String, CaseIterable, Sendable { case start, update, end }

  /// What the payloads shall be.
  public struct Options: Sendable {
    /// The event of each push.
    public var event = Event.update
    /// Only the keys that decoding requires.
    public var isMinimal = false
    /// The payloads are bare `ContentState` values.
    public var isBareContentState = false
    /// The payloads are channel (broadcast) pushes.
    public var isChannel = false
    /// What wraps the push on its way to APNs.
    public var envelope = Envelope.apns
    /// The time at which the first is sent, in Unix seconds.
    public var now = PayloadSampler.defaultNow

    /// An update as APNs gets it, at `defaultNow`.
    public init() {}
  }

  /// Why there is no payload.
  public enum Failure: Error, Sendable {
    /// The model asks for a value that has no end, or for one of an enum without cases.
    case impossibleModel
    /// Even the smallest is not free of that finding.
    case finding(Finding)
  }

  /// 2027-01-15T08:00:00Z: a fixed moment, so that the same payloads come today and tomorrow.
  public static let defaultNow = 1_800_000_000.0

  let contract: Contract
  let options: Options
  let linter: Linter
  private var random: SplitMix64
  private var count = 0

  /// - Parameters:
  ///   - contract: Of `Linter.contracts`.
  ///   - options: What the payloads shall be.
  ///   - seed: Any number; another one gives other values.
  public init(_ contract: Contract, options: Options = Options(), seed: UInt64 = 0) {
    self.contract = contract
    self.options = options
    random = SplitMix64(seed: seed)
    var lint = Linter.Options()
    lint.type = contract.attributesType
    lint.isChannel = options.isChannel
    lint.isBareContentState = options.isBareContentState
    lint.envelope = options.isBareContentState ? nil : options.envelope
    lint.now = options.isBareContentState ? nil : options.now
    linter = Linter(contract, options: lint)
  }

  /// The next payload, as JSON on one line. `la-lint check` finds nothing in it, not even a note.
  ///
  /// Each is sent a second after the one before.
  public mutating func next() throws(Failure) -> String {
    render(try nextPush()).compact
  }

  /// The next payload on several lines, unless its white space makes it too large.
  public mutating func nextPretty() throws(Failure) -> String {
    let document = render(try nextPush())
    let pretty = document.pretty()
    return findings(in: pretty).isEmpty ? pretty : document.compact
  }

  mutating func nextPush() throws(Failure) -> SamplePush {
    // Within the minute that a push may be late or early by the clock.
    let timestamp = Int(options.now) + count % 3600
    count += 1
    var problem: Finding?
    // Lists get shorter until it is small enough.
    for elementLimit in [3, 2, 1, 0] {
      for isMinimal in options.isMinimal || elementLimit > 0 ? [options.isMinimal] : [false, true] {
        var writer = SampleWriter(
          contract.table, now: timestamp, isMinimal: isMinimal, elementLimit: elementLimit, random: random)
        let event = Push.Event(rawValue: options.event.rawValue) ?? .update
        guard let push = SamplePush(contract, event, timestamp: timestamp, &writer) else { throw .impossibleModel }
        random = writer.random
        problem = findings(in: render(push).compact).first
        if problem == nil { return push }
      }
    }
    guard let problem else { throw .impossibleModel }
    throw .finding(problem)
  }

  func render(_ push: SamplePush) -> JSONTree {
    options.isBareContentState ? push.contentState : push.text(in: options.envelope, isChannel: options.isChannel)
  }

  func findings(in text: String) -> [Finding] {
    linter.check(SourceFile(path: "payload.json", text: text)).findings
  }
}
