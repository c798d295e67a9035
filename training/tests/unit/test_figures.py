"""The card's figures, on guesses small enough to count by hand."""

import numpy as np
import pytest
from isl_signs.landmarks import FloatArray
from isl_training.evaluation.figures import (
    Confusion,
    accuracy,
    accuracy_by_letter,
    calibration_error,
    confusions,
    farthest_quarter,
    reliability,
    said_by_letter,
    share_interval,
    speaking,
)

A, B, C = 0, 1, 2
LETTERS = np.array([A, A, B, B])


def guesses(*rows: tuple[int, float]) -> FloatArray:
    """A row for each (letter, probability); the rest is spread over 25 letters."""
    table = np.stack([np.full(26, (1 - p) / 25, np.float32) for _, p in rows])
    for row, (letter, probability) in zip(table, rows, strict=True):
        row[letter] = probability
    return table


@pytest.mark.parametrize(
    ("right", "of", "low", "high"),
    # By scipy's binomtest(right, of).proportion_ci(method="wilson").
    [(8, 10, 0.4901625, 0.9433178), (0, 10, 0.0, 0.2775328), (3, 3, 0.4385030, 1.0)],
)
def test_a_share_of_few_may_lie_anywhere_near(right: int, of: int, low: float, high: float) -> None:
    assert share_interval(right, of) == pytest.approx((low, high), abs=1e-6)


def test_of_nothing_nothing_is_known() -> None:
    assert share_interval(0, 0) == (0.0, 1.0)


def test_accuracy_is_the_share_of_right_letters() -> None:
    table = guesses((A, 0.9), (B, 0.9), (B, 0.9), (B, 0.9))
    assert accuracy(table, LETTERS) == 0.75
    assert accuracy_by_letter(table, LETTERS) == {"A": 0.5, "B": 1.0}


def test_confusions_are_counted_and_the_commonest_comes_first() -> None:
    table = guesses((C, 0.9), (C, 0.9), (A, 0.9), (B, 0.9))
    assert confusions(table, LETTERS, most=5) == [Confusion("A", "C", 2), Confusion("B", "A", 1)]
    assert len(confusions(table, LETTERS, most=1)) == 1


def test_reliability_has_a_row_for_each_tenth_that_anything_fell_into() -> None:
    scores = np.array([0.05, 0.71, 0.79, 1.0], np.float32)
    rows = reliability(scores, np.array([False, True, False, True]))
    assert rows == [
        {"from": 0.0, "guesses": 1, "score": 0.05, "right": 0.0},
        {"from": 0.7, "guesses": 2, "score": 0.75, "right": 0.5},
        {"from": 0.9, "guesses": 1, "score": 1.0, "right": 1.0},
    ]


def test_a_model_that_is_as_sure_as_it_is_right_has_no_calibration_error() -> None:
    table = guesses(*[(A, 0.75)] * 4)
    assert calibration_error(table, np.array([A, A, A, B])) == pytest.approx(0, abs=1e-6)


def test_a_model_that_is_always_sure_and_half_right_is_half_out() -> None:
    table = guesses(*[(A, 1.0)] * 4)
    assert calibration_error(table, LETTERS) == pytest.approx(0.5, abs=1e-6)


def test_the_farthest_quarter_is_the_last_one() -> None:
    assert farthest_quarter(np.array([4.0, 1.0, 2.0, 3.0], np.float32)).tolist() == [
        True,
        False,
        False,
        False,
    ]


def test_a_threshold_silences_unsure_guesses() -> None:
    table = guesses((A, 0.9), (B, 0.4), (B, 0.9), (A, 0.9))
    spoken = speaking(table, LETTERS, threshold=0.6)
    assert (spoken.said, spoken.right_when_said) == (0.75, pytest.approx(2 / 3))


def test_a_threshold_nobody_reaches_says_nothing() -> None:
    spoken = speaking(guesses(*[(A, 0.5)] * 4), LETTERS, threshold=0.9)
    assert (spoken.said, spoken.right_when_said) == (0.0, 0.0)


def test_of_each_letter_it_is_told_how_often_it_was_right_when_said_and_found_when_shown() -> None:
    table = guesses((A, 0.9), (B, 0.9), (B, 0.9), (C, 0.5))
    assert said_by_letter(table, LETTERS, threshold=0.8) == {"A": (1.0, 0.5), "B": (0.5, 0.5)}


def test_a_letter_that_is_never_said_has_no_precision() -> None:
    table = guesses((A, 0.9), (A, 0.9), (B, 0.5), (B, 0.5))
    assert said_by_letter(table, LETTERS, threshold=0.8)["B"] == (None, 0.0)
