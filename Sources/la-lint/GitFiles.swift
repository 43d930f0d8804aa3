import LAContract

/// Model files as a revision of git has them: `HEAD:App/CourierAttributes.swift`, `v5.1:App`.
///
/// Only objects are read, with `git cat-file` and `git ls-tree`, which run neither hooks nor filters.
struct GitFiles {
  /// With where git finds its settings: in a container it may need `safe.directory`.
  let environment: [String: String]
  /// Where git is asked; nil: in the working folder.
  var folder: String?

  /// Whether an argument can name something in a revision; what exists as a file is taken as that first.
  static func isRevisionPath(_ argument: String) -> Bool {
    argument.contains(":") && !FileSystem.exists(argument)
  }

  /// A file, or the Swift files of a folder.
  func read(_ argument: String) throws(RunError) -> [SourceFile] {
    guard !argument.hasPrefix("-") else { throw .invalidRevision(argument) }
    let files = try read(argument, as: argument)
    guard !files.isEmpty else { throw .folderWithoutSwift(argument) }
    return files
  }

  /// A file of the working tree, or the Swift files of a folder, as the last commit has them; none where it has none.
  func lastCommitted(_ path: String) throws(RunError) -> [SourceFile] {
    var (folder, name) = (path, "")
    if !FileSystem.isFolder(path) {
      let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      (folder, name) = (start == path.startIndex ? "." : String(path[..<start]), String(path[start...]))
    }
    let files = GitFiles(environment: environment, folder: folder)
    // A repository may have no commit at all, which this tells by its status and without a word.
    let head = try files.git(path, ["rev-parse", "--quiet", "--verify", "HEAD"], mayFailSilently: true)
    guard !head.isEmpty, try !files.git(path, ["ls-tree", "-z", "HEAD", "--", "./" + name]).isEmpty else { return [] }
    return try files.read("HEAD:./" + name, as: "HEAD:" + path)
  }

  /// An object and what is below it, under a name of its own; of a folder without Swift nothing.
  private func read(_ object: String, as argument: String) throws(RunError) -> [SourceFile] {
    let type = text(of: try git(argument, ["cat-file", "-t", object]))
    guard type.hasPrefix("tree") else {
      return [SourceFile(path: argument, bytes: try git(argument, ["cat-file", "blob", object]))]
    }
    let listed = try git(argument, ["ls-tree", "-r", "-z", "--full-tree", object])
    let entries = listed.split(separator: 0).compactMap { Entry($0) }.filter(\.isSwift)
    let names = entries.map { $0.object + "\n" }.joined()
    let contents = try git(argument, ["cat-file", "--batch"], input: Array(names.utf8))
    let base = argument.hasSuffix("/") || argument.hasSuffix(":") ? argument : argument + "/"
    return zip(entries, Self.contents(contents[...])).map { SourceFile(path: base + $0.path, bytes: $1) }
  }

  /// A line of `git ls-tree`: mode, type and object in front of a tab, then the path.
  private struct Entry {
    let object: String
    let path: String
    private let mode: String

    init?(_ line: ArraySlice<UInt8>) {
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let words = String(decoding: parts[0], as: UTF8.self).split(separator: " ")
      guard words.count == 3, words[1] == "blob" else { return nil }
      (mode, object) = (String(words[0]), String(words[2]))
      path = String(decoding: parts[1], as: UTF8.self)
    }

    /// As in a folder on disk: neither hidden nor other people's code, and no link.
    var isSwift: Bool {
      let parts = path.split(separator: "/")
      return path.lowercased().hasSuffix(".swift") && !mode.hasPrefix("12") && !parts.contains { $0.hasPrefix(".") }
        && !parts.dropLast().contains { ModelFiles.skippedFolders.contains(String($0)) }
    }
  }

  /// What `git cat-file --batch` prints: for each object a line that ends in its size, its bytes, and a line ending.
  private static func contents(_ output: ArraySlice<UInt8>) -> [[UInt8]] {
    var contents: [[UInt8]] = []
    var rest = output
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let header = String(decoding: rest[..<end], as: UTF8.self)
      guard let size = header.split(separator: " ").last.flatMap({ Int($0) }), size <= rest.endIndex - end - 1 else {
        break
      }
      contents.append(Array(rest[(end + 1)..<(end + 1 + size)]))
      rest = rest[(end + 1 + size)...].dropFirst()
    }
    return contents
  }

  private func git(
    _ argument: String, _ words: [String], input: [UInt8] = [], mayFailSilently: Bool = false
  ) throws(RunError) -> [UInt8] {
    let outcome: System.Outcome
    do throws(SystemError) {
      let place = folder.map { ["-C", $0] } ?? []
      let inEnglish = environment.merging(["LC_ALL": "C"]) { $1 }
      outcome = try System.run(["git"] + place + words, environment: inEnglish, input: input)
    } catch {
      throw .unreadable(argument, reason: "git: \(error.description)")
    }
    if outcome.status == 0 || (mayFailSilently && outcome.error.isEmpty) { return outcome.output }
    let line = outcome.error.split(separator: "\n").first.map(String.init) ?? "git ended with \(outcome.status)"
    throw .unreadable(argument, reason: line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line)
  }

  private func text(of bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
