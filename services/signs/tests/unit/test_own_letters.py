"""Letters that a person showed: read with suspicion, told beside what the net knows."""

import base64
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from isl_inference_kit.errors import InferenceError
from isl_signs.backends.base import LetterEncoder, LetterModel
from isl_signs.backends.fake import FakeBody, FakeNet, a_letter_model, a_person
from isl_signs.body import Body, create_body
from isl_signs.landmarks import FloatArray
from isl_signs.letter_teaching import longest_hold, read_own_letters
from isl_signs.own_letters import NO_LETTERS, OwnLetters, beside_net
from isl_signs.pipeline import SignPipeline
from isl_signs.teaching import encode_example
from isl_signs.words.own import directions

DIMENSIONS = 4


def an_encoder(seen: list[float] | None = None) -> LetterEncoder:
    net = FakeNet(seen or [0.0, 0.0, 1.0, 0.0])
    return LetterEncoder("f00d", net, DIMENSIONS, 8.0, (6.0, 0.5, 0.0), -3.0)


def a_model(logits: list[float] | None = None) -> LetterModel:
    return replace(a_letter_model(logits), encoder=an_encoder())


def an_example(*numbers: float) -> str:
    return encode_example(directions(np.array([numbers], np.float32))[0])


B_SHAPE = an_example(0.0, 0.1, 1.0, 0.0)


def letters_of(
    letter_id: str = "letter-b-v2", example: str = B_SHAPE, *, times: int = 1
) -> dict[str, object]:
    return {"encoder": "f00d", "letters": [{"id": letter_id, "example": example}] * times}


def code_of(payload: object) -> str:
    with pytest.raises(InferenceError) as refused:
        read_own_letters(payload, an_encoder())
    return refused.value.code


@pytest.mark.parametrize(
    ("letter_id", "label"), [("letter-b-v2", "B"), ("letter-q-v1", "Q"), ("numeral-10", "10")]
)
def test_letters_and_numerals_of_either_alphabet_are_known_by_their_label(
    letter_id: str, label: str
):
    own = read_own_letters(letters_of(letter_id), an_encoder())
    assert [(letter.id, letter.label) for letter in own.letters] == [(letter_id, label)]


def test_no_letters_are_as_good_as_any():
    assert read_own_letters({"encoder": "f00d", "letters": []}, an_encoder()) is NO_LETTERS


def test_examples_of_another_net_are_refused():
    assert code_of(letters_of() | {"encoder": "beef"}) == "OWN_LETTERS_OUTDATED"


@pytest.mark.parametrize(
    "numbers",
    [[np.nan, 0, 0, 0], [np.inf, 0, 0, 0], [0, 0, 0, 0], [3, 0, 0, 0], [1, 0, 0], [1, 0, 0, 0, 0]],
)
def test_an_example_that_is_no_direction_is_refused(numbers: list[float]):
    text = base64.b64encode(np.array(numbers, "<f2").tobytes()).decode()
    assert code_of(letters_of(example=text)) == "OWN_LETTERS_BROKEN"


@pytest.mark.parametrize(
    "letter_id", ["word-help", "own-a", "letter-a", "letter-a-v3", "numeral-11", "letter-a-v1\n"]
)
def test_what_is_no_letter_of_the_lexicon_is_refused(letter_id: str):
    assert code_of(letters_of(letter_id)) == "OWN_LETTERS_BROKEN"


def test_one_letter_twice_is_refused():
    assert code_of(letters_of(times=2)) == "OWN_LETTERS_BROKEN"


def test_more_letters_than_there_are_is_refused():
    one = {"id": "letter-a-v1", "example": "no base64"}
    assert code_of({"encoder": "f00d", "letters": [one] * 64}) == "OWN_LETTERS_BROKEN"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=5,
)
BASE64 = st.binary(max_size=12).map(lambda data: base64.b64encode(data).decode())
LETTER = st.fixed_dictionaries(
    {}, optional={"id": st.just("letter-a-v1") | JSON, "example": BASE64 | JSON}
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "encoder": st.just("f00d") | JSON,
        "letters": JSON | st.lists(LETTER, max_size=3),
    },
)


