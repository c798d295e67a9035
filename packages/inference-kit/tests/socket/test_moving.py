"""A service that is about to stop asks its clients to go on with another."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import pytest
from isl_contracts.generated.closes import Close
from isl_inference_kit.analysis import Offer
from isl_inference_kit.copies import count_copies, watch_copies
from isl_inference_kit.server import SocketApp, create_socket_app
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.testing import (
    HANDSHAKE,
    FakeAnalyser,
    a_jpeg,
    connected,
    eventually,
    raw_connection,
    serving,
)
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

MakeSettings = Callable[..., SocketSettings]


@asynccontextmanager
async def ready(
    settings: SocketSettings,
) -> AsyncGenerator[tuple[str, SocketApp[list[str | None]]]]:
    app = create_socket_app(settings, FakeAnalyser())
    async with serving(app, settings) as url:
        await eventually(lambda: app.readiness.ready)
        yield url, app


async def test_clients_are_asked_to_move_and_it_ends_when_the_last_has(
    settings: MakeSettings,
) -> None:
    ours = settings(move_seconds=60)
    async with ready(ours) as (old, app), ready(ours) as (new, _):
        async with connected(old) as first, connected(old) as second:
            drained = asyncio.create_task(app.drain())
            for client in (first, second):
                await eventually(lambda client=client: len(client.sessions) > 1)
                assert client.sessions == [
                    {"signedIn": False, "framesPerSecond": 10, "landmarksPerSecond": 4},
                    {
                        "signedIn": False,
                        "framesPerSecond": 10,
                        "landmarksPerSecond": 4,
                        "moving": True,
                    },
                ]
            await first.io.disconnect()
            assert (await second.ask({"image": a_jpeg()}))["error"] is None
            assert not drained.done()
        async with asyncio.timeout(10):
            await drained
        async with connected(new) as again:
            assert again.sessions == [
                {"signedIn": False, "framesPerSecond": 10, "landmarksPerSecond": 4}
            ]


async def test_nobody_comes_in_while_the_others_move(settings: MakeSettings) -> None:
    async with ready(settings(move_seconds=60)) as (url, app), connected(url) as client:
        drained = asyncio.create_task(app.drain())
        await eventually(lambda: len(client.sessions) > 1)
        with pytest.raises(InvalidStatus) as refused:
            await connect(url.replace("http", "ws") + HANDSHAKE)
        answer = refused.value.response
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5")
        await client.io.disconnect()
        await drained


async def test_who_does_not_move_is_closed(settings: MakeSettings) -> None:
    async with ready(settings(move_seconds=0.2)) as (url, app), raw_connection(url) as client:
        await client.say("40")
        await eventually(lambda: len(client.events) == 1)
        await app.drain()
        assert [value.get("moving") for _, value in client.events] == [None, True]
        await eventually(lambda: client.close_code == Close.RESTART)


async def test_where_another_copy_comes_whoever_is_short_of_frames_moves(
    settings: MakeSettings,
) -> None:
    ours = settings(frames_per_second=10)
    room = Offer(capacity=10.0)
    app = create_socket_app(ours, FakeAnalyser(), offer=lambda: room)
    copies, spread = iter([0, 1, 1, 0, 2]), asyncio.Event()

    async def count() -> int:
        if (now := next(copies, None)) is not None:
            return now
        spread.set()
        return 2

    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as short:
            assert short.sessions[-1]["framesPerSecond"] == 8
            watching = asyncio.create_task(watch_copies(count, app.spread, every_s=0))
            await spread.wait()
            watching.cancel()
            await eventually(lambda: "moving" in short.sessions[-1])
            assert [session.get("moving") for session in short.sessions].count(True) == 1
            # Now everybody has the most.
            room = Offer(capacity=100.0)
            await eventually(lambda: short.sessions[-1]["framesPerSecond"] == 10)
            told = len(short.sessions)
            await app.spread()
            assert (await short.ask({"image": a_jpeg()}))["error"] is None
            assert len(short.sessions) == told


async def test_a_name_is_counted_by_its_addresses() -> None:
    assert await count_copies("127.0.0.1") == 1
    assert await count_copies("no-such-copies.invalid") == 0


async def test_where_there_is_no_other_nobody_is_asked(settings: MakeSettings) -> None:
    async with ready(settings()) as (url, app), raw_connection(url) as client:
        await client.say("40")
        await eventually(lambda: len(client.events) == 1)
        await app.drain()
        await eventually(lambda: client.close_code == Close.RESTART)
        assert len(client.events) == 1
