/// Names of members that say that their value is nobody else's business. Only the words at the end of a name count, since
/// they say what it is: `authToken` is a token, `tokenCount` a number.
enum SensitiveNames {
  enum Kind: String {
    case secret = "a secret"
    case email = "an e-mail address"
    case card = "a payment card"
    case health = "health data"
  }

  /// What a name says; nil where that is nothing in particular.
  static func kind(of name: String) -> Kind? {
    var words = words(of: name)
    while words.count > 1, let last = words.last, fillers.contains(last) { words.removeLast() }
    return phrases.first { _, phrases in
      phrases.contains { words.count >= $0.count && words.suffix($0.count).elementsEqual($0) }
    }?.kind
  }

  /// Words that say how something is written, not what it is.
  private static let fillers: Set = ["string", "text", "value", "raw", "hash"]

  private static let phrases: [(kind: Kind, phrases: [[String]])] = [
    (
      .secret,
      words(
        "password, passwd, passcode, passphrase, secret, token, credential, credentials, otp, api key, private key, "
          + "pin code, secret key, access key, one time code, social security number, ssn, passport number")
    ),
    (.email, words("email, e mail, email address, e mail address, mail address")),
    (.card, words("card number, credit card, debit card, cvv, cvc, iban, account number")),
    (
      .health,
      words(
        "heart rate, blood pressure, blood sugar, glucose, blood type, diagnosis, medication, medications, "
          + "symptom, symptoms, allergy, allergies, illness, disease, body temperature, oxygen saturation, insulin")
    ),
  ]

  private static func words(_ list: String) -> [[String]] {
    list.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
  }

  /// The words of a name in Swift or JSON, in lower case: `userEMail`, `user_email`, `cardIBAN`.
  static func words(of name: String) -> [String] {
    let scalars = Array(name.unicodeScalars)
    var words: [String] = []
    var word = ""
    for (place, scalar) in scalars.enumerated() {
      guard scalar.properties.isAlphabetic else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let isUpper = scalar.properties.isUppercase
      let followsLower = place > 0 && scalars[place - 1].properties.isLowercase
      // The last capital of several begins the next word: the C of `userIDCard`.
      let precedesLower = place + 1 < scalars.count && scalars[place + 1].properties.isLowercase
      if isUpper, followsLower || precedesLower, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word += scalar.properties.lowercaseMapping
    }
    return word.isEmpty ? words : words + [word]
  }
}
