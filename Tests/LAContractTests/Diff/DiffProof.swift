import Foundation

@testable import LAContract

/// Holds the comparison of two compiled models against the real decoder.
struct DiffProof {
  private(set) var directions = 0
  private(set) var payloads = 0
  private(set) var proofs = 0
  /// Directions by what the comparison says of them.
  private(set) var verdicts: [Compatibility: Int] = [:]
  private(set) var disagreements: [String] = []
  /// At most so many payloads of each sample.
  var payloadLimit = 1_000
  var generations = 2

  var summary: String {
    "\(disagreements.count) disagreements\n" + disagreements.prefix(20).joined(separator: "\n")
  }

  mutating func add(_ other: DiffProof) {
    directions += other.directions
    payloads += other.payloads
    proofs += other.proofs
    verdicts.merge(other.verdicts, uniquingKeysWith: +)
    disagreements += other.disagreements
  }

  /// Looks at payloads that are made for the writer and reach the reader.
  mutating func check(_ direction: CompatibilityDirection, from writer: DiffSide, to reader: DiffSide) {
    let (sightings, unclear) = CompatibilityWalk.walk(direction, from: writer.contract, to: reader.contract)
    for (mine, theirs) in zip(writer.roots, reader.roots) {
      directions += 1
      let own = sightings.filter {
        $0.path == mine.name || $0.path.hasPrefix(mine.name + ".") || $0.path.hasPrefix(mine.name + "[")
      }
      let isUnclear = unclear.contains { $0.path.hasPrefix(mine.name) }
      var verdict = own.map(\.effect.verdict).max() ?? .safe
      if isUnclear { verdict = max(verdict, .unclear) }
      verdicts[verdict, default: 0] += 1
      let title = "\(writer.name) → \(reader.name), \(mine.name)"
      for sighting in own where sighting.effect.verdict == .breaking {
        checkProof(sighting, mine, theirs, title)
      }
      if verdict < .unclear { checkPayloads(mine, theirs, writer, verdict, title) }
    }
  }

  private mutating func checkProof(
    _ sighting: Sighting, _ mine: DiffSide.Root, _ theirs: DiffSide.Root, _ title: String
  ) {
    guard let proof = sighting.effect.proof else {
      return disagreements.append("\(title): \(sighting.path) is breaking without a proof")
    }
    proofs += 1
    if proof.isComplete, !mine.decodes(proof.json) {
      disagreements.append(
        "\(title): the proof for \(sighting.path) does not decode where it is made for: \(proof.json)")
    }
    if theirs.decodes(proof.json) {
      disagreements.append("\(title): the proof for \(sighting.path) decodes: \(proof.json)")
    }
  }

  private mutating func checkPayloads(
    _ mine: DiffSide.Root, _ theirs: DiffSide.Root, _ writer: DiffSide, _ verdict: Compatibility, _ title: String
  ) {
    for sample in mine.samples {
      var seen: Set<String> = []
      var generation = [sample]
      // Mutants, and mutants of some of them.
      for _ in 0..<generations {
        let made = generation.flatMap { Mutator.mutants(of: $0) }.map(\.text)
          .filter { seen.count < payloadLimit && mine.decodes($0) && seen.insert($0).inserted }
          .filter { MadeFor.isMade($0, for: mine.shape, in: writer.contract.table) }
        payloads += made.count
        disagreements += made.filter { !theirs.decodes($0) }.map {
          "\(title): \(verdict), and this does not decode: \($0)"
        }
        generation = stride(from: 0, to: made.count, by: max(1, made.count / 8)).map { made[$0] }
      }
    }
  }
}
