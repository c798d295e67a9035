"""A stretch of a person's landmarks at any frame rate, as a fixed number of steps."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

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
    return cut_each(times, points, starts_s=[start_s], end_s=end_s)[0]


def cut_each(
    times: FloatArray, points: FloatArray, *, starts_s: Sequence[float], end_s: float
) -> list[Window | None]:
    """The same for several windows that begin at different times and end together."""
    end_s = min(end_s, float(times[-1]))
    frames = times <= end_s + 1e-3
    times, points = times[frames], points[frames]
    starts = [max(start_s, float(times[0])) for start_s in starts_s] if len(times) else []
    firsts = [int(np.count_nonzero(times < np.float32(start - _BEFORE_S))) for start in starts]
    kept = [
        k
        for k, (start, first) in enumerate(zip(starts, firsts, strict=True))
        if end_s - start >= _LEAST_WINDOW_S and len(times) - first >= _LEAST_FRAMES
    ]
    windows: list[Window | None] = [None] * len(starts_s)
    if kept:
        found = _resample_each(
            times,
            points,
            firsts=np.array([firsts[k] for k in kept]),
            starts_s=[starts[k] for k in kept],
            end_s=end_s,
        )
        for k, window in zip(kept, found, strict=True):
            windows[k] = window
    return windows


def resample(times: FloatArray, points: FloatArray, *, start_s: float, end_s: float) -> Window:
    """The window from `start_s` to `end_s` of frames at `times` [n], points [n, 75, 3]."""
    firsts = np.zeros(1, np.intp)
    return _resample_each(times, points, firsts=firsts, starts_s=[start_s], end_s=end_s)[0]


def _resample_each(
    times: FloatArray,
    points: FloatArray,
    *,
    firsts: NDArray[np.intp],
    starts_s: Sequence[float],
    end_s: float,
) -> list[Window]:
    """Windows that begin with their frames `firsts`, all of which are filled at once."""
    steps = np.linspace(np.array(starts_s), end_s, STEPS, dtype=np.float32, axis=-1)
    between = np.diff(times)
    steps_s = [_median(between[first:]) for first in firsts]
    longest = np.maximum(_LONGEST_GAP_S, _GAP_IN_FRAMES * np.array(steps_s))
    out = np.full((len(firsts), STEPS, BODY_COUNT, 3), np.nan, np.float32)
    for part in _PARTS:
        found = np.flatnonzero(np.isfinite(points[:, part.start, 0]))
        begin = np.searchsorted(found, firsts)
        some = np.flatnonzero(begin < len(found))
        if len(some):
            out[some, :, part] = _fill(
                times[found],
                points[found, part],
                steps[some],
                begin[some],
                longest[some],
            )
    gaps = np.abs(steps[:, :, None] - times)
    is_before = np.arange(len(times)) < firsts[:, None]
    ages = np.where(is_before[:, None], np.float32(np.inf), gaps).min(axis=2).astype(np.float32)
    return [
        Window(out[k], ages[k], float(end_s - start_s), steps_s[k])
        for k, start_s in enumerate(starts_s)
    ]


def _median(between: FloatArray) -> float:
    """The usual time between frames; half a second where there is one only."""
    count = len(between)
    if count == 0:
        return 0.5
    ordered = np.sort(between)
    middle = count // 2
    return float(ordered[middle] if count % 2 else (ordered[middle - 1] + ordered[middle]) / 2)


def _fill(
    times: FloatArray,
    points: FloatArray,
    steps: FloatArray,
    begin: NDArray[np.intp],
    longest: FloatArray,
) -> FloatArray:
    """Between two frames not too far apart a straight line, near a frame that frame, else NaN.

    Of frames at `times` [n] for windows of `steps` [w, s], each with frames from `begin` [w] on.
    """
    first = begin[:, None]
    after = np.maximum(np.searchsorted(times, steps), first)
    left = np.maximum(after - 1, first)
    right = np.minimum(after, len(times) - 1)
    earlier, later = times[left], times[right]
    span = later - earlier
    share = np.where(span > 0, (steps - earlier) / np.maximum(span, 1e-6), 0.0)
    share = np.clip(share, 0.0, 1.0)[..., None, None]
    filled = points[left]
    filled = filled + share * (points[right] - filled)
    nearest = np.minimum(np.abs(steps - earlier), np.abs(steps - later))
    longest = longest[:, None]
    is_known = np.where(
        span > 0, span <= longest.astype(np.float32), nearest <= (longest / 2).astype(np.float32)
    )
    is_known |= nearest <= _LONGEST_GAP_S / 4
    return np.where(is_known[..., None, None], filled, np.nan).astype(np.float32)
