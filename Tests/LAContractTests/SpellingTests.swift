import Testing

@testable import LAContract

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "Another spelling of a name is that name",
    arguments: [
      ("driver_name", "driverName"), ("DriverName", "driverName"), ("driver-name", "driverName"),
      ("DRIVER_NAME", "driverName"), ("drivername", "driverName"), ("driver name", "driverName"),
      ("ETA", "eta"), ("e_t_a", "eta"), ("_id", "id"), ("ÉTAT", "état"),
    ] as [(String, String)])
  func otherSpelling(name: String, other: String) {
    #expect(Spelling.isOtherSpelling(name, of: other))
    #expect(Spelling.distance(from: name, to: other) == 0)
    #expect(Spelling.nearest(to: name, among: [other]) == other)
  }

  @Test(
    "A slip of the fingers is found",
    arguments: [
      ("progess", "progress", 1), ("progres", "progress", 1), ("prgoress", "progress", 1), ("progrwss", "progress", 1),
      ("proggress", "progress", 1), ("stopsLef", "stopsLeft", 1), ("stop_lefts", "stopsLeft", 2),
      ("temprature", "temperature", 1), ("tempratrue", "temperature", 2), ("events", "event", 1), ("evnet", "event", 1),
      ("name", "nmae", 1), ("statuss", "status", 1), ("dismisalDate", "dismissal-date", 1),
    ] as [(String, String, Int)])
  func slip(name: String, other: String, distance: Int) {
    #expect(Spelling.distance(from: name, to: other) == (other.count < 10 && distance > 1 ? nil : distance))
    #expect(Spelling.distance(from: other, to: name) == Spelling.distance(from: name, to: other))
  }

  @Test(
    "Names of different things are not taken for each other",
    arguments: [
      ("minValue", "maxValue"), ("homeScore", "awayScore"), ("driverLatitude", "driverLongitude"),
      ("startTime", "endTime"), ("startDate", "startTime"), ("id", "is"), ("eta", "etd"), ("x1", "x2"), ("on", "off"),
      ("from", "to"), ("lastName", "firstName"), ("pickup", "dropoff"), ("width", "height"), ("lower", "upper"),
      ("currentStop", "nextStop"), ("", "a"), ("a", ""), ("", ""), ("-", "_"), ("homeTeamName", "awayTeamName"),
      ("departureGate", "departureTime"), ("minutes", "seconds"), ("userID", "orderID"), ("isOpen", "isOver"),
      ("arrivalTime", "arrivalGate"), ("min", "max"), ("low", "high"), ("red", "read"),
    ] as [(String, String)])
  func differentNames(name: String, other: String) {
    #expect(Spelling.nearest(to: name, among: [other]) == nil)
    #expect(Spelling.nearest(to: other, among: [name]) == nil)
  }

  @Test("The nearest of several wins, the first of equals, and a name is never its own correction")
  func nearest() {
    #expect(Spelling.nearest(to: "statsu", among: ["station", "status", "state"]) == "status")
    #expect(Spelling.nearest(to: "stop_name", among: ["stopNames", "stopName"]) == "stopName")
    #expect(Spelling.nearest(to: "lines", among: ["lined", "liner"]) == "lined")
    #expect(Spelling.nearest(to: "event", among: ["event"]) == nil)
    #expect(Spelling.nearest(to: "event", among: [String]()) == nil)
  }

  @Test("Very long names are compared with nothing, so that they take no time")
  func longNames() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Spelling.nearest(to: long, among: [long + "b"]) == nil)
    #expect(Spelling.nearest(to: String(repeating: "b", count: 64), among: [String(repeating: "b", count: 63)]) != nil)
  }
}
