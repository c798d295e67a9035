"""Measures what a fresh machine takes: preflight, make setup, make up and make test.

    python3 tests/bench/fresh.py [--with .npmrc ...] [--until preflight|setup|up|test]

Everything is done in a new clone of this checkout's last commit, with an empty home and empty
caches of npm, uv, pip, Go and Maven, which are removed afterwards. What Debian's packages brought
stays: that is the machine's. `--with` copies a file of the real home, such as one that says where a
mirror of the registries is. It takes half an hour or more; nothing has to be set up before.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# What would lead a tool to a cache that is not in the home, or to another installation's settings.
LEADS_ELSEWHERE = (
    *("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "ISL_CACHE", "ISL_DATA_DIR"),
    *("GOPATH", "GOMODCACHE", "GOCACHE", "GOBIN", "UV_CACHE_DIR", "PIP_CACHE_DIR"),
    *("npm_config_cache", "NPM_CONFIG_CACHE", "MONGODB_URL", "S3_ENDPOINT", "VIRTUAL_ENV"),
)
STEPS = ("preflight", "setup", "up", "test")


def environment(home: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in LEADS_ELSEWHERE}
    # Java asks the system who is at home, not HOME.
    return {**kept, "HOME": str(home), "MAVEN_OPTS": f"-Duser.home={home}", "ISL_FREE_PORTS": "1"}


def timed(name: str, step: Callable[[], int]) -> None:
    started = time.monotonic()
    code = step()
    print(f"{name}: {time.monotonic() - started:.0f} s", flush=True)
    if code:
        sys.exit(f"{name} ended with {code}")


def up(clone: Path, env: dict[str, str]) -> int:
    """Run `make up` until it says where the app is, then stop it."""
    command = ["make", "up"]
    with subprocess.Popen(command, cwd=clone, env=env, stderr=subprocess.PIPE, text=True) as stack:
        assert stack.stderr is not None
        for line in stack.stderr:
            print(line, end="", file=sys.stderr, flush=True)
            if line.startswith("Open "):
                subprocess.run(["make", "down"], cwd=clone, env=env, check=True)
                stack.communicate()
                return 0
        return stack.wait()


def size_mib(folder: Path) -> int:
    told = subprocess.run(["du", "-sm", folder], capture_output=True, text=True, check=True)
    return int(told.stdout.split()[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--with", dest="kept", nargs="*", default=[], metavar="FILE")
    parser.add_argument("--until", choices=STEPS, default=STEPS[-1])
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="isl-fresh-"))
    home, clone = folder / "home", folder / "checkout"
    home.mkdir()
    try:
        for name in arguments.kept:
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(Path.home() / name, home / name)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        env = environment(home)

        def run(*command: str) -> Callable[[], int]:
            return lambda: subprocess.run(command, cwd=clone, env=env, check=False).returncode

        steps = {
            "preflight": run("infra/native/preflight"),
            "setup": run("make", "setup"),
            "up": lambda: up(clone, env),
            "test": run("make", "test"),
        }
        for name in STEPS[: STEPS.index(arguments.until) + 1]:
            timed(name, steps[name])
        print(f"home: {size_mib(home)} MiB, checkout: {size_mib(clone)} MiB", flush=True)
    finally:
        # Go makes what it fetched read-only.
        subprocess.run(["chmod", "-R", "u+w", folder], check=False)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
