"""Points of many clients as one job."""

import asyncio
import threading
from collections.abc import AsyncGenerator, Sequence

import pytest
from isl_inference_kit.errors import TimedOutError
from isl_inference_kit.runner import Runner
from isl_inference_kit.together import MOST_TOGETHER, Together


class Doubling:
    """Doubles what it is given, once its gate is open; fails where a number is negative."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.begun = threading.Event()
        self.jobs: list[list[int]] = []

    def __call__(self, items: Sequence[int]) -> list[int]:
        self.jobs.append(list(items))
        self.begun.set()
        assert self.gate.wait(10)
        if min(items) < 0:
            raise ValueError("negative")
        return [2 * item for item in items]


@pytest.fixture
async def runner() -> AsyncGenerator[Runner]:
    runner = Runner(2)
    yield runner
    await asyncio.to_thread(runner.close)


def a_line(runner: Runner, work: Doubling, *, timeout_s: float = 10.0) -> Together[int, int]:
    return Together(runner, work, timeout_s=timeout_s, weight=lambda _: 1.0)


async def ask(line: Together[int, int], item: int, *, is_alone: bool = False) -> int:
    await line.acquire("address")
    return await line.run(item, key="address", is_alone=is_alone)


async def asked(
    line: Together[int, int], work: Doubling, *items: int, alone: Sequence[int] = ()
) -> list[asyncio.Task[int]]:
    """One item in work, and all others waiting for it."""
    first = asyncio.create_task(ask(line, items[0]))
    await asyncio.to_thread(work.begun.wait, 10)
    others = [asyncio.create_task(ask(line, item, is_alone=item in alone)) for item in items[1:]]
    await asyncio.sleep(0)
    return [first, *others]


async def test_what_waits_while_a_worker_is_busy_is_the_next_job(runner: Runner) -> None:
    work = Doubling()
    tasks = await asked(a_line(runner, work), work, 1, 2, 3, 4)
    work.gate.set()
    assert await asyncio.gather(*tasks) == [2, 4, 6, 8]
    assert work.jobs == [[1], [2, 3, 4]]


async def test_no_job_has_more_than_may_wait_for_each_other(runner: Runner) -> None:
    work = Doubling()
    items = list(range(2 * MOST_TOGETHER))
    tasks = await asked(a_line(runner, work), work, *items)
    work.gate.set()
    assert await asyncio.gather(*tasks) == [2 * item for item in items]
    assert max(map(len, work.jobs)) <= MOST_TOGETHER


async def test_a_failure_is_that_of_all_who_were_read_together_and_of_nobody_else(
    runner: Runner,
) -> None:
    work = Doubling()
    tasks = await asked(a_line(runner, work), work, 1, 2, -3, 4, -5, alone=[-5])
    work.gate.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [isinstance(result, ValueError) for result in results] == [
        False,
        True,
        True,
        True,
        True,
    ]
    assert work.jobs == [[1], [2, -3, 4], [-5]]


async def test_who_is_read_alone_has_its_turn_however_many_come_after(runner: Runner) -> None:
    work = Doubling()
    tasks = await asked(a_line(runner, work), work, 1, 2, 3, 4, alone=[2])
    work.gate.set()
    assert await asyncio.gather(*tasks) == [2, 4, 6, 8]
    assert work.jobs == [[1], [2], [3, 4]]


async def test_who_left_is_not_read_and_keeps_no_place(runner: Runner) -> None:
    work = Doubling()
    line = a_line(runner, work)
    tasks = await asked(line, work, *range(1, MOST_TOGETHER + 1))
    for gone in tasks[1:-1]:
        gone.cancel()
    await asyncio.sleep(0)
    late = [asyncio.create_task(ask(line, 100 + k)) for k in range(MOST_TOGETHER - 2)]
    await asyncio.sleep(0)
    work.gate.set()
    assert await tasks[-1] == 2 * MOST_TOGETHER
    assert await asyncio.gather(*late) == [200 + 2 * k for k in range(MOST_TOGETHER - 2)]
    assert not any(2 <= item < MOST_TOGETHER for job in work.jobs for item in job)


async def test_a_job_that_takes_too_long_is_given_up_and_others_go_on(runner: Runner) -> None:
    work = Doubling()
    line = a_line(runner, work, timeout_s=0.05)
    with pytest.raises(TimedOutError):
        await ask(line, 1)
    work.gate.set()
    assert await ask(line, 2) == 4
