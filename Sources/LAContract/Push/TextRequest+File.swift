extension TextRequest {
  /// The requests in a file that is written for people or a shell; nil for a file of another kind.
  static func requests(in file: SourceFile) -> [TextRequest]? {
    switch file.path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() {
    case "http", "rest": HTTPFile.requests(in: file)
    case "md", "markdown": MarkdownFile.requests(in: file)
    case "sh", "bash", "zsh", "curl": ShellCommand.requests(in: file)
    default: nil
    }
  }

  /// The body as JSON, where it can be read.
  var document: JSONDocument? { body.flatMap { JSONParser.parse($0).document } }

  /// Whether it is a push to a Live Activity, whole enough to be judged.
  func isPush(in file: SourceFile) -> Bool {
    guard isForLiveActivity else { return false }
    guard path == nil, headers.isEmpty, let body else { return true }
    // A block of JSON in a document: an excerpt of a push is none.
    guard let document else { return !body.isAbridged && body.contains("\"aps\"") }
    let subject = Subject(file: file, text: body, document: document)
    if PushFinder.recognized(in: subject) != nil { return true }
    let names = document.members(document.root).compactMap { document.string($0.key) }
    let hasState = document.nodes.indices.contains {
      document.kind($0) == .key && document.matches($0, PushKey.contentState.rawValue)
    }
    return hasState && !names.contains { PushKey(rawValue: $0) != nil }
  }
}

extension MappedText {
  /// Parts are left out for readers, as documents do.
  fileprivate var isAbridged: Bool { contains("...") || contains("…") }
}

extension Linter {
  /// Checks every push in a file: the requests of a `.http` or `.rest` file, `curl` commands in a shell script, both and
  /// JSON blocks in Markdown; any other file is one payload.
  ///
  /// - Parameters:
  ///   - file: The file; its extension tells what it is.
  ///   - read: Gives the file that a request names as its body (`--data-binary @push.json`), by the path as written; nil
  ///     where it cannot be read, and then nothing is said of the body.
  /// - Returns: One report for each push in the order of the file, and behind it one for the body's file. Empty where a
  ///   file of requests has no push to a Live Activity.
  public func checkPushes(in file: SourceFile, reading read: (String) -> SourceFile? = { _ in nil }) -> [PayloadReport]
  {
    guard let requests = TextRequest.requests(in: file) else { return [check(file)] }
    let lines = LineTable(file)
    return requests.flatMap { text -> [PayloadReport] in
      let bodyFile = text.bodyPath.flatMap { path in
        path.placeholders.isEmpty ? read(path.text(0..<path.bytes.count)) : nil
      }
      let isPush = bodyFile.map { MappedText($0).namesLiveActivity } ?? false
      guard isPush || text.isPush(in: file) else { return [] }
      let request = Request(text, in: file)
      var report = check(text.body, in: file, request: request.isEmpty ? nil : request)
      report.line = lines.position(at: text.range.lowerBound).line
      let body = bodyFile.map { check($0, channel: request.isChannel(options.isChannel)) }
      let reports = [report] + [body].compactMap(\.self)
      return options.expectsErrors ? ExpectationCheck.judge(reports, in: text.range, of: file, options) : reports
    }
  }

  /// Checks the body of a request that stands elsewhere.
  private func check(_ body: SourceFile, channel isChannel: Bool) -> PayloadReport {
    var linter = self
    linter.options.isChannel = isChannel
    // What is expected is expected of the request as a whole.
    linter.options.expectsErrors = false
    return linter.check(body)
  }
}
