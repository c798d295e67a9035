"""Installs and builds everything the stack needs; a step whose inputs are unchanged is skipped."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from . import mongo, programs
from .paths import ROOT
from .say import StackError, run_step
from .stamps import Stamp

UV_VERSION = "0.13.8"
# Carries an ffmpeg for machines without one.
IMAGEIO_FFMPEG_VERSION = "0.6.0"
TOOLS = ROOT / ".tools"
LOGS = TOOLS / "logs"
# What the images run; the checkout may be on an older one. npm's package of that name carries it.
IMAGE_NODE = "24.21.0"
IMAGE_NODE_FOLDER = TOOLS / f"node-{IMAGE_NODE}"
IMAGE_NODE_BIN = IMAGE_NODE_FOLDER / "node_modules" / ".bin"
UV = TOOLS / "bin" / "uv"
SHARED_SOURCES = ("packages", "package-lock.json", "tsconfig.base.json")
BUILT = ("web", "gateway", "services/content", "services/media", "sign-kit")
# The build of sign-kit looks which signs have a picture, and which a drawing.
FURTHER_SOURCES: Mapping[str, Sequence[str]] = {"sign-kit": ("assets/signs", "assets/drawn")}


def _install_uv() -> None:
    if (TOOLS / f"uv-{UV_VERSION}").exists() and UV.exists():
        return
    python = shutil.which("python3.11") or sys.executable
    run_step("making .tools", [python, "-m", "venv", str(TOOLS)], log=LOGS / "venv.log")
    pip = [str(TOOLS / "bin" / "python"), "-m", "pip", "install", "--quiet"]
    run_step(f"installing uv {UV_VERSION}", [*pip, f"uv=={UV_VERSION}"], log=LOGS / "uv.log")
    (TOOLS / f"uv-{UV_VERSION}").touch()


def _install_ffmpeg() -> None:
    carried = TOOLS / "bin" / "ffmpeg"
    if shutil.which("ffmpeg") or carried.exists():
        return
    run_step(
        "installing an ffmpeg",
        [
            *(str(TOOLS / "bin" / "python"), "-m", "pip", "install", "--quiet"),
            f"imageio-ffmpeg=={IMAGEIO_FFMPEG_VERSION}",
        ],
        log=LOGS / "ffmpeg.log",
    )
    binaries = list(TOOLS.glob("lib/python*/site-packages/imageio_ffmpeg/binaries/ffmpeg*"))
    if not binaries:
        raise StackError("imageio-ffmpeg carries no ffmpeg for this machine; install ffmpeg")
    carried.symlink_to(binaries[0])


def _manifests() -> list[Path]:
    return [
        ROOT / "uv.lock",
        ROOT / "pyproject.toml",
        *sorted(ROOT.glob("packages/*/pyproject.toml")),
        *sorted(ROOT.glob("services/*/pyproject.toml")),
        ROOT / "training" / "pyproject.toml",
    ]


def _install_node_modules() -> None:
    stamp = Stamp(ROOT / "node_modules" / ".isl-stamp", [ROOT / "package-lock.json"])
    if stamp.is_current():
        return
    run_step(
        "installing the npm packages",
        ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        cwd=ROOT,
        log=LOGS / "npm.log",
    )
    stamp.write()


def _install_image_node() -> None:
    stamp = IMAGE_NODE_FOLDER / ".isl-stamp"
    if stamp.exists():
        return
    IMAGE_NODE_FOLDER.mkdir(parents=True, exist_ok=True)
    run_step(
        f"installing Node {IMAGE_NODE}, which the images run",
        [
            *("npm", "install", "--prefix", str(IMAGE_NODE_FOLDER), "--no-save"),
            *("--no-audit", "--no-fund", f"node@{IMAGE_NODE}"),
        ],
        log=LOGS / "image-node.log",
    )
    stamp.touch()


def sync_python(environment: Path, *options: str) -> None:
    """Make a Python environment equal to the lock file."""
    stamp = Stamp(environment / ".isl-stamp", _manifests())
    if stamp.is_current():
        return
    run_step(
        f"installing the Python packages into {environment.name}",
        [str(UV), "sync", "--all-packages", "--compile-bytecode", "--frozen", *options],
        cwd=ROOT,
        env={**os.environ, "UV_PROJECT_ENVIRONMENT": str(environment)},
        log=LOGS / f"{environment.name.strip('.')}.log",
    )
    stamp.write()


def _make_landmark_models() -> None:
    """What pages find hands, body and face with, from the wheel in the Python environment."""
    kit = ROOT / "packages" / "page-kit"
    body = ROOT / "services" / "signs" / "src" / "isl_signs" / "backends" / "pose_model.py"
    stamp = Stamp(kit / "models" / ".isl-stamp", [kit / "tools", body, ROOT / "uv.lock"])
    if stamp.is_current():
        return
    run_step(
        "making the landmark models of the pages",
        [
            str(ROOT / ".venv" / "bin" / "python"),
            *(str(kit / "tools" / "make_landmark_models.py"), str(kit / "models")),
        ],
        log=LOGS / "landmark-models.log",
    )
    stamp.write()


def install() -> None:
    """Bring tools, packages of both languages and the embedded stores to this checkout."""
    LOGS.mkdir(parents=True, exist_ok=True)
    _install_uv()
    _install_ffmpeg()
    _install_node_modules()
    _install_image_node()
    sync_python(ROOT / ".venv")
    _make_landmark_models()
    programs.process_compose()
    if not os.environ.get("MONGODB_URL"):
        mongo.choose()
    if not os.environ.get("S3_ENDPOINT"):
        programs.minio()


def _build_env() -> Mapping[str, str]:
    return {**os.environ, "NODE_ENV": "production"}


def build(names: Iterable[str] = BUILT) -> None:
    """Build the pages and the TypeScript services whose sources have changed."""
    for name in names:
        # A check and a stack may want the same build.
        with programs.locked(LOGS / f"build-{name.replace('/', '-')}.lock"):
            _build_if_changed(name)


def _build_if_changed(name: str) -> None:
    folder = ROOT / name
    sources = [ROOT / source for source in (*SHARED_SOURCES, *FURTHER_SOURCES.get(name, ()))]
    stamp = Stamp(folder / "dist" / ".isl-stamp", [folder, *sources])
    if stamp.is_current():
        return
    run_step(
        f"building {name}",
        ["npm", "run", "build"],
        cwd=folder,
        env=_build_env(),
        log=LOGS / f"build-{name.replace('/', '-')}.log",
    )
    stamp.write()
