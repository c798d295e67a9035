"""The MongoDB stand-in under writers of its own, for the tests and the bench."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

from isl_native import mongo_wire
from isl_native.limits import time_limit_s
from isl_native.mongo import STANDIN, Mongo

WRITERS = Path(__file__).parent / "standin-writers.mjs"


def start(jars: Path, data: Path, port: int) -> subprocess.Popen[bytes]:
    """Start a stand-in and wait until it answers."""
    process = subprocess.Popen(
        Mongo(STANDIN, jars).command(data, port),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + time_limit_s("start")
    while not mongo_wire.is_ready(port):
        assert process.poll() is None, "the stand-in ended"
        assert time.monotonic() < deadline, "the stand-in did not start"
        time.sleep(0.05)
    return process


def writers(port: int, connections: int, seconds: float) -> subprocess.Popen[str]:
    """Write for so long; each acknowledged write is a line of the output."""
    url = f"mongodb://127.0.0.1:{port}"
    return subprocess.Popen(
        ["node", str(WRITERS), url, "write", str(connections), str(seconds)],
        env=dict(os.environ),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def missing(port: int, acknowledged: str) -> list[str]:
    """Say which of the acknowledged writes the server does not have."""
    url = f"mongodb://127.0.0.1:{port}"
    result = subprocess.run(
        ["node", str(WRITERS), url, "missing"],
        input=acknowledged,
        capture_output=True,
        text=True,
        check=True,
    )
    return result.stdout.split()
