"""A person in one picture: upper body and hands as landmarks, in MediaPipe Holistic's order."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
from isl_inference_kit.analysis import PagePoints

from isl_signs.landmarks import (
    HAND_COUNT,
    POINT_COUNT,
    WRIST,
    FloatArray,
    HandPair,
    to_square_units,
)

POSE_COUNT = 33
BODY_COUNT = POSE_COUNT + HAND_COUNT * POINT_COUNT
POSE = slice(0, POSE_COUNT)
LEFT_HAND = slice(POSE_COUNT, POSE_COUNT + POINT_COUNT)
RIGHT_HAND = slice(POSE_COUNT + POINT_COUNT, BODY_COUNT)
HANDS = (LEFT_HAND, RIGHT_HAND)
NOSE, LEFT_EAR, RIGHT_EAR = 0, 7, 8
LEFT_SHOULDER, RIGHT_SHOULDER = 11, 12
LEFT_ELBOW, RIGHT_ELBOW = 13, 14
LEFT_WRIST, RIGHT_WRIST = 15, 16
POSE_WRISTS = (LEFT_WRIST, RIGHT_WRIST)
# A person who faces the camera has the left shoulder on the picture's right. With less between the
# shoulders, in the picture's height, hands are too small to be read.
_LEAST_SHOULDERS = 0.1
# A lone hand before the camera is taken for a body too, a crumpled one or one on its head. A nose
# is 0.56 to 0.6 of the shoulders' width above them in the portraits that were looked at, and lower
# where the head is bowed.
_LEAST_NECK = 0.3
# A lone hand that is taken for an upright body has less between its shoulders.
_SURE_SHOULDERS = 0.2
# Hands that rest hang or lie 1.1 to 2.2 of the shoulders' width below them in the clips of people
# that were looked at, and are at most 0.8 below while they sign.
_RESTING = 1.0
# Two hands nearer to each other than this share of their size are one hand, found twice.
_SAME_HAND = 0.35


class Region(NamedTuple):
    """The square that a detector reads a person in: of the picture's sides, and radians."""

    x_center: float
    y_center: float
    width: float
    height: float
    rotation: float


@dataclass(frozen=True)
class Body:
    """PagePoints float32 [75, 3]: 33 of the body, 21 of the left hand, 21 of the right.

    x and y are 0 to 1 of the picture's width and height, not mirrored; z is MediaPipe's guess;
    what is missing is NaN. Left and right are the person's own.
    """

    points: FloatArray
    # Width by height of the picture.
    aspect: float
    # Where to look for the same person in the next picture.
    region: Region | None = None

    @property
    def has_pose(self) -> bool:
        return bool(np.isfinite(self.points[0, 0]))

    @cached_property
    def square_points(self) -> FloatArray:
        """The points with the picture's height as the unit of every axis."""
        return to_square_units(self.points, aspect=self.aspect)

    @cached_property
    def has_hand_up(self) -> bool:
        """Whether a hand is held up: neither hangs nor rests, or is seen at all without a body."""
        hands = self.hands
        if not self.has_pose:
            return not hands.is_empty
        shoulders = self.square_points[[LEFT_SHOULDER, RIGHT_SHOULDER], :2]
        lowest = shoulders[:, 1].mean() + _RESTING * np.linalg.norm(shoulders[0] - shoulders[1])
        # A hand that moves is often not found; the body's wrist still tells where it is, but is
        # guessed below the picture's edge.
        wrists = np.concatenate([hands.points[hands.present, WRIST], self._wrists_in_picture])
        return bool((wrists[:, 1] < lowest).any())

    @property
    def _wrists_in_picture(self) -> FloatArray:
        wrists = self.square_points[list(POSE_WRISTS)]
        return wrists[np.isfinite(wrists[:, 1]) & (wrists[:, 1] <= 1.0)]

    @cached_property
    def hands(self) -> HandPair:
        """Both hands as the letters read them: slot 0 the left, slot 1 the right."""
        points = self.points[POSE_COUNT:].reshape(HAND_COUNT, POINT_COUNT, 3)
        present = np.isfinite(points[:, 0, 0])
        filled = np.where(present[:, None, None], points, 0.0).astype(np.float32)
        return HandPair(to_square_units(filled, aspect=self.aspect), present)


def create_body(
    *,
    aspect: float,
    pose: FloatArray | None = None,
    left_hand: FloatArray | None = None,
    right_hand: FloatArray | None = None,
    region: Region | None = None,
) -> Body:
    """A body of what was found: pose [33, 3] and hands [21, 3], normalised to the picture."""
    points = np.full((BODY_COUNT, 3), np.nan, np.float32)
    for part, found in ((POSE, pose), (LEFT_HAND, left_hand), (RIGHT_HAND, right_hand)):
        if found is not None:
            points[part] = found
    return Body(_without_double(points, aspect), aspect, region)


def body_of_points(points: PagePoints) -> Body:
    """What a page found, held to what a detector here would have called a person."""
    aspect = points.width / points.height
    pose = points.body
    return create_body(
        aspect=aspect,
        pose=pose if pose is not None and is_person(pose, aspect=aspect) else None,
        left_hand=points.left_hand,
        right_hand=points.right_hand,
    )


def is_person(pose: FloatArray, *, aspect: float) -> bool:
    """Whether a pose [33, 3] is a body that stands upright and faces the camera."""
    width = _shoulders(pose, aspect)
    neck = float(pose[[LEFT_SHOULDER, RIGHT_SHOULDER], 1].mean()) - float(pose[NOSE, 1])
    return width >= _LEAST_SHOULDERS and neck >= _LEAST_NECK * width


def may_be_a_hand(body: Body) -> bool:
    """Whether a body without hands may be a lone hand: it is so small."""
    return body.hands.is_empty and _shoulders(body.points, body.aspect) < _SURE_SHOULDERS


def _shoulders(points: FloatArray, aspect: float) -> float:
    return float(points[LEFT_SHOULDER, 0] - points[RIGHT_SHOULDER, 0]) * aspect


def _without_double(points: FloatArray, aspect: float) -> FloatArray:
    """Where the same hand was found for both sides, keep the one nearer to its own wrist."""
    square = to_square_units(points, aspect=aspect)[:, :2]
    left, right = square[LEFT_HAND], square[RIGHT_HAND]
    size = np.linalg.norm(left[[5, 9, 13, 17]] - left[0], axis=-1).mean()
    apart = np.linalg.norm(left - right, axis=-1).mean()
    # False as well where a hand is missing: comparisons with NaN are.
    if not apart < _SAME_HAND * size:
        return points
    ways = [
        np.linalg.norm(square[hand][0] - square[wrist])
        for hand, wrist in zip(HANDS, POSE_WRISTS, strict=True)
    ]
    points = points.copy()
    points[LEFT_HAND if ways[0] > ways[1] else RIGHT_HAND] = np.nan
    return points
