"""How long tests wait before they fail: time-limits.json, scaled to this machine's speed."""

from __future__ import annotations

import hashlib
import json
import os
import time
from dataclasses import dataclass
from typing import Any

from .paths import ROOT

# Measured once a run: whoever is started below reads it instead of measuring again.
SLOWNESS = "ISL_SLOWNESS"
_LIMITS: dict[str, Any] = json.loads((ROOT / "time-limits.json").read_text())


@dataclass(frozen=True)
class _Yardstick:
    hashedBytes: int
    rounds: int
    quickMs: float
    most: float


def _measured() -> float:
    """Time SHA-512, which no processor has a shortcut for, beside all else that runs now."""
    yardstick = _Yardstick(**_LIMITS["slowness"])
    content = bytes(yardstick.hashedBytes)
    started = time.monotonic()
    for _ in range(yardstick.rounds):
        hashlib.sha512(content).digest()
    took_ms = (time.monotonic() - started) * 1000
    return min(yardstick.most, max(1.0, took_ms / yardstick.quickMs))


def slowness() -> float:
    """Return how often slower this machine is than the one that the limits were found on."""
    if SLOWNESS not in os.environ:
        os.environ[SLOWNESS] = f"{_measured():.2f}"
    return float(os.environ[SLOWNESS])


def time_limit_s(name: str) -> float:
    """Return a limit of time-limits.json in seconds."""
    limits: dict[str, int] = _LIMITS["ms"]
    return limits[name] / 1000 * slowness()
