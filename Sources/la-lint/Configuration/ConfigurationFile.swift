import LAContract

/// Finds and reads `.la-lint.json`.
enum ConfigurationFile {
  static let name = ".la-lint.json"

  /// What the command line says about it.
  enum Choice: Equatable {
    /// The one of the working folder or of the nearest folder above.
    case found
    case path(String)
    case none
  }

  /// What is in force by the file; the defaults without one.
  static func read(_ choice: Choice, from folder: String) throws(RunError) -> Configuration {
    let path: String?
    switch choice {
    case .none: path = nil
    case .path(let given): path = given
    case .found: path = find(from: folder).map { Paths.shown($0, of: Paths.absolute("\($0)/..", in: "/")) }
    }
    guard let path else { return Configuration(folder: folder) }
    let file = try FileSystem.read(path)
    return try ConfigurationReader.read(
      file, folder: Paths.absolute("\(path)/..", in: WorkingFolder.current.path))
  }

  /// The nearest file, from a folder upward; not above a repository's root, since nobody else would have what is there.
  static func find(from folder: String) -> String? {
    var folder = folder
    while true {
      let path = Paths.absolute(name, in: folder)
      if FileSystem.exists(path) { return path }
      if folder == "/" || FileSystem.exists(Paths.absolute(".git", in: folder)) { return nil }
      folder = Paths.absolute("..", in: folder)
    }
  }
}
