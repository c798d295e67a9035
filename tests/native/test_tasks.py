from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

import pytest
from isl_native.install import IMAGE_NODE
from isl_native.paths import ROOT
from isl_native.say import StackError
from isl_native.tasks import (
    Result,
    Task,
    TimeTaken,
    close,
    count,
    file_times,
    print_times,
    run_tasks,
)
from isl_native.testing import on_image_node

NATIVE = Path(__file__).parents[2] / "infra" / "native"

REPORT = """<testsuites tests="5" failures="1" errors="1">
  <testsuite name="a" tests="4" failures="1" errors="0" skipped="1"></testsuite>
  <testsuite name="b" tests="1" failures="0" errors="1"></testsuite>
</testsuites>"""


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_the_tests_of_every_suite_in_a_report_are_counted(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    assert count(report) == (2, 2, 1)


def test_the_time_of_a_test_file_is_that_of_its_tests(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    tests = (
        '<testcase classname="a" time="1.5"/><testcase classname="a" time="0.5"/>'
        '<testcase classname="b" time="3"/>'
    )
    report.write_text(f"<testsuites><testsuite>{tests}</testsuite></testsuites>")
    assert file_times(report) == {"a": 2.0, "b": 3.0}


def test_the_processor_time_of_a_task_is_counted_with_that_of_what_it_started() -> None:
    busy = "import time; end = time.process_time() + 0.3\nwhile time.process_time() < end: pass"
    code = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {busy!r}])"
    (result,) = run_tasks([Task("busy", python(code))])
    assert result.time.cpu_s >= 0.3
    assert result.time.wall_s >= 0.3


def test_what_took_longest_is_named_first(capsys: pytest.CaptureFixture[str]) -> None:
    slow = Result("slow", 1, 0, 0, TimeTaken(20, 5), {"slow.test.ts": 19.0})
    print_times([Result("quick", 1, 0, 0, TimeTaken(1, 1), {"quick.test.ts": 0.5}), slow])
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [line[-1] for line in lines if len(line) == 3] == [
        "slow",
        "quick",
        "slow.test.ts",
        "quick.test.ts",
    ]


def test_the_closing_line_adds_up_all_runners(capsys: pytest.CaptureFixture[str]) -> None:
    status = close([Result("a", 3, 0, 0), Result("b", 4, 0, 0)])
    assert status == 0
    assert capsys.readouterr().out.splitlines()[-1] == "7 passed, 0 failed"


def test_a_failed_test_makes_the_run_fail(capsys: pytest.CaptureFixture[str]) -> None:
    assert close([Result("a", 3, 1, 2)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["failed: a", "3 passed, 1 failed, 2 skipped"]


def test_a_runner_that_breaks_before_it_reports_counts_as_a_failure(tmp_path: Path) -> None:
    task = Task("broken", python("raise SystemExit(3)"), report=tmp_path / "none.xml")
    assert run_tasks([task]) == [Result("broken", 0, 1, 0)]


def test_a_runner_that_reports_success_but_exits_badly_counts_as_a_failure(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    write = f"open({str(report)!r}, 'w').write('<testsuite tests=\"2\"/>'); raise SystemExit(1)"
    (result,) = run_tasks([Task("odd", python(write), report=report)])
    assert result == Result("odd", 2, 1, 0)


def test_the_output_of_a_failed_check_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    run_tasks([Task("lint", python("print('line 7 is wrong'); raise SystemExit(1)"))])
    assert "line 7 is wrong" in capsys.readouterr().out


def test_the_output_of_a_passing_check_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_tasks([Task("lint", python("print('all fine')"))])[0].failed == 0
    assert "fine" not in capsys.readouterr().out


def test_suites_do_not_outlive_a_run_that_is_ended(tmp_path: Path) -> None:
    """SIGTERM reaches only the runner, as from a CI that gives up."""
    pid_file = tmp_path / "pid"
    suite = (
        f"import os, time; open({str(pid_file)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    )
    runner = f"""
import sys
from isl_native.say import end_on_sigterm
from isl_native.tasks import Task, run_tasks
end_on_sigterm()
run_tasks([Task("long", [sys.executable, "-c", {suite!r}])])
"""
    process = subprocess.Popen([sys.executable, "-c", runner], cwd=NATIVE)
    deadline = time.monotonic() + 20
    while not (pid_file.exists() and pid_file.read_text()):
        assert time.monotonic() < deadline
    process.terminate()
    assert process.wait(20) == 143
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid_file.read_text()), 0)


def test_lanes_that_are_one_iterator_share_its_tasks() -> None:
    tasks = iter([Task(name, python("")) for name in ("a", "b", "c")])
    results = run_tasks(tasks, tasks)
    assert sorted(result.name for result in results) == ["a", "b", "c"]


def test_a_lane_keeps_its_order_after_a_failure() -> None:
    lane = [Task("first", python("raise SystemExit(1)")), Task("second", python(""))]
    assert [result.failed for result in run_tasks(lane)] == [1, 0]


def test_a_suite_runs_under_the_node_of_the_images(tmp_path: Path) -> None:
    says_version = tmp_path / "version.test.mjs"
    says_version.write_text(
        "import { execFileSync } from 'node:child_process';\n"
        "import { expect, it } from 'vitest';\n"
        f"it('is', () => expect(process.version).toBe('v{IMAGE_NODE}'));\n"
        "it('is for what it starts', () => expect(execFileSync('npx', ['--no-install', 'node',\n"
        f"  '--version'], {{ encoding: 'utf8' }}).trim()).toBe('v{IMAGE_NODE}'));\n"
    )
    report = tmp_path / "report.xml"
    flags = ["--root", str(tmp_path), "--reporter=junit", f"--outputFile.junit={report}"]
    task = Task("node", ["npx", "vitest", "run", *flags], cwd=ROOT / "gateway", report=report)
    assert [(it.passed, it.failed) for it in run_tasks([on_image_node(task)])] == [(2, 0)]


def noted(lane: Iterable[Task], names: list[str]) -> Iterator[Task]:
    for task in lane:
        names.append(task.name)
        yield task


def test_a_lane_that_is_through_helps_the_other() -> None:
    shared = iter([Task(f"shared {n}", python("import time; time.sleep(0.2)")) for n in range(6)])
    first: list[str] = []
    second: list[str] = []
    own = [Task("own", python(""))]
    run_tasks(noted(chain(own, shared), first), noted(shared, second))
    assert first[0] == "own"
    assert len(first) > 1
    assert sorted([*first[1:], *second]) == [f"shared {n}" for n in range(6)]


def test_a_lane_that_breaks_ends_the_others() -> None:
    def broken() -> Iterator[Task]:
        raise StackError("no port is free")
        yield

    with pytest.raises(StackError, match="no port is free"):
        run_tasks(broken(), [Task("long", python("import time; time.sleep(600)"))])
