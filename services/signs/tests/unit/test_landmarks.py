"""The classifier reads the shape of hands, not where they are or how large they look."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from isl_signs.backends.fake import a_hand
from isl_signs.landmarks import (
    HAND_FEATURES,
    BoolArray,
    FloatArray,
    descriptor,
    features,
    mirror,
    own_shape,
    to_square_units,
)

BOTH = np.array([[True, True]])
FIRST = np.array([[True, False]])


def two_hands() -> FloatArray:
    """A hand and, to its left, a curled one of the other chirality: [1, 2, 21, 3]."""
    other = a_hand(0.7) * np.array([-1, 1, 1], np.float32) + np.array([0.3, 0.1, 0], np.float32)
    return np.stack([a_hand(), other])[None].astype(np.float32)


def one_hand(bend: float = 0.0) -> FloatArray:
    points = np.zeros((1, 2, 21, 3), np.float32)
    points[0, 0] = a_hand(bend)
    return points


@pytest.mark.parametrize(("points", "present"), [(two_hands(), BOTH), (one_hand(), FIRST)])
@given(x=st.floats(-3, 3), y=st.floats(-3, 3), scale=st.floats(0.2, 5))
def test_moving_or_scaling_a_scene_changes_nothing(
    points: FloatArray, present: BoolArray, x: float, y: float, scale: float
) -> None:
    moved = points * np.float32(scale) + np.array([x, y, 0], np.float32) * present[0][:, None, None]
    for read in (features, descriptor):
        np.testing.assert_allclose(
            read(moved.astype(np.float32), present), read(points, present), atol=2e-3
        )


def test_hands_of_another_shape_give_other_numbers() -> None:
    straight, curled = one_hand(0.0), one_hand(0.8)
    gap = np.abs(features(straight, FIRST) - features(curled, FIRST)).max()
    assert gap > 0.2


def test_how_the_hands_stand_to_each_other_is_read() -> None:
    apart = two_hands()
    apart[0, 1, :, 0] -= 1.0
    own_parts = slice(0, 2 * HAND_FEATURES)
    near, far = features(two_hands(), BOTH), features(apart, BOTH)
    np.testing.assert_allclose(near[:, own_parts], far[:, own_parts], atol=1e-4)
    assert np.abs(near[:, 2 * HAND_FEATURES :] - far[:, 2 * HAND_FEATURES :]).max() > 0.5


def test_a_missing_hand_is_zeros_and_says_so() -> None:
    row = features(one_hand(), FIRST)[0]
    assert np.abs(row[:HAND_FEATURES]).max() > 0
    assert not row[HAND_FEATURES:-2].any()
    assert row[-2:].tolist() == [1.0, 0.0]


def test_what_stands_in_an_absent_slot_is_never_read() -> None:
    stale = one_hand()
    stale[0, 1] = a_hand(0.5)
    for read in (features, descriptor):
        np.testing.assert_array_equal(read(stale, FIRST), read(one_hand(), FIRST))


def test_a_left_hand_and_a_right_hand_in_the_mirror_read_alike() -> None:
    left = features(one_hand(), FIRST)[0]
    right = features(mirror(one_hand()), FIRST[:, ::-1])[0]
    np.testing.assert_allclose(
        left[:HAND_FEATURES], right[HAND_FEATURES : 2 * HAND_FEATURES], atol=1e-5
    )


def test_two_mirrors_show_the_scene_itself() -> None:
    np.testing.assert_array_equal(mirror(mirror(two_hands())), two_hands())


def test_a_hand_without_extent_gives_finite_numbers() -> None:
    point = np.zeros((1, 2, 21, 3), np.float32)
    assert np.isfinite(features(point, BOTH)).all()
    assert np.isfinite(descriptor(point, BOTH)).all()


def test_shapes_do_not_depend_on_the_picture_s_aspect() -> None:
    square = a_hand()
    wide = square / np.array([16 / 9, 1, 16 / 9], np.float32)
    restored = to_square_units(wide, aspect=16 / 9)
    np.testing.assert_allclose(restored, square, atol=1e-6)


def test_shape_is_measured_from_the_wrist_in_hand_sizes() -> None:
    shape = own_shape(one_hand(), FIRST)[0, 0]
    assert not shape[0].any()
    knuckles = np.linalg.norm(shape[[5, 9, 13, 17]], axis=1)
    assert knuckles.mean() == pytest.approx(1.0, abs=1e-5)
