"""Messages to the person at the terminal, on stderr so that a command's own output stays clean."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path


class StackError(Exception):
    """Something the person can put right; its text says what and how."""


def say(text: str) -> None:
    """Print one line."""
    print(text, file=sys.stderr, flush=True)


def end_on_sigterm() -> None:
    """Let SIGTERM end this program as Ctrl-C does: through every `finally`."""

    def end(_number: int, _frame: object) -> None:
        raise SystemExit(143)

    signal.signal(signal.SIGTERM, end)


def run_step(
    title: str,
    command: Sequence[str],
    *,
    log: Path,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run a long command quietly; say that it runs, and every half minute that it still does."""
    say(f"  {title} ...")
    log.parent.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    done = threading.Event()

    def tick() -> None:
        while not done.wait(30):
            say(f"  {title} ... {time.monotonic() - started:.0f} s")

    threading.Thread(target=tick, daemon=True).start()
    try:
        with log.open("wb") as output:
            result = subprocess.run(
                command,
                cwd=cwd,
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
    except FileNotFoundError as error:
        raise StackError(
            f"{title}: the program {command[0]} is not installed (see make setup)"
        ) from error
    finally:
        done.set()
    if result.returncode != 0:
        tail = "\n".join(log.read_text(errors="replace").splitlines()[-25:])
        raise StackError(
            f"{title} failed with code {result.returncode}; the last lines of {log}:\n{tail}"
        )
