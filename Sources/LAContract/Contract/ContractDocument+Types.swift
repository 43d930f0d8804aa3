extension ContractDocument {
  /// The named types, as an object.
  struct TypeNodes: Codable, Equatable {
    let byName: [String: TypeNode]

    init(_ byName: [String: TypeNode]) { self.byName = byName }

    /// Of several mistakes the first is reported, so the types are decoded in an order; a dictionary has none.
    init(from decoder: any Swift.Decoder) throws {
      let container = try decoder.container(keyedBy: ContractReader.Key.self)
      var nodes: [String: TypeNode] = [:]
      for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        nodes[key.stringValue] = try container.decode(TypeNode.self, forKey: key)
      }
      byName = nodes
    }

    func encode(to encoder: any Encoder) throws { try byName.encode(to: encoder) }
  }

  /// A named type, by its `"kind"`.
  enum TypeNode: Equatable {
    /// `"object"`: a struct or class.
    case object(ObjectNode)
    /// `"enum"`: an enum with a raw type.
    case enumeration(EnumerationNode)
    /// `"cases"`: an enum with associated values, or without a raw type.
    case union(UnionNode)
    /// `"shape"`: any other type that is used inside itself.
    case shape(ShapeNode)
  }

  struct ObjectNode: Codable, Equatable {
    var name: String
    var members: [MemberNode]
    var ignored: [IgnoredNode]?
    /// The same object is decoded as these, too.
    var alsoDecodesAs: [ShapeNode]?
    /// Decoding asks for more than these keys, in a way that cannot be known, so that it may throw.
    var isOpen: Bool?
    /// It may read other keys, so that none of them is a stranger.
    var mayReadMore: Bool?
    /// It comes with Swift or Foundation.
    var isStandard: Bool?
  }

  /// A key that decoding reads.
  struct MemberNode: Codable, Equatable {
    var key: String
    /// The member's name in Swift, where it is not the key.
    var swiftName: String?
    /// The type as it is written in Swift.
    var swiftType: String
    var shape: ShapeNode
    var mayBeAbsent: Bool
    var mayBeNull: Bool
    /// Whether it is read cannot be known.
    var isUnchecked: Bool?
    /// It is read only where that key is absent or null.
    var onlyWithout: String?
    /// A hand-written `init(from:)` reads it.
    var isReadByHand: Bool?
    /// A value of the wrong kind is forgiven.
    var forgivesWrongValue: Bool?
    /// It has a default value in Swift, which decoding does not use.
    var hasDefault: Bool?
    var documentation: String?
    var place: PlaceNode?
  }

  /// A member that a payload may name and decoding does not read.
  struct IgnoredNode: Codable, Equatable {
    var name: String
    /// As in `IgnoredMember.Reason`.
    var reason: String
    var place: PlaceNode
  }

  struct EnumerationNode: Codable, Equatable {
    struct Case: Codable, Equatable {
      var name: String
      var rawValue: RawValueNode
      var place: PlaceNode
    }

    var name: String
    var rawType: ShapeNode
    var cases: [Case]
    var place: PlaceNode
  }

  struct UnionNode: Codable, Equatable {
    struct Case: Codable, Equatable {
      var name: String
      /// The key that stands for the case, where it is not its name.
      var key: String?
      /// The associated values.
      var values: [MemberNode]
      var place: PlaceNode
    }

    var name: String
    var cases: [Case]
    var place: PlaceNode
  }
}

extension ContractDocument.TypeNode: Codable {
  private enum CodingKeys: String, CodingKey { case kind, shape }
  private enum Kind: String, Codable { case object, `enum`, cases, shape }

  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .object: self = .object(try ContractDocument.ObjectNode(from: decoder))
    case .enum: self = .enumeration(try ContractDocument.EnumerationNode(from: decoder))
    case .cases: self = .union(try ContractDocument.UnionNode(from: decoder))
    case .shape: self = .shape(try container.decode(ContractDocument.ShapeNode.self, forKey: .shape))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .object(let node):
      try container.encode(Kind.object, forKey: .kind)
      try node.encode(to: encoder)
    case .enumeration(let node):
      try container.encode(Kind.enum, forKey: .kind)
      try node.encode(to: encoder)
    case .union(let node):
      try container.encode(Kind.cases, forKey: .kind)
      try node.encode(to: encoder)
    case .shape(let shape):
      try container.encode(Kind.shape, forKey: .kind)
      try container.encode(shape, forKey: .shape)
    }
  }
}
