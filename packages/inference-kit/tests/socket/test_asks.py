"""Events beside frames that a service answers."""

import threading
from typing import Any

from isl_inference_kit.analysis import Analysis, Frame, Reply
from isl_inference_kit.errors import InferenceError
from isl_inference_kit.server import create_socket_app
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.testing import (
    FakeAnalyser,
    FrameClient,
    a_jpeg,
    connected,
    data_url,
    eventually,
    serving,
)
from isl_inference_kit.wire import OwnSignsKnown

SETTINGS = SocketSettings(port=0, workers=2, drain_seconds=0.0)
FRAME = data_url(a_jpeg())


def count(_payload: object, memory: list[str | None]) -> Reply:
    return Reply("own_signs_known", OwnSignsKnown(signs=len(memory)))


def refuse(_payload: object, _memory: list[str | None]) -> Reply:
    raise InferenceError("TAKE_BROKEN", "This is no take.")


def stumble(_payload: object, _memory: list[str | None]) -> Reply:
    raise KeyError("not foreseen")


async def ask(client: FrameClient, event: str) -> dict[str, Any]:
    replies: list[dict[str, Any]] = []

    async def keep(body: dict[str, Any]) -> None:
        replies.append(body)

    client.io.on("own_signs_known", keep)
    await client.io.emit(event, {"any": "thing"})
    await eventually(lambda: bool(replies or client.answers))
    return replies[0] if replies else client.answers[-1]


async def test_an_event_of_the_service_is_answered_from_the_client_s_memory() -> None:
    app = create_socket_app(SETTINGS, FakeAnalyser(), asks={"own_signs": count})
    async with serving(app, SETTINGS) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            await client.ask({"id": "1", "image": FRAME})
            client.answers.clear()
            assert await ask(client, "own_signs") == {"signs": 1}


async def test_a_frame_that_waits_for_its_turn_is_read_before_what_is_asked_about_it() -> None:
    # One frame in two seconds: the second one is held back while the question comes.
    slow = SETTINGS.model_copy(update={"frames_per_second": 0.5})
    analyser = FakeAnalyser()
    app = create_socket_app(slow, analyser, asks={"own_signs": count})
    async with serving(app, slow) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            await client.ask({"id": "1", "image": FRAME})
            client.answers.clear()
            await client.send({"id": "2", "image": FRAME})
            replies: list[dict[str, Any]] = []

            async def keep(body: dict[str, Any]) -> None:
                replies.append(body)

            client.io.on("own_signs_known", keep)
            await client.io.emit("own_signs", {"any": "thing"})
            await eventually(lambda: bool(replies))
            assert replies == [{"signs": 2}]
            assert [one["id"] for one in client.answers] == ["2"]


async def test_what_it_refuses_is_answered_with_its_code_and_the_connection_stays() -> None:
    app = create_socket_app(SETTINGS, FakeAnalyser(), asks={"teach": refuse, "own_signs": stumble})
    async with serving(app, SETTINGS) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            assert (await ask(client, "teach"))["errorCode"] == "TAKE_BROKEN"
            client.answers.clear()
            assert (await ask(client, "own_signs"))["errorCode"] == "ANALYSIS_FAILED"
            assert (await client.ask({"id": "2", "image": FRAME}))["error"] is None


async def test_a_service_that_answers_no_such_event_says_so() -> None:
    app = create_socket_app(SETTINGS, FakeAnalyser())
    async with serving(app, SETTINGS) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            assert (await ask(client, "teach"))["errorCode"] == "UNKNOWN_EVENT"


async def test_it_waits_for_the_frame_that_is_in_work() -> None:
    gate, entered = threading.Event(), threading.Event()

    def slowly(_: Frame) -> Analysis:
        entered.set()
        gate.wait(10)
        return Analysis()

    def is_alone(_payload: object, _memory: list[str | None]) -> Reply:
        return Reply("own_signs_known", OwnSignsKnown(signs=int(gate.is_set())))

    app = create_socket_app(SETTINGS, FakeAnalyser(answer=slowly), asks={"own_signs": is_alone})
    async with serving(app, SETTINGS) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            replies: list[dict[str, Any]] = []

            async def keep(body: dict[str, Any]) -> None:
                replies.append(body)

            client.io.on("own_signs_known", keep)
            await client.send({"id": "1", "image": FRAME})
            await eventually(entered.is_set)
            await client.io.emit("own_signs", {})
            gate.set()
            await eventually(lambda: bool(replies))
            assert replies == [{"signs": 1}]
