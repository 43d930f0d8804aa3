import Foundation

/// Generic types with other arguments.
enum GenericsOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var a: Box<Int8>, b: Box<String>, c: [Box<Int>] }
    struct Box<T: Codable & Hashable>: Codable, Hashable { var value: T, others: [T] }
  }
}

// New
enum GenericsNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var a: Box<Int>, b: Box<String?>, c: [Box<Double>] }
    struct Box<T: Codable & Hashable>: Codable, Hashable { var value: T, others: [T] }
  }
}
