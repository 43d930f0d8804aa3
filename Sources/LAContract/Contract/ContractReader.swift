#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a contract that was written down as JSON. What it cannot read becomes a remark at its place in the file.
struct ContractReader {
  /// What a file records.
  struct Recorded {
    var types: [Model.Declared] = []
    /// What the file says of no type in particular, and what is wrong with the file itself.
    var remarks: [Contract.Gap] = []
  }

  /// Whether a model file holds contracts instead of Swift code, which never begins with a brace.
  static func isContract(_ file: SourceFile) -> Bool {
    if file.path.lowercased().hasSuffix(".json") { return true }
    return file.bytes.first { $0 != .space && $0 != .lineFeed && $0 != .carriageReturn && $0 != .tab } == .openBrace
  }

  static func read(_ file: SourceFile) -> Recorded {
    var reader = ContractReader(file: file)
    let (document, problems) = JSONParser.parse(MappedText(file))
    if file.bytes.isEmpty {
      reader.refuse("this contract is empty; write it with 'la-lint describe --format json'", 0..<0)
    } else if let document, problems.isEmpty {
      reader.read(document)
    } else {
      // A trailing comma is the only problem that a whole document can have.
      for problem in problems {
        let message = document == nil ? problem.message : "JSON has no trailing comma; remove it"
        reader.refuse(message, problem.range)
      }
    }
    return reader.recorded
  }

  private let file: SourceFile
  private var recorded = Recorded()

  private init(file: SourceFile) {
    self.file = file
  }

  private mutating func read(_ document: JSONDocument) {
    let advice = "write it anew with 'la-lint describe --format json'"
    guard let version = document.member("version", of: document.root)?.value,
      document.member("contracts", of: document.root) != nil
    else {
      return refuse(
        "this JSON is no contract, since it lacks the keys 'version' and 'contracts'; give what 'la-lint describe --format json' writes, or Swift files",
        document.range(document.root).prefix(1))
    }
    guard document.text(version) == "\(ContractDocument.currentVersion)" else {
      let isNewer = document.decimal(version).map { $0 > Decimal(ContractDocument.currentVersion) } ?? false
      return refuse(
        "the contract has the version \(document.excerpt(version)), and this la-lint reads version \(ContractDocument.currentVersion); \(isNewer ? "update la-lint" : advice)",
        document.range(version))
    }
    do {
      let contents = try JSONDecoder().decode(ContractDocument.self, from: Data(document.bytes))
      recorded.remarks += (contents.findings ?? []).map(\.gap)
      for (place, entry) in contents.contracts.enumerated() {
        recorded.types.append(try ContractResolver.declared(entry, at: [Key("contracts"), Key(place)]))
      }
    } catch let error as DecodingError {
      let (message, node) = error.description(in: document)
      // Half a contract would judge payloads by half of the types.
      recorded = Recorded()
      refuse("\(message); \(advice)", document.range(node).prefix(64))
    } catch {
      refuse("this contract cannot be read; \(advice)", document.range(document.root).prefix(1))
    }
  }

  private mutating func refuse(_ message: String, _ range: Range<Int>) {
    recorded.remarks.append(
      Contract.Gap(rule: .modelSyntax, message: message, location: .bytes(range, in: file)))
  }

  /// A step on the way to a value of the document.
  struct Key: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ name: String) {
      stringValue = name
      intValue = nil
    }

    init(_ index: Int) {
      stringValue = "\(index)"
      intValue = index
    }

    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(intValue) }
  }
}

extension DecodingError {
  /// What is wrong, in the words of la-lint, and with which value.
  fileprivate func description(in document: JSONDocument) -> (String, JSONDocument.NodeIndex) {
    switch self {
    case .keyNotFound(let key, let context):
      return ("the key '\(key.stringValue)' is missing in this contract", document.node(at: context.codingPath))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let node = document.node(at: context.codingPath)
      let name = context.codingPath.last.map { "'\($0.stringValue)'" } ?? "the document"
      return ("\(name) is \(document.kindPhrase(node)), which a contract does not have there", node)
    case .dataCorrupted(let context):
      let node = document.node(at: context.codingPath)
      if context.underlyingError is ContractProblem { return (context.debugDescription, node) }
      return ("\(document.excerpt(node)) is no value that a contract has there", node)
    @unknown default:
      return ("this contract cannot be read", document.root)
    }
  }
}

extension JSONDocument {
  /// The value that a path leads to, or as far towards it as there is a way.
  fileprivate func node(at path: [any CodingKey]) -> NodeIndex {
    var node = root
    for key in path {
      if let index = key.intValue, kind(node) == .array {
        guard let element = elements(node).dropFirst(max(0, index)).first(where: { _ in true }) else { return node }
        node = element
      } else {
        guard let member = member(key.stringValue, of: node) else { return node }
        node = member.value
      }
    }
    return node
  }
}

extension Range<Int> {
  /// At most that many of its first bytes: a finding at an object of a whole file shall not mark all of it.
  fileprivate func prefix(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}
