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
    !path.isEmpty && FileManager.default.fileExists(atPath: path)
  }

  /// Whether a path leads to a folder, also through links; false too where there is nothing.
  static func isFolder(_ path: String) -> Bool { System.kind(of: path) == .folder }

  /// Whether a path leads to a file, and not to a folder, a device or a pipe.
  static func isRegularFile(_ path: String) -> Bool { System.kind(of: path) == .file }

  /// The path without links, to know a file or folder again.
  static func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// A file's bytes, under the path as given.
  static func read(_ path: String) throws(RunError) -> SourceFile {
    do {
      return SourceFile(path: path, bytes: try System.readFile(path))
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
    do {
      // A link stays, and what it leads to is written.
      try System.writeFile(realPath(path), text)
    } catch {
      throw .reportFailed(path, reason: error.description)
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
    var visited: Set<String> = []

    func search(_ folder: String) -> [Result<String, RunError>] {
      guard visited.insert(realPath(folder)).inserted else { return [] }
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      } catch {
        return [.failure(.unreadableFolder(folder))]
      }
      return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [Result<String, RunError>] in
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if isFolder(path) { return skipped.contains(name) ? [] : search(path) }
        return extensions?.contains(fileExtension(of: name)) ?? true ? [.success(path)] : []
      }
    }

    return search(folder)
  }
}
