extension CustomDecoding {
  /// What the whole body of the named type asks of the payload.
  mutating func result(for typeName: String) -> Shape {
    if usesElements {
      guard !usesObject, whole.isEmpty else { return .unknown }
      let shape = builder.intern(.elements(elements))
      return isOpen || mayThrow ? .partly(shape) : .elements(elements)
    }
    if usesObject {
      if whole.contains(where: { $0.isConditional || $0.isForgiven }) { isOpen = true }
      return record(0, typeName)
    }
    guard let read = whole.last else { return isOpen || mayThrow ? .unknown : .anything }
    if read.isConditional { return .unknown }
    if read.isForgiven { return isOpen || mayThrow ? .unknown : .anything }
    return isOpen || mayThrow ? .partly(read.shape) : .same(read.shape)
  }

  private mutating func record(_ object: Int, _ typeName: String) -> Shape {
    let followed = objects[object].reads
    var members = followed.map { read in
      RecordMember(
        key: read.key, swiftName: read.key, shape: read.shape, typeText: read.typeText,
        mayBeAbsent: read.mayBeAbsent || read.isForgiven, mayBeNull: read.mayBeNull || read.isForgiven,
        isUnchecked: read.isConditional && !read.isForgiven, onlyWithout: read.onlyWithout, isReadByHand: true,
        forgivesWrongValue: read.isForgiven, location: builder.index.location(read.range, in: scope.file))
    }
    for (key, inner) in objects[object].nested where !followed.contains(where: { $0.key == key }) {
      let shape = builder.intern(self.record(inner, key))
      members.append(
        RecordMember(
          key: key, swiftName: key, shape: shape, typeText: "an object", mayBeAbsent: false, mayBeNull: false,
          isReadByHand: true, location: nil))
    }
    var record = Record(typeName: typeName, members: members)
    if object == 0 {
      record.isOpen = isOpen || mayThrow
      record.mayReadMore = isOpen || readsMore
      record.alsoDecodesAs = whole.map(\.shape)
    }
    builder.table.records.append(record)
    return .record(builder.table.records.count - 1)
  }

  /// What is to be said of the body; nil where it was followed to its end.
  func remark(on typeName: String) -> String? {
    let reads = objects.flatMap(\.reads)
    let unchecked = reads.filter { $0.isConditional && !$0.isForgiven }.map { "'\($0.key)'" }
    let body = "init(from:) of \(typeName)"
    if isOpen {
      let checked = reads.filter { !$0.isConditional && !$0.isForgiven }.map { "'\($0.key)'" }
      guard !checked.isEmpty else { return "\(body) cannot be followed, so its keys are not checked" }
      return "\(body) cannot be followed to its end, so no keys are checked but \(checked.joinedAsList())"
    }
    let keys =
      unchecked.isEmpty
      ? nil : "reads \(unchecked.joinedAsList()) only under conditions, so absence and value are not checked there"
    let refusals = mayThrow ? "may refuse values for reasons of its own, which are not checked" : nil
    let parts = [keys, refusals].compactMap(\.self)
    return parts.isEmpty ? nil : "\(body) \(parts.joinedAsList())"
  }
}
