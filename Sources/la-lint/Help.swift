/// What `--help` prints; each fits a screen.
enum Help {
  static let describe = """
    Prints what JSON the app's own Swift code reads: each key of the content state
    and the attributes, whether it may be absent, its values, an example, its place.

    la-lint describe --model PATH [options]

      --model PATH          Swift file or folder with the ActivityAttributes, or a
                            contract.json; repeatable, all are read together
      --type NAME           attributes type; default: all
      --format FORMAT       text (default): tables for the terminal
                            markdown: tables and an example, for docs
                            json: the whole contract, for --model contract.json, so
                            that payloads can be checked without the Swift code
      --define NAME         condition that counts as set in #if; repeatable
      --rule, --strict, --quiet, --color   as in la-lint --help

    What the Swift code keeps to itself is said on standard error.
    Exit status: 0; 1 errors in the model (with --strict, warnings too); 2 the run
    failed.

    Examples:
      la-lint describe --model App/
      la-lint describe --model App/ --format markdown > docs/live-activity.md
      la-lint describe --model App/ --format json > contract.json
      la-lint update.json --model contract.json

    """

  static let summary = """
    Merges what runs with --format jsonl have written into counts by rule, type and
    pointer, with an example of each: for recorded pushes that were checked in many
    places, by GNU parallel, Hadoop or Spark.

    la-lint summary FILE... [options]

      FILE                  lines of --format jsonl; - for standard input
      --format FORMAT       text (default) or json
      --fail-on SEVERITY    error (default), warning or never; --strict is warning

    A line that la-lint has not written, and a run that was cut short, are said on
    standard error.
    Exit status: 0; 1 errors in what was checked; 2 a file, a line or a run is
    missing.

    Examples:
      la-lint sent.jsonl --model App/ --format jsonl > findings.jsonl
      la-lint summary findings.jsonl

    """

  static let diff = """
    Compares two versions of the app's own Swift code: do pushes made for the one
    decode in apps that have the other? Each breaking change comes with a payload
    that proves it.

    la-lint diff OLD NEW [options]
    la-lint diff [PATH]     with the last commit; without PATH all of .la-lint.json

      OLD, NEW              Swift file or folder, a contract.json, or either in a
                            revision of git: HEAD:App/Model.swift, v5.1:App
      --direction WHICH     both (default)
                            server-ahead: payloads for NEW reach apps with OLD
                            app-ahead: payloads for OLD reach apps with NEW
      --type NAME           attributes type; default: all
      --define NAME         condition that counts as set in #if; repeatable
      --format, --report, --rule, --strict, --quiet, --color   as in la-lint --help

    breaking-change (error): a payload does not decode, so the phone drops it
    lossy-change (warning): it decodes, and a value is ignored
    changed-meaning (warning): it decodes, and a number means something else
    unclear-change, harmless-change (notes); la-lint --explain ID says more

    Exit status: 0 no errors; 1 errors (with --strict, warnings too); 2 the run
    failed.

    Examples:
      la-lint diff HEAD:App/CourierAttributes.swift App/CourierAttributes.swift
      la-lint diff contracts/5.1.json App/ --direction app-ahead
      la-lint pushes/ --model App/ --version-of 5.1=v5.1:App   payloads for both

    """

  static let config = """
    Prints what is in force and from where: .la-lint.json of this folder, or of the
    nearest above up to the repository's root, and over it the command line.

    la-lint config [options]
    la-lint                 checks everything that the configuration names
    la-lint PAYLOAD...      checks what matches a contract, skips the rest

      --config PATH         this file instead
      --no-config           none
      --schema              print the JSON Schema of the file, for editors
      --exclude GLOB        leave out what folders and the configuration bring;
                            repeatable
      --force-exclude       leave it out also where it is given by name
      --stdin-filename PATH
                            the file that - stands for, in messages and for globs
      --skip-unrelated      JSON that is no Live Activity push passes in silence:
                            without an aps that has event, timestamp, attributes,
                            content-state …, and without an envelope around such a
                            push; what is no JSON stays an error
      --invalid             the payloads have to be invalid; one without an error is
                            the finding unexpectedly-valid
      --fail-on SEVERITY    error (default), warning or never; --strict is warning
      -v, --verbose         say which files are read, checked and skipped, and why

    With --model the contracts of the file are not used; the rest of it is.
    Globs: ** any folders, * and ? in a name, {a,b}, [a-z], [!a]; dir/ all below.
    In the file, // and /* */ comments and trailing commas are allowed:

      {
        "contracts": [
          { "type": "RideAttributes", "model": ["App/"], "payloads": ["pushes/**"] }
        ],
        "rules": { "unknown-key": "error" },
        "exclude": ["pushes/drafts/**"],
        "invalid": ["pushes/bad/**"],
        "failOn": "warning"
      }

    """

