"""Which of the bodies that a detector sees is somebody who signs to the camera."""

import numpy as np
import pytest
from isl_signs.backends.fake import a_hand, a_person
from isl_signs.body import (
    LEFT_SHOULDER,
    NOSE,
    POSE_COUNT,
    POSE_WRISTS,
    RIGHT_SHOULDER,
    create_body,
    is_person,
    may_be_a_hand,
)
from isl_signs.landmarks import POINT_COUNT, FloatArray


def a_pose(*, shoulders: float = 0.4, nose_above: float = 0.24) -> FloatArray:
    """Shoulders so wide at half the height, in a square picture, and the nose above them."""
    pose = np.full((POSE_COUNT, 3), 0.5, np.float32)
    pose[LEFT_SHOULDER, 0] += shoulders / 2
    pose[RIGHT_SHOULDER, 0] -= shoulders / 2
    pose[NOSE, 1] -= nose_above
    return pose


@pytest.mark.parametrize(
    ("shoulders", "nose_above"),
    [(0.4, 0.24), (0.8, 0.48), (0.4, 0.14), (0.16, 0.14)],
    ids=["portrait", "near", "head bowed", "far and turned"],
)
def test_who_faces_the_camera_is_a_person(shoulders: float, nose_above: float) -> None:
    assert is_person(a_pose(shoulders=shoulders, nose_above=nose_above), aspect=1.0)


@pytest.mark.parametrize(
    ("shoulders", "nose_above"),
    [(-0.4, 0.24), (0.05, 0.03), (0.4, -0.1), (0.4, 0.02)],
    ids=["turned away", "too far to read hands", "on its head", "crumpled"],
)
def test_what_a_hand_is_taken_for_is_none(shoulders: float, nose_above: float) -> None:
    assert not is_person(a_pose(shoulders=shoulders, nose_above=nose_above), aspect=1.0)


def test_a_small_body_without_hands_may_be_a_hand() -> None:
    small, sure = (create_body(aspect=1.0, pose=a_pose(shoulders=width)) for width in (0.16, 0.4))
    hand = np.full((POINT_COUNT, 3), 0.3, np.float32)
    with_hand = create_body(aspect=1.0, pose=a_pose(shoulders=0.16), left_hand=hand)
    assert [may_be_a_hand(body) for body in (small, sure, with_hand)] == [True, False, False]


def test_a_wide_picture_makes_nobody_narrow() -> None:
    pose = a_pose(shoulders=0.09, nose_above=0.09)
    assert not is_person(pose, aspect=1.0)
    assert is_person(pose, aspect=16 / 9)


@pytest.mark.parametrize(
    ("wrist", "is_up"),
    [((0.4, 0.3), True), ((0.45, 0.59), True), ((0.4, 0.68), False), ((0.34, 0.9), False)],
    ids=["at the face", "before the chest", "in the lap", "hanging"],
)
def test_a_hand_is_up_that_neither_hangs_nor_rests(wrist: tuple[float, float], is_up: bool) -> None:
    assert a_person(right=wrist).has_hand_up is is_up


def test_a_hand_that_was_not_found_is_up_where_its_wrist_is_in_the_picture() -> None:
    lost, below = a_pose(), a_pose()
    lost[POSE_WRISTS, 1] = 0.6
    below[POSE_WRISTS, 1] = 1.02
    below[[LEFT_SHOULDER, RIGHT_SHOULDER], 1] = 0.9
    assert create_body(aspect=1.0, pose=lost).has_hand_up
    assert not create_body(aspect=1.0, pose=below).has_hand_up


def test_without_a_body_a_hand_that_is_seen_is_up() -> None:
    assert create_body(aspect=1.0, left_hand=a_hand()).has_hand_up
    assert not create_body(aspect=1.0).has_hand_up
