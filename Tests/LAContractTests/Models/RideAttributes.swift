import Foundation

struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var driver: String!
    var plate: String??
    var rating: Swift.Optional<Double>
    var tip: Maybe<Int>
    var nickname: OptionalName
    var stops: [String?]
    var extras: [String: Int?]
    var seats: Optional<[Int]>
  }

  typealias Maybe<T> = T?
  typealias OptionalName = String?

  var id: UUID = UUID()
}
