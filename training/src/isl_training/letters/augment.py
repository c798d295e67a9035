"""What a camera may do to a hand: randomly changed copies of landmarks, points [n, 2, 21, 3]."""

from dataclasses import dataclass

import numpy as np
from isl_signs.landmarks import BoolArray, FloatArray, hand_sizes, mirror
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Augmentation:
    """How far each change goes; angles in degrees, lengths in hand sizes, chances 0 to 1."""

    mirror_chance: float = 0.5
    drop_hand_chance: float = 0.25
    wrong_slot_chance: float = 0.05
    roll_degrees: float = 30.0
    tilt_degrees: float = 30.0
    stretch: float = 0.15
    depth_stretch: float = 0.3
    jitter: float = 0.03
    hand_shift: float = 0.12
    hand_scale: float = 0.10
    finger_jitter: float = 0.06


def augment(
    points: FloatArray, present: BoolArray, how: Augmentation, *, random: np.random.Generator
) -> tuple[FloatArray, BoolArray]:
    """A changed copy; labels stay true because every change leaves the letter readable."""
    n = len(points)
    points, present = points.copy(), present.copy()
    mirrored = random.random(n) < how.mirror_chance
    points[mirrored], present[mirrored] = mirror(points[mirrored]), present[mirrored, ::-1]

    dropped = present.all(axis=1) & (random.random(n) < how.drop_hand_chance)
    present[dropped, _slots(n, random)[dropped]] = False
    misplaced = (present.sum(axis=1) == 1) & (random.random(n) < how.wrong_slot_chance)
    points[misplaced], present[misplaced] = points[misplaced, ::-1], present[misplaced, ::-1]

    sizes = hand_sizes(points)[:, :, None, None]
    points = _turn(points, how, random)
    points[..., 0] *= np.exp(random.normal(0, how.stretch / 2, (n, 1, 1)))
    points[..., 2] *= np.exp(random.normal(0, how.depth_stretch, (n, 1, 1)))
    points = _vary_hands(points, sizes, how, random)
    return np.where(present[:, :, None, None], points, 0.0).astype(np.float32), present


def _turn(points: FloatArray, how: Augmentation, random: np.random.Generator) -> FloatArray:
    n = len(points)
    roll = _angles(how.roll_degrees / 2, n, random)
    tilt_x = _angles(how.tilt_degrees / 2, n, random)
    tilt_y = _angles(how.tilt_degrees / 2, n, random)
    rotation = _axis(roll, 0, 1) @ _axis(tilt_x, 1, 2) @ _axis(tilt_y, 0, 2)
    return _rotate(points, rotation)


def _slots(count: int, random: np.random.Generator) -> NDArray[np.int64]:
    return (random.random(count) < 0.5).astype(np.int64)


def _angles(deviation: float, count: int, random: np.random.Generator) -> FloatArray:
    return np.radians(random.normal(0, deviation, count)).astype(np.float32)


def _rotate(points: FloatArray, rotation: FloatArray) -> FloatArray:
    """Points [n, 2, 21, 3] by matrices [n, 3, 3]."""
    return (points @ rotation.transpose(0, 2, 1)[:, None]).astype(np.float32)


def _axis(angle: FloatArray, a: int, b: int) -> FloatArray:
    matrix = np.tile(np.eye(3, dtype=np.float32), (len(angle), 1, 1))
    matrix[:, a, a] = matrix[:, b, b] = np.cos(angle)
    matrix[:, a, b], matrix[:, b, a] = -np.sin(angle), np.sin(angle)
    return matrix


def _vary_hands(
    points: FloatArray, sizes: FloatArray, how: Augmentation, random: np.random.Generator
) -> FloatArray:
    n = len(points)
    wrists = points[:, :, :1]
    scale = np.exp(random.normal(0, how.hand_scale / 2, (n, 2, 1, 1)))
    shift = random.normal(0, how.hand_shift / 2, (n, 2, 1, 3))
    noise = random.normal(0, how.jitter, points.shape)
    # Errors of the landmark model move whole fingers, more toward the tip.
    fingers = random.normal(0, how.finger_jitter, (n, 2, 5, 1, 3)) * _ALONG
    noise[:, :, 1:] += fingers.reshape(n, 2, 20, 3)
    return (wrists + (points - wrists) * scale + (shift + noise) * sizes).astype(np.float32)


_ALONG = np.array([0.1, 0.4, 0.8, 1.2], np.float32).reshape(1, 1, 1, 4, 1)


def make_negatives(
    points: FloatArray, present: BoolArray, *, random: np.random.Generator
) -> tuple[FloatArray, BoolArray]:
    """Scenes that are no letter: hands turned far round, or with fingers of unrelated hands.

    Nobody collected pictures of hands that sign nothing; these stand in, so that the net learns
    to be unsure away from letters.
    """
    n = len(points)
    turned = _turn_far(points, random)
    mixed = _mix_fingers(points, present, random)
    is_turned = random.random(n) < 0.5
    scenes = np.where(is_turned[:, None, None, None], turned, mixed)
    # One hand is the commonest thing to be seen at rest.
    present = present.copy()
    single = present.all(axis=1) & (random.random(n) < 0.6)
    present[single, _slots(n, random)[single]] = False
    return np.where(present[:, :, None, None], scenes, 0.0).astype(np.float32), present


def _turn_far(points: FloatArray, random: np.random.Generator) -> FloatArray:
    degrees = random.uniform(70, 180, len(points)) * random.choice([-1, 1], len(points))
    angle = np.radians(degrees).astype(np.float32)
    return _rotate(points, _axis(angle, 0, 1))


def _mix_fingers(points: FloatArray, present: BoolArray, random: np.random.Generator) -> FloatArray:
    """Each finger keeps its knuckle and takes its bones from another picture's hand in the slot."""
    mixed = points.copy()
    sizes = np.maximum(hand_sizes(points), 1e-4)[:, :, None, None]
    for slot in (0, 1):
        donors = np.flatnonzero(present[:, slot])
        for finger in range(5):
            chosen = random.choice(donors, len(points))
            joints = slice(1 + 4 * finger, 5 + 4 * finger)
            knuckle = points[:, slot, 1 + 4 * finger][:, None]
            bones = points[chosen, slot, joints] - points[chosen, slot, 1 + 4 * finger][:, None]
            mixed[:, slot, joints] = knuckle + bones / sizes[chosen, slot] * sizes[:, slot]
    return mixed
