#!/usr/bin/env python3
"""Proves that la-lint is a stage of Spark's rdd.pipe: a million pushes in partitions give the findings of one run.

    python3 Tests/Benchmarks/spark.py [--count N] [--partitions N] [--binary PATH] [--work FOLDER]

Installs pyspark into a virtual environment of its own; needs Java 17.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import workloads

ROOT = Path(__file__).resolve().parents[2]


def findings(line, number):
    """What a line of --format jsonl says, with the number that the push has in the whole."""
    return sorted(
        json.dumps([number, found["rule"], found["severity"], found["pointer"], found["column"], found["message"]])
        for found in line["findings"]
    )


def keys(summary):
    return sorted(
        (found["rule"], found["severity"], str(found["attributesType"]), str(found["pointer"]), found["count"])
        for found in summary["findings"]
    )


def summarize(binary, files):
    # Recorded pushes have mistakes, so the status is 1; 2 would be a line that is missing.
    run = subprocess.run([binary, "summary", "--format", "json", *files], capture_output=True, text=True)
    assert run.returncode in (0, 1), run.stderr
    return json.loads(run.stdout)


def piped(path, command, partitions, target):
    """Runs the stage, keeps what it wrote in files, and gives it back with the partition of each line."""
    # A machine's name need not have an address.
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    from pyspark import SparkConf, SparkContext

    conf = SparkConf().setMaster("local[2]").setAppName("la-lint").set("spark.ui.enabled", "false")
    context = SparkContext(conf=conf)
    context.setLogLevel("ERROR")
    pushes = context.textFile(str(path), partitions)
    sizes = pushes.mapPartitions(lambda lines: [sum(1 for _ in lines)]).collect()
    # checkCode: a stage that fails fails the job.
    pushes.pipe(command, checkCode=True).saveAsTextFile(str(target))
    context.stop()
    return sizes


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--partitions", type=int, default=16)
    parser.add_argument("--binary", type=Path, default=ROOT / ".build/release/la-lint")
    parser.add_argument("--work", type=Path, default=ROOT / ".build/benchmarks")
    arguments = parser.parse_args()
    folder = arguments.work
    folder.mkdir(parents=True, exist_ok=True)
    environment = folder / "spark-venv"
    if Path(sys.prefix) != environment.resolve():
        python = environment / "bin" / "python"
        if not python.exists():
            venv.create(environment, with_pip=True)
            subprocess.run([python, "-m", "pip", "install", "--quiet", "pyspark"], check=True)
        os.environ["PYSPARK_PYTHON"] = str(python)
        os.execv(python, [str(python), *sys.argv])

    path = workloads.lines(
        folder / f"small-{arguments.count}.ndjson", count=arguments.count, mistakes=0.01, items=1, stops=0)
    words = ["--lines", "--format", "jsonl", "--model", str(workloads.MODEL), "--fail-on", "never"]
    binary = str(arguments.binary.resolve())

    start = time.monotonic()
    whole = folder / "whole.jsonl"
    with whole.open("w") as output:
        subprocess.run([binary, str(path), *words], stdout=output, check=True)
    alone = time.monotonic() - start

    target = folder / "spark-output"
    shutil.rmtree(target, ignore_errors=True)
    start = time.monotonic()
    sizes = piped(path, " ".join([binary, "-", *words]), arguments.partitions, target)
    spark = time.monotonic() - start
    parts = sorted(target.glob("part-*"))

    expected = []
    for line in map(json.loads, whole.open()):
        if "findings" in line:
            expected += findings(line, line["line"])
    found = []
    for number, part in enumerate(parts):
        for line in map(json.loads, part.open()):
            if "findings" in line:
                found += findings(line, sum(sizes[:number]) + line["line"])
    assert sum(sizes) == arguments.count and len(parts) == len(sizes)
    assert found == expected, "Spark's partitions and one run differ"

    one, many = summarize(binary, [whole]), summarize(binary, parts)
    assert one["summary"] == many["summary"] and keys(one) == keys(many), "the summaries differ"
    assert one["summary"]["payloads"] == arguments.count
    print(
        f"{arguments.count} pushes in {len(parts)} partitions: {len(found)} findings, the same as of one run "
        f"({alone:.0f} s alone, {spark:.0f} s with Spark); {many['runs']} runs summed up, {len(keys(many))} kinds of findings"
    )


main()
