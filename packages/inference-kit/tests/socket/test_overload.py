"""More frames than the model can take: the newest is answered, memory stays flat."""

import asyncio
import resource
import sys
import threading
from collections.abc import Callable

import pytest
from isl_inference_kit.server import create_socket_app
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.testing import FakeAnalyser, a_jpeg, connected, eventually, serving

MakeSettings = Callable[..., SocketSettings]


def peak_bytes() -> int:
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def dropped(app: object, reason: str) -> float:
    return app.metrics.frames_dropped.labels(reason)._value.get()  # type: ignore[attr-defined]


async def test_one_is_in_work_one_waits_and_the_newest_wins(settings: MakeSettings) -> None:
    gate = threading.Event()
    analyser = FakeAnalyser(gate=gate)
    ours = settings(max_answer_age_ms=60_000, frames_per_second=60)
    app = create_socket_app(ours, analyser)
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            for number in range(10):
                await client.send({"id": str(number), "image": a_jpeg()})
                if number == 0:
                    await eventually(lambda: analyser.seen == ["0"])
            await eventually(lambda: app.metrics.frames_in._value.get() == 10)
            assert analyser.seen == ["0"]
            gate.set()
            await eventually(lambda: len(client.answers) == 2)
            await client.ask({"id": "last", "image": a_jpeg()})
    assert [answer["id"] for answer in client.answers] == ["0", "9", "last"]
    assert dropped(app, "replaced") == 8


async def test_a_frame_every_50_ms_to_a_slow_model_keeps_memory_flat(
    settings: MakeSettings,
) -> None:
    """The client sends 300 KiB twenty times a second; the model takes 200 ms a frame."""
    ours = settings(frames_per_second=30)
    app = create_socket_app(ours, FakeAnalyser(seconds=0.2))
    frame = a_jpeg() + bytes(300 * 1024)
    frame = frame[:-2] + b"\xff\xd9"
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            for number in range(20):
                await client.send({"id": str(number), "image": frame})
                await asyncio.sleep(0.05)  # the client's pace, not a wait
            await eventually(lambda: len(client.answers) >= 3)
            before = peak_bytes()
            for number in range(20, 80):
                await client.send({"id": str(number), "image": frame})
                await asyncio.sleep(0.05)
            grown = peak_bytes() - before
            await eventually(lambda: client.answers[-1]["id"] == "79")
    ids = [int(answer["id"]) for answer in client.answers]
    assert ids == sorted(set(ids))
    assert len(ids) + dropped(app, "replaced") + dropped(app, "late") + dropped(
        app, "expired"
    ) == pytest.approx(80)
    assert dropped(app, "replaced") >= 40
    assert grown < 8 * 1024 * 1024


async def test_no_answer_older_than_the_limit_is_sent(settings: MakeSettings) -> None:
    now = [0.0]
    gate = threading.Event()
    analyser = FakeAnalyser(gate=gate)
    ours = settings(max_answer_age_ms=600)
    app = create_socket_app(ours, analyser, clock=lambda: now[0])
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            await client.send({"id": "old", "image": a_jpeg()})
            await eventually(lambda: analyser.seen == ["old"])
            now[0] = 0.601
            gate.set()
            await eventually(lambda: dropped(app, "late") == 1)
            assert (await client.ask({"id": "new", "image": a_jpeg()}))["id"] == "new"
    assert [answer["id"] for answer in client.answers] == ["new"]


async def test_a_client_that_hears_nothing_is_told_why(settings: MakeSettings) -> None:
    now = [0.0]
    gate = threading.Event()
    analyser = FakeAnalyser(gate=gate)
    ours = settings()
    app = create_socket_app(ours, analyser, clock=lambda: now[0])
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            await client.send({"id": "1", "image": a_jpeg()})
            await eventually(lambda: analyser.seen == ["1"])
            now[0] = 1.9
            await client.send({"id": "2", "image": a_jpeg()})
            await eventually(lambda: app.metrics.frames_in._value.get() == 2)
            now[0] = 2.1
            answer = await client.ask({"id": "3", "image": a_jpeg()})
            assert answer["id"] == "3"
            assert answer["error"] == "The service is busy. Please try again in a moment."
            gate.set()


async def test_a_frame_that_hangs_ends_the_connection_and_no_other_client(
    settings: MakeSettings,
) -> None:
    gate = threading.Event()
    analyser = FakeAnalyser(gate=gate)
    ours = settings(analysis_timeout_ms=100)
    app = create_socket_app(ours, analyser)
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            await client.send({"id": "1", "image": a_jpeg()})
            await eventually(lambda: not client.is_connected)
            assert client.answers[0]["error"] == "This took too long and was given up."
        gate.set()
        async with connected(url) as other:
            assert (await other.ask({"id": "2", "image": a_jpeg()}))["error"] is None


async def test_a_client_is_served_no_faster_than_the_session_says(settings: MakeSettings) -> None:
    now = [100.0]
    analyser = FakeAnalyser()
    ours = settings(frames_per_second=1)
    app = create_socket_app(ours, analyser, clock=lambda: now[0])
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            assert client.sessions[0]["framesPerSecond"] == 1
            await client.ask({"id": "1", "image": a_jpeg()})
            await client.send({"id": "2", "image": a_jpeg()})
            await client.send({"id": "3", "image": a_jpeg()})
            await eventually(lambda: dropped(app, "replaced") == 1)
            assert analyser.seen == ["1"]


async def test_a_flood_ends_the_connection(settings: MakeSettings) -> None:
    app = create_socket_app(settings(), FakeAnalyser(), clock=lambda: 5.0)
    async with serving(app, settings()) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            for _ in range(61):
                await client.send("x")
            await eventually(lambda: not client.is_connected)
    assert dropped(app, "flood") >= 1
