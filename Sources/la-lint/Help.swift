/// What `--help` prints; it fits a screen.
enum Help {
  static let text = """
    Checks iOS Live Activity pushes against the app's own Swift code, offline.

    la-lint [check] PAYLOAD... --model PATH [options]

      PAYLOAD               JSON files, folders (searched for *.json and *.apns),
                            or - for standard input
      --model PATH          Swift file or folder with the ActivityAttributes;
                            repeatable, all are read together
      --type NAME           attributes type; default: the payload's attributes-type,
                            else the only one declared
      --channel             the payloads are channel (broadcast) pushes
      --content-state       the payloads are bare ContentState objects
      --define NAME         condition that counts as set in #if; repeatable
      --format FORMAT       text (default), concise, json, sarif, github, gitlab,
                            junit or checkstyle
      --report FORMAT=FILE  writes a report to a file as well; repeatable
      --rule ID=SEVERITY    error, warning, note or off; repeatable
      --strict              warnings fail too
      -q, --quiet           show errors only; counts and exit status stay the same
      --color WHEN          auto (default), always or never; NO_COLOR is honoured
      --explain ID          what a rule means, with an example and its output
      --list-rules          every rule with its severity
      -h, --help · --version

    Exit status: 0 no errors; 1 errors in a payload or the model (with --strict,
    warnings too); 2 the run failed: usage, unreadable file, nothing to check.

    Examples:
      la-lint update.json --model App/CourierAttributes.swift
      la-lint pushes/ --model App/ --format json
      my-server --print-push | la-lint - --model App/ --type CourierAttributes
      la-lint --explain date-unix-seconds

    """
}
