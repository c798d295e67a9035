"""buildah and podman where no engine runs: without networks and limits of their own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Mapping
from typing import Any

from .say import StackError

# What each program comes in, on Debian.
PACKAGES = {
    "buildah": "buildah",
    "podman": "podman",
    "debootstrap": "debootstrap",
    "runc": "runc",
    "newuidmap": "uidmap",
}
PODMAN = ("podman", "--cgroup-manager", "cgroupfs", "--runtime", "runc")
# As compose confines them; the limits are those that runc sets here without more rights.
CONFINED = (
    *("--network", "host", "--read-only", "--read-only-tmpfs=false", "--tmpfs", "/tmp"),
    *("--cap-drop", "all", "--security-opt", "no-new-privileges"),
    *("--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1024:1024"),
)


def environment() -> dict[str, str]:
    """Return the environment of both programs; their layers lie over each other, not copied."""
    return {"STORAGE_DRIVER": "overlay", **os.environ}


def refuse_without_programs() -> None:
    """Say all that is missing, and how to get it."""
    missing = [package for program, package in PACKAGES.items() if not shutil.which(program)]
    if missing:
        raise StackError(
            f"building images without an engine needs {', '.join(missing)};"
            f" on Debian: apt-get install --no-install-recommends {' '.join(missing)}"
        )
    if os.geteuid() != 0:
        raise StackError("building images without an engine changes roots: run it as root")


def ask(*command: str) -> str:
    """Return what a command prints; its own words where it fails."""
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise StackError(f"{' '.join(command[:4])} ... failed:\n{done.stderr.strip()}")
    return done.stdout.strip()


def exists(image: str) -> bool:
    """Tell whether an image is in this machine's storage."""
    command = (*PODMAN, "image", "exists", image)
    return subprocess.run(command, env=environment(), check=False).returncode == 0


def described(image: str) -> Mapping[str, Any]:
    """Return what an image says of itself."""
    return json.loads(ask(*PODMAN, "image", "inspect", image))[0]
