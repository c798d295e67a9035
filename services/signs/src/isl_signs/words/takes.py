"""What a take shows to the encoder, or why it shows no sign to learn."""

from dataclasses import dataclass
from typing import Literal

import numpy as np

from isl_signs.backends.base import Encoder
from isl_signs.body import HANDS
from isl_signs.landmarks import BoolArray, FloatArray
from isl_signs.stream.history import History
from isl_signs.stream.movement import movement
from isl_signs.words.classifier import window_features
from isl_signs.words.own import directions
from isl_signs.words.span import signing_span
from isl_signs.words.window import Window, cut

Outcome = Literal["accepted", "tooShort", "handsUnseen", "handsLost", "still"]

_LEAST_FRAMES = 5
_LEAST_S = 0.8
# As for a word that is recognised, in shoulder widths.
_LEAST_MOVEMENT = 0.2
# Share of the movement's frames that must have a hand.
_LEAST_SEEN = 0.5
# A stream's windows begin and end beside the sign: seconds before its begin and after its end.
_BESIDE_S = ((0.0, 0.0), (0.2, 0.1), (0.0, 0.25), (0.4, 0.0))
_ROUNDING_S = 0.05


@dataclass(frozen=True, slots=True)
class Take:
    """The direction [d] in which an accepted take points; None where it is not accepted."""

    outcome: Outcome
    example: FloatArray | None = None


def read_take(history: History, encoder: Encoder, *, start_s: float, end_s: float) -> Take:
    """The take between two moments, as far as they are remembered."""
    ago = history.times()
    start, end = start_s - history.last_s - _ROUNDING_S, end_s - history.last_s + _ROUNDING_S
    inside = (ago >= start) & (ago <= end)
    times, points = ago[inside], history.points()[inside]
    return take_of(times, points, encoder)


def take_of(times: FloatArray, points: FloatArray, encoder: Encoder) -> Take:
    """The take of points [n, 75, 3] in square units at `times` [n]."""
    bodies = np.isfinite(points[:, 0, 0])
    if bodies.sum() < _LEAST_FRAMES or times[-1] - times[0] < _LEAST_S:
        return Take("tooShort")
    hands = _has_hand(points)
    if not hands.any():
        return Take("handsUnseen")
    if movement(times, points, start_s=float(times[0])) < _LEAST_MOVEMENT:
        return Take("still")
    start_s, end_s = signing_span(times, points)
    signing = (times >= start_s) & (times <= end_s)
    if hands[signing].sum() < max(_LEAST_SEEN * signing.sum(), 1):
        return Take("handsLost")
    windows = _windows(times, points, start_s, end_s)
    if not windows:
        return Take("tooShort")
    seen = directions(encoder.net.logits(window_features(windows)))
    return Take("accepted", directions(seen.mean(axis=0)[None])[0])


def _windows(times: FloatArray, points: FloatArray, start_s: float, end_s: float) -> list[Window]:
    windows = [
        cut(times, points, start_s=start_s - before_s, end_s=end_s + after_s)
        for before_s, after_s in _BESIDE_S
    ]
    return [window for window in windows if window is not None]


def _has_hand(points: FloatArray) -> BoolArray:
    return np.any([np.isfinite(points[:, hand.start, 0]) for hand in HANDS], axis=0)
