/// The line on standard error that a run of more than a second shows at a terminal, and takes away again.
final class Progress {
  private static let (delay, interval) = (1.0, 0.1)

  private let isWanted: Bool
  private let now: () -> Double
  private let write: (String) -> Void
  private let start: Double
  private var shown: Double?
  private var isVisible = false

  /// `now` counts seconds from any time.
  init(isWanted: Bool, now: @escaping () -> Double, write: @escaping (String) -> Void) {
    self.isWanted = isWanted
    self.now = now
    self.write = write
    start = isWanted ? now() : 0
  }

  /// Says how far the run is, ten times a second at most.
  func update(payloads: Int) {
    guard isWanted else { return }
    let time = now()
    guard time - start > Self.delay, time - (shown ?? 0) >= Self.interval || shown == nil else { return }
    shown = time
    isVisible = true
    write("\r\(Results.counted(payloads, "payload")) checked …\u{1B}[K")
  }

  /// Makes room for other text.
  func erase() {
    guard isVisible else { return }
    isVisible = false
    write("\r\u{1B}[K")
  }
}
