"""Where in a clip somebody signs."""

import numpy as np
from isl_signs.landmarks import FloatArray
from isl_training.clips.span import signing_span


def a_clip(*, lifted: slice, frames: int = 60) -> FloatArray:
    points = np.full((frames, 75, 3), 0.5, np.float32)
    points[:, 11, :2], points[:, 12, :2] = (0.6, 0.4), (0.4, 0.4)
    points[:, 15, :2], points[:, 16, :2] = (0.62, 0.9), (0.38, 0.9)
    points[lifted, 16, :2] = (0.45, 0.5)
    return points


def test_it_begins_when_a_hand_leaves_its_rest_and_ends_when_it_is_back():
    start, end = signing_span(a_clip(lifted=slice(20, 45)), 15.0)
    assert 20 <= start <= 23
    assert 41 <= end <= 44


def test_a_clip_without_rest_is_all_sign():
    assert signing_span(a_clip(lifted=slice(0, 0)), 15.0) == (0, 59)


def test_a_body_that_was_not_found_leaves_the_whole_clip():
    points = np.full((10, 75, 3), np.nan, np.float32)
    assert signing_span(points, 15.0) == (0, 9)


def test_a_twitch_is_no_sign():
    assert signing_span(a_clip(lifted=slice(20, 22)), 15.0) == (0, 59)
