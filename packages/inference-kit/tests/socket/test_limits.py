"""Who may connect, and how often."""

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from isl_contracts.generated.closes import Close
from isl_contracts.generated.tokens import ACCESS_AUDIENCE, ISSUER, SOCKET_PASS_AUDIENCE
from isl_inference_kit import server
from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.guard import network_of
from isl_inference_kit.server import create_socket_app
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
from websockets.exceptions import InvalidStatus

MakeSettings = Callable[..., SocketSettings]

KEY = ec.generate_private_key(ec.SECP256R1())


def public_keys(_: str) -> bytes:
    public: dict[str, Any] = json.loads(jwt.algorithms.ECAlgorithm.to_jwk(KEY.public_key()))
    return json.dumps({"keys": [public | {"kid": "k"}]}).encode()


def a_token(sub: str, **claims: object) -> str:
    body = {"iss": ISSUER, "aud": ACCESS_AUDIENCE, "sub": sub, "exp": time.time() + 60} | claims
    return jwt.encode(body, KEY, algorithm="ES256", headers={"kid": "k"})


def a_pass(pass_id: str) -> str:
    return a_token(pass_id, aud=SOCKET_PASS_AUDIENCE)


def verifier() -> TokenVerifier:
    return TokenVerifier("http://gateway.test", fetch=public_keys)


async def test_a_good_token_signs_in_and_a_bad_one_is_anonymous_but_served(
    settings: MakeSettings,
) -> None:
    app = create_socket_app(settings(), FakeAnalyser(), tokens=verifier())
    async with serving(app, settings()) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url, auth={"token": a_token("u1")}) as client:
            assert client.sessions[0]["signedIn"] is True
        for auth in ({"token": "rubbish"}, {"token": None}, "text", ["list"], {}):
            async with connected(url, auth=auth) as client:
                assert client.sessions[0]["signedIn"] is False
                answer = await client.ask({"image": a_jpeg()})
                assert answer["error"] is None
                assert "errorCode" not in answer


async def test_a_person_is_served_on_so_many_sockets_and_a_freed_seat_is_taken_over(
    settings: MakeSettings,
) -> None:
    ours = settings(max_sockets_per_user=1)
    app = create_socket_app(ours, FakeAnalyser(), tokens=verifier())
    frame = {"image": a_jpeg()}
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        auth = {"token": a_token("u1")}
        async with connected(url, auth=auth) as second_screen:
            async with connected(url, auth={"token": a_token("u2")}) as other:
                assert (await other.ask(frame))["error"] is None
            async with connected(url, auth=auth) as refused:
                answer = await refused.ask(frame)
                assert "as many cameras open" in answer["error"]
                assert answer["errorCode"] == "TOO_MANY_CAMERAS"
                await second_screen.io.disconnect()
                await eventually(lambda: app.metrics.clients._value.get() == 1)
                assert (await refused.ask(frame))["error"] is None


async def test_the_shared_demo_account_is_not_bounded_as_one_person(settings: MakeSettings) -> None:
    ours = settings(max_sockets_per_user=1)
    app = create_socket_app(ours, FakeAnalyser(), tokens=verifier())
    auth = {"token": a_token("demo", demo=True)}
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url, auth=auth) as one, connected(url, auth=auth) as other:
            assert (await one.ask({"image": a_jpeg()}))["error"] is None
            assert (await other.ask({"image": a_jpeg()}))["error"] is None


@pytest.mark.parametrize("limit", ["max_sockets", "max_sockets_per_ip"])
async def test_beyond_the_limit_a_handshake_is_told_to_come_back(
    settings: MakeSettings, limit: str
) -> None:
    ours = settings(**{limit: 1})
    app = create_socket_app(ours, FakeAnalyser())
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url):
            assert await refusal(url) == (503, "5")
        await eventually(lambda: app.metrics.clients._value.get() == 0)
        async with connected(url) as later:
            assert later.sessions


async def refusal(url: str, path: str = HANDSHAKE) -> tuple[int, str | None] | None:
    """The answer to a handshake that is refused: its status and when to come back."""
    try:
        async with raw_connection(url, path=path):
            return None
    except InvalidStatus as error:
        return error.response.status_code, error.response.headers.get("retry-after")


@pytest.mark.parametrize(
    "query",
    [
        "EIO=4&transport=websocket&xsid=1",
        "EIO=4&transport=websocket&a=sid=1",
        "EIO=4&transport=websocket&%78sid=1",
    ],
)
async def test_a_key_that_only_looks_like_a_session_s_makes_no_way_past_the_limit(
    settings: MakeSettings, query: str
) -> None:
    ours = settings(max_sockets_per_ip=2)
    app = create_socket_app(ours, FakeAnalyser())
    async with serving(app, ours) as url:
        path = f"/socket.io/?{query}"
        async with raw_connection(url, path=path), raw_connection(url, path=path):
            assert await refusal(url, path) == (503, "5")


