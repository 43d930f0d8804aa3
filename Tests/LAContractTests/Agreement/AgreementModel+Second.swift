import Foundation

extension AgreementModel {
  static let second: [AgreementModel] = [
    AgreementModel(
      "ConcertAttributes", ConcertAttributes(tour: "Eras"),
      .init(doors: day, act: "Bo", encore: true, venue: "Dome")),
    AgreementModel(
      "TrainAttributes", TrainAttributes(line: "RE1", operatorName: "DB"),
      .init(platform: "4", delay: 2, carriages: [.init(number: 1, load: 0.5)])),
    AgreementModel("LaundryAttributes", LaundryAttributes(machine: 3), .init(program: .init())),
    AgreementModel(
      "ShipAttributes", ShipAttributes(port: "Hull"),
      .init(ferry: Ferry(name: "Isla"), vessel: Vessel(name: "Tug"), barge: Barge(cargo: ["coal"]))),
    AgreementModel(
      "TaskAttributes", TaskAttributes(id: .init(rawValue: "t")),
      .init(
        id: .init(rawValue: "a"), score: .init(rawValue: 5), days: .weekdays, done: [.init(rawValue: "b")],
        names: [.init(rawValue: "k"): 1])),
    AgreementModel(
      "QuizAttributes", QuizAttributes(title: "Capitals"),
      [.init(text: "France?", answers: ["Paris", "Lyon"], right: 0)], []),
    AgreementModel("TrafficAttributes", TrafficAttributes(road: "A4", signs: ["north": .jam]), .slow),
    AgreementModel(
      "ElevatorAttributes", ElevatorAttributes(shaft: 1), .idle, .moving(from: 1, to: 2, direction: .down),
      .stuck(since: day, [.up, .none])),
    AgreementModel(
      "EmptyAttributes", EmptyAttributes(), .init(nothing: .init(), counter: .init(), list: [.init()])),
    AgreementModel(
      "LibraryAttributes", LibraryAttributes(shelf: Shelf(code: "B")),
      .init(book: .init(title: "Emma", pages: 400), due: day, kind: .hold)),
    AgreementModel(
      "GardenAttributes", GardenAttributes(name: "roof"),
      .init(moisture: 0.5, plain: "x")),
    AgreementModel(
      "RadioAttributes", RadioAttributes(band: .fm), .init(frequency: 98.5, station: "Four", isStereo: true)),
    AgreementModel(
      "OrchestraAttributes", OrchestraAttributes(kind: .chamber),
      .init(
        section: .init(
          kind: .brass, players: [.init(kind: .second, section: .strings, level: .high)], outer: .symphony),
        kind: .symphony, player: .init(kind: .first, section: .brass, level: .low), level: .high)),
    AgreementModel(
      "ScopeAttributes", ScopeAttributes(mode: .attributes),
      .init(mode: .attributes, inner: .init(mode: .global), sibling: .init(inner: nil))),
    AgreementModel(
      "NestedAliasAttributes",
      NestedAliasAttributes(history: [.init(label: "v1", pair: Two(a: "x", b: "y"))], owner: "me"),
      .init(when: day, list: [day], table: [3: "c"], both: Two(a: true, b: false))),
    AgreementModel(
      "TreeAttributes", TreeAttributes(root: ["a": [.init(1, nil)]]),
      .init(link: .init(1, .init(2, nil)), expression: .sum(.number(1), .list([.number(2)])))),
    AgreementModel(
      "PrivateAttributes", PrivateAttributes(name: "n"), .init(secret: 1, other: "o", shown: true, level: 0.5)),
    AgreementModel(
      "ObservedAttributes", ObservedAttributes(), .init(count: 1, a: 2, b: "b")),
    AgreementModel(
      "QuotedAttributes", QuotedAttributes(init: "i"), .init(quote: 1, slash: 2, emoji: 3, accent: 4, long: 5)),
    AgreementModel(
      "FractionAttributes", FractionAttributes(step: 2),
      .init(
        step: .more, level: .first, wide: .large, unsigned: .top, floats: [1.5], doubles: [2.5, nil],
        decimals: ["a": 1.25]),
      .init(
        step: .big, level: .half, wide: .most, unsigned: .nought, floats: [], doubles: [], decimals: [:])),
  ]
}
