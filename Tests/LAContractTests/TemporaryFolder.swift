#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder with files that is gone with the value: a class, because only those know when they end.
final class TemporaryFolder {
  private let path: String

  /// Writes files, by their paths inside the folder.
  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.path + "/la-lint-\(UUID().uuidString)"
    for (file, text) in files {
      let url = URL(fileURLWithPath: self[file])
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The whole path of a file inside.
  subscript(file: String) -> String { "\(path)/\(file)" }

  func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[file], withDestinationPath: target)
  }
}
