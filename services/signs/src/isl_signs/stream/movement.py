"""How far hands went."""

import numpy as np

from isl_signs.body import (
    LEFT_HAND,
    LEFT_SHOULDER,
    LEFT_WRIST,
    RIGHT_HAND,
    RIGHT_SHOULDER,
    RIGHT_WRIST,
)
from isl_signs.landmarks import FloatArray


def movement(times: FloatArray, points: FloatArray, *, start_s: float) -> float:
    """The farther of both wrists' reach since `start_s`, in shoulder widths; 0 without a body."""
    inside = times >= start_s - 0.05
    recent = points[inside]
    shoulders = recent[:, LEFT_SHOULDER, :2] - recent[:, RIGHT_SHOULDER, :2]
    widths = np.linalg.norm(shoulders, axis=-1)
    widths = widths[np.isfinite(widths)]
    if not len(widths):
        return 0.0
    width = max(float(np.sort(widths)[len(widths) // 2]), 1e-3)
    farthest = 0.0
    for hand, wrist in ((LEFT_HAND, LEFT_WRIST), (RIGHT_HAND, RIGHT_WRIST)):
        way = recent[:, wrist, :2]
        seen = np.isfinite(recent[:, hand.start, 0])
        # A wrist without a hand is the body model's guess.
        way = way[seen & np.isfinite(way[:, 0])]
        if len(way) > 1:
            farthest = max(farthest, float(np.linalg.norm(way.max(axis=0) - way.min(axis=0))))
    return farthest / width
