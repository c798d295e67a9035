"""Points of many clients as one job: what comes while a worker is busy is read with the next."""

import asyncio
import contextvars
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from isl_inference_kit.runner import Runner
from isl_inference_kit.turns import Turns, Weight

ItemT = TypeVar("ItemT")
DoneT = TypeVar("DoneT")

# What all points together are called where a worker is waited for.
POINTS = "points"
# So many at once at most: the first of them waits for the last.
MOST_TOGETHER = 24


@dataclass(frozen=True, slots=True)
class _Waiting(Generic[ItemT, DoneT]):
    item: ItemT
    is_alone: bool
    done: asyncio.Future[DoneT]


class Together(Generic[ItemT, DoneT]):
    """One job at a time, with all that waits for it; who may wait there is served in turn.

    Two such jobs side by side would take the interpreter from each other for every few numbers:
    together they are no sooner done and cost up to twice as much.
    """

    def __init__(
        self,
        runner: Runner,
        work: Callable[[Sequence[ItemT]], Sequence[DoneT]],
        *,
        timeout_s: float,
        weight: Weight,
    ) -> None:
        self._runner = runner
        self._work = work
        self._timeout_s = timeout_s
        self._turns = Turns(MOST_TOGETHER, weight=weight)
        self._waiting: list[_Waiting[ItemT, DoneT]] = []
        self._working: asyncio.Task[None] | None = None

    async def acquire(self, key: Hashable) -> None:
        """Wait for a place in the line of `key`; `run` or `release` must follow."""
        await self._turns.acquire(key)

    def release(self, key: Hashable) -> None:
        """Give back a place that was acquired and not used."""
        self._turns.release(key, 0.0)

    async def run(self, item: ItemT, *, key: Hashable, is_alone: bool = False) -> DoneT:
        """What `work` makes of an item, on the place acquired for `key`.

        Where it fails it has failed for all that were read together; `is_alone` spares the others.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        waiting = _Waiting(item, is_alone, loop.create_future())
        self._waiting.append(waiting)
        if self._working is None:
            # In no client's context: it goes on for others.
            self._working = asyncio.create_task(self._keep_working(), context=contextvars.Context())
        try:
            return await waiting.done
        finally:
            self._turns.release(key, loop.time() - began)

    async def _keep_working(self) -> None:
        try:
            while self._waiting:
                await self._runner.acquire(POINTS)
                await self._work_on(self._take())
        finally:
            self._working = None

    def _take(self) -> list[_Waiting[ItemT, DoneT]]:
        """The first that is still wanted, with all others unless it is to be alone."""
        wanted = [one for one in self._waiting if not one.done.done()]
        taken = wanted[:1]
        if taken and not taken[0].is_alone:
            taken = [one for one in wanted if not one.is_alone]
        self._waiting = [one for one in wanted if one not in taken]
        return taken

    async def _work_on(self, taken: Sequence[_Waiting[ItemT, DoneT]]) -> None:
        if not taken:
            self._runner.release(POINTS)
            return
        items = [one.item for one in taken]
        try:
            done = await self._runner.run(
                lambda: self._work(items), timeout_s=self._timeout_s, key=POINTS
            )
        except Exception as error:
            for one in taken:
                if not one.done.done():
                    one.done.set_exception(error)
            return
        for one, result in zip(taken, done, strict=True):
            if not one.done.done():
                one.done.set_result(result)
