"""A bounded pool of worker threads, warm before first use."""

import asyncio
import contextvars
import threading
import time
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from isl_inference_kit.errors import OverloadedError, TimedOutError
from isl_inference_kit.threads import one_thread_each
from isl_inference_kit.turns import Turns

T = TypeVar("T")

# Threads that are to begin together wait so long for those that still have a frame.
_TOGETHER_WITHIN_S = 2.0


class Runner:
    """Runs jobs in `workers` threads; whoever waits for one is served in turn."""

    def __init__(self, workers: int, *, max_waiting: int = 64, turns: Turns | None = None) -> None:
        self._workers = workers
        self._max_waiting = max_waiting
        self._waiting = 0
        self._turns = turns or Turns(workers)
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="model")

    async def warm_up(self, job: Callable[[], None]) -> None:
        """Run `job` once in every thread, so that each has what it keeps for itself."""
        one_thread_each()
        await self._in_each_thread(job)
        one_thread_each()

    async def measure(self, job: Callable[[], float]) -> list[float]:
        """What `job` gives in every thread, all at once; nothing where some did not come free."""
        try:
            return await self._in_each_thread(job)
        except threading.BrokenBarrierError:
            return []

    async def _in_each_thread(self, job: Callable[[], T]) -> list[T]:
        together = threading.Barrier(self._workers)

        def run() -> T:
            together.wait(_TOGETHER_WITHIN_S)
            return job()

        loop = asyncio.get_running_loop()
        jobs = [loop.run_in_executor(self._pool, run) for _ in range(self._workers)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        done: list[T] = []
        for result in results:
            if isinstance(result, BaseException):
                raise result
            done.append(result)
        return done

    async def acquire(self, key: Hashable = "") -> None:
        """Wait for a free worker in the line of `key`; `run` or `release` must follow."""
        await self._turns.acquire(key)

    def release(self, key: Hashable = "") -> None:
        """Give back a worker that was acquired and not used."""
        self._turns.release(key, 0.0)

    async def run(self, job: Callable[[], T], *, timeout_s: float, key: Hashable = "") -> T:
        """Run a job on the worker acquired for `key`; past `timeout_s` the caller goes on alone.

        A thread cannot be stopped: its worker stays taken until the job really ends.
        """
        context = contextvars.copy_context()
        started = time.monotonic()
        future = asyncio.get_running_loop().run_in_executor(self._pool, context.run, job)

        def finish(ended: asyncio.Future[T]) -> None:
            self._turns.release(key, time.monotonic() - started)
            if not ended.cancelled():
                ended.exception()  # read it: nobody may be waiting for it any more

        future.add_done_callback(finish)
        try:
            return await asyncio.wait_for(asyncio.shield(future), timeout_s)
        except TimeoutError:
            if future.done():  # the job itself raised it
                raise
            raise TimedOutError from None

    async def call(self, job: Callable[[], T], *, timeout_s: float) -> T:
        """Acquire and run; too many callers waiting already is an OverloadedError."""
        if self._turns.is_busy and self._waiting >= self._max_waiting:
            raise OverloadedError
        self._waiting += 1
        try:
            await self.acquire()
        finally:
            self._waiting -= 1
        return await self.run(job, timeout_s=timeout_s)

    def close(self) -> None:
        """Let running jobs end and the threads go; blocks until they have."""
        self._pool.shutdown(wait=True, cancel_futures=True)


class PerThread(Generic[T]):
    """One object a thread, made on first use there: for graphs that no two threads may share."""

    def __init__(self, make: Callable[[], T], close: Callable[[T], None]) -> None:
        self._make = make
        self._close = close
        self._local = threading.local()
        self._made: list[T] = []
        self._lock = threading.Lock()

    def get(self) -> T:
        """This thread's object."""
        item: T | None = getattr(self._local, "item", None)
        if item is None:
            item = self._make()
            self._local.item = item
            with self._lock:
                self._made.append(item)
        return item

    def close(self) -> None:
        """Close every thread's object."""
        with self._lock:
            made, self._made = self._made, []
        for item in made:
            self._close(item)
