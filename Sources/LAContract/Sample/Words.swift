/// The words that a name is made of: `orderID`, `order_id` and `order-id` are "order" and "id".
struct Words: Sendable {
  /// As they are written.
  let all: [String]
  /// In small letters.
  var lowercased: [String] { all.map { $0.lowercased() } }

  private let name: String

  init(of name: String) {
    self.name = name
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (place, character) in characters.enumerated() {
      let isSeparator = character == "_" || character == "-" || character == " " || character == "."
      if isSeparator || Words.begins(at: place, in: characters) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if !isSeparator { word.append(character) }
    }
    all = word.isEmpty ? words : words + [word]
  }

  /// A capital behind a small letter, or before one where there were only capitals: `homeURLText` is three words.
  private static func begins(at place: Int, in characters: [Character]) -> Bool {
    guard place > 0, characters[place].isUppercase else { return false }
    if !characters[place - 1].isUppercase { return true }
    return place + 1 < characters.count && characters[place + 1].isLowercase
  }

  /// `stopsLeft` → "Stops left", `orderID` → "Order ID"; a name without words stays as it is.
  var title: String {
    guard let first = all.first else { return name }
    let rest = all.dropFirst().map { $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased() }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + rest).joined(separator: " ")
  }
}
