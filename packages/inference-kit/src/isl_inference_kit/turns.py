"""Whose turn it is: workers are handed out by address, each at its own weight."""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable

Weight = Callable[[Hashable], float]


def _same(_: Hashable) -> float:
    return 1.0


class Turns:
    """A bounded number of workers for lines of waiting callers, one line a key.

    Start-time fair queueing: a key has used up its seconds of work divided by its weight, and the
    waiting key that has used up least is next. Who comes back after a pause starts level with the
    others: nobody saves up turns. A free worker never waits for a key that wants nothing.
    """

    def __init__(self, workers: int, *, weight: Weight = _same) -> None:
        self._workers = workers
        self._free = workers
        self._weight = weight
        self._lines: dict[Hashable, deque[asyncio.Future[None]]] = {}
        self._used: dict[Hashable, float] = {}
        self._level = 0.0

    @property
    def is_busy(self) -> bool:
        """True when a caller would have to wait."""
        return self._free == 0

    async def acquire(self, key: Hashable) -> None:
        """Wait for a turn of `key`; `release` must follow."""
        self._used[key] = max(self._used.get(key, 0.0), self._level)
        if self._free > 0:
            self._begin(key)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given the worker as it left
                self.release(key, 0.0)
            raise

    def release(self, key: Hashable, seconds: float) -> None:
        """Give a worker back after so many seconds of work for `key`."""
        used = self._used.get(key, self._level)
        self._used[key] = used + seconds / max(self._weight(key), 1e-9)
        self._free += 1
        while self._free > 0 and (turn := self._next()) is not None:
            turn.set_result(None)
        if self._free == self._workers:  # nobody works or waits: what was used up is forgotten
            self._used, self._level = {}, 0.0

    def _next(self) -> asyncio.Future[None] | None:
        while self._lines:
            key = min(self._lines, key=self._used.__getitem__)
            line = self._lines[key]
            turn = line.popleft()
            if not line:
                del self._lines[key]
            if not turn.cancelled():
                self._begin(key)
                return turn
        return None

    def _begin(self, key: Hashable) -> None:
        self._free -= 1
        self._level = max(self._level, self._used[key])
        # Somebody who does not wait and used no more than the others need not be remembered.
        if len(self._used) > 2 * len(self._lines) + 64:
            self._used = {
                one: used
                for one, used in self._used.items()
                if one in self._lines or one == key or used > self._level
            }
