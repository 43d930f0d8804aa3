extension RuleDocumentation {
  /// A payload with the model it is checked against.
  public struct Example: Sendable {
    /// The payload file.
    public let payload: File
    /// The Swift files.
    public let models: [File]
    /// Further command line arguments, such as `--channel`.
    public let arguments: [String]
    /// It is about `la-lint diff`: the payload is the old version of the one model.
    public private(set) var isDiff = false

    init(_ payload: String, model: String = Example.defaultModel, arguments: [String] = []) {
      self.init(payload, models: [model], arguments: arguments)
    }

    init(_ payload: String, models: [String], arguments: [String] = []) {
      self.payload = File(path: "payload.json", marked: payload)
      self.models = models.enumerated().map { index, model in
        File(path: index == 0 ? "Model.swift" : "Model\(index + 1).swift", marked: model)
      }
      self.arguments = arguments
    }

    /// Two versions of a model, for `la-lint diff`.
    init(old: String, new: String, arguments: [String] = []) {
      payload = File(path: "Old.swift", marked: old)
      models = [File(path: "New.swift", marked: new)]
      self.arguments = arguments
      isDiff = true
    }

    /// The models, then the payload; of two versions, the old one first.
    public var files: [File] { isDiff ? [payload] + models : models + [payload] }

    /// What is typed behind `la-lint`.
    public var words: [String] {
      isDiff
        ? ["diff"] + files.map(\.path) + arguments
        : [payload.path] + models.flatMap { ["--model", $0.path] } + arguments
    }
  }
}

extension RuleDocumentation.Example {
  /// A file of an example.
  ///
  /// It is written with `↓` in front of the first byte of each place that the rule points at.
  public struct File: Sendable {
    /// The name that it is shown under.
    public let path: String
    /// The text without the marks.
    public let text: String
    /// The byte offsets in the text that the marks stood at, ascending.
    public let marks: [Int]

    init(path: String, marked: String) {
      let parts = marked.split(separator: "↓", omittingEmptySubsequences: false)
      var text = ""
      var marks: [Int] = []
      for part in parts {
        text += part
        marks.append(text.utf8.count)
      }
      self.path = path
      self.text = text
      // Behind the last part is the end of the text, not a mark.
      self.marks = marks.dropLast()
    }

    /// The file as the linter takes it.
    public var source: SourceFile { SourceFile(path: path, text: text) }
  }
}

// Models that several examples share, from different walks of life.
extension RuleDocumentation.Example {
  static let defaultModel = """
    import ActivityKit

    struct CourierAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var status: String
        var stopsAway: Int
      }
      var order: String
    }
    """

  static let match = """
    import ActivityKit

    struct MatchAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var home: Int
        var away: Int
      }
      var fixture: String
    }
    """

  static let timer = """
    import ActivityKit

    struct EggTimerAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var secondsLeft: Int
      }
    }
    """

  static let flight = """
    import ActivityKit

    struct FlightAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var gate: String
        var isBoarding: Bool
      }
      var number: String
    }
    """
}
