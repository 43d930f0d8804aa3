import Foundation

typealias Charge = Percent
typealias Percent = UInt8

struct BatteryAttributes: ActivityAttributes {
  enum Health: Charge, Codable { case poor = 0x0A, fair = 0b1_0100, good = 0o36, best }
  enum Trend: Int, Codable { case falling = -1, flat, rising }
  enum Voltage: Double, Codable { case low = 3.3, nominal = 3.7, high = 4 }
  enum Ratio: Float, Codable { case half = 0.5, tenth = 0.1 }
  typealias Text = String
  enum Message: Text, Codable {
    case tab = "a\tb"
    case quote = "say \"hi\""
    case raw = #"c:\dir"#
    case unicode = "\u{1F50B} full"
    case long = """
      first
        second
      """
  }

  struct ContentState: Codable, Hashable {
    var health: Health
    var trend: Trend
    var voltage: Voltage
    var ratio: Ratio
    var messages: [Message]
    var charge: Charge
  }

  let device: String
}
