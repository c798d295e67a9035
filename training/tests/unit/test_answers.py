"""Figures of labelled answers, and how they are written."""

import pytest
from isl_training.evaluation.answers import Answer, render_summary, summarise


def answer(gloss: str, *guesses: str, is_said: bool = True, hands: int = 1) -> Answer:
    return Answer(gloss, guesses, is_said, hands)


ANSWERS = [
    answer("A", "A", "B"),
    answer("A", "B", "C", "D", "E", "A"),
    answer("A", "B", "C", "D", "E", "F", "A", is_said=False),
    answer("Z", is_said=False, hands=0),
]


def test_a_sign_counts_where_it_is_first_and_where_it_is_among_five() -> None:
    figures = summarise(ANSWERS)
    assert (figures["samples"], figures["top_1"], figures["top_5"]) == (4, 0.25, 0.5)
    assert figures["signs"]["A"]["top_1"] == pytest.approx(1 / 3, abs=1e-4)


def test_no_answer_is_a_wrong_one_and_is_counted_by_its_reason() -> None:
    figures = summarise([*ANSWERS, answer("Z", is_said=False, hands=2)])
    assert (figures["no_hand"], figures["passed_over"]) == (0.2, 0.4)
    assert figures["signs"]["Z"] == {
        "samples": 2,
        "top_1": 0.0,
        "top_5": 0.0,
        "taken_for": {"-": 2},
    }


def test_what_is_said_is_judged_apart() -> None:
    figures = summarise(ANSWERS)
    assert (figures["said"], figures["right_when_said"]) == (0.5, 0.5)


def test_nothing_said_has_no_share_of_right_ones() -> None:
    assert summarise(ANSWERS[3:])["right_when_said"] is None


def test_the_confusion_table_has_a_row_for_what_was_shown_and_a_column_for_what_was_guessed() -> (
    None
):
    text = render_summary(summarise(ANSWERS))
    assert "| Right sign first (top-1) | 25.0 % |" in text
    assert "| A | 3 | 33.3 % | 66.7 % |" in text
    assert "| | A | B | Z | - |" in text
    assert "| **A** | 1 | 2 |  |  |" in text
    assert "| **Z** |  |  |  | 1 |" in text
