"""Lets the browser journeys use a stack of containers of its own, which is gone afterwards."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from .checks import npx
from .paths import ROOT
from .plan import PUBLIC_PARTS, port_variable
from .ports import free_ports
from .say import end_on_sigterm
from .stack import TEST_SETTINGS

COMPOSE = str(ROOT / "infra" / "docker" / "compose")
PROJECT = "isl-journeys"
WAIT_S = 600
JOURNEYS = ROOT / "tests" / "e2e"
# What a journey does that reaches past what a stack publishes: into stores, processes, files.
REACHES_IN = re.compile(
    r"\b(objectNames|storeClient|mongodbUrl|objectStore|dataDir|logsDir|opsUrls"
    r"|partStates|pidOf|supervisor|support/long-lists)\b"
)


def journeys_from_outside() -> list[str]:
    """Return the journeys that need nothing of a stack but its addresses."""
    files = sorted(JOURNEYS.glob("*.test.ts"))
    return [f"e2e/{it.name}" for it in files if not REACHES_IN.search(it.read_text())]


def main() -> int:
    """Start, use and remove; the exit status is the journeys'."""
    end_on_sigterm()
    ports = dict(zip(PUBLIC_PARTS, free_ports(len(PUBLIC_PARTS)), strict=True))
    settings = {port_variable(part): str(port) for part, port in ports.items()}
    environment = {**os.environ, **TEST_SETTINGS, **settings}
    compose = [COMPOSE, "--project-name", PROJECT]
    if subprocess.run([COMPOSE, "version"], stdout=subprocess.DEVNULL, check=False).returncode:
        return 1
    try:
        up = [*compose, "up", "--build", "--detach", "--wait", "--wait-timeout", str(WAIT_S)]
        if subprocess.run(up, env=environment, check=False).returncode:
            subprocess.run([*compose, "logs", "--tail", "40"], env=environment, check=False)
            return 1
        urls = {part: f"http://127.0.0.1:{port}" for part, port in ports.items()}
        with tempfile.TemporaryDirectory(prefix="isl-compose-") as folder:
            stack = Path(folder) / "stack.json"
            # As the gateway's own image can, with the secrets that it has.
            grant = [*compose, "exec", "--no-TTY", "gateway", "node", "dist/grant.js"]
            said = {"address": urls["gateway"], "urls": urls, "grant": grant}
            stack.write_text(json.dumps(said))
            command = npx("vitest", "run", *journeys_from_outside(), "--retry=1")
            tests = {**environment, "ISL_STACK_FILE": str(stack)}
            return subprocess.run(command, cwd=ROOT / "tests", env=tests, check=False).returncode
    finally:
        subprocess.run([*compose, "down", "--volumes"], env=environment, check=False)


if __name__ == "__main__":
    sys.exit(main())
