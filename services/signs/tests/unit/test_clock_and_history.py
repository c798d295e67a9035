"""When a frame was taken, and how much is remembered."""

import numpy as np
import pytest
from isl_inference_kit.analysis import Frame
from isl_signs.backends.fake import a_person
from isl_signs.stream.clock import LONGEST_DELAY_S, FrameClock
from isl_signs.stream.history import KEPT_FRAMES, KEPT_S, History

RGB = np.zeros((32, 32, 3), np.uint8)


def taken(clock: FrameClock, received_at: float, sent_at_ms: float | None) -> float:
    return clock.read(Frame(RGB, received_at, sent_at_ms=sent_at_ms))


def test_without_stamps_arrival_is_the_time() -> None:
    clock = FrameClock()
    assert [taken(clock, at, None) for at in (5.0, 5.5)] == [5.0, 5.5]
    assert clock.to_sent_ms(5.0) is None


def test_a_frame_that_waited_keeps_the_time_at_which_it_was_sent() -> None:
    clock = FrameClock()
    assert taken(clock, 5.0, 1000.0) == 5.0
    assert taken(clock, 6.3, 1500.0) == pytest.approx(5.5)
    assert clock.to_sent_ms(5.5) == pytest.approx(1500.0)


def test_no_frame_comes_from_the_future_or_from_before_the_last() -> None:
    clock = FrameClock()
    taken(clock, 5.0, 1000.0)
    assert taken(clock, 5.1, 1900.0) == pytest.approx(5.1)
    assert taken(clock, 5.2, 1850.0) == pytest.approx(5.1)


def test_a_clock_that_jumps_is_believed_anew() -> None:
    clock = FrameClock()
    taken(clock, 5.0, 1_000_000.0)
    assert taken(clock, 5.5, 200.0) == pytest.approx(5.5)
    assert taken(clock, 6.0, 700.0) == pytest.approx(6.0)


def test_whatever_the_client_claims_time_stays_near_arrival_and_never_falls() -> None:
    clock, random = FrameClock(), np.random.default_rng(5)
    last = 0.0
    for frame in range(500):
        received = frame * 0.1
        at_s = taken(clock, received, float(random.normal(0, 10 ** random.uniform(0, 12))))
        assert received - LONGEST_DELAY_S - 1e-6 <= at_s <= received + 1e-6
        assert at_s >= last
        last = at_s


def test_only_the_last_seconds_are_kept_whatever_the_rate() -> None:
    history = History()
    for frame in range(100):
        history.add(frame * 0.5, a_person())
    assert len(history) == KEPT_S / 0.5 + 1
    for frame in range(1000):
        history.add(50 + frame / 60, a_person())
    assert len(history) == KEPT_FRAMES
    assert history.points().shape == (KEPT_FRAMES, 75, 3)
    assert history.times()[-1] == 0
