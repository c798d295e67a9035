"""What the app's page of models and docs/models.md say, and of whom."""

import copy
import json
from typing import Any

import pytest
from isl_signs.settings import Settings
from isl_training.evaluation import publish
from isl_training.evaluation.page import render_page
from isl_training.evaluation.published import summarise_letters, summarise_words
from isl_training.evaluation.sign_names import Names, names_of
from isl_training.evaluation.spelling_card import render_spelling_card
from isl_training.evaluation.word_card import render_word_card
from jinja2 import UndefinedError

LETTERS = Settings.model_fields["signs_model_dir"].default
WORDS = Settings.model_fields["signs_words_dir"].default
SPELLING = Settings.model_fields["signs_spelling_dir"].default
NAMES = Names({"HELP": "word-help", "BUSY": "word-busy"}, frozenset({"BUSY"}))


def figures(samples: int = 2) -> dict[str, Any]:
    def row(recall: float | None, taken_for: dict[str, int]) -> dict[str, Any]:
        share = {"top_1": taken_for.get("HELP", 0) / samples, "top_5": 1.0}
        said = {"said": 2, "right": 1, "precision": 0.5, "recall": recall}
        return {"samples": samples, "taken_for": taken_for} | share | said

    return {
        "samples": 3 * samples,
        "top_1": 0.5,
        "top_5": 1.0,
        "said": 0.5,
        "right_when_said": 0.8,
        "calibration_error": 0.1,
        "ms_a_frame": 9.0,
        "signs": {
            "HELP": row(0.5, {"HELP": 1, "W": 1}),
            "BUSY": row(None, {"-": 1, "HELP": 1}) | {"top_1": 0.5},
            # Of the letters' own model.
            "A": row(0.0, {"A": 2}),
        },
        "nothing": {"minutes": 10.0, "false_a_minute": 1.2, "false_words_a_minute": 0.6},
    }


def a_card(**more: Any) -> dict[str, Any]:
    card = json.loads((WORDS / "card.json").read_text())
    for key in ("evaluation", "unseen_signers"):
        card.pop(key, None)
    return card | more


def of_people() -> dict[str, Any]:
    row = {
        "clips": 4,
        "old": {"first": 0, "among_five": 1},
        "new": {"first": 4, "among_five": 4},
        "by_chance": 0.06,
        "is_better": False,
        "figures": figures(),
    }
    return {"signers": ["asha", "ravi"], "rates": {"2": row, "15": row}}


def test_figures_of_the_avatar_stay_the_avatar_s_when_people_taught_the_model() -> None:
    card = a_card(evaluation={"is_spoilt": True, "rates": {"2": figures(), "15": figures()}})
    card["data"] = card["data"] | {"signers": 4, "real_clips": 40, "synthetic_clips": 100}
    model = summarise_words(card, NAMES)
    assert [one["source"] for one in model["measured"]] == ["avatar"]
    assert (model["signers"], model["learnt"]["people"]["count"]) == (4, 40)
    assert "nobody's signing" not in page_of(model).lower()
    assert "no figure here is of signers not seen" in page_of(model)
    text = " ".join(render_word_card(card).split())
    assert "It was never tried on a person whom it had not learnt from." in text


def test_a_card_and_the_page_name_how_many_people_taught_it_without_those_of_calibration() -> None:
    card = a_card()
    card["data"] = card["data"] | {"real": "40 clips of 5 signers", "signers": 5, "real_clips": 40}
    card["training"] = card["training"] | {"people": {"clips": 24, "signers": 3}}
    model = summarise_words(card, NAMES)
    assert (model["signers"], model["learnt"]["people"]["count"]) == (3, 24)
    text = " ".join(render_word_card(card).split())
    assert "real: 24 clips of 3 signers." in text
    assert "Real: 40 clips of 5 signers." in text


def test_figures_of_unseen_signers_stand_beside_the_avatar_s_as_what_they_are() -> None:
    card = a_card(
        evaluation={"is_spoilt": True, "rates": {"15": figures()}}, unseen_signers=of_people()
    )
    card["data"] = card["data"] | {"signers": 4}
    model = summarise_words(card, NAMES)
    assert [(one["source"], one["on"], one["signers"]) for one in model["measured"]] == [
        ("people", "unseenSigners", 2),
        ("avatar", "unseenBodies", 0),
    ]
    page = page_of(model)
    assert "Measured on people: signers that it has not seen" in page
    assert "A check on the avatar" in page
    text = " ".join(render_word_card(card).split())
    assert "On people: signers that it has not seen" in text
    assert "It was tried on 2 strangers' clips" in text
    row = (
        "| 15 | 6 | 50.0 % (18.8 to 81.2 %) | 100.0 % (61.0 to 100.0 %) | 4 | 0, 1 | 4, 4 | 0.06"
        " | not shown |"
    )
    assert row in text


def test_a_model_that_nothing_was_measured_on_yet_is_published_all_the_same() -> None:
    model = summarise_words(a_card(), NAMES)
    assert model["measured"] == []
    assert "Not measured yet." in page_of(model)
    assert "Not made yet" in render_word_card(a_card())


