"""What tests call theirs on stores that somebody else keeps, and how it goes away afterwards."""

from __future__ import annotations

import os
import secrets
import subprocess
from collections.abc import Generator
from contextlib import contextmanager

from . import object_store
from .paths import ROOT
from .say import say

# Suites read it; a whole stack gets names of its own.
TEST_RUN = "ISL_TEST_RUN"


@contextmanager
def names_of_run() -> Generator[str]:
    """Give what the names of a run's databases and buckets begin with; none is there afterwards."""
    run = f"test-{secrets.token_hex(4)}"
    try:
        yield run
    finally:
        # Stores of our own are thrown away whole.
        if os.environ.get("MONGODB_URL") or object_store.is_external():
            remove(run)


def remove(run: str) -> None:
    """Remove a run's databases and buckets from the stores that the environment names."""
    script = ROOT / "tests" / "support" / "remove-test-run.mjs"
    if subprocess.run(["node", str(script), f"{run}-"], check=False).returncode:
        say(f"databases and buckets may be left whose names begin with {run}-")
