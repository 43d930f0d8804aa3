// swift-format-ignore-file
import Foundation

struct MultilineAttributes
  : ActivityAttributes
{
  struct ContentState
    : Codable
    , Hashable
  {
    var a
      : Int
    var
      b: String,
      c: Double?
    var d: [
      String:
        Int
    ]
    var e: Optional<
      Bool
    >
    var f: Int = {
      let x = 1; return x
    }()
    var g: Int { get { 1 } }; var h: Int
    let i, j: Int
    var k = 0, l: Int = 0, m: String? = nil
    static var n: Int { 1 }
    @available(*, unavailable)
    var o: Int { 1 }
    var p: String { return "}" /* } */ }
    mutating func q() { a = 1 }
    init?(fails: Bool) { return nil }
    init(a: Int) { (self.a, b, c, d, e, h, i, j) = (a, "b", 1.5, ["x": 1], true, 2, 3, 4) }
    static prefix func ! (x: ContentState) -> Bool { true }
  }

  let name: String
}
