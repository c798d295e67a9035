"""Where in a clip somebody signs: from when the hands leave their rest to when they are back."""

import numpy as np
from isl_signs.body import LEFT_SHOULDER, POSE_WRISTS, RIGHT_SHOULDER
from isl_signs.landmarks import BoolArray, FloatArray, to_square_units

# Shoulder widths between a wrist and where it rests.
_AWAY = 0.35
# The hands have left their rest for so much of a sign's way in and out, in seconds.
_WAY_S = 0.15
_LEAST_S = 0.2
# Frames at either end of a clip that say where a hand rests.
_ENDS = 2


def signing_span(
    points: FloatArray, frames_per_second: float, *, aspect: float = 4 / 3
) -> tuple[int, int]:
    """First and last frame of points [frames, 75, 3]; the whole clip where no hand rests."""
    square = to_square_units(points, aspect=aspect)
    last = len(points) - 1
    width: FloatArray = np.linalg.norm(
        square[:, LEFT_SHOULDER, :2] - square[:, RIGHT_SHOULDER, :2], axis=-1
    )
    if not np.isfinite(width).any():
        return 0, last
    away: list[BoolArray] = []
    for wrist in POSE_WRISTS:
        way = square[:, wrist, :2]
        known = way[np.isfinite(way).all(axis=1)]
        if len(known) < _ENDS:
            continue
        rests = np.stack([known[:_ENDS].mean(axis=0), known[-_ENDS:].mean(axis=0)])
        ways: FloatArray = way[:, None] - rests
        far: FloatArray = np.linalg.norm(ways, axis=-1).min(axis=1)
        away.append(far > _AWAY * float(np.nanmedian(width)))
    if not away:
        return 0, last
    busy = np.flatnonzero(np.any(away, axis=0))
    if not len(busy) or (busy[-1] - busy[0]) / frames_per_second < _LEAST_S:
        return 0, last
    way = round(_WAY_S * frames_per_second)
    start, end = int(busy[0]) + way, int(busy[-1]) - way
    return (start, end) if start < end else (int(busy[0]), int(busy[-1]))
