"""Where in a clip somebody signs: from when the hands leave their rest to when they are back."""

import numpy as np

from isl_signs.body import LEFT_SHOULDER, POSE_WRISTS, RIGHT_SHOULDER
from isl_signs.landmarks import BoolArray, FloatArray

# Shoulder widths between a wrist and where it rests.
_AWAY = 0.35
# The hands have left their rest for so much of a sign's way in and out, in seconds.
_WAY_S = 0.15
_LEAST_S = 0.2
# Frames at either end of a clip that say where a hand rests.
_ENDS = 2


def signing_span(times: FloatArray, points: FloatArray) -> tuple[float, float]:
    """Begin and end in seconds, of points [n, 75, 3] in square units at `times` [n].

    The whole clip where no hand rests.
    """
    whole = float(times[0]), float(times[-1])
    shoulders = points[:, LEFT_SHOULDER, :2] - points[:, RIGHT_SHOULDER, :2]
    width: FloatArray = np.linalg.norm(shoulders, axis=-1)
    if not np.isfinite(width).any():
        return whole
    away: list[BoolArray] = []
    for wrist in POSE_WRISTS:
        way = points[:, wrist, :2]
        known = way[np.isfinite(way).all(axis=1)]
        if len(known) < _ENDS:
            continue
        rests = np.stack([known[:_ENDS].mean(axis=0), known[-_ENDS:].mean(axis=0)])
        ways: FloatArray = way[:, None] - rests
        far: FloatArray = np.linalg.norm(ways, axis=-1).min(axis=1)
        away.append(far > _AWAY * float(np.nanmedian(width)))
    busy = np.flatnonzero(np.any(away, axis=0)) if away else np.empty(0, int)
    if not len(busy):
        return whole
    start_s, end_s = float(times[busy[0]]), float(times[busy[-1]])
    if end_s - start_s < _LEAST_S:
        return whole
    if end_s - start_s <= 2 * _WAY_S:
        return start_s, end_s
    return start_s + _WAY_S, end_s - _WAY_S
