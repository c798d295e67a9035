"""What a person taught: read with suspicion, told beside what the net knows."""

import base64
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from isl_inference_kit.errors import InferenceError
from isl_signs.backends.base import Encoder, Likeness
from isl_signs.backends.fake import FakeNet
from isl_signs.landmarks import FloatArray
from isl_signs.teaching import decode_example, encode_example, read_own_signs
from isl_signs.words.own import OwnSigns, directions
from isl_signs.words.taught import Taught, beside_known, taught_of

DIMENSIONS = 4
LIKENESS = Likeness(
    weights=(8.0, 1.0, 4.0, -4.0), bias=-6.0, sharpness=20.0, threshold=0.8, near=0.3
)


def an_encoder(seen: list[float] | None = None) -> Encoder:
    prototypes = np.eye(2, DIMENSIONS, dtype=np.float32)
    return Encoder("f00d", FakeNet(seen or [0.0, 0.0, 3.0, 0.0]), prototypes, LIKENESS)


def an_example(*numbers: float) -> str:
    return encode_example(directions(np.array([numbers], np.float32))[0])


def signs_of(*examples: str, name: str = "CHAI", sign_id: str = "own-chai") -> dict[str, object]:
    sign = {"id": sign_id, "name": name, "examples": list(examples)}
    return {"encoder": "f00d", "signs": [sign]}


CHAI = an_example(0.0, 0.1, 1.0, 0.0)


def code_of(payload: object) -> str:
    with pytest.raises(InferenceError) as refused:
        read_own_signs(payload, an_encoder())
    return refused.value.code


def test_an_example_comes_back_as_it_was_to_a_thousandth():
    direction = directions(np.array([[0.2, -0.7, 0.1, 0.4]], np.float32))[0]
    assert np.allclose(decode_example(encode_example(direction), DIMENSIONS), direction, atol=1e-3)


def test_a_sign_is_the_mean_of_its_takes():
    own = read_own_signs(signs_of(an_example(1, 0, 0, 0), an_example(0, 1, 0, 0)), an_encoder())
    assert [word.label for word in own.words] == ["CHAI"]
    assert np.allclose(own.prototypes[0], [0.7071, 0.7071, 0, 0], atol=1e-3)


def test_no_signs_are_as_good_as_any():
    assert read_own_signs({"encoder": "f00d", "signs": []}, an_encoder()).words == ()


def test_examples_of_another_encoder_are_refused():
    assert code_of(signs_of(CHAI) | {"encoder": "beef"}) == "OWN_SIGNS_OUTDATED"


@pytest.mark.parametrize(
    "numbers",
    [[np.nan, 0, 0, 0], [np.inf, 0, 0, 0], [0, 0, 0, 0], [3, 0, 0, 0], [1, 0, 0], [1, 0, 0, 0, 0]],
)
def test_an_example_that_is_no_direction_is_refused(numbers: list[float]):
    text = base64.b64encode(np.array(numbers, "<f2").tobytes()).decode()
    assert code_of(signs_of(text)) == "OWN_SIGNS_BROKEN"


@pytest.mark.parametrize(
    "sign_id", ["word-help", "own-", "own-CHAI", "own-" + "a" * 61, "own-chai\n"]
)
def test_an_id_that_may_be_another_sign_s_is_refused(sign_id: str):
    assert code_of(signs_of(CHAI, sign_id=sign_id)) == "OWN_SIGNS_BROKEN"


@pytest.mark.parametrize("name", ["", "a" * 61, "a\nb", "\u202egnp", "\ud800"])
def test_a_name_that_cannot_be_shown_is_refused(name: str):
    assert code_of(signs_of(CHAI, name=name)) == "OWN_SIGNS_BROKEN"


def test_two_signs_of_one_id_are_refused():
    payload = signs_of(CHAI)
    payload["signs"] = [*payload["signs"]] * 2  # type: ignore[misc]
    assert code_of(payload) == "OWN_SIGNS_BROKEN"


def test_more_than_can_be_known_is_refused_before_it_is_read():
    sign = {"id": "own-a", "name": "A", "examples": ["no base64"]}
    assert code_of({"encoder": "f00d", "signs": [sign] * 201}) == "OWN_SIGNS_TOO_MANY"
    assert code_of(signs_of(*["no base64"] * 6)) == "OWN_SIGNS_TOO_MANY"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=5,
)
BASE64 = st.binary(max_size=12).map(lambda data: base64.b64encode(data).decode())
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "encoder": st.just("f00d") | JSON,
        "signs": JSON
        | st.lists(
            st.fixed_dictionaries(
                {},
                optional={
                    "id": st.just("own-a") | JSON,
                    "name": st.just("A") | JSON,
                    "examples": st.lists(BASE64 | JSON, max_size=6) | JSON,
                },
            ),
            max_size=3,
        ),
    },
)


@given(JSON | FIELDS)
def test_whatever_is_sent_is_known_or_refused_with_a_code(payload: object):
    try:
        own = read_own_signs(payload, an_encoder())
    except InferenceError as error:
        assert error.code.startswith("OWN_SIGNS_")
    else:
        assert np.isfinite(own.prototypes).all()


def known(*rows: list[float]) -> FloatArray:
    return np.array(rows, np.float32)


def own_signs(*prototypes: list[float]) -> Taught:
    one = read_own_signs(signs_of(CHAI), an_encoder()).words[0]
    words = tuple(replace(one, id=f"own-{n}") for n in range(len(prototypes)))
    own = OwnSigns(words, directions(np.array(prototypes, np.float32)))
    taught = taught_of(an_encoder(), own)
    assert taught is not None
    return taught


FEATURES = np.zeros((1, 1), np.float32)


def test_what_is_near_to_an_own_sign_takes_probability_from_what_the_net_knows():
    own = own_signs([0, 0, 1, 0], [0, 0, 0, 1])
    row = beside_known(own, an_encoder(), FEATURES, known([0.7, 0.1, 0.2]))[0]
    assert row.sum() == pytest.approx(1)
    assert row.argmax() == 2 and row[2] > 0.8
    assert row[3] < 0.01


def test_what_is_near_to_no_own_sign_stays_what_it_is():
    own = own_signs([0, 0, 0, 1])
    row = beside_known(own, an_encoder(), FEATURES, known([0.7, 0.1, 0.2]))[0]
    assert row[0] == pytest.approx(0.7, abs=0.01)
    assert row[2] < 0.01
