#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder that la-lint was started in; reports for other tools name files relative to it.
struct WorkingFolder {
  static var current: WorkingFolder { WorkingFolder(path: FileManager.default.currentDirectoryPath) }

  let path: String

  /// A path relative to the folder, `pushes/a.json` for `./pushes//a.json`; as given where it is not below the folder.
  func relative(_ path: String) -> String {
    let (base, file) = compared(path)
    guard file.count > base.count, file.starts(with: base) else { return path }
    return file.dropFirst(base.count).joined(separator: "/")
  }

  /// A path as a URI reference relative to the folder, also for a file that is not below it: `../a%20b.json`.
  func reference(_ path: String) -> String {
    let (base, file) = compared(path)
    let shared = zip(base, file).prefix { $0 == $1 }.underestimatedCount
    let steps = Array(repeating: "..", count: base.count - shared) + file.dropFirst(shared)
    return Self.percentEncoded(steps.joined(separator: "/"))
  }

  /// The steps from the root to the folder and to a file, by their real names where the given ones have nothing in common.
  private func compared(_ path: String) -> (base: [String], file: [String]) {
    let whole = path.hasPrefix("/") ? path : "\(self.path)/\(path)"
    let (base, file) = (Self.steps(self.path), Self.steps(whole))
    if file.starts(with: base) { return (base, file) }
    // A file that is inside a link of the folder stays there; only one that seems to be outside is looked at again.
    return (Self.steps(FileSystem.realPath(self.path)), Self.steps(FileSystem.realPath(whole)))
  }

  private static func steps(_ path: String) -> [String] {
    path.split(separator: "/").reduce(into: []) { steps, step in
      switch step {
      case ".": break
      case "..": _ = steps.popLast()
      default: steps.append(String(step))
      }
    }
  }

  /// The path with everything escaped that does not stand for itself in every part of a URI.
  private static func percentEncoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": text.unicodeScalars.append(scalar)
      default:
        text +=
          byte < 16 ? "%0\(String(byte, radix: 16, uppercase: true))" : "%\(String(byte, radix: 16, uppercase: true))"
      }
    }
  }
}
