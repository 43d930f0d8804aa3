/// Follows a hand-written `init(from:)` as far as it goes: which keys it reads, as what, and whether it forgives that one
/// is absent, null or wrong.
struct CustomDecoding {
  /// One way in which a key is read.
  struct Read: Equatable {
    let key: String
    var shape: ShapeID
    var typeText: String
    var mayBeAbsent: Bool
    var mayBeNull: Bool
    var isForgiven: Bool
    var isConditional: Bool
    var onlyWithout: String? = nil
    let range: Range<Int>
  }

  /// The keys that are read of one object.
  struct Object {
    var reads: [Read] = []
    /// Objects inside it, by key: their places in `objects`.
    var nested: [(key: String, object: Int)] = []
  }

  /// What a name of the body stands for.
  enum Container: Equatable {
    case decoder
    /// The place in `objects`, and the keys by the names of their cases; nil for a type of keys that is no enum.
    case keyed(object: Int, keys: [String: String]?)
    case single
    case unkeyed
    /// Used in a way that is not followed.
    case lost
  }

  /// A key of one of `objects`; without an object, the value as a whole.
  struct Place: Hashable {
    let object: Int?
    let key: String
  }

  /// A read whose failure is caught.
  struct Attempt {
    let place: Place
    let shape: ShapeID
    let typeText: String
  }

  /// Under which circumstances a step is run.
  struct Context {
    /// It may not run at all.
    var isConditional = false
    /// What it throws is caught.
    var isForgiven = false
    /// It runs only where that key is absent or null.
    var without: Place?
    /// It runs only where that key is present.
    var present: Place?
    /// It runs only after these were tried in vain.
    var tried: [Attempt] = []
    /// It may not run for a reason other than `present` and `tried`.
    var isConditionalOtherwise = false

    var conditional: Context {
      var context = self
      context.isConditional = true
      context.isConditionalOtherwise = true
      return context
    }

    /// Runs or not by a condition that is followed.
    fileprivate func branched(present: Place? = nil, tried: [Attempt] = []) -> Context {
      var context = self
      context.isConditionalOtherwise = isConditional
      context.isConditional = true
      context.present = present
      context.tried += tried
      return context
    }

    fileprivate func without(_ place: Place?) -> Context {
      guard let place, place.object != nil, without == nil else { return conditional }
      var context = self
      context.without = place
      return context
    }
  }

  let scope: TypeIndex.Scope
  /// What `super.init(from:)` decodes.
  let superclass: ShapeID?
  var builder: ContractBuilder
  /// The first is the object that is decoded itself.
  var objects = [Object()]
  var names: [String: Container]
  /// What the value as a whole is read as, by a single-value container or another type's `init(from:)`.
  var whole: [Read] = []
  /// The elements that an unkeyed container gives, in turn.
  var elements: [ShapeID] = []
  var usesObject = false
  var usesElements = false
  /// A container or the decoder got out of sight, or a key is worked out at run time.
  var isOpen = false
  /// More keys may be read, in a way that cannot fail.
  var readsMore = false
  /// It throws for reasons of its own.
  var mayThrow = false

  init(
    _ initializer: InitializerDeclaration, in scope: TypeIndex.Scope, superclass: ShapeID?, _ builder: ContractBuilder
  ) {
    self.scope = scope
    self.superclass = superclass
    self.builder = builder
    names = [initializer.parameterName: .decoder]
    run(initializer.steps, Context())
  }

  // MARK: Statements

  mutating func run(_ steps: [DecodingStep], _ context: Context) {
    var context = context
    for step in steps {
      run(step, context)
      // Behind a step that may leave, nothing is sure to be read.
      if step.mayReturn { context.isConditional = true }
    }
  }

