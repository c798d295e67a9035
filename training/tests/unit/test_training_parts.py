"""The parts of training that need no TensorFlow."""

import numpy as np
import pytest
from isl_signs.backends.fake import a_hand
from isl_signs.landmarks import BoolArray, FloatArray, features, hand_sizes
from isl_training.letters.augment import Augmentation, augment, make_negatives
from isl_training.letters.calibrate import fit_temperature, fit_threshold

_STILL = Augmentation(
    mirror_chance=0,
    drop_hand_chance=0,
    wrong_slot_chance=0,
    roll_degrees=0,
    tilt_degrees=0,
    stretch=0,
    depth_stretch=0,
    jitter=0,
    hand_shift=0,
    hand_scale=0,
    finger_jitter=0,
)


def scenes(count: int = 64) -> tuple[FloatArray, BoolArray]:
    """Scenes of two hands with bends of their own."""
    random = np.random.default_rng(5)
    away = np.array([-0.4, 0, 0], np.float32)
    points = np.stack(
        [np.stack([a_hand(random.random()), a_hand(random.random()) + away]) for _ in range(count)]
    )
    return points.astype(np.float32), np.ones((count, 2), np.bool_)


def test_no_change_asked_is_no_change_made() -> None:
    points, present = scenes()
    changed, still = augment(points, present, _STILL, random=np.random.default_rng(0))
    np.testing.assert_allclose(changed, points, atol=1e-5)
    np.testing.assert_array_equal(still, present)


def test_changes_are_made_leave_the_original_alone_and_can_be_repeated() -> None:
    points, present = scenes()
    before = points.copy()
    first = augment(points, present, Augmentation(), random=np.random.default_rng(7))
    again = augment(points, present, Augmentation(), random=np.random.default_rng(7))
    np.testing.assert_array_equal(points, before)
    np.testing.assert_array_equal(first[0], again[0])
    assert np.abs(features(*first) - features(points, present)).max() > 0.1


def test_a_dropped_hand_leaves_the_other_and_nothing_of_itself() -> None:
    points, present = scenes()
    always = Augmentation(drop_hand_chance=1.0)
    changed, left = augment(points, present, always, random=np.random.default_rng(1))
    assert (left.sum(axis=1) == 1).all()
    assert not changed[~left].any()
    assert set(left[:, 0].tolist()) == {True, False}


def test_a_negative_is_none_of_the_letters_it_came_from() -> None:
    points, present = scenes()
    made, seen = make_negatives(points, present, random=np.random.default_rng(2))
    assert seen.any(axis=1).all()
    assert np.isfinite(made).all()
    same = np.isclose(made, points, atol=1e-3).all(axis=(2, 3)) & seen
    assert not same.any()
    np.testing.assert_allclose(hand_sizes(made)[seen], hand_sizes(points)[seen], rtol=1e-3)


@pytest.mark.parametrize("truth", [0.5, 1.0, 2.5])
def test_the_temperature_that_made_the_letters_is_found(truth: float) -> None:
    random = np.random.default_rng(11)
    logits = random.normal(0, 3, (6000, 5)).astype(np.float32)
    chances = np.exp(logits / truth)
    chances /= chances.sum(axis=1, keepdims=True)
    letters = (chances.cumsum(axis=1) > random.random((6000, 1))).argmax(axis=1)
    assert fit_temperature(logits, letters) == pytest.approx(truth, rel=0.1)


def test_the_threshold_is_the_least_one_that_is_right_often_enough() -> None:
    top = np.array([0.95, 0.90, 0.85, 0.75, 0.65], np.float32)
    table = np.stack([top, 1 - top], axis=1)
    letters = np.array([0, 0, 0, 0, 1])
    assert fit_threshold(table, letters, precision=0.99) == pytest.approx(0.66)
    assert fit_threshold(table, letters, precision=0.80) == pytest.approx(0.50)


def test_a_model_that_is_never_right_enough_gets_the_highest_threshold() -> None:
    table = np.full((4, 2), 0.5, np.float32)
    assert fit_threshold(table, np.array([1, 1, 1, 1]), precision=0.99) == pytest.approx(0.95)
