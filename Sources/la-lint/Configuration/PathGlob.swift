/// A glob with the folder that it is relative to.
struct PathGlob: Equatable {
  let glob: Glob
  /// From the root.
  let base: String
  let origin: Origin

  /// Whether a path, from the root, is one of the pattern's.
  func matches(_ path: String) -> Bool {
    glob.matches(glob.pattern.hasPrefix("/") ? path : Paths.relative(path, to: base))
  }

  /// Whether it means a file as a payload: a pattern that does not say how files end means those that folders are
  /// searched for, so that `fixtures/**` leaves out the notes beside the payloads.
  func matchesPayload(_ path: String) -> Bool {
    guard matches(path) else { return false }
    if PayloadFiles.hasPayloadExtension(path) { return true }
    let lastName = glob.pattern.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard lastName.contains("."), glob.folder == glob.pattern else { return lastName.contains(".") }
    return path.hasSuffix("/\(lastName)")
  }

  /// The payload files that there are, as findings name them; hidden ones only where the pattern names them.
  func payloadFiles() -> [Result<String, RunError>] {
    let root = Paths.absolute(glob.folder, in: base)
    guard FileSystem.isFolder(root) else {
      return FileSystem.exists(root) && matchesPayload(root) ? [.success(Paths.shown(root, of: base))] : []
    }
    let files = FileSystem.files(below: Paths.shown(root, of: base), skipping: ModelFiles.skippedFolders)
    return files.filter { file in
      guard case .success(let path) = file else { return true }
      return matchesPayload(Paths.absolute(path, in: WorkingFolder.current.path))
    }
  }
}
