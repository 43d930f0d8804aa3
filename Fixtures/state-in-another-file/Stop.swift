extension TramState {
  struct Stop: Codable, Hashable {
    var name: String
    var platform: PlatformSign?
  }
}
