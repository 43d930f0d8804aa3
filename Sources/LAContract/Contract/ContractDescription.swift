/// A contract as people read it: for each object its keys, with their JSON, presence, values, Swift type and place.
public struct ContractDescription: Sendable {
  /// One object: the content state, the attributes, or a type inside them.
  public struct Section: Sendable {
    /// `content-state`, `attributes`, or the name by which rows refer to it.
    public let title: String
    /// The type in Swift.
    public let swiftType: String
    /// What JSON it is, in words; a whole value for a content state that is no object.
    public let json: String
    /// In the order of Swift.
    public let rows: [Row]
    /// What else is to be known of it, in phrases.
    public let remarks: [String]
  }

  /// A key of an object.
  public struct Row: Sendable {
    /// The key in JSON; `card.number` for a value inside an enum's case.
    public let key: String
    /// Its JSON in words, such as `array of Stop`.
    public let json: String
    /// `required`, `optional` (the key may be absent and the value null), `may be absent`, `may be null`, `not checked`;
    /// empty where the section says which keys there have to be.
    public let presence: String
    /// The JSON of all values that are allowed, where they can be listed.
    public let values: [String]
    /// JSON that decodes.
    public let example: String
    /// The type as it is written in Swift.
    public let swiftType: String
    /// Where Swift declares or reads it; nil in types of the standard libraries.
    public let location: Location?
    /// Its documentation comment, on one line.
    public let documentation: String
    /// What else is to be known of it, in phrases.
    public let remarks: [String]
  }

  /// What `attributes-type` has to say.
  public let attributesType: String
  /// Where the attributes type is declared.
  public let location: Location
  /// The content state, the attributes, then the types inside them in the order of their use.
  public let sections: [Section]
  /// A whole content state with every key, as JSON on several lines; nil where no finite one exists.
  public let contentStateExample: String?
  /// Whether some value is a `Date`, whose seconds count from 2001.
  public let hasDates: Bool

  init(_ contract: Contract) {
    attributesType = contract.attributesType
    location = contract.location
    var describer = ContractDescriber(contract)
    sections = describer.sections()
    var writer = ExampleWriter(contract.table, style: .whole)
    contentStateExample = writer.example(of: contract.contentState)?.pretty()
    hasDates = contract.table.shapes.contains(.scalar(.date))
  }
}
