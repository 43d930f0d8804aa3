extension Linter {
  /// A version of the model that is out there: payloads are checked against it too.
  public struct Version: Sendable {
    /// What findings call it, such as `5.1`.
    public let name: String
    /// Its Swift files or contracts.
    public let models: [SourceFile]

    /// Takes files that are read together.
    public init(name: String, models: [SourceFile]) {
      self.name = name
      self.models = models
    }
  }
}

extension Linter.PayloadReport {
  /// Takes over what the versions say; a push has to decode in every one.
  mutating func merge(_ versions: [Linter.PayloadReport]) {
    attributesType = versions.lazy.compactMap(\.attributesType).first
    contentStateDecodes = Linter.common(versions.map(\.contentStateDecodes))
    attributesDecode = Linter.common(versions.map(\.attributesDecode))
    for finding in versions.flatMap(\.modelFindings) where !modelFindings.contains(finding) {
      modelFindings.append(finding)
    }
  }
}
