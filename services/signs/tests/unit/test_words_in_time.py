"""Words in a stream, and how words and letters compete; the net is a fake that reads heights."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pytest
from isl_inference_kit.wire import SignPrediction
from isl_signs.backends.base import LetterModel, Word
from isl_signs.backends.fake import FAKE_WORDS, FakeBody, a_letter_model, a_person, a_word_model
from isl_signs.body import Body, create_body
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignPipeline
from isl_signs.scores import Curve, Scores
from isl_signs.words.features import ARM_FEATURES, HAND_FEATURES

HEIGHT = ARM_FEATURES + HAND_FEATURES + 2
DOWN, UP = (0.4, 0.7), (0.4, 0.2)
# So unlike any training hand that no letter is read.
NO_LETTERS = a_letter_model(farthest=0.0)


def good_when_up(window: FloatArray) -> list[float]:
    """GOOD for a hand that ends above the shoulders, else no sign."""
    return [6.0, 0.0, 0.0] if window[-1, HEIGHT] < 0 else [0.0, 0.0, 6.0]


def busy_when_up(window: FloatArray) -> list[float]:
    return [0.0, 6.0, 0.0] if window[-1, HEIGHT] < 0 else [0.0, 0.0, 6.0]


def perhaps_good(window: FloatArray) -> list[float]:
    return [1.0, 0.0, 0.5] if window[-1, HEIGHT] < 0 else [0.0, 0.0, 6.0]


def never(_: FloatArray) -> list[float]:
    return [0.0, 0.0, 6.0]


class Signer:
    """Moves a right hand before the camera, on a clock of its own."""

    def __init__(
        self,
        rate: float,
        net: Callable[[FloatArray], list[float]] = good_when_up,
        letters: LetterModel = NO_LETTERS,
        *,
        words: Sequence[Word] = FAKE_WORDS,
        people_only: bool = False,
        scores: Scores | None = None,
    ) -> None:
        model = replace(a_word_model(net), words=words, scores=scores)
        self.pipeline = SignPipeline(FakeBody(), letters, model)
        self.people_only = people_only
        self.client = self.pipeline.open_client()
        self.rate, self.at_s = rate, 0.0
        self.answers: list[SignPrediction] = []

    def show(self, body: Body) -> None:
        self.at_s += 1 / self.rate
        self.answers.append(
            self.pipeline.read(body, self.client, at_s=self.at_s, people_only=self.people_only)
        )

    def hold(self, at: tuple[float, float] | None, *, seconds: float) -> None:
        for _ in range(max(1, round(seconds * self.rate))):
            self.show(a_person(right=at))

    def move(self, start: Sequence[float], end: Sequence[float], *, seconds: float) -> None:
        for share in np.linspace(0, 1, max(2, round(seconds * self.rate))):
            x, y = np.array(start) + share * (np.array(end) - np.array(start))
            self.show(a_person(right=(float(x), float(y))))

    @property
    def said(self) -> list[tuple[str, int | None]]:
        return list(dict.fromkeys((a.label, a.production) for a in self.answers if a.label))


@pytest.mark.parametrize("rate", [2, 5, 15, 30])
def test_a_word_is_said_once_for_one_production(rate: int) -> None:
    signer = Signer(rate)
    signer.hold(DOWN, seconds=1)
    signer.move(DOWN, UP, seconds=0.6)
    signer.hold(UP, seconds=2)
    assert signer.said == [("GOOD", 0)]


@pytest.mark.parametrize("rate", [2, 15])
def test_a_word_made_twice_with_a_rest_between_is_said_twice(rate: int) -> None:
    signer = Signer(rate)
    for _ in range(2):
        signer.hold(DOWN, seconds=1)
        signer.move(DOWN, UP, seconds=1)
        signer.hold(UP, seconds=1)
        signer.move(UP, DOWN, seconds=1)
        signer.hold(DOWN, seconds=1)
    assert [label for label, _ in signer.said] == ["GOOD", "GOOD"]
    assert len({production for _, production in signer.said}) == 2


def test_a_repeated_movement_is_one_production() -> None:
    signer = Signer(15)
    signer.hold(DOWN, seconds=1)
    signer.move(DOWN, UP, seconds=0.5)
    for _ in range(4):
        signer.move(UP, (0.3, 0.2), seconds=0.25)
        signer.move((0.3, 0.2), UP, seconds=0.25)
    assert signer.said == [("GOOD", 0)]


@pytest.mark.parametrize("lost", [1, 2, 3])
def test_a_hand_that_is_lost_for_some_frames_makes_no_second_word(lost: int) -> None:
    signer = Signer(15)
    signer.hold(DOWN, seconds=1)
    signer.move(DOWN, UP, seconds=0.6)
    for _ in range(lost):
        signer.show(a_person(right=None))
    signer.hold(UP, seconds=1)
    assert signer.said == [("GOOD", 0)]


def test_a_word_names_what_is_made_alike_and_where_it_was_learnt() -> None:
    signer = Signer(15)
    signer.hold(DOWN, seconds=1)
    signer.move(DOWN, UP, seconds=0.6)
    signer.hold(UP, seconds=0.4)
    said = next(answer for answer in signer.answers if answer.label)
    assert said.learntFrom == "avatar"
    assert [(c.id, c.learntFrom) for c in said.candidates][:2] == [
        ("word-good", "avatar"),
        ("word-fine", "avatar"),
    ]
    assert said.candidates[0].score == said.candidates[1].score >= 0.8


def test_a_word_that_may_only_be_a_candidate_is_never_said() -> None:
    signer = Signer(15, busy_when_up)
    signer.hold(DOWN, seconds=1)
    signer.move(DOWN, UP, seconds=0.6)
    signer.hold(UP, seconds=1)
    assert signer.said == []
    assert any(
        answer.candidates[:1] and answer.candidates[0].id == "word-busy"
        for answer in signer.answers
    )


def test_below_the_threshold_a_word_is_a_candidate_only() -> None:
    signer = Signer(15, perhaps_good)
    signer.hold(DOWN, seconds=1)
    signer.move(DOWN, UP, seconds=0.6)
    signer.hold(UP, seconds=1)
    assert signer.said == []
    assert max(c.score for answer in signer.answers for c in answer.candidates) < 0.8


def test_a_hand_held_still_is_no_word_whatever_the_net_says() -> None:
    signer = Signer(15)
    signer.hold(UP, seconds=4)
    assert signer.said == []


def test_without_a_body_no_word_is_read() -> None:
    signer = Signer(15)
    for step in range(30):
        lone = a_person(right=(0.4, 0.7 - step * 0.015)).points[54:]
        signer.show(create_body(aspect=1.0, right_hand=lone))
    assert signer.said == []


def test_a_held_shape_is_a_letter_where_the_movement_to_it_is_no_word() -> None:
    signer = Signer(15, never, a_letter_model())
    signer.hold(None, seconds=0.5)
    signer.move(DOWN, UP, seconds=0.4)
    signer.hold(UP, seconds=1)
    assert signer.said == [("A", 0)]
    assert signer.answers[-1].learntFrom == "people"


def test_a_hold_that_ends_a_word_is_the_word_s_and_no_letter() -> None:
    signer = Signer(15, good_when_up, a_letter_model())
    signer.hold(None, seconds=0.5)
    signer.move(DOWN, UP, seconds=0.6)
    signer.hold(UP, seconds=2)
    assert [label for label, _ in signer.said] == ["GOOD"]


def test_a_letter_waits_for_no_word_of_the_avatar_s_where_those_are_left_out() -> None:
    signer = Signer(15, good_when_up, a_letter_model(), people_only=True)
    signer.hold(None, seconds=0.5)
    signer.move(DOWN, UP, seconds=0.6)
    signer.hold(UP, seconds=2)
    assert [label for label, _ in signer.said] == ["A"]
    assert {c.learntFrom for answer in signer.answers for c in answer.candidates} == {"people"}


@pytest.mark.parametrize(("net", "said"), [(good_when_up, ["GOOD"]), (busy_when_up, [])])
def test_beside_words_of_people_those_of_the_avatar_can_be_left_out(
    net: Callable[[FloatArray], list[float]], said: list[str]
) -> None:
    good, busy = FAKE_WORDS
    words = (replace(good, learnt_from="people"), replace(busy, is_said=True))
    signer = Signer(15, net, words=words, people_only=True)
    signer.hold(DOWN, seconds=0.5)
    signer.move(DOWN, UP, seconds=0.6)
    signer.hold(UP, seconds=1)
    assert [label for label, _ in signer.said] == said
    assert "BUSY" not in {c.label for answer in signer.answers for c in answer.candidates}


def test_after_a_letter_a_movement_may_be_a_word() -> None:
    signer = Signer(15, good_when_up, a_letter_model())
    before_the_chest = (0.4, 0.6)
    signer.hold(before_the_chest, seconds=1)
    signer.move(before_the_chest, UP, seconds=0.6)
    signer.hold(UP, seconds=1)
    assert [label for label, _ in signer.said] == ["A", "GOOD"]
    assert [production for _, production in signer.said] == sorted(
        production for _, production in signer.said if production is not None
    )


def test_a_hand_that_rests_in_the_lap_says_no_letter_and_names_none() -> None:
    signer = Signer(15, never, a_letter_model())
    signer.hold(DOWN, seconds=1)
    assert signer.said == []
    assert signer.answers[-1].candidates == []


def test_a_letter_that_ends_a_way_is_told_by_what_such_letters_were_worth() -> None:
    half = Curve(1e-6, 0.0, 0.0)
    scores = Scores(said=half, first=half, others=Curve(1e-6, -9.0, 0.0), letter=half)
    told: dict[bool, float] = {}
    for came_far in (False, True):
        signer = Signer(15, never, a_letter_model(), scores=scores)
        if came_far:
            signer.hold(DOWN, seconds=0.2)
            signer.move(DOWN, UP, seconds=0.3)
        signer.hold(UP, seconds=1)
        assert [label for label, _ in signer.said] == ["A"]
        told[came_far] = signer.answers[-1].candidates[0].score
    assert told[True] == 0.5 < told[False]


def test_letters_have_a_threshold_of_their_own() -> None:
    strict = a_letter_model(threshold=0.999)
    signer = Signer(15, never, strict)
    signer.hold(UP, seconds=2)
    assert signer.said == []
    assert signer.answers[-1].candidates[0].label == "A"
