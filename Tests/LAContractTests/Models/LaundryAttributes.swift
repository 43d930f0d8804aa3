import Foundation

/// Constants with values are never decoded; with CodingKeys the compiler does not warn of them.
struct LaundryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    let version = 2
    var program: Program
    let unit: String = "min"

    enum CodingKeys: String, CodingKey { case version, program, unit }
  }

  struct Program: Codable, Hashable {
    let isEco = true

    enum CodingKeys: String, CodingKey { case isEco = "eco" }
  }

  let machine: Int
}
