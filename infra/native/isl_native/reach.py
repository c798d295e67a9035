"""Which rooms of the repository a change reaches, by what their manifests and their code name."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

from .paths import ROOT
from .say import StackError

# Read as files by others, and no package of either language.
DATA_ROOMS = ("proto", "assets", "packages/grammar")
# Nothing that runs reads them but the suite of tests/repo, which always runs.
_DOCUMENTS = re.compile(r"^(docs/.*|[^/]+\.md|LICENSE|\.gitignore)$|/README\.md$")
# "packages/lexicon/forms", and how pathlib and path.join write it.
_NAMED = re.compile(r"""\bpackages(?:/|["'],? ?/? ["'])([\w-]+)|\b(proto|assets)(?=/|["'])""")
_CODE = {".ts", ".tsx", ".mjs", ".py", ".json", ".toml", ".css"}


def _files() -> list[str]:
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    out = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True)
    return out.stdout.splitlines()


def room_of(file: str, rooms: Iterable[str]) -> str | None:
    """Return the innermost room that a file lies in."""
    found = [room for room in rooms if file.startswith(f"{room}/")]
    return max(found, key=len, default=None)


def _manifest(folder: Path) -> tuple[set[str], set[str]]:
    """Return the names of a folder's packages, and of the packages that they need."""
    names: set[str] = set()
    needs: set[str] = set()
    if (folder / "package.json").exists():
        package = json.loads((folder / "package.json").read_text())
        names.add(package["name"])
        needs |= {*package.get("dependencies", {}), *package.get("devDependencies", {})}
    if (folder / "pyproject.toml").exists():
        project = tomllib.loads((folder / "pyproject.toml").read_text())
        names.add(project["project"]["name"])
        wanted: list[list[str]] = [
            project["project"].get("dependencies", []),
            *project.get("dependency-groups", {}).values(),
        ]
        needs |= {re.split(r"[^\w-]", need)[0] for group in wanted for need in group}
    return names, needs


def needs_of_rooms() -> dict[str, set[str]]:
    """Return every room with the rooms whose change it would notice, itself among them."""
    files = _files()
    manifests = {file for file in files if re.search(r"/(package\.json|pyproject\.toml)$", file)}
    rooms = {str(Path(file).parent) for file in manifests} | set(DATA_ROOMS)
    packages = {room: _manifest(ROOT / room) for room in rooms}
    room_named = {name: room for room, (names, _) in packages.items() for name in names}
    needs = {
        room: {room, *(room_named[name] for name in wanted if name in room_named)}
        for room, (_, wanted) in packages.items()
    }
    for file in files:
        room = room_of(file, rooms)
        if room is None or room in DATA_ROOMS or Path(file).suffix not in _CODE:
            continue
        text = (ROOT / file).read_text(errors="replace") if (ROOT / file).is_file() else ""
        for package, data in _NAMED.findall(text):
            needs[room] |= {data or f"packages/{package}"} & rooms
    return needs


def reached(changed: Iterable[str], needs: Mapping[str, set[str]]) -> set[str] | None:
    """Return the rooms that notice changes of these files; None where all of them may."""
    rooms: set[str] = set()
    for file in changed:
        if _DOCUMENTS.search(file):
            continue
        room = room_of(file, needs)
        if room is None:
            return None
        rooms.add(room)
    while True:
        more = {room for room, wanted in needs.items() if wanted & rooms}
        if more <= rooms:
            return rooms
        rooms |= more


def changed_since(revision: str) -> list[str]:
    """Return what differs from where this branch left a revision, committed or not."""
    base = subprocess.run(
        ["git", "merge-base", revision, "HEAD"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if base.returncode:
        raise StackError(f"CHANGED is '{revision}', which git does not know")
    differ = ["git", "diff", "--name-only", base.stdout.strip()]
    known = subprocess.run(differ, cwd=ROOT, capture_output=True, text=True, check=True)
    others = ["git", "ls-files", "--others", "--exclude-standard"]
    new = subprocess.run(others, cwd=ROOT, capture_output=True, text=True, check=True)
    return [*known.stdout.splitlines(), *new.stdout.splitlines()]
