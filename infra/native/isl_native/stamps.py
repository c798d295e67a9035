"""Skips a step whose inputs have not changed since it last succeeded."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

_IGNORED = {"node_modules", "dist", "__pycache__", "test", "tests", ".venv", ".cache"}


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_file():
            yield path
        elif path.is_dir() and path.name not in _IGNORED:
            yield from _files(sorted(path.iterdir()))


def fingerprint(paths: Iterable[Path]) -> str:
    """Return a digest of the contents of files and folders; tests and outputs do not count."""
    digest = hashlib.sha256()
    for file in _files(paths):
        digest.update(str(file).encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


class Stamp:
    """A digest kept inside what it vouches for, so that removing the one removes the other."""

    def __init__(self, file: Path, inputs: Iterable[Path]) -> None:
        self._file = file
        self._digest = fingerprint(inputs)

    def is_current(self) -> bool:
        """Tell whether the step may be skipped."""
        return self._file.exists() and self._file.read_text() == self._digest

    def write(self) -> None:
        """Record that the step succeeded."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(self._digest)
