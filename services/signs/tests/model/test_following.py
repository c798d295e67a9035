"""The real body finder, told where somebody was."""

from collections.abc import Iterator

import numpy as np
import pytest
from isl_signs.backends.mediapipe_body import MediaPipeBody, create_detector
from isl_signs.backends.sample import read_sample
from isl_signs.body import BODY_COUNT, Region
from isl_signs.settings import Settings

pytestmark = pytest.mark.model


@pytest.fixture(scope="module")
def detector() -> Iterator[MediaPipeBody]:
    """The finder that serves."""
    detector = create_detector(Settings())
    yield detector
    detector.close()


def test_a_person_is_found_the_same_without_a_search(detector: MediaPipeBody) -> None:
    picture = read_sample()
    searched = detector.detect(picture)
    moved = np.roll(picture, 12, axis=1)
    followed = detector.detect(moved, searched.region)
    seen = np.isfinite(searched.points).all(axis=1) & (searched.points[:, 1] < 1)
    assert seen.sum() > BODY_COUNT / 2
    assert (np.isfinite(followed.points).all(axis=1) >= seen).all()
    apart = (followed.points - searched.points)[seen, :2] - (12 / picture.shape[1], 0)
    assert np.abs(apart).mean() < 0.02
    assert followed.region is not None


def test_somebody_who_went_elsewhere_is_searched_for(detector: MediaPipeBody) -> None:
    searched = detector.detect(read_sample())
    followed = detector.detect(read_sample(), Region(0.05, 0.05, 0.05, 0.05, 0.0))
    np.testing.assert_allclose(followed.points, searched.points, atol=1e-5)


def test_an_empty_room_has_nobody_wherever_one_looks(detector: MediaPipeBody) -> None:
    region = detector.detect(read_sample()).region
    empty = detector.detect(np.full((480, 640, 3), 127, np.uint8), region)
    assert empty.region is None and empty.hands.is_empty


def test_somebody_far_from_the_camera_is_read(detector: MediaPipeBody) -> None:
    near = read_sample()
    height, width, _ = near.shape
    far = np.tile(near[4, 4], (3 * height, 3 * width, 1))
    far[height : 2 * height, width : 2 * width] = near
    found = detector.detect(far)
    assert found.has_pose
    apart = found.points[:13, :2] - (detector.detect(near).points[:13, :2] + 1) / 3
    assert np.abs(apart).mean() < 0.02