  static let text = """
    Checks iOS Live Activity pushes against the app's own Swift code, offline.

    la-lint [check] PAYLOAD... --model PATH [options]
    la-lint                 all that .la-lint.json names; see la-lint config --help
    la-lint describe|schema|sample --model PATH [options]
    la-lint diff OLD NEW [options]                what a new model breaks
    la-lint help COMMAND                          of decode, size, summary, man, too

      PAYLOAD               JSON files, folders (searched for *.json and *.apns),
                            - for standard input; *.jsonl, *.ndjson, a push a line;
                            *.http, *.rest, curl in *.sh, code blocks in *.md
      --model PATH          Swift file or folder with the ActivityAttributes, or a
                            contract.json; repeatable, all are read together
      --version-of NAME=PATH   a further version that payloads have to suit
      --type NAME           default: attributes-type, else the only one declared
      --channel             the payloads are channel (broadcast) pushes
      --content-state       the payloads are bare ContentState objects
      --envelope NAME       apns, request, fcm, sns, onesignal, braze, airship,
                            customerio, pushwoosh, ably; default: by its shape
      --lines               every payload file has a push a line
      --now TIME            check timestamps against it: Unix seconds or ISO 8601
      --define NAME         condition that counts as set in #if; repeatable
      --format FORMAT       text (default), concise, json, jsonl, sarif, github,
                            gitlab, junit, checkstyle
      --report FORMAT=FILE  writes a report to a file as well; repeatable
      --rule ID=SEVERITY    error, warning, note or off; repeatable
      --strict              warnings fail too
      --fix                 fix what needs no guess, in the payload files
      --fix-dry-run         print what --fix would change, as a diff
      --unsafe-fixes        with either: also what needs a guess
      --config, --exclude, --invalid and others: see la-lint config --help
      -q, --quiet           show errors only; counts and exit status stay the same
      --color WHEN          auto (default; NO_COLOR, CLICOLOR_FORCE), always, never
      --explain ID          what a rule means, with an example and its output
      --list-rules          every rule with its severity
      -h, --help            this text, or a command's: la-lint help summary, man …
      --version             the version

    Exit status: 0 no errors; 1 errors in a payload or the model (with --strict,
    warnings too); 2 the run failed: usage, unreadable file, nothing to check.

    """

  static let help = """
    Prints the help of a command, as its --help does.

    la-lint help [COMMAND]

    Commands: check (default), describe, diff, summary, decode, size, schema,
    sample, config, help, completions, man.

    """

  static let completions = """
    Prints the script with which a shell completes the words of la-lint: commands,
    options, their values, the ids of rules, and files.

    la-lint completions bash|zsh|fish

    Where the scripts belong, with bash in ~/.bashrc:

      source <(la-lint completions bash)
      la-lint completions zsh > "${fpath[1]}/_la-lint"
      la-lint completions fish > ~/.config/fish/completions/la-lint.fish

    """

  static let man = """
    Prints the manual page, which has the help of every command.

    la-lint man

    To read it, and to install it:

      la-lint man | man -l -
      la-lint man > /usr/local/share/man/man1/la-lint.1

    """

  /// What la-lint reads of the environment, for the man page and the handbook.
  static let environment = [
    HelpPage.Entry(term: "NO_COLOR", text: "set to anything: no colours, unless --color says always"),
    HelpPage.Entry(
      term: "CLICOLOR_FORCE", text: "set to anything but 0: colours also where no terminal is, unless NO_COLOR is set"),
    HelpPage.Entry(term: "COLUMNS", text: "how wide the bars of la-lint size are; 80 where it is not set"),
    HelpPage.Entry(
      term: "LC_ALL, LC_CTYPE, LANG",
      text: "the first that is set says whether those bars can be of Unicode: en_US.UTF-8"),
    HelpPage.Entry(term: "HOME, XDG_CONFIG_HOME", text: "where git, which reads revisions, finds its settings"),
    HelpPage.Entry(term: "TERM", text: "dumb: neither colours nor the line that shows the progress of a long run"),
  ]
}
