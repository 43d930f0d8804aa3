/// What a JSON Schema is about.
public enum SchemaPart: String, CaseIterable, Sendable {
  /// The value of `content-state`.
  case contentState = "content-state"
  /// The value of `attributes`.
  case attributes
  /// The whole body of a push of one event, `{"aps": …}`.
  case start, update, end
  /// The whole body of a push to a device, whatever its event.
  case push
  /// The whole body of a channel (broadcast) push.
  case channel
}

extension Contract {
  /// What the app decodes, as JSON Schema 2020-12.
  ///
  /// A content state or attributes that decode are valid; of a whole push, what `la-lint check` finds no error in. What a
  /// schema has no words for, such as whether a text is a URL, is listed in its `$comment`, and values that fail for such a
  /// reason alone are valid too. Equal contracts give equal texts.
  ///
  /// - Parameter part: What to describe.
  /// - Returns: JSON on several lines, with a line end.
  public func schema(of part: SchemaPart) -> String {
    SchemaWriter.document(self, part).pretty() + "\n"
  }
}

extension Linter {
  /// The contract of each attributes type, in the order of the sources; several for copies of a type that differ.
  public var contracts: [Contract] { model.types.flatMap(\.contracts) }
}
