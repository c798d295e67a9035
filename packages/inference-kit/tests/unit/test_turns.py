"""Workers are handed out by address."""

import asyncio
import random
from collections import Counter

import pytest
from isl_inference_kit.turns import Turns


async def serve(
    turns: Turns, keys: dict[str, tuple[int, float]], *, workers: int, jobs: int
) -> Counter[str]:
    """Seconds of work each key had of so many jobs; its callers always want more."""
    loop_turns: asyncio.Queue[tuple[str, float]] = asyncio.Queue()
    seconds: Counter[str] = Counter()

    async def caller(key: str, cost: float) -> None:
        while True:
            await turns.acquire(key)
            await loop_turns.put((key, cost))

    tasks = [
        asyncio.create_task(caller(key, cost))
        for key, (callers, cost) in keys.items()
        for _ in range(callers)
    ]
    running: list[tuple[str, float]] = []
    for _ in range(jobs):
        while len(running) < workers:
            running.append(await loop_turns.get())
        key, cost = running.pop(0)
        seconds[key] += cost  # type: ignore[assignment]
        turns.release(key, cost)
        await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return seconds


@pytest.mark.parametrize("workers", [1, 2, 4])
async def test_sixty_callers_of_one_address_get_no_more_than_two_of_another(workers: int) -> None:
    turns = Turns(workers)
    # As many callers as workers, so that the small address always has one waiting.
    served = await serve(turns, {"crowd": (60, 1), "home": (8, 1)}, workers=workers, jobs=400)
    assert served["home"] == pytest.approx(200, abs=5)


async def moments(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_one_camera_gets_half_beside_a_crowd_though_it_waits_for_each_answer() -> None:
    turns, chance = Turns(1), random.Random(7)
    jobs: Counter[str] = Counter()
    enough = asyncio.Event()

    async def camera(key: str) -> None:
        while True:
            await turns.acquire(key)
            await moments(8)
            jobs[key] += 1
            if jobs.total() >= 1000:
                enough.set()
            turns.release(key, chance.uniform(0.018, 0.022))
            # Out of the line until the answer has gone and the next frame has come.
            await moments(2)

    cameras = [asyncio.create_task(camera(key)) for key in ["home", *["crowd"] * 60]]
    await enough.wait()
    for task in cameras:
        task.cancel()
    await asyncio.gather(*cameras, return_exceptions=True)
    assert jobs["home"] / jobs.total() > 0.45


async def test_what_counts_is_seconds_of_work_and_not_jobs() -> None:
    turns = Turns(1)
    served = await serve(turns, {"heavy": (4, 5), "light": (4, 1)}, workers=1, jobs=600)
    assert served["heavy"] / served["light"] == pytest.approx(1, abs=0.05)


async def test_an_address_of_three_times_the_weight_gets_three_times_the_work() -> None:
    turns = Turns(1, weight=lambda key: 3.0 if key == "class" else 1.0)
    served = await serve(turns, {"class": (6, 1), "home": (4, 1)}, workers=1, jobs=400)
    assert served["class"] == pytest.approx(300, abs=5)


async def test_a_worker_is_not_kept_for_an_address_that_wants_nothing() -> None:
    turns = Turns(2)
    await turns.acquire("crowd")
    await turns.acquire("crowd")
    assert turns.is_busy


async def test_nobody_saves_up_turns_while_away() -> None:
    turns = Turns(1)
    for _ in range(100):
        await turns.acquire("busy")
        turns.release("busy", 1.0)
    order: list[str] = []

    async def take(key: str) -> None:
        await turns.acquire(key)
        order.append(key)
        turns.release(key, 1.0)

    await turns.acquire("busy")
    await asyncio.gather(
        *[asyncio.create_task(take(key)) for key in ["busy"] * 4 + ["late"] * 4],
        asyncio.create_task(_release_soon(turns)),
    )
    assert order.count("late") == 4
    assert order[:6].count("late") in (3, 4)


async def _release_soon(turns: Turns) -> None:
    await asyncio.sleep(0)
    turns.release("busy", 1.0)


async def test_who_leaves_the_line_takes_no_worker_along() -> None:
    turns = Turns(1)
    await turns.acquire("a")
    left = asyncio.create_task(turns.acquire("b"))
    stays = asyncio.create_task(turns.acquire("c"))
    await asyncio.sleep(0)
    left.cancel()
    turns.release("a", 1.0)
    await asyncio.wait_for(stays, 1)
    # The one that is cancelled in the moment it is served gives its worker back.
    late = asyncio.create_task(turns.acquire("d"))
    await asyncio.sleep(0)
    turns.release("c", 1.0)
    late.cancel()
    await asyncio.gather(late, left, return_exceptions=True)
    await asyncio.wait_for(turns.acquire("e"), 1)


async def test_strangers_that_came_once_are_forgotten() -> None:
    turns = Turns(1)
    for number in range(2000):
        await turns.acquire(number)
        turns.release(number, 0.001 * number)
    assert len(turns._used) < 200
