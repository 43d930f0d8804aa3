/// What the phone would hold after a push.
package struct DecodedPush: Sendable {
  package let event: String?
  /// nil where it cannot be told.
  package let attributesType: String?
  /// nil where there is none, or nothing to decode it by.
  package private(set) var contentState: DecodedValue?
  /// The decoder takes it (`true`), throws, or that cannot be known (nil).
  package private(set) var contentStateDecodes: Bool?
  /// Of a start.
  package private(set) var attributes: DecodedValue?
  package private(set) var attributesDecode: Bool?
  /// The model has several copies of the type, and this is by the first.
  package private(set) var hasCopies = false
  /// What else is to be known, in phrases.
  package private(set) var remarks: [String] = []

  /// - Parameters:
  ///   - push: A push, wherever it was found.
  ///   - type: What it is for; nil where that cannot be told, and then there are no values.
  init(_ push: Push, as type: Model.AttributesType?) {
    event = push.eventText.map(Secrets.masked)
    attributesType = type?.name
    guard let type else {
      remarks = ["the model does not tell what it is for, so nothing can be decoded"]
      return
    }
    guard let contract = type.contracts.first else {
      remarks = ["'\(type.name)' cannot be read, so nothing can be decoded"]
      return
    }
    if type.contracts.count > 1 {
      hasCopies = true
      remarks.append("the model has \(type.contracts.count) copies of '\(type.name)'; this is by the first")
    }
    if let widget = WidgetProps(push), widget.areMeant(by: contract) {
      let read = ValueReader.read(widget.subject.root, in: widget.subject, contract.contentState, contract, push)
      (contentState, contentStateDecodes) = read
      return
    }
    if let field = push[.contentState], push.document.isContainer(field.value) || push.isBareContentState {
      let read = ValueReader.read(field, in: push.subject, contract.contentState, contract, push)
      (contentState, contentStateDecodes) = read
    } else {
      remarks.append("no content state to decode")
    }
    guard push.event == .start else { return }
    if let field = push[.attributes], push.document.isContainer(field.value) {
      let read = ValueReader.read(field, in: push.subject, contract.attributes, contract, push)
      (attributes, attributesDecode) = read
    } else {
      remarks.append("no attributes to decode")
    }
  }
}

extension Linter {
  /// The same linter, whose reports also say what the phone would hold.
  package var keepingValues: Linter {
    var linter = self
    linter.options.keepsValues = true
    return linter
  }
}
