import Foundation
import Testing

@testable import LAContract

@Suite("Samples")
struct SampleTests {
  /// A check of whole pushes, or of bare states, that knows only the Swift file.
  private func linter(_ model: AgreementModel, _ options: PayloadSampler.Options) throws -> Linter {
    var lint = Linter.Options()
    lint.type = model.attributesType
    lint.isBareContentState = options.isBareContentState
    return Linter(models: [try model.source()], options: lint)
  }

  private func options(_ model: AgreementModel, _ event: PayloadSampler.Event) -> PayloadSampler.Options {
    var options = PayloadSampler.Options()
    options.event = event
    // Their states are strings and numbers, which no push can hold.
    let scalars = ["TrafficAttributes", "ScalarStateAttributes", "CounterAttributes"]
    options.isBareContentState = scalars.contains(model.attributesType)
    return options
  }

  /// A member of `aps`, or the whole text of a bare state.
  private func part(_ key: String, of text: String, _ options: PayloadSampler.Options) throws -> Data? {
    if options.isBareContentState { return key == "content-state" ? Data(text.utf8) : nil }
    let document = try #require(JSONParser.parse(MappedText(SourceFile(path: "p.json", text: text))).document)
    let aps = try #require(document.member("aps", of: document.root))
    return document.member(key, of: aps.value).map { Data(document.text($0.value).utf8) }
  }

