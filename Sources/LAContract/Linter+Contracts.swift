#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Linter {
  /// Checks against one contract that is known already.
  init(_ contract: Contract, options: Options) {
    self.options = options
    model = Model(contract)
    versions = []
  }
}

// The contract itself, for those who want to read it or to keep it.
extension Linter {
  /// What there is to read about each attributes type, in the order of the sources.
  public var descriptions: [ContractDescription] {
    model.types.flatMap(\.contracts).map { ContractDescription($0) }
  }

  /// The contracts as JSON, which `init(models:options:)` takes in place of the Swift files and then finds the same.
  ///
  /// The format has a version and is documented at `ContractDocument`. Equal models give equal texts.
  public var contractDocument: String {
    get throws {
      var tables = LineTables()
      let entries = model.types.flatMap { type in
        type.contracts.map { ContractWriter.entry(of: $0, &tables) }
          + (type.contracts.isEmpty || !type.gaps.isEmpty ? [ContractDocument.Entry(unreadable: type, &tables)] : [])
      }
      let document = ContractDocument(contracts: entries, findings: tables.findings(model.remarks))
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }
  }
}

extension ContractDocument.Entry {
  fileprivate init(unreadable type: Model.AttributesType, _ tables: inout LineTables) {
    self.init(
      attributesType: type.name, place: tables.place(type.location), findings: tables.findings(type.gaps))
  }
}
