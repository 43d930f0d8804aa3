extension Help {
  static let schema = """
    Writes what the app decodes as JSON Schema 2020-12, for tests in any language.

    la-lint schema --model PATH [options]

      --model PATH          Swift file or folder with the ActivityAttributes, or a
                            contract.json; repeatable, all are read together
      --type NAME           attributes type; needed where the model has several
      --part PART           push (default): the whole body of any push to a device
                            start, update, end: the whole body of that one
                            channel: the whole body of a channel (broadcast) push
                            content-state, attributes: the value of that key
      --define NAME         condition that counts as set in #if; repeatable
      --rule, --strict, --quiet, --color   as in la-lint --help

    A payload is valid where la-lint check finds no error. What JSON Schema cannot
    say, such as whether a text is a URL, is listed in the schema's $comment.
    What the Swift code keeps to itself is said on standard error.
    Exit status: 0; 1 errors in the model (with --strict, warnings too); 2 the run
    failed.

    Examples:
      la-lint schema --model App/ > live-activity.schema.json
      la-lint schema --model App/ --part content-state --type RideAttributes

    """

  static let sample = """
    Makes payloads that the app decodes, or with --invalid such as it does not.

    la-lint sample --model PATH [options]

      --model PATH          Swift file or folder with the ActivityAttributes, or a
                            contract.json; repeatable, all are read together
      --type NAME           attributes type; needed where the model has several
      --event EVENT         start, update (default) or end
      --count N             so many, one a line; default: one, on several lines
      --seed N              another number gives other values; default: 0
      --now TIME            when they are sent: Unix seconds or ISO 8601; default:
                            2027-01-15T08:00:00Z, so that each run gives the same
      --minimal             only the keys that decoding requires
      --content-state       only the value of content-state
      --channel             channel (broadcast) pushes
      --envelope NAME       apns (default), request, fcm, sns, onesignal, braze,
                            airship, customerio, pushwoosh, ably
      --invalid             a payload for each way to break the contract, each with
                            one finding of la-lint check and named after its rule
      --output FOLDER       where --invalid writes its files
      --define, --rule, --strict, --quiet, --color   as in la-lint --help

    Exit status: 0; 1 errors in the model (with --strict, warnings too); 2 the run
    failed.

    Examples:
      la-lint sample --model App/ --event start > start.json
      la-lint sample --model App/ --count 100 --seed 7 > updates.jsonl
      la-lint sample --model App/ --invalid --output tests/invalid

    """
}
