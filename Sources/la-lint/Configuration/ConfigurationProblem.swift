import LAContract

/// What is wrong with a `.la-lint.json`, and where; the words are in `message`, nowhere else.
struct ConfigurationProblem: Error, Equatable {
  /// What a value has to be.
  enum Expected: String {
    case object = "an object, {…}"
    case objects = "a list of objects, [{…}]"
    case texts = "a list of strings"
    case text = "a string"
    case flag = "true or false"
  }

  enum Kind: Equatable {
    case syntax(String)
    case unknownKey(String, known: [String])
    case repeatedKey(String)
    /// The name is nil for the whole file; `found` is in words.
    case wrongKind(name: String?, Expected, found: String)
    /// The value that should have been in a list.
    case notInList(name: String, value: String)
    case empty(name: String)
    case missingKey(ContractKey)
    case unknownRule(String)
    case unknownValue(name: String, String, allowed: [String])
    case invalidGlob(String, Glob.Problem)
    case strictAndFailOn(FailOn)
    case repeatedName(String)

    // What the file says is not what there is.
    case noSuchModel(String)
    case nothingMatches(String)
    /// A payload that `invalid` names and no contract.
    case withoutContract(String)
  }

  let kind: Kind
  let location: Location

  var message: String {
    switch kind {
    case .syntax(let message): message
    case .unknownKey(let name, let known):
      "there is no key '\(name)'" + Self.hint(name, known, else: "the keys here are " + known.joinedAsWords)
    case .repeatedKey(let name):
      "'\(name)' stands here twice; keep one"
    case .wrongKind(let name, let expected, let found):
      "\(name.map { "'\($0)'" } ?? "the configuration") has to be \(expected.rawValue), and this is \(found)"
    case .notInList(let name, let value):
      "'\(name)' has to be a list of strings; write [\"\(value)\"]"
    case .empty(let name):
      "'\(name)' is empty; write what is meant, or leave it out"
    case .missingKey(let key):
      "a contract needs '\(key.rawValue)', such as \"\(key.rawValue)\": \(key.example)"
    case .unknownRule(let id):
      "no rule is called '\(id)'" + Self.hint(id, Rule.allCases.map(\.id), else: "la-lint --list-rules lists them")
    case .unknownValue(let name, let value, let allowed):
      "'\(name)' does not take '\(value)'" + Self.hint(value, allowed, else: "it takes " + allowed.joinedAsWords)
    case .invalidGlob(let pattern, let problem):
      "'\(pattern)' is no glob: \(problem.message)"
    case .strictAndFailOn(let failOn):
      "'strict' means that warnings fail, and 'failOn' is '\(failOn.rawValue)'; keep one of the two"
    case .repeatedName(let name):
      "another contract is called '\(name)'; give each a name of its own"
    case .noSuchModel(let path):
      "no such file or folder: \(path)"
    case .nothingMatches(let pattern):
      "no payload file matches '\(pattern)', so nothing would be checked"
    case .withoutContract(let path):
      "\(path) is to be invalid, and no contract's 'payloads' match it; add it to those of the contract that it breaks"
    }
  }

  private static func hint(_ word: String, _ known: [String], else alternative: String) -> String {
    if let nearest = Spelling.nearest(to: word, among: known) { return "; did you mean '\(nearest)'?" }
    return "; \(alternative)"
  }
}

extension ConfigurationProblem: CustomStringConvertible {
  /// In a line, with its place.
  var description: String {
    var tables = LineTables()
    let start = tables.span(of: location).start
    return "\(location.path):\(start.line):\(start.column): \(message)"
  }
}

extension Glob.Problem {
  /// Without the pattern.
  var message: String {
    switch self {
    case .empty: "it is empty; ** matches everything"
    case .unclosedBracket: "a '[' has no ']'; write \\[ for a bracket as it is"
    case .unclosedBrace: "a '{' has no '}'; write \\{ for a brace as it is"
    case .tooDeep: "more than ten braces inside each other"
    }
  }
}

extension [String] {
  fileprivate var joinedAsWords: String { joined(separator: ", ") }
}
