"""Light twins for tests: bodies and letters read from the picture's colour, no weights."""

from collections.abc import Callable

import numpy as np
from isl_inference_kit.analysis import RgbImage

from isl_signs.backends.base import Letter, LetterModel, Word, WordModel
from isl_signs.body import POSE_COUNT, Body, Region, create_body
from isl_signs.landmarks import HAND_COUNT, POINT_COUNT, FloatArray, descriptor

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


def a_person(*, right: tuple[float, float] | None = (0.4, 0.6), bend: float = 0.0) -> Body:
    """Somebody upright in a square picture, with the wrist of a raised right hand at `right`."""
    pose = np.zeros((POSE_COUNT, 3), np.float32)
    pose[:, :2] = (0.5, 0.2)
    pose[7:9, 0] = (0.54, 0.46)
    pose[11], pose[12] = (0.62, 0.4, 0), (0.38, 0.4, 0)
    pose[13], pose[14] = (0.66, 0.6, 0), (0.34, 0.6, 0)
    pose[15:23] = (0.66, 0.8, 0)
    pose[16:23:2, :2] = (0.34, 0.8) if right is None else right
    pose[23:, :2] = (0.5, 0.9)
    hand = None
    if right is not None:
        hand = (a_hand(bend) - a_hand(bend)[0]) * 0.3 + np.array([*right, 0], np.float32)
        hand = hand.astype(np.float32)
    return create_body(aspect=1.0, pose=pose, right_hand=hand)


class FakeBody:
    """A dark picture has no hand, any other one hand and no body, curled by its redness."""

    name = "fake body"

    def __init__(self) -> None:
        self.is_closed = False

    def detect(self, rgb: RgbImage, _around: Region | None = None) -> Body:
        red, green, blue = (float(value) for value in rgb.reshape(-1, 3).mean(axis=0))
        has_hand = max(red, green, blue) > _DARK
        return create_body(aspect=1.0, left_hand=a_hand(red / 255) if has_hand else None)

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


class FakeWordNet:
    """Reads how high the right hand is at a window's end: the higher word the surer."""

    def __init__(self, logits: Callable[[FloatArray], list[float]]) -> None:
        self._logits = logits
        self.windows_seen = 0

    def logits(self, features: FloatArray) -> FloatArray:
        self.windows_seen += len(features)
        return np.array([self._logits(window) for window in features], np.float32)


FAKE_WORDS = (
    Word("GOOD", "word-good", "avatar", True, (Letter("FINE", "word-fine"),)),
    Word("BUSY", "word-busy", "avatar", False),
)


def a_word_model(logits: Callable[[FloatArray], list[float]]) -> WordModel:
    """Two words and nothing; `logits` gives three numbers for a window's features."""
    return WordModel(
        name="fake-words",
        version="1",
        words=FAKE_WORDS,
        net=FakeWordNet(logits),
        temperature=1.0,
        thresholds={"people": 0.6, "avatar": 0.8},
    )
