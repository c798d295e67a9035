"""What a search by making a sign answers: the nearest signs, or why there are none."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from isl_inference_kit.errors import InferenceError
from isl_inference_kit.wire import Found
from isl_signs.backends.base import Encoder, Letter, Likeness, Word, WordModel
from isl_signs.backends.fake import FakeBody, FakeNet, a_letter_model, a_person
from isl_signs.finding import find
from isl_signs.pipeline import SignMemory, SignPipeline
from isl_signs.words.own import directions

SIGNS = 14
STEP_S = 0.1
REST = (0.34, 0.85)


def a_word(number: int, *homonyms: Letter) -> Word:
    return Word(f"SIGN{number}", f"word-{number}", "avatar", is_said=True, homonyms=homonyms)


def a_model(*, homonym_of: int | None = None) -> WordModel:
    """Signs on a quarter of a circle; a take points where the first one does."""
    angles = np.linspace(0, np.pi / 2, SIGNS)
    prototypes = directions(np.stack([np.cos(angles), np.sin(angles)], axis=1))
    likeness = Likeness((1, 1, 1, 1), bias=0, sharpness=1, threshold=0.5, near=0.1)
    same = (Letter("TWIN", "word-twin"),)
    return WordModel(
        name="drawn",
        version="1",
        words=[a_word(n, *(same if n == homonym_of else ())) for n in range(SIGNS)],
        net=FakeNet([0.0] * (SIGNS + 1)),
        temperature=1.0,
        thresholds={"people": 0.5, "avatar": 0.5},
        encoder=Encoder("f00d", FakeNet([5.0, 0.0]), prototypes, likeness),
    )


def somebody(model: WordModel | None, *, reach: float = 0.3) -> SignMemory:
    """Who raised the right hand, moved it and lowered it within the last three seconds."""
    pipeline = SignPipeline(FakeBody(), a_letter_model(), model)
    client = pipeline.open_client()
    for number in range(30):
        share = number / 30
        place = (0.34 + reach * (share - 0.25), 0.5) if 0.25 < share < 0.75 and reach else REST
        pipeline.read(a_person(right=place), client, at_s=number * STEP_S)
    return client


WHOLE = {"id": "a", "startedAt": 0, "endedAt": 3000}


def ask(model: WordModel, payload: object = WHOLE, *, reach: float = 0.3) -> Found:
    reply = find(payload, somebody(model, reach=reach))
    assert isinstance(reply.body, Found)
    return reply.body


def test_ten_signs_are_named_the_nearest_first() -> None:
    found = ask(a_model())
    assert (found.id, found.outcome) == ("a", "accepted")
    assert [one.id for one in found.alike] == [f"word-{number}" for number in range(10)]
    assert found.alike[0].distance == pytest.approx(0, abs=1e-3)
    assert [one.distance for one in found.alike] == sorted(one.distance for one in found.alike)
    assert [one.isNear for one in found.alike[:5]] == [True] * 4 + [False]


def test_signs_of_one_movement_stand_side_by_side_and_count_among_the_ten() -> None:
    alike = ask(a_model(homonym_of=1)).alike
    assert [one.label for one in alike[:4]] == ["SIGN0", "SIGN1", "TWIN", "SIGN2"]
    assert alike[1].distance == alike[2].distance
    assert len(alike) == 10


def test_hands_that_rest_are_like_no_sign() -> None:
    found = ask(a_model(), reach=0)
    assert (found.outcome, found.alike) == ("still", [])


@pytest.mark.parametrize(("begin", "end"), [(9e9, 9.1e9), (3000, 0), (2900, 3000), (-1e99, 0)])
def test_a_stretch_in_which_nobody_was_seen_is_too_short(begin: float, end: float) -> None:
    found = ask(a_model(), {"id": "a", "startedAt": begin, "endedAt": end})
    assert (found.outcome, found.alike) == ("tooShort", [])


def test_without_an_encoder_nothing_can_be_found() -> None:
    for model in (None, replace(a_model(), encoder=None)):
        with pytest.raises(InferenceError) as refused:
            find(WHOLE, somebody(model))
        assert refused.value.code == "FINDING_OFF"


MODEL = a_model()
SOMEBODY = somebody(MODEL)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=80),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=4,
)
SPANS = st.fixed_dictionaries(
    {},
    optional={
        "id": st.text(max_size=80) | JSON,
        "startedAt": st.floats() | st.integers() | JSON,
        "endedAt": st.floats() | st.integers() | JSON,
    },
)


@given(JSON | SPANS)
def test_whatever_is_asked_is_answered_or_refused_with_a_code(payload: object) -> None:
    remembered = len(SOMEBODY.history)
    try:
        reply = find(payload, SOMEBODY)
    except InferenceError as error:
        assert error.code == "TAKE_BROKEN"
    else:
        assert isinstance(reply.body, Found)
        assert all(np.isfinite(one.distance) for one in reply.body.alike)
    assert len(SOMEBODY.history) == remembered
