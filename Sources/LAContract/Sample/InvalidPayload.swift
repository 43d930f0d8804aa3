/// A payload that breaks the contract in one way.
public struct InvalidPayload: Sendable {
  /// What is wrong with it: the rule, the keys that lead to the place, and sometimes how: `missing-key-eta`,
  /// `invalid-value-window-reversed`. It can be a file's name, and no other of the same set has it.
  public let name: String
  /// The only finding that `la-lint check` has.
  public let rule: Rule
  /// JSON text, or for `json-syntax` nearly so.
  public let text: String
}

extension PayloadSampler {
  /// One payload for each way to break the contract, and for each rule about pushes of this event. Each has exactly one
  /// finding, that of its rule.
  ///
  /// Values take turns as for `next()`. Of a list only the first element is broken.
  public mutating func invalidPayloads() throws(Failure) -> [InvalidPayload] {
    let push = try nextPush()
    var mistakes: [Mistake] =
      options.isBareContentState ? [] : PushMistakes.all(in: push, size: render(push).compact.utf8.count, options)
    let state = JSONPlace(["content-state"])
    var ofContract = ContractMistakes(contract.table, timestamp: Int(options.now))
    ofContract.collect(contract.contentState, push.contentState, at: state)
    mistakes += ofContract.mistakes
    if options.event == .start, !options.isBareContentState,
      let attributes = push.aps.first(where: { $0.key == "attributes" })
    {
      var ofAttributes = ContractMistakes(contract.table, timestamp: Int(options.now))
      ofAttributes.collect(contract.attributes, attributes.value, at: JSONPlace(["attributes"]))
      mistakes += ofAttributes.mistakes
    }
    var names: Set<String> = []
    var payloads = mistakes.compactMap { mistake -> InvalidPayload? in
      guard let text = text(of: push, with: mistake) else { return nil }
      return InvalidPayload(name: PayloadSampler.unique(mistake.name, &names), rule: mistake.rule, text: text)
    }
    let good = render(push)
    if case .object(let members) = good, !members.isEmpty {
      let inner = options.isBareContentState ? nil : JSONTree.object(push.aps)
      for (rule, text) in PayloadSampler.brokenTexts(of: good, members, inner: inner)
      where isOnlyFinding(rule, in: text) {
        payloads.append(InvalidPayload(name: PayloadSampler.unique(rule.id, &names), rule: rule, text: text))
      }
    }
    return payloads
  }

  /// On several lines where white space changes nothing; nil where it has other findings, or none.
  private func text(of push: SamplePush, with mistake: Mistake) -> String? {
    var push = push
    var aps = JSONTree.object(push.aps)
    for change in mistake.changes { aps.apply(change) }
    guard case .object(let members) = aps else { return nil }
    push.aps = members
    var document = render(push)
    if case .object(let members) = document, !options.isBareContentState, options.envelope == .apns {
      document = .object(members + mistake.besideAPS)
    } else if !mistake.besideAPS.isEmpty {
      return nil
    }
    return [document.pretty(), document.compact].lazy.map { $0 + "\n" }.first { isOnlyFinding(mistake.rule, in: $0) }
  }

  private func isOnlyFinding(_ rule: Rule, in text: String) -> Bool {
    let findings = findings(in: text)
    return findings.count == 1 && findings[0].rule == rule
  }

  /// What is wrong with a text rather than with its values.
  private static func brokenTexts(
    of good: JSONTree, _ members: JSONTree.Members, inner: JSONTree?
  ) -> [(Rule, String)] {
    let text = good.compact
    var texts: [(Rule, String)] = [(.jsonSyntax, text.dropLast() + ",}\n")]
    if let last = members.last { texts.append((.duplicateKey, JSONTree.object(members + [last]).pretty() + "\n")) }
    let room = max(0, 4097 - text.utf8.count)
    texts.append((.payloadTooLargeAsStored, text.dropLast() + String(repeating: " ", count: room) + "}\n"))
    if let inner { texts.append((.apsMissing, inner.pretty() + "\n")) }
    return texts
  }

  /// Names that differ in capitals alone would be one file on a Mac.
  private static func unique(_ name: String, _ known: inout Set<String>) -> String {
    let safe = String(
      String.UnicodeScalarView(
        name.unicodeScalars.prefix(100).map {
          $0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0) ? $0 : "_"
        }))
    var candidate = safe
    var number = 2
    while !known.insert(candidate.lowercased()).inserted {
      candidate = "\(safe)-\(number)"
      number += 1
    }
    return candidate
  }
}

/// One way to break a push: what is changed in `aps`, or put beside it.
struct Mistake {
  /// Removes a value, replaces it, adds a key, or gives one another name.
  enum Change {
    case remove(JSONPlace)
    case replace(JSONPlace, JSONTree)
  }

  let rule: Rule
  let name: String
  var changes: [Change] = []
  var besideAPS: JSONTree.Members = []
}

/// A way through JSON by keys and indices.
struct JSONPlace {
  enum Step: Equatable {
    case key(String)
    case index(Int)
  }

  var steps: [Step]

  init(_ keys: [String]) { steps = keys.map { .key($0) } }

  func appending(_ step: Step) -> JSONPlace {
    var place = self
    place.steps.append(step)
    return place
  }

  /// The steps in a name, without `content-state` in front.
  var name: String {
    let steps = steps.first == .key("content-state") ? self.steps.dropFirst() : self.steps[...]
    return steps.map { step in
      switch step {
      case .key(let key): "-" + key
      case .index(let index): "-\(index)"
      }
    }.joined()
  }
}

extension JSONTree {
  mutating func apply(_ change: Mistake.Change) {
    switch change {
    case .remove(let place): update(place.steps[...], to: nil)
    case .replace(let place, let value): update(place.steps[...], to: value)
    }
  }

  /// Replaces or removes what is at a place; a key that is not there is added.
  private mutating func update(_ steps: ArraySlice<JSONPlace.Step>, to value: JSONTree?) {
    guard let step = steps.first else {
      self = value ?? self
      return
    }
    let rest = steps.dropFirst()
    switch (step, self) {
    case (.key(let key), .object(var members)):
      if let place = members.firstIndex(where: { $0.key == key }) {
        if rest.isEmpty, value == nil {
          members.remove(at: place)
        } else {
          members[place].value.update(rest, to: value)
        }
      } else if rest.isEmpty, let value {
        members.append((key, value))
      }
      self = .object(members)
    case (.index(let index), .array(var elements)) where elements.indices.contains(index):
      if rest.isEmpty, value == nil { elements.remove(at: index) } else { elements[index].update(rest, to: value) }
      self = .array(elements)
    default:
      return
    }
  }
}
