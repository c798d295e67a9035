"""What the spelling net reads of each frame: the letter encoder, how hands touch, how they move."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from isl_signs.backends.base import LetterEncoder, LetterModel
from isl_signs.body import HANDS, LEFT_SHOULDER, RIGHT_SHOULDER
from isl_signs.classifier import both_ways, distance_to_training, softmax
from isl_signs.landmarks import (
    CONTACT_COUNT,
    HAND_COUNT,
    HAND_FEATURES,
    BoolArray,
    FloatArray,
    features,
)
from isl_signs.words.own import directions

# Each contact of one hand's point with one of the other, whichever hand is dominant.
_PAIRS = np.triu_indices(CONTACT_COUNT)
# Where in what the letter net reads they stand.
_NEAR = slice(HAND_COUNT * HAND_FEATURES, HAND_COUNT * HAND_FEATURES + CONTACT_COUNT**2)
# Both hands, one hand, unlike training, speeds and ways [2 each], heights [2], time since the last.
_MOVEMENT = 10
# Longest time between two frames between which a movement is told.
LONGEST_STEP_S = 0.35
_FASTEST = 12.0


@dataclass(frozen=True, slots=True)
class Looked:
    """Frames one after another, each seen for itself: where hands are, codes.

    `letters` [n, letters] are the letter net's probabilities, `distance` [n] how far the hands are
    from its training, both zero where no hand is seen; `still` [n, d] is what of a frame does not
    depend on the one before, `place` [n, 9] what `_place` gives.
    """

    times: FloatArray
    place: FloatArray
    code: FloatArray
    letters: FloatArray
    distance: FloatArray
    still: FloatArray

    def then(self, later: "Looked") -> "Looked":
        """These frames, and then those."""
        return joined([self, later])

    def each(self) -> "list[Looked]":
        """Every frame for itself."""
        return [
            Looked(*(getattr(self, name)[k : k + 1] for name in _FIELDS))
            for k in range(len(self.times))
        ]


_FIELDS = ("times", "place", "code", "letters", "distance", "still")


def joined(parts: Sequence[Looked]) -> Looked:
    """Frames of several, in their order."""
    return Looked(*(np.concatenate([getattr(one, name) for one in parts]) for name in _FIELDS))


def feature_count(letters: int, dimensions: int) -> int:
    """How many numbers of a frame the net reads."""
    return dimensions + letters + len(_PAIRS[0]) + _MOVEMENT


def look(
    model: LetterModel, encoder: LetterEncoder, times: FloatArray, points: FloatArray
) -> Looked:
    """What the letter net makes of frames [n, 75, 3]; the same of their mirror images."""
    hands = np.stack([points[:, hand] for hand in HANDS], axis=1)
    present = np.isfinite(hands[:, :, 0, 0])
    hands = np.where(present[:, :, None, None], hands, 0.0).astype(np.float32)
    is_seen = present.any(axis=1)
    code = np.zeros((len(points), encoder.dimensions), np.float32)
    likely = np.zeros((len(points), len(model.letters)), np.float32)
    distance = np.zeros(len(points), np.float32)
    near = np.zeros((len(points), len(_PAIRS[0])), np.float32)
    if is_seen.any():
        code[is_seen], likely[is_seen], distance[is_seen], near[is_seen] = _look_at_hands(
            model, encoder, hands[is_seen], present[is_seen]
        )
    still = [
        code * np.sqrt(np.float32(code.shape[1])),
        np.sqrt(likely),
        near,
        present.all(axis=1)[:, None],
        is_seen[:, None],
        np.minimum(distance[:, None] / model.farthest, 2.0),
    ]
    stacked = np.concatenate(still, axis=1).astype(np.float32)
    return Looked(times, _place(points, present), code, likely, distance, stacked)


def _look_at_hands(
    model: LetterModel, encoder: LetterEncoder, hands: FloatArray, present: BoolArray
) -> tuple[FloatArray, FloatArray, FloatArray, FloatArray]:
    """Codes, letters, distance and how the hands touch, of scenes [n, 2, 21, 3] with a hand."""
    seen = features(*both_ways(hands, present))
    letters, codes = (np.split(rows, 2) for rows in encoder.net.both(seen))
    code = directions(codes[0] + codes[1])
    likely = softmax((letters[0] + letters[1]) / (2 * model.temperature))
    near = seen[: len(hands), _NEAR].reshape(-1, CONTACT_COUNT, CONTACT_COUNT)
    near = ((near + near.transpose(0, 2, 1)) / 2)[:, _PAIRS[0], _PAIRS[1]]
    return code, likely, distance_to_training(model, hands, present), near


def _place(points: FloatArray, present: BoolArray) -> FloatArray:
    """[n, 9]: the shoulders' width; hands' middles, apart, heights, whether both are seen."""
    flat = points[:, :, :2]
    shoulders = flat[:, [LEFT_SHOULDER, RIGHT_SHOULDER]]
    width = np.linalg.norm(shoulders[:, 0] - shoulders[:, 1], axis=-1)
    width = np.where(np.isfinite(width) & (width > 1e-3), width, 0.3)
    wrists = np.stack([flat[:, hand.start] for hand in HANDS], axis=1)
    centers = np.stack([flat[:, hand].mean(axis=1) for hand in HANDS], axis=1)
    gap = np.diff(wrists, axis=1)[:, 0]
    apart = np.linalg.norm(gap, axis=-1) / width
    top = np.where(np.isfinite(shoulders), shoulders, 0.0)[:, :, 1].mean(axis=1)
    heights = np.nan_to_num((wrists[:, :, 1] - top[:, None]) / width[:, None])
    parts = [
        width[:, None],
        centers.reshape(-1, 4),
        np.nan_to_num(apart)[:, None],
        heights,
        present.all(axis=1)[:, None],
    ]
    return np.concatenate(parts, axis=1).astype(np.float32)


def spelling_features(frames: Looked) -> FloatArray:
    """Float32 [n, feature_count]; the first frame moves nowhere."""
    order = np.maximum(np.arange(len(frames.times)) - 1, 0)
    before = Looked(*(getattr(frames, name)[order] for name in _FIELDS))
    return features_after(before, frames)


def features_after(before: Looked, now: Looked) -> FloatArray:
    """The same of frames of any streams, each with the one before it in its own."""
    return np.concatenate([now.still, _movement(before, now)], axis=1).astype(np.float32)


def _movement(before: Looked, now: Looked) -> FloatArray:
    """[n, 7]: speeds of the faster and the other hand, of shapes, together; heights; time."""
    place = now.place
    width, centers, apart, heights = place[:, :1], place[:, 1:5], place[:, 5], place[:, 6:8]
    are_both = place[:, 8] > 0
    step = now.times - before.times
    is_near = (step > 0) & (step <= LONGEST_STEP_S)
    seconds = np.maximum(step, 1e-3)
    way = np.linalg.norm((centers - before.place[:, 1:5]).reshape(-1, 2, 2), axis=-1)
    speeds = np.nan_to_num(way) / width / seconds[:, None]
    change = np.linalg.norm(now.code - before.code, axis=-1) / seconds
    closing = np.abs(apart - before.place[:, 5]) / seconds
    rows = [
        np.where(is_near, np.log1p(np.minimum(speeds.max(axis=1), _FASTEST)), 0.0),
        np.where(is_near, np.log1p(np.minimum(speeds.min(axis=1), _FASTEST)), 0.0),
        np.where(is_near, np.log1p(np.minimum(change, _FASTEST)), 0.0),
        np.where(is_near & are_both, np.log1p(np.minimum(closing, _FASTEST)), 0.0),
        np.clip(heights.min(axis=1), -3, 3),
        np.clip(heights.max(axis=1), -3, 3),
        np.minimum(step, LONGEST_STEP_S) * 10,
    ]
    return np.stack(rows, axis=1).astype(np.float32)
