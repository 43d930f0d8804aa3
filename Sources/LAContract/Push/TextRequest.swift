/// A push that stands in a text made for people or a shell: an `.http` file, a `curl` command, a block of Markdown.
struct TextRequest: Sendable {
  struct Header: Sendable {
    let name: MappedText
    let value: MappedText
  }

  /// nil where the text has none, as for a plain JSON block.
  var path: MappedText?
  var headers: [Header] = []
  /// nil where there is none, or where it stands in another file.
  var body: MappedText?
  /// `@payload.json` behind `--data-binary`, `< payload.json` in an `.http` file: the path as written.
  var bodyPath: MappedText?
  /// The whole request in the file.
  let range: Range<Int>
}
