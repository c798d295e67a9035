"""Builds every image that is deployed, and looks whether it is what docs/operations.md promises."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .containers import PODMAN, ask, described, environment
from .install import LOGS
from .paths import ROOT
from .plan import PARTS
from .say import run_step
from .supply import TOOLS, deployables

MEGABYTE = 1_000_000
# In megabytes, by the language of a part.
AIMS = {"node": 250, "python": 900}
LABELS = ("title", "description", "licenses", "version")
# What installs or compiles: nothing of it is needed to run a part.
TOOLS_LEFT = re.compile(r"(npm|npx|corepack|yarn|pip[\d.]*|uv|gcc|cc|g\+\+|make|cmake)")
# What makes and tests models and rules; the same words inside somebody else's package are theirs.
ROOMS_LEFT = re.compile(r"app/(training|(services|packages)/[^/]+/(tests?|tools|evaluation))")


def language(name: str) -> str:
    """Return what a deployable is written in."""
    return "python" if name in PARTS and "module" in PARTS[name] else "node"


def image(name: str) -> str:
    """Return what the image of a deployable is called on this machine."""
    return f"localhost/isl-{name}"


def build(name: str, bases: Mapping[str, str]) -> None:
    """Build the image of a deployable; what did not change since the last time is kept."""
    is_python = language(name) == "python"
    arguments = [f"{key}={value}" for key, value in bases.items()]
    arguments += [f"PART={name}"] if is_python else []
    run_step(
        f"building the image {name}",
        [
            *("buildah", "bud", "--isolation", "chroot", "--network", "host", "--pull-never"),
            *("--format", "docker", "--layers", "--tag", image(name)),
            *("--file", f"infra/docker/{'python' if is_python else 'node'}.Dockerfile"),
            *(() if is_python else ("--target", name)),
            *(word for argument in arguments for word in ("--build-arg", argument)),
            ".",
        ],
        cwd=ROOT,
        env=environment(),
        log=LOGS / f"image-{name}.log",
    )


def megabytes(name: str) -> float:
    """Return the size of an image on a disk."""
    return described(image(name))["Size"] / MEGABYTE


def faults_of_settings(says: Mapping[str, Any], *, is_asked: bool) -> list[str]:
    """Name what is wrong with what an image says of itself; a job is not asked how it is."""
    faults: list[str] = []
    user = says["User"]
    if not re.fullmatch(r"[1-9]\d*:[1-9]\d*", user):
        faults.append(f"runs as '{user}', not as a number that is not root's")
    health: Mapping[str, Any] = says.get("Healthcheck") or {}
    test = health.get("Test", ["NONE"])
    if (test != ["NONE"]) != is_asked:
        faults.append(f"asks how it is by {test}")
    labels: Mapping[str, str] = says.get("Labels") or {}
    missing = [name for name in LABELS if not labels.get(f"org.opencontainers.image.{name}")]
    if missing:
        faults.append(f"has no label {', '.join(missing)}")
    return faults


def faults_of_files(root: Path) -> list[str]:
    """Name what lies in an image and should not."""
    return sorted(_faults_of_files(root))


def _faults_of_files(root: Path) -> Iterable[str]:
    for folder, folders, files in os.walk(root):
        at = Path(folder).relative_to(root)
        yield from (
            f"{at / name}: of no use to what runs"
            for name in folders
            if ROOMS_LEFT.fullmatch(str(at / name))
        )
        for name in files:
            if at.name in ("bin", "sbin") and TOOLS_LEFT.fullmatch(name):
                yield f"{at / name}: installs or compiles"
            path = Path(folder) / name
            if not path.is_symlink() and path.stat().st_mode & 0o6000:
                yield f"{at / name}: gives who starts it another's rights"


@contextmanager
def files_of(name: str) -> Generator[Path]:
    """Give where the files of an image lie while the block runs."""
    root = Path(ask(*PODMAN, "image", "mount", image(name)))
    try:
        yield root
    finally:
        command = [*PODMAN, "image", "umount", image(name)]
        subprocess.run(command, env=environment(), stdout=subprocess.DEVNULL, check=False)


def faults(name: str) -> list[str]:
    """Name what is wrong with an image that was built."""
    found = faults_of_settings(described(image(name)), is_asked=name not in TOOLS)
    with files_of(name) as root:
        return [*found, *faults_of_files(root)]


def names() -> list[str]:
    """Return every deployable that has an image."""
    return list(deployables())
