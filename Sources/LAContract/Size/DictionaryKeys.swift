/// How many different keys a dictionary can have, by their length in JSON: all entries need one of their own.
enum DictionaryKeys {
  case texts
  case integers(quotes: Int)
  /// As many of one length as anybody needs: UUIDs, and such as are not looked at.
  case any(Int)
  /// Those of an enum, or the two of a Bool.
  case few(Int)

  init(_ key: ShapeID, _ sizes: SmallestSizes, isPairs: Bool) {
    switch sizes.table.resolved(key) {
    case .rawValue(let place)?:
      self = .few(sizes.table.enumerations[place].smallest?.utf8.count ?? 1)
    case .scalar(.bool)?: self = .few(4)
    case .scalar(.string)?: self = .texts
    case .scalar(.integer)?, .scalar(.double)?, .scalar(.float)?, .scalar(.decimal)?, .scalar(.date)?:
      self = .integers(quotes: isPairs ? 0 : 2)
    default:
      let size = sizes[key] ?? 1
      self = .any(isPairs ? size : max(2, size))
    }
  }

  /// The bytes of the shortest.
  var smallest: Int {
    switch self {
    case .texts: 2
    case .integers(let quotes): 1 + quotes
    case .any(let size), .few(let size): size
    }
  }

  /// How many entries with such a value fit into so many bytes; nil where there are only so many keys.
  func count(in room: Int, value: Int) -> Int? {
    if case .few = self { return nil }
    // The last entry has no comma.
    var room = room + 1
    var count = 0
    for length in 0... {
      let (keys, size) = keys(ofLength: length)
      let entry = size + 1 + value + 1
      guard keys > 0 || length == 0, room >= entry || keys == 0 else { return count }
      let fitting = min(keys, room / entry)
      count += fitting
      room -= fitting * entry
      if fitting < keys { return count }
    }
    return count
  }

  /// How many keys of a length there are, and the bytes that each takes.
  private func keys(ofLength length: Int) -> (count: Int, size: Int) {
    switch self {
    // Printable ASCII but for the quote and the backslash, which take an escape.
    case .texts: (Self.power(93, length), length + 2)
    case .integers(let quotes):
      length == 0
        ? (0, 0)
        : length == 1
          ? (10, 1 + quotes) : (9 * Self.power(10, length - 1) + 9 * Self.power(10, length - 2), length + quotes)
    case .any(let size): (length == 0 ? .max : 0, size)
    case .few(let size): (0, size)
    }
  }

  /// As far as it matters for a push.
  private static func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<min(exponent, 3)).reduce(1) { power, _ in power * base }
  }
}
