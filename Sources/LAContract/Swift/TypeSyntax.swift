/// A type as it is written.
struct TypeSyntax: Sendable, Equatable {
  indirect enum Kind: Sendable, Equatable {
    /// `A`, `A.B`, `Foundation.Date`, `Reading<Double>`: every component with its generic arguments.
    case named([Component])
    /// `T?`, and `T!`, which decodes the same.
    case optional(TypeSyntax)
    /// `[T]`
    case array(TypeSyntax)
    /// `[K: V]`
    case dictionary(TypeSyntax, TypeSyntax)
    /// `A & B`
    case composition([TypeSyntax])
    /// A tuple of other than one element, a function, a metatype …: nothing that decodes.
    case other
  }

  struct Component: Sendable, Equatable {
    let name: String
    let arguments: [TypeSyntax]
  }

  let kind: Kind
  /// Its bytes in the file that declares it.
  let range: Range<Int>

  /// The components' names, for a name without generic arguments in it that matter.
  var names: [String]? {
    guard case .named(let components) = kind else { return nil }
    return components.map(\.name)
  }
}
