import Foundation

extension AgreementModel {
  static let third: [AgreementModel] = [
    AgreementModel(
      "LoadableAttributes", LoadableAttributes(maybe: .loaded(nil), renamed: Renamed(date: "today")),
      .loaded(Page(items: [1], cursor: .init(offset: 0, token: "t"))), .loading, .failed(message: "no", last: nil)),
    AgreementModel(
      "ShelfLifeAttributes", ShelfLifeAttributes(name: "n"),
      .init(
        crate: Crate(label: .init(text: "a", sample: 1), filling: .full(of: 2), spare: .init(text: "b", sample: "c")),
        label: .init(text: "d", sample: true))),
    AgreementModel(
      "TagAttributes", TagAttributes(order: OrderID(rawValue: "o")),
      .init(
        key: Tagged(rawValue: "k"), order: OrderID(rawValue: "p"), deadline: Deadline(rawValue: day),
        grade: Grade(rawValue: 2))),
    AgreementModel(
      "DictionaryAttributes", DictionaryAttributes(rows: [[1: [2]]]),
      [
        "x": .init(
          named: ["a": 1], slugs: [.init(rawValue: "s"): 1], ranks: [.two: "b"], doubles: [1.5: 1], bools: [true: 1],
          links: [link: 1], optional: [nil: 1], qualified: [3: [day]])
      ]),
    AgreementModel(
      "SpellingAttributes", SpellingAttributes(kind: .one, state: nil),
      .init(
        inParentheses: 1, optionalInParentheses: "x", twice: 2, arrays: [[true]], set: [.two], date: day, interval: 1.5,
        a: 1, b: "b", spread: ["k": 1])),
    AgreementModel("InferredAttributes", InferredAttributes(), .init()),
    AgreementModel("FailableAttributes", FailableAttributes(), .init()).notJudging("/zone", "/locale/current"),
    AgreementModel("DerivedAttributes", DerivedAttributes(), .init()).opaque(),
    AgreementModel(
      "PartialRangeAttributes", PartialRangeAttributes(window: 1...2),
      .init(
        from: 1..., through: ...day, upTo: ..<2.5, narrow: 1...2, fraction: 0.5..<1.5, price: 1...2,
        days: [day...day, nil])),
    AgreementModel(
      "OrderedRangeAttributes", OrderedRangeAttributes(name: "n"),
      .init(levels: .low ... .high, versions: .init(major: 1)..<(.init(major: 2)), ids: id...id)
    ).opaque(),
    AgreementModel(
      "EnumKeysAttributes", EnumKeysAttributes(first: .été(30)),
      .init(steps: [.start(day), .default(level: 1), .pair(1, "b"), .nothing], plain: .two(2)),
      .init(steps: [], plain: .one)),
    AgreementModel(
      "WideAttributes", WideAttributes(limit: 9),
      .init(wide: -5, wider: 6, range: NSRange(location: 1, length: 2), precise: [1.5])),
    AgreementModel(
      "NamespaceAttributes", Activities.NamespaceAttributes(item: .init(amount: 1)),
      .init(items: [.init(amount: 2)], total: 3)),
    AgreementModel("NamespaceAttributes", Activities.Second(count: 1), .init(other: .init(amount: 1))),
    AgreementModel(
      "ReversedAliasAttributes", ReversedAliasAttributes(name: "n"), .init(leg: .init(from: "a"), count: 1)),
    AgreementModel(
      "SuperclassAttributes", SuperclassAttributes(name: "n"),
      .init(derived: Derived(value: 1), child: Child(), base: Base(value: "b"))),
    AgreementModel(
      "DefaultedProtocolAttributes", DefaultedProtocolAttributes(name: "n"), .init(options: .init(), count: 1)
    ).opaque(),
    AgreementModel(
      "OverloadedWrapperAttributes", OverloadedWrapperAttributes(name: "n"),
      .init(isMuted: DefaultFalse(wrappedValue: true), count: 1)
    ).opaque(),
    AgreementModel("ScalarStateAttributes", ScalarStateAttributes(from: day), day, nil),
    AgreementModel("ScalarStateAttributes", CounterAttributes(steps: [1, nil]), 5),
    AgreementModel(
      "OwnNamesAttributes", Own.OwnNamesAttributes(bytes: Data([1])),
      .init(
        set: .init(number: "one"), data: .init(bytes: [1]), array: .init(first: true), sugar: [true], optional: .some,
        question: nil, int: "i", real: 1)),
    AgreementModel(
      "InheritedAliasAttributes", InheritedAliasAttributes(unit: 1, since: day), .init(unit: .gram, stamp: day)),
    AgreementModel("NoiseAttributes", NoiseManager().start(), .init()),
    AgreementModel("DroppedAttributes", DroppedAttributes(name: "n"), .init(count: 1)),
    AgreementModel(
      "OuterKeysAttributes", OuterKeysAttributes(isOpen: true), .init(isOpen: true, seats: .init(isOpen: false))),
    AgreementModel(
      "ComposedAttributes", ComposedAttributes(straße: .ñandú), .init(café: 1, naïve: "n", kind: .é)),
    AgreementModel(
      "OpaqueAttributes", OpaqueAttributes(code: .known(1)),
      .init(calendar: nil, count: 1)
    ).opaque(),
    AgreementModel("FinalAttributes", FinalAttributes(name: "n"), .init(tone: .cold, depth: 1)),
  ]
}
