import Foundation

@propertyWrapper
struct Clamped<Value: Codable & Hashable>: Codable, Hashable {
  var wrappedValue: Value
  var lowest: Value?
}

@propertyWrapper
struct Trimmed: Codable, Hashable {
  private var text: String
  var wrappedValue: String {
    get { text }
    set { text = newValue }
  }

  init(wrappedValue: String) { text = wrappedValue }
}

struct GardenAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    @Clamped var moisture: Double
    @Clamped var zone: Int? = 2
    @Trimmed var plant: String = "fern"
    @Clamped<Bool> var isOpen = true
    var plain: String
  }

  @Trimmed var name: String
}
