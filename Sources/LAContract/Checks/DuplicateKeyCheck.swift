/// Does an object hold a key twice? Parsers differ in which one wins.
struct DuplicateKeyCheck {
  private let subject: Subject
  private var path: JSONPath
  private var report: Report

  static func check(_ subject: Subject, _ report: inout Report) {
    // Nearly always all keys differ, and then no way to them has to be kept.
    guard subject.document.mayRepeatKeys else { return }
    var check = DuplicateKeyCheck(subject: subject, report: report)
    check.walk(subject.document.root)
    report = check.report
  }

  private init(subject: Subject, report: Report) {
    self.subject = subject
    self.path = subject.root.path
    self.report = report
  }

  private mutating func walk(_ node: JSONDocument.NodeIndex) {
    let document = subject.document
    switch document.kind(node) {
    case .object:
      for (first, repeated) in document.duplicates(in: node) {
        let name = document.string(repeated.key) ?? ""
        let isSame = document.isSame(repeated.value, as: first.value)
        subject.add(
          .duplicateKey, "the key '\(name)' is here twice, and which one wins differs between parsers; remove one",
          at: path.appending(.key(repeated.key)), repeated.key,
          notes: [Note(message: "first here", location: subject.location(first.key))],
          fix: isSame ? subject.fix([document.removing(repeated)]) : nil, to: &report)
      }
      for member in document.members(node) where document.isContainer(member.value) {
        walk(member.value, at: .key(member.key))
      }
    case .array:
      for (index, element) in document.elements(node).enumerated() where document.isContainer(element) {
        walk(element, at: .index(index))
      }
    case .null, .true, .false, .number, .string, .key, .placeholder:
      break
    }
  }

  private mutating func walk(_ node: JSONDocument.NodeIndex, at step: JSONPath.Step) {
    path.push(step)
    walk(node)
    path.pop()
  }
}
