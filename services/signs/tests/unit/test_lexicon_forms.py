"""What reviews make of a form, as packages/lexicon has it."""

import json
import logging
from pathlib import Path
from typing import Literal

import pytest
from isl_contracts.generated.language import Review
from isl_signs.lexicon import FORMS, read_forms, status_of

Verdict = Literal["right", "wrong", "withdraw"]


def a_review(verdict: Verdict, who: str = "asha", date: str = "2026-01-01") -> Review:
    return Review(who=who, region="Delhi", date=date, verdict=verdict)


@pytest.mark.parametrize(
    ("reviews", "status"),
    [
        ([], "draft"),
        ([a_review("right")], "reviewed"),
        ([a_review("right"), a_review("wrong", "ravi")], "disputed"),
        ([a_review("right", date="2026-02-01"), a_review("wrong")], "reviewed"),
        ([a_review("withdraw", "ravi"), a_review("wrong")], "withdrawn"),
    ],
)
def test_each_reviewer_s_last_word_counts_and_an_objection_outweighs(
    reviews: list[Review], status: str
) -> None:
    assert status_of(reviews) == status


def test_the_lexicon_s_forms_are_read_and_may_be_recognised_unless_somebody_objects(
    tmp_path: Path,
) -> None:
    written = json.loads((FORMS / "word-help.json").read_text())
    form = {
        **written,
        "confidence": "high",
        "homonyms": ["word-aid"],
        "reviews": [a_review("wrong").model_dump(exclude_none=True)],
    }
    (tmp_path / "word-help.json").write_text(json.dumps(form))
    (help_form,) = read_forms(tmp_path).values()
    assert (help_form.is_high, help_form.homonyms) == (True, ("word-aid",))
    assert not help_form.may_be_recognised
    assert read_forms()["word-help"].may_be_recognised


def test_without_the_lexicon_nothing_is_known_and_that_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert read_forms(tmp_path / "absent") == {}
    assert "disputed signs stay" in caplog.text
