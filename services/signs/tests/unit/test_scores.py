"""What a told score is worth, and where that is kept."""

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from isl_signs.backends.base import ModelFilesError
from isl_signs.backends.fake import FAKE_WORDS, FakeBody, a_letter_model
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.backends.litert_words import load_word_model
from isl_signs.pipeline import SignPipeline
from isl_signs.predictions import word_candidates
from isl_signs.scores import Curve, Scores
from isl_signs.settings import Settings

LETTERS: Path = Settings.model_fields["signs_model_dir"].default
WORDS: Path = Settings.model_fields["signs_words_dir"].default
SCORES = Scores(said=Curve(0.5, 1.0), first=Curve(0.5, 0.0), others=Curve(0.5, -2.0))


def test_the_first_candidate_is_told_by_its_own_curve_and_the_others_by_theirs() -> None:
    good, busy = FAKE_WORDS
    told = list(word_candidates([(good, 0.9), (busy, 0.9)], SCORES))
    assert [one.id for one in told] == ["word-good", "word-fine", "word-busy"]
    # A score of 0.9 has odds of 9, the half of whose logarithm is that of 3.
    assert [one.score for one in told[:2]] == [0.75, 0.75]
    said, *_ = word_candidates([(good, 0.9)], SCORES, is_said=True)
    assert said.score == pytest.approx(1 / (1 + np.exp(-1) / 3), abs=1e-4)
    assert told[2].score == pytest.approx(1 / (1 + np.exp(2) / 3), abs=1e-4)


def test_scores_stay_what_the_net_says_where_nothing_was_fitted() -> None:
    good, busy = FAKE_WORDS
    told = list(word_candidates([(good, 0.9731), (busy, 0.0002)]))
    assert [one.score for one in told] == [0.9731, 0.9731, 0.0002]


def test_letters_are_said_as_before_and_told_by_what_they_are_worth() -> None:
    hands = FakeBody().detect(np.full((48, 64, 3), 200, np.uint8))
    plain, fitted = (
        SignPipeline(FakeBody(), replace(a_letter_model([2.0, 1.5, 0.5]), threshold=0.4, scores=of))
        for of in (None, SCORES)
    )
    before, after = (each.read(hands, each.open_client(), at_s=0.0) for each in (plain, fitted))
    assert before.label == after.label == "A"
    assert [one.id for one in before.candidates] == [one.id for one in after.candidates]
    for place, (one, other) in enumerate(zip(before.candidates, after.candidates, strict=True)):
        worth = SCORES.worth(one.score, place=place, is_said=True)
        assert other.score == pytest.approx(worth, abs=1e-3)


@pytest.mark.parametrize("score", np.linspace(0, 1, 21).tolist())
def test_what_stands_first_is_never_told_as_less_than_what_stands_behind(score: float) -> None:
    assert SCORES.worth(score, place=0) >= SCORES.worth(score, place=1)
    assert SCORES.worth(score, place=0) <= SCORES.worth(min(score + 0.05, 1.0), place=0)


@pytest.mark.parametrize(
    ("folder", "load"), [(LETTERS, load_letter_model), (WORDS, load_word_model)]
)
@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"net": "f00d"}, "fitted on another net"),
        ({"first": [1.0]}, "no three curves of two numbers"),
        ({"others": ["1.0", 0.0]}, "no three curves of two numbers"),
        ({"others": None}, "no three curves of two numbers"),
        ({"first": [float("nan"), 0.0]}, "no three curves of two numbers"),
        ({"first": [-1.0, 0.0]}, "curves fall"),
        ({"others": [1.0, 9.0]}, "lies below the others"),
        ({"said": [0.7, -9.0]}, "lies below the others"),
    ],
)
def test_curves_that_are_none_or_another_net_s_are_refused(
    tmp_path: Path,
    folder: Path,
    load: Callable[..., Any],
    changed: dict[str, Any],
    said: str,
) -> None:
    copy = Path(shutil.copytree(folder, tmp_path / "model"))
    card = json.loads((copy / "card.json").read_text())
    whole = {
        "net": card["sha256"],
        "said": [0.8, 0.4],
        "first": [0.7, 0.2],
        "others": [0.7, -2.0],
    }
    (copy / "card.json").write_text(json.dumps(card | {"scores": whole}))
    assert load(copy).scores == Scores(Curve(0.8, 0.4), Curve(0.7, 0.2), Curve(0.7, -2.0))
    (copy / "card.json").write_text(json.dumps(card | {"scores": whole | changed}))
    with pytest.raises(ModelFilesError, match=said):
        load(copy)
    # Training fits them anew all the same.
    assert load(copy, with_scores=False).scores is None


def test_both_models_that_ship_tell_what_their_scores_are_worth() -> None:
    for model in (load_letter_model(LETTERS), load_word_model(WORDS)):
        assert model.scores is not None
        assert model.scores.worth(0.9, place=1) < 0.5 < model.scores.worth(0.9, place=0)
        assert model.scores.worth(0.9, place=0, is_said=True) > 0.5
