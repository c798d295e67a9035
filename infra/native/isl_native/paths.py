"""Where things live: the checkout, the data of this installation, the cache of built programs."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
NATIVE = ROOT / "infra" / "native"


def cache_dir() -> Path:
    """The folder for programs built once; shared by every checkout of this user."""
    explicit = os.environ.get("ISL_CACHE")
    if explicit:
        return Path(explicit)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "isl-platform"


def data_dir() -> Path:
    """The folder that holds everything this installation must not lose."""
    return Path(os.environ.get("ISL_DATA_DIR") or ROOT / ".data").resolve()
