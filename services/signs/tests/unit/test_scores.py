"""What a told score is worth, and where that is kept."""

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from isl_signs.backends.base import ModelFilesError
from isl_signs.backends.fake import FAKE_WORDS
from isl_signs.backends.litert_words import load_word_model
from isl_signs.predictions import word_candidates
from isl_signs.scores import Curve, Scores
from isl_signs.settings import Settings

WORDS: Path = Settings.model_fields["signs_words_dir"].default
SCORES = Scores(
    said=Curve(0.5, 1.0, 0.0),
    first=Curve(0.5, 0.0, 1.0),
    others=Curve(0.5, -2.0, 0.5),
    letter=Curve(0.5, -1.0, 0.0),
)


def test_the_first_candidate_is_told_by_its_own_curve_and_the_others_by_theirs() -> None:
    good, busy = FAKE_WORDS
    told = list(word_candidates([(good, 0.9), (busy, 0.9)], SCORES))
    assert [one.id for one in told] == ["word-good", "word-fine", "word-busy"]
    # A score of 0.9 has odds of 9, the half of whose logarithm is that of 3.
    assert [one.score for one in told[:2]] == [0.75, 0.75]
    said, *_ = word_candidates([(good, 0.9)], SCORES, is_said=True)
    assert said.score == pytest.approx(1 / (1 + np.exp(-1) / 3), abs=1e-4)
    assert told[2].score == pytest.approx(1 / (1 + np.exp(2) / 3), abs=1e-4)


def test_a_score_is_worth_something_else_where_frames_come_too_seldom_to_show_a_hold() -> None:
    good, busy = FAKE_WORDS
    told = list(word_candidates([(good, 0.9), (busy, 0.9)], SCORES, is_seldom=True))
    assert told[0].score == pytest.approx(1 / (1 + np.exp(-1) / 3), abs=1e-4)
    assert told[2].score == pytest.approx(1 / (1 + np.exp(1.5) / 3), abs=1e-4)


def test_scores_stay_what_the_net_says_where_nothing_was_fitted() -> None:
    good, busy = FAKE_WORDS
    told = list(word_candidates([(good, 0.9731), (busy, 0.0002)]))
    assert [one.score for one in told] == [0.9731, 0.9731, 0.0002]


@pytest.mark.parametrize("is_seldom", [False, True])
@pytest.mark.parametrize("score", np.linspace(0, 1, 21).tolist())
def test_what_stands_first_is_never_told_as_less_than_what_stands_behind(
    score: float, is_seldom: bool
) -> None:
    def worth(score: float, place: int) -> float:
        return SCORES.worth(score, place=place, is_seldom=is_seldom)

    assert worth(score, 0) >= worth(score, 1)
    assert worth(score, 0) <= worth(min(score + 0.05, 1.0), 0)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"net": "f00d"}, "fitted on another net"),
        ({"first": [1.0, 0.2]}, "no four curves of three numbers"),
        ({"others": ["1.0", 0.0, 0.0]}, "no four curves of three numbers"),
        ({"others": None}, "no four curves of three numbers"),
        ({"first": [float("nan"), 0.0, 0.0]}, "no four curves of three numbers"),
        ({"first": [-1.0, 0.0, 0.0]}, "curves fall"),
        ({"others": [1.0, 9.0, 0.0]}, "lies below the others"),
        ({"others": [0.7, -2.0, 9.0]}, "lies below the others"),
        ({"said": [0.7, -9.0, 0.0]}, "lies below the others"),
    ],
)
def test_curves_that_are_none_or_another_net_s_are_refused(
    tmp_path: Path, changed: dict[str, Any], said: str
) -> None:
    copy = Path(shutil.copytree(WORDS, tmp_path / "model"))
    card = json.loads((copy / "card.json").read_text())
    whole = {
        "net": card["sha256"],
        "said": [0.8, 0.4, 0.1],
        "first": [0.7, 0.2, 0.0],
        "others": [0.7, -2.0, 0.2],
        "letter": [0.5, -0.4, 0.3],
    }
    (copy / "card.json").write_text(json.dumps(card | {"scores": whole}))
    assert load_word_model(copy).scores == Scores(
        Curve(0.8, 0.4, 0.1),
        Curve(0.7, 0.2, 0.0),
        Curve(0.7, -2.0, 0.2),
        Curve(0.5, -0.4, 0.3),
    )
    (copy / "card.json").write_text(json.dumps(card | {"scores": whole | changed}))
    with pytest.raises(ModelFilesError, match=said):
        load_word_model(copy)
    # Training fits them anew all the same.
    assert load_word_model(copy, with_scores=False).scores is None


def test_the_words_that_ship_tell_what_their_scores_are_worth() -> None:
    scores = load_word_model(WORDS).scores
    assert scores is not None
    assert scores.worth(0.9, place=1) < 0.5 < scores.worth(0.9, place=0)
    assert scores.worth(0.9, place=0, is_said=True) > 0.5
