"""Signs that reviewers dispute or withdrew leave a model that still knows them."""

import json
import logging
from collections.abc import Mapping

import numpy as np
import pytest
from isl_signs.backends.base import Word
from isl_signs.backends.fake import FakeBody, a_letter_model, a_person, a_word_model
from isl_signs.classifier import letter_probabilities, softmax
from isl_signs.landmarks import FloatArray
from isl_signs.lexicon import Form, Status, read_forms
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings
from isl_signs.standing import leave_out_letters, leave_out_words
from isl_signs.words.features import ARM_FEATURES


def forms_with(**statuses: Status) -> Mapping[str, Form]:
    ids = {name.replace("_", "-"): status for name, status in statuses.items()}
    return {
        form_id: Form(form_id, form_id.upper(), "word", True, (), status)
        for form_id, status in ids.items()
    }


def unsure(_: FloatArray) -> list[float]:
    return [2.0, 1.0, 0.5]


def windows() -> FloatArray:
    return np.zeros((1, 24, ARM_FEATURES), np.float32)


@pytest.mark.parametrize("status", ["disputed", "withdrawn"])
def test_a_disputed_or_withdrawn_word_is_no_sign_to_the_model(
    status: Status, caplog: pytest.LogCaptureFixture
) -> None:
    model = a_word_model(unsure)
    with caplog.at_level(logging.WARNING):
        left = leave_out_words(model, forms_with(word_busy=status))
    assert [word.id for word in left.words] == ["word-good"]
    (before,), (after,) = (softmax(one.net.logits(windows())) for one in (model, left))
    assert after == pytest.approx([before[0], before[1] + before[2]])
    assert caplog.records[0].__dict__["signs"] == {"word-busy": status}


def test_what_is_made_alike_goes_by_a_name_that_is_left() -> None:
    model = a_word_model(unsure)
    good = leave_out_words(model, forms_with(word_good="disputed", word_fine="draft")).words[0]
    assert (good.id, good.label, good.homonyms, good.is_said) == ("word-fine", "FINE", (), True)
    without_other = leave_out_words(model, forms_with(word_fine="withdrawn")).words[0]
    assert (without_other.id, without_other.homonyms) == ("word-good", ())
    both = leave_out_words(model, forms_with(word_good="disputed", word_fine="withdrawn"))
    assert [word.id for word in both.words] == ["word-busy"]


@pytest.mark.parametrize("status", ["draft", "reviewed"])
def test_what_nobody_disputes_stays(status: Status, caplog: pytest.LogCaptureFixture) -> None:
    model = a_word_model(unsure)
    left = leave_out_words(model, forms_with(word_good=status, word_busy=status))
    assert (left.words, left.net) == (list(model.words), model.net)
    assert leave_out_words(model, {}).words == list(model.words)
    assert not caplog.records


def test_a_disputed_letter_is_neither_said_nor_offered() -> None:
    model = leave_out_letters(a_letter_model(), forms_with(letter_a_v2="disputed"))
    hands = a_person().hands
    assert letter_probabilities(a_letter_model(), hands)[0] > 0.9
    seen = letter_probabilities(model, hands)
    assert seen[0] == 0 and seen[1:].sum() < 0.1
    pipeline = SignPipeline(FakeBody(), model)
    assert "letter-a-v2" not in {sign.id for sign in pipeline.offer().vocabulary}
    assert [names[0].id for names in pipeline.signs()] == ["letter-b-v2", "letter-c-v2"]


@pytest.mark.parametrize("folder", ["signs_model_dir", "signs_words_dir"])
def test_no_sign_of_the_shipped_models_is_disputed_or_withdrawn(folder: str) -> None:
    """If it fails: `make train`; until then the service leaves those signs out."""
    labels = json.loads((Settings.model_fields[folder].default / "labels.json").read_text())
    named = [*labels.get("letters", []), *labels.get("words", [])]
    ids = {name["id"] for one in named for name in (one, *one.get("alike", []))}
    forms = read_forms()
    assert ids and ids <= forms.keys()
    assert {form_id for form_id in ids if not forms[form_id].may_be_recognised} == set()


def test_a_word_keeps_what_it_was_learnt_from() -> None:
    model = a_word_model(unsure)
    (good,) = leave_out_words(model, forms_with(word_busy="withdrawn")).words
    assert good == Word("GOOD", "word-good", "avatar", True, model.words[0].homonyms)
