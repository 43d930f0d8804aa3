import Foundation

enum Mode: String, Codable { case global }

/// An extension sees the members of what it extends, and not those of the types around it.
struct ScopeAttributes: ActivityAttributes {
  enum Mode: String, Codable { case attributes }

  struct ContentState: Codable, Hashable {
    var mode: Mode
    var inner: Inner
    var sibling: Sibling
  }

  let mode: Mode
}

extension ScopeAttributes.ContentState {
  struct Inner: Codable, Hashable {
    var mode: Mode
  }

  typealias Sibling = ScopeAttributes.ContentState.Other
}

extension ScopeAttributes.ContentState {
  struct Other: Codable, Hashable {
    var inner: Inner?
  }
}
