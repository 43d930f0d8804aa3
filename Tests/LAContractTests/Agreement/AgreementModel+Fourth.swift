import Foundation

extension AgreementModel {
  static let fourth: [AgreementModel] = [
    AgreementModel(
      "OverridesAttributes", OverridesAttributes(code: .gone),
      .init(
        code: .found, sign: .plus, nested: .shallow, inner: .deep, codes: [.ok], bySign: [.minus: 1],
        byInner: ["a": [.deep: true]], Code: 1)),
    AgreementModel("ConditionalAttributes", ConditionalAttributes(name: "n"), .init(a: 1, c: "c", e: true)),
    AgreementModel(
      "MultiFormatAttributes", MultiFormatAttributes(weekday: .tue),
      .init(
        matrix: [[1.5]], lookup: ["a": ["b": 1]],
        tuples: [.init(left: .left(.init(x: 1, y: 2)), right: .right(id: id))],
        ranges: ["r": 1...2], datesByDay: [.mon: [day]], links: ["l": link], nothing: [.init()],
        blobs: ["d": Data([1, 2, 3])])),
    AgreementModel("MultilineAttributes", MultilineAttributes(name: "n"), .init(a: 1)),
    AgreementModel(
      "GenericStateAttributes",
      GenericStateAttributes(last: nil, mark: Envelope2(body: .good, meta: [.init(points: 1)])),
      Envelope2(body: .init(points: 1), meta: [.bad], next: Indirect(Envelope2(body: .init(points: 2), meta: [])))),
    AgreementModel(
      "SynthesizedEnumAttributes", SynthesizedEnumAttributes(),
      .init(actions: [.tap, .swipe(.left), .hold(then: [.tap]), .labelled(first: 1, 2, third: "x")]),
      .init(actions: [.optional(1), .optionals(a: 1, b: true), .range(1...2), .map(["a": 1])]),
      .init(actions: [.generic(.init(value: 1)), .repeat(in: 2)])),
  ]
}
