import Foundation

extension AgreementModel {
  /// Models with an `init(from:)` of their own. Of those that la-lint does not follow to their ends, it knows enough where
  /// it gives a verdict; one that it learns to follow can lose its `opaque()`.
  static let handWritten: [AgreementModel] = [
    AgreementModel(
      "HandDefaultsAttributes", HandDefaultsAttributes(name: "n"), .init(count: 1, title: "t", tags: ["a"], ratio: 0.5)),
    AgreementModel("HandTolerantAttributes", HandTolerantAttributes(name: "n"), .init(count: 1)),
    AgreementModel("HandEpochAttributes", HandEpochAttributes(name: "n"), .init(arrival: day, departure: day)),
    AgreementModel(
      "HandFallbackEnumAttributes", HandFallbackEnumAttributes(stage: .open),
      .init(stage: .closed, level: .high, tones: [.warm])),
    AgreementModel(
      "HandNestedAttributes", HandNestedAttributes(name: "n"), .init(city: "Bonn", street: "Am Hof", count: 1)),
    AgreementModel(
      "HandUnkeyedAttributes", HandUnkeyedAttributes(start: .init(latitude: 1, longitude: 2)),
      .init(
        place: .init(latitude: 1.5, longitude: 2.5), route: [.init(latitude: 3, longitude: 4)],
        lenient: .init(values: [1, 2]))
    ).opaque(),
    AgreementModel(
      "HandDelegatingAttributes", HandDelegatingAttributes(name: "n"), .init(title: "a", count: 2, label: "l")),
    AgreementModel(
      "HandDiscriminatorAttributes", HandDiscriminatorAttributes(name: "n"),
      .init(cards: [.text("a"), .image(link, width: 3)], count: 1)
    ).opaque(),
    AgreementModel(
      "HandLegacyAttributes", HandLegacyAttributes(name: "n"), .init(name: "a", price: 1.5, count: 2)),
    AgreementModel(
      "HandThrowingAttributes", HandThrowingAttributes(name: "n"), .init(percent: .init(value: 5), link: link)
    ).opaque(),
    AgreementModel(
      "HandHelperAttributes", HandHelperAttributes(name: "n"), .init(count: 1, title: "t", plain: true)
    ).opaque(),
    AgreementModel(
      "HandWrapperAttributes", HandWrapperAttributes(start: day),
      .init(arrival: day, price: Money(cents: 5), prices: ["a": Money(cents: 1)])),
    AgreementModel("HandClassAttributes", HandClassAttributes(name: "n"), .init(car: HandCar(wheels: 4, doors: 2))),
    AgreementModel(
      "HandEitherAttributes", HandEitherAttributes(name: "n"),
      .init(value: .number(1), list: .many([1, 2]), optional: .text("t"))
    ).opaque(),
    AgreementModel(
      "HandDynamicAttributes", HandDynamicAttributes(name: "n"), .init(scores: .init(points: ["a": 1]), count: 2)
    ).opaque(),
    AgreementModel(
      "HandConditionAttributes", HandConditionAttributes(name: "n"), .init(mode: "fast"), .init(mode: "slow")
    ).opaque(),
  ]
}
