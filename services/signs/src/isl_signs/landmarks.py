"""Pure geometry: from hand landmarks to the numbers the letter classifier reads.

Slots follow the training data: slot 0 holds the hand whose picture has the shape of a left hand,
slot 1 that of a right hand, in the picture as it is (not mirrored).
"""

from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float32]
BoolArray = NDArray[np.bool_]

HAND_COUNT = 2
POINT_COUNT = 21
WRIST = 0
_KNUCKLES = (5, 9, 13, 17)
_TIPS = (4, 8, 12, 16, 20)
_CHAINS = (
    (0, 1, 2, 3, 4),
    (0, 5, 6, 7, 8),
    (0, 9, 10, 11, 12),
    (0, 13, 14, 15, 16),
    (0, 17, 18, 19, 20),
)
# From which point to which each bone goes [5, 4], and each gap between two tips [10].
_BONES_FROM, _BONES_TO = np.array(_CHAINS)[:, :-1], np.array(_CHAINS)[:, 1:]
_GAPS_FROM, _GAPS_TO = np.array(list(combinations(_TIPS, 2))).T
# Points of one hand that meet the other hand in two-handed letters.
_CONTACTS = (0, 2, 4, 5, 6, 8, 9, 12, 16, 17, 20)
CONTACT_COUNT = len(_CONTACTS)
_SMALLEST_HAND = 1e-4
# Weight of MediaPipe's depth, which is a guess, beside what was seen.
_DEPTH_WEIGHT = 0.5
# 20 points in the picture and in the palm's own frame, the frame's axes, 15 bones' directions as
# seen, 15 bends, 10 gaps between tips, 5 reaches.
HAND_FEATURES = 20 * 3 + 20 * 3 + 9 + 15 * 2 + 15 + 10 + 5


@dataclass(frozen=True, slots=True)
class HandPair:
    """Hands of one picture: points float32 [2, 21, 3], present bool [2], a missing hand is zeros.

    All axes share one unit, the picture's height, so that shapes do not depend on its aspect.
    """

    points: FloatArray
    present: BoolArray

    @property
    def is_empty(self) -> bool:
        return not bool(self.present.any())


def to_square_units(normalised: FloatArray, *, aspect: float) -> FloatArray:
    """From MediaPipe's x and z in widths and y in heights to heights throughout, [..., 3]."""
    return (normalised * np.array([aspect, 1.0, aspect], np.float32)).astype(np.float32)


def mirror(points: FloatArray) -> FloatArray:
    """The same scene in a mirror: [n, 2, 21, 3], x turned round and the hands' slots exchanged."""
    return (points[:, ::-1] * np.array([-1.0, 1.0, 1.0], np.float32)).astype(np.float32)


def hand_sizes(points: FloatArray) -> FloatArray:
    """Mean distance from the wrist to the knuckles: [n, 2, 21, 3] to [n, 2]."""
    palm = points[:, :, list(_KNUCKLES)] - points[:, :, [WRIST]]
    return _length(palm).mean(axis=-1).astype(np.float32)


def own_shape(points: FloatArray, present: BoolArray) -> FloatArray:
    """Every hand from its own wrist in its own size: [n, 2, 21, 3], zeros where absent."""
    sizes = np.maximum(hand_sizes(points), _SMALLEST_HAND)[:, :, None, None]
    shape = (points - points[:, :, [WRIST]]) / sizes
    return np.where(present[:, :, None, None], shape, 0.0).astype(np.float32)


def features(points: FloatArray, present: BoolArray) -> FloatArray:
    """Classifier input [n, d] of points [n, 2, 21, 3] in square units and present [n, 2].

    In order: HAND_FEATURES of each hand, those of a right hand as its mirror image, so that one
    encoder reads both; how the hands stand to each other; presence.
    """
    shape = own_shape(points, present)
    shape[:, 1, :, 0] *= -1
    hands = _hand_features(shape.reshape(-1, POINT_COUNT, 3), present.reshape(-1))
    parts = [hands.reshape(len(points), -1), between_hands(points, present), present]
    return np.concatenate(parts, axis=1).astype(np.float32)


