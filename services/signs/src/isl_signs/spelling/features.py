"""What the spelling net reads of each frame: the letter encoder, how hands touch, how they move."""

from dataclasses import dataclass

import numpy as np

from isl_signs.backends.base import LetterEncoder, LetterModel
from isl_signs.body import HANDS, LEFT_SHOULDER, RIGHT_SHOULDER
from isl_signs.classifier import both_ways, distance_to_training, softmax
from isl_signs.landmarks import CONTACT_COUNT, HAND_COUNT, HAND_FEATURES, FloatArray, features
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
    """Frames one after another, each seen for itself: points [n, 75, 3] in square units, codes.

    `letters` [n, letters] are the letter net's probabilities, `distance` [n] how far the hands are
    from its training; `still` [n, d] is what of a frame does not depend on the one before.
    """

    times: FloatArray
    points: FloatArray
    code: FloatArray
    letters: FloatArray
    distance: FloatArray
    still: FloatArray

    def then(self, later: "Looked") -> "Looked":
        """These frames, and then those."""
        return Looked(
            *(
                np.concatenate([getattr(self, name), getattr(later, name)])
                for name in ("times", "points", "code", "letters", "distance", "still")
            )
        )


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
    is_seen = present.any(axis=1)[:, None]
    seen = features(*both_ways(hands, present))
    letters, codes = (np.split(rows, 2) for rows in encoder.net.both(seen))
    code = np.where(is_seen, directions(codes[0] + codes[1]), 0.0).astype(np.float32)
    likely = softmax((letters[0] + letters[1]) / (2 * model.temperature))
    near = seen[: len(points), _NEAR].reshape(-1, CONTACT_COUNT, CONTACT_COUNT)
    near = ((near + near.transpose(0, 2, 1)) / 2)[:, _PAIRS[0], _PAIRS[1]]
    distance = distance_to_training(model, hands, present)
    unlike = distance[:, None] / model.farthest
    still = [
        code * np.sqrt(np.float32(code.shape[1])),
        np.where(is_seen, np.sqrt(likely), 0.0),
        near,
        present.all(axis=1)[:, None],
        is_seen,
        np.where(is_seen, np.minimum(unlike, 2.0), 0.0),
    ]
    stacked = np.concatenate(still, axis=1).astype(np.float32)
    return Looked(times, points, code, likely, distance, stacked)


def spelling_features(frames: Looked) -> FloatArray:
    """Float32 [n, feature_count]; the first frame moves nowhere."""
    return np.concatenate([frames.still, _movement(frames)], axis=1).astype(np.float32)


def _movement(frames: Looked) -> FloatArray:
    """[n, 7]: speeds of the faster and the other hand, of shapes, together; heights; time."""
    points, code = frames.points[:, :, :2], frames.code
    present = np.stack([np.isfinite(points[:, hand.start, 0]) for hand in HANDS], axis=1)
    shoulders = points[:, [LEFT_SHOULDER, RIGHT_SHOULDER]]
    width = np.linalg.norm(shoulders[:, 0] - shoulders[:, 1], axis=-1)
    width = np.where(np.isfinite(width) & (width > 1e-3), width, 0.3)
    wrists = np.stack([points[:, hand.start] for hand in HANDS], axis=1)
    centers = np.stack([points[:, hand].mean(axis=1) for hand in HANDS], axis=1)
    step = np.diff(frames.times, prepend=frames.times[:1])
    is_near = (step > 0) & (step <= LONGEST_STEP_S)
    seconds = np.maximum(step, 1e-3)
    way = np.linalg.norm(np.diff(centers, axis=0, prepend=centers[:1]), axis=-1)
    speeds = np.nan_to_num(way) / width[:, None] / seconds[:, None]
    change = np.linalg.norm(np.diff(code, axis=0, prepend=code[:1]), axis=-1) / seconds
    gap = np.diff(wrists, axis=1)[:, 0]
    apart = np.linalg.norm(gap, axis=-1) / width
    closing = np.abs(np.diff(np.nan_to_num(apart), prepend=np.nan_to_num(apart[:1]))) / seconds
    top = np.where(np.isfinite(shoulders), shoulders, 0.0)[:, :, 1].mean(axis=1)
    heights = np.nan_to_num((wrists[:, :, 1] - top[:, None]) / width[:, None])
    rows = [
        np.where(is_near, np.log1p(np.minimum(speeds.max(axis=1), _FASTEST)), 0.0),
        np.where(is_near, np.log1p(np.minimum(speeds.min(axis=1), _FASTEST)), 0.0),
        np.where(is_near, np.log1p(np.minimum(change, _FASTEST)), 0.0),
        np.where(is_near & present.all(axis=1), np.log1p(np.minimum(closing, _FASTEST)), 0.0),
        np.clip(heights.min(axis=1), -3, 3),
        np.clip(heights.max(axis=1), -3, 3),
        np.minimum(step, LONGEST_STEP_S) * 10,
    ]
    return np.stack(rows, axis=1).astype(np.float32)
