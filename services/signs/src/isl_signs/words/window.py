"""A stretch of a person's landmarks at any frame rate, as a fixed number of steps."""

from dataclasses import dataclass

import numpy as np

from isl_signs.body import BODY_COUNT, LEFT_HAND, POSE, RIGHT_HAND
from isl_signs.landmarks import FloatArray

STEPS = 24
# What was not found for longer is missing; at low rates, longer than one frame.
_LONGEST_GAP_S = 0.35
_GAP_IN_FRAMES = 1.6
# A frame so little before the window's begin still belongs to it.
_BEFORE_S = 0.25
_LEAST_FRAMES = 2
_LEAST_WINDOW_S = 0.2
_PARTS = (POSE, LEFT_HAND, RIGHT_HAND)


@dataclass(frozen=True, slots=True)
class Window:
    """Points float32 [STEPS, 75, 3], NaN where missing, and what resampling hides.

    `age_s` [STEPS] is how far each step is from a frame, `step_s` the usual time between frames.
    """

    points: FloatArray
    age_s: FloatArray
    seconds: float
    step_s: float


def cut(times: FloatArray, points: FloatArray, *, start_s: float, end_s: float) -> Window | None:
    """The window of frames at `times` [n], no longer than they last; None where too few are in."""
    start_s, end_s = max(start_s, float(times[0])), min(end_s, float(times[-1]))
    inside = (times >= start_s - _BEFORE_S) & (times <= end_s + 1e-3)
    if end_s - start_s < _LEAST_WINDOW_S or int(inside.sum()) < _LEAST_FRAMES:
        return None
    return resample(times[inside], points[inside], start_s=start_s, end_s=end_s)


def resample(times: FloatArray, points: FloatArray, *, start_s: float, end_s: float) -> Window:
    """The window from `start_s` to `end_s` of frames at `times` [n], points [n, 75, 3]."""
    steps = np.linspace(start_s, end_s, STEPS, dtype=np.float32)
    step_s = float(np.median(np.diff(times))) if len(times) > 1 else 0.5
    longest = max(_LONGEST_GAP_S, _GAP_IN_FRAMES * step_s)
    out = np.full((STEPS, BODY_COUNT, 3), np.nan, np.float32)
    for part in _PARTS:
        found = np.flatnonzero(np.isfinite(points[:, part.start, 0]))
        if len(found):
            out[:, part] = _fill(times[found], points[found, part], steps, longest)
    age = np.abs(steps[:, None] - times[None]).min(axis=1)
    return Window(out, age.astype(np.float32), float(end_s - start_s), step_s)


def _fill(times: FloatArray, points: FloatArray, steps: FloatArray, longest: float) -> FloatArray:
    """Between two frames not too far apart a straight line, near a frame that frame, else NaN."""
    after = np.searchsorted(times, steps)
    left = np.clip(after - 1, 0, len(times) - 1)
    right = np.clip(after, 0, len(times) - 1)
    span = times[right] - times[left]
    share = np.where(span > 0, (steps - times[left]) / np.maximum(span, 1e-6), 0.0)
    share = np.clip(share, 0.0, 1.0)[:, None, None]
    filled = points[left] + share * (points[right] - points[left])
    nearest = np.minimum(np.abs(steps - times[left]), np.abs(steps - times[right]))
    is_known = np.where(span > 0, span <= longest, nearest <= longest / 2)
    is_known |= nearest <= _LONGEST_GAP_S / 4
    return np.where(is_known[:, None, None], filled, np.nan).astype(np.float32)
