"""What is measured of the machine, and when it is measured again."""

import pytest
from isl_inference_kit.capacity import (
    FIRST_PROBE_S,
    LONGEST_PAUSE_S,
    WINDOW_S,
    Capacity,
    PointsCapacity,
)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def a_capacity(*probes: float, workers: int = 2) -> tuple[Capacity, Clock]:
    clock = Clock()
    capacity = Capacity(workers, clock=clock)
    for rate in probes:
        capacity.probed(rate)
    return capacity, clock


def send(capacity: Capacity, clock: Clock, *, seconds: float, busy: int, windows: int = 1) -> None:
    """Frames of clients, ten a second, for as long as some windows last."""
    for _ in range(round(windows * WINDOW_S * 10) + windows):
        clock.now += 0.1
        capacity.note(seconds, busy=busy)


def test_a_start_beside_everything_else_is_soon_forgotten() -> None:
    capacity, clock = a_capacity(11.0)
    assert capacity.value == 11.0
    assert not capacity.is_probe_due()
    clock.now += FIRST_PROBE_S
    assert capacity.is_probe_due()
    capacity.probed(41.0)
    capacity.probed(41.0)
    assert capacity.value == 41.0


def test_it_is_measured_more_and_more_seldom() -> None:
    capacity, clock = a_capacity(40.0)
    pauses = []
    for _ in range(10):
        began = clock.now
        while not capacity.is_probe_due():
            clock.now += 1.0
        pauses.append(clock.now - began)
        capacity.probed(40.0)
    assert pauses[0] == FIRST_PROBE_S
    assert pauses == sorted(pauses)
    assert pauses[-1] == LONGEST_PAUSE_S


def test_one_busy_moment_and_small_differences_change_nothing() -> None:
    capacity, _ = a_capacity(40.0, 41.0, 42.0)
    capacity.probed(5.0)
    capacity.probed(44.0)
    capacity.probed(36.0)
    assert capacity.value == 40.0


def test_a_machine_that_became_slower_is_noticed_while_it_is_full() -> None:
    capacity, clock = a_capacity(40.0, 40.0, 40.0)
    send(capacity, clock, seconds=0.2, busy=2, windows=4)
    assert capacity.value == 10.0


def test_frames_that_had_a_worker_idle_beside_them_only_raise_it() -> None:
    capacity, clock = a_capacity(11.0)
    send(capacity, clock, seconds=0.04, busy=1, windows=3)
    assert capacity.value == 25.0
    send(capacity, clock, seconds=0.2, busy=1, windows=5)
    assert capacity.value == 25.0


def test_a_few_frames_are_no_measurement() -> None:
    capacity, clock = a_capacity(40.0)
    for _ in range(5):
        clock.now += WINDOW_S
        capacity.note(1.0, busy=2)
    assert capacity.value == 40.0


def test_points_cost_what_their_jobs_took() -> None:
    capacity = PointsCapacity()
    for _ in range(10):
        capacity.note(0.004, together=1)
    assert capacity.value == pytest.approx(1 / 0.005)


def test_points_that_would_be_read_together_cost_less_than_one_by_one() -> None:
    capacity = PointsCapacity()
    for together in (1, 2, 4, 3) * 5:
        capacity.note(0.006 + 0.004 * together, together=together)
    assert capacity.value == pytest.approx(1 / (0.004 + 0.006 / 8 + 0.001))


def test_a_small_difference_of_points_tells_nobody_another_rate() -> None:
    capacity = PointsCapacity()
    capacity.note(0.004, together=1)
    before = capacity.value
    for _ in range(60):
        capacity.note(0.0045, together=1)
    assert capacity.value == before
