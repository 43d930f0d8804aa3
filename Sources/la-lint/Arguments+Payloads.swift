extension Arguments {
  /// Says what a whole command line lacks or has too much, of a command that shows something of payloads.
  func requirePayloads(of command: String, needsModel: Bool) throws(RunError) {
    if needsModel, models.isEmpty { throw .missingModelOf(command) }
    if payloads.isEmpty, needsModel || models.isEmpty { throw .missingPayloadOf(command) }
    guard Format.ofTextAndJSON.contains(format) else { throw .formatOfOthers(format, command) }
    if direction != nil { throw .optionOfDiff(.direction) }
    if !versions.isEmpty { throw .optionOfAnother(.versionOf, command) }
    if !reports.isEmpty { throw .optionOfAnother(.report, command) }
    if options.expectsErrors { throw .optionOfAnother(.invalid, command) }
    if payloads.count(where: { $0 == "-" }) > 1 { throw .repeatedStandardInput }
  }
}
