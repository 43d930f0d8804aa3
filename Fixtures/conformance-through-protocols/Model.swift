struct KayakAttributes: Trackable {
  struct ContentState: Snapshot {
    var knots: Double
    var heading: Int
  }
  var owner: String
}
