"""Letters in a stream: held, doubled, lost for a moment, at two and at fifteen frames a second."""

from itertools import count

import numpy as np
import pytest
from isl_signs.backends.fake import a_person
from isl_signs.body import Body, create_body
from isl_signs.landmarks import FloatArray
from isl_signs.stream.holds import HoldTracker, place_of
from isl_signs.stream.letters import LetterReader, LetterReading

A = np.array([0.9, 0.05, 0.05], np.float32)
B = np.array([0.05, 0.9, 0.05], np.float32)
NOTHING = np.zeros(3, np.float32)
GONE = create_body(aspect=1.0)
HERE, AWAY = (0.4, 0.6), (0.3, 0.5)
# A double letter lifts the hand 3 cm, where shoulders are 36 cm apart (0.24 of the picture).
LIFTED = (0.4, 0.58)


class Signer:
    """Shows bodies at a frame rate, on a clock of its own."""

    def __init__(self, rate: float, *, with_words: bool = False) -> None:
        self.holds = HoldTracker()
        self.reader = LetterReader(3, threshold=0.65, next_production=count().__next__)
        self.rate, self.at_s, self.with_words = rate, 0.0, with_words
        self.said: list[LetterReading] = []

    def show(self, body: Body, seen: FloatArray, *, seconds: float) -> LetterReading:
        reading = None
        for _ in range(max(1, round(seconds * self.rate))):
            self.at_s += 1 / self.rate
            self.holds.observe(place_of(body), at_s=self.at_s)
            reading = self.reader.observe(
                seen, self.holds, at_s=self.at_s, with_words=self.with_words
            )
            if reading.said is not None:
                self.said.append(reading)
        assert reading is not None
        return reading

    def hold(self, seen: FloatArray, *, seconds: float, at: tuple[float, float] = HERE) -> None:
        self.show(a_person(right=at), seen, seconds=seconds)

    def frame(self, seen: FloatArray, at: tuple[float, float]) -> None:
        self.hold(seen, seconds=1 / self.rate, at=at)

    @property
    def productions(self) -> list[tuple[int | None, int | None]]:
        """(letter, production) as they first appear."""
        return list(dict.fromkeys((one.said, one.production) for one in self.said))


def test_a_held_letter_is_one_production_however_long() -> None:
    signer = Signer(15)
    signer.hold(A, seconds=3)
    assert signer.productions == [(0, 0)]


def test_a_letter_is_said_after_two_tenths_of_a_second_and_not_at_once() -> None:
    signer = Signer(15)
    signer.frame(NOTHING, AWAY)
    signer.hold(A, seconds=0.14)
    assert signer.said == []
    signer.hold(A, seconds=0.14)
    assert signer.productions == [(0, 0)]


def test_one_frame_is_a_hold_at_two_frames_a_second() -> None:
    signer = Signer(2)
    signer.frame(A, HERE)
    assert signer.productions == [(0, 0)]


def test_where_words_may_be_signed_one_unsure_frame_is_not_enough() -> None:
    signer = Signer(2, with_words=True)
    signer.frame(np.array([0.75, 0.2, 0.05], np.float32), HERE)
    assert signer.said == []
    signer.frame(np.array([0.75, 0.2, 0.05], np.float32), HERE)
    assert signer.productions == [(0, 0)]


def test_a_letter_passed_through_in_movement_is_not_said() -> None:
    signer = Signer(15)
    signer.frame(NOTHING, AWAY)
    for step in range(12):
        signer.frame(A, (0.4 - 0.02 * step, 0.6))
    assert signer.said == []


def test_two_letters_at_spelling_speed_are_both_said() -> None:
    signer = Signer(15)
    signer.frame(NOTHING, AWAY)
    signer.hold(A, seconds=0.38)
    signer.frame(NOTHING, (0.37, 0.57))
    signer.frame(NOTHING, (0.33, 0.53))
    signer.hold(B, seconds=0.38, at=AWAY)
    assert signer.productions == [(0, 0), (1, 1)]


def test_a_letter_is_doubled_when_the_hand_lifts() -> None:
    signer = Signer(15)
    signer.hold(A, seconds=0.4)
    for at in (LIFTED, (0.4, 0.575), LIFTED):
        signer.frame(A, at)
    signer.hold(A, seconds=0.4)
    assert signer.productions == [(0, 0), (0, 1)]


