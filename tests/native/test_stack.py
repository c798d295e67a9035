from __future__ import annotations

import json
import os
import signal
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from isl_native.limits import time_limit_s
from isl_native.mongo import EXTERNAL, Mongo
from isl_native.parts import Part
from isl_native.plan import PART_PORTS, PARTS, Plan, free_part_ports
from isl_native.say import StackError
from isl_native.secret_files import make_secrets
from isl_native.stack import Stack, run_until_stopped, stack_file
from isl_native.supervisor import PartState

# Answers 200, and writes its name into a file when it is asked to stop.
SERVER = """
import http.server, pathlib, signal, sys, os
name, port, order = sys.argv[1], int(sys.argv[2]), pathlib.Path(sys.argv[3])
def stop(*_):
    with order.open('a') as file: file.write(name + '\\n')
    os._exit(0)
signal.signal(signal.SIGTERM, stop)
class Answer(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200); self.end_headers(); self.wfile.write(os.environ['SAYS'].encode())
    def log_message(self, *_): pass
print(name, 'listens', flush=True)
http.server.ThreadingHTTPServer(('127.0.0.1', port), Answer).serve_forever()
"""


@pytest.fixture
def plan(tmp_path: Path) -> Plan:
    return Plan(
        data=tmp_path,
        host="127.0.0.1",
        ports=free_part_ports(),
        mongo=Mongo(EXTERNAL, url="mongodb://db.example"),
        secrets=make_secrets(tmp_path / "secrets"),
        has_embedded_objects=True,
    )


def a_server(plan: Plan, name: str, *, needs: tuple[str, ...] = ()) -> Part:
    port = plan.ports[name]
    return Part(
        name,
        [sys.executable, "-c", SERVER, name, str(port), str(plan.data / "order")],
        env={"SAYS": 'a $HOME and "quotes" {{ }}'},
        needs=needs,
        ready_url=(port, "/ready"),
    )


@pytest.fixture
def stack(plan: Plan) -> Iterator[Stack]:
    running = Stack(plan, [a_server(plan, "minio"), a_server(plan, "content", needs=("minio",))])
    try:
        running.start()
        yield running
    finally:
        running.stop()


def eventually(stack: Stack, holds: Callable[[dict[str, PartState]], bool]) -> dict[str, PartState]:
    deadline = time.monotonic() + time_limit_s("process")
    while time.monotonic() < deadline:
        states = stack.poll() or {}
        if holds(states):
            return states
    raise AssertionError(f"never came true: {stack.poll()}")


def test_settings_reach_a_part_unchanged(stack: Stack) -> None:
    with urllib.request.urlopen(stack.plan.local_url("content")) as answer:
        assert answer.read() == b'a $HOME and "quotes" {{ }}'


def test_a_part_that_is_killed_comes_back(stack: Stack) -> None:
    before = (stack.poll() or {})["content"]
    os.kill(before.pid, signal.SIGKILL)
    after = eventually(
        stack, lambda states: states["content"].restarts == 1 and states["content"].is_ready
    )
    assert after["content"].pid != before.pid
    assert after["minio"].restarts == 0


def test_stores_stop_last(stack: Stack) -> None:
    stack.stop()
    assert (stack.plan.data / "order").read_text().split() == ["content", "minio"]


def test_a_running_stack_says_what_it_is_made_of_and_a_stopped_one_nothing(stack: Stack) -> None:
    file = stack_file(stack.plan.data)
    description = json.loads(file.read_text())
    assert description["address"] == stack.plan.local_url("gateway")
    assert description["urls"].keys() == PART_PORTS.keys()
    assert description["opsUrls"].keys() == set(PARTS)
    assert Path(description["supervisor"]["socket"]).is_socket()
    assert file.stat().st_mode & 0o777 == 0o600
    stack.stop()
    assert not file.exists()


def test_what_a_part_prints_is_its_log_as_it_is(stack: Stack) -> None:
    assert (stack.plan.logs_dir / "content.log").read_text() == "content listens\n"


def test_parts_are_ended_when_their_supervisor_was_killed(stack: Stack) -> None:
    pids = [state.pid for state in (stack.poll() or {}).values()]
    description = json.loads(stack_file(stack.plan.data).read_text())
    os.kill(description["supervisor"]["pid"], signal.SIGKILL)
    deadline = time.monotonic() + time_limit_s("process")
    while stack.poll() is not None:
        assert time.monotonic() < deadline
    stack.stop()
    while any(is_alive(pid) for pid in pids):
        assert time.monotonic() < deadline


def is_alive(pid: int) -> bool:
    """A zombie that nobody has collected yet is dead all the same."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_part_that_cannot_start_is_named_with_the_end_of_its_log(plan: Plan) -> None:
    command = [sys.executable, "-c", "raise SystemExit('S3_ENDPOINT is not set')"]
    stack = Stack(plan, [Part("media", command, ready_url=(plan.ports["media"], "/ready"))])
    try:
        with pytest.raises(StackError) as refusal:
            stack.start()
    finally:
        stack.stop()
    assert "media" in str(refusal.value)
    assert "S3_ENDPOINT is not set" in str(refusal.value)


@pytest.fixture
def own_signals() -> Iterator[None]:
    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    kept = {number: signal.getsignal(number) for number in numbers}
    yield
    for number, handler in kept.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("own_signals")
def test_a_signal_does_not_break_the_cleaning_up_after_a_failed_start(plan: Plan) -> None:
    class Failing(Stack):
        is_clean = False

        def start(self) -> None:
            raise StackError("media did not become ready")

        def stop(self) -> None:
            os.kill(os.getpid(), signal.SIGTERM)
            self.is_clean = True

    stack = Failing(plan, [])
    with pytest.raises(StackError, match="media did not"):
        run_until_stopped(stack)
    assert stack.is_clean
