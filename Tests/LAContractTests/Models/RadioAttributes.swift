import Foundation

#if canImport(ActivityKit) && os(iOS)
  import ActivityKit
#endif

struct RadioAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    #if swift(>=5.9)
      var frequency: Double
    #else
      var frequency: Float
    #endif
    #if NEVER_DEFINED
      var secret: String
    #elseif compiler(>=5.0)
      var station: String
    #endif
    #if !NEVER_DEFINED || FALSE
      var isStereo: Bool
    #endif
  }

  #if NEVER_DEFINED
    let token: String
  #endif
  let band: Band

  enum Band: String, Codable {
    case fm
    #if NEVER_DEFINED
      case dab
    #else
      case am
    #endif
  }
}
