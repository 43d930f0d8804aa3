extension GondolaAttributes {
  struct ContentState: Codable, Hashable {
    var seats: Int
    var mooring: Mooring
  }
}

extension GondolaAttributes.ContentState {
  enum Mooring: String, Codable { case fast, loose }
}
