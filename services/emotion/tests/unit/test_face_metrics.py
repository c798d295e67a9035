"""Geometry on faces whose measures are known exactly."""

from collections.abc import Callable
from dataclasses import asdict, replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from isl_emotion.face_metrics import FaceMetrics, Points, eye_distance, head_pose, measure_face

MakeFace = Callable[..., Points]

CHANGES: dict[str, float] = {
    "brow_height": 0.27,
    "eye_open": 0.1,
    "gaze_x": 0.12,
    "gaze_y": -0.05,
    "mouth_open": 0.3,
    "lip_corners": 0.08,
    "yaw": 25.0,
    "pitch": -15.0,
    "roll": 12.0,
}


def assert_same(measured: FaceMetrics, expected: FaceMetrics, *, within: float = 1e-6) -> None:
    assert asdict(measured) == pytest.approx(asdict(expected), abs=within)


def test_a_plain_face_measures_as_it_was_built(face: MakeFace, plain: FaceMetrics) -> None:
    assert_same(measure_face(face()), plain)


@pytest.mark.parametrize(("name", "value"), CHANGES.items())
def test_one_change_moves_one_measure_only(
    face: MakeFace, plain: FaceMetrics, name: str, value: float
) -> None:
    assert_same(measure_face(face(**{name: value})), replace(plain, **{name: value}))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(
    yaw=st.floats(-60, 60),
    pitch=st.floats(-50, 50),
    roll=st.floats(-60, 60),
    distance=st.floats(20, 300),
    x=st.floats(-500, 1500),
)
def test_turning_moving_and_scaling_change_no_brow_lid_or_lip(
    face: MakeFace,
    plain: FaceMetrics,
    yaw: float,
    pitch: float,
    roll: float,
    distance: float,
    x: float,
) -> None:
    points = face(yaw=yaw, pitch=pitch, roll=roll, eye_distance=distance, at=(x, 100.0))
    expected = replace(plain, yaw=yaw, pitch=pitch, roll=roll)
    assert_same(measure_face(points), expected, within=1e-5)
    assert eye_distance(points) == pytest.approx(distance)


def test_left_is_the_signers_own_left_which_is_the_pictures_right(face: MakeFace) -> None:
    turned = face(yaw=30.0)
    nose_side = turned[454, 0] - turned[:, 0].mean()
    assert head_pose(turned).yaw == pytest.approx(30)
    assert nose_side < turned[:, 0].mean() - turned[234, 0]  # the left cheek is foreshortened
    tilted = face(roll=20.0)
    assert tilted[263, 1] > tilted[33, 1]  # the left eye is lower
    assert tilted[10, 0] > tilted[152, 0]  # the top of the head leans to the picture's right


def test_chin_up_brings_the_chin_nearer_to_the_camera(face: MakeFace) -> None:
    raised = face(pitch=20.0)
    assert raised[152, 2] < raised[10, 2]
    assert head_pose(raised).pitch == pytest.approx(20)


def test_a_mirrored_face_swaps_left_and_right(face: MakeFace) -> None:
    points = face(yaw=20.0, roll=10.0)
    mirrored = points * (-1, 1, 1) + (640, 0, 0)
    swap = {33: 263, 133: 362, 234: 454, 61: 291}
    for right, left in swap.items():
        mirrored[[right, left]] = mirrored[[left, right]]
    pose = head_pose(mirrored)
    assert (pose.yaw, pose.roll) == (pytest.approx(-20), pytest.approx(-10))


def test_one_closed_eye_halves_the_opening(face: MakeFace) -> None:
    points = face()
    closed = face(eye_open=0.0)
    right = [160, 144, 159, 145, 158, 153]
    points[right] = closed[right]
    assert measure_face(points).eye_open == pytest.approx(0.14)


def test_a_mesh_collapsed_to_a_point_gives_numbers_not_errors() -> None:
    metrics = measure_face(np.zeros((478, 3)))
    assert all(np.isfinite(value) for value in asdict(metrics).values())
