import Foundation

extension AgreementModel {
  /// Every model, in groups that the compiler can chew.
  static let all: [AgreementModel] = first + second + third + fourth + handWritten
}
