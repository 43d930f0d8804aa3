import LAContract

/// What the phone would hold, as one JSON document in which every key is always present.
struct DecodedJSON: Encodable {
  struct Push: Encodable {
    let path: String
    let line: Int
    @Nullable var event: String?
    @Nullable var attributesType: String?
    @Nullable var contentStateDecodes: Bool?
    @Nullable var attributesDecode: Bool?
    @Nullable var contentState: Value?
    @Nullable var attributes: Value?
    let remarks: [String]
  }

  struct Value: Encodable {
    let name: String
    let type: String
    let kind: String
    let status: String
    let text: String
    /// In Unix seconds.
    @Nullable var date: Double?
    @Nullable var remark: String?
    @Nullable var rule: String?
    @Nullable var message: String?
    let members: [Value]
    /// So many are left out behind those.
    let omitted: Int

    init(_ value: DecodedValue) {
      name = value.name
      type = value.type
      kind = value.kind.rawValue
      status = value.status.rawValue
      text = value.text
      _date = Nullable(wrappedValue: value.date)
      _remark = Nullable(wrappedValue: value.remark.isEmpty ? nil : value.remark)
      _rule = Nullable(wrappedValue: value.problem?.rule.id)
      _message = Nullable(wrappedValue: value.problem?.message)
      members = value.members.map(Value.init)
      omitted = value.omitted
    }
  }

  let version = 1
  private(set) var pushes: [Push] = []

  mutating func add(_ report: Linter.PayloadReport) {
    pushes += report.decoded.map { push in
      Push(
        path: report.path, line: report.line, event: push.event, attributesType: push.attributesType,
        contentStateDecodes: push.contentStateDecodes, attributesDecode: push.attributesDecode,
        contentState: push.contentState.map(Value.init), attributes: push.attributes.map(Value.init),
        remarks: push.remarks)
    }
  }
}
