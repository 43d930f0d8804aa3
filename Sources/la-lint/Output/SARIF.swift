import LAContract

/// A SARIF log as `JSONEncoder` writes it: the keys are the members' names, and what is nil is left out.
///
/// Only what la-lint fills in; the standard is https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html.
struct SARIF: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    /// What relative URIs start from: the folder that la-lint ran in, whose place on this machine is nobody's business.
    static let base = "%SRCROOT%"

    let tool: Tool
    let invocations: [Invocation]
    let originalUriBaseIds = [base: BaseDescription(description: Text(text: "the folder that la-lint was started in"))]
    let columnKind = "utf16CodeUnits"
    let results: [Result]
  }

  struct BaseDescription: Encodable {
    let description: Text
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name, semanticVersion: String
    /// All of them, whether they fired or not, in the order that `ruleIndex` counts.
    let rules: [Descriptor]
  }

  struct Descriptor: Encodable {
    let id: Rule
    let name: String
    let shortDescription, fullDescription: Text
    let help: MarkdownText
    let defaultConfiguration: Configuration
    let properties: Properties

    struct Properties: Encodable {
      let tags: [String]
    }
  }

  struct Configuration: Encodable {
    /// The standard's levels are called as ours.
    let level: Severity
    /// false for a rule that is silent unless it is asked for; nil, left out, for the others.
    let enabled: Bool?
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level: Severity
    let message: Text
  }

  struct Result: Encodable {
    let ruleId: Rule
    let ruleIndex: Int
    let level: Severity
    let message: Text
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
    let fixes: [Fix]?
    let properties: Properties?

    struct Properties: Encodable {
      /// The JSON Pointer as in the JSON report.
      let pointer: String
    }
  }

  struct Fix: Encodable {
    struct Change: Encodable {
      let artifactLocation: ArtifactLocation
      let replacements: [Replacement]
    }

    struct Replacement: Encodable {
      let deletedRegion: Region
      let insertedContent: Text
    }

    let description: Text
    let artifactChanges: [Change]
  }

  struct Location: Encodable {
    var id: Int?
    let physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
    var message: Text?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  struct LogicalLocation: Encodable {
    let fullyQualifiedName: String
    let kind = "member"
  }

  struct Text: Encodable {
    let text: String
  }

  struct MarkdownText: Encodable {
    let text, markdown: String
  }
}
