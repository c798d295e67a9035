"""A bounded, warm pool."""

import asyncio
import threading

import cv2
import numpy as np
import pytest
from isl_inference_kit.errors import OverloadedError, TimedOutError
from isl_inference_kit.runner import PerThread, Runner
from threadpoolctl import threadpool_info, threadpool_limits


async def test_every_thread_is_warmed_once() -> None:
    runner = Runner(3)
    threads: list[int] = []
    await runner.warm_up(lambda: threads.append(threading.get_ident()))
    runner.close()
    assert len(threads) == len(set(threads)) == 3


async def test_once_warm_each_worker_computes_alone() -> None:
    threadpool_limits(2)
    cv2.setNumThreads(2)
    runner = Runner(2)
    await runner.warm_up(lambda: np.ones((2, 2)) @ np.ones((2, 2)))
    runner.close()
    assert {pool["num_threads"] for pool in threadpool_info()} == {1}
    assert cv2.getNumThreads() == 1


async def test_a_failing_warm_up_raises_its_cause_and_leaves_no_thread_waiting() -> None:
    runner = Runner(2)
    failing = iter([True, False])

    def warm() -> None:
        if next(failing):
            raise ValueError("no weights")

    with pytest.raises(ValueError, match="no weights"):
        await runner.warm_up(warm)
    assert await runner.call(lambda: 5, timeout_s=5) == 5
    runner.close()


async def test_a_job_that_fails_raises_its_own_error_and_frees_the_worker() -> None:
    runner = Runner(1)

    def fail() -> None:
        raise KeyError("x")

    with pytest.raises(KeyError):
        await runner.call(fail, timeout_s=5)
    assert await runner.call(lambda: 1, timeout_s=5) == 1
    runner.close()


async def test_past_its_time_out_a_job_keeps_its_worker_until_it_ends() -> None:
    runner = Runner(1, max_waiting=1)
    gate = threading.Event()
    with pytest.raises(TimedOutError):
        await runner.call(lambda: gate.wait(10), timeout_s=0.01)
    waiting = asyncio.create_task(runner.call(lambda: "next", timeout_s=5))
    await asyncio.sleep(0)
    assert not waiting.done()
    gate.set()
    assert await waiting == "next"
    runner.close()


async def test_more_waiters_than_allowed_are_overload() -> None:
    runner = Runner(1, max_waiting=1)
    gate = threading.Event()
    busy = asyncio.create_task(runner.call(lambda: gate.wait(10), timeout_s=10))
    await asyncio.sleep(0)
    second = asyncio.create_task(runner.call(lambda: 2, timeout_s=10))
    await asyncio.sleep(0)
    with pytest.raises(OverloadedError):
        await runner.call(lambda: 3, timeout_s=10)
    gate.set()
    assert await busy is True
    assert await second == 2
    runner.close()


async def test_the_loop_goes_on_while_a_job_runs() -> None:
    runner = Runner(1)
    gate = threading.Event()
    job = asyncio.create_task(runner.call(lambda: gate.wait(10), timeout_s=10))
    await asyncio.sleep(0)
    gate.set()  # only possible because the loop is free
    assert await job is True
    runner.close()


async def test_each_thread_has_its_own_object_and_all_are_closed() -> None:
    closed: list[object] = []
    objects: PerThread[object] = PerThread(object, closed.append)
    runner = Runner(2)
    seen: set[int] = set()
    await runner.warm_up(lambda: seen.add(id(objects.get())))
    runner.close()
    objects.close()
    assert len(seen) == 2
    assert {id(item) for item in closed} == seen
