import LAContract

/// `--format junit`: a test report, in which each payload is a test, and so are the model and what could not be read.
struct JUnitOutput {
  private struct Case {
    let name: String
    let className: String
    /// What fails it, as the text format says it.
    var failure: (message: String, text: String)?
    /// The run itself failed here.
    var error: String?
    /// Findings that fail nothing.
    var output = ""
  }

  private let isStrict: Bool
  private var text: TextOutput

  static func text(_ results: Results, isStrict: Bool, in folder: WorkingFolder) -> String {
    var output = JUnitOutput(isStrict: isStrict, text: TextOutput(style: .plain, relativeTo: folder))
    let model = output.testCase("model", className: "la-lint", results.shown(results.modelFindings))
    let pushes = results.payloads.reduce(into: [:]) { $0[$1.path, default: 0] += 1 }
    let payloads = results.payloads.map { payload in
      let path = folder.relative(payload.path)
      // Files of several pushes have a test for each.
      let name = pushes[payload.path] == 1 ? path : "\(path):\(payload.line)"
      return output.testCase(name, className: payload.attributesType ?? "la-lint", results.shown(payload.findings))
    }
    let failures = results.failures.map { failure in
      Case(name: "\(failure)".printable, className: "la-lint", error: "\(failure)".printable)
    }
    return document([model] + payloads + failures)
  }

  private mutating func testCase(_ name: String, className: String, _ findings: [Finding]) -> Case {
    let failing = findings.filter { $0.severity.fails(isStrict: isStrict) }
    var result = Case(name: name, className: className)
    result.output = text.blocks(findings.filter { !$0.severity.fails(isStrict: isStrict) })
    if let first = failing.first {
      let more = failing.count > 1 ? " (and \(failing.count - 1) more)" : ""
      result.failure = (first.message.printable + more, text.blocks(failing))
    }
    return result
  }

  private static func document(_ cases: [Case]) -> String {
    let failed = String(cases.count { $0.failure != nil })
    let broken = String(cases.count { $0.error != nil })
    let tests = String(cases.count)
    var xml = XMLWriter()
    xml.element("testsuites", ["name": "la-lint", "tests": tests, "failures": failed, "errors": broken]) { xml in
      xml.element(
        "testsuite", ["name": "la-lint", "tests": tests, "failures": failed, "errors": broken, "skipped": "0"]
      ) { xml in
        for testCase in cases { write(testCase, &xml) }
      }
    }
    return xml.document
  }

  private static func write(_ testCase: Case, _ xml: inout XMLWriter) {
    let attributes: KeyValuePairs = ["name": testCase.name, "classname": testCase.className]
    if testCase.failure == nil && testCase.error == nil && testCase.output.isEmpty {
      return xml.element("testcase", attributes)
    }
    xml.element("testcase", attributes) { xml in
      if let (message, text) = testCase.failure {
        xml.element("failure", ["message": message, "type": "la-lint"], text: text)
      }
      if let error = testCase.error { xml.element("error", ["message": error, "type": "la-lint"]) }
      if !testCase.output.isEmpty { xml.element("system-out", text: testCase.output) }
    }
  }
}
