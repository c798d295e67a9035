"""Backs an installation up, puts a backup back, compares, and writes clips out for training."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path

from .install import build
from .parts import store_parts
from .paths import ROOT, data_dir
from .plan import DATABASES, free_part_ports, make_plan
from .say import StackError
from .stack import read_stack, running_alone, store_settings

COMMANDS = ("backup", "restore", "verify", "training-clips")


@contextmanager
def _stores(data: Path) -> Generator[Mapping[str, str]]:
    """Give the settings of the stores: the running stack's, else they are started for so long."""
    running = read_stack(data)
    if running:
        yield _with_names(store_settings(running))
        return
    plan = make_plan(data=data, ports=free_part_ports())
    with running_alone(plan, store_parts(plan)):
        stores = {"MONGODB_URL": plan.mongodb_url, **plan.databases}
        yield _with_names(stores | plan.object_store_settings)


def _with_names(stores: Mapping[str, str]) -> Mapping[str, str]:
    return {**stores, "BACKUP_DATABASES": ",".join(stores[setting] for setting in DATABASES)}


def _run(command: list[str], stores: Mapping[str, str]) -> int:
    return subprocess.run(command, env={**os.environ, **stores}, check=False).returncode


def _tool(*words: str) -> list[str]:
    tsx = str(ROOT / "node_modules" / ".bin" / "tsx")
    return [tsx, str(ROOT / "infra" / "backup" / "src" / "main.ts"), *words]


def _media(name: str) -> list[str]:
    return ["node", str(ROOT / "services" / "media" / "dist" / f"{name}.js")]


def _folder(word: str) -> str:
    given = os.environ.get(word)
    if not given:
        raise StackError(f"say {word}=FOLDER")
    # Make runs us where it stands; the folder is meant from there.
    return str(Path(given).expanduser().resolve())


def keep(command: str) -> int:
    """Run one of COMMANDS with what stands on make's command line; return its exit status."""
    data = data_dir()
    if command == "backup":
        words = ["backup", "--to", _folder("to")]
        if os.environ.get("keep"):
            words += ["--keep", os.environ["keep"]]
        with _stores(data) as stores:
            return _run(_tool(*words), stores)
    if command == "restore":
        backup = _folder("from")
        if read_stack(data):
            raise StackError(
                "the stack runs: make down first; a restore wants stores that are empty"
            )
        with _stores(data) as stores:
            return _run(_tool("restore", "--from", backup), stores)
    if command == "training-clips":
        words = ["--to", _folder("to")]
        build()
        with _stores(data) as stores:
            lexicon = {"LEXICON_DIR": str(ROOT / "packages" / "lexicon")}
            return _run([*_media("training-clips"), *words], {**stores, **lexicon})
    if os.environ.get("from"):
        return _run(_tool("check", "--from", _folder("from")), {})
    build()
    with _stores(data) as stores:
        return _run(_media("verify"), stores)