  @Test("Every sample passes check without a finding, and decodes", arguments: AgreementModel.all)
  func valid(_ model: AgreementModel) throws {
    let contract = try #require(try SchemaDump.contract(model))
    for event in PayloadSampler.Event.allCases {
      for isMinimal in [false, true] {
        var options = options(model, event)
        options.isMinimal = isMinimal
        let linter = try linter(model, options)
        for seed in UInt64(0)..<3 {
          var sampler = PayloadSampler(contract, options: options, seed: seed)
          for text in [try sampler.next(), try sampler.nextPretty()] {
            let report = linter.check(SourceFile(path: "p.json", text: text))
            #expect(report.findings.isEmpty, "\(text)\n\(report.findings.map(\.message))")
            #expect(text.utf8.count <= 4096)
            // Where the Swift code cannot be followed, no verdict is promised.
            if report.contentStateDecodes == true, let state = try part("content-state", of: text, options) {
              #expect(throws: Never.self, "\(text)") { try model.decodeContentState(state) }
            }
            if report.attributesDecode == true, let attributes = try part("attributes", of: text, options) {
              #expect(throws: Never.self, "\(text)") { try model.decodeAttributes(attributes) }
            }
            #expect(report.contentStateDecodes != false && report.attributesDecode != false)
            if model.reading == .complete { #expect(report.contentStateDecodes == true) }
          }
        }
      }
    }
  }

  @Test(
    "Every invalid sample has the one finding that its name says, and the decoder agrees", arguments: AgreementModel.all
  )
  func invalid(_ model: AgreementModel) throws {
    let contract = try #require(try SchemaDump.contract(model))
    // A start has the attributes, too; what other events have of their own does not depend on the model.
    for event in model.file == "CourierAttributes" ? PayloadSampler.Event.allCases : [.start] {
      let options = options(model, event)
      let linter = try linter(model, options)
      var sampler = PayloadSampler(contract, options: options, seed: 1)
      let payloads = try sampler.invalidPayloads()
      #expect(payloads.count >= (options.isBareContentState ? 1 : 20))
      #expect(Set(payloads.map { $0.name.lowercased() }).count == payloads.count)
      for payload in payloads {
        let report = linter.check(SourceFile(path: "p.json", text: payload.text))
        #expect(report.findings.map(\.rule) == [payload.rule], "\(payload.name): \(report.findings.map(\.message))")
        #expect(payload.name.hasPrefix(payload.rule.id) && payload.name.allSatisfy { $0 != "/" && $0 != "." })
        guard Agreement.decodingRules.contains(payload.rule), let pointer = report.findings.first?.pointer else {
          continue
        }
        let isAttributes = pointer.hasPrefix("/aps/attributes")
        let value = try #require(
          try part(isAttributes ? "attributes" : "content-state", of: payload.text, options))
        #expect(throws: (any Error).self, "\(payload.name)") {
          try isAttributes ? model.decodeAttributes(value) : model.decodeContentState(value)
        }
      }
    }
  }

  private static let ride = """
    struct RideAttributes: ActivityAttributes {
      struct ContentState: Codable {
        var driverName: String, eta: Date, startedAt: Date, progress: Double, percent: Int, stopsLeft: Int?, tiny: Int8
        var latitude: Double, photo: URL, stage: Stage, window: ClosedRange<Date>, byStage: [Stage: Int]
      }
      enum Stage: String, Codable { case waiting, riding }
      let orderNumber: String
    }
    """

  private func sampler(_ options: PayloadSampler.Options = .init(), seed: UInt64 = 0) throws -> PayloadSampler {
    let linter = Linter(models: [SourceFile(path: "Ride.swift", text: Self.ride)])
    return PayloadSampler(try #require(linter.contracts.first), options: options, seed: seed)
  }

  @Test("The same seed gives the same payloads, another seed others")
  func seeds() throws {
    func texts(_ seed: UInt64) throws -> [String] {
      var sampler = try sampler(seed: seed)
      return try (0..<20).map { _ in try sampler.next() }
    }
    #expect(try texts(7) == texts(7))
    #expect(try texts(7) != texts(8))
    #expect(Set(try texts(7)).count == 20)
  }

  @Test("Values are what their names say, and times lie around now", arguments: UInt64(0)..<50)
  func plausible(_ seed: UInt64) throws {
    struct State: Decodable {
      let driverName: String, eta: Date, startedAt: Date, progress: Double, percent: Int, stopsLeft: Int, tiny: Int8
      let latitude: Double, photo: URL, stage: String, window: ClosedRange<Date>
    }
    struct Body: Decodable {
      struct APS: Decodable {
        let timestamp: Double, state: State
        enum CodingKeys: String, CodingKey { case timestamp, state = "content-state" }
      }
      let aps: APS
    }
    var options = PayloadSampler.Options()
    options.now = 1_900_000_000
    var sampler = try sampler(options, seed: seed)
    let aps = try JSONDecoder().decode(Body.self, from: Data(try sampler.next().utf8)).aps
    let now = Date(timeIntervalSince1970: options.now)
    #expect(aps.timestamp == options.now)
    #expect(aps.state.eta > now && aps.state.startedAt < now && aps.state.window.contains(now))
    #expect((0...1).contains(aps.state.progress) && (0...100).contains(aps.state.percent))
    #expect((-90...90).contains(aps.state.latitude) && aps.state.photo.host() == "example.com")
    #expect(["Ana", "Bo", "Kim", "Lena", "Noor", "Sam"].contains(aps.state.driverName))
  }

  @Test("Each envelope holds the push so that check finds it, and nothing else", arguments: Envelope.allCases)
  func envelopes(_ envelope: Envelope) throws {
    for event in PayloadSampler.Event.allCases {
      for isChannel in [false, true] where !isChannel || event != .start {
        var options = PayloadSampler.Options()
        (options.event, options.envelope, options.isChannel) = (event, envelope, isChannel)
        var sampler = try sampler(options)
        var lint = Linter.Options()
        lint.isChannel = isChannel
        let linter = Linter(models: [SourceFile(path: "Ride.swift", text: Self.ride)], options: lint)
        let text = try sampler.next()
        let report = linter.check(SourceFile(path: "p.json", text: text))
        #expect(
          report.findings.isEmpty && report.contentStateDecodes == true, "\(text)\n\(report.findings.map(\.message))")
      }
    }
  }

  @Test("A model without a value that ends is refused, a large one gets short lists")
  func extremes() throws {
    func sampler(_ members: String, _ types: String = "") throws -> PayloadSampler {
      let source = "struct A: ActivityAttributes { struct ContentState: Codable { \(members) }\n\(types) }"
      return PayloadSampler(try #require(Linter(models: [SourceFile(path: "A.swift", text: source)]).contracts.first))
    }
    var endless = try sampler("var next: Node", "final class Node: Codable { var next: Node }")
    #expect(throws: PayloadSampler.Failure.self) { try endless.next() }
    var none = try sampler("var none: None", "enum None: String, Codable {}")
    #expect(throws: PayloadSampler.Failure.self) { try none.next() }
    var large = try sampler((0..<150).map { "var list\($0): [String]" }.joined(separator: "\n"))
    #expect(try large.next().utf8.count < 3700)
  }

  @Test("A key's missing, null and wrong values are all among the invalid ones")
  func names() throws {
    var sampler = try sampler()
    let names = Set(try sampler.invalidPayloads().map(\.name))
    for name in [
      "missing-key-eta", "missing-key-driverName-spelled-driver_name", "null-value-eta", "date-string-eta",
      "date-unix-seconds-eta", "date-in-milliseconds-eta", "type-mismatch-progress", "invalid-value-window-reversed",
      "invalid-value-percent-fraction", "invalid-value-tiny-too-large", "invalid-value-photo",
      "unknown-enum-value-stage",
      "invalid-value-byStage-odd", "unknown-key-notInTheModel", "json-syntax", "duplicate-key", "aps-missing",
      "payload-near-limit", "payload-too-large", "payload-too-large-as-stored", "event-unknown", "time-in-milliseconds",
    ] {
      #expect(names.contains(name), "\(name) in \(names.sorted())")
    }
  }

  @Test("Names are taken apart into words")
  func words() {
    #expect(Words(of: "stopsLeft").title == "Stops left")
    #expect(Words(of: "order_id").all == ["order", "id"])
    #expect(Words(of: "homeURLText").title == "Home URL text")
    #expect(Words(of: "_").title == "_")
    #expect(Words(of: "ETA").lowercased == ["eta"])
  }
}
