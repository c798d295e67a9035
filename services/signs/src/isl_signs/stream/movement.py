"""How far hands went."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from isl_signs.body import (
    LEFT_HAND,
    LEFT_SHOULDER,
    LEFT_WRIST,
    RIGHT_HAND,
    RIGHT_SHOULDER,
    RIGHT_WRIST,
)
from isl_signs.landmarks import FloatArray

_WRISTS = ((LEFT_HAND, LEFT_WRIST), (RIGHT_HAND, RIGHT_WRIST))
# A frame so little before the begin still belongs to it.
_BEFORE_S = 0.05


def movement(times: FloatArray, points: FloatArray, *, start_s: float) -> float:
    """The farther of both wrists' reach since `start_s`, in shoulder widths; 0 without a body."""
    return movements(times, points, starts_s=[start_s])[0]


def movements(times: FloatArray, points: FloatArray, *, starts_s: Sequence[float]) -> list[float]:
    """The same since each of several moments; `times` never fall."""
    firsts = [int(np.count_nonzero(times < np.float32(start - _BEFORE_S))) for start in starts_s]
    shoulders = points[:, LEFT_SHOULDER, :2] - points[:, RIGHT_SHOULDER, :2]
    widths = np.linalg.norm(shoulders, axis=-1)
    known = np.flatnonzero(np.isfinite(widths))
    ways = [_way(points, hand, wrist) for hand, wrist in _WRISTS]
    return [
        max(_reach(frames, way, first) for frames, way in ways) / width if width else 0.0
        for first in firsts
        for width in [_middle(widths[known[np.searchsorted(known, first) :]])]
    ]


def _middle(widths: FloatArray) -> float:
    """The usual width between the shoulders; 0 where nobody is seen."""
    return max(float(np.sort(widths)[len(widths) // 2]), 1e-3) if len(widths) else 0.0


def _way(points: FloatArray, hand: slice, wrist: int) -> tuple[NDArray[np.intp], FloatArray]:
    """The frames in which a wrist is seen, and where; without a hand it is the model's guess."""
    way = points[:, wrist, :2]
    frames = np.flatnonzero(np.isfinite(points[:, hand.start, 0]) & np.isfinite(way[:, 0]))
    return frames, way[frames]


def _reach(frames: NDArray[np.intp], way: FloatArray, first: int) -> float:
    since = way[np.searchsorted(frames, first) :]
    if len(since) < 2:
        return 0.0
    return float(np.linalg.norm(since.max(axis=0) - since.min(axis=0)))
