"""Runs checks and test suites a few at a time, shows what failed, and adds up the counts."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
import threading
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Generator, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from .paths import ROOT

# What is left of a failed suite's output on the screen; the whole of it stays in the log.
SHOWN_LINES = 200
# What is told of each failed test at the end, where it is not lost among the others' output.
SHOWN_REASON_LINES = 6


@dataclass(frozen=True)
class Task:
    """One check, or one suite when `report` names the JUnit file that it writes."""

    name: str
    command: Sequence[str]
    cwd: Path = ROOT
    env: Mapping[str, str] = field(default_factory=dict[str, str])
    report: Path | None = None
    # A suite of journeys: what each file of its report took is of interest too.
    has_journeys: bool = False


@dataclass(frozen=True)
class Result:
    """How a task ended; a suite that broke without a failed test counts as one failure."""

    name: str
    passed: int
    failed: int
    skipped: int
    seconds: float = field(default=0.0, compare=False)
    journeys: Mapping[str, float] = field(default_factory=dict[str, float], compare=False)
    # Each failed test, with the first line of why.
    failures: Sequence[str] = field(default=(), compare=False)


def count(report: Path) -> tuple[int, int, int]:
    """Return passed, failed and skipped tests of a JUnit file."""
    tests = failed = skipped = 0
    for suite in ElementTree.parse(report).getroot().iter("testsuite"):
        tests += int(suite.get("tests", 0))
        failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped += int(suite.get("skipped", 0))
    return tests - failed - skipped, failed, skipped


def failures(report: Path) -> list[str]:
    """Return the failed tests of a JUnit report, each with the first lines of why."""
    failed: list[str] = []
    for case in ElementTree.parse(report).getroot().iter("testcase"):
        for fault in (*case.iter("failure"), *case.iter("error")):
            why = (fault.get("message") or fault.text or "").strip().splitlines()
            test = f"{case.get('classname', '?')}: {case.get('name', '?')}"
            failed.append("\n".join((test, *(f"  {line}" for line in why[:SHOWN_REASON_LINES]))))
    return failed


def files_took(report: Path) -> dict[str, float]:
    """Return the seconds of each file of a JUnit report."""
    suites = ElementTree.parse(report).getroot().iter("testsuite")
    return {suite.get("name", "?"): float(suite.get("time", 0)) for suite in suites}


def _result(task: Task, code: int, seconds: float) -> Result:
    if task.report is None:
        return Result(task.name, 0, int(code != 0), 0, seconds)
    # A runner that is killed leaves an empty one.
    if not task.report.exists() or not task.report.stat().st_size:
        return Result(task.name, 0, 1, 0, seconds)
    passed, failed, skipped = count(task.report)
    journeys = files_took(task.report) if task.has_journeys else {}
    return Result(
        task.name,
        passed,
        max(failed, int(code != 0)),
        skipped,
        seconds,
        journeys,
        failures(task.report),
    )


def _lines(log: Path) -> list[str]:
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", log.read_text(errors="replace")).splitlines()


def tried_again(lines: Iterable[str]) -> list[str]:
    """Return the tests that vitest says it ran more than once."""
    tests = (re.match(r"\s*\S (.+?)\s+(?:\d+ms )?\(retry x\d+\)", line) for line in lines)
    return [test[1] for test in tests if test]


def _wait(process: subprocess.Popen[bytes]) -> tuple[int, float]:
    """Return a process's exit status, and the seconds of processor of it and of what it started."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime + usage.ru_stime


def _run(task: Task, logs: Path, running: set[subprocess.Popen[bytes]]) -> Result:
    log = logs / f"{re.sub(r'[^a-z0-9]+', '-', task.name.lower())}.log"
    started = time.monotonic()
    with log.open("wb") as output:
        process = subprocess.Popen(
            task.command,
            cwd=task.cwd,
            env={**os.environ, **task.env},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        running.add(process)
        code, processor = _wait(process)
        running.remove(process)
    seconds = time.monotonic() - started
    result = _result(task, code, seconds)
    took = f"({seconds:.0f} s, {processor:.0f} s of processor)"
    counts = f" {result.passed} passed" if task.report else ""
    counts += f", {result.skipped} skipped" if result.skipped else ""
    if result.failed:
        print(f"FAIL  {task.name}:{counts} {result.failed} failed {took}", flush=True)
        print("\n".join(f"    {line}" for line in _lines(log)[-SHOWN_LINES:]), flush=True)
    else:
        print(f"ok    {task.name}:{counts} {took}", flush=True)
    if task.report:
        for test in tried_again(_lines(log)):
            print(f"      not at the first try: {test}", flush=True)
    return result


def run_tasks(*lanes: Iterable[Task | Result], at_once: int | None = None) -> list[Result]:
    """Run each lane in its order and return how every task ended.

    All lanes run beside each other, or so many at once, the first ones first. A lane may be a
    generator that does something between its tasks, and hands in what came of it as a result.
    """
    running: set[subprocess.Popen[bytes]] = set()
    ended = threading.Event()

    def run_lane(lane: Iterable[Task | Result], logs: Path) -> list[Result]:
        results: list[Result] = []
        steps = iter(lane)
        try:
            while not ended.is_set() and (step := next(steps, None)) is not None:
                is_done = isinstance(step, Result)
                results.append(step if is_done else _run(step, logs, running))
        finally:
            # What a generator has open, such as a stack, is closed before the run ends.
            if isinstance(steps, Generator):
                steps.close()
        return results

    with (
        tempfile.TemporaryDirectory(prefix="isl-logs-") as logs,
        ThreadPoolExecutor(max(at_once or len(lanes), 1)) as pool,
    ):
        futures = [pool.submit(run_lane, lane, Path(logs)) for lane in lanes]
        try:
            return [result for future in futures for result in future.result()]
        except BaseException:
            ended.set()
            for process in list(running):
                process.terminate()
            raise


def close(results: Sequence[Result]) -> int:
    """Print the closing line; return the exit status."""
    failed = sum(result.failed for result in results)
    skipped = sum(result.skipped for result in results)
    for result in results:
        if result.failed:
            print(f"failed: {result.name}")
            for failure in result.failures:
                print("\n".join(f"    {line}" for line in failure.splitlines()))
    line = f"{sum(result.passed for result in results)} passed, {failed} failed"
    print(line + (f", {skipped} skipped" if skipped else ""), flush=True)
    return 1 if failed else 0
