import Foundation

/// Types in types in types, looked up from inside out.
struct OrchestraAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    struct Section: Codable, Hashable {
      enum Kind: String, Codable { case strings, brass }

      struct Player: Codable, Hashable {
        enum Kind: Int, Codable { case first, second }

        var kind: Kind
        var section: Section.Kind
        var level: Level
      }

      var kind: Kind
      var players: [Player]
      var outer: OrchestraAttributes.Kind
    }

    enum Level: UInt8, Codable { case low = 3, high = 9 }

    var section: Section
    var kind: Kind
    var player: Section.Player?
    var level: ContentState.Level
  }

  enum Kind: String, Codable { case symphony = "SYM", chamber = "CHA" }

  let kind: Kind
}
