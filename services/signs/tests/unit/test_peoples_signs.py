"""What people's clips add to what the net knows, for everybody."""

from dataclasses import replace

import numpy as np
import pytest
from isl_signs.backends.base import Encoder, Letter, Likeness, Word, WordModel
from isl_signs.backends.fake import FakeBody, FakeNet, a_letter_model, a_person
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignMemory, SignPipeline
from isl_signs.shown import look_alikes
from isl_signs.words.own import NO_SIGNS, OwnSigns
from isl_signs.words.peoples import NO_PEOPLE, PeoplesSigns, peoples_signs, words_with
from isl_signs.words.taught import beside_known, taught_of

LIKENESS = Likeness(
    weights=(8.0, 1.0, 4.0, -4.0), bias=-6.0, sharpness=20.0, threshold=0.8, near=0.3
)
GOOD = Word("GOOD", "word-good", "avatar", False, (Letter("FINE", "word-fine"),))
BUSY = Word("BUSY", "word-busy", "avatar", True)
GLOSSES = {"word-good": "GOOD", "word-fine": "FINE", "word-busy": "BUSY", "word-tea": "TEA"}
FEATURES = np.zeros((1, 1), np.float32)
KNOWN = np.array([[0.1, 0.7, 0.2]], np.float32)


def a_model(seen: list[float]) -> tuple[WordModel, Encoder]:
    """GOOD points along the first axis and BUSY along the second; a window where `seen` does."""
    encoder = Encoder("f00d", FakeNet(seen), np.eye(2, 4, dtype=np.float32), LIKENESS)
    model = WordModel(
        name="two",
        version="1",
        words=[GOOD, BUSY],
        net=FakeNet([0.0, 0.0, 6.0]),
        temperature=1.0,
        thresholds={"people": 0.6, "avatar": 0.8},
        encoder=encoder,
    )
    return model, encoder


def along(axis: int) -> FloatArray:
    return np.eye(4, dtype=np.float32)[axis]


def shown_by(people: int, form: str = "word-good", axis: int = 2) -> PeoplesSigns:
    model, encoder = a_model([0, 0, 1, 0])
    return peoples_signs(model, encoder, {form: [along(axis)] * people}, GLOSSES)


def row(peoples: PeoplesSigns, seen: list[float], own: OwnSigns = NO_SIGNS) -> FloatArray:
    _, encoder = a_model(seen)
    taught = taught_of(encoder, own, peoples)
    assert taught is not None
    return beside_known(taught, encoder, FEATURES, KNOWN)[0]


def test_people_weigh_more_than_the_form_with_each_of_them():
    nearness = [float(shown_by(people).prototypes[0] @ along(2)) for people in (1, 2, 5)]
    assert nearness[0] == pytest.approx(0.7071, abs=1e-3)
    assert nearness == sorted(nearness)
    assert nearness[-1] > 0.98


def test_a_sign_of_the_net_that_people_showed_is_told_as_theirs_in_its_place():
    peoples = shown_by(3)
    first, second = words_with([GOOD, BUSY], peoples)
    assert (first.learnt_from, first.is_said, first.homonyms) == ("people", True, GOOD.homonyms)
    assert second is BUSY
    said = row(peoples, [0.3, 0, 1, 0])
    assert len(said) == len(KNOWN[0])
    assert said.sum() == pytest.approx(1)
    assert said.argmax() == 0 and said[0] > 0.8


def test_homonyms_are_one_movement_whichever_of_them_people_showed():
    model, encoder = a_model([0, 0, 1, 0])
    both = {"word-good": [along(2)], "word-fine": [along(2)]}
    peoples = peoples_signs(model, encoder, both, GLOSSES)
    assert [word.id for word in peoples.words] == ["word-good"]
    assert peoples.people == (2,)


def test_a_sign_that_is_new_to_the_net_stands_behind_its_words():
    peoples = shown_by(1, "word-tea")
    assert [word.label for word in words_with([GOOD, BUSY], peoples)] == ["GOOD", "BUSY", "TEA"]
    said = row(peoples, [0, 0, 1, 0])
    assert len(said) == len(KNOWN[0]) + 1
    assert said.argmax() == 2


def test_what_is_near_to_no_example_stays_what_it_is():
    assert row(shown_by(1, "word-tea"), [0, 0, 0, 1])[1] == pytest.approx(0.7, abs=0.02)


def test_a_person_s_own_signs_stand_behind_those_of_all_people():
    mine = OwnSigns((replace(BUSY, id="own-1", learnt_from="own"),), along(3)[None])
    said = row(shown_by(1, "word-tea"), [0, 0, 0, 1], mine)
    assert said.argmax() == 3


def test_a_sign_is_found_by_what_people_showed():
    _, encoder = a_model([0, 0, 1, 0])
    peoples = shown_by(1, "word-tea")
    alike = look_alikes(along(2), [GOOD, BUSY], encoder, most=1, peoples=peoples)
    assert [(one.label, one.learntFrom, one.distance) for one in alike] == [("TEA", "people", 0)]


def test_where_nobody_showed_anything_nothing_is_added():
    model, encoder = a_model([0, 0, 1, 0])
    assert peoples_signs(model, encoder, {}, GLOSSES) is NO_PEOPLE
    assert taught_of(encoder, NO_SIGNS, NO_PEOPLE) is None
    assert words_with(model.words, NO_PEOPLE) is model.words


class Index:
    """Knows what it is given."""

    def __init__(self, peoples: PeoplesSigns) -> None:
        self.peoples = peoples

    def signs(self) -> PeoplesSigns:
        return self.peoples

    def close(self) -> None:
        return None


def said_by_a_wave(pipeline: SignPipeline, client: SignMemory, *, from_s: float) -> set[object]:
    """What is told of somebody who moves the right hand up for half a second and holds it there."""
    said: set[object] = set()
    for number in range(30):
        height = 0.7 - 0.5 * float(np.clip((number - 10) / 8, 0, 1))
        answer = pipeline.read(a_person(right=(0.4, height)), client, at_s=from_s + number / 15)
        said.add((answer.label, answer.learntFrom))
    return said


def test_whoever_is_before_a_camera_is_told_what_others_showed_until_it_is_taken_back():
    model, _ = a_model([0, 0, 1, 0])
    pipeline = SignPipeline(FakeBody(), a_letter_model(farthest=0.0), model)
    index = Index(shown_by(1, "word-tea"))
    pipeline.use_words(model, index)
    client = pipeline.open_client()
    assert ("TEA", "people") in said_by_a_wave(pipeline, client, from_s=0)
    index.peoples = NO_PEOPLE
    assert said_by_a_wave(pipeline, client, from_s=10) == {("", None)}
