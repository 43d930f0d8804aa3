/// What the phone holds of one value after decoding, as far as decoding gets; a tree of such is a whole content state.
package struct DecodedValue: Sendable {
  package enum Kind: String, Sendable {
    case scalar, date, object, list, dictionary, range
    /// An enum's case, whose associated values are the members.
    case enumCase = "case"
  }

  package enum Status: String, Sendable {
    case decoded
    /// The key is absent or null, and the phone holds what that comes to.
    case absent
    /// Decoding does not read it.
    case ignored
    /// The decoder throws here.
    case stop
    /// It stands behind the place where the decoder throws.
    case unreached
  }

  /// The member's name in Swift, the key of a dictionary, `[2]` of an element; empty for a whole.
  package let name: String
  /// The type in Swift; empty where that has no name.
  package var type = ""
  package var kind = Kind.scalar
  package var status = Status.decoded
  /// A scalar as Swift writes it, or as JSON does where nothing decodes it; `.boarding`, a type's name, `3 elements`, `...`.
  /// Secrets are masked, and nothing is escaped yet.
  package var text = ""
  /// A date in Unix seconds.
  package var date: Double?
  /// What else is to be known of it, in a phrase; may be empty.
  package var remark = ""
  /// The rule that it breaks and what la-lint says of it.
  package var problem: (rule: Rule, message: String)?
  package var members: [DecodedValue] = []
  /// So many members are left out behind those.
  package var omitted = 0

  init(_ name: String) {
    self.name = Secrets.masked(name)
  }
}

extension DecodedValue {
  /// The same with a text, secrets masked as on a line that has the name in front.
  func holding(_ text: String) -> DecodedValue {
    var value = self
    let prefix = "\(name): "
    let masked: [UInt8] = Secrets.masked((prefix + text).utf8)
    value.text = Secrets.masked(String(decoding: masked.dropFirst(prefix.utf8.count), as: UTF8.self))
    return value
  }
}
