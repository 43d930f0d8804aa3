@testable import LAContract

/// What the parser reads, as text: one line per declaration, two spaces per level.
func dump(_ text: String, defines: Set<String> = []) -> String {
  let file = DeclarationParser.parse(SourceFile(path: "Model.swift", text: text), defines: defines)
  return (lines(of: file.members) + file.problems.map { "problem: \($0.message)" }).joined(separator: "\n")
}

/// The same for declarations in the body of a type.
func dumpMembers(_ text: String) -> String {
  dump("struct S {\n\(text)\n}").split(separator: "\n").dropFirst()
    .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
}

func lines(of members: Members) -> [String] {
  var lines = members.variables.map(describe) + members.cases.map(describe)
  lines += members.aliases.map { alias in
    let name = alias.name + generics(alias.genericParameters)
    return "\(alias.isPrivate ? "private " : "")typealias \(name) = \(describe(alias.target))"
  }
  if let initializer = members.decodingInitializer {
    lines.append("init(from \(initializer.parameterName)) in \(initializer.steps.count) steps")
  }
  switch members.rawValueInitializer {
  case .none: break
  case .total: lines.append("init(rawValue:)")
  case .failable: lines.append("init?(rawValue:)")
  }
  for type in members.types {
    let attributes = type.attributes.map { describe($0) + " " }.joined()
    let documentation = type.documentation.isEmpty ? "" : " // \(type.documentation)"
    lines.append(
      "\(attributes)\(type.isPrivate ? "private " : "")\(type.kind) \(type.name)\(generics(type.genericParameters))"
        + conformances(type.inherited) + documentation)
    lines += LAContractTests.lines(of: type.members).map { "  " + $0 }
  }
  for declaration in members.extensions {
    lines.append("extension \(describe(declaration.extended))\(conformances(declaration.inherited))")
    lines += LAContractTests.lines(of: declaration.members).map { "  " + $0 }
  }
  return lines
}

private func generics(_ names: [String]) -> String { names.isEmpty ? "" : "<\(names.joined(separator: ", "))>" }

private func conformances(_ types: [TypeSyntax]) -> String {
  types.isEmpty ? "" : ": " + types.map { describe($0) }.joined(separator: ", ")
}

private func describe(_ variable: VariableDeclaration) -> String {
  var words = variable.attributes.map { describe($0) }
  if variable.isStatic { words.append("static") }
  if variable.isLazy { words.append("lazy") }
  words.append(variable.isLet ? "let" : "var")
  words.append(variable.name + (variable.type.map { ": " + describe($0) } ?? ""))
  if let initializer = variable.initializer { words.append("= " + describe(initializer)) }
  if variable.isComputed { words.append("computed") }
  if !variable.documentation.isEmpty { words.append("// \(variable.documentation)") }
  return words.joined(separator: " ")
}

private func describe(_ declaration: CaseDeclaration) -> String {
  var text = "case \(declaration.name)"
  if !declaration.parameters.isEmpty {
    let parameters = declaration.parameters.map { ($0.label.map { $0 + ": " } ?? "") + describe($0.type) }
    text += "(\(parameters.joined(separator: ", ")))"
  }
  switch declaration.rawValue {
  case .integer(let isNegative, let magnitude): text += " = \(isNegative ? "-" : "")\(magnitude)"
  case .floatingPoint(let value): text += " = \(value)"
  case .string(let value): text += " = \(value.debugDescription)"
  case .other: text += " = other"
  case nil: break
  }
  return text
}

private func describe(_ attribute: AttributeSyntax) -> String {
  "@\(describe(attribute.type))\(attribute.hasArguments ? "()" : "")"
}

func describe(_ type: TypeSyntax) -> String {
  switch type.kind {
  case .named(let components):
    components.map { component in
      let arguments = component.arguments.map { describe($0) }
      return component.name + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
    }.joined(separator: ".")
  case .optional(let wrapped): describe(wrapped) + "?"
  case .array(let element): "[\(describe(element))]"
  case .dictionary(let key, let value): "[\(describe(key)): \(describe(value))]"
  case .composition(let parts): parts.map { describe($0) }.joined(separator: " & ")
  case .other: "other"
  }
}

private func describe(_ value: InitializerSyntax) -> String {
  switch value {
  case .integer: "integer"
  case .floatingPoint: "floating point"
  case .string: "string"
  case .boolean: "boolean"
  case .nil: "nil"
  case .array(let elements): "[\(elements.map { describe($0) }.joined(separator: ", "))]"
  case .dictionary(let keys, let values):
    "[\(zip(keys, values).map { "\(describe($0)): \(describe($1))" }.joined(separator: ", "))"
      + (keys.isEmpty ? ":]" : "]")
  case .call(let type): "call \(describe(type))"
  case .conditionalCall(let type, let label): "call \(describe(type))(\(label))?"
  case .reference(let names): "reference \(names.joined(separator: "."))"
  case .cast(let type): "cast \(describe(type))"
  case .other: "other"
  }
}
