"""How the machine is shared among those who are connected, and who loses its place."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable

from isl_contracts.generated.closes import Close
from isl_inference_kit.analysis import Offer
from isl_inference_kit.server import create_socket_app
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.testing import (
    FakeAnalyser,
    a_jpeg,
    connected,
    eventually,
    raw_connection,
    serving,
)

MakeSettings = Callable[..., SocketSettings]


async def test_what_is_sent_beyond_the_promised_rate_is_not_even_read(
    settings: MakeSettings,
) -> None:
    ours = settings(frames_per_second=2)
    app = create_socket_app(ours, FakeAnalyser())
    frame = {"image": a_jpeg() + bytes(100_000) + b"\xff\xd9"}
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as greedy, connected(url) as other:
            began = time.monotonic()
            for _ in range(50):
                await greedy.send(frame)
            while time.monotonic() - began < 2:
                await other.ask({"image": a_jpeg()})
            read = app.metrics.frames_in._value.get() - len(other.answers)
            # A burst and twice two a second, of the fifty at once.
            assert 4 <= read <= 14
            assert greedy.is_connected


async def test_who_sends_no_frame_is_closed_and_who_sends_stays(settings: MakeSettings) -> None:
    ours = settings(silent_seconds=0.5)
    app = create_socket_app(ours, FakeAnalyser())
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with (
            raw_connection(url) as silent,
            raw_connection(url) as chatty,
            connected(url) as busy,
        ):
            await chatty.say("40")
            while silent.close_code is None or chatty.close_code is None:
                # Anything but frames does not keep a connection.
                await chatty.say("3", '42["hello"]')
                await busy.ask({"image": a_jpeg()})
                await asyncio.sleep(0.05)
            assert (silent.close_code, chatty.close_code) == (Close.IDLE, Close.IDLE)
            assert busy.is_connected


async def test_what_was_measured_beside_the_start_of_everything_else_is_measured_again(
    settings: MakeSettings,
) -> None:
    now, rate = [0.0], [5.0]
    measured = []

    def measure() -> float:
        measured.append(rate[0])
        return rate[0]

    ours = settings(frames_per_second=15, workers=2)
    app = create_socket_app(ours, FakeAnalyser(), clock=lambda: now[0], measure=measure)
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as camera:
            # Two workers of five each, and some room.
            assert camera.sessions[-1]["framesPerSecond"] == 8
            rate[0] = 20.0
            now[0] = 1.0
            await camera.ask({"image": a_jpeg()})
            now[0] = 5.9
            await eventually(lambda: app.metrics.active._value.get() == 1)
            # It is time, but somebody sends.
            assert len(measured) == 2
            now[0] = 6.1
            await eventually(lambda: len(measured) == 4)
            await eventually(lambda: camera.sessions[-1]["framesPerSecond"] == 15)


async def test_sixty_that_send_do_not_take_the_machine_from_one_at_another_address(
    settings: MakeSettings,
) -> None:
    ours = settings(anonymous_free=64, frames_per_second=60, workers=1, max_answer_age_ms=5000)
    app = create_socket_app(ours, FakeAnalyser(seconds=0.01), offer=lambda: Offer(capacity=100.0))
    frame = {"image": a_jpeg()}
    served: Counter[str] = Counter()
    over = asyncio.Event()

    async def ask_on(url: str, address: str) -> None:
        async with connected(url, forwarded_for=address) as client:
            while not over.is_set():
                await client.ask(frame)
                served[address] += 1

    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        crowd = [asyncio.create_task(ask_on(url, "10.0.0.1")) for _ in range(30)]
        await eventually(lambda: served["10.0.0.1"] > 60)
        # Two cameras, so that one frame always waits, as the crowd's do.
        home = [asyncio.create_task(ask_on(url, "10.0.0.2")) for _ in range(2)]
        await eventually(lambda: served["10.0.0.2"] > 20)
        served.clear()
        await eventually(lambda: served.total() > 200, seconds=30)
        share = served["10.0.0.2"] / served.total()
        over.set()
        await asyncio.gather(*crowd, *home)
    assert share > 0.35
