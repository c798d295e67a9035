"""What a step starts, and the source files that decide what it does."""

import ast
import importlib.util
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from isl_training.repository import ROOT

_OUR_PYTHON = "isl_"
_OUR_NPM = "@isl/"
# What an npm workspace holds beside the sources of its programs.
_NO_SOURCE = frozenset({"node_modules", "dist", "test", "tests"})


class Program(Protocol):
    """Something that can be started from the repository's root."""

    @property
    def command(self) -> tuple[str, ...]:
        """Without the step's own arguments."""
        ...

    def sources(self) -> set[Path]:
        """Its own code and that of our packages that it uses, with the versions of the others."""
        ...


@dataclass(frozen=True, slots=True)
class PythonModule:
    """`python -m MODULE` in one of the virtual environments."""

    module: str
    environment: str = ".venv"

    @property
    def command(self) -> tuple[str, ...]:
        return (f"{self.environment}/bin/python", "-m", self.module)

    def sources(self) -> set[Path]:
        """Follows imports, those within functions too; a pyproject.toml pins the libraries."""
        found: set[Path] = set()
        waiting = [self.module, f"{self.module}.__main__"]
        seen: set[str] = set()
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            if (file := _file_of(name)) is not None:
                found.add(file)
                waiting += _imported(file)
        packages = {name.partition(".")[0] for name in seen}
        return found | {_root_of(package).parents[1] / "pyproject.toml" for package in packages}


@dataclass(frozen=True, slots=True)
class NpmScript:
    """`npm run` of a workspace."""

    workspace: str
    script: str

    @property
    def command(self) -> tuple[str, ...]:
        return ("npm", "run", "--silent", "-w", self.workspace, self.script, "--")

    def sources(self) -> set[Path]:
        """All files of the workspace and of the workspaces that it needs."""
        folders = _workspaces()
        found: set[Path] = set()
        waiting, seen = [self.workspace], set[str]()
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            found |= set(_files(folders[name]))
            needs: dict[str, str] = _manifest(folders[name]).get("dependencies", {})
            waiting += [need for need in needs if need.startswith(_OUR_NPM)]
        return found


@dataclass(frozen=True, slots=True)
class Script:
    """A program of the repository, by its path."""

    path: str

    @property
    def command(self) -> tuple[str, ...]:
        return (self.path,)

    def sources(self) -> set[Path]:
        return {ROOT / self.path}


def _root_of(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    assert spec is not None and spec.submodule_search_locations, f"{package} is not installed"
    return Path(spec.submodule_search_locations[0])


def _file_of(module: str) -> Path | None:
    package, *names = module.split(".")
    path = _root_of(package).joinpath(*names)
    for file in (path / "__init__.py", path.with_suffix(".py")):
        if file.is_file():
            return file
    # A name that is imported from a module, and no module itself.
    return None


def _imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        yield from (name for name in names if name.startswith(_OUR_PYTHON))


def _workspaces() -> dict[str, Path]:
    folders = [ROOT / name for name in _manifest(ROOT)["workspaces"]]
    return {_manifest(folder)["name"]: folder for folder in folders if folder.is_dir()}


def _manifest(folder: Path) -> dict[str, Any]:
    return json.loads((folder / "package.json").read_text())


def _files(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_file():
            yield path
        elif path.name not in _NO_SOURCE:
            yield from _files(path)
