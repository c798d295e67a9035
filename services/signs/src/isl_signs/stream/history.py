"""The last seconds of one person's landmarks, and nothing older."""

from collections import deque
from dataclasses import dataclass

import numpy as np

from isl_signs.body import BODY_COUNT, Body
from isl_signs.landmarks import FloatArray

KEPT_S = 4.0
# At 15 frames a second four seconds; a client that sends more keeps less.
KEPT_FRAMES = 64


@dataclass(frozen=True, slots=True)
class Seen:
    """A body and when it was seen."""

    at_s: float
    body: Body


class History:
    """Bounded in time and in frames."""

    def __init__(self) -> None:
        self._seen: deque[Seen] = deque(maxlen=KEPT_FRAMES)

    def __len__(self) -> int:
        return len(self._seen)

    @property
    def last_s(self) -> float:
        """When the newest frame was seen."""
        return self._seen[-1].at_s if self._seen else 0.0

    def add(self, at_s: float, body: Body) -> None:
        """Remember a frame; what is older than KEPT_S goes."""
        self._seen.append(Seen(at_s, body))
        while self._seen and at_s - self._seen[0].at_s > KEPT_S:
            self._seen.popleft()

    def between(self, start_s: float, end_s: float) -> list[tuple[float, Body]]:
        """What is remembered from one moment to another, each with its time."""
        return [(seen.at_s, seen.body) for seen in self._seen if start_s <= seen.at_s <= end_s]

    def times(self) -> FloatArray:
        """Seconds [n] before now, the last one 0: small enough for float32."""
        return np.array([seen.at_s - self.last_s for seen in self._seen], np.float32)

    def points(self) -> FloatArray:
        """Float32 [n, 75, 3] in the picture's height as unit, NaN where missing."""
        if not self._seen:
            return np.empty((0, BODY_COUNT, 3), np.float32)
        return np.stack([seen.body.square_points for seen in self._seen])
