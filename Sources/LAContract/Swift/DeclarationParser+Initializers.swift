extension DeclarationParser {
  /// Reads `init…(…) … { … }`; keeps the body of the one that decodes.
  mutating func initializerDeclaration(into members: inout Members) {
    let range = current.range
    index += 1
    let isFailable = at("?")
    if isFailable || at("!") { index += 1 }
    _ = genericParameters()
    guard at("(") else { return skipSignature() }
    let (decoderName, takesRawValue) = inGroup { ($0.decoderParameter(), $0.isRawValueParameter()) }
    skipSignature(passingBody: false)
    guard at("{") else { return }
    let body = index
    skipUnit()
    if takesRawValue { members.rawValueInitializer = isFailable ? .failable : .total }
    if let decoderName {
      var reader = self
      reader.index = body
      members.decodingInitializer = InitializerDeclaration(
        range: range, parameterName: decoderName, steps: reader.inGroup { $0.decodingSteps() })
    }
  }

  /// The inner name of the only parameter, if it is `from` a decoder.
  private func decoderParameter() -> String? {
    var scan = self
    guard scan.name(scan.current) == "from" else { return nil }
    scan.index += 1
    var parameterName = "from"
    if let name = scan.name(scan.current) {
      parameterName = name
      scan.index += 1
    }
    guard scan.consume(":"), let names = scan.type()?.names, scan.index == limit else { return nil }
    return names == ["Decoder"] || names == ["Swift", "Decoder"] ? parameterName : nil
  }

  private func isRawValueParameter() -> Bool {
    guard at("rawValue") else { return false }
    var scan = self
    while scan.index < limit, !scan.at(",") { scan.skipUnit() }
    return scan.index == limit
  }
}
