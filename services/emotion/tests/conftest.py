"""A face built from numbers, and the third-party warnings that are not ours to fix."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from isl_emotion.face_metrics import POINT_COUNT, FaceMetrics, Points

# What the models' libraries warn of, named one by one.
THIRD_PARTY_WARNINGS: tuple[str, ...] = ()


def pytest_configure(config: pytest.Config) -> None:
    for line in THIRD_PARTY_WARNINGS:
        config.addinivalue_line("filterwarnings", line)


PLAIN = FaceMetrics(
    brow_height=0.225,
    eye_open=0.28,
    gaze_x=0.0,
    gaze_y=0.075,
    mouth_open=0.0,
    lip_corners=-0.01,
    yaw=0.0,
    pitch=0.0,
    roll=0.0,
)

_EYE_WIDTH = 30.0


def a_face(
    *, eye_distance: float = 100.0, at: tuple[float, float] = (320.0, 240.0), **changes: float
) -> Points:
    """A mesh in pixels whose metrics are PLAIN's with `changes`."""
    return build_face(replace(PLAIN, **changes), eye_distance=eye_distance, at=at)


def build_face(
    metrics: FaceMetrics, *, eye_distance: float = 100.0, at: tuple[float, float] = (320.0, 240.0)
) -> Points:
    """A mesh in pixels with exactly these metrics."""
    face = np.zeros((POINT_COUNT, 3))
    for index, x in ((33, -50), (133, -20), (362, 20), (263, 50)):
        face[index] = (x, 0, 0)
    for brow, side in (((70, 63, 105, 66, 107), -1), ((300, 293, 334, 296, 336), 1)):
        for step, index in enumerate(brow):
            face[index] = (side * (55 - 10 * step), -100 * metrics.brow_height, -2)
    gap = _EYE_WIDTH * metrics.eye_open / 2
    right = ((160, 144), (159, 145), (158, 153))
    left = ((387, 373), (386, 374), (385, 380))
    for lids, middle in ((right, -35), (left, 35)):
        for (upper, lower), x in zip(lids, (-6, 0, 6), strict=True):
            face[upper], face[lower] = (middle + x, -gap, -1), (middle + x, gap, -1)
    for iris, middle in ((468, -35), (473, 35)):
        face[iris] = (
            middle + _EYE_WIDTH * metrics.gaze_x,
            -_EYE_WIDTH * metrics.gaze_y,
            0,
        )
    half = 100 * metrics.mouth_open / 2
    face[13], face[14] = (0, 60 - half, -5), (0, 60 + half, -5)
    for index, x in ((61, -25), (291, 25)):
        face[index] = (x, 60 - 100 * metrics.lip_corners, 0)
    face[234], face[454] = (-70, 10, 30), (70, 10, 30)
    face[10], face[152] = (0, -70, 0), (0, 110, 0)
    turned = face @ _rotation(metrics).T * (eye_distance / 100)
    return turned + np.array([*at, 0.0])


def _rotation(metrics: FaceMetrics) -> Points:
    yaw, pitch, roll = np.radians([metrics.yaw, metrics.pitch, metrics.roll])
    about_y = [[np.cos(yaw), 0, -np.sin(yaw)], [0, 1, 0], [np.sin(yaw), 0, np.cos(yaw)]]
    about_x = [[1, 0, 0], [0, np.cos(pitch), np.sin(pitch)], [0, -np.sin(pitch), np.cos(pitch)]]
    about_z = [[np.cos(roll), -np.sin(roll), 0], [np.sin(roll), np.cos(roll), 0], [0, 0, 1]]
    return np.array(about_z) @ np.array(about_y) @ np.array(about_x)


@pytest.fixture
def plain() -> FaceMetrics:
    """A relaxed face that looks straight at the camera."""
    return PLAIN


@pytest.fixture
def face() -> Callable[..., Points]:
    """Builds a mesh; every measure and every turn of it is known exactly."""
    return a_face