@pytest.mark.parametrize(
    "path",
    [
        "/socket.io/?EIO=4&transport=websocket&sid=unknown",
        "/socket.io/?EIO=4&transport=websocket&%73id=unknown",
        "/socket.io/?EIO=4&transport=websocket&sid=",
        "/socket.io/?EIO=3&transport=websocket",
        "/socket.io/?EIO=4&transport=polling",
        "/socket.io/",
        "/socket.io/?EIO=4&transport=websocket&" + "&".join(f"k{n}=1" for n in range(40)),
        "/elsewhere",
    ],
)
async def test_what_is_no_handshake_is_refused_and_counts_for_nobody(
    settings: MakeSettings, path: str
) -> None:
    ours = settings(max_sockets_per_ip=1)
    app = create_socket_app(ours, FakeAnalyser())
    async with serving(app, ours) as url:
        for _ in range(3):
            assert await refusal(url, path) == (400, None)
        async with connected(url) as client:
            assert client.sessions


async def test_320_openings_at_once_pass_no_more_than_the_limit(settings: MakeSettings) -> None:
    ours = settings(max_sockets_per_ip=5)
    app = create_socket_app(ours, FakeAnalyser())
    leave = asyncio.Event()
    refused: list[int] = []

    async def open_one(url: str) -> None:
        try:
            async with raw_connection(url):
                await leave.wait()
        except InvalidStatus as error:
            refused.append(error.response.status_code)

    async with serving(app, ours) as url:
        tasks = [asyncio.create_task(open_one(url)) for _ in range(320)]
        await eventually(lambda: len(refused) == 315, seconds=30)
        assert set(refused) == {503}
        leave.set()
        await asyncio.gather(*tasks)
        await eventually(lambda: not app._sio.environ)
        async with connected(url) as client:
            assert client.sessions


async def test_polling_is_refused_without_reading_a_body(settings: MakeSettings) -> None:
    app = create_socket_app(settings(), FakeAnalyser())
    async with serving(app, settings()) as url:
        host, port = url.removeprefix("http://").split(":")
        for method, extra in (
            ("GET", ""),
            ("POST", "content-length: 1000000000\r\n"),
            ("POST", "transfer-encoding: chunked\r\n"),
        ):
            reader, writer = await asyncio.open_connection(host, int(port))
            head = f"{method} /socket.io/?EIO=4&transport=polling&sid=x HTTP/1.1\r\nhost: x\r\n"
            writer.write(f"{head}{extra}\r\n".encode())
            answer = await asyncio.wait_for(reader.read(), 5)  # and the line is closed
            assert answer.startswith(b"HTTP/1.1 400 ")
            writer.close()


async def test_the_ninth_camera_without_an_account_needs_a_pass(settings: MakeSettings) -> None:
    ours = settings(anonymous_free=2)
    app = create_socket_app(ours, FakeAnalyser(), tokens=verifier())
    frame = {"id": "1", "image": a_jpeg()}
    async with serving(app, ours) as url, contextlib.AsyncExitStack() as open_ones:
        await eventually(lambda: app.readiness.ready)
        for _ in range(2):
            client = await open_ones.enter_async_context(connected(url))
            assert "proofNeeded" not in client.sessions[0]
        # People who signed in do not count, the account that everybody shares does.
        person = await open_ones.enter_async_context(connected(url, auth={"token": a_token("u1")}))
        assert "proofNeeded" not in person.sessions[0]
        for auth in ({}, {"token": a_token("demo", demo=True)}, {"pass": "rubbish"}):
            async with connected(url, auth=auth) as refused:
                assert refused.sessions[0]["proofNeeded"] is True
                assert (await refused.ask(frame))["errorCode"] == "PROOF_NEEDED"
        async with connected(url, auth={"pass": a_pass("p1")}) as proven:
            assert "proofNeeded" not in proven.sessions[0]
            assert (await proven.ask(frame))["error"] is None
    await eventually(lambda: app.metrics.clients._value.get() == 0)


async def test_a_refusal_is_no_error_in_the_log(
    settings: MakeSettings, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_socket_app(settings(), FakeAnalyser())
    async with serving(app, settings()) as url:
        assert await refusal(url, "/socket.io/") == (400, None)
        async with connected(url) as client:
            assert client.sessions
    assert [record.msg for record in caplog.records if record.name.startswith("uvicorn")] == []


async def test_a_place_that_is_left_is_free_again(settings: MakeSettings) -> None:
    ours = settings(anonymous_free=1)
    app = create_socket_app(ours, FakeAnalyser(), tokens=verifier())
    async with serving(app, ours) as url:
        for _ in range(3):
            async with connected(url) as client:
                assert "proofNeeded" not in client.sessions[0]
            await eventually(lambda: app.metrics.clients._value.get() == 0)


async def test_without_the_pass_that_it_needs_a_connection_is_closed(
    settings: MakeSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "PROOF_WITHIN_S", 0.05)
    ours = settings(anonymous_free=0)
    app = create_socket_app(ours, FakeAnalyser())
    async with serving(app, ours) as url, raw_connection(url) as client:
        await client.say("40")
        await eventually(lambda: client.close_code is not None)
        assert client.close_code == Close.PROOF_NEEDED


async def test_a_pass_is_for_one_connection_and_the_newest_has_it(settings: MakeSettings) -> None:
    ours = settings(anonymous_free=0)
    app = create_socket_app(ours, FakeAnalyser(), tokens=verifier())
    auth = {"pass": a_pass("p1")}
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url, auth=auth) as first, connected(url, auth=auth) as second:
            await eventually(lambda: not first.is_connected)
            assert (await second.ask({"image": a_jpeg()}))["error"] is None
            await eventually(lambda: app.metrics.clients._value.get() == 1)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_line_of_ipv6_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network
