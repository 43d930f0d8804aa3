import ActivityKit
import SwiftUI
import WidgetKit

private let banner = """
  struct ContentState: Codable { // no code, only text
  "\(1 + 1)" { } \"""
  """

public struct ChargerAttributes: ActivityAttributes {
  public enum Plug: String, Codable, CaseIterable { case ccs = "CCS", chademo = "CHAdeMO" }

  public struct ContentState: Codable, Hashable {
    public struct Reading: Codable, Hashable {
      public var kilowatts: Double
      public var phases: [Int]
    }

    public var reading: Reading
    public var fullAt: Date?
    public var tariff: [String: Decimal]
    public var phase: Phase = .idle

    public enum Phase: Codable, Hashable {
      case idle
      case charging(since: Date, limit: Int?)
      case fault(code: Int, String)

      var isFault: Bool { if case .fault = self { true } else { false } }
    }
  }

  public let site: String
  public let plug: Plug
  public let help: URL
}

extension ChargerAttributes.ContentState {
  init(kilowatts: Double) {
    self.init(reading: Reading(kilowatts: kilowatts, phases: []), fullAt: nil, tariff: [:])
  }
}

struct ChargerView: View {
  let state: ChargerAttributes.ContentState
  private let pattern = /(?<kw>\d+)\s*kW\s*\{/

  var body: some View {
    Gauge(value: state.reading.kilowatts, in: 0...150) {
      Text("kW")
    } currentValueLabel: {
      switch state.phase {
      case .charging(let since, let limit?): Text("\(since, style: .timer) to \(limit)")
      default: EmptyView()
      }
    }
  }
}

#Preview { ChargerView(state: .init(kilowatts: 50)) }
