"""Makes the stack's code and these tests' importable, and gives plans that touch nothing real."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path[:0] = [str(Path(__file__).parents[2] / "infra" / "native"), str(Path(__file__).parent)]


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep settings of whoever runs the tests out of them."""
    for name in ("MONGODB_URL", "S3_ENDPOINT", "ISL_MONGO", "ISL_DATA_DIR", "ISL_FREE_PORTS"):
        monkeypatch.delenv(name, raising=False)
