"""Whatever is sent on a socket has a designed answer or a designed close, and no stack."""

import base64
import json
import logging
from collections.abc import AsyncGenerator, Callable

import pytest
from isl_contracts.generated.closes import Close
from isl_inference_kit import connection
from isl_inference_kit.server import create_socket_app
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.testing import (
    FakeAnalyser,
    RawClient,
    a_jpeg,
    connected,
    data_url,
    eventually,
    raw_connection,
    serving,
)

MakeSettings = Callable[..., SocketSettings]

FRAME = data_url(a_jpeg())
NESTED = "[" * 100_000


@pytest.fixture
async def url(settings: MakeSettings) -> AsyncGenerator[str]:
    app = create_socket_app(settings(), FakeAnalyser())
    async with serving(app, settings()) as address:
        await eventually(lambda: app.readiness.ready)
        yield address


def event(*values: object) -> str:
    return "42" + json.dumps(values)


def binary_event(image: object, *, count: object = 1) -> str:
    return f"45{count}-" + json.dumps(["process_frame", {"id": "1", "image": image}])


def stacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info]


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


async def is_served(client: RawClient) -> None:
    before = len(client.answers())
    await client.say(event("process_frame", {"id": "after", "image": FRAME}))
    await eventually(lambda: len(client.answers()) > before)
    assert client.answers()[-1]["error"] is None


PLACEHOLDER = {"_placeholder": True, "num": 0}


@pytest.mark.parametrize(
    ("packet", "code"),
    [
        (event("process_frame", {"id": "1", "image": FRAME}, "more"), "FRAME_SHAPE"),
        (event("process_frame"), "FRAME_SHAPE"),
        (event("process_frame", NESTED), "FRAME_NOT_JPEG"),
        (event("process_frame", 5), "FRAME_SHAPE"),
        (event("process_frame", {"id": "1", "sentAt": 10**400, "image": FRAME}), "FRAME_SENT_AT"),
        (event("process_frame", {"id": "1", "sentAt": 1e308, "image": FRAME}), "FRAME_SENT_AT"),
        (event("process_frame", {"id": "\ud800", "image": FRAME}), "FRAME_ID"),
        (event("process_frame", {"id": "1", "image": "\udfff"}), "FRAME_NOT_JPEG"),
        (event("process_frame", {"id": "1", "image": FRAME + "\ud800"}), "FRAME_NOT_JPEG"),
        (event("\ud800", "\ud800"), "UNKNOWN_EVENT"),
        (event("hello"), "UNKNOWN_EVENT"),
        (event("message", {"a": 1}), "UNKNOWN_EVENT"),
        (event("session", {"signedIn": True}), "UNKNOWN_EVENT"),
    ],
)
async def test_an_event_that_breaks_the_contract_is_answered_and_the_next_frame_served(
    url: str, caplog: pytest.LogCaptureFixture, packet: str, code: str
) -> None:
    async with raw_connection(url) as client:
        await client.say("40", packet)
        await eventually(lambda: bool(client.answers()))
        assert client.answers()[0]["errorCode"] == code
        await is_served(client)
    assert stacks(caplog) == []
    assert complaints(caplog) == []


async def test_the_id_is_echoed_where_only_the_time_is_wrong(url: str) -> None:
    async with raw_connection(url) as client:
        await client.say("40", '42["process_frame",{"id":"7","sentAt":' + "9" * 400 + "}]")
        await eventually(lambda: bool(client.answers()))
        assert client.answers()[0]["id"] == "7"
        assert client.answers()[0]["errorCode"] == "FRAME_SENT_AT"