def descriptor(points: FloatArray, present: BoolArray) -> FloatArray:
    """What two pictures are compared by: seen shape of both hands and where one is from the other.

    [n, 87]: x and y of the wrist-relative points of both slots, the offset between the wrists in
    hand sizes, and presence. No labels and nothing learned enter it.
    """
    shape = own_shape(points, present)[..., :2].reshape(len(points), -1)
    offset = _wrist_offset(points, present)
    both = present.all(axis=1, keepdims=True)
    return np.concatenate([shape, offset, both], axis=1).astype(np.float32)


def between_hands(points: FloatArray, present: BoolArray) -> FloatArray:
    """How the hands stand to each other, in hand sizes: [n, d] of [n, 2, 21, 3]; zeros for one."""
    both = present.all(axis=1)
    sizes = np.maximum(hand_sizes(points), _SMALLEST_HAND)
    unit = np.where(both, sizes.mean(axis=1), 1.0)[:, None]
    first = points[:, 0, list(_CONTACTS), :2]
    second = points[:, 1, list(_CONTACTS), :2]
    gaps = _length(first[:, :, None] - second[:, None, :])
    near = np.exp(-gaps / unit[:, :, None]).reshape(len(points), -1)
    tips = (points[:, 1, list(_TIPS), :2] - points[:, 0, list(_TIPS), :2]) / unit[:, :, None]
    ratio = np.log(sizes[:, 1:] / sizes[:, :1])
    parts = [near, _wrist_offset(points, present), tips.reshape(len(points), -1), ratio]
    together = np.clip(np.concatenate(parts, axis=1), -6.0, 6.0)
    return np.where(both[:, None], together, 0.0).astype(np.float32)


def _hand_features(shape: FloatArray, present: BoolArray) -> FloatArray:
    weighted = shape[:, 1:] * np.array([1.0, 1.0, _DEPTH_WEIGHT], np.float32)
    frame = _palm_frame(shape)
    turned = shape[:, 1:] @ frame.transpose(0, 2, 1)
    directions = _unit(shape[:, _BONES_TO] - shape[:, _BONES_FROM])
    bends = (directions[:, :, 1:] * directions[:, :, :-1]).sum(axis=-1)
    tip_gaps = _length(shape[:, _GAPS_FROM] - shape[:, _GAPS_TO])
    reaches = _length(shape[:, list(_TIPS)])
    parts = [
        weighted.reshape(len(shape), -1),
        turned.reshape(len(shape), -1),
        frame.reshape(len(shape), -1),
        directions[:, :, 1:, :2].reshape(len(shape), -1),
        bends.reshape(len(shape), -1),
        tip_gaps,
        reaches,
    ]
    return np.where(present[:, None], np.concatenate(parts, axis=1), 0.0).astype(np.float32)


def _wrist_offset(points: FloatArray, present: BoolArray) -> FloatArray:
    both = present.all(axis=1)
    unit = np.where(both, np.maximum(hand_sizes(points).mean(axis=1), _SMALLEST_HAND), 1.0)
    offset = (points[:, 1, WRIST, :2] - points[:, 0, WRIST, :2]) / unit[:, None]
    return np.where(both[:, None], offset, 0.0).astype(np.float32)


def _palm_frame(shape: FloatArray) -> FloatArray:
    """Rows across the palm, along it and out of it, of [n, 21, 3]: [n, 3, 3].

    Points in this frame say how the fingers are held, however the hand is turned.
    """
    along = _unit(shape[:, [9, 13]].mean(axis=1) - shape[:, WRIST])
    out = _unit(_cross(shape[:, 5] - shape[:, 17], along))
    return np.stack([_cross(along, out), along, out], axis=1).astype(np.float32)


def _unit(vectors: FloatArray) -> FloatArray:
    return vectors / np.maximum(_length(vectors), _SMALLEST_HAND)[..., None]


# For the few points of a frame numpy's own spend most of their time on what they are given.
def _length(vectors: FloatArray) -> FloatArray:
    return np.sqrt((vectors * vectors).sum(axis=-1))


def _cross(a: FloatArray, b: FloatArray) -> FloatArray:
    return a[:, [1, 2, 0]] * b[:, [2, 0, 1]] - a[:, [2, 0, 1]] * b[:, [1, 2, 0]]
