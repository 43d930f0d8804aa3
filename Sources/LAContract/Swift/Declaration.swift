/// What stands between the braces of a type, of an extension, or at the top level of a file.
struct Members: Sendable {
  var types: [TypeDeclaration] = []
  /// At the top level only.
  var extensions: [ExtensionDeclaration] = []
  var aliases: [AliasDeclaration] = []
  var variables: [VariableDeclaration] = []
  var cases: [CaseDeclaration] = []
  /// `init(from: Decoder)`
  var decodingInitializer: InitializerDeclaration?
  var rawValueInitializer = RawValueInitializer.none

  /// A hand-written initializer that turns a raw value into the type.
  enum RawValueInitializer: Sendable {
    case none
    /// `init(rawValue:)`
    case total
    /// `init?(rawValue:)`
    case failable
  }
}

/// `struct`, `class`, `actor`, `enum` or `protocol`.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case structure, `class`, actor, enumeration, `protocol` }

  let kind: Kind
  let name: String
  let nameRange: Range<Int>
  /// `private` or `fileprivate`: other files cannot mean it.
  let isPrivate: Bool
  /// Attributes without their arguments: `propertyWrapper`, `available` …
  let attributes: [AttributeSyntax]
  let genericParameters: [String]
  /// The types behind the colon.
  let inherited: [TypeSyntax]
  /// The text of the documentation comment (`///` or `/** */`) in front of it, without its markers; empty when there is none.
  let documentation: String
  var members: Members
}

/// `extension A.B: C { … }`
struct ExtensionDeclaration: Sendable {
  let extended: TypeSyntax
  let inherited: [TypeSyntax]
  var members: Members
}

/// `typealias A<T> = …`, also an `associatedtype` with a default.
struct AliasDeclaration: Sendable {
  let name: String
  let nameRange: Range<Int>
  let isPrivate: Bool
  let genericParameters: [String]
  let target: TypeSyntax
}

/// One name of a `let` or `var`; `var a = 1, b: Int` gives two.
struct VariableDeclaration: Sendable {
  let name: String
  let nameRange: Range<Int>
  let isLet: Bool
  /// `static` or `class`.
  let isStatic: Bool
  let isLazy: Bool
  /// It has an accessor block other than `willSet` and `didSet`.
  let isComputed: Bool
  let attributes: [AttributeSyntax]
  let type: TypeSyntax?
  let initializer: InitializerSyntax?
  /// As for `TypeDeclaration`.
  let documentation: String
}

/// `@name(…)`
struct AttributeSyntax: Sendable {
  let type: TypeSyntax
  let hasArguments: Bool
}

/// The value behind `=`, as far as it gives away a type.
indirect enum InitializerSyntax: Sendable, Equatable {
  case integer
  case floatingPoint
  case string
  case boolean
  case `nil`
  case array([InitializerSyntax])
  case dictionary(keys: [InitializerSyntax], values: [InitializerSyntax])
  /// `Date()`, `[Int]()`, `Reading<Double>(…)`, and with `!` behind: a call whose callee reads as a type.
  case call(TypeSyntax)
  /// `URL(string: "…")`, `Int("5")` without `!` behind: a call that may give nil, by the label of its first argument,
  /// which is empty for a text without one.
  case conditionalCall(TypeSyntax, label: String)
  /// `Stage.waiting`, `Date.now`, also `Shape.round(1)`: names joined by points, not known to be a type.
  case reference([String])
  /// `0 as UInt8`
  case cast(TypeSyntax)
  /// Anything else.
  case other
}

/// One case of an enum; `case a, b(Int)` gives two.
struct CaseDeclaration: Sendable {
  struct Parameter: Sendable {
    /// nil for `_` or none.
    let label: String?
    let type: TypeSyntax
  }

  enum RawValue: Sendable, Equatable {
    /// The magnitude with a sign, so that every raw type up to `UInt64` fits.
    case integer(isNegative: Bool, magnitude: UInt64)
    case floatingPoint(Double)
    case string(String)
    /// Something that no literal is.
    case other
  }

  let name: String
  let nameRange: Range<Int>
  /// Empty for a case without associated values.
  let parameters: [Parameter]
  let rawValue: RawValue?
}

/// `init(from decoder: any Decoder) throws { … }`
struct InitializerDeclaration: Sendable {
  /// The bytes of `init`.
  let range: Range<Int>
  /// The parameter's name inside the body.
  let parameterName: String
  let steps: [DecodingStep]
}

/// A file, read.
struct ParsedFile: Sendable {
  let source: SourceFile
  let members: Members
  /// What kept it from being read whole; empty for a good file.
  let problems: [SyntaxProblem]
}

/// A place where a file cannot be read, in words.
struct SyntaxProblem: Sendable, Equatable {
  let message: String
  let range: Range<Int>
  /// Another place that explains it, such as the brace that is never closed.
  let note: String?
  let noteRange: Range<Int>?
}
