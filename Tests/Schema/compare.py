"""Compares validators' verdicts with the decoder's: compare.py FOLDER, as `Tests/Schema/run` fills it.

A schema may take what the decoder refuses only where the schema says so: at the value's place stands a `$comment` that
begins with "Not in this schema", or the reason is one of those that the first `$comment` gives for every value. It may
never refuse what the decoder takes.
"""

import collections
import decimal
import json
import math
import multiprocessing
import pathlib
import sys
import urllib.parse

import jsonschema
import jsonschema_rs

PREFIX = "Not in this schema: "
# The comment's words, and whether it speaks of everything below the place too.
LIMITS = {
    "has to be a URL": False,
    "the lower bound may not": False,
    "has to fit in Decimal": False,
    "the number in a key": True,
    "keys and values in turn": True,
}
# Of whole pushes: what the first comment lists.
PUSH_RULES = {
    "date-unix-seconds": "dates", "date-in-milliseconds": "dates",
    "payload-too-large": "size", "activity-data-too-large": "size",
}


def first_of_equal_keys(pairs):
    result = {}
    for key, value in pairs:
        result.setdefault(key, value)
    return result


def exact_number(text):
    """What is too near zero for a Double is zero to the decoder of whole numbers, too."""
    return decimal.Decimal(text) if float(text) else 0


def value_at(pointer, text):
    value = json.loads(text, object_pairs_hook=first_of_equal_keys)
    for token in pointer.split("/")[1:]:
        value = value[token]
    return value


def is_number(_, value):
    return isinstance(value, (int, float, decimal.Decimal)) and not isinstance(value, bool)


def is_integer(_, value):
    if isinstance(value, decimal.Decimal):
        return value == value.to_integral_value()
    return is_number(_, value) and float(value).is_integer()


TYPES = jsonschema.Draft202012Validator.TYPE_CHECKER.redefine_many({"number": is_number, "integer": is_integer})
Exact = jsonschema.validators.extend(jsonschema.Draft202012Validator, type_checker=TYPES)


class Schema:
    def __init__(self, text):
        self.root = json.loads(text)
        jsonschema.Draft202012Validator.check_schema(self.root)
        self.exact = Exact(json.loads(text, parse_float=exact_number))
        self.fast = jsonschema_rs.Draft202012Validator(self.root)

    def verdicts(self, text):
        """By exact numbers, and by another validator with floating-point ones."""
        exact = json.loads(text, parse_float=exact_number, object_pairs_hook=first_of_equal_keys)
        usual = json.loads(text, object_pairs_hook=first_of_equal_keys)
        return self.exact.is_valid(exact), self.fast.is_valid(usual)

    def expanded(self, schemas):
        """These with all that they refer to."""
        pending, seen = list(schemas), []
        while pending:
            schema = pending.pop()
            if not isinstance(schema, dict) or any(schema is other for other in seen):
                continue
            seen.append(schema)
            if "$ref" in schema:
                name = urllib.parse.unquote(schema["$ref"].removeprefix("#/$defs/"))
                pending.append(self.root["$defs"][name.replace("~1", "/").replace("~0", "~")])
            for keyword in ("allOf", "anyOf", "oneOf"):
                pending += schema.get(keyword, [])
            pending += [schema[keyword] for keyword in ("then", "if") if keyword in schema]
        return seen

    def places(self, pointer):
        """The schemas of each value on the way to a place."""
        level = self.expanded([self.root])
        yield level
        for token in pointer.split("/")[1:]:
            token = token.replace("~1", "/").replace("~0", "~")
            inner = []
            for schema in level:
                if token in schema.get("properties", {}):
                    inner.append(schema["properties"][token])
                elif "additionalProperties" in schema:
                    inner.append(schema["additionalProperties"])
                if token.isdigit():
                    listed = schema.get("prefixItems", [])
                    if int(token) < len(listed):
                        inner.append(listed[int(token)])
                    elif "items" in schema:
                        inner.append(schema["items"])
            level = self.expanded(inner)
            yield level

    def excuse(self, finding, text):
        """Which limit of the schema a finding falls under."""
        if finding["rule"] in PUSH_RULES:
            return PUSH_RULES[finding["rule"]]
        levels = list(self.places(finding["pointer"]))
        for depth, level in enumerate(levels):
            for schema in level:
                comment = schema.get("$comment", "")
                for words, is_deep in LIMITS.items():
                    if comment.startswith(PREFIX + words) and (is_deep or depth == len(levels) - 1):
                        return words
        is_any_number = any(schema.get("type") == "number" for schema in levels[-1])
        if finding["rule"] == "invalid-value" and is_any_number:
            return "numbers that a Double or Float cannot hold"
        if finding["rule"] == "time-in-milliseconds" and math.isinf(value_at(finding["pointer"], text)):
            return "numbers that a Double or Float cannot hold"
        if finding["rule"] == "stringified-json" and finding["pointer"] == "/aps/alert":
            return "JSON in a string is no alert"
        return None


def compare(path):
    counts, excuses, wrong = collections.Counter(), collections.Counter(), []
    with open(path, encoding="utf-8") as lines:
        head = json.loads(next(lines))
        schema = Schema(head["schema"])
        for line in map(json.loads, lines):
            counts["mutants"] += 1
            for engine, valid in zip(("jsonschema", "jsonschema-rs"), schema.verdicts(line["text"])):
                if valid == line["decodes"]:
                    counts[f"{engine} agrees"] += 1
                    continue
                reasons = [schema.excuse(finding, line["text"]) for finding in line["findings"]]
                if valid and line.get("verdict") is None:
                    counts[f"{engine} open"] += 1
                elif valid and reasons and all(reasons):
                    counts[f"{engine} listed"] += 1
                    excuses[f"{engine}: {reasons[0]}"] += 1
                else:
                    counts[f"{engine} disagrees"] += 1
                    wrong.append(f"{engine} {head['model']} {head['part']}: {'takes' if valid else 'refuses'} "
                                 f"{line['text']} {line['findings']}")
    return head["part"], counts, excuses, wrong


def main():
    files = sorted(pathlib.Path(sys.argv[1]).glob("*.jsonl"))
    parts, excuses, wrong = collections.defaultdict(collections.Counter), collections.Counter(), []
    with multiprocessing.Pool() as pool:
        for part, counts, listed, complaints in pool.imap_unordered(compare, files):
            parts[part] += counts
            parts[part]["schemas"] += 1
            excuses += listed
            wrong += complaints
    for part, counts in sorted(parts.items()):
        print(part, dict(sorted(counts.items())))
    total = sum(parts.values(), collections.Counter())
    print("all", dict(sorted(total.items())))
    for reason, count in sorted(excuses.items()):
        print(f"  listed: {count} {reason}")
    print("\n".join(wrong[:40]))
    if wrong or total["mutants"] < 50_000:
        sys.exit(f"{len(wrong)} disagreements over {total['mutants']} mutants")


if __name__ == "__main__":
    main()
