import LAContract

/// The payload files that the command line means.
enum PayloadFiles {
  /// The argument that means standard input.
  static let standardInput = "-"
  /// What findings call standard input.
  static let inputName = "<stdin>"

  /// The files that a folder is searched for.
  private static let extensions: Set = ["json", "apns"]

  static func hasPayloadExtension(_ path: String) -> Bool {
    extensions.contains(FileSystem.fileExtension(of: path))
  }

  /// The files of one argument: itself, or a folder's `*.json` and `*.apns`.
  ///
  /// - Parameter argument: A path, or `-`, which stays as it is.
  /// - Returns: Paths in their order, with errors in the places of what cannot be searched; never empty.
  static func expand(_ argument: String) -> [Result<String, RunError>] {
    guard argument != standardInput, FileSystem.isFolder(argument) else { return [.success(argument)] }
    let found = FileSystem.files(below: argument, extensions: extensions)
    return found.isEmpty ? [.failure(.folderWithoutPayloads(argument))] : found
  }

  /// Whether a file has a push on each line, by its name.
  static func isLines(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson")
  }

  /// The file that a request in a document has as its body: beside the document, else in the current folder.
  static func body(_ path: String, of document: String) -> SourceFile? {
    let folder = document.lastIndex(of: "/").map { document[...$0] } ?? ""
    let places = path.hasPrefix("/") ? [path] : [folder + path, path]
    // What a document names may be a device that never ends.
    return places.lazy.filter(FileSystem.isRegularFile).compactMap { try? FileSystem.read($0) }.first
  }
}

/// The Swift files that the command line means.
enum ModelFiles {
  /// Folders of other people's code and of build products, where the app's own types are not.
  static let skippedFolders: Set = ["DerivedData", "Pods", "Carthage", "node_modules"]

  /// Reads the files and the folders' `*.swift`; a file that is given twice is read once.
  ///
  /// - Returns: All that can be read, and an error for each thing that cannot.
  static func read(_ arguments: [String]) -> (files: [SourceFile], errors: [RunError]) {
    var files: [SourceFile] = []
    var errors: [RunError] = []
    var known: Set<System.Identity> = []
    let paths = arguments.flatMap(expand)
    let read = Parallel.map(Parallel.runs(of: paths, atLeast: 64)) { paths in
      paths.map { path in Result { () throws(RunError) in try FileSystem.readToKnow(try path.get()) } }
    }
    for file in read.joined() {
      switch file {
      // A set costs a start a few per cent, and a model of one file, which most are, needs none.
      case .success(let (file, _)) where paths.count == 1: files.append(file)
      case .success(let (file, identity)): if known.insert(identity).inserted { files.append(file) }
      case .failure(let error): errors.append(error)
      }
    }
    return (files, errors)
  }

  /// Reads a version of a model: a file, a folder, or either in a revision of git.
  static func read(version argument: String, environment: [String: String]) -> (
    files: [SourceFile], errors: [RunError]
  ) {
    guard GitFiles.isRevisionPath(argument) else { return read([argument]) }
    do throws(RunError) {
      return (try GitFiles(environment: environment).read(argument), [])
    } catch {
      return ([], [error])
    }
  }

  private static func expand(_ argument: String) -> [Result<String, RunError>] {
    guard FileSystem.isFolder(argument) else { return [.success(argument)] }
    let found = FileSystem.files(below: argument, extensions: ["swift"], skipping: skippedFolders)
    return found.isEmpty ? [.failure(.folderWithoutSwift(argument))] : found
  }
}
