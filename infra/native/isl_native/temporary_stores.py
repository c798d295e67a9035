"""Stores on free ports with throw-away data, for tests."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import MappingProxyType

from . import mongo, mongo_wire, object_store
from .ports import free_port
from .run_names import TEST_RUN, names_of_run
from .say import StackError

START_TIMEOUT_S = 60.0
STOP_TIMEOUT_S = 15.0
NO_SETTINGS: Mapping[str, str] = MappingProxyType({})


@contextmanager
def served(
    name: str,
    command: Sequence[str],
    *,
    ready: Callable[[], bool],
    log: Path,
    env: Mapping[str, str] = NO_SETTINGS,
    within_s: float = START_TIMEOUT_S,
) -> Generator[None]:
    """Run a server until it is no longer needed; it is ready when the caller goes on."""
    with log.open("wb") as output:
        # A session of its own: Ctrl-C reaches the tests first, and the stores stop after them.
        process = subprocess.Popen(
            command,
            env={**os.environ, **env},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        deadline = time.monotonic() + within_s
        while not ready():
            if process.poll() is not None or time.monotonic() > deadline:
                raise StackError(
                    f"{name} did not start:\n{log.read_text(errors='replace')[-2000:]}"
                )
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        try:
            process.wait(STOP_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def temporary_stores() -> Generator[dict[str, str]]:
    """Start what the environment does not name already; give the settings that lead there."""
    with ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="isl-stores-"))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        settings = {TEST_RUN: stack.enter_context(names_of_run())}
        if not os.environ.get("MONGODB_URL"):
            chosen = mongo.choose()
            port = free_port()
            stack.enter_context(
                served(
                    "MongoDB",
                    chosen.command(folder / "mongo", port),
                    ready=lambda: mongo_wire.is_ready(port),
                    log=folder / "mongo.log",
                )
            )
            settings["MONGODB_URL"] = f"mongodb://127.0.0.1:{port}"
        if not os.environ.get("S3_ENDPOINT"):
            access_key, secret_key = "test", secrets.token_urlsafe(24)
            s3_port = free_port()
            stack.enter_context(
                served(
                    "MinIO",
                    object_store.command(folder / "objects", s3_port),
                    ready=lambda: object_store.is_ready(s3_port),
                    env=object_store.environment(access_key, secret_key),
                    log=folder / "minio.log",
                )
            )
            settings |= {
                "S3_ENDPOINT": f"http://127.0.0.1:{s3_port}",
                "S3_ACCESS_KEY": access_key,
                "S3_SECRET_KEY": secret_key,
                "S3_BUCKET": object_store.BUCKET,
                "S3_REGION": object_store.REGION,
            }
        yield settings


def run_with_stores(command: Sequence[str]) -> int:
    """Run a command with the stores' settings in its environment; return its exit status."""
    with temporary_stores() as settings:
        process = subprocess.Popen(command, env={**os.environ, **settings})

        def pass_on(number: int, _frame: object) -> None:
            process.send_signal(number)

        signal.signal(signal.SIGTERM, pass_on)
        # The terminal sends Ctrl-C to the command as well: wait for it to end.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        return process.wait()
