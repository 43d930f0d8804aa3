import Foundation

@testable import LAContract

/// One version of a model: what la-lint reads of it, and what the compiler makes of it.
struct DiffSide: Sendable {
  /// A value that payloads are decoded as.
  struct Root: Sendable {
    let name: String
    let shape: ShapeID
    /// JSON that decodes, as the encoder writes it.
    let samples: [String]
    let decode: AgreementModel.Decode

    func decodes(_ json: String) -> Bool { (try? decode(Data(json.utf8))) != nil }
  }

  let name: String
  let contract: Contract
  let roots: [Root]

  private static func contract(_ source: SourceFile, type: String) throws -> Contract {
    var options = Linter.Options()
    options.type = type
    guard let contract = Linter(models: [source], options: options).model.types.first?.contracts.first else {
      throw Unreadable(path: source.path)
    }
    return contract
  }

  struct Unreadable: Error { let path: String }

  /// A type with the examples that la-lint writes of it, and more, each as the encoder writes it.
  init<A: ActivityAttributes & SendableMetatype>(
    _ type: A.Type, in source: SourceFile, states: [String]
  ) throws where A.ContentState: SendableMetatype {
    let contract = try Self.contract(source, type: String(describing: A.self))
    func root<T: Codable & SendableMetatype>(_ name: String, _ shape: ShapeID, _ type: T.Type, _ more: [String]) -> Root
    {
      let samples = (Self.examples(of: shape, in: contract.table) + more).compactMap { json -> String? in
        guard let value = try? JSONDecoder().decode(T.self, from: Data(json.utf8)) else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
      }
      return Root(name: name, shape: shape, samples: samples + more) { _ = try JSONDecoder().decode(T.self, from: $0) }
    }
    name = source.path
    self.contract = contract
    roots = [
      root("ContentState", contract.contentState, A.ContentState.self, states),
      root("attributes", contract.attributes, A.self, []),
    ]
  }

  /// A model of the decoder agreement.
  init(_ model: AgreementModel) throws {
    let contract = try Self.contract(model.source(), type: model.attributesType)
    name = model.testDescription
    self.contract = contract
    roots = [
      Root(
        name: "ContentState", shape: contract.contentState, samples: try model.contentStates.get(),
        decode: model.decodeContentState),
      Root(
        name: "attributes", shape: contract.attributes, samples: try model.attributes.get(),
        decode: model.decodeAttributes),
    ]
  }

  private static func examples(of shape: ShapeID, in table: ShapeTable) -> [String] {
    var (brief, whole) = (ExampleWriter(table, style: .brief), ExampleWriter(table, style: .whole))
    return [brief.example(of: shape), whole.example(of: shape)].compactMap { $0?.asJSON.text }
  }
}

/// An old and a new version in one file of `DiffModels`, parted by a line `// New`.
struct DiffPair: Sendable {
  let file: String
  let sides: Result<(old: DiffSide, new: DiffSide), any Error>

  init<Old: ActivityAttributes & SendableMetatype, New: ActivityAttributes & SendableMetatype>(
    _ file: String, _ old: Old.Type, _ new: New.Type, old oldStates: [String] = [], new newStates: [String] = []
  ) where Old.ContentState: SendableMetatype, New.ContentState: SendableMetatype {
    self.file = file
    sides = Result {
      let (oldSource, newSource) = try DiffPair.sources(file)
      return (
        old: try DiffSide(old, in: oldSource, states: oldStates),
        new: try DiffSide(new, in: newSource, states: newStates)
      )
    }
  }

  /// The two halves, each as la-lint gets it.
  static func sources(_ file: String) throws -> (old: SourceFile, new: SourceFile) {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "DiffModels/\(file).swift")
    let halves = try String(contentsOf: url, encoding: .utf8).split(separator: "\n// New\n")
    guard halves.count == 2 else { throw DiffSide.Unreadable(path: file) }
    return (
      SourceFile(path: "\(file)Old.swift", text: String(halves[0])),
      SourceFile(path: "\(file)New.swift", text: String(halves[1]))
    )
  }
}
