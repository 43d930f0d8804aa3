import ActivityKit
import Foundation

struct LibraryLoanAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var title: String
    var due: Date
  }
}
