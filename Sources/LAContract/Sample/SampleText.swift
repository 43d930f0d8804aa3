/// Plausible texts, by the names that they go by.
enum SampleText {
  /// The first row that has a word counts.
  private static let table: [(words: Set<String>, texts: [String])] = [
    (["email", "mail"], ["ana@example.com", "sam@example.org"]),
    (["phone", "telephone", "mobile"], ["+1 555 0100", "+1 555 0142"]),
    (["url", "link", "website", "deeplink", "href"], ["https://example.com/track/1042", "https://example.com/live"]),
    (["timezone", "zone", "tz"], ["Europe/Berlin"]),
    (["locale"], ["en_GB"]),
    (["language", "lang"], ["en"]),
    (["currency"], ["EUR", "USD"]),
    (["country"], ["NL", "BE", "DE"]),
    (["emoji"], ["📦", "🚗", "⚽️"]),
    (["color", "colour", "tint", "hex"], ["#1E88E5", "#43A047"]),
    (["icon", "symbol", "image", "picture", "glyph", "sf"], ["box.truck", "figure.run", "clock"]),
    (["version"], ["1.4.0", "2.0.1"]),
    (["unit", "units"], ["km"]),
    (["gate"], ["B12", "A4", "C31"]),
    (["seat"], ["14C", "2A"]),
    (["platform", "track", "belt", "terminal", "lane", "bay"], ["4", "7", "12"]),
    (["plate", "license", "licence", "registration"], ["AB 12 CD", "XY 34 ZW"]),
    (["flight", "train", "line", "route"], ["LA 1042", "IC 204"]),
    (["iata", "airport"], ["AMS", "BRU", "CGN"]),
    (["surname", "family"], ["Berg", "Lind", "Okafor"]),
    (
      [
        "driver", "courier", "rider", "customer", "passenger", "user", "sender", "recipient", "contact", "player",
        "host",
        "guest", "author", "given", "first", "nickname", "person", "agent", "doctor", "trainer", "scorer", "scorers",
      ], ["Ana", "Bo", "Kim", "Lena", "Noor", "Sam"]
    ),
    (["address", "street"], ["12 Mill Lane", "4 Harbour Street"]),
    (
      [
        "city", "town", "origin", "destination", "station", "stop", "stops", "location", "venue", "area", "pickup",
        "dropoff", "from", "to",
      ], ["Bonn", "Ghent", "Utrecht", "Aachen"]
    ),
    (["team", "home", "away", "club", "opponent", "winner"], ["Rovers", "United", "Harbour FC"]),
    (["restaurant", "shop", "store", "merchant", "vendor", "brand", "garage"], ["Corner Kitchen", "Mill Bakery"]),
    (["artist", "band", "singer"], ["The Lanterns", "Ines Vale"]),
    (["song", "album", "episode", "movie"], ["Night Train", "Harbour Lights"]),
    (["status", "state", "phase", "stage"], ["On the way", "Almost there"]),
    (["date", "day"], ["2027-01-15"]),
    (["time", "eta", "arrival", "departure", "kickoff"], ["09:30", "10:15"]),
    (
      [
        "id", "identifier", "code", "reference", "ref", "number", "order", "tracking", "token", "key", "slug", "uid",
      ], ["A-1042", "B-2077", "C-3110"]
    ),
    (
      [
        "message", "note", "subtitle", "description", "detail", "details", "text", "body", "summary", "headline",
        "comment", "caption",
      ], ["Almost there", "On the way to you", "Ready in a moment"]
    ),
    (["title"], ["Your order", "Live now"]),
  ]

  /// Words that say only that it is a text.
  private static let weak: Set<String> = ["name", "title", "label", "text", "string", "value", "raw"]

  /// A text for a key: by its own words, the last first, then by its type's: the `name` of a `Driver` is a person's.
  static func named(_ key: Words, of owner: Words, _ random: inout SplitMix64) -> String {
    let words = key.lowercased
    let strong = words.filter { !weak.contains($0) }
    let candidates =
      strong.reversed() + (strong.isEmpty ? owner.lowercased.reversed() : []) + words.filter(weak.contains)
    for word in candidates {
      guard let row = table.first(where: { $0.words.contains(word) }) else { continue }
      return random.element(of: row.texts) ?? key.title
    }
    return "\(key.title) \(random.number(in: 1...9))"
  }

  static func url(_ key: Words, _ random: inout SplitMix64) -> String {
    let words = key.lowercased.filter {
      !["url", "link"].contains($0) && $0.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    }
    let isImage = !Set(words).isDisjoint(with: [
      "image", "picture", "icon", "photo", "avatar", "logo", "badge", "thumbnail",
    ])
    let path = words.isEmpty ? "live" : words.joined(separator: "-")
    return "https://example.com/\(path)/\(random.number(in: 100...999))\(isImage ? ".png" : "")"
  }

  /// A random UUID of version 4.
  static func uuid(_ random: inout SplitMix64) -> String {
    let (high, low) = (random.next(), random.next())
    let digits = hexadecimal(high & ~0xF000 | 0x4000) + hexadecimal(low & ~(3 << 62) | 1 << 63)
    var text = ""
    for (place, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(place) { text += "-" }
      text.append(digit)
    }
    return text
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
