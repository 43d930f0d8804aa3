/// Which attributes type is the payload for?
enum ModelCheck {
  /// - Returns: Its place among the model's types; nil where that cannot be told, or the model has none; findings about the
  ///   model say so.
  static func type(
    for push: Push, in model: Model, _ report: inout Report, modelReport: inout Report
  ) -> Int? {
    let text = push.fields.value(.attributesType).flatMap(push.document.string)
    let types = model.types
    if let exact = types.firstIndex(where: { $0.name == text }) { return exact }
    let place =
      text.flatMap { text in types.firstIndex { isMeant(text, for: $0.name) } } ?? (types.count == 1 ? 0 : nil)
    let isWidget = text == WidgetProps.attributesType && WidgetProps(push) != nil
    let hasOwnName = isWidget || push.sender?.members.hasOwnTypeNames ?? false
    if push.event == .start, !hasOwnName, let text, let field = push[.attributesType], !types.isEmpty {
      addMismatch(text, field, meant: place.map { types[$0] }, push, types, &report)
    }
    if let place { return place }
    // A name that is none of them has been reported.
    guard types.count > 1, push.event != .start || text == nil || hasOwnName else { return nil }
    addAmbiguous(types, &modelReport)
    return nil
  }

  /// A module or type in front, the content state's name, or another spelling.
  private static func isMeant(_ text: String, for name: String) -> Bool {
    let parts = text.split(separator: ".").map(String.init)
    let last = parts.last ?? text
    return last == name || (last == "ContentState" && parts.dropLast().last == name) || text == name + "ContentState"
      || text + "Attributes" == name || Spelling.distance(from: last, to: name) != nil
  }

  private static func addMismatch(
    _ text: String, _ field: Push.Field, meant: Model.AttributesType?, _ push: Push, _ types: [Model.AttributesType],
    _ report: inout Report
  ) {
    let choice = meant.map { "\"\($0.name)\"" } ?? types.map { "\"\($0.name)\"" }.joinedAsList("or")
    let reason =
      switch (meant?.name, text) {
      case (let name?, _) where text.hasSuffix("." + name): "it looks for the bare name of the struct"
      case (_, _) where text.hasSuffix("ContentState"):
        "it looks for the attributes struct, not for its content state"
      case (let name?, _) where text.lowercased() == name.lowercased(): "capitals count"
      default: "the model has no attributes struct of that name"
      }
    let notes = (meant.map { [$0] } ?? types).flatMap { type in
      [Note(message: "'\(type.name)' is declared here", location: type.location)]
    }
    push.add(
      .attributesTypeMismatch,
      "'attributes-type' is \(push.document.excerpt(field.value)), so the phone drops the push: \(reason); send \(choice)",
      at: field, notes: notes, to: &report)
  }

  private static func addAmbiguous(_ types: [Model.AttributesType], _ report: inout Report) {
    guard let first = types.first else { return }
    let names = types.map { "'\($0.name)'" }.joinedAsList()
    report.add(
      .typeAmbiguous,
      "the given sources declare the attributes types \(names), and nothing says which one a payload is for; name it with --type",
      at: first.location,
      notes: types.dropFirst().map { Note(message: "'\($0.name)' is declared here", location: $0.location) })
  }
}
