/// What one attributes type accepts: worked out once from the Swift declarations, and then only read.
///
/// It never changes. It is a class only because it is asked for with every push, and to copy it would count references of
/// all that it holds.
public final class Contract: Sendable {
  /// The bare name of the attributes type, which is what `attributes-type` has to say.
  public let attributesType: String
  /// Where it is declared.
  public let location: Location

  /// The shape of `attributes`.
  let attributes: ShapeID
  /// The shape of `content-state`.
  let contentState: ShapeID

  let table: ShapeTable
  /// What keeps some of its values from being checked.
  let gaps: [Gap]

  init(
    attributesType: String, location: Location, attributes: ShapeID, contentState: ShapeID, table: ShapeTable,
    gaps: [Gap]
  ) {
    self.attributesType = attributesType
    self.location = location
    self.attributes = attributes
    self.contentState = contentState
    self.table = table
    self.gaps = gaps
  }

  /// Something about the model that keeps its values from being checked.
  struct Gap: Sendable {
    let rule: Rule
    let message: String
    let location: Location
    var notes: [Note] = []
  }
}

extension Report {
  mutating func add(_ gap: Contract.Gap) {
    add(gap.rule, gap.message, at: gap.location, notes: gap.notes)
  }
}
