import LAContract

/// Where files may be written: below the working folder, or below folders that the command line names besides.
struct FileTree {
  private let folder: String
  private let named: [String]

  init(_ operands: [String], in folder: WorkingFolder) {
    self.folder = Paths.absolute(folder.path, in: "/")
    named = operands.filter(FileSystem.isFolder).map { Paths.absolute($0, in: folder.path) }
  }

  /// Refuses a file that only a symbolic link brings into its tree.
  func requireInside(_ path: String) throws(RunError) {
    let named = Paths.absolute(path, in: folder)
    let real = FileSystem.realPath(named)
    let around = Paths.absolute("..", in: named)
    let root = ([folder] + self.named).first { Self.isInside(named, $0) } ?? around
    let isInside = [root, folder].contains { Self.isInside(real, FileSystem.realPath($0)) }
    guard isInside else { throw .linkOutside(path, real) }
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
