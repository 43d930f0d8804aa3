import Foundation
import Testing

@testable import LAContract

/// The reader of Swift reads the Swift that it is written in.
@Suite("This project's own sources")
struct OwnSourcesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let list = root.appending(path: "Tests/LAContractTests/OwnDeclarations.txt")

  @Test("Every file is read without a problem, and declares what the list beside the tests says")
  func declarations() throws {
    var lines: [String] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: Self.root.appending(path: "Sources").path).sorted()
    where path.hasSuffix(".swift") {
      let url = Self.root.appending(path: "Sources/\(path)")
      let file = DeclarationParser.parse(SourceFile(path: path, bytes: Array(try Data(contentsOf: url))))
      #expect(file.problems.isEmpty, "\(path): \(file.problems)")
      lines += Self.declarations(file.members, in: "").map { "\(path): \($0)" }
    }
    let found = lines.joined(separator: "\n") + "\n"
    let listed = (try? String(contentsOf: Self.list, encoding: .utf8)) ?? ""
    guard found != listed else { return }
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try found.write(to: Self.list, atomically: true, encoding: .utf8)
    }
    let (new, old) = (Set(lines), Set(listed.split(separator: "\n").map(String.init)))
    Issue.record(
      """
      OwnDeclarations.txt is not what the sources declare. Look at the difference, and if it is right renew the list:
      RECORD=1 swift test --filter OwnSourcesTests
      new: \(new.subtracting(old).sorted().prefix(10))
      gone: \(old.subtracting(new).sorted().prefix(10))
      """)
  }

  /// Types with what they store, and extensions, as one line each.
  private static func declarations(_ members: Members, in outer: String) -> [String] {
    let types = members.types.flatMap { type -> [String] in
      let name = outer + type.name
      let stored = type.members.variables.filter(\.isStored).map(\.name) + type.members.cases.map(\.name)
      return ["\(type.kind) \(name): \(stored.joined(separator: " "))"] + declarations(type.members, in: name + ".")
    }
    let extensions = members.extensions.flatMap { declared -> [String] in
      let name = declared.extended.names?.joined(separator: ".") ?? "?"
      return ["extension \(name)"] + declarations(declared.members, in: name + ".")
    }
    return types + extensions + members.aliases.map { "alias \(outer)\($0.name)" }
  }
}