def test_candidates_are_marked_and_have_no_recall_and_few_samples_are_counts() -> None:
    card = a_card(evaluation={"is_spoilt": False, "rates": {"15": figures()}})
    (measured,) = summarise_words(card, NAMES)["measured"]
    helps, busy = measured["classes"]
    assert (helps["isSaid"], helps["said"], helps["recall"]) == (True, 2, 0.5)
    assert (busy["isSaid"], busy["recall"]) == (False, None)
    page = page_of(summarise_words(card, NAMES))
    assert "| HELP | 1 of 2 | 1 of 2 | 2 |" in page
    assert "| BUSY | 1 of 2 | candidate only | 2 |" in page


def test_a_failure_has_its_sign_and_all_that_it_was_taken_for() -> None:
    card = a_card(evaluation={"is_spoilt": False, "rates": {"15": figures()}})
    (measured,) = summarise_words(card, NAMES)["measured"]
    helps, busy = measured["failures"]
    assert (busy["id"], busy["samples"], busy["right"], busy["hasPicture"]) == (
        "word-busy",
        2,
        1,
        True,
    )
    assert helps["takenFor"] == [
        {"said": {"id": "letter-w-v2", "label": "W", "hasPicture": True}, "count": 1}
    ]
    assert {"said": None, "count": 1} in busy["takenFor"]
    assert [row["label"] for row in measured["confusion"]] == ["HELP", "BUSY"]


def test_the_letters_have_a_day_and_their_confusion_in_full_where_it_was_kept() -> None:
    card = json.loads((LETTERS / "card.json").read_text())
    names = Names({letter: f"letter-{letter.lower()}-v2" for letter in "ABC"})
    assert summarise_letters(card, names)["date"] >= "2026-11-22"
    kept = copy.deepcopy(card)
    kept["training"]["date"] = "2027-01-02"
    kept["confusion"] = {"A": {"A": 190, "B": 9}}
    model = summarise_letters(kept, names)
    assert model["date"] == "2027-01-02"
    (row,) = model["measured"][0]["confusion"]
    assert [(one["said"]["label"], one["count"]) for one in row["takenFor"]] == [
        ("A", 190),
        ("B", 9),
    ]
    assert model["measured"][0]["isConfusionWhole"]


def test_the_words_readable_card_is_the_one_the_figures_make() -> None:
    card = json.loads((WORDS / "card.json").read_text())
    assert (WORDS / "MODEL_CARD.md").read_text() == render_word_card(card)


def test_the_spelling_net_s_readable_card_is_the_one_the_figures_make() -> None:
    assert (SPELLING / "MODEL_CARD.md").read_text() == render_spelling_card(spelling_card())


def test_the_page_has_the_spelling_net_with_its_figures_and_says_where_there_are_none() -> None:
    row = {
        "alphabet": "v1",
        "letters_a_second": 4.0,
        "frames_a_second": 12.0,
        "which": "all",
        "words": 13,
        "errors": [0.98, 0.3, 0.25],
        "whole": [0.0, 0.4, 0.5],
    }
    others = {
        "what": "nothing",
        "clips": 10,
        "minutes": 1.2,
        "letters_a_minute": [0.5, 0.5, 0.5],
        "words_a_minute": [0.8, 0.8, 0.8],
        "sign_said": None,
    }
    costs = [{"p50": 2.0, "p95": 3.0}] * 3
    figures = {"most": 106, "errors": [row], "others": [others], "ms_a_frame": costs}
    models = publish.summarise(LETTERS, WORDS)
    card = spelling_card() | {"evaluation": figures}
    told = "| V1 | all | 4 | 12 | 13 | 98.0 % | 30.0 % | 25.0 % | 50.0 % |"
    for text in (render_page(models, spelling=card), render_spelling_card(card)):
        assert told in text
        assert "| no sign | 10, 1.2 | 0.5, 0.5, 0.5 | 0.8, 0.8, 0.8 | - |" in text
        assert "--most 106 --write" in text
    del card["evaluation"]
    assert render_page(models, spelling=card).endswith("Not measured yet.\n")
    assert "Not measured yet." in render_spelling_card(card)


def test_a_figure_that_a_card_lacks_is_an_error_and_no_gap_in_its_text() -> None:
    card = a_card()
    del card["validation"]["window_top_1"]
    with pytest.raises(UndefinedError, match="window_top_1"):
        render_word_card(card)


def test_both_files_are_what_the_cards_of_the_repository_make() -> None:
    """If it fails: `python -m isl_training.evaluation.publish`."""
    models = publish.summarise(LETTERS, WORDS)
    assert publish.FIGURES.read_text() == publish.render_figures(models)
    assert publish.DOCS.read_text() == publish.render_docs(models, WORDS, SPELLING)


@pytest.mark.parametrize("folder", [LETTERS, WORDS])
def test_every_sign_of_the_models_has_a_picture(folder: Any) -> None:
    names = names_of(folder)
    assert names.ids
    assert all(names.sign(gloss)["hasPicture"] for gloss in names.ids)


def page_of(words: dict[str, Any]) -> str:
    letters = publish.summarise(LETTERS, WORDS)[0]
    return render_page([letters, words], spelling=spelling_card())


def spelling_card() -> dict[str, Any]:
    return json.loads((SPELLING / "card.json").read_text())
