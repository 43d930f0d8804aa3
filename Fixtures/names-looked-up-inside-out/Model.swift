import ActivityKit
import Foundation

enum Kind: Int, Codable { case unrelated }

struct SewingAttributes: ActivityAttributes {
  enum Kind: String, Codable, Hashable { case zigzag, straight }
  struct Spool: Codable, Hashable {
    enum Kind: String, Codable, Hashable { case cotton, silk }
    var kind: Kind
  }

  struct ContentState: Codable, Hashable {
    var stitch: Kind
    var threads: [Spool]
    private var tension: Int
    var total: Int { threads.count }
  }
}
