"""The stack with each part in a container of its image, on the stores that `make up` has."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from .containers import CONFINED, PODMAN, ask, environment
from .image_builds import image
from .parts import Part, parts
from .paths import ROOT
from .plan import PARTS, Plan, free_part_ports, make_plan
from .run_names import names_of_run
from .say import StackError
from .stack import TEST_SETTINGS, Stack, stack_file

# What an image knows better than the checkout, and places that only the checkout has.
IMAGES_OWN = (
    *("WEB_DIST", "ASSETS_DIR", "LEXICON_DIR", "FFMPEG_PATH", "NODE_ENV"),
    *("SECURITY_LOG_FILE", "MEDIA_STORE_DIR"),
)
# A second program of another part's image.
PROGRAMS = {"worker": ("media", "node", "dist/worker.js")}
# Where a part may write beside /tmp, by the setting that says so.
WRITTEN = {"WORKER_DIR": "/work", "SIGNS_INDEX_DIR": "/index"}


@dataclass(frozen=True)
class ImageStack:
    """A running stack of containers."""

    stack_file: Path
    containers: dict[str, str]


def _secrets(plan: Plan, folder: Path) -> dict[str, str]:
    """Lay the files out for the images' users, and return where they are then."""
    folder.mkdir(mode=0o755)
    inside: dict[str, str] = {}
    kept = plan.secrets
    for file in (kept.jwt_keys_file, kept.demo_password_file, kept.vapid_keys_file):
        copy = shutil.copyfile(file, folder / file.name)
        copy.chmod(0o444)
        inside[str(file)] = f"/secrets/{file.name}"
    return inside


def _contained(part: Part, container: str, secrets: Path, inside: dict[str, str]) -> Part:
    name, *command = PROGRAMS.get(part.name, (part.name,))
    env = {
        key: inside.get(value, value) for key, value in part.env.items() if key not in IMAGES_OWN
    }
    volumes = ["--volume", f"{secrets}:/secrets:ro"] if inside.keys() & {*part.env.values()} else []
    for setting, folder in WRITTEN.items():
        if setting in env:
            env[setting] = folder
            volumes += ["--volume", folder]
    # By name only: values would stand in the list of processes.
    words = [word for key in env for word in ("--env", key)]
    run = [*PODMAN, "run", "--rm", "--replace", "--name", container, "--no-healthcheck"]
    return replace(
        part,
        command=[*run, *CONFINED, *volumes, *words, image(name), *command],
        folder=ROOT,
        env={**env, "STORAGE_DRIVER": environment()["STORAGE_DRIVER"]},
    )


def _all_contained(plan: Plan, secrets: Path, containers: Mapping[str, str]) -> list[Part]:
    inside = _secrets(plan, secrets)
    return [
        _contained(part, containers[part.name], secrets, inside) if part.name in PARTS else part
        for part in parts(plan)
    ]


@contextmanager
def running_images() -> Generator[ImageStack]:
    """Run every part from its image on free ports, with data that is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="isl-images-"))
    # Secrets in it are read by other users, who reach them by their mount alone.
    folder.chmod(0o711)
    containers = {name: f"isl-{os.getpid()}-{name}" for name in PARTS}
    try:
        with names_of_run() as name:
            plan = make_plan(
                data=folder / "data",
                ports=free_part_ports(),
                extra_settings=TEST_SETTINGS,
                test_run=name,
            )
            stack = Stack(plan, _all_contained(plan, folder / "secrets", containers))
            try:
                stack.start()
                yield ImageStack(stack_file(plan.data), containers)
            finally:
                stack.stop()
                for container in containers.values():
                    ask(*PODMAN, "rm", "--force", "--ignore", container)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def faults_of_process(status: str, mounts: str) -> list[str]:
    """Name what a process may do that it should not, by what /proc says of it."""
    says = dict(line.split(":", 1) for line in status.splitlines() if ":" in line)
    root = next(line.split()[3] for line in mounts.splitlines() if line.split()[1] == "/")
    faults: list[str] = []
    if "0" in says["Uid"].split():
        faults.append("runs as root")
    if int(says["CapEff"], 16):
        faults.append(f"has capabilities: {says['CapEff'].strip()}")
    if says["NoNewPrivs"].strip() != "1":
        faults.append("may gain rights")
    if "ro" not in root.split(","):
        faults.append("may write to its root")
    return faults


def faults_of_container(container: str, asked: Sequence[str]) -> list[str]:
    """Name what is wrong with a running container; its own health check is run in it."""
    process = Path("/proc") / ask(*PODMAN, "inspect", "--format", "{{.State.Pid}}", container)
    found = faults_of_process((process / "status").read_text(), (process / "mounts").read_text())
    try:
        ask(*PODMAN, "exec", container, *asked)
    except StackError as error:
        found.append(f"its health check fails: {error}")
    return found
