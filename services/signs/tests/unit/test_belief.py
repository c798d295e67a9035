"""A word that the net is sure of, and what it is told from says otherwise."""

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from isl_inference_kit.wire import SignPrediction
from isl_signs.backends.base import Belief, Encoder, Likeness, ModelFilesError
from isl_signs.backends.fake import FakeBody, FakeNet, a_letter_model, a_person, a_word_model
from isl_signs.backends.litert_words import load_word_model
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings
from isl_signs.words.belief import weighed
from isl_signs.words.features import ARM_FEATURES, HAND_FEATURES

WORDS: Path = Settings.model_fields["signs_words_dir"].default
HEIGHT = ARM_FEATURES + HAND_FEATURES + 2
LIKENESS = Likeness(
    weights=(8.0, 1.0, 4.0, -4.0), bias=-6.0, sharpness=20.0, threshold=0.8, near=0.3
)
# Of the encoding's third number: what a scratch has and no sign.
WEIGHTS = np.array([1.0, 0.0, 0.0, 0.0, 0.0, -9.0], np.float32)
BELIEF = Belief(WEIGHTS, bias=0.0, seldom=0.0, floor=0.6, least=0.0)
SIGN, SCRATCH = [1.0, 0.0, 0.0], [0.6, 0.0, 0.8]


def good_when_up(window: FloatArray) -> list[float]:
    return [6.0, 0.0, 0.0] if window[-1, HEIGHT] < 0 else [0.0, 0.0, 6.0]


def answers(
    encoding: list[float], belief: Belief | None, *, threshold: float | None = None
) -> list[SignPrediction]:
    """A hand that comes up and stays there, 15 frames a second."""
    encoder = Encoder("f00d", FakeNet(encoding), np.eye(2, 3, dtype=np.float32), LIKENESS, belief)
    model = replace(a_word_model(good_when_up), encoder=encoder)
    letters = a_letter_model(farthest=0.0)
    pipeline = SignPipeline(FakeBody(), letters, model, word_threshold=threshold)
    client = pipeline.open_client()
    heights = [0.7] * 15 + np.linspace(0.7, 0.2, 9).tolist() + [0.2] * 20
    return [
        pipeline.read(a_person(right=(0.4, y)), client, at_s=n / 15) for n, y in enumerate(heights)
    ]


def said(told: list[SignPrediction]) -> set[str]:
    return {one.label for one in told if one.label}


def test_a_sure_word_whose_encoding_is_a_sign_s_is_said() -> None:
    assert said(answers(SIGN, BELIEF)) == {"GOOD"}


def test_a_sure_word_whose_encoding_is_a_scratch_s_is_a_candidate_and_not_said() -> None:
    told = answers(SCRATCH, BELIEF)
    assert said(told) == set()
    assert "word-good" in {one.id for answer in told for one in answer.candidates}
    assert said(answers(SCRATCH, None)) == {"GOOD"}


def test_a_threshold_that_was_set_stands_for_itself() -> None:
    assert said(answers(SCRATCH, BELIEF, threshold=0.8)) == {"GOOD"}


def test_a_word_below_the_floor_is_not_even_looked_at() -> None:
    assert said(answers(SIGN, replace(BELIEF, floor=0.999))) == set()


def test_what_is_weighed_is_the_probability_how_near_it_is_and_the_direction() -> None:
    prototypes = np.eye(2, 3, dtype=np.float32)
    encoder = Encoder("f00d", FakeNet([3.0, 0.0, 4.0]), prototypes, LIKENESS)
    parts = weighed(encoder, np.zeros((4, 5), np.float32), word=0, score=0.9)
    assert parts.tolist() == pytest.approx([np.log(9), 0.6, 0.6, 0.6, 0.0, 0.8], abs=1e-5)
    assert prototypes.tolist() == np.eye(2, 3).tolist()


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"net": "f00d"}, "fitted on another net"),
        ({"weights": [1.0, 2.0]}, "does not weigh"),
        ({"weights": ["a"]}, "no list of numbers"),
        ({"least": None}, "no list of numbers"),
        ({"bias": float("nan")}, "does not weigh"),
    ],
)
def test_a_belief_that_is_none_or_another_net_s_is_refused(
    tmp_path: Path, changed: dict[str, Any], told: str
) -> None:
    copy = Path(shutil.copytree(WORDS, tmp_path / "model"))
    card = json.loads((copy / "card.json").read_text())
    assert load_word_model(copy).encoder is not None
    card["belief"] |= changed
    (copy / "card.json").write_text(json.dumps(card))
    with pytest.raises(ModelFilesError, match=told):
        load_word_model(copy)
