import Testing

@testable import LAContract

/// What the tables of fix tests are made of: a payload, and what it becomes.
struct FixRow: Sendable, CustomTestStringConvertible {
  let name: String
  let before, after: String
  /// What has to be fixed, each rule as often as it is.
  let rules: [Rule]

  var testDescription: String { name }

  /// `after` nil: the payload stays as it is.
  init(_ name: String, _ before: String, _ after: String?, _ rules: [Rule] = []) {
    self.name = name
    self.before = before
    self.after = after ?? before
    self.rules = rules
  }

  /// Content states of `FixTable.model`, in an update.
  static func state(_ name: String, _ before: String, _ after: String?, _ rules: [Rule] = []) -> FixRow {
    FixRow(name, update(before), after.map(update), rules)
  }

  /// Members of `aps` beside a right content state.
  static func aps(_ name: String, _ before: String, _ after: String?, _ rules: [Rule] = []) -> FixRow {
    FixRow(name, aps(before), after.map(aps), rules)
  }

  private static func update(_ state: String) -> String {
    #"{"aps": {"event": "update", "timestamp": 1800000000, "content-state": \#(state)}}"#
  }

  private static func aps(_ members: String) -> String {
    #"{"aps": {"content-state": {}, \#(members)}}"#
  }
}

enum FixTable {
  static let model = """
    struct RideAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var driverName: String?
        var arrival: Date?
        var stops: Int?
        var fare: Double?
        var tiny: UInt8?
        var isLate: Bool?
        var phase: Phase?
        var gear: Gear?
        var place: Place?
        var stopNames: [String]?
        var plate: String?
        var leg: Leg?

        enum CodingKeys: String, CodingKey {
          case driverName, arrival, stops, fare, tiny, isLate, phase, gear, place, stopNames, leg
          case plate = "number_plate"
        }
      }
      enum Phase: String, Codable { case onTheWay = "on_the_way", arrived }
      enum Gear: Int, Codable { case first = 1, second }
      enum Leg: Codable { case walking(minutes: Int), driving(minutes: Int) }
      struct Place: Codable, Hashable { var street: String; var opens: Date? }
    }
    """

  static let linter = Linter(models: [SourceFile(path: "Model.swift", text: model)])

  static func fix(
    _ text: String, includesUnsafe: Bool = false, path: String = "payload.json", linter: Linter = linter
  ) -> Fixer.Outcome {
    fix(SourceFile(path: path, text: text), includesUnsafe: includesUnsafe, linter: linter)
  }

  static func fix(_ file: SourceFile, includesUnsafe: Bool = false, linter: Linter) -> Fixer.Outcome {
    Fixer.fix(file, includesUnsafe: includesUnsafe) { file in
      linter.checkPushes(in: file).flatMap { $0.findings + $0.modelFindings }
    }
  }

