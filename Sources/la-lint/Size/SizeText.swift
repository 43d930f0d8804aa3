import LAContract

/// The sizes of pushes and of a model, for a terminal.
///
///     update.json: 151 bytes
///       aps              142  ████████████████████████████████████████████▏
///         content-state   80  ████████████████████████▊
///     4,096 bytes for a push to a device: 3,945 left
struct SizeText {
  let style: Style
  /// Of the terminal.
  let columns: Int
  let isUnicode: Bool

  /// More pushes than anyone reads.
  private static let countLimit = 20

  // MARK: Pushes

  func text(_ sizes: Sizes) -> String {
    guard let largest = sizes.largest else { return "" }
    let several = sizes.items.count > 1
    let lines = (several ? list(sizes) + [""] : []) + self.lines(largest, isOfSet: several)
    return lines.map { $0 + "\n" }.joined()
  }

  /// A line for each of the largest.
  private func list(_ sizes: Sizes) -> [String] {
    let shown = sizes.sorted.prefix(Self.countLimit)
    let rows = shown.map { item in
      let limit = item.limits.min { $0.left < $1.left }
      return Row(
        name: item.place.printablePath, bytes: item.bytes,
        whole: item.limits.map(\.limit).max() ?? max(1, item.bytes),
        remark: limit.map { $0.left < 0 ? "\((-$0.left).grouped) too many" : "\($0.left.grouped) left" } ?? "")
    }
    let omitted = sizes.items.count - shown.count
    return ["\(sizes.items.count.grouped) pushes, the largest first"] + lines(rows)
      + (omitted > 0 ? ["  … \(omitted.grouped) more"] : [])
  }

  private func lines(_ push: Sizes.Push, isOfSet: Bool) -> [String] {
    let size = push.size
    let atLeast = size.hasVariables ? "at least " : ""
    var heading = "\(style.apply(.location, to: "\(push.place.printablePath):")) \(atLeast)\(size.bytes.grouped) bytes"
    if isOfSet { heading = "the largest, " + heading }
    if let stored = size.stored { heading += ", \(stored.grouped) with the white space of the file" }
    let rows = size.members.flatMap { self.rows($0, depth: 0, whole: size.bytes) }
    return [heading] + lines(rows) + size.limits.map(line)
  }

  private func line(_ limit: PushSize.Limit) -> String {
    let text = "\(limit.limit.grouped) bytes for \(limit.name): "
    guard limit.left < 0 else { return text + "\(limit.left.grouped) left" }
    return text + style.apply(.severity(.error), to: "\((-limit.left).grouped) too many")
  }

  // MARK: Bars

  private struct Row {
    let name: String
    let bytes: Int
    /// What a whole bar stands for.
    let whole: Int
    var remark = ""
  }

  private func rows(_ member: PushSize.Member, depth: Int, whole: Int) -> [Row] {
    let indentation = String(repeating: "  ", count: depth)
    let own = Row(name: indentation + member.name.printable, bytes: member.bytes, whole: max(1, whole))
    let inner = member.members.flatMap { rows($0, depth: depth + 1, whole: whole) }
    guard member.omitted > 0 else { return [own] + inner }
    let rest = Row(
      name: "\(indentation)  … \(member.omitted.grouped) more", bytes: member.omittedBytes, whole: max(1, whole))
    return [own] + inner + [rest]
  }

  private func lines(_ rows: [Row]) -> [String] {
    let nameWidth = min(rows.map(\.name.columns).max() ?? 0, columns / 2)
    let numberWidth = rows.map { $0.bytes.grouped.count }.max() ?? 0
    let remarkWidth = rows.map(\.remark.count).max() ?? 0
    let barWidth = max(8, columns - nameWidth - numberWidth - remarkWidth - (remarkWidth > 0 ? 8 : 6))
    return rows.map { row in
      let name = cut(row.name, to: nameWidth)
      let number = String(repeating: " ", count: numberWidth - row.bytes.grouped.count) + row.bytes.grouped
      let bar = Bar.text(Double(row.bytes) / Double(row.whole), width: barWidth, isUnicode: isUnicode)
      let gap = String(repeating: " ", count: max(0, barWidth - bar.count) + 2)
      return "  \(name)  \(number)  \(bar)" + (row.remark.isEmpty ? "" : gap + row.remark)
    }
  }

  /// A name with blanks up to a width; of one that is too long the end, which tells files apart.
  private func cut(_ name: String, to width: Int) -> String {
    guard name.columns > width else { return name + String(repeating: " ", count: width - name.columns) }
    var end = name[...]
    while String(end).columns > width - 1 { end.removeFirst() }
    return "…" + end + String(repeating: " ", count: max(0, width - 1 - String(end).columns))
  }

  // MARK: Models

  func text(_ models: [ModelSize]) -> String {
    var tables = LineTables()
    return models.map { model in
      let start = tables.span(of: model.location).start
      let place = "\(model.location.path.printablePath):\(start.line)"
      let heading = "\(model.attributesType.printable), declared at \(place)"
      return ([heading] + lines(model)).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private func lines(_ model: ModelSize) -> [String] {
    let atLeast = model.isGuess ? "at least " : ""
    func smallest(_ name: String, _ json: String?) -> String {
      guard let json else { return "  smallest \(name): none that fits" }
      let shown = json.count > 200 ? json.prefix(199) + "…" : json
      return "  smallest \(name): \(atLeast)\(json.utf8.count.grouped) bytes  \(shown.printable)"
    }
    var lines = [
      smallest("content state", model.contentState), smallest("attributes", model.attributes),
    ]
    let pushes = [("update", model.update), ("start", model.start)].compactMap { name, bytes in
      bytes.map { "\(name) \(atLeast)\($0.grouped) of 4,096 bytes" }
    }
    if !pushes.isEmpty { lines.append("  smallest push: " + pushes.joined(separator: ", ")) }
    let collections = model.growing.filter { $0.kind != "text" }
    if !collections.isEmpty {
      lines.append("  can grow without bound:")
      lines += collections.map { growing in
        let elements = growing.kind == "array" ? "elements" : "entries"
        return
          "    \(growing.name): \(growing.type)  at most \(growing.fitting.grouped) \(elements) of \(Results.counted(growing.element, "byte")) or more"
          .printable
      }
    }
    let texts = model.growing.filter { $0.kind == "text" }
    if !texts.isEmpty {
      let names = texts.prefix(12).map(\.name).joined(separator: ", ")
      let more = texts.count > 12 ? " and \(texts.count - 12) more" : ""
      lines.append("  texts of any length: \(names)\(more)".printable)
    }
    return lines
  }
}
