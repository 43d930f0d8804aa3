/// Work that several cores do at once, each its own part, with the answers in the order of the parts.
///
/// Threads of the system and no tasks: a value may have 512 others inside each other, which takes more stack than the
/// threads of Swift's pool have on macOS.
enum Parallel {
  private static let stackSize = 8 << 20
  /// How many parts to make; more would only take memory.
  static let width = min(max(System.coreCount, 1), 8)

  /// Work that has begun on other threads.
  struct Begun<Answer: Sendable> {
    fileprivate let jobs: [Job<Answer>]

    /// The answers to all parts, once they are there; to be asked for once, so that no thread is left.
    consuming func answers() -> [Answer] { jobs.map(\.answer) }
  }

  /// Begins with all parts, while the caller does something else.
  static func begin<Part: Sendable, Answer: Sendable>(
    _ parts: [Part], _ transform: @escaping @Sendable (Part) -> Answer
  ) -> Begun<Answer> {
    Begun(jobs: parts.map { part in Job { transform(part) } })
  }

  /// The answers to all parts. The caller's thread does the first.
  static func map<Part: Sendable, Answer: Sendable>(
    _ parts: [Part], _ transform: @escaping @Sendable (Part) -> Answer
  ) -> [Answer] {
    guard let first = parts.first else { return [] }
    let jobs = parts.dropFirst().map { part in Job { transform(part) } }
    return [transform(first)] + jobs.map(\.answer)
  }

  /// Cuts a list into as many runs as there are cores, unless it is short.
  static func runs<Element>(of list: [Element], atLeast shortest: Int) -> [ArraySlice<Element>] {
    // Most lists are short, and then the system need not be asked how many cores there are.
    let count = list.count < 2 * shortest ? 1 : min(width, list.count / shortest)
    return (0..<count).map { list[list.count * $0 / count..<list.count * ($0 + 1) / count] }
  }

  /// One part on a thread of its own. Only the thread writes `result`, and it is read when the thread has ended.
  fileprivate final class Job<Answer: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> Answer
    private var result: Answer?
    private var thread: System.Thread?

    init(_ work: @escaping @Sendable () -> Answer) {
      self.work = work
      thread = System.startThread(stackSize: stackSize) { self.result = work() }
    }

    /// Waits for the thread; where there could be none, the work is done here.
    var answer: Answer {
      thread?.wait()
      return result ?? work()
    }
  }
}
