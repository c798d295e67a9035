"""Starts the whole stack, waits until it is ready, watches it, and stops it."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

from . import supervisor
from .install import build
from .mongo import without_password
from .parts import Part, parts
from .plan import (
    PART_PORTS,
    PARTS,
    Plan,
    free_part_ports,
    make_plan,
    operations,
    refuse_taken_ports,
    relative,
)
from .run_names import names_of_run
from .say import StackError, say
from .supervisor import PartState

READY_TIMEOUT_S = 180.0
# The supervisor gives each part its own time; this is for all of them, one after another.
STOP_TIMEOUT_S = 90.0
# A part that ended this often before it was ready once will not be.
HOPELESS_RESTARTS = 5
# All journeys of a test come from one address; the limits' own tests are the gateway's.
TEST_SETTINGS = {"RATE_LIMIT_SCALE": os.environ.get("RATE_LIMIT_SCALE") or "50"}


def stack_file(data: Path) -> Path:
    """Where a running stack says what it is made of."""
    return data / "run" / "stack.json"


@dataclass
class Stack:
    """One running stack."""

    plan: Plan
    parts: Sequence[Part]
    _process: subprocess.Popen[bytes] | None = None
    _socket: Path = Path()
    _last: dict[str, PartState] = field(default_factory=dict[str, PartState])

    def start(self) -> None:
        """Start every part and return when all are ready."""
        refuse_taken_ports(self.plan.embedded_ports)
        for folder in (self.plan.run_dir, self.plan.logs_dir):
            folder.mkdir(parents=True, exist_ok=True)
            folder.chmod(0o700)
        # A socket's path is short by law (108 bytes), a data folder's need not be.
        self._socket = Path(tempfile.mkdtemp(prefix="isl-")) / "supervisor.sock"
        config = self.plan.run_dir / "process-compose.json"
        _write_private(config, supervisor.configuration(self.parts, self.plan.logs_dir))
        log = self.plan.logs_dir / "supervisor.log"
        self._process = supervisor.start(config, self._socket, log)
        _write_private(stack_file(self.plan.data), self._description())
        self._wait_until_ready()

    def _description(self) -> dict[str, Any]:
        assert self._process
        return {
            "address": self.plan.local_url("gateway"),
            "dataDir": str(self.plan.data),
            "logsDir": str(self.plan.logs_dir),
            "urls": {part: self.plan.local_url(part) for part in PART_PORTS},
            "opsUrls": {part: self.plan.local_url(operations(part)) for part in PARTS},
            "mongodbUrl": self.plan.mongodb_url,
            "databases": self.plan.databases,
            "objectStore": self.plan.object_store_settings,
            "demoPasswordFile": str(self.plan.secrets.demo_password_file),
            "supervisor": {"socket": str(self._socket), "pid": self._process.pid},
            "pid": os.getpid(),
        }

    def poll(self) -> dict[str, PartState] | None:
        """Return what the supervisor says of every part; None when it is gone."""
        found = supervisor.states(self._socket)
        if found is not None:
            self._last = found
            return found
        assert self._process
        return self._last if self._process.poll() is None else None

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + READY_TIMEOUT_S
        announced: set[str] = set()
        while True:
            found = self.poll()
            if found is None:
                raise StackError(f"the supervisor ended; see {self.plan.logs_dir}/supervisor.log")
            for state in found.values():
                if state.is_ready and state.name not in announced:
                    announced.add(state.name)
                    say(f"  {state.name} is ready")
            waiting = [part.name for part in self.parts if part.name not in announced]
            if not waiting:
                return
            hopeless = [name for name in waiting if _keeps_ending(found.get(name))]
            if hopeless or time.monotonic() > deadline:
                raise StackError(self._why(hopeless or waiting))
            time.sleep(0.1)

    def _why(self, waiting: list[str]) -> str:
        lines = ["These parts did not become ready:"]
        for name in waiting:
            state = self._last.get(name)
            lines.append(f"  {name} ({state.status if state else 'not started'})")
            log = self.plan.logs_dir / f"{name}.log"
            if log.exists():
                tail = log.read_text(errors="replace").splitlines()[-12:]
                lines += [f"    {line}" for line in tail if line.strip()]
        return "\n".join(lines)

    def stop(self) -> None:
        """Stop every part, stores last."""
        process = self._process
        if process:
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(STOP_TIMEOUT_S)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
                    self._end_orphans()
            else:
                self._end_orphans()
            shutil.rmtree(self._socket.parent, ignore_errors=True)
        stack_file(self.plan.data).unlink(missing_ok=True)

    def _end_orphans(self) -> None:
        """End the parts that a supervisor which died could not."""
        for state in reversed(list(self._last.values())):
            if state.pid > 0:
                try:
                    os.killpg(state.pid, signal.SIGTERM)
                except (ProcessLookupError, PermissionError):
                    continue


def _keeps_ending(state: PartState | None) -> bool:
    return state is not None and state.restarts >= HOPELESS_RESTARTS


def _write_private(file: Path, content: dict[str, Any]) -> None:
    scratch = file.with_suffix(".new")
    descriptor = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as handle:
        json.dump(content, handle, indent=2)
    scratch.replace(file)


def _lock(data: Path) -> TextIO | None:
    """Return the lock that a running stack holds on its data, or None when one runs."""
    file = data / "run" / "lock"
    file.parent.mkdir(parents=True, exist_ok=True)
    handle = file.open("w")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        handle.close()
        return None
    return handle


def read_stack(data: Path) -> dict[str, Any] | None:
    """Return the description of the stack on this data folder, if one is there."""
    try:
        found: dict[str, Any] = json.loads(stack_file(data).read_text())
    except FileNotFoundError:
        return None
    return found


def store_settings(running: dict[str, Any]) -> dict[str, str]:
    """Return what leads a command to the stores of a running stack."""
    # The running stack may have been started with other ports and names than these.
    databases = running.get("databases", {})
    return {"MONGODB_URL": running["mongodbUrl"], **databases, **running["objectStore"]}


def _is_running(data: Path) -> bool:
    handle = _lock(data)
    if handle:
        handle.close()
    return handle is None


_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class _Stopped(Exception):
    pass


def _raise_stopped(_number: int, _frame: object) -> None:
    raise _Stopped


def _ignore_signals() -> None:
    for number in _STOP_SIGNALS:
        signal.signal(number, signal.SIG_IGN)


def _watch(stack: Stack) -> None:
    """Say when a part dies and when it is back, until a signal comes."""
    restarts = {state.name: state.restarts for state in (stack.poll() or {}).values()}
    away: set[str] = set()
    while True:
        time.sleep(1)
        found = stack.poll()
        if found is None:
            raise StackError("the supervisor ended; stopping what it had started")
        for state in found.values():
            if state.restarts > restarts.get(state.name, 0):
                restarts[state.name] = state.restarts
                away.add(state.name)
                say(f"{state.name} ended (code {state.exit_code}) and is started again")
            elif state.name in away and state.is_ready:
                away.remove(state.name)
                say(f"{state.name} is ready again")


def refuse_second_start(data: Path) -> None:
    """Say where the stack on this data folder runs, if it does."""
    if _is_running(data):
        running = read_stack(data)
        where = f" at {running['address']}" if running else ""
        raise StackError(f"The stack runs already{where}; make down stops it.")


def run_until_stopped(stack: Stack) -> None:
    """Start the stack, say where it is, and stop it when asked to."""
    plan = stack.plan
    refuse_second_start(plan.data)
    lock = _lock(plan.data)
    if not lock:
        raise StackError("The stack is being started by somebody else.")
    with lock:
        end_left_over(plan.data)
        for number in _STOP_SIGNALS:
            signal.signal(number, _raise_stopped)
        try:
            say("starting")
            stack.start()
            _greet(plan)
            _watch(stack)
        except _Stopped:
            _ignore_signals()
            say("stopping")
        finally:
            _ignore_signals()
            stack.stop()
        say("stopped")


@contextmanager
def running_alone(plan: Plan, some: Sequence[Part]) -> Generator[None]:
    """Run some parts of an installation whose stack does not run, as long as the block takes."""
    if not some:
        yield
        return
    refuse_second_start(plan.data)
    lock = _lock(plan.data)
    if not lock:
        raise StackError("The stack is being started by somebody else.")
    with lock:
        end_left_over(plan.data)
        stack = Stack(plan, some)
        try:
            stack.start()
            yield
        finally:
            stack.stop()


def _greet(plan: Plan) -> None:
    say(f"MongoDB is {plan.mongo.describe()}: {without_password(plan.mongodb_url)}")
    say(f"data: {relative(plan.data)}; logs: make logs service=gateway; stop: Ctrl-C or make down")
    local = plan.local_url("web" if plan.is_dev else "gateway")
    say(f"\nOpen {os.environ.get('PUBLIC_URL') or local}\n")


def _is_supervisor(pid: int) -> bool:
    shown = subprocess.run(
        ["ps", "-o", "args=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return "process-compose" in shown.stdout


def _wait_for_end(pid: int) -> None:
    deadline = time.monotonic() + STOP_TIMEOUT_S
    while time.monotonic() < deadline:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    raise StackError(f"process {pid} did not stop")


def end_left_over(data: Path) -> bool:
    """Stop the supervisor that a killed `make up` left behind; tell whether there was one."""
    running = read_stack(data)
    if not running or not _is_supervisor(running["supervisor"]["pid"]):
        return False
    pid = running["supervisor"]["pid"]
    say("a supervisor of an earlier run is still there; stopping it")
    os.kill(pid, signal.SIGTERM)
    _wait_for_end(pid)
    stack_file(data).unlink(missing_ok=True)
    shutil.rmtree(Path(running["supervisor"]["socket"]).parent, ignore_errors=True)
    return True


def stop_running(data: Path) -> None:
    """Stop the stack on this data folder, wherever it was started."""
    running = read_stack(data)
    if running and _is_running(data):
        os.kill(running["pid"], signal.SIGTERM)
        _wait_for_end(running["pid"])
        say("stopped")
    elif not end_left_over(data):
        say("nothing runs")


@contextmanager
def temporary_stack() -> Generator[Path]:
    """Run a whole stack on free ports with data that is gone afterwards; give its stack.json."""
    folder = tempfile.mkdtemp(prefix="isl-stack-")
    build()
    try:
        with names_of_run() as name:
            plan = make_plan(
                data=Path(folder),
                ports=free_part_ports(),
                extra_settings=TEST_SETTINGS,
                test_run=name,
            )
            stack = Stack(plan, parts(plan))
            try:
                stack.start()
                yield stack_file(plan.data)
            finally:
                stack.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
