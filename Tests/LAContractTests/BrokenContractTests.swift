import Foundation
import Testing

@testable import LAContract

@Suite("Broken contracts")
struct BrokenContractTests {
  /// Every kind of type and of shape, on as few bytes as possible.
  private static let sample = Array(
    #"""
    {"version":1,"contracts":[{"attributesType":"A","place":\#(place),"attributes":"any",
    "contentState":{"type":"S"},"types":{
    "S":{"kind":"object","name":"S","members":[\#(member("a", #"{"optional":{"array":{"type":"E"}}}"#)),
    \#(member("b", #"{"pairs":{"type":"U"},"by":{"elements":["Int8","Date"]}}"#)),
    \#(member("c", #"{"keyed":"URL","by":{"type":"E"}}"#)),
    \#(member("d", #"{"either":[{"range":"Double","kind":"Range"},{"object":{"type":"R"}}]}"#))],
    "alsoDecodesAs":[{"type":"T"}],"ignored":[{"name":"i","reason":"lazy","place":\#(place)}],"isOpen":true},
    "T":{"kind":"object","name":"T","members":[]},
    "E":{"kind":"enum","name":"E","rawType":"Int","cases":[{"name":"x","rawValue":-1,"place":\#(place)},
    {"name":"y","rawValue":{"integer":"-9223372036854775809"},"place":\#(place)}],"place":\#(place)},
    "U":{"kind":"cases","name":"U","cases":[{"name":"x","key":"k","values":[],"place":\#(place)}],"place":\#(place)},
    "R":{"kind":"shape","shape":{"same":{"array":{"partly":{"type":"R"}}}}}},
    "findings":[{"rule":"model-opaque-decoding","message":"m","place":\#(place)}]}]}
    """#.utf8)

  private static let place = #"{"path":"A","line":1,"column":2,"endLine":1,"endColumn":9}"#

  private static func member(_ key: String, _ shape: String) -> String {
    #"{"key":"\#(key)","swiftType":"T","shape":\#(shape),"mayBeAbsent":false,"mayBeNull":true}"#
  }

  private static let payload = SourceFile(
    path: "state.json", text: #"{"a":[-1,1,"x"],"b":[[1,2],{"k":{}}],"c":{"x":"y","-1":"z"},"d":{"a":[[[]]]},"i":1}"#)

  /// Reads a contract, and uses it in every way.
  @discardableResult
  private func use(_ bytes: [UInt8]) throws -> Linter {
    var options = Linter.Options()
    options.isBareContentState = true
    let file = SourceFile(path: "contract.json", bytes: bytes)
    let linter = Linter(models: [file], options: options)
    _ = linter.check(Self.payload)
    _ = linter.descriptions
    _ = try linter.contractDocument
    for finding in linter.modelFindings {
      guard case .bytes(let range, let source) = finding.location, source.path == file.path else { continue }
      #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count, "\(finding.message)")
    }
    return linter
  }

  private func read(_ text: String) throws -> [Finding] {
    try use(Array(text.utf8)).modelFindings
  }

  @Test("The sample is whole")
  func whole() throws {
    let linter = try use(Self.sample)
    #expect(linter.modelFindings.map(\.rule) == [.modelOpaqueDecoding])
    #expect(linter.descriptions.first?.sections.map(\.title) == ["content-state", "attributes", "U", "T"])
    #expect(linter.check(Self.payload).contentStateDecodes == false)
  }

  @Test("Each prefix is a finding")
  func prefixes() throws {
    for count in 0..<Self.sample.count {
      let findings = try use(Array(Self.sample[..<count])).modelFindings
      #expect(findings.map(\.rule).allSatisfy { $0 == .modelSyntax } && !findings.isEmpty, "\(count) bytes")
    }
  }

  @Test("Any byte may be another", arguments: Array("{]\",:0-".utf8))
  func replaced(by byte: UInt8) throws {
    for place in Self.sample.indices where Self.sample[place] != byte {
      var mutated = Self.sample
      mutated[place] = byte
      try use(mutated)
    }
  }

  @Test(
    "What is wrong is said at its place",
    arguments: [
      ("", "empty", ""), ("[]", "this JSON is no contract", "["),
      (#"{"aps": {}}"#, "this JSON is no contract, since it lacks the keys 'version' and 'contracts'", "{"),
      (
        #"{"version": 2, "contracts": []}"#,
        "the contract has the version 2, and this la-lint reads version 1; update la-lint", "2"
      ),
      (#"{"version": 1e999, "contracts": []}"#, "the contract has the version 1e999", "1e999"),
      (#"{"version": "1", "contracts": []}"#, #"the contract has the version "1", and"#, #""1""#),
      (#"{"version": 1, "contracts": {}}"#, "'contracts' is an object, which a contract does not have there", "{}"),
      (
        #"{"version": 1, "contracts": [{}]}"#, "the key 'attributesType' is missing in this contract; write it anew",
        "{}"
      ),
      (#"{"version": 1, "contracts": [],}"#, "JSON has no trailing comma", ","),
    ])
  func message(text: String, message: String, marked: String) throws {
    let findings = try read(text)
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.rule == .modelSyntax && finding.message.contains(message), "\(finding)")
    guard case .bytes(let range, let file) = finding.location else {
      Issue.record("no place")
      return
    }
    #expect(file.text(range) == marked)
  }

  @Test(
    "A part that is wrong is said at its place",
    arguments: [
      (#""type":"U""#, #""type":"V""#, "the contract has no type 'V'", #"{"pairs""#),
      (#""Int8""#, #""Int7""#, "'Int7' is no scalar type that la-lint knows", #""Int7""#),
      (#""lazy""#, #""idle""#, "'idle' is no reason that la-lint knows", #""idle""#),
      (#""kind":"cases""#, #""kind":"tuple""#, #""tuple" is no value that a contract has there"#, #""tuple""#),
      (#""rawType":"Int""#, #""rawType":{"type":"E"}"#, "the raw type of 'E' is no scalar", #"{"type":"E"}"#),
      (#""-9223372036854775809""#, #""-""#, "'-' is no raw value of an integer type", #"{"integer":"-"}"#),
      (#""line":1"#, #""line":1e99"#, "is no value that a contract has there", ""),
      (
        #"{"same":{"array":"#, #"{"same":{"optional":"#, "'R' stands for itself, so no value would ever decode",
        #"{"kind""#
      ),
      (#""alsoDecodesAs":[{"type":"T"}]"#, #""alsoDecodesAs":[{"type":"S"}]"#, "'S' stands for itself", #"{"kind""#),
      (#"{"object":{"type":"R"}}"#, #"{"tuple":1}"#, "this is no shape that la-lint knows", #"{"tuple":1}"#),
      (#""model-opaque-decoding""#, #""model-opaque""#, #""model-opaque" is no value"#, #""model-opaque""#),
    ])
  func part(of original: String, replacement: String, message: String, marked: String) throws {
    let text = String(decoding: Self.sample, as: UTF8.self)
    let range = try #require(text.range(of: original))
    let finding = try #require(try read(text.replacingCharacters(in: range, with: replacement)).first)
    #expect(finding.rule == .modelSyntax && finding.message.contains(message), "\(finding.message)")
    #expect(finding.message.hasSuffix("write it anew with 'la-lint describe --format json'"))
    guard case .bytes(let bytes, let file) = finding.location else {
      Issue.record("no place")
      return
    }
    #expect(file.text(bytes).hasPrefix(marked), "\(file.text(bytes))")
  }

  @Test("Deep and long contracts end", arguments: [10, 100, 200, 400, 10_000])
  func depth(count: Int) throws {
    func contract(_ state: String, _ types: String) -> String {
      #"{"version":1,"contracts":[{"attributesType":"A","place":\#(Self.place),"attributes":"any","contentState":\#(state),"types":{\#(types)}}]}"#
    }
    let nested = String(repeating: #"{"array":"#, count: count) + "\"Int\"" + String(repeating: "}", count: count)
    #expect(try read(contract(nested, "")).isEmpty == (count <= 100))
    for (form, isEndless) in [("same", true), ("array", false), ("optional", true)] {
      let chain = (0..<count).map {
        #""T\#($0)":{"kind":"shape","shape":{"\#(form)":{"type":"T\#($0 + 1)"}}}"#
      }
      let types = chain.joined(separator: ",") + #","T\#(count)":{"kind":"shape","shape":"Int"}"#
      #expect(try read(contract(#"{"type":"T0"}"#, types)).isEmpty == (!isEndless || count <= 10))
    }
    // Each stands for the next twice.
    let doubling = (0..<count).map {
      #""T\#($0)":{"kind":"shape","shape":{"either":[{"type":"T\#($0 + 1)"},{"type":"T\#($0 + 1)"}]}}"#
    }
    let types = doubling.joined(separator: ",") + #","T\#(count)":{"kind":"shape","shape":"Int"}"#
    #expect(try !read(contract(#"{"type":"T0"}"#, types)).isEmpty)
  }

  @Test("Deep payloads end, whatever the types stand for")
  func deepPayloads() throws {
    func check(_ payload: String, _ types: String) throws -> Bool? {
      let contract = """
        {"version":1,"contracts":[{"attributesType":"A","place":\(Self.place),"attributes":"any",\
        "contentState":{"type":"T0"},"types":{\(types)}}]}
        """
      var options = Linter.Options()
      options.isBareContentState = true
      let linter = Linter(models: [SourceFile(path: "contract.json", text: contract)], options: options)
      try #require(linter.modelFindings.isEmpty)
      return linter.check(SourceFile(path: "state.json", text: payload)).contentStateDecodes
    }
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try check(deep, #""T0":{"kind":"shape","shape":{"array":{"optional":{"type":"T0"}}}}"#) == true)
    let chain = (0..<12).map { #""T\#($0)":{"kind":"shape","shape":{"same":{"type":"T\#($0 + 1)"}}}"# }
    let array = #","T12":{"kind":"shape","shape":{"array":{"type":"T0"}}}"#
    #expect(try check(deep, chain.joined(separator: ",") + array) == nil)
    // A list of lists of numbers, and a text in the innermost.
    let nested = String(repeating: "[", count: 100) + "\"x\"" + String(repeating: "]", count: 100)
    #expect(try check(nested, #""T0":{"kind":"shape","shape":{"either":["Int",{"array":{"type":"T0"}}]}}"#) == false)
  }
}
