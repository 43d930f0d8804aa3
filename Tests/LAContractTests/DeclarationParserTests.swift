import Testing

@testable import LAContract

struct DeclarationParserTests {
  @Test(arguments: [
    ("var a: Int", "var a: Int"), ("let a = 1, b: Int", "let a = integer\nlet b: Int"),
    ("var a, b: Int", "var a: Int\nvar b: Int"),
    ("var a: Int; var b: Int?", "var a: Int\nvar b: Int?"), ("var `default`: Int", "var default: Int"),
    ("var open: Int\nvar type: Int\nlet actor: A", "var open: Int\nvar type: Int\nlet actor: A"),
    ("let (a, b) = (1, 2)\nvar c: Int", "var c: Int"), ("var a\n  : /* b */ Int", "var a: Int"),
    ("public private(set) var a: Int", "var a: Int"), ("nonisolated(unsafe) static var a: Int", "static var a: Int"),
    ("class var a: Int { 1 }", "static var a: Int computed"), ("lazy var a = b()", "lazy var a = other"),
    ("unowned(safe) let a: A", "let a: A"), ("@Wrapped(key: \"}\") var a: Int", "@Wrapped() var a: Int"),
    ("@A.B<C>\n@available(iOS 17, *)\nvar a: Int", "@A.B<C> @available() var a: Int"),
    ("let _ = 5\nlet a = 6", "let a = integer"),
    ("public\nfinal\nvar a: Int", "var a: Int"), ("weak var a: A?", "var a: A?"),
  ])
  func variables(text: String, expected: String) {
    #expect(dumpMembers(text) == expected)
  }

  @Test(arguments: [
    ("var a: Int { 1 }", true), ("var a: Int { get }", true), ("var a: Int { get async throws { 1 } }", true),
    ("var a: Int { @inlinable get { 1 } set { } }", true), ("var a: Int { _read { yield b } }", true),
    ("var a: Int { mutating get { 1 } }", true), ("var a: Int { willSet { } didSet { } }", false),
    ("var a: Int\n{\n  didSet(old) { }\n}", false), ("var a: Int { @B didSet { } }", false),
    ("var a: Int { didSet + 1 }", true),
    ("var a: Int { init(b) { } get { 1 } }", true), ("var a: Int {}", true), ("var a: Int { return get() }", true),
  ])
  func blockTellsComputedFromObserved(text: String, isComputed: Bool) {
    #expect(dumpMembers(text) == "var a: Int\(isComputed ? " computed" : "")")
  }

  @Test(arguments: [
    "var a = 5 { didSet { } }", "var a = 5\n{\n  willSet { }\n}", "let a = 60 * 5", "let a = -(3)", "let a = 2 +\n  3",
    "let a = 2\n  + 3", "let a = (1)",
  ])
  func valueReadsAsInteger(text: String) {
    #expect(dumpMembers(text + "\nvar z: Int").hasSuffix("a = integer\nvar z: Int"))
  }

