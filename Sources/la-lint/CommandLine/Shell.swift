/// What `la-lint completions` takes.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that makes it complete la-lint's words.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static let subcommands = Subcommand.allCases.map(\.rawValue)

  // MARK: bash, from 3.2 on, which macOS has

  private static var bashScript: String {
    """
    # bash completion for la-lint: source <(la-lint completions bash)
    _la_lint() {
      local command=check options= subcommands= option= value= candidates= nospace= index word
      local -a words=(la-lint)
      # bash takes a=b for three words.
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $word == = || ${COMP_WORDS[index - 1]} == = ]]; then
          words[${#words[@]}-1]+=$word
        else
          words+=("$word")
        fi
      done
      local count=${#words[@]}
      for ((index = 1; index < count - 1; index++)); do
        case ${words[index]} in
          \(subcommands.joined(separator: "|"))) command=${words[index]}; break ;;
        esac
      done
      if ((index == count - 1 && count == 2)); then subcommands='\(words(subcommands))'; fi
      case $command in
    \(Subcommand.allCases.map { "    \($0.rawValue)) options='\(words(bashWords($0)))' ;;" }.joined(separator: "\n"))
      esac
      value=${words[count - 1]}
      case $value in
        --*=*) option=${value%%=*} value=${value#*=} ;;
        -*) candidates=$options ;;
        *) option=${words[count - 2]} candidates=$subcommands ;;
      esac
      case $command:$option in
    \(Subcommand.allCases.flatMap(bashCases).joined(separator: "\n"))
      esac
      # Where nothing fits, the shell offers files.
      COMPREPLY=($(compgen -W "$candidates" -- "$value"))
      if [[ $nospace ]]; then compopt -o nospace 2>/dev/null; fi
    }
    complete -o bashdefault -o default -F _la_lint la-lint

    """
  }

  private static func bashWords(_ subcommand: Subcommand) -> [String] {
    subcommand.options.flatMap { [$0.rawValue] + [$0.shortName].compactMap(\.self) }
  }

  private static func bashCases(_ subcommand: Subcommand) -> [String] {
    let name = subcommand.rawValue
    let values = subcommand.options.compactMap { option -> String? in
      guard let value = subcommand.value(of: option) else { return nil }
      switch value {
      case .words(let list): return "    \(name):\(option.rawValue)) candidates='\(words(list))' ;;"
      case .files, .text: return "    \(name):\(option.rawValue)) candidates= ;;"
      case .pairs(let keys, let list):
        return """
              \(name):\(option.rawValue))
                case $value in
                  *=*) value=${value#*=} candidates='\(words(list))' ;;
                  *) nospace=1 candidates='\(words(keys.map { $0 + "=" }))' ;;
                esac ;;
          """
      }
    }
    guard case .words(let list) = subcommand.row.operands else { return values }
    return values + ["    \(name):\(name)) candidates='\(words(list))' ;;"]
  }

  private static func words(_ words: [String]) -> String { words.joined(separator: " ") }

  // MARK: zsh

  private static var zshScript: String {
    """
    #compdef la-lint
    # zsh completion for la-lint: la-lint completions zsh > "${fpath[1]}/_la-lint"
    _la_lint_pair() {
      local -a keys=(${=1}) values=(${=2})
      if ! compset -P '*='; then
        compadd -q -S = -a keys
      elif (($#values)); then
        compadd -a values
      else
        _files
      fi
    }
    _la_lint_first() {
      local -a commands=(
    \(Subcommand.allCases.map { "    '\(quoted("\($0.rawValue):\($0.page.summary)"))'" }.joined(separator: "\n"))
      )
      ((CURRENT == 2)) && _describe command commands
      _files
    }
    _la_lint() {
      local command=check word
      for word in ${words[2,CURRENT-1]}; do
        case $word in
          (\(subcommands.joined(separator: "|"))) command=$word; break ;;
        esac
      done
      case $command in
    \(Subcommand.allCases.map(zshCase).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _la-lint ]]; then _la_lint "$@"; else compdef _la_lint la-lint; fi

    """
  }

  private static func zshCase(_ subcommand: Subcommand) -> String {
    let options = subcommand.options.flatMap { option -> [String] in
      let meaning = "[\(zshEscaped(option.summary))]"
      let value = subcommand.value(of: option).map { ":\(zshEscaped(option.valueName ?? "")):\(zshAction($0))" }
      let long = "*\(option.rawValue)\(value == nil ? "" : "=")\(meaning)\(value ?? "")"
      return [long] + [option.shortName].compactMap { $0.map { "*\($0)\(meaning)" } }
    }
    let operands =
      switch subcommand.row.operands {
      case .files: "*: :_la_lint_first"
      // The subcommand itself is the first of the words.
      case .words(let list): "2: :(\(words(list)))"
      case .none: "*: :"
      }
    let specs = (options + [operands]).map { "        '\(quoted($0))'" }.joined(separator: " \\\n")
    return "    (\(subcommand.rawValue)) _arguments \\\n\(specs) ;;"
  }

  private static func zshAction(_ value: Option.Value) -> String {
    switch value {
    case .words(let list): "(\(words(list)))"
    case .files: "_files"
    case .text: " "
    case .pairs(let keys, let list): "{_la_lint_pair \"\(words(keys))\" \"\(words(list))\"}"
    }
  }

  private static func zshEscaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// Text inside of single quotes, in zsh and bash.
  private static func quoted(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "'" ? "'\\''" : String($1) }
  }

  // MARK: fish

  private static var fishScript: String {
    let commands = Subcommand.allCases.map { subcommand in
      "complete -c la-lint -n __fish_use_subcommand -a \(subcommand.rawValue) -d '\(fishEscaped(subcommand.page.summary))'"
    }
    let operands = Subcommand.allCases.compactMap { subcommand -> String? in
      guard case .words(let list) = subcommand.row.operands else { return nil }
      return "complete -c la-lint -n '__fish_seen_subcommand_from \(subcommand.rawValue)' -f -a '\(words(list))'"
    }
    let options = Option.allCases.map { option in
      let others = Subcommand.allCases.filter { !$0.options.contains(option) }.map(\.rawValue)
      let condition = others.isEmpty ? "" : " -n 'not __fish_seen_subcommand_from \(words(others))'"
      let short = option.shortName.map { " -s \($0.dropFirst())" } ?? ""
      return "complete -c la-lint\(condition) -l \(option.rawValue.dropFirst(2))\(short)\(fishValue(option))"
        + " -d '\(fishEscaped(option.summary))'"
    }
    let head = ["# fish completion for la-lint: la-lint completions fish > ~/.config/fish/completions/la-lint.fish"]
    return (head + commands + operands + options).joined(separator: "\n") + "\n"
  }

  private static func fishValue(_ option: Option) -> String {
    switch option.value {
    case nil: ""
    case .files: " -r -F"
    case .text: " -x"
    case .words(let list): " -x -a '\(words(list))'"
    case .pairs(let keys, let list):
      " -x -a '\(words(list.isEmpty ? keys.map { "\($0)=" } : keys.flatMap { key in list.map { "\(key)=\($0)" } }))'"
    }
  }

  private static func fishEscaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "'\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
