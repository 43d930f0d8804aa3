/// A step in the body of a hand-written `init(from:)`, as far as it matters for which keys are decoded, and when.
indirect enum DecodingStep: Sendable {
  /// An expression, and the name that a `let` or `var` gives its value.
  case evaluate(DecodingExpression, name: String?)
  /// `if`, or `guard` with nothing in `then`.
  case branch([Condition], then: [DecodingStep], otherwise: [DecodingStep])
  /// `do` with its `catch` blocks, or without.
  case attempt([DecodingStep], handlers: [[DecodingStep]])
  /// `switch`
  case select(DecodingExpression, [[DecodingStep]])
  /// A loop or a function inside the body: run any number of times.
  case `repeat`(DecodingExpression, [DecodingStep])
  case `return`(DecodingExpression)
  case `throw`(DecodingExpression)

  struct Condition: Sendable {
    let expression: DecodingExpression
    let name: String?
    /// `if let`, so that it fails on nil.
    let isBinding: Bool
    /// It has a `!` in front.
    let isNegated: Bool
  }
}

/// What an expression asks of a decoder or of a container.
struct DecodingExpression: Sendable {
  /// In the order in which they stand.
  var calls: [ContainerCall] = []
  /// Every other name in it: a container among them is used in a way that is not followed.
  var names: Set<String> = []
  /// Those of them behind a `try`, where what is done with them may throw.
  var namesTried: Set<String> = []
  /// It may throw for a reason other than the calls.
  var mayThrow = false
}

/// `receiver.method(type, forKey: key)`
struct ContainerCall: Sendable {
  enum Method: String, Sendable {
    case container, singleValueContainer, unkeyedContainer, nestedContainer, nestedUnkeyedContainer, superDecoder
    case decode, decodeIfPresent, decodeNil, contains
    /// `Payload(from: decoder)`
    case initializer
    /// A method or function of the app's own, given a key.
    case other
  }

  enum Key: Sendable, Equatable {
    /// `.name`, `CodingKeys.name`
    case name(String)
    /// `Key(stringValue: "name")`, `Key("name")`, `"name"`
    case text(String)
    case unknown
  }

  enum Receiver: Sendable {
    case name(String)
    /// The call before this one in the expression, as in `decoder.singleValueContainer().decode(…)`.
    case previous
  }

  /// Whether the expression comes to it.
  enum Evaluation: Sendable {
    case always
    /// Behind `??`: if what stands before is nil.
    case fallback
    /// Behind `&&`, `||`, `?`, or in a closure.
    case conditional
  }

  /// What stands around a call and decides about it.
  struct Surroundings: Sendable {
    enum Attempt: Sendable {
      /// Without `try`: what is called cannot throw, or the `try` is out of sight.
      case none
      case tried
      /// `try?`
      case forgiven
    }

    var attempt = Attempt.none
    var evaluation = Evaluation.always

    static let inClosure = Surroundings(attempt: .none, evaluation: .conditional)
  }

  let receiver: Receiver
  let method: Method
  /// The type that is asked for, or that of the keys.
  let type: TypeSyntax?
  let key: Key?
  /// Names among the arguments: a container there is handed on.
  let arguments: Set<String>
  let surroundings: Surroundings
  let range: Range<Int>
}

extension ContainerCall {
  /// `try?`: whatever it throws is forgiven.
  var isForgiven: Bool { surroundings.attempt == .forgiven }
  var evaluation: Evaluation { surroundings.evaluation }
}
