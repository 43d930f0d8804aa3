/// What JSON a Swift type decodes from. Shapes stand in a table of their contract and refer to each other by their place
/// in it, so that a recursive type is finite and one type is worked out once.
enum Shape: Sendable, Hashable {
  /// Nothing is known, so nothing is reported against it.
  case unknown
  /// Any value at all: a struct without stored members asks the decoder for nothing.
  case anything
  case scalar(Scalar)
  case optional(ShapeID)
  /// `Array`, `Set`, `ContiguousArray`
  case array(ShapeID)
  /// That many elements or more, each of its own shape: `CGPoint`, `Duration`.
  case elements([ShapeID])
  case range(RangeKind, ShapeID)
  /// `[String: V]`
  case object(ShapeID)
  /// A dictionary whose keys are read from the keys of an object: `[Int: V]`, and keys that are `CodingKeyRepresentable`.
  case keyed(key: ShapeID, value: ShapeID)
  /// Any other dictionary: a flat array of keys and values.
  case pairs(key: ShapeID, value: ShapeID)
  /// An object with keys: a struct or class. The place is that in `ShapeTable.records`.
  case record(Int)
  /// An enum with a raw type. The place is that in `ShapeTable.enumerations`.
  case rawValue(Int)
  /// An enum with associated values, or without a raw type. The place is that in `ShapeTable.unions`.
  case union(Int)
  /// Decodes as another type does.
  case same(ShapeID)
  /// Has to have that shape, and be more besides, which cannot be known.
  case partly(ShapeID)
  /// Any one of these, tried in turn by a hand-written `init(from:)`.
  case either([ShapeID])
}

/// A place in `ShapeTable.shapes`.
typealias ShapeID = Int

/// The shapes of one contract, and what they refer to.
struct ShapeTable: Sendable {
  var shapes: [Shape] = [.unknown]
  var records: [Record] = []
  var enumerations: [Enumeration] = []
  var unions: [Union] = []

  subscript(id: ShapeID) -> Shape { shapes[id] }
}

/// A type that decodes from one JSON scalar.
enum Scalar: Sendable, Hashable {
  case bool, string
  case integer(IntegerType)
  case double, float, decimal
  case date, url, uuid, data
}

/// The integer types, by their Swift names.
enum IntegerType: String, Sendable, Hashable, CaseIterable {
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case int128 = "Int128"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case uint128 = "UInt128"

  /// The values that it holds, as far as `Int` can say them.
  var bounds: ClosedRange<Int> {
    switch self {
    case .int, .int64, .int128: Int.min...Int.max
    case .int8: Int(Int8.min)...Int(Int8.max)
    case .int16: Int(Int16.min)...Int(Int16.max)
    case .int32: Int(Int32.min)...Int(Int32.max)
    case .uint, .uint64, .uint128: 0...Int.max
    case .uint8: 0...Int(UInt8.max)
    case .uint16: 0...Int(UInt16.max)
    case .uint32: 0...Int(UInt32.max)
    }
  }
}

/// The range types, by their Swift names.
enum RangeKind: String, Sendable, Hashable, CaseIterable {
  case closed = "ClosedRange"
  case halfOpen = "Range"
  case from = "PartialRangeFrom"
  case through = "PartialRangeThrough"
  case upTo = "PartialRangeUpTo"

  /// How many bounds it has.
  var boundCount: Int {
    switch self {
    case .closed, .halfOpen: 2
    case .from, .through, .upTo: 1
    }
  }
}

/// A struct or class as the decoder sees it.
struct Record: Sendable {
  let typeName: String
  let list: MemberList
  /// Keys that the type has and decoding never reads, with the reason.
  var ignored: [IgnoredMember] = []
  /// The same object has to decode as these, too: a hand-written `init(from:)` hands its decoder on.
  var alsoDecodesAs: [ShapeID] = []
  /// Decoding asks for more than these keys, in a way that cannot be known, so that it may throw.
  var isOpen = false
  /// It may read other keys, so that none of them is a stranger.
  var mayReadMore = false
  /// It comes with Swift or Foundation.
  var isStandard = false

  init(typeName: String, members: [RecordMember], isStandard: Bool = false) {
    self.typeName = typeName
    list = MemberList(members)
    self.isStandard = isStandard
  }

  var members: [RecordMember] { list.members }
}

/// The members of a record, with their keys to find the places of a payload's.
///
/// It never changes. It is a class only because it is asked for with every object of a payload, and to copy it would count
/// references of all that it holds.
final class MemberList: Sendable {
  let members: [RecordMember]
  let keys: KeyList

  init(_ members: [RecordMember]) {
    self.members = members
    keys = KeyList(members.map(\.key))
  }
}

/// One key that decoding reads.
struct RecordMember: Sendable {
  let key: String
  /// The member's name in Swift, where CodingKeys give it another key.
  let swiftName: String
  let shape: ShapeID
  /// The type as it is written in Swift.
  let typeText: String
  /// The key may be absent.
  var mayBeAbsent: Bool
  /// The value may be null, whatever the shape says.
  var mayBeNull: Bool
  /// Whether the key is read cannot be known, so no finding comes of its absence or its value.
  var isUnchecked = false
  /// The key is read only where that key is absent or null.
  var onlyWithout: String?
  /// It is read by a hand-written `init(from:)`, at `location`.
  var isReadByHand = false
  /// A value of the wrong kind is forgiven, as `try?` does.
  var forgivesWrongValue = false
  /// It has a default value in Swift, which decoding does not use.
  var hasDefault = false
  /// Its documentation comment.
  var documentation = ""
  /// nil in a type of the standard libraries.
  let location: Location?

  /// Its value decides wherever there is one.
  var isAlwaysDecoded: Bool { !isUnchecked && !forgivesWrongValue && onlyWithout == nil }
}

/// A member that a payload may name and decoding does not read.
struct IgnoredMember: Sendable {
  enum Reason: String, Sendable {
    case computed, constant, `static`, lazy, leftOutOfCodingKeys, ofSubclass
  }

  let name: String
  let reason: Reason
  let location: Location
}

/// An enum with a raw type.
struct Enumeration: Sendable {
  struct Case: Sendable {
    let name: String
    let rawValue: CaseDeclaration.RawValue
    let location: Location
  }

  let typeName: String
  let rawType: ShapeID
  let cases: [Case]
  let location: Location
  /// The raw values that are texts, to find a payload's among them.
  let texts: KeyList

  init(typeName: String, rawType: ShapeID, cases: [Case], location: Location) {
    self.typeName = typeName
    self.rawType = rawType
    self.cases = cases
    self.location = location
    texts = KeyList(
      cases.compactMap { item in
        if case .string(let text) = item.rawValue { text } else { nil }
      })
  }
}

/// An enum with associated values.
struct Union: Sendable {
  struct Case: Sendable {
    let name: String
    /// The key of the JSON object, which CodingKeys may set apart from the name.
    let key: String
    /// The associated values.
    let values: Record
    let location: Location
  }

  let typeName: String
  var cases: [Case]
  let location: Location
}
