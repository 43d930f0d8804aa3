import LAContract

/// `--format checkstyle`: the XML that Jenkins, reviewdog and many others read, the findings by file.
enum CheckstyleOutput {
  static func text(_ results: Results, in folder: WorkingFolder) -> String {
    var paths: [String] = []
    var findings: [String: [Finding]] = [:]
    for finding in results.shownFindings {
      let path = folder.relative(finding.location.path)
      if findings[path] == nil { paths.append(path) }
      findings[path, default: []].append(finding)
    }

    var tables = LineTables()
    var xml = XMLWriter()
    xml.element("checkstyle", ["version": "4.3"]) { xml in
      for path in paths {
        xml.element("file", ["name": path]) { xml in
          for finding in findings[path, default: []] {
            let region = tables.region(of: finding.location)
            xml.element(
              "error",
              [
                "line": String(region.startLine), "column": String(region.startColumn),
                "severity": level(finding.severity), "message": finding.message.printable,
                "source": "la-lint.\(finding.rule.id)",
              ])
          }
        }
      }
    }
    return xml.document
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
