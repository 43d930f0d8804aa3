/// What decides whether a value decodes, or is right, and JSON Schema has no words for. Each stands in the `$comment` of
/// the schema, and where it is about one value, in that value's too.
enum SchemaLimit: String, CaseIterable {
  // Of every schema.
  case equalKeys = "of equal keys in one object the first counts"
  case numberRange = "numbers that a Double or Float cannot hold do not decode (1e400, 1e-400)"
  case composition = "keys and texts that Unicode can compose in two ways are equal to Swift"
  case dates =
    "a Date is seconds since 2001-01-01T00:00:00Z, and that seconds since 1970 or milliseconds were sent is not seen"

  // Of a value.
  case url = "has to be a URL as Foundation reads it"
  case order = "the lower bound may not be above the upper one"
  case pairs = "keys and values in turn, so an even number of elements"
  case decimal = "has to fit in Decimal: 38 digits, exponents up to 127"
  case keyRange = "the number in a key has to fit in Int"
  case unknown = "not known from the Swift code, so not checked"
  case refusal = "the app may refuse values for reasons of its own"
  case open = "decoding may ask for more, which cannot be read from the Swift code"
  case condition = "read only under conditions, so not checked"
  case values = "its values are not all written out in the Swift code"

  // Of a push.
  case times = "times in 'aps' are Unix seconds, and whether they are plausible is not seen"
  case alertText = "JSON in a string is no alert"
  case size = "at most 4096 bytes (a channel push: 5120), and 4096 for the attributes and the content state"

  /// The value's own comment begins with this, so that programs can tell it from other comments.
  static let prefix = "Not in this schema: "
  var comment: JSONTree { .string(SchemaLimit.prefix + rawValue) }
}
