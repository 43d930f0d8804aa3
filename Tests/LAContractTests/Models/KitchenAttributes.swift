import Foundation

struct KitchenAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step = 1
    var temperature = 180.5
    var recipe = "Bread"
    var isPreheated = false
    var timers = [10, 20, 30]
    var ratios = [1, 0.5]
    var names = ["flour": 500]
    var oven = Oven.fan
    var started = Date()
    var identifier = UUID()
    var ingredients = [String]()
    var weights = [String: Double]()
    var tags: Set = ["vegan"]
    var limit = Int8(4)
    var chef = Chef(name: "Ana")
    var maximum = Oven.hottest
    var note = nil as String?
    var scale = 2 as Double
    lazy var summary = "Step \(step)"
    var total: Int { timers.count }
    var watched = 0 {
      didSet { step += 1 }
    }
  }

  enum Oven: String, Codable {
    case fan, gas
    static let hottest = 250
  }

  struct Chef: Codable, Hashable { var name: String }

  var servings = 4, course = "main"
}
