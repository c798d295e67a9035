from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest
from isl_native.limits import time_limit_s
from isl_native.ports import is_taken
from isl_native.stack import stack_file, stop_running

ONE_PART = Path(__file__).parent / "one_part.py"
DOWN = Path(__file__).parents[2] / "infra" / "native" / "down"


@contextmanager
def up(data: Path) -> Generator[subprocess.Popen[str]]:
    """Run a stack in the foreground and yield when it has said its address."""
    process = subprocess.Popen(
        [sys.executable, str(ONE_PART), str(data)], stderr=subprocess.PIPE, text=True
    )
    assert process.stderr
    try:
        for line in process.stderr:
            if line.startswith("Open http"):
                break
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(30)
        process.stderr.close()


def port_of(data: Path) -> int:
    return int(json.loads(stack_file(data).read_text())["address"].rsplit(":", 1)[1])


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_stops_everything_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    with up(tmp_path) as process:
        port = port_of(tmp_path)
        assert is_taken(port)
        process.send_signal(number)
        assert process.wait(30) == 0
    assert not is_taken(port)
    assert not stack_file(tmp_path).exists()


def test_down_stops_a_stack_that_was_started_elsewhere(tmp_path: Path) -> None:
    with up(tmp_path) as process:
        port = port_of(tmp_path)
        down = subprocess.Popen([str(DOWN)], env={**os.environ, "ISL_DATA_DIR": str(tmp_path)})
        # Collected here, for a process that nobody waits for is never gone.
        assert process.wait(30) == 0
        assert down.wait(30) == 0
    assert not is_taken(port)


def test_a_second_start_on_the_same_data_is_refused_with_the_address(tmp_path: Path) -> None:
    with up(tmp_path):
        second = subprocess.run(
            [sys.executable, str(ONE_PART), str(tmp_path)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert second.returncode == 1
        assert f"runs already at http://127.0.0.1:{port_of(tmp_path)}" in second.stderr


def test_what_a_killed_start_left_running_is_stopped_by_down(tmp_path: Path) -> None:
    with up(tmp_path) as process:
        port = port_of(tmp_path)
        process.kill()
        process.wait(10)
        assert is_taken(port)
        stop_running(tmp_path)
        deadline = time.monotonic() + time_limit_s("process")
        while is_taken(port):
            assert time.monotonic() < deadline


def test_down_without_a_stack_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stop_running(tmp_path)
    assert "nothing runs" in capsys.readouterr().err


def test_a_start_after_a_kill_takes_over(tmp_path: Path) -> None:
    with up(tmp_path) as process:
        first = json.loads(stack_file(tmp_path).read_text())["supervisor"]["pid"]
        process.kill()
        process.wait(10)
    with up(tmp_path):
        assert json.loads(stack_file(tmp_path).read_text())["supervisor"]["pid"] != first
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
