"""Points of a page on the socket, beside its pictures."""

from collections.abc import AsyncGenerator, Callable

import numpy as np
import pytest
from isl_inference_kit.analysis import PagePoints
from isl_inference_kit.hostile import hostile_points
from isl_inference_kit.points import encode_points
from isl_inference_kit.server import SocketApp, create_socket_app
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.testing import (
    FakeAnalyser,
    a_jpeg,
    connected,
    eventually,
    serving,
)

MakeSettings = Callable[..., SocketSettings]
Served = tuple[str, FakeAnalyser, SocketApp[list[str | None]]]


@pytest.fixture
async def served(settings: MakeSettings) -> AsyncGenerator[Served]:
    analyser = FakeAnalyser()
    app = create_socket_app(settings(landmarks_per_second=60), analyser)
    async with serving(app, settings()) as url:
        await eventually(lambda: app.readiness.ready)
        yield url, analyser, app


def points(number: int, at: float) -> bytes:
    hand = np.full((21, 3), 0.5, np.float32)
    return encode_points(PagePoints(0.0, str(number), at, 640, 480, left_hand=hand))


async def test_points_are_answered_as_a_picture_is(served: Served) -> None:
    url, _, _ = served
    async with connected(url) as client:
        assert client.sessions[-1]["landmarksPerSecond"] == 60
        answer = await client.ask_points(points(41, 1.0))
        assert (answer["id"], answer["error"]) == ("41", None)
        assert answer["face_analysis"] == {"Size": "640x480", "Frames": "1"}
        picture = await client.ask({"id": "p", "image": a_jpeg()})
        assert picture["face_analysis"]["Frames"] == "2"


async def test_points_that_come_twice_or_late_are_refused_and_nothing_is_kept(
    served: Served,
) -> None:
    url, analyser, _ = served
    async with connected(url) as client:
        await client.ask_points(points(1, 100.0))
        for late in (100.0, 99.0):
            answer = await client.ask_points(points(2, late))
            assert (answer["id"], answer["errorCode"]) == ("2", "POINTS_ORDER")
        assert (await client.ask_points(points(3, 101.0)))["error"] is None
    assert analyser.seen == ["1", "3"]


async def test_several_pictures_in_one_message_are_all_read_and_the_newest_is_answered(
    served: Served,
) -> None:
    url, analyser, _ = served
    async with connected(url) as client:
        answer = await client.ask_points(points(1, 100.0) + points(2, 183.0) + points(3, 266.0))
        assert (answer["id"], answer["error"]) == ("3", None)
        assert answer["face_analysis"]["Frames"] == "3"
        late = await client.ask_points(points(4, 266.0))
        assert (late["id"], late["errorCode"]) == ("4", "POINTS_ORDER")
        assert (await client.ask_points(points(5, 267.0)))["id"] == "5"
    assert analyser.seen == ["1", "2", "3", "5"]


async def test_what_is_said_in_an_earlier_picture_has_an_answer_before_the_newest(
    settings: MakeSettings,
) -> None:
    app = create_socket_app(settings(), FakeAnalyser(says_at=["2"]))
    async with serving(app, settings()) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            message = points(1, 100.0) + points(2, 183.0) + points(3, 266.0)
            assert (await client.ask_points(message))["id"] == "2"
            await eventually(lambda: [one["id"] for one in client.answers] == ["2", "3"])


async def test_one_broken_picture_refuses_the_whole_message_and_nothing_is_kept(
    served: Served,
) -> None:
    url, analyser, _ = served
    async with connected(url) as client:
        answer = await client.ask_points(points(1, 100.0) + points(2, 99.0))
        assert (answer["id"], answer["errorCode"]) == ("2", "POINTS_ORDER")
        assert (await client.ask_points(points(3, 50.0)))["error"] is None
    assert analyser.seen == ["3"]


async def test_a_time_is_one_connection_s_own(served: Served) -> None:
    url, _, _ = served
    async with connected(url) as client, connected(url) as other:
        await client.ask_points(points(1, 100.0))
        assert (await other.ask_points(points(1, 1.0)))["error"] is None


async def test_hostile_points_are_refused_one_by_one_and_none_is_analysed(
    served: Served,
) -> None:
    url, analyser, _ = served
    async with connected(url) as client:
        await client.ask_points(points(1, 1.0))
        for _, payload in hostile_points(20, seed=3):
            answer = await client.ask_points(payload)
            assert answer["errorCode"].startswith("POINTS_")
        assert (await client.ask_points(points(2, 2.0)))["error"] is None
    assert analyser.seen == ["1", "2"]


async def test_who_sends_points_takes_little_of_the_machine_from_pictures(
    settings: MakeSettings,
) -> None:
    ours = settings(frames_per_second=15, workers=1)
    app = create_socket_app(ours, FakeAnalyser(), measure=lambda: 30.0)
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as pictures, connected(url) as first, connected(url) as second:
            await pictures.ask({"image": a_jpeg()})
            for client in (first, second):
                await client.ask_points(points(1, 1.0))
            await eventually(lambda: app.metrics.active._value.get() == 3)
            await eventually(lambda: pictures.sessions[-1]["framesPerSecond"] == 15)
            assert first.sessions[-1]["landmarksPerSecond"] == 4
