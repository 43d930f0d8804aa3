import Foundation

/// Unusual spellings of usual types.
struct SpellingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var inParentheses: (Int)
    var optionalInParentheses: (String)?
    var twice: Optional<Optional<Int>>
    var arrays: Array<Array<Bool>>?
    var set: Swift.Set<Kind>
    var date: Foundation.Date
    var interval: Foundation.TimeInterval?
    var a: Int; var b: String
    // swift-format-ignore
    var spread:
      [
        String  // the key
          : Int  /* the value /* of it */ */
      ]
  }

  enum Kind: Swift.String, Swift.Codable { case one, two }

  let kind: SpellingAttributes.Kind
  let state: Self.ContentState?
}
