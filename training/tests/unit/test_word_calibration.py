"""What each threshold is fitted on: people where they showed enough, else the avatar."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from isl_signs.backends.fake import FAKE_WORDS, a_letter_model, a_person, a_word_model
from isl_signs.landmarks import FloatArray
from isl_signs.words.features import ARM_FEATURES, HAND_FEATURES
from isl_training.words import fit as fitting
from isl_training.words.fit import HeldOut, fit_runtime
from isl_training.words.losses import read_losses
from isl_training.words.material import Clip, Span
from isl_training.words.sets import draw_set
from isl_training.words.signs import Signs

HEIGHT = ARM_FEATURES + HAND_FEATURES + 2
CLASSES = {"word-good": 0, "word-busy": 1}
AVATAR = Signs(FAKE_WORDS, CLASSES)
PEOPLE = Signs((replace(FAKE_WORDS[0], learnt_from="people"), FAKE_WORDS[1]), CLASSES)


ENOUGH = 3


@pytest.fixture(autouse=True)
def few_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each clip that is listened to takes its time."""
    monkeypatch.setattr(fitting, "LEAST_PEOPLE_CLIPS", ENOUGH)


def sure_when_up(window: FloatArray) -> list[float]:
    return [3.0, 0.0, 0.0] if window[-1, HEIGHT] < 0 else [0.0, 0.0, 3.0]


def a_clip(sign: str | None, signer: str | None) -> Clip:
    """Two seconds at 30 a second: a hand that rises where there is a sign."""
    top = 0.7 if sign is None else 0.2
    heights = np.concatenate([np.full(20, 0.7), np.linspace(0.7, top, 25), np.full(15, top)])
    points = np.stack([a_person(right=(0.4, float(y))).square_points for y in heights])
    spans = () if sign is None else (Span(sign, 0.7, 1.6),)
    return Clip(points, 30.0, spans, sign, signer, {}, {}, ())


def held_out(clips: Sequence[Clip]) -> HeldOut:
    random = np.random.default_rng(1)
    features, labels = draw_set(clips, CLASSES, nothing=2, losses=read_losses(), random=random)
    return HeldOut(features.astype(np.float32), labels, clips)


def fit(
    signs: Signs, people: Sequence[Clip] = (), more: Sequence[Clip] = ()
) -> tuple[dict[str, Any], dict[str, Any]]:
    drawn = [a_clip("word-good", None)] * 2 + [a_clip(None, None), *more]
    return fit_runtime(
        replace(a_word_model(sure_when_up), words=signs.words),
        a_letter_model(farthest=0.0),
        held_out(drawn),
        held_out(people) if people else None,
        signs=signs,
        losses=read_losses(),
        seed=1,
    )


def test_without_people_everything_is_fitted_on_the_avatar() -> None:
    runtime, validation = fit(AVATAR)
    assert set(runtime["fitted_on"].values()) == {"avatar"}
    assert runtime["thresholds"]["people"] <= runtime["thresholds"]["avatar"]
    assert "people" not in validation


def test_what_people_taught_is_as_strict_as_the_avatar_s_where_too_few_were_held_out() -> None:
    few = [a_clip("word-good", "asha")] * (ENOUGH - 1)
    for people in ([], few):
        runtime, _ = fit(PEOPLE, people)
        assert set(runtime["fitted_on"].values()) == {"avatar"}
        assert runtime["thresholds"]["people"] == runtime["thresholds"]["avatar"]


def test_enough_people_set_the_temperature_and_their_threshold() -> None:
    people = [a_clip("word-good", "asha")] * ENOUGH
    runtime, validation = fit(PEOPLE, [*people, a_clip(None, "asha")])
    fitted = {"temperature": "people", "people": "people", "avatar": "avatar"}
    assert runtime["fitted_on"] == fitted
    assert runtime["thresholds"]["people"] <= runtime["thresholds"]["avatar"]
    of_people = validation["people"]
    assert (of_people["signers"], of_people["clips"]) == (1, ENOUGH + 1)
    assert of_people["right_when_said"] == pytest.approx(1.0)


def test_signs_that_people_show_and_are_misread_make_their_threshold_strict() -> None:
    """They show BUSY and the net takes every raised hand for GOOD."""
    runtime, _ = fit(PEOPLE, [a_clip("word-busy", "asha")] * ENOUGH)
    assert runtime["thresholds"]["people"] == pytest.approx(0.97)
    assert runtime["thresholds"]["avatar"] >= runtime["thresholds"]["people"]


def test_what_is_said_over_movement_that_is_no_sign_makes_the_threshold_strict() -> None:
    raised = replace(a_clip("word-good", None), spans=(), sign=None)
    runtime, _ = fit(AVATAR, more=[raised])
    assert runtime["thresholds"]["avatar"] == pytest.approx(0.97)
