"""tools/meaning.py counts what a model would make of an answer."""

import runpy
from pathlib import Path
from typing import Any

import pytest
from isl_rewriter.rewriter import Rewriter

Tool = dict[str, Any]


@pytest.fixture(scope="module")
def tool() -> Tool:
    return runpy.run_path(str(Path(__file__).parents[2] / "tools" / "meaning.py"))


def outcomes(tool: Tool, rewriter: Rewriter, line: str, wording: str) -> dict[str, str]:
    pair = tool["pair_of"](line)
    answers = tool["with_model"](rewriter, rewriter.rewrite(pair.signs, pair.emotion), wording)
    return {use: tool["outcome"](answer, pair) for use, answer in answers.items()}


def test_a_second_opinion_settles_what_is_not_certain_where_it_says_a_reading(
    tool: Tool, rewriter: Rewriter
) -> None:
    line = "topic\tUNCLE I LOVE\tneutral\tI love my uncle."
    assert outcomes(tool, rewriter, line, "I love my uncle.") == {
        "the model alone": "right",
        "the model behind the content check": "two, one right",
        "the model as a second opinion": "right",
    }
    other = outcomes(tool, rewriter, line, "I saw my uncle.")
    assert other["the model as a second opinion"] == "two, one right"


def test_behind_the_content_check_a_wording_that_denies_is_not_taken(
    tool: Tool, rewriter: Rewriter
) -> None:
    line = "plain\tI RICE EAT\tneutral\tI am eating rice."
    assert outcomes(tool, rewriter, line, "I am not eating rice.") == {
        "the model alone": "wrong",
        "the model behind the content check": "right",
        "the model as a second opinion": "right",
    }


def test_words_exchanged_are_counted_as_reversed(tool: Tool, rewriter: Rewriter) -> None:
    line = "who-to-whom\tSHE HIM CALL\tneutral\tShe called him."
    assert outcomes(tool, rewriter, line, "He called her.")["the model alone"] == "reversed"
