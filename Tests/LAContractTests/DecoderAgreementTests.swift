import Foundation
import Testing

@testable import LAContract

@Suite("Decoder agreement")
struct DecoderAgreementTests {
  @Test("the verdict on each mutant is the decoder's", arguments: AgreementModel.all)
  func agrees(_ model: AgreementModel) throws {
    var agreement = try Agreement(model)
    try agreement.run()
    #expect(agreement.disagreements.isEmpty, "\(agreement.summary)")
  }

  @Test("there are enough models and mutants to mean something")
  func counts() throws {
    let models = AgreementModel.all
    #expect(Set(models.map(\.file)).count >= 60)
    var mutants = 0
    for model in models where mutants < 50_000 {
      let samples = try model.contentStates.get() + model.attributes.get()
      mutants += samples.reduce(0) { $0 + Mutator.mutants(of: $1, avoiding: model.avoided).count }
    }
    #expect(mutants >= 50_000)
  }
}
