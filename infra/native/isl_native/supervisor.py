"""process-compose: its configuration, and its answers over a local socket."""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import programs
from .parts import READY_WAIT_S, Part

# A probe that failed this often in a row would stop the part for good; waiting is right instead:
# a part whose store is away says "not ready" until it is back, and a part that dies is restarted.
NEVER = 1_000_000
STOP_TIMEOUT_S = 20
LOG_SIZE_MB = 20
# Its own records, without its clock and level: what a part prints is what its log shows.
_PLAIN_LOG = {
    "disable_json": True,
    "no_color": True,
    "no_metadata": True,
    "fields_order": ["message"],
    "flush_each_line": True,
    "rotation": {"max_size_mb": LOG_SIZE_MB, "max_backups": 2},
}


def _probe(part: Part) -> dict[str, Any] | None:
    """Return how to ask whether a part is ready: a page each second, a program seldom.

    A program that is started each second takes a core's twentieth for as long as the product runs.
    """
    timing = {"period_seconds": 1, "failure_threshold": NEVER}
    if part.ready_url:
        port, path = part.ready_url
        where = {"host": "127.0.0.1", "scheme": "http", "path": path, "port": str(port)}
        return {"http_get": where, "timeout_seconds": 3, **timing}
    if part.ready_command:
        # A program takes its time to start where every core is busy.
        timing |= {"period_seconds": READY_WAIT_S, "timeout_seconds": READY_WAIT_S + 15}
        return {"exec": {"command": part.ready_command}, **timing}
    return None


def _process(part: Part, logs: Path) -> dict[str, Any]:
    process: dict[str, Any] = {
        "entrypoint": list(part.command),
        "working_dir": str(part.folder),
        "environment": [f"{name}={value}" for name, value in sorted(part.env.items())],
        "availability": {"restart": "always", "backoff_seconds": 1},
        "shutdown": {"signal": 15, "timeout_seconds": STOP_TIMEOUT_S},
        "log_location": str(logs / f"{part.name}.log"),
        "log_configuration": _PLAIN_LOG,
    }
    probe = _probe(part)
    if probe:
        process["readiness_probe"] = probe
    if part.needs:
        process["depends_on"] = {name: {"condition": "process_healthy"} for name in part.needs}
    return process


def configuration(parts: Sequence[Part], logs: Path) -> dict[str, Any]:
    """Return process-compose's configuration; JSON is YAML too."""
    return {
        "version": "0.5",
        "is_strict": True,
        "disable_env_expansion": True,
        "processes": {part.name: _process(part, logs) for part in parts},
    }


@dataclass(frozen=True)
class PartState:
    """What the supervisor knows of one part."""

    name: str
    status: str
    is_ready: bool
    restarts: int
    pid: int
    exit_code: int


class _LocalConnection(http.client.HTTPConnection):
    def __init__(self, path: str) -> None:
        super().__init__("localhost", timeout=3)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        self.sock.connect(self._path)


def states(api_socket: Path) -> dict[str, PartState] | None:
    """Ask a running supervisor for every part; None while it does not answer."""
    connection = _LocalConnection(str(api_socket))
    try:
        connection.request("GET", "/processes")
        answer = json.loads(connection.getresponse().read())
    except (OSError, ValueError, http.client.HTTPException):
        return None
    finally:
        connection.close()
    return {
        entry["name"]: PartState(
            name=entry["name"],
            status=entry["status"],
            is_ready=entry["status"] == "Running" and entry["is_ready"] in ("Ready", "-"),
            restarts=entry["restarts"],
            pid=entry["pid"],
            exit_code=entry["exit_code"],
        )
        for entry in answer["data"]
    }


# Each part is given its own; what all inherited, the reader of strangers' videos would have too.
SECRET_SETTINGS = ("MONGODB_URL", "S3_ACCESS_KEY", "S3_SECRET_KEY", "DEMO_PASSWORD", "VAPID_KEYS")


def inherited(environment: Mapping[str, str]) -> dict[str, str]:
    """Return what every part may know of the environment that started the stack."""
    return {name: value for name, value in environment.items() if name not in SECRET_SETTINGS}


def start(config: Path, api_socket: Path, log: Path) -> subprocess.Popen[bytes]:
    """Start the supervisor in a session of its own, so that Ctrl-C reaches it through us only."""
    return subprocess.Popen(
        [
            str(programs.process_compose()),
            *("up", "--tui=false", "--keep-project", "--ordered-shutdown", "--disable-dotenv"),
            *("--config", str(config), "--unix-socket", str(api_socket), "--log-file", str(log)),
        ],
        env=inherited(os.environ),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
