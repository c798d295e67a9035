"""Evidence fades with time, whatever the number of frames."""

import numpy as np
import pytest
from isl_signs.landmarks import FloatArray
from isl_signs.smoothing import LetterMemory

A = np.array([1.0, 0.0], np.float32)
B = np.array([0.0, 1.0], np.float32)
NOTHING = np.zeros(2, np.float32)


def observe(memory: LetterMemory, seen: FloatArray, *, rate: int, seconds: float) -> FloatArray:
    """Show the same thing for a while at `rate` frames a second, on a fake clock."""
    start = memory.at_s if memory.at_s is not None else -1 / rate
    for frame in range(1, round(rate * seconds) + 1):
        memory.observe(seen, at_s=start + frame / rate)
    return memory.evidence


@pytest.mark.parametrize("rate", [2, 5, 10, 30])
def test_a_letter_held_for_a_second_is_as_sure_at_any_frame_rate(rate: int) -> None:
    memory = LetterMemory.empty(2)
    observe(memory, NOTHING, rate=rate, seconds=1)
    assert observe(memory, A, rate=rate, seconds=1)[0] == pytest.approx(1 - np.exp(-2.5), abs=0.02)


def test_one_frame_is_enough_at_two_frames_a_second_and_not_at_ten() -> None:
    slow, fast = LetterMemory.empty(2), LetterMemory.empty(2)
    observe(slow, NOTHING, rate=2, seconds=2)
    observe(fast, NOTHING, rate=10, seconds=2)
    assert observe(slow, A, rate=2, seconds=0.5)[0] > 0.6
    assert observe(fast, A, rate=10, seconds=0.1)[0] < 0.3


def test_a_new_letter_overtakes_the_old_one_within_half_a_second() -> None:
    memory = LetterMemory.empty(2)
    observe(memory, A, rate=10, seconds=2)
    after = observe(memory, B, rate=10, seconds=0.5)
    assert after[1] > 0.6 > after[0]


def test_a_single_contrary_frame_does_not_overturn_a_held_letter() -> None:
    memory = LetterMemory.empty(2)
    observe(memory, A, rate=10, seconds=2)
    after = observe(memory, B, rate=10, seconds=0.1)
    assert after[0] > 0.7


def test_what_was_seen_before_a_long_pause_is_forgotten() -> None:
    memory = LetterMemory.empty(2)
    observe(memory, A, rate=10, seconds=2)
    after = memory.observe(B, at_s=(memory.at_s or 0) + 10)
    assert after[0] < 1e-6
    assert after[1] == pytest.approx(1 - np.exp(-0.5 / 0.4), abs=1e-3)


def test_frames_with_one_time_stamp_or_an_older_one_count_once() -> None:
    memory = LetterMemory.empty(2)
    first = memory.observe(A, at_s=5.0).copy()
    np.testing.assert_array_equal(memory.observe(B, at_s=5.0), first)
    np.testing.assert_array_equal(memory.observe(B, at_s=4.0), first)
    assert memory.at_s == 5.0


def test_evidence_never_adds_up_to_more_than_one() -> None:
    memory = LetterMemory.empty(2)
    random = np.random.default_rng(3)
    for frame in range(200):
        share = np.float32(random.random())
        evidence = memory.observe(np.array([share, 1 - share]), at_s=frame * random.random())
        assert evidence.sum() <= 1 + 1e-5
        assert (evidence >= 0).all()
