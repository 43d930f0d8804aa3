#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

enum Base64 {
  /// Padded, in the standard alphabet, without white space.
  static func isValid(_ text: String) -> Bool { Data(base64Encoded: text) != nil }
}
