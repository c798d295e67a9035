"""What the finder of bodies loses and shakes, on clips that the test makes itself."""

from typing import Any

import numpy as np
import pytest
from isl_signs.landmarks import FloatArray
from isl_training.evaluation.finder_losses import Compared, measure

FRAMES = 40
LEFT, RIGHT = slice(33, 54), slice(54, 75)


def a_clip() -> FloatArray:
    """A person who holds both hands still, far from each other and from the face."""
    points = np.zeros((FRAMES, 75, 3), np.float32)
    points[:, :33, :2] = (0.5, 0.6)
    points[:, [0, 2, 5, 7, 8, 9, 10], :2] = (0.5, 0.2)
    points[:, 11, :2], points[:, 12, :2] = (0.6, 0.4), (0.4, 0.4)
    hand = np.zeros((21, 3), np.float32)
    hand[:, 1] = -np.linspace(0, 0.16, 21)
    hand[:, 0] = 0.01 * np.arange(21) % 0.03
    points[:, LEFT] = hand + np.array([0.75, 0.8, 0])
    points[:, RIGHT] = hand + np.array([0.2, 0.8, 0])
    return points


def measured(truth: FloatArray, found: FloatArray) -> dict[str, Any]:
    return measure([Compared(truth, found.astype(np.float32), 15.0)])


def test_what_is_found_as_it_is_has_no_faults():
    figures = measured(a_clip(), a_clip())
    assert figures["body"]["missing"] == 0
    assert figures["hand"]["missing"]["all"] == 0
    assert figures["hand"]["swapped"] == figures["hand"]["doubled"] == 0
    assert figures["hand"]["errors"]["wrist"]["frame_std"] == [0, 0, 0]
    assert figures["hand"]["frames"] == {
        "edge": 0,
        "touching": 0,
        "face": 0,
        "moving": 0,
        "still": 2 * FRAMES,
    }


def test_missing_hands_and_their_gaps_are_counted():
    found = a_clip()
    found[10:13, LEFT] = np.nan
    found[20:21, LEFT] = np.nan
    hand = measured(a_clip(), found)["hand"]
    assert hand["missing"]["still"] == pytest.approx(4 / 80, abs=1e-3)
    assert hand["gap_seconds"]["mean"] == pytest.approx(2 / 15, abs=1e-3)
    assert hand["after_missing"] == pytest.approx(2 / 4)
    assert hand["after_found"] == pytest.approx(2 / 74, abs=1e-3)


def test_a_hand_outside_the_picture_is_not_missed_and_finding_one_is_told():
    truth = a_clip()
    truth[:, LEFT] = np.nan
    hand = measured(truth, a_clip())["hand"]
    assert hand["missing"]["all"] == 0
    assert hand["out_of_picture_found"] == 1


def test_hands_that_touch_move_or_leave_the_picture_are_told_apart():
    truth = a_clip()
    truth[:10, LEFT, 0] -= 0.53
    truth[10:20, LEFT, 1] += 0.25
    truth[20:30, LEFT, 0] += 0.02 * np.arange(10)[:, None]
    frames = measured(truth, truth)["hand"]["frames"]
    assert frames["touching"] == 20
    assert frames["edge"] == 10
    assert frames["moving"] >= 8


def test_swapped_and_doubled_hands_are_told():
    truth, swapped, doubled = a_clip(), a_clip(), a_clip()
    swapped[:, LEFT], swapped[:, RIGHT] = truth[:, RIGHT], truth[:, LEFT]
    doubled[:, LEFT] = truth[:, RIGHT]
    assert measured(truth, swapped)["hand"]["swapped"] == 1
    assert measured(truth, swapped)["hand"]["doubled"] == 0
    assert measured(truth, doubled)["hand"]["doubled"] == 1


def test_shaking_is_measured_apart_from_what_stays_off():
    noise = np.random.default_rng(1).normal(0, 0.002, (FRAMES, 75, 3))
    shaken = measured(a_clip(), a_clip() + noise)
    shifted = measured(a_clip(), a_clip() + np.float32(0.01))
    assert shaken["body"]["parts"]["shoulders"]["frame_std"][1] == pytest.approx(
        0.002 / (0.2 * 4 / 3), rel=0.3
    )
    assert shifted["body"]["parts"]["shoulders"]["frame_std"][1] < 1e-3
    assert shifted["body"]["parts"]["shoulders"]["downward"] > 0.03