@given(JSON | FIELDS)
def test_whatever_is_sent_is_known_or_refused_with_a_code(payload: object):
    try:
        own = read_own_letters(payload, an_encoder())
    except InferenceError as error:
        assert error.code.startswith("OWN_LETTERS_")
    else:
        assert np.isfinite(own.examples).all()


def own_of(*letter_ids: str) -> OwnLetters:
    shapes = np.eye(DIMENSIONS, dtype=np.float32)
    parts = [letters_of(name, an_example(*shapes[k])) for k, name in enumerate(letter_ids)]
    read = [read_own_letters(part, an_encoder()) for part in parts]
    return OwnLetters(
        tuple(one.letters[0] for one in read), np.concatenate([one.examples for one in read])
    )


def rows(*numbers: list[float]) -> FloatArray:
    return np.array(numbers, np.float32)


SHARES = st.lists(st.floats(0, 1), min_size=3, max_size=3).map(
    lambda parts: np.array([parts], np.float32) / max(1e-6, sum(parts))
)
DIRECTIONS = st.lists(st.floats(-1, 1), min_size=4, max_size=4).map(
    lambda numbers: directions(np.array([numbers], np.float32))
)


@given(SHARES, DIRECTIONS)
def test_a_letter_that_was_not_shown_never_loses_its_lead(net: FloatArray, seen: FloatArray):
    own = own_of("letter-b-v2", "numeral-1")
    mine = beside_net(a_model(), an_encoder(), own, net, seen)
    assert np.isfinite(mine).all() and (mine >= 0).all()
    assert net[0, [0, 2]].sum() + mine.sum() <= 1.001
    if net[0].argmax() != 1 and net[0].max() > 0:
        assert mine.max() <= net[0].max()


def test_what_is_near_to_an_example_is_that_letter_whatever_the_net_took_it_for():
    own = own_of("letter-a-v2", "letter-b-v2", "letter-c-v1")
    net = rows([0.6, 0.2, 0.2])
    mine = beside_net(a_model(), an_encoder(), own, net, rows([0, 0, 1, 0]))[0]
    assert mine.argmax() == 2 and mine[2] > 0.8


def held(seconds: float, *, at: tuple[float, float] = (0.4, 0.6), since: float = 0.0):
    return [(since + k * 0.1, a_person(right=at)) for k in range(round(seconds / 0.1) + 1)]


def test_the_longest_of_two_holds_is_the_one_that_is_learnt():
    away = held(1.2, at=(0.3, 0.4), since=1.0)
    assert longest_hold([*held(0.5), *away]) == [body for _, body in away]


@pytest.mark.parametrize(
    "bodies",
    [
        [],
        held(0.2),
        [(k * 0.1, a_person(right=(0.2 + 0.05 * k, 0.6))) for k in range(10)],
        [(k * 0.1, create_body(aspect=1.0)) for k in range(10)],
    ],
)
def test_hands_that_are_gone_or_on_their_way_are_no_hold(bodies: list[tuple[float, Body]]):
    assert longest_hold(bodies) == []


def test_a_letter_of_one_s_own_is_said_as_such_until_it_is_forgotten():
    pipeline = SignPipeline(FakeBody(), a_model())
    client = pipeline.open_client()
    client.learn_letters(read_own_letters(letters_of("letter-a-v1"), an_encoder()))
    answers = [pipeline.read(a_person(), client, at_s=k * 0.1).model_dump() for k in range(8)]
    said = {(one["id"], one["label"], one["learntFrom"]) for one in answers if one["id"]}
    assert said == {("letter-a-v1", "A", "own")}
    client.learn_letters(NO_LETTERS)
    after = [pipeline.read(a_person(), client, at_s=2 + k * 0.1) for k in range(8)]
    assert {one.learntFrom for one in after if one.id} == {"people"}