  private mutating func run(_ step: DecodingStep, _ context: Context) {
    switch step {
    case .evaluate(let expression, let name):
      evaluate(expression, boundTo: name, context)
    case .branch(let conditions, let then, let otherwise):
      branch(conditions, then, otherwise, context)
    case .attempt(let body, let handlers):
      attempt(body, handlers, context)
    case .select(let subject, let cases):
      evaluate(subject, boundTo: nil, context)
      for steps in cases { run(steps, context.conditional) }
    case .repeat(let head, let body):
      evaluate(head, boundTo: nil, context.conditional)
      run(body, context.conditional)
    case .return(let expression):
      evaluate(expression, boundTo: nil, context)
    case .throw(let expression):
      evaluate(expression, boundTo: nil, context)
      if !context.isForgiven { refuse(context) }
    }
  }

  /// What was tried in vain is what has to decode, what was absent has to be there, or else it is a refusal of its own.
  private mutating func refuse(_ context: Context) {
    if let place = context.tried.last?.place, let range = reads(of: place).last?.range {
      let choices = context.tried.filter { $0.place == place }
      let shape = choices.count == 1 ? choices[0].shape : builder.intern(.either(choices.map(\.shape)))
      add(
        Read(
          key: place.key, shape: shape, typeText: choices.map(\.typeText).joinedAsList("or"), mayBeAbsent: false,
          mayBeNull: false,
          isForgiven: false, isConditional: context.isConditionalOtherwise, range: range),
        to: place.object)
    } else if let place = context.without, !context.isConditional {
      update(place) {
        $0.mayBeAbsent = false
        $0.mayBeNull = false
      }
    } else {
      mayThrow = true
    }
  }

  private mutating func branch(
    _ conditions: [DecodingStep.Condition], _ then: [DecodingStep], _ otherwise: [DecodingStep], _ context: Context
  ) {
    for condition in conditions {
      evaluate(condition.expression, boundTo: condition.isBinding ? condition.name : nil, context)
    }
    var inThen = context.conditional
    var inOtherwise = context.conditional
    if conditions.count == 1, let condition = conditions.first, let call = condition.expression.calls.last,
      let place = place(of: call)
    {
      switch call.method {
      case .contains where condition.isNegated:
        inThen = context.without(place)
        inOtherwise = context.branched(present: place)
      case .contains:
        inThen = context.branched(present: place)
        inOtherwise = context.without(place)
      case .decode where call.isForgiven && condition.isBinding,
        .decodeIfPresent where call.isForgiven && condition.isBinding:
        inOtherwise = context.branched(
          tried: [Attempt(place: place, shape: shape(of: call), typeText: typeText(of: call))])
      case .decodeIfPresent where condition.isBinding:
        inOtherwise = context.without(place)
      default:
        break
      }
    }
    run(then, inThen)
    run(otherwise, inOtherwise)
  }

  private mutating func attempt(_ body: [DecodingStep], _ handlers: [[DecodingStep]], _ context: Context) {
    guard !handlers.isEmpty else { return run(body, context) }
    let counts = objects.map(\.reads.count)
    let wholeCount = whole.count
    var inBody = context
    inBody.isForgiven = true
    run(body, inBody)
    var tried: [Attempt] = []
    for (object, count) in counts.enumerated() {
      tried += objects[object].reads.dropFirst(count).map { $0.attempt(in: object) }
    }
    tried += whole.dropFirst(wholeCount).map { $0.attempt(in: nil) }
    for handler in handlers { run(handler, context.branched(tried: tried)) }
  }
}

extension CustomDecoding.Read {
  fileprivate func attempt(in object: Int?) -> CustomDecoding.Attempt {
    CustomDecoding.Attempt(place: CustomDecoding.Place(object: object, key: key), shape: shape, typeText: typeText)
  }
}

extension DecodingStep {
  /// It may end the body early.
  fileprivate var mayReturn: Bool {
    switch self {
    case .evaluate, .throw: false
    case .return: true
    case .branch(_, let then, let otherwise): (then + otherwise).contains(where: \.mayReturn)
    case .attempt(let body, let handlers):
      body.contains(where: \.mayReturn) || handlers.joined().contains(where: \.mayReturn)
    case .select(_, let cases): cases.joined().contains(where: \.mayReturn)
    case .repeat(_, let body): body.contains(where: \.mayReturn)
    }
  }
}
