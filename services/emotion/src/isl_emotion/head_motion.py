"""Nods, shakes and sways from the head's angles over the last seconds."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np

from isl_emotion.face_metrics import FaceMetrics

# Those of the contract; a head that swings from shoulder to shoulder sways.
Movement = Literal["neutral", "nod", "shake", "sway", "unsteady"]

# A shake is two changes of direction or more within a second (isl.md, detector channels). Pages
# that send two frames a second give too few points for that: then a longer window is read.
WINDOW_S = 1.0
SPARSE_WINDOW_S = 2.5
MIN_POINTS_PER_WINDOW = 6
MIN_TURNS = 2
# Degrees to either side of the middle that count as a swing: above the mesh's own trembling.
MIN_SWING_DEG = 3.0


@dataclass(frozen=True, slots=True)
class HeadMovement:
    """What the head does, and how often it changed direction."""

    movement: Movement
    turns: int


@dataclass(frozen=True, slots=True)
class _Angles:
    at: float
    yaw: float
    pitch: float
    roll: float


@dataclass(slots=True)
class HeadMotion:
    """Remembers the head's angles of the last seconds."""

    _angles: deque[_Angles] = field(default_factory=deque[_Angles])

    def see(self, metrics: FaceMetrics, at: float) -> HeadMovement:
        """Take a frame's angles at a time in seconds; says what the head has been doing."""
        self._angles.append(_Angles(at, metrics.yaw, metrics.pitch, metrics.roll))
        while self._angles[0].at < at - SPARSE_WINDOW_S:
            self._angles.popleft()
        recent = [angles for angles in self._angles if angles.at >= at - WINDOW_S]
        window = recent if len(recent) >= MIN_POINTS_PER_WINDOW else list(self._angles)
        return classify_movement(
            yaw=[angles.yaw for angles in window],
            pitch=[angles.pitch for angles in window],
            roll=[angles.roll for angles in window],
        )

    def lose_face(self) -> None:
        """The face is gone: what it did before says nothing about what comes."""
        self._angles.clear()


def count_turns(angles: Sequence[float]) -> int:
    """How often the angle crossed from one side of its middle to the other, swings only."""
    if len(angles) < 3:
        return 0
    middle = (max(angles) + min(angles)) / 2
    swings = [angle - middle for angle in angles if abs(angle - middle) >= MIN_SWING_DEG]
    signs = np.sign(swings)
    return int(np.count_nonzero(signs[1:] != signs[:-1]))


def classify_movement(
    *, yaw: Sequence[float], pitch: Sequence[float], roll: Sequence[float]
) -> HeadMovement:
    """The widest swing names the movement: a swinging roll is a sway, however the yaw follows."""
    swings: list[tuple[float, Movement, int]] = [
        (_width(yaw), "shake", count_turns(yaw)),
        (_width(pitch), "nod", count_turns(pitch)),
        (_width(roll), "sway", count_turns(roll)),
    ]
    width, movement, turns = max(swings)
    if turns >= MIN_TURNS:
        return HeadMovement(movement, turns)
    if width >= 4 * MIN_SWING_DEG:
        return HeadMovement("unsteady", turns)
    return HeadMovement("neutral", turns)


def _width(angles: Sequence[float]) -> float:
    return max(angles) - min(angles)
