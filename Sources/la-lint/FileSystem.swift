#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LAContract

/// Reads and writes files, and searches folders.
enum FileSystem {
  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool {
    System.status(path) != nil
  }

  /// Whether a path leads to a folder, also through links; false too where there is nothing.
  static func isFolder(_ path: String) -> Bool {
    System.status(path)?.kind == .folder
  }

  /// Whether a path leads to a file, and not to a folder, a device or a pipe.
  static func isRegularFile(_ path: String) -> Bool {
    System.status(path)?.kind == .file
  }

  /// The path without links, to know a file or folder again.
  static func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// A file's bytes, under the path as given.
  static func read(_ path: String) throws(RunError) -> SourceFile {
    try readToKnow(path).file
  }

  /// A file's bytes, and what to know it again by.
  static func readToKnow(_ path: String) throws(RunError) -> (file: SourceFile, identity: System.Identity) {
    do {
      let (bytes, identity) = try System.readFile(path)
      return (SourceFile(path: path, bytes: bytes), identity)
    } catch {
      throw error.isMissingFile ? .noSuchFile(path) : .unreadable(path, reason: error.description)
    }
  }

  /// What is behind a name's last dot, in lower case; empty where there is no dot, or no name before it.
  static func fileExtension(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
  }

  /// Writes a file whole or not at all: what was there before stays where it cannot be written.
  static func write(_ text: String, to path: String) throws(RunError) {
    try write(Array(text.utf8), to: path, failure: RunError.reportFailed)
  }

  /// The same with bytes; `failure` is what to throw, with the system's reason.
  static func write(
    _ bytes: [UInt8], to path: String, failure: (_ path: String, _ reason: String) -> RunError
  ) throws(RunError) {
    do {
      // A link stays, and what it leads to is written.
      try System.writeFile(realPath(path), bytes)
    } catch {
      throw failure(path, error.description)
    }
  }

  /// Makes a folder, with those around it, unless it is there.
  static func makeFolder(_ path: String) throws(RunError) {
    guard !isFolder(path) else { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .folderNotMade(path)
    }
  }

  /// The files below a folder, sorted by name, without hidden files and folders.
  ///
  /// - Parameters:
  ///   - folder: The folder, as its files' paths shall begin.
  ///   - extensions: The files to find, in lower case: `["json"]`; nil: all.
  ///   - skipped: Names of folders that are not searched.
  /// - Returns: Paths, and an error for each folder that cannot be read.
  static func files(
    below folder: String, extensions: Set<String>? = nil, skipping skipped: Set<String> = []
  ) -> [Result<String, RunError>] {
    // Each real folder is searched once, so a link to a folder above ends the search instead of going round in it.
    var visited: Set<System.Identity> = []
    var found: [Result<String, RunError>] = []

    func search(_ folder: String) {
      guard let entries = try? System.entries(of: folder), let identity = System.status(folder)?.identity else {
        return found.append(.failure(.unreadableFolder(folder)))
      }
      guard visited.insert(identity).inserted else { return }
      for entry in entries.sorted(by: { $0.name < $1.name }) where !entry.name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)"
        if (entry.kind ?? System.status(path)?.kind) == .folder {
          if !skipped.contains(entry.name) { search(path) }
        } else if extensions?.contains(fileExtension(of: entry.name)) ?? true {
          found.append(.success(path))
        }
      }
    }

    search(folder)
    return found
  }
}
