import SwiftUI

struct Badge: View {
  struct ContentState: Codable { var text: String }
  // struct BadgeAttributes: ActivityAttributes {}
  var body: some View { Text("") }
}
