import Foundation
import Testing

@testable import LAContract

/// What `la-lint diff` says of two versions is what the decoder does: where it says that a direction breaks nothing, every
/// payload made for the one version decodes in the other; where it says breaking, its payload proves it.
@Suite("Proof of the comparison")
struct DiffProofTests {
  @Test("Every pair of versions, in both directions, with payloads enough to mean something")
  func pairs() throws {
    #expect(DiffPair.all.count >= 25)
    var proof = DiffProof()
    for pair in DiffPair.all {
      let (old, new) = try pair.sides.get()
      proof.check(.appAhead, from: old, to: new)
      proof.check(.serverAhead, from: new, to: old)
      for root in old.roots + new.roots { #expect(!root.samples.isEmpty, "\(pair.file): no sample of \(root.name)") }
      // A version fits itself.
      for side in [old, new] {
        let (sightings, unclear) = CompatibilityWalk.walk(.appAhead, from: side.contract, to: side.contract)
        #expect(sightings.isEmpty && unclear.isEmpty, "\(side.name): \(sightings) \(unclear)")
      }
    }
    print(
      "diff proof: \(DiffPair.all.count) pairs, \(proof.directions) directions \(proof.verdicts), \(proof.payloads) payloads, \(proof.proofs) proofs, \(proof.disagreements.count) disagreements"
    )
    #expect(proof.disagreements.isEmpty, "\(proof.summary)")
    #expect(proof.payloads > 5_000)
    #expect(proof.verdicts[.unclear, default: 0] * 10 < proof.directions)
  }

  @Test("Random pairs of the decoder agreement's models", arguments: 0..<4)
  func randomPairs(_ part: Int) throws {
    var generator = SeededGenerator(seed: UInt64(part + 1))
    // On some replacements of the others Foundation traps.
    let sides = try AgreementModel.all.filter { $0.avoided.isEmpty && $0.unjudged.isEmpty }.map { try DiffSide($0) }
    var proof = DiffProof()
    (proof.payloadLimit, proof.generations) = (60, 1)
    for _ in 0..<150 {
      let (old, new) = (sides.randomElement(using: &generator), sides.randomElement(using: &generator))
      proof.check(.appAhead, from: try #require(old), to: try #require(new))
    }
    for side in sides where part == 0 {
      let (sightings, _) = CompatibilityWalk.walk(.serverAhead, from: side.contract, to: side.contract)
      #expect(sightings.isEmpty, "\(side.name): \(sightings.map { ($0.path, $0.effect.reason) })")
      proof.check(.appAhead, from: side, to: side)
    }
    print(
      "diff proof of random pairs: \(proof.directions) directions \(proof.verdicts), \(proof.payloads) payloads, \(proof.proofs) proofs, \(proof.disagreements.count) disagreements"
    )
    #expect(proof.disagreements.isEmpty, "\(proof.summary)")
  }
}
