/// Paths as text; nothing here but `relative` of a far path asks the file system.
enum Paths {
  /// A path from the root without `.`, `..` and empty names.
  static func absolute(_ path: String, in folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    let names = whole.split(separator: "/").reduce(into: [Substring]()) { names, name in
      switch name {
      case ".": break
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }
    // Every run comes here, and at the first `joined` the runtime looks through the conformances of all libraries.
    let absolute = names.reduce(into: "") { path, name in
      path += "/"
      path += String(name)
    }
    return absolute.isEmpty ? "/" : absolute
  }

  /// The way from a folder to a path, both from the root; begins with `..` where the path is not inside.
  static func relative(_ path: String, to folder: String) -> String {
    if let inside = inside(path, folder) { return inside }
    // The two may be named through different links.
    if let inside = inside(FileSystem.realPath(path), FileSystem.realPath(folder)) { return inside }
    let (names, folderNames) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(names, folderNames).prefix { $0 == $1 }.underestimatedCount
    return (folderNames.dropFirst(common).map { _ in ".." } + names.dropFirst(common)).joined(separator: "/")
  }

  /// The path as findings name it: from the working folder where that is inside of the folder that the path belongs to, or
  /// the path inside of it; else from the root.
  static func shown(_ path: String, of folder: String, from working: String = WorkingFolder.current.path) -> String {
    let isNear = folder == working || inside(working, folder) != nil
    guard let way = isNear ? relative(path, to: working) : inside(path, working) else { return path }
    return way.isEmpty ? "." : way
  }

  private static func inside(_ path: String, _ folder: String) -> String? {
    let start = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }
}
