import Foundation

extension AgreementModel {
  static let day = Date(timeIntervalSinceReferenceDate: 811_693_700)
  static let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
  static let link = URL(filePath: "/a/b")

  static let first: [AgreementModel] = [
    AgreementModel(
      "CourierAttributes", CourierAttributes(orderNumber: "A-1", isExpress: true, note: "ring twice"),
      .init(stage: .pickedUp, eta: day, courier: "Kim", stopsLeft: 3, progress: 0.5)),
    AgreementModel(
      "MatchAttributes",
      MatchAttributes(
        home: .init(name: "Ajax", badge: link, ranking: 1), away: .init(name: "PSV", badge: nil, ranking: 2),
        kickoff: day),
      .init(
        score: [1, 0], minute: 12, period: .second, scorers: ["home": [.init(name: "Bo", minutes: [3])]], isLive: true)),
    AgreementModel(
      "TimerAttributes", TimerAttributes(title: "Tea", total: 180),
      .init(
        window: day...day.addingTimeInterval(60), laps: [1..<2], remaining: 1.5, pausedAt: nil,
        from: .init(range: 0.5...2, letters: "a"..."b", narrow: 1.5..<2.5))),
    AgreementModel(
      "FlightAttributes", FlightAttributes(number: "KL1", carrier: .klm),
      .init(status: .delayed(minutes: 5, reason: "fog"), gate: "B2", departure: day, belts: [4]),
      .init(status: .scheduled, gate: nil, departure: day, belts: []),
      .init(status: .boarding("now", group: 2), gate: nil, departure: day, belts: []),
      .init(status: .diverted(to: Airport(iata: "LHR"), day), gate: nil, departure: day, belts: []),
      .init(status: .cancelled(.weather), gate: nil, departure: day, belts: [])),
    AgreementModel(
      "WorkoutAttributes", WorkoutAttributes(plan: 1, ratio: 0.5),
      .init(i8: 1, i16: 2, i32: 3, i64: 4, u: 5, u8: 6, u16: 7, u32: 8, u64: 9, pace: 4.5, distance: 10.25)),
    AgreementModel(
      "PaymentAttributes", PaymentAttributes(merchant: id, site: nil),
      .init(
        amount: 12.5, fee: nil, receipt: link, token: id, signature: Data([1, 2, 3, 4]), payload: nil, links: [link],
        devices: [id, nil])),
    AgreementModel(
      "RideAttributes", RideAttributes(id: id),
      .init(
        driver: "Ola", plate: "AB 12", rating: 4.5, tip: 2, nickname: "O", stops: ["x", nil],
        extras: ["bag": 1, "pet": nil],
        seats: [1])),
    AgreementModel(
      "ParkingAttributes", ParkingAttributes(garage: "P1"),
      .init(
        byName: ["a": 1], byNumber: [7: "x"], byZone: [.a: 1], byID: [id: true], byByte: [3: "x"],
        byLevel: [.basement: 2],
        byPermit: [.guest: true], byDate: [day: 1], nested: ["a": ["b": [1]]])),
    AgreementModel("KitchenAttributes", KitchenAttributes(), .init(note: "fold")),
    AgreementModel(
      "GameAttributes", GameAttributes(protocol: "v2"),
      .init(default: 1, class: "mage", Type: .switch, self: true, kind: .in, größe: 1.5, 名前: "x")),
    AgreementModel(
      "BatteryAttributes", BatteryAttributes(device: "phone"),
      .init(health: .best, trend: .falling, voltage: .high, ratio: .tenth, messages: [.tab, .long], charge: 80),
      .init(health: .fair, trend: .flat, voltage: .low, ratio: .half, messages: [.quote, .raw, .unicode], charge: 80)),
    AgreementModel(
      "AuctionAttributes", AuctionAttributes(lot: 4),
      .init(bid: .raised(over: .single(amount: 1), by: 2), outcome: .sold(to: "Al", 9), flag: .red, flags: [.green]),
      .init(bid: .none, outcome: .withdrawn("x"), flag: .green, flags: nil)),
    AgreementModel(
      "StationAttributes", StationAttributes(uuid: .init(raw: 1)),
      .init(
        duration: .long, url: .init(host: "a"), date: "today", real: day,
        platform: .init(platform: .init(track: 4), name: "A"))),
    AgreementModel(
      "PollAttributes", PollAttributes(question: Box(value: "Why?", others: [])),
      .init(
        box: Box(value: day, others: [day]), maybe: Box(value: 1, others: [nil]),
        pair: Pair(first: 1, second: Box(value: "a", others: [])), labeled: Pair(first: "x", second: true),
        counts: ["a": Box(value: 1, others: [2])],
        tree: .init(name: "r", children: [.init(name: "c", children: [], byName: nil)], byName: [:]))),
    AgreementModel(
      "WeatherAttributes", WeatherAttributes(period: DateInterval(start: day, duration: 60)),
      .init(
        position: .init(
          origin: .init(x: 1, y: 2), size: .init(width: 1, height: 2), frame: .init(x: 1, y: 2, width: 3, height: 4)),
        zone: TimeZone(identifier: "Europe/Paris"), locale: Locale(identifier: "en_GB"),
        components: DateComponents(year: 2026, month: 5), person: PersonNameComponents(givenName: "Ann"),
        length: .seconds(2),
        temperature: Measurement(value: 20, unit: .celsius), wind: nil)
    ).avoiding(["-1", "-129", "-0", "-70000", "-9223372036854775809"]).notJudging("/zone", "/locale/current"),
  ]
}