@pytest.mark.parametrize(
    "packets",
    [
        # What is no packet of Engine.IO, or none that a client sends.
        [""],
        ["x"],
        ["4"],
        ["2"],
        ["2probe"],
        ["5"],
        ["6"],
        ["0{}"],
        ["3" + NESTED],
        ["4" + NESTED],
        ["b" + base64.b64encode(b"hello").decode()],
        ["²"],
        # Half a packet of Socket.IO.
        ["40{"],
        ["40", "42"],
        ["40", "42["],
        ["40", '42["process_frame"'],
        ["40", "42{}"],
        ["40", "42[]"],
        ["40", "42[5]"],
        ["40", "42null"],
        ["40", "42" + NESTED],
        ["40", '42["process_frame",' + NESTED],
        ["40", "42" + "1" * 200 + '["process_frame"]'],
        ["40", "43[]"],
        ["40", "44"],
        ["40", "46"],
        ["40", '42/elsewhere,["process_frame",1]'],
        # An event before there is a connection, and those of the library's own.
        [event("process_frame", FRAME)],
        ["41"],
        ["40", event("connect", {}, {})],
        ["40", event("disconnect", "x")],
        ["40", event("connect_error")],
        ["40", event("*", "process_frame")],
        # Attachments: unasked, too many, in the wrong place.
        [b"\xff\xd8"],
        ["40", b"42[]"],
        ["40", binary_event(PLACEHOLDER, count=2)],
        ["40", binary_event(PLACEHOLDER, count=999_999_999)],
        ["40", binary_event(PLACEHOLDER, count="")],
        ["40", binary_event(PLACEHOLDER), event("hello")],
        ["40", binary_event({"_placeholder": True, "num": 7}), b"\xff\xd8"],
        ["40", binary_event({"_placeholder": True, "num": "0"}), b"\xff\xd8"],
        ["40", binary_event({"_placeholder": True, "num": [0]}), b"\xff\xd8"],
    ],
)
async def test_what_is_no_packet_closes_the_connection_with_one_line_in_the_log(
    url: str, caplog: pytest.LogCaptureFixture, packets: list[str | bytes]
) -> None:
    async with connected(url) as other:
        async with raw_connection(url) as client:
            await client.say(*packets, *packets, event("hello"))
            await eventually(lambda: client.close_code is not None)
            assert client.close_code == Close.MALFORMED
        assert (await other.ask({"image": FRAME}))["error"] is None
    assert stacks(caplog) == []
    assert complaints(caplog) == ["closed for a malformed packet"]


async def test_what_comes_after_a_goodbye_is_read_by_nobody(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(10):
        async with raw_connection(url) as client:
            await client.say("40", *[event("hello"), "1"] * 5, event("hello"), "40")
    async with connected(url) as other:
        assert (await other.ask({"image": FRAME}))["error"] is None
    assert stacks(caplog) == []


async def test_an_attachment_that_never_comes_closes_the_connection(
    url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "ATTACHMENT_WITHIN_S", 0.1)
    async with raw_connection(url) as client:
        await client.say("40", binary_event(PLACEHOLDER))
        await eventually(lambda: client.close_code is not None)
        assert client.close_code == Close.MALFORMED
    assert complaints(caplog) == ["closed for a malformed packet"]


async def test_an_attachment_that_comes_is_a_frame(url: str) -> None:
    async with raw_connection(url) as client:
        await client.say("40", binary_event(PLACEHOLDER), "3", a_jpeg())
        await eventually(lambda: bool(client.answers()))
        assert (client.answers()[0]["id"], client.answers()[0]["error"]) == ("1", None)


@pytest.mark.parametrize(
    "packets",
    [["3"], [event("hello")], [event("process_frame", 5)], [binary_event(PLACEHOLDER), b"\xff"]],
)
async def test_every_packet_counts_as_one_of_a_flood(
    url: str, caplog: pytest.LogCaptureFixture, packets: list[str | bytes]
) -> None:
    async with raw_connection(url) as client:
        await client.say("40", *packets * 300)
        await eventually(lambda: client.close_code is not None)
        assert client.close_code == Close.FLOOD
    assert complaints(caplog) == ["closed for flooding"]


async def test_connecting_over_and_over_is_a_flood_as_well(url: str) -> None:
    async with raw_connection(url) as client:
        await client.say(*["40", "41"] * 200)
        await eventually(lambda: client.close_code is not None)
        assert client.close_code == Close.FLOOD


async def test_pings_of_the_websocket_count_although_no_app_sees_them(url: str) -> None:
    async with raw_connection(url) as client:
        await client.say("40")
        for _ in range(400):
            try:
                await client.socket.ping()
            except Exception:
                break
        await eventually(lambda: client.close_code is not None)


@pytest.mark.parametrize(
    "auth", [{"token": "\ud800"}, {"pass": "\ud800.a.b"}, {"requestId": "\ud800"}, 5, []]
)
async def test_a_handshake_of_any_shape_is_anonymous(
    url: str, caplog: pytest.LogCaptureFixture, auth: object
) -> None:
    async with raw_connection(url) as client:
        await client.say("40" + json.dumps(auth))
        await eventually(lambda: bool(client.events))
        assert client.events[0][1]["signedIn"] is False
        await is_served(client)
    assert stacks(caplog) == []