def test_a_slow_drift_is_no_lift() -> None:
    signer = Signer(15)
    for step in range(60):
        signer.frame(A, (0.4 + 0.001 * step, 0.6))
    assert signer.productions == [(0, 0)]


@pytest.mark.parametrize("lost", [1, 2, 3, 4])
def test_a_hand_that_is_lost_for_some_frames_is_not_doubled(lost: int) -> None:
    signer = Signer(15)
    signer.hold(A, seconds=0.4)
    signer.show(GONE, NOTHING, seconds=lost / 15)
    signer.hold(A, seconds=0.4)
    assert signer.productions == [(0, 0)]


def test_a_hand_found_elsewhere_in_one_frame_is_not_doubled() -> None:
    signer = Signer(15)
    signer.hold(A, seconds=0.4)
    signer.frame(NOTHING, (0.1, 0.2))
    signer.hold(A, seconds=0.4)
    assert signer.productions == [(0, 0)]


def test_at_two_frames_a_second_a_lost_hand_is_not_doubled_where_the_arm_stays() -> None:
    signer = Signer(2)
    signer.hold(A, seconds=1)
    without = a_person(right=HERE).points.copy()
    without[54:] = np.nan
    signer.show(Body(without, 1.0), NOTHING, seconds=0.5)
    signer.hold(A, seconds=1)
    assert signer.productions == [(0, 0)]


def test_a_hand_that_went_down_and_came_back_says_the_letter_again() -> None:
    signer = Signer(15)
    signer.hold(A, seconds=0.4)
    signer.show(a_person(right=None), NOTHING, seconds=0.8)
    signer.hold(A, seconds=0.4)
    assert signer.productions == [(0, 0), (0, 1)]


def test_fingers_that_change_without_a_lift_are_another_letter() -> None:
    signer = Signer(15)
    signer.hold(A, seconds=0.5)
    signer.hold(B, seconds=0.8)
    assert signer.productions == [(0, 0), (1, 1)]


@pytest.mark.parametrize("rate", [2, 5, 10, 15, 30])
def test_shaking_landmarks_make_no_second_letter(rate: int) -> None:
    signer, random = Signer(rate), np.random.default_rng(rate)
    for _ in range(4 * rate):
        points = a_person(right=HERE).points
        shaken = points + random.normal(0, 0.0012, points.shape).astype(np.float32)
        signer.show(Body(shaken, 1.0), A, seconds=1 / rate)
    assert signer.productions == [(0, 0)]


def test_a_hand_that_came_from_afar_holds_longer_before_it_is_a_letter() -> None:
    signer = Signer(15)
    signer.frame(NOTHING, (0.4, 0.9))
    signer.frame(NOTHING, (0.4, 0.75))
    signer.hold(A, seconds=0.27)
    assert signer.said == []
    signer.hold(A, seconds=0.14)
    assert signer.productions == [(0, 0)]


def test_what_is_seen_once_counts_for_less_where_words_may_be_signed() -> None:
    unsure = np.array([0.6, 0.3, 0.1], np.float32)
    assert Signer(2).show(a_person(right=HERE), unsure, seconds=0.5).held == 1
    signer = Signer(2, with_words=True)
    assert 0 < signer.show(a_person(right=HERE), unsure, seconds=0.5).held < 1
    assert signer.show(a_person(right=HERE), unsure, seconds=0.5).held == 1


def test_a_letter_that_was_seen_once_may_have_ended_a_way() -> None:
    signer = Signer(2, with_words=True)
    assert signer.show(a_person(right=HERE), A, seconds=0.5).after_a_way
    assert not signer.show(a_person(right=HERE), A, seconds=0.5).after_a_way
    assert not Signer(2).show(a_person(right=HERE), A, seconds=0.5).after_a_way


def test_what_a_hand_shows_on_its_way_counts_for_little() -> None:
    signer = Signer(15)
    signer.frame(NOTHING, AWAY)
    assert signer.show(a_person(right=HERE), A, seconds=0.07).held == 0
    assert signer.show(a_person(right=HERE), A, seconds=0.3).held == 1
