/// Contracts as JSON: what `la-lint describe --format json` writes and `--model contract.json` reads.
///
/// It holds all that checks ask of the Swift code, so that a server's repository needs none. Version 1:
///
///     {
///       "version": 1,
///       "contracts": [                    an entry for each attributes type, several for copies of one that differ
///         {
///           "attributesType": "RideAttributes",
///           "place": { "path": "Ride.swift", "line": 3, "column": 8, "endLine": 3, "endColumn": 22 },
///           "attributes": { "type": "RideAttributes" },
///           "contentState": { "type": "ContentState" },
///           "types": {                    named types, see `ContractDocument.TypeNode`; of equal names, the second is "Stop 2"
///             "ContentState": { "kind": "object", "name": "ContentState", "members": [ … ] }, …
///           },
///           "findings": [ … ]             what keeps some of it from being checked
///         }
///       ],
///       "findings": [ … ]                 what is wrong with the Swift files as a whole
///     }
///
/// A key that is absent where a flag or a list is expected means `false` or an empty list. Keys that are not listed here
/// are ignored, so that they can be added without another version.
struct ContractDocument: Codable, Equatable {
  static let currentVersion = 1

  var version = ContractDocument.currentVersion
  var contracts: [Entry]
  var findings: [FindingNode]?

  /// One attributes type. Without shapes and types where its declaration could not be read; `findings` then say why.
  struct Entry: Codable, Equatable {
    var attributesType: String
    var place: PlaceNode
    var attributes: ShapeNode?
    var contentState: ShapeNode?
    var types: TypeNodes?
    var findings: [FindingNode]?
  }

  /// Something that la-lint says about the Swift code whatever the payload.
  struct FindingNode: Codable, Equatable {
    var rule: Rule
    var message: String
    var place: PlaceNode
    var notes: [NoteNode]?
  }

  struct NoteNode: Codable, Equatable {
    var message: String
    var place: PlaceNode
  }

  /// A place in a Swift file: lines and columns from 1, columns in UTF-8 bytes, the end just behind the last one.
  struct PlaceNode: Codable, Equatable {
    var path: String
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
  }
}
