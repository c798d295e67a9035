"""What the word net reads: size, place, mirror, rate and short losses make no difference."""

import numpy as np
import pytest
from isl_signs.backends.fake import a_person
from isl_signs.body import LEFT_HAND
from isl_signs.landmarks import FloatArray
from isl_signs.words.classifier import window_features
from isl_signs.words.features import ARM_FEATURES, FEATURES, HAND_FEATURES, mirrored
from isl_signs.words.window import STEPS, Window, cut, cut_each, resample


def a_rise(rate: float, *, seconds: float = 1.0) -> tuple[FloatArray, FloatArray]:
    """Times and points of a right hand that rises evenly."""
    times = np.linspace(0, seconds, round(rate * seconds) + 1, dtype=np.float32)
    shares = times / seconds
    points = np.stack([a_person(right=(0.4, 0.7 - 0.5 * float(s))).square_points for s in shares])
    return times, points


def window(times: FloatArray, points: FloatArray) -> Window:
    return resample(times, points, start_s=float(times[0]), end_s=float(times[-1]))


def features(points: FloatArray, times: FloatArray | None = None) -> FloatArray:
    taken = a_rise(15)[0] if times is None else times
    return window_features([window(taken, points)])[0]


def test_every_window_has_the_same_number_of_steps_and_features() -> None:
    for rate in (2, 7, 15, 30):
        times, points = a_rise(rate)
        read = features(points, times)
        assert read.shape == (STEPS, FEATURES)
        assert np.isfinite(read).all()


def test_size_and_place_in_the_picture_make_no_difference() -> None:
    _, points = a_rise(15)
    moved = (points * 0.6 + np.array([0.3, 0.1, 0.0], np.float32)).astype(np.float32)
    np.testing.assert_allclose(features(moved), features(points), atol=2e-3)


def test_a_left_handed_signer_is_read_as_a_right_handed_one() -> None:
    _, points = a_rise(15)
    other = mirrored(points - np.array([0.5, 0, 0], np.float32))
    np.testing.assert_allclose(features(other), features(points), atol=2e-3)


def test_a_slow_and_a_fast_camera_see_the_same_even_movement() -> None:
    slow, fast = (features(points, times) for times, points in (a_rise(5), a_rise(30)))
    hand = slice(ARM_FEATURES + HAND_FEATURES, ARM_FEATURES + HAND_FEATURES + 5)
    np.testing.assert_allclose(slow[:, hand], fast[:, hand], atol=0.05)


def test_a_short_gap_is_bridged_and_a_long_one_is_missing() -> None:
    _, points = a_rise(15)
    points[4:6, 54:] = np.nan
    present = ARM_FEATURES + HAND_FEATURES
    assert features(points)[:, present].all()
    points[2:13, 54:] = np.nan
    seen = features(points)[:, present]
    assert seen[0] and seen[-1] and not seen[STEPS // 2]


def test_without_a_body_or_hands_there_is_nothing_to_read_and_no_error() -> None:
    _, points = a_rise(15)
    read = features(np.full_like(points, np.nan))
    assert np.isfinite(read).all()
    assert not read[:, :ARM_FEATURES].any()


@pytest.mark.parametrize(("start", "end"), [(-5.0, 0.1), (0.9, 5.0), (0.5, 0.5), (3.0, 4.0)])
def test_a_window_with_too_little_in_it_is_none(start: float, end: float) -> None:
    times, points = a_rise(15)
    assert cut(times, points, start_s=start, end_s=end) is None


def test_a_window_is_no_longer_than_the_frames_last() -> None:
    times, points = a_rise(15)
    taken = cut(times, points, start_s=-2.0, end_s=9.0)
    assert taken is not None and taken.seconds == pytest.approx(1.0)


def test_windows_that_end_together_are_what_each_is_alone() -> None:
    some = np.random.default_rng(4)
    for _ in range(30):
        count = int(some.integers(2, 40))
        times = np.cumsum(some.uniform(0.0, 0.3, count)).astype(np.float32)
        times -= times[-1]
        points = some.normal(0.5, 0.2, (count, 75, 3)).astype(np.float32)
        points[some.random(count) < 0.3, LEFT_HAND] = np.nan
        points[some.random(count) < 0.1] = np.nan
        starts = [-2.5, -1.6, -1.0, -0.6]
        for start, window in zip(
            starts, cut_each(times, points, starts_s=starts, end_s=0.0), strict=True
        ):
            alone = cut(times, points, start_s=start, end_s=0.0)
            assert (window is None) == (alone is None)
            if window is not None and alone is not None:
                np.testing.assert_array_equal(window.points, alone.points)
                np.testing.assert_array_equal(window.age_s, alone.age_s)
                assert (window.seconds, window.step_s) == (alone.seconds, alone.step_s)
