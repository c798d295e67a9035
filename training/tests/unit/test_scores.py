"""What a told score is worth is fitted on streams, by the place that a candidate had."""

import math
from dataclasses import replace

import numpy as np
import pytest
from isl_signs.backends.fake import a_letter_model, a_person, a_word_model
from isl_signs.landmarks import FloatArray
from isl_signs.words.features import ARM_FEATURES, HAND_FEATURES
from isl_training.words.losses import read_losses
from isl_training.words.material import Clip, MaterialError, Span
from isl_training.words.scores import RATES, Told, fit_scores, tell

HEIGHT = ARM_FEATURES + HAND_FEATURES + 2


def told(score: float, place: int, right: int, wrong: int) -> list[Told]:
    one = Told(score, place, is_letter=False, is_right=True)
    return [one] * right + [replace(one, is_right=False)] * wrong


def seldom(some: list[Told]) -> list[Told]:
    return [replace(one, is_seldom=True) for one in some]


SAID = [replace(one, is_said=True) for one in told(0.9, 0, 90, 10)]
SAID_LETTERS = [replace(one, is_letter=True, is_said=True) for one in told(0.9, 0, 110, 90)]
OTHERS = [*SAID, *SAID_LETTERS, *told(0.9, 1, 40, 160), *told(0.5, 2, 10, 190)]


def test_a_score_is_worth_the_share_of_streams_in_which_it_was_right() -> None:
    scores = fit_scores([*told(0.95, 0, 80, 20), *told(0.6, 0, 50, 50), *OTHERS])
    assert scores.worth(0.95, place=0) == pytest.approx(0.8, abs=0.01)
    assert scores.worth(0.6, place=0) == pytest.approx(0.5, abs=0.01)
    assert scores.worth(0.9, place=0, is_said=True) == pytest.approx(0.9, abs=0.01)
    assert scores.worth(0.9, place=1) == pytest.approx(0.2, abs=0.01)
    assert scores.worth(0.5, place=4) == pytest.approx(0.05, abs=0.01)


def test_where_frames_come_seldom_the_same_score_is_worth_what_it_was_there() -> None:
    first = [*told(0.9, 0, 60, 40), *seldom(told(0.9, 0, 80, 20))]
    scores = fit_scores([*first, *SAID, *seldom(SAID), *OTHERS])
    assert scores.worth(0.9, place=0) == pytest.approx(0.6, abs=0.01)
    assert scores.worth(0.9, place=0, is_seldom=True) == pytest.approx(0.8, abs=0.01)


def test_too_few_candidates_and_such_as_are_all_right_tell_nothing() -> None:
    with pytest.raises(MaterialError, match="too few"):
        fit_scores([*told(0.9, 0, 5, 5), *OTHERS])
    with pytest.raises(MaterialError, match="too few"):
        fit_scores([*told(0.9, 0, 100, 0), *OTHERS])


def good_when_up(window: FloatArray) -> list[float]:
    return [3.0, 1.0, 0.0] if window[-1, HEIGHT] < 0 else [0.0, 0.0, 6.0]


def a_clip(sign: str) -> Clip:
    """Two seconds at 30 a second: a hand that rises."""
    heights = np.concatenate([np.full(20, 0.7), np.linspace(0.7, 0.2, 25), np.full(15, 0.2)])
    points = np.stack([a_person(right=(0.4, float(y))).square_points for y in heights])
    return Clip(points, 30.0, (Span(sign, 0.7, 1.6),), sign, None, {}, {}, ())


def listened(*clips: Clip) -> list[Told]:
    words, letters = a_word_model(good_when_up), a_letter_model(farthest=0.0)
    return tell(words, letters, clips, read_losses(), seed=1)


def test_a_clip_is_listened_to_at_each_pace_with_what_was_shown_and_what_was_not() -> None:
    seen = listened(a_clip("word-good"))
    firsts = [one for one in seen if one.place == 0]
    assert len(firsts) == len(RATES)
    assert all(one.is_right and not one.is_letter for one in firsts)
    assert {one.is_right for one in seen if one.place > 0} == {False}
    assert all(one.score > 0.5 for one in firsts)
    assert not any(math.isnan(one.score) for one in seen)


def test_a_homonym_that_was_shown_is_right_too() -> None:
    assert all(one.is_right for one in listened(a_clip("word-fine")) if one.place == 0)


def test_without_a_sign_that_is_known_nothing_is_fitted() -> None:
    with pytest.raises(MaterialError, match="no clip shows"):
        listened(a_clip("word-strange"))
