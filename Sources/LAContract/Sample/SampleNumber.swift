/// Plausible numbers, by the names that they go by.
struct SampleNumber {
  /// For whole numbers.
  let whole: ClosedRange<Int>
  /// For numbers with a point: whole multiples of the smallest digit.
  let scaled: ClosedRange<Int>
  let digits: Int

  private init(_ whole: ClosedRange<Int>, digits: Int = 1, scaled: ClosedRange<Int>? = nil) {
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    self.whole = whole
    self.scaled = scaled ?? (whole.lowerBound * scale)...(whole.upperBound * scale)
    self.digits = digits
  }

  /// The rows of the table that `named` looks in; the first that has a word counts.
  private static let table: [(words: Set<String>, number: SampleNumber)] = [
    (["progress", "completion", "completed", "done"], SampleNumber(0...100, digits: 2, scaled: 0...100)),
    (["fraction", "ratio", "share", "probability", "opacity", "alpha"], SampleNumber(0...1, digits: 2)),
    (["percent", "percentage", "pct", "battery", "humidity", "charge", "volume", "level"], SampleNumber(0...100)),
    (["latitude", "lat"], SampleNumber(47...53, digits: 4)),
    (["longitude", "lon", "lng", "long"], SampleNumber(6...14, digits: 4)),
    (["altitude", "elevation"], SampleNumber(100...900)),
    (["heading", "bearing", "course", "angle", "direction"], SampleNumber(0...359)),
    (["rating", "stars"], SampleNumber(1...5)),
    (["cents"], SampleNumber(100...9900)),
    (
      ["price", "amount", "cost", "costs", "fare", "fee", "tip", "sum", "balance", "total", "subtotal", "money"],
      SampleNumber(4...60, digits: 2)
    ),
    (["speed", "velocity", "pace"], SampleNumber(5...90)),
    (["distance", "km", "miles", "kilometers", "kilometres"], SampleNumber(1...25)),
    (["duration", "interval", "elapsed", "countdown", "seconds", "secs"], SampleNumber(60...1800)),
    (["minute", "minutes", "mins", "min", "eta", "delay"], SampleNumber(1...59)),
    (["hour", "hours"], SampleNumber(0...23)),
    (["day", "days"], SampleNumber(1...28)),
    (["weekday"], SampleNumber(1...7)),
    (["month"], SampleNumber(1...12)),
    (["quarter"], SampleNumber(1...4)),
    (["year"], SampleNumber(2027...2027)),
    (["era", "coefficient"], SampleNumber(1...1)),
    (["constant", "nanosecond"], SampleNumber(0...0)),
    (["temperature", "temp", "celsius"], SampleNumber(1...30)),
    (["index", "position", "step", "page", "lap", "round", "current", "place"], SampleNumber(0...5)),
    (["score", "points", "goals"], SampleNumber(0...5)),
    (["width", "height", "size"], SampleNumber(10...400)),
    (["remaining"], SampleNumber(1...30)),
  ]

  private static let anything = SampleNumber(1...12)
  /// What such a word stands beside counts more than the word.
  private static let weak: Set<String> = ["total", "remaining", "current", "left"]
  private static let greatest: Set<String> = ["total", "max", "maximum", "capacity", "goal", "limit"]

  /// The last word of a name tells most: a `batteryLevel` is a level.
  static func named(_ words: [String]) -> SampleNumber {
    let strong = words.filter { !weak.contains($0) }
    for word in strong.reversed() + words.filter(weak.contains) {
      guard let row = table.first(where: { $0.words.contains(word) }) else { continue }
      return isGreatest(words) && row.words.isDisjoint(with: greatest) ? row.number.greatestOnly : row.number
    }
    return isGreatest(words) ? anything.greatestOnly : anything
  }

  private static func isGreatest(_ words: [String]) -> Bool { words.count > 1 && !greatest.isDisjoint(with: words) }

  /// `totalStops` shall not be less than `stopsDone`.
  private var greatestOnly: SampleNumber {
    SampleNumber(
      whole.upperBound...whole.upperBound, digits: digits, scaled: scaled.upperBound...scaled.upperBound)
  }

  /// A whole number, as near to the range as the type holds.
  func whole(within bounds: ClosedRange<Int>, _ random: inout SplitMix64) -> Int {
    random.number(in: whole.clamped(to: bounds))
  }

  /// A number with as many digits as are needed.
  func decimal(_ random: inout SplitMix64) -> String {
    let value = random.number(in: scaled)
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    var fraction = String(value % scale + scale).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? "\(value / scale)" : "\(value / scale).\(fraction)"
  }

  // MARK: Times

  /// Numbers that count seconds since 1970, by their names.
  static func isUnixTime(_ words: [String]) -> Bool {
    !Set(words).isDisjoint(with: ["timestamp", "epoch", "unix"])
  }

  private static let past: Set<String> = [
    "start", "started", "starts", "begin", "began", "begun", "created", "updated", "ordered", "placed", "departed",
    "since", "last", "opened", "received", "previous", "joined", "from", "modified", "sent", "paused", "scored",
  ]

  /// Seconds from now to the moment of a name: an `eta` lies ahead, `startedAt` behind.
  static func distance(of words: [String], _ random: inout SplitMix64) -> Int {
    let isPast = !past.isDisjoint(with: words)
    return isPast ? -60 * random.number(in: 5...90) : 60 * random.number(in: 5...180)
  }
}
