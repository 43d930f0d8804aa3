import LAContract

/// Names for the findings of a run that stay when lines move, so that a tool knows a finding of yesterday again.
struct Fingerprints {
  private var occurrences: [[String]: Int] = [:]

  /// The name of the next finding: 16 hexadecimal digits, of what it says and how many said the same before it.
  /// The path is that of its file as every machine knows it.
  mutating func next(_ finding: Finding, path: String) -> String {
    // How many payloads bring a model's finding up changes with each new payload.
    let message = finding.pointer == nil ? finding.message.replacing(#/ \(\d+ payloads\)$/#, with: "") : finding.message
    let statement = [path, finding.rule.id, finding.pointer ?? "", message]
    let occurrence = occurrences[statement, default: 0] + 1
    occurrences[statement] = occurrence
    let digits = String(Self.hash(statement + [String(occurrence)]), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// FNV-1a of the texts, each with a byte behind it that no text contains: the standard library's hash differs by run.
  private static func hash(_ texts: [String]) -> UInt64 {
    texts.reduce(0xCBF2_9CE4_8422_2325) { hash, text in
      (Array(text.utf8) + [0xFF]).reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }
}
