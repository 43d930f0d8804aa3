import Foundation
import LAContract
import Testing

/// What the server sends.
private struct CourierUpdate: Encodable {
  struct APS: Encodable {
    struct ContentState: Encodable {
      let status: String
      let stopsLeft: Int
      /// Seconds since 2001, as the app's `Date` wants them.
      let eta: Double
    }

    enum CodingKeys: String, CodingKey {
      case event, timestamp
      case contentState = "content-state"
    }

    let event = "update"
    let timestamp: Int
    let contentState: ContentState
  }

  let aps: APS

  init(status: String, stopsLeft: Int, eta: Date, now: Date) {
    aps = APS(
      timestamp: Int(now.timeIntervalSince1970),
      contentState: APS.ContentState(status: status, stopsLeft: stopsLeft, eta: eta.timeIntervalSinceReferenceDate))
  }
}

@Suite("Pushes to the courier's Live Activity")
struct CourierPushTests {
  /// The app's own file; a `contract.json` from `la-lint describe --format json` would do as well.
  private static let model = """
    struct CourierAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var status: String
        var stopsLeft: Int
        var eta: Date
      }
    }
    """

  private let now = Date(timeIntervalSince1970: 1_796_115_600)

  @Test("The phone takes an update")
  func update() throws {
    let push = CourierUpdate(status: "on the way", stopsLeft: 3, eta: now + 900, now: now)
    let body = try JSONEncoder().encode(push)

    var options = Linter.Options()
    options.type = "CourierAttributes"
    options.now = now.timeIntervalSince1970
    options.severities = [.unknownKey: .error]
    let linter = Linter(models: [SourceFile(path: "CourierAttributes.swift", text: Self.model)], options: options)
    let report = linter.check(SourceFile(path: "update.json", bytes: [UInt8](body)))

    let errors = (linter.modelFindings + report.modelFindings + report.findings).filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map { "\($0.rule.id) at \($0.pointer ?? "the model"): \($0.message)" })")
    #expect(report.contentStateDecodes == true)
  }
}
