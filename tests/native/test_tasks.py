from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from isl_native import durations
from isl_native.durations import remember, remembered, table
from isl_native.install import IMAGE_NODE
from isl_native.limits import time_limit_s
from isl_native.paths import ROOT
from isl_native.tasks import Result, Task, close, count, run_tasks
from isl_native.testing import longest_first, on_image_node, vitest_suite

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


def test_the_closing_line_adds_up_all_runners(capsys: pytest.CaptureFixture[str]) -> None:
    status = close([Result("a", 3, 0, 0), Result("b", 4, 0, 0)])
    assert status == 0
    assert capsys.readouterr().out.splitlines()[-1] == "7 passed, 0 failed"


def test_a_failed_test_makes_the_run_fail(capsys: pytest.CaptureFixture[str]) -> None:
    assert close([Result("a", 3, 1, 2)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["failed: a", "3 passed, 1 failed, 2 skipped"]


def test_a_failed_test_is_named_at_the_end_with_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sums.test.ts").write_text(
        "it('adds up', () => { expect(1 + 1).toBe(3); });\n"
        "it('takes away', () => { expect(2 - 1).toBe(1); });\n"
    )
    options = ("--root", str(tmp_path), "--globals")
    results = run_tasks([vitest_suite("sums", tmp_path, cwd=ROOT, arguments=options)])
    capsys.readouterr()
    close(results)
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["failed: sums", "    sums.test.ts: adds up"]
    assert "expected 2 to be 3" in lines[2]
    assert not any("takes away" in line for line in lines)


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


def test_a_test_that_passed_only_at_the_second_try_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    passing = tmp_path / "flaky.test.ts"
    passing.write_text(
        "let runs = 0;\n"
        "it('comes late', () => { runs += 1; expect(runs).toBe(2); });\n"
        "it('is there at once', () => { expect(1).toBe(1); });\n"
    )
    options = ("--root", str(tmp_path), "--globals")
    suite = vitest_suite(
        "flaky", tmp_path, arguments=options, cwd=ROOT / "tests", has_journeys=True
    )
    (result,) = run_tasks([suite])
    assert (result.passed, result.failed) == (2, 0)
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "      not at the first try: comes late"


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
    deadline = time.monotonic() + time_limit_s("process")
    while not (pid_file.exists() and pid_file.read_text()):
        assert time.monotonic() < deadline
    process.terminate()
    assert process.wait(time_limit_s("process")) == 143
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid_file.read_text()), 0)


def test_of_many_lanes_only_so_many_run_at_once(tmp_path: Path) -> None:
    code = f"""
import os, pathlib, time
mine = pathlib.Path({str(tmp_path)!r}, str(os.getpid()))
mine.touch()
time.sleep(0.2)
assert len(os.listdir(mine.parent)) <= 2
mine.unlink()
"""
    lanes = [[Task(f"lane {number}", python(code))] for number in range(5)]
    assert [it.failed for it in run_tasks(*lanes, at_once=2)] == [0, 0, 0, 0, 0]


def test_a_lane_hands_in_what_it_did_itself_beside_its_tasks() -> None:
    def lane() -> Iterator[Task | Result]:
        yield Result("opened", 0, 0, 0, 2.5)
        yield Task("used", python(""))

    assert [it.name for it in run_tasks(lane())] == ["opened", "used"]


def test_what_a_lane_has_open_is_closed_when_the_run_is_ended() -> None:
    closed: list[str] = []

    def lane() -> Iterator[Task]:
        try:
            yield Task("no program", ["/nowhere/at/all"])
        finally:
            closed.append("the stack")

    with pytest.raises(FileNotFoundError):
        run_tasks(lane())
    assert closed == ["the stack"]


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
    flags += [f"--testTimeout={time_limit_s('process') * 1000:.0f}"]
    task = Task("node", ["npx", "vitest", "run", *flags], cwd=ROOT / "gateway", report=report)
    assert [(it.passed, it.failed) for it in run_tasks([on_image_node(task)])] == [(2, 0)]


def test_what_took_longest_comes_first_with_its_journeys_below() -> None:
    results = [
        Result("quick", 5, 0, 0, 3.2),
        Result("journeys", 2, 0, 0, 60.0, {"a.test.ts": 12.0, "b.test.ts": 40.0, "c.test.ts": 0.1}),
        Result("a lint", 0, 0, 0, 0.4),
    ]
    assert table(results, 61.0).splitlines() == [
        "    60 s  journeys",
        "        40 s  b.test.ts",
        "        12 s  a.test.ts",
        "     3 s  quick",
        "    64 s  all of them one after another; this run took 61 s",
    ]


def test_what_journeys_took_is_read_from_their_report(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    text = '<testsuites><testsuite name="e2e/a.test.ts" tests="1" time="2.5"/></testsuites>'
    write = f"open({str(report)!r}, 'w').write({text!r})"
    (result,) = run_tasks([Task("e2e", python(write), report=report, has_journeys=True)])
    assert result.journeys == {"e2e/a.test.ts": 2.5}
    assert result.seconds > 0


def test_lanes_that_took_longest_run_first_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(durations, "RECORD", tmp_path / "new" / "durations.json")
    assert remembered() == {}
    remember([Result("a", 1, 0, 0, 5.0), Result("b", 1, 0, 0, 3.0), Result("c", 1, 0, 0, 4.0)])
    # What failed may have ended early.
    remember([Result("a", 0, 1, 0, 0.1)])
    a, b, c, new = ([Task(name, [])] for name in ("a", "b", "c", "new"))
    assert longest_first([new, a, [*b, *c]], remembered()) == [[*b, *c], a, new]
