"""How the machine is shared among those who use it now, by client and by address."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

# Share of the measured rate that clients are promised; the rest is for decoding and for peaks.
HEADROOM = 0.8
# The spec's pace; less is promised to nobody, however many there are.
LEAST_FRAMES_PER_SECOND = 2.0


def rates_of(
    capacity: float | None, clients: Mapping[str, int], *, most: float
) -> dict[str, float]:
    """Frames a second for each client of an address, by how many clients each address has.

    Every client has the same share, but all of one address together at most half of a machine that
    serves `capacity` in all, as long as the others can use their half.
    """
    if capacity is None:
        return dict.fromkeys(clients, most)
    if not clients:
        return {}
    whole, count = HEADROOM * capacity, sum(clients.values())
    rates = dict.fromkeys(clients, whole / count)
    crowd = max(clients, key=lambda address: clients[address])
    others = count - clients[crowd]
    if 0 < others < clients[crowd]:
        for_others = min(whole / 2, others * most)
        rates = dict.fromkeys(clients, for_others / others)
        rates[crowd] = (whole - for_others) / clients[crowd]
    return {address: _promise(rate, most) for address, rate in rates.items()}


@dataclass(frozen=True, slots=True)
class PointsShare:
    """What clients that send points are promised, and the rest of the machine for pictures."""

    rate: float
    capacity_left: float | None


def share_points(
    capacity: float | None,
    points_capacity: float | None,
    *,
    clients: int,
    beside_pictures: bool,
    most: float,
) -> PointsShare:
    """Points cost little and are served first, from half of the machine where pictures come too."""
    if points_capacity is None or clients == 0:
        return PointsShare(most, capacity)
    wanted = clients * most / (HEADROOM * points_capacity)
    used = min(wanted, 0.5 if beside_pictures else 1.0)
    left = None if capacity is None else capacity * (1 - used)
    return PointsShare(_promise(most * used / wanted, most), left)


def _promise(rate: float, most: float) -> float:
    return min(most, max(LEAST_FRAMES_PER_SECOND, round(rate, 1)))


def weight_of(address: str, clients: Mapping[str, int]) -> float:
    """What an address's turns count for: its clients, but never more than all others together."""
    own = max(1, clients.get(address, 0))
    others = sum(clients.values()) - clients.get(address, 0)
    return float(min(own, max(1, others)))


def points_weight(active: Mapping[str, int], senders: Mapping[str, int]) -> float:
    """What the turns of all points together count for: as much as those of all pictures.

    Of clients by address, `active` are all who use the machine, `senders` those who send points.
    """
    return float(max(1, sum(active.values()) - sum(senders.values())))


class Demand:
    """Who sent a frame lately, by address."""

    def __init__(self, *, window_s: float, clock: Callable[[], float]) -> None:
        self._window_s = window_s
        self._clock = clock
        self._seen: dict[str, tuple[str, float]] = {}

    def note(self, client: str, address: str) -> None:
        """This client sent a frame now."""
        self._seen[client] = (address, self._clock())

    def forget(self, client: str) -> None:
        """This client is gone."""
        self._seen.pop(client, None)

    def wants(self, client: str) -> bool:
        """Whether this client sent a frame lately."""
        seen = self._seen.get(client)
        return seen is not None and self._clock() - seen[1] <= self._window_s

    def clients(self) -> dict[str, int]:
        """How many clients of each address sent a frame lately."""
        counts: dict[str, int] = {}
        for client, (address, _) in self._seen.items():
            if self.wants(client):
                counts[address] = counts.get(address, 0) + 1
        return counts