  @Test(arguments: [
    ("1.5", "floating point"), ("-1", "integer"), ("60 * 1.5", "floating point"), ("\"a\"", "string"),
    ("\"a\" + \"b\"", "string"),
    ("true", "boolean"), ("!true", "boolean"), ("nil", "nil"), ("[]", "[]"), ("[:]", "[:]"),
    ("[1, -2,]", "[integer, integer]"),
    ("[[1], []]", "[[integer], []]"), ("[\"a\": 1]", "[string: integer]"), ("[a ? 1 : 2]", "[other]"),
    ("[f(): 1, \"c\": 2]", "[other: integer, string: integer]"),
    ("Date()", "call Date"), ("[Int]()", "call [Int]"), ("[String: Int]()", "call [String: Int]"),
    ("Set<Int>()", "call Set<Int>"),
    ("Swift.Array<Int>()", "call Swift.Array<Int>"), ("URL(string: \"a\")!", "call URL"), ("try! X(a, b)", "call X"),
    ("X.init(1)", "call X"), ("[Int].init()", "call [Int]"), ("Pair<A, [B: C]>(1, 2)", "call Pair<A, [B: C]>"),
    ("X(1) { }", "call X"), (".init(1)", "other"), (".a", "other"), ("Stage.waiting", "reference Stage.waiting"),
    ("Shape.round(1)", "reference Shape.round"), ("`default`.a", "reference default.a"), ("0 as UInt8", "cast UInt8"),
    ("[1, 2] as Set<Int>", "cast Set<Int>"), ("a as? B", "cast B?"), ("UUID().uuidString", "other"),
    ("5.description", "other"),
    ("make()", "other"), ("{ 5 }()", "other"), ("make { 5 }", "other"), ("a ? 1 : 2", "other"), ("try? X()", "other"),
    ("a < b", "other"), ("1 < 2", "other"), ("if a { 1 } else { 2 }", "other"), ("#line", "other"), ("/}/", "other"),
    ("Int.self", "other"), ("(1, 2)", "other"), ("\\.a.b", "other"), ("{ (a, b) in a }", "other"), ("x?.y", "other"),
    ("a\n  .b()\n  .c { 1 }", "other"), ("a\n  ? 1\n  : 2", "other"), ("if a { 1 }\nelse { 2 }", "other"),
    ("b ??\n  c", "other"),
    ("switch a {\ncase .b: 1\ndefault: 2\n}", "other"), ("f(\n  1,\n  2\n)", "other"), ("await x.y", "reference x.y"),
    ("x\n  as Int", "cast Int"), ("\"\"\"\n  }\n  \"\"\"", "string"), ("Optional<Int>.none", "other"),
    ("1...", "other"),
  ])
  func initializer(text: String, expected: String) {
    #expect(
      dumpMembers("var a = \(text), b: B\nvar z = \(text)\nvar y: Y") == """
        var a = \(expected)
        var b: B
        var z = \(expected)
        var y: Y
        """)
  }

  @Test(arguments: [
    ("case a", "case a"), ("case a, b(Int), c", "case a\ncase b(Int)\ncase c"),
    ("case `init`, `default`", "case init\ncase default"),
    ("case a(from: Date?, to: [Int])", "case a(from: Date?, to: [Int])"),
    ("case a(_ b: Int, _: Int)", "case a(Int, Int)"),
    ("case a(b: Int = f(1, 2), String)", "case a(b: Int, String)"), ("indirect case a(S)", "case a(S)"),
    ("case a()", "case a"),
    ("case a(() -> Void)", "case a(other)"), ("case a((Int, Int))", "case a(other)"),
    ("@available(*, deprecated) case a", "case a"),
    ("case a = 1, b = -2", "case a = 1\ncase b = -2"),
    ("case a = 0xFF_FF, b = 0b11, c = 0o17", "case a = 65535\ncase b = 3\ncase c = 15"),
    ("case a = 18_446_744_073_709_551_615", "case a = 18446744073709551615"),
    ("case a = 1.5e3, b = -0x1p4", "case a = 1500.0\ncase b = -16.0"),
    ("case a = \"x\\n\\u{1F600}\\\"\"", "case a = \"x\\n😀\\\"\""), ("case a = #\"\\n\\#n\"#", "case a = \"\\\\n\\n\""),
    ("case a = \"\"\"\n    x\n      y \\\n    z\n    \"\"\"", "case a = \"x\\n  y z\""),
    ("case a = \"\\(b)\"", "case a = other"),
    ("case a = \"\"", "case a = \"\""), ("case a = b + 1\ncase c", "case a = other\ncase c"),
    ("case a = \"x\", b\n  = \"y\"", "case a = \"x\"\ncase b = \"y\""),
  ])
  func cases(text: String, expected: String) {
    #expect(dumpMembers(text) == expected)
  }

  @Test(arguments: [
    ("A", "A"), ("A?", "A?"), ("A??", "A??"), ("A!", "A?"), ("[A]", "[A]"), ("[A: [B?]]?", "[A: [B?]]?"),
    ("A.B<C, D<E>>.F", "A.B<C, D<E>>.F"),
    ("any P", "P"), ("some P & Q", "P & Q"), ("inout A", "A"), ("sending A", "A"), ("@Sendable () -> A", "other"),
    ("(A)", "A"), ("(any P)?", "P?"), ("(A, B)", "other"), ("()", "other"), ("(A) async throws(E) -> B", "other"),
    ("A.Type", "other"),
    ("A.`Type`", "A.Type"), ("[A].Index", "other"), ("P & ~Copyable", "P & other"), ("[3 of Int]", "other"),
    ("V<3, Int>", "V<other, Int>"),
    ("A /* < */ < /* B */ B > ?", "A<B>"), ("(() -> A)?", "other?"), ("Foundation::Date", "Foundation.Date"),
    ("`A`", "A"),
    ("A<B>?", "A<B>?"), ("[[A]]", "[[A]]"), ("A<(B) -> C>", "A<other>"), ("_", "other"), ("A\n    .B", "A.B"),
  ])
  func types(text: String, expected: String) {
    let file = DeclarationParser.parse(SourceFile(path: "Model.swift", text: "var a: \(text)\nvar b: B"))
    #expect(file.members.variables.first?.type.map { describe($0) } == expected)
    #expect(file.members.variables.last?.name == "b")
  }

  @Test(arguments: [
    (
      "struct A<T: P, each U, let N: Int>: B, C<T> where T: D { var a: T }", "structure A<T, U, N>: B, C<T>\n  var a: T"
    ),
    ("public final class A: B {}", "class A: B"), ("actor A {}", "actor A"),
    ("indirect enum A: Int { case b }", "enumeration A: Int\n  case b"),
    ("private struct A {}\nfileprivate enum B {}", "private structure A\nprivate enumeration B"),
    ("class open {}", "class open"),
    ("extension A.B<C>: @retroactive D where E: F { struct G {} }", "extension A.B<C>: D\n  structure G"),
    (
      "protocol P: Q {\n  associatedtype A: B = C\n  associatedtype D\n  var a: A { get }\n  func f() -> A\n  init()\n  typealias E = A\n}",
      "protocol P: Q\n  typealias A = C\n  typealias E = A"
    ),
    ("typealias A<T> = [T] where T: B\nprivate typealias C = D", "typealias A<T> = [T]\nprivate typealias C = D"),
    ("struct `extension` { }", "structure extension"), ("struct A: ~Copyable {}", "structure A: other"),
    ("@A struct B {}", "@A structure B"), ("struct A\n  : B\n  , C\n{\n}", "structure A: B, C"),
    ("/// One\n///  two\n@A\npublic struct B {}", "@A structure B // One\ntwo"),
    ("/** One */ struct B {}", "structure B // One"),
    ("let a = 1 /// no\nstruct B {}", "let a = integer\nstructure B"),
    ("/**\n * One\n */\nlet a = 1", "let a = integer // One"),
  ])
  func nominalTypes(text: String, expected: String) {
    #expect(dump(text) == expected)
  }

  @Test(
    "what is no model does not hide what is",
    arguments: [
      "import Foundation", "@testable import struct A.B", "import class A.b",
      "func f(a: Int = { 1 }()) async throws(E) -> [A] { \"}\" }",
      "func == (a: A, b: A) -> Bool { a < b }", "static func < (a: A, b: A) -> Bool { /}/ }", "func <<T>(a: T) {}",
      "prefix operator ^^",
      "infix operator +++: AdditionPrecedence", "precedencegroup A { higherThan: B }",
      "#Preview(\"}\") { struct C {} } ", "#warning(\"{\")",
      "macro a() = #externalMacro(module: \"A\", type: \"B\")", "deinit { }",
      "subscript(a: Int) -> Int { get { 1 } set { } }", "print(\"}\")",
      "for a in b { struct C {} }", "if a {\n} else if b {\n}", "a.b.forEach { $0.c }", "x = y ? z : w", "open(1)",
      "lazy.f { }", "actor.run()",
      "guard a else { fatalError() }", "init?(a: Int) { return nil }", "convenience init(a: Int) throws where A: B { }",
      ";;", "macro + 1",
      "@available(iOS 17, *)\n@MainActor\nfunc f()\n  where A: B,\n  C == D\n{ }", "init(from a: A, b: B) { }",
      "init(from decoder: A) { }",
      "do { try f() } catch { }", "let (a, b) = f { 1 }", "func `init`() {}", "@A(b: { }) func f() { let c = 1 }",
      "typealias A", "var 5", "case .a:",
    ])
  func skipped(text: String) {
    let expected = "structure Before\nstructure After"
    #expect(types(in: "struct Before {}\n\(text)\nstruct After {}") == expected)
    #expect(
      types(in: "struct Before {}\nstruct In { \(text) \n var z: Z }\nstruct After {}").hasSuffix(
        "var z: Z\nstructure After"))
  }

  /// The dump without the variables and aliases that some of the texts have.
  private func types(in text: String) -> String {
    dump(text).split(separator: "\n").filter {
      $0.contains("structure") || $0.hasSuffix("z: Z") || $0.contains("problem")
    }
    .map { $0.trimmingPrefix("  ") }.filter { $0 != "structure In" }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("init(from decoder: Decoder) throws { a = 1 }", "init(from decoder) in 1 steps"),
    ("public init(from d: any Decoder) throws(E) { }", "init(from d) in 0 steps"),
    ("init(from: Swift.Decoder) { }", "init(from from) in 0 steps"),
    ("required init<A>(from decoder: some Decoder) rethrows where A: B { ( ) }", "init(from decoder) in 1 steps"),
    ("init?(rawValue: Int) { nil }", "init?(rawValue:)"), ("init(rawValue: String) { }", "init(rawValue:)"),
    ("init(rawValue: Int, a: A) { }", ""),
    ("init(from decoder: Decoder, a: A) { }", ""), ("init(to decoder: Decoder) { }", ""),
    ("init(from decoder: Decoder)", ""),
  ])
  func initializers(text: String, expected: String) {
    #expect(dumpMembers(text) == expected)
  }
}
