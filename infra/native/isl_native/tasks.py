"""Runs checks and test suites a few at a time, shows what failed, and adds up the counts."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
import threading
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from .paths import ROOT

# What is left of a failed suite's output on the screen; the whole of it stays in the log.
SHOWN_LINES = 200
# How much of what took longest is named at the end.
LONGEST_SUITES, LONGEST_FILES = 15, 25


@dataclass(frozen=True)
class Task:
    """One check, or one suite when `report` names the JUnit file that it writes."""

    name: str
    command: Sequence[str]
    cwd: Path = ROOT
    env: Mapping[str, str] = field(default_factory=dict[str, str])
    report: Path | None = None


@dataclass(frozen=True)
class TimeTaken:
    """Seconds from start to end, and seconds of processor time of the task and all it started."""

    wall_s: float = 0.0
    cpu_s: float = 0.0

    def __str__(self) -> str:
        return f"{self.wall_s:.0f} s, {self.cpu_s:.0f} s of processor"


@dataclass(frozen=True)
class Result:
    """How a task ended; a suite that broke without a failed test counts as one failure."""

    name: str
    passed: int
    failed: int
    skipped: int
    time: TimeTaken = field(default_factory=TimeTaken, compare=False)
    files: Mapping[str, float] = field(default_factory=dict[str, float], compare=False)


def count(report: Path) -> tuple[int, int, int]:
    """Return passed, failed and skipped tests of a JUnit file."""
    tests = failed = skipped = 0
    for suite in ElementTree.parse(report).getroot().iter("testsuite"):
        tests += int(suite.get("tests", 0))
        failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped += int(suite.get("skipped", 0))
    return tests - failed - skipped, failed, skipped


def file_times(report: Path) -> dict[str, float]:
    """Return the seconds of each test file of a JUnit file, by the class names of its tests."""
    times: dict[str, float] = {}
    for test in ElementTree.parse(report).getroot().iter("testcase"):
        name = test.get("classname", "")
        times[name] = times.get(name, 0.0) + float(test.get("time", 0))
    return times


def _result(task: Task, code: int, taken: TimeTaken) -> Result:
    if task.report is None:
        return Result(task.name, 0, int(code != 0), 0, taken)
    if not task.report.exists():
        return Result(task.name, 0, 1, 0, taken)
    passed, failed, skipped = count(task.report)
    failed = max(failed, int(code != 0))
    return Result(task.name, passed, failed, skipped, taken, file_times(task.report))


def _last_lines(log: Path) -> str:
    text = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", log.read_text(errors="replace"))
    return "\n".join(f"    {line}" for line in text.splitlines()[-SHOWN_LINES:])


def _wait(process: subprocess.Popen[bytes]) -> tuple[int, float]:
    """Wait for the end; return exit status and processor seconds, children's included."""
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
        code, cpu_s = _wait(process)
        running.remove(process)
    result = _result(task, code, TimeTaken(time.monotonic() - started, cpu_s))
    counts = f" {result.passed} passed" if task.report else ""
    counts += f", {result.skipped} skipped" if result.skipped else ""
    if result.failed:
        print(f"FAIL  {task.name}:{counts} {result.failed} failed ({result.time})", flush=True)
        print(_last_lines(log), flush=True)
    else:
        print(f"ok    {task.name}:{counts} ({result.time})", flush=True)
    return result


def run_tasks(*lanes: Iterable[Task]) -> list[Result]:
    """Run each lane in its order, all lanes beside each other, and return how every task ended.

    Lanes that are one and the same iterator share its tasks: whoever is free takes the next.
    """
    running: set[subprocess.Popen[bytes]] = set()
    ended = threading.Event()

    def run_lane(lane: Iterable[Task], logs: Path) -> list[Result]:
        return [_run(task, logs, running) for task in lane if not ended.is_set()]

    with (
        tempfile.TemporaryDirectory(prefix="isl-logs-") as logs,
        ThreadPoolExecutor(max(len(lanes), 1)) as pool,
    ):
        futures = [pool.submit(run_lane, lane, Path(logs)) for lane in lanes]
        try:
            return [result for future in futures for result in future.result()]
        except BaseException:
            ended.set()
            for process in list(running):
                process.terminate()
            raise


def print_times(results: Sequence[Result]) -> None:
    """Print what took longest: suites, and the files of tests in them."""
    print("what took longest (seconds: from start to end, of processor):")
    for result in sorted(results, key=lambda it: -it.time.wall_s)[:LONGEST_SUITES]:
        print(f"  {result.time.wall_s:5.0f} {result.time.cpu_s:5.0f}  {result.name}")
    files = [(s, f"{it.name}: {name}") for it in results for name, s in it.files.items()]
    print("test files that took longest (seconds):")
    for seconds, name in sorted(files, reverse=True)[:LONGEST_FILES]:
        print(f"  {seconds:5.0f}  {name}")


def close(results: Sequence[Result]) -> int:
    """Print the closing line; return the exit status."""
    failed = sum(result.failed for result in results)
    skipped = sum(result.skipped for result in results)
    for result in results:
        if result.failed:
            print(f"failed: {result.name}")
    line = f"{sum(result.passed for result in results)} passed, {failed} failed"
    print(line + (f", {skipped} skipped" if skipped else ""), flush=True)
    return 1 if failed else 0
