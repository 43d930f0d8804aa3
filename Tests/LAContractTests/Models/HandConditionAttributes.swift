import Foundation

/// Reads behind conditions, `contains` and `decodeNil`.
struct HandConditionAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var mode: String
    var speed: Int?
    var depth: Double
    var note: String
    var flag: Bool

    init(mode: String) { (self.mode, speed, depth, note, flag) = (mode, 3, 1.5, "n", true) }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      mode = try container.decode(String.self, forKey: .mode)
      if mode == "fast" {
        speed = try container.decode(Int.self, forKey: .speed)
      } else {
        speed = nil
      }
      if container.contains(.depth) {
        depth = try container.decode(Double.self, forKey: .depth)
      } else {
        depth = 0
      }
      if try container.decodeNil(forKey: .note) {
        note = ""
      } else {
        note = try container.decode(String.self, forKey: .note)
      }
      guard let flag = try container.decodeIfPresent(Bool.self, forKey: .flag) else {
        self.flag = false
        return
      }
      self.flag = flag
    }
  }

  let name: String

  init(name: String) { self.name = name }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    do {
      name = try values.decode(String.self, forKey: .name)
    } catch {
      name = "unknown"
    }
  }
}
