import LAContract

/// The sizes of a set of pushes.
struct Sizes {
  struct Push {
    let path: String
    let line: Int
    let size: PushSize

    /// As messages name it.
    var place: String { path + (line > 1 ? ":\(line)" : "") }
  }

  /// A push of a set, without what it is made of.
  struct Item {
    let path: String
    let line, bytes: Int
    let limits: [PushSize.Limit]

    var place: String { path + (line > 1 ? ":\(line)" : "") }
  }

  private(set) var items: [Item] = []
  private(set) var largest: Push?

  mutating func add(_ report: Linter.PayloadReport) {
    for size in report.sizes {
      items.append(Item(path: report.path, line: report.line, bytes: size.bytes, limits: size.limits))
      guard size.bytes > largest?.size.bytes ?? -1 else { continue }
      largest = Push(path: report.path, line: report.line, size: size)
    }
  }

  /// The largest first; in the order of the command line where they are as large.
  var sorted: [Item] {
    items.enumerated().sorted { ($1.element.bytes, $0.offset) < ($0.element.bytes, $1.offset) }.map(\.element)
  }
}
