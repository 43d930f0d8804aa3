/// What expo-widgets sends: its own attributes type `LiveActivityAttributes`, whose content state is the name of a widget
/// and the widget's props as JSON text. A team's model is then about the props.
struct WidgetProps {
  /// The attributes type that every such push names.
  static let attributesType = "LiveActivityAttributes"

  /// The props, as a document of its own.
  let subject: Subject

  /// - Returns: nil where the content state is no `{"name": "…", "props": "{…}"}`.
  init?(_ push: Push) {
    let document = push.document
    guard let value = push.fields.value(.contentState), let props = document.member("props", of: value),
      let name = document.member("name", of: value), let state = push[.contentState],
      document.kind(name.value) == .string,
      document.holdsJSON(props.value),
      let inner = push.subject.opened(
        Push.Field(key: props.key, value: props.value, path: state.path.appending(.key(props.key)))
      ).subject
    else { return nil }
    subject = inner
  }

  /// Whether a contract is about the props, and not about the state that holds them.
  func areMeant(by contract: Contract) -> Bool {
    guard case .record(let place) = contract.table[contract.contentState] else { return true }
    return !contract.table.records[place].members.contains { $0.key == "props" }
  }
}
