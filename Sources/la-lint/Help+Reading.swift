extension Help {
  static let decode = """
    Shows what the phone would hold after a push: each value with its name in Swift,
    dates to read, keys that are ignored, and where decoding stops if it does.

    la-lint decode PAYLOAD... --model PATH [options]

      PAYLOAD               as for a check: files, folders, - for standard input
      --model PATH          Swift file or folder with the ActivityAttributes, or a
                            contract.json; repeatable, all are read together
      --type NAME           attributes type; default: the payload's attributes-type,
                            else the only one declared
      --now TIME            from when dates are counted: Unix seconds or ISO 8601;
                            default: now
      --format FORMAT       text (default) or json
      --channel, --content-state, --envelope, --lines, --define   as for a check
      --rule, --strict, --fail-on, --quiet, --color   as in la-lint --help

    What is wrong besides the values is said on standard error.
    Exit status: as of a check; 1 where a push does not decode.

    Examples:
      la-lint decode update.json --model App/
      la-lint decode start.json --model App/ --now 2026-12-01T09:00:00Z

    """

  static let size = """
    Shows what the bytes of pushes are made of and how far they are from the limits;
    of a model, the smallest push that decodes and the members that can grow.

    la-lint size PAYLOAD... [--model PATH] [options]
    la-lint size --model PATH [options]

      PAYLOAD               as for a check: files, folders, - for standard input
      --model PATH          Swift file or folder with the ActivityAttributes, or a
                            contract.json; repeatable, all are read together
      --type NAME           attributes type; default: all
      --channel             the payloads are channel (broadcast) pushes: 5,120 bytes
      --format FORMAT       text (default) or json
      --content-state, --envelope, --lines, --define   as for a check
      --rule, --strict, --fail-on, --quiet, --color   as in la-lint --help

    Bytes are counted without white space, a member's with its key and colon. Of
    several payloads a line each, and what the largest is made of.
    With --model, the rules model-binary-member, model-unbounded-member and
    model-sensitive-member are on.
    Exit status: 0; 1 where a limit is passed or the model has errors; 2 the run
    failed.

    Examples:
      la-lint size pushes/
      la-lint size --model App/

    """
}
