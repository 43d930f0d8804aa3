import Foundation
import Testing

@testable import LAContract

/// A Swift file that the tests compile and la-lint reads, with samples of what its types encode to.
struct AgreementModel: Sendable, CustomTestStringConvertible {
  /// How much of the model la-lint says it knows.
  enum Reading: Sendable {
    /// All of it: every payload gets a verdict.
    case complete
    /// Not all of it: a verdict may be missing, and none may be wrong.
    case opaque
  }

  typealias Decode = @Sendable (Data) throws -> Void

  /// The file in `Models`, without its extension.
  let file: String
  let attributesType: String
  let attributes: Result<[String], any Error>
  let contentStates: Result<[String], any Error>
  let decodeAttributes: Decode
  let decodeContentState: Decode
  /// What the decoder makes of them.
  let attributesValue, contentStateValue: @Sendable (Data) throws -> Any
  var reading = Reading.complete
  /// Replacements on which Foundation traps instead of throwing.
  var avoided: Set<String> = []
  /// Ends of pointers to values that depend on the device, such as names of time zones; la-lint takes them all.
  var unjudged: [String] = []

  var testDescription: String { "\(attributesType) in \(file).swift" }

  /// - Parameters:
  ///   - file: The file in `Models`, without its extension.
  ///   - attributes: The attributes to encode.
  ///   - states: The content states to encode.
  init<A: ActivityAttributes & SendableMetatype>(_ file: String, _ attributes: A, _ states: A.ContentState...)
  where A.ContentState: SendableMetatype {
    self.file = file
    attributesType = String(describing: A.self)
    self.attributes = Result { [try AgreementModel.json(attributes)] }
    contentStates = Result { try states.map(AgreementModel.json) }
    decodeAttributes = { _ = try JSONDecoder().decode(A.self, from: $0) }
    attributesValue = { try JSONDecoder().decode(A.self, from: $0) }
    contentStateValue = { try JSONDecoder().decode(A.ContentState.self, from: $0) }
    decodeContentState = { _ = try JSONDecoder().decode(A.ContentState.self, from: $0) }
  }

  /// The model file as la-lint gets it.
  func source() throws -> SourceFile {
    let url = AgreementModel.folder.appending(path: "\(file).swift")
    return SourceFile(path: "\(file).swift", bytes: Array(try Data(contentsOf: url)))
  }

  func opaque() -> AgreementModel {
    var model = self
    model.reading = .opaque
    return model
  }

  func avoiding(_ replacements: Set<String>) -> AgreementModel {
    var model = self
    model.avoided = replacements
    return model
  }

  func notJudging(_ pointers: String...) -> AgreementModel {
    var model = self
    model.unjudged = pointers
    return model
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Models")

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
