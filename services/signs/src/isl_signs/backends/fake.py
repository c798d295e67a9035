"""Light twins for tests: hands and letters read from the picture's colour, no weights."""

import numpy as np
from isl_inference_kit.analysis import RgbImage

from isl_signs.backends.base import Letter, LetterModel
from isl_signs.landmarks import (
    HAND_COUNT,
    POINT_COUNT,
    FloatArray,
    HandPair,
    descriptor,
)

FAKE_LETTERS = tuple(Letter(label=c, id=f"letter-{c.lower()}-v2") for c in "ABC")
_DARK = 20


def a_hand(bend: float = 0.0) -> FloatArray:
    """Five fingers fanned out of a wrist, float32 [21, 3] in square units; `bend` curls them."""
    points = np.zeros((POINT_COUNT, 3), np.float32)
    points[0] = (0.5, 0.8, 0.0)
    for finger in range(5):
        angle = np.radians(-50 + 25 * finger)
        for joint in range(4):
            reach = 0.12 * (joint + 1) * (1 - bend * joint / 4)
            step = (np.sin(angle) * reach, -np.cos(angle) * reach, -0.02 * joint * bend)
            points[1 + 4 * finger + joint] = points[0] + step
    return points


class FakeHands:
    """A dark picture has no hand, any other one hand, curled by its redness."""

    name = "fake hands"

    def __init__(self) -> None:
        self.is_closed = False

    def detect(self, rgb: RgbImage) -> HandPair:
        red, green, blue = (float(value) for value in rgb.reshape(-1, 3).mean(axis=0))
        points = np.zeros((HAND_COUNT, POINT_COUNT, 3), np.float32)
        has_hand = max(red, green, blue) > _DARK
        if has_hand:
            points[0] = a_hand(red / 255)
        return HandPair(points, np.array([has_hand, False]))

    def close(self) -> None:
        self.is_closed = True


class FakeNet:
    """The same logits for whatever it is shown."""

    def __init__(self, logits: list[float]) -> None:
        self._logits = np.array(logits, np.float32)
        self.rows_seen = 0

    def logits(self, features: FloatArray) -> FloatArray:
        self.rows_seen += len(features)
        return np.tile(self._logits, (len(features), 1))


def a_letter_model(
    logits: list[float] | None = None,
    *,
    threshold: float = 0.6,
    temperature: float = 1.0,
    farthest: float = 1e3,
) -> LetterModel:
    """Three letters, the first one sure unless `logits` say otherwise; trained on `a_hand()`."""
    points = np.zeros((1, HAND_COUNT, POINT_COUNT, 3), np.float32)
    points[0, 0] = a_hand()
    return LetterModel(
        name="fake-letters",
        version="1",
        letters=FAKE_LETTERS,
        net=FakeNet(logits or [6.0, 0.0, -1.0]),
        temperature=temperature,
        threshold=threshold,
        prototypes=descriptor(points, np.array([[True, False]])),
        farthest=farthest,
    )
