"""Makes the stack's own code importable, and gives plans that touch nothing real."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "infra" / "native"))


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep settings of whoever runs the tests out of them."""
    for name in ("MONGODB_URL", "S3_ENDPOINT", "ISL_MONGO", "ISL_DATA_DIR", "ISL_FREE_PORTS"):
        monkeypatch.delenv(name, raising=False)
