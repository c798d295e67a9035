"""When a word is believed is fitted on some people, and how surely on others."""

from collections.abc import Iterator

import numpy as np
import pytest
from isl_signs.words.belief import log_odds
from isl_training.words.belief import Said, fit_belief
from isl_training.words.material import MaterialError

MINUTES = {True: 20.0, False: 20.0}
DIMENSIONS = 4


def people(*, held_out: bool, gestures: int, seed: int) -> Iterator[Said]:
    """Signs point along the first direction, gestures along the last; both are as probable."""
    random = np.random.default_rng(seed)
    for k in range(300 + gestures):
        is_gesture = k >= 300
        direction = random.normal(0, 0.3, DIMENSIONS)
        direction[-1 if is_gesture else 0] += 1.0
        parts = np.array([2.0, 0.9, 0.3, *direction], np.float32)
        yield Said(parts, not is_gesture, is_gesture, bool(k % 2), held_out)


def fitted(gestures: int = 200) -> list[Said]:
    seen = people(held_out=False, gestures=gestures, seed=1)
    return [*seen, *people(held_out=True, gestures=gestures, seed=2)]


def test_gestures_are_told_from_signs_by_their_direction() -> None:
    said = fitted()
    belief, figures = fit_belief(said, MINUTES)
    kept = [
        one for one in said if log_odds(belief, one.parts, is_seldom=one.is_seldom) >= belief.least
    ]
    signs, gestures = (sum(one.in_nothing == nothing for one in kept) for nothing in (False, True))
    assert signs > 570
    assert gestures < 30
    assert figures["false_a_minute"] <= 0.33
    assert figures["kept_of_right"] > 0.95
    assert figures["minutes_of_nothing"] == 40.0


def test_it_is_no_stricter_than_false_words_ask_for() -> None:
    few, _ = fit_belief(fitted(70), {True: 200.0, False: 200.0})
    many, _ = fit_belief(fitted(), {True: 2.0, False: 2.0})
    assert few.least < many.least


def test_how_sure_is_sure_enough_comes_from_whom_nothing_else_was_fitted_on() -> None:
    said = list(people(held_out=False, gestures=200, seed=1))
    with pytest.raises(MaterialError, match="too few"):
        fit_belief(said, MINUTES)