  static let safe: [FixRow] = [
    .state("snake case", #"{"driver_name": "Jo"}"#, #"{"driverName": "Jo"}"#, [.unknownKey]),
    .state(
      "kebab case and capitals", #"{"Driver-Name": "Jo", "STOPS": 1}"#, #"{"driverName": "Jo", "stops": 1}"#,
      [.unknownKey, .unknownKey]),
    .state("the Swift name", #"{"plate": "W-1"}"#, #"{"number_plate": "W-1"}"#, [.unknownKey]),
    .state("a required key", #"{"place": {"Street": "A"}}"#, #"{"place": {"street": "A"}}"#, [.missingKey]),
    .state("Unix seconds", #"{"arrival": 1800000900}"#, #"{"arrival": 821693700}"#, [.dateUnixSeconds]),
    .state("a fraction of them", #"{"arrival": 1800000900.25}"#, #"{"arrival": 821693700.25}"#, [.dateUnixSeconds]),
    .state("milliseconds", #"{"arrival": 1800000900500}"#, #"{"arrival": 821693700.5}"#, [.dateInMilliseconds]),
    .state("ISO text", #"{"arrival": "2027-01-15T08:15:00Z"}"#, #"{"arrival": 821693700}"#, [.dateString]),
    .state(
      "ISO text with an offset", #"{"arrival": "2027-01-15T09:15:00.5+01:00"}"#, #"{"arrival": 821693700.5}"#,
      [.dateString]),
    .state("a date in quotes", #"{"arrival": "1800000900"}"#, #"{"arrival": 821693700}"#, [.dateString]),
    .state("other text is no date", #"{"arrival": "soon"}"#, nil),
    .state("an integer in quotes", #"{"stops": "12"}"#, #"{"stops": 12}"#, [.typeMismatch]),
    .state("a fraction in quotes for an integer", #"{"stops": "1.5"}"#, nil),
    .state("too large a number in quotes", #"{"tiny": "300"}"#, nil),
    .state("a fraction in quotes", #"{"fare": "12.50"}"#, #"{"fare": 12.50}"#, [.typeMismatch]),
    .state("a number in escapes", #"{"stops": "\u0031\u0032"}"#, #"{"stops": 12}"#, [.typeMismatch]),
    .state("a boolean in quotes", #"{"isLate": "True"}"#, #"{"isLate": true}"#, [.typeMismatch]),
    .state("a number in quotes for an enum", #"{"gear": "2"}"#, #"{"gear": 2}"#, [.typeMismatch]),
    .state(
      "an object as text", #"{"place": "{\"street\": \"A\\nB\"}"}"#, #"{"place": {"street": "A\nB"}}"#, [.typeMismatch]),
    .state("an array as text", #"{"stopNames": " [\"A\"]\n"}"#, #"{"stopNames": ["A"]}"#, [.typeMismatch]),
    .state(
      "what was hidden in text is fixed too", #"{"place": "{\"Street\": \"A\", \"opens\": 1800000900}"}"#,
      #"{"place": {"street": "A", "opens": 821693700}}"#, [.typeMismatch]),
    .state("text stays where its inside cannot be fixed", #"{"place": "{\"road\": 1}"}"#, nil),
    .state(
      "text stays, the rest is fixed", #"{"place": "{}", "stops": "1"}"#, #"{"place": "{}", "stops": 1}"#,
      [.typeMismatch]),
    .state(
      "keys that agree", #"{"stops": 1, "stops": 1, "fare": 2, "stops" : 1}"#, #"{"stops": 1, "fare": 2}"#,
      [.duplicateKey, .duplicateKey]),
    .state(
      "keys that agree as values", #"{"place": {"street": "é"}, "place": { "street":"\u00e9" }}"#,
      #"{"place": {"street": "é"}}"#, [.duplicateKey]),
    .state("keys that do not agree", #"{"stops": 1, "stops": 2}"#, nil),
    .state(
      "two spellings of one key", #"{"driver_name": "A", "DriverName": "B"}"#,
      #"{"driverName": "A", "DriverName": "B"}"#, [.unknownKey]),
    .state("a typing mistake is a guess", #"{"drivrName": "Jo"}"#, nil),
    .aps(
      "timestamp in quotes", #""event": "update", "timestamp": "1800000000""#,
      #""event": "update", "timestamp": 1800000000"#, [.timestampInvalid]),
    .aps(
      "times in milliseconds", #""event": "end", "timestamp": 1800000000123, "dismissal-date": 1800000060000"#,
      #""event": "end", "timestamp": 1800000000, "dismissal-date": 1800000060"#,
      [.timeInMilliseconds, .timeInMilliseconds]),
    .aps(
      "a key of aps", #""Event": "update", "timestamp": 1800000000, "staleDate": 1800000900"#,
      #""event": "update", "timestamp": 1800000000, "stale-date": 1800000900"#, [.eventMissing, .unknownAPSKey]),
    .aps(
      "a score in quotes", #""event": "update", "timestamp": 1800000000, "relevance-score": "50""#,
      #""event": "update", "timestamp": 1800000000, "relevance-score": 50"#, [.ignoredValue]),
    .aps(
      "sound", #""event": "update", "timestamp": 1800000000, "alert": {"title": "T", "body": "B"}, "sound": "a.caf""#,
      #""event": "update", "timestamp": 1800000000, "alert": {"title": "T", "body": "B", "sound": "a.caf"}"#,
      [.soundMisplaced]),
    .aps("sound without an alert", #""event": "update", "timestamp": 1800000000, "sound": "a.caf""#, nil),
    .aps(
      "sound beside an alert's own",
      #""event": "update", "timestamp": 1800000000, "sound": "a", "alert": {"title": "T", "body": "B", "sound": "b"}"#,
      nil),
    FixRow(
      "the keys of a start",
      #"{"aps": {"event": "start", "timestamp": 1800000000, "attributesType": "RideAttributes", "Attributes": {}, "content-state": {}}, "alert": {"title": "T", "body": "B"}}"#,
      #"{"aps": {"event": "start", "timestamp": 1800000000, "attributes-type": "RideAttributes", "attributes": {}, "content-state": {}, "alert": {"title": "T", "body": "B"}}}"#,
      [.attributesTypeMissing, .attributesMissing, .startAlertMissing]),
    FixRow(
      "the state of an end", #"{"aps": {"event": "end", "timestamp": 1800000000, "contentState": {}}}"#,
      #"{"aps": {"event": "end", "timestamp": 1800000000, "content-state": {}}}"#, [.endWithoutContentState]),
    FixRow(
      "aps as text", #"{"aps": "{\"event\": \"update\", \"timestamp\": 1800000000, \"content-state\": {}}"}"#,
      #"{"aps": {"event": "update", "timestamp": 1800000000, "content-state": {}}}"#, [.stringifiedJSON]),
    FixRow(
      "the inner object", #"{"event": "update", "timestamp": 1800000000, "content-state": {}}"#,
      #"{"aps": {"event": "update", "timestamp": 1800000000, "content-state": {}}}"#, [.apsMissing]),
    FixRow(
      "a key beside aps", #"{"content_state": {}, "aps": {"event": "update", "timestamp": 1800000000}}"#,
      #"{"aps": {"event": "update", "timestamp": 1800000000, "content-state": {}}}"#, [.contentStateMissing]),
    FixRow(
      "an optional key beside aps",
      #"{"aps": {"event": "update", "timestamp": 1800000000, "content-state": {}}, "stale-date": 1800000900}"#,
      #"{"aps": {"event": "update", "timestamp": 1800000000, "content-state": {}, "stale-date": 1800000900}}"#,
      [.misplacedKey]),
    FixRow(
      "trailing commas",
      #"{"aps": {"event": "update", "timestamp": 1800000000, "content-state": {"stopNames": ["A",], }},}"#,
      #"{"aps": {"event": "update", "timestamp": 1800000000, "content-state": {"stopNames": ["A"] }}}"#,
      [.jsonSyntax, .jsonSyntax, .jsonSyntax]),
    FixRow(
      "a trailing comma before what cannot be read", #"{"aps": {"event": "update",}, nothing"#,
      #"{"aps": {"event": "update"}, nothing"#, [.jsonSyntax]),
    FixRow("no JSON", "nothing", nil),
    FixRow("nothing", "", nil),
  ]

  static let unsafe: [FixRow] = [
    .state("a typing mistake", #"{"drivrName": "Jo"}"#, #"{"driverName": "Jo"}"#, [.unknownKey]),
    .state("a case name", #"{"phase": "onTheWay"}"#, #"{"phase": "on_the_way"}"#, [.unknownEnumValue]),
    .state("the nearest value", #"{"phase": "arived"}"#, #"{"phase": "arrived"}"#, [.unknownEnumValue]),
    .state("no value is near", #"{"phase": "lost"}"#, nil),
    .state(
      "the nearest case", #"{"leg": {"wallking": {"minutes": 1}}}"#, #"{"leg": {"walking": {"minutes": 1}}}"#,
      [.unknownEnumValue]),
    .state("a fraction", #"{"stops": 2.5}"#, #"{"stops": 3}"#, [.invalidValue]),
    .state("a fraction that does not fit", #"{"tiny": 255.5}"#, nil),
    .state("a number for text", #"{"driverName": 7}"#, #"{"driverName": "7"}"#, [.typeMismatch]),
    .state("a number for a boolean", #"{"isLate": 1}"#, #"{"isLate": true}"#, [.typeMismatch]),
    .state("a boolean for a number", #"{"stops": false}"#, #"{"stops": 0}"#, [.typeMismatch]),
    .state("text without a zone", #"{"arrival": "2027-01-15 08:15"}"#, #"{"arrival": 821693700}"#, [.dateString]),
    .aps(
      "an event", #""event": "updated", "timestamp": 1800000000"#, #""event": "update", "timestamp": 1800000000"#,
      [.eventUnknown]),
    .aps(
      "a key of aps", #""event": "update", "timestmap": 1800000000"#, #""event": "update", "timestamp": 1800000000"#,
      [.timestampMissing]),
  ]
}
