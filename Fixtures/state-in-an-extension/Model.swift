import ActivityKit

struct GondolaAttributes {
  let pier: String
}

extension GondolaAttributes: ActivityAttributes {}
