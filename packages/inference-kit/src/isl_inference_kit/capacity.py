"""How many frames a second all workers together serve, as far as it was measured of late."""

import statistics
from collections import deque
from collections.abc import Callable, Collection

# One measurement may fall on a busy moment, as a start beside everything else is.
KEPT = 5
# Points of pages cost about this until they were measured, the socket's own part of it included.
POINTS_S = 0.003
SOCKET_S = 0.001
POINTS_KEPT = 50
# No message takes less than this of what it takes in jobs as they are.
_LEAST_SHARE = 0.4
# What differs less is noise: everybody connected would be told another rate.
NOTICED = 0.15
# Nobody sends: look soon after the start, then more and more seldom.
FIRST_PROBE_S, LONGEST_PAUSE_S = 5.0, 300.0
# Frames of clients are a measurement together, so many within this time.
WINDOW_S = 5.0
LEAST_FRAMES = 10


class Capacity:
    """The median of the latest measurements, which moves only where that is noticeable."""

    def __init__(self, workers: int, *, clock: Callable[[], float]) -> None:
        self._workers = workers
        self._clock = clock
        self._kept: deque[float] = deque(maxlen=KEPT)
        self._pause_s = FIRST_PROBE_S
        self._probed_at = clock()
        self._window_began_at = clock()
        self._full: list[float] = []
        self._partly: list[float] = []
        self.value: float | None = None

    def is_probe_due(self) -> bool:
        """Whether it is time to measure again, should nobody be sending."""
        return self._clock() - self._probed_at >= self._pause_s

    def probed(self, frames_per_second: float) -> None:
        """All workers were measured beside each other; the next time is later."""
        if self.value is not None:
            self._pause_s = min(LONGEST_PAUSE_S, self._pause_s * 2)
        self._probed_at = self._clock()
        self._keep(frames_per_second)

    def note(self, seconds: float, *, busy: int) -> None:
        """A client's frame took so long while so many workers were busy, its own among them."""
        rates = self._full if busy >= self._workers else self._partly
        rates.append(busy / max(seconds, 1e-4))
        if self._clock() - self._window_began_at < WINDOW_S:
            return
        if len(self._full) >= LEAST_FRAMES:
            self._keep(statistics.median(self._full))
        # With workers idle it is a bound from below: together they serve no less than these few.
        elif len(self._partly) >= LEAST_FRAMES:
            bound = statistics.median(self._partly)
            if bound > (self.value or 0.0):
                self._keep(bound)
        self._window_began_at = self._clock()
        self._full, self._partly = [], []

    def _keep(self, frames_per_second: float) -> None:
        self._kept.append(frames_per_second)
        now = statistics.median(self._kept)
        if self.value is None or abs(now - self.value) > NOTICED * self.value:
            self.value = now


class PointsCapacity:
    """What messages of points took of late, which moves only where that is noticeable."""

    def __init__(self) -> None:
        # How many messages a job had, and how long it took.
        self._jobs: deque[tuple[int, float]] = deque(maxlen=POINTS_KEPT)
        self._message_s = POINTS_S

    @property
    def value(self) -> float:
        """How many messages of points a second are served: by one job at a time."""
        if self._jobs:
            now = _seconds_each(list(self._jobs)) + SOCKET_S
            if abs(now - self._message_s) > NOTICED * self._message_s:
                self._message_s = now
        return 1 / self._message_s

    def note(self, seconds: float, *, together: int) -> None:
        """Messages of so many clients took so long; any thread may say so."""
        self._jobs.append((together, seconds))


def _seconds_each(jobs: Collection[tuple[int, float]]) -> float:
    """What a message of points takes where twice as many as ever wait for a job.

    A job takes some time however few it is of: the more wait the less each one takes.
    """
    counts = [count for count, _ in jobs]
    each = statistics.median(seconds / count for count, seconds in jobs)
    if len(set(counts)) == 1:
        return each
    slope, fixed = statistics.linear_regression(counts, [seconds for _, seconds in jobs])
    return min(each, max(slope, _LEAST_SHARE * each) + max(fixed, 0.0) / (2 * max(counts)))
