"""Who may connect, and how often."""

import json
import time
from collections.abc import Callable
from typing import Any

import httpx
import jwt
import pytest
import socketio
from cryptography.hazmat.primitives.asymmetric import ec
from isl_contracts.generated.tokens import ACCESS_AUDIENCE, ISSUER
from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.server import create_socket_app
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.testing import FakeAnalyser, a_jpeg, connected, eventually, serving

MakeSettings = Callable[..., SocketSettings]

KEY = ec.generate_private_key(ec.SECP256R1())


def public_keys(_: str) -> bytes:
    public: dict[str, Any] = json.loads(jwt.algorithms.ECAlgorithm.to_jwk(KEY.public_key()))
    return json.dumps({"keys": [public | {"kid": "k"}]}).encode()


def a_token(sub: str, **claims: object) -> str:
    body = {"iss": ISSUER, "aud": ACCESS_AUDIENCE, "sub": sub, "exp": time.time() + 60} | claims
    return jwt.encode(body, KEY, algorithm="ES256", headers={"kid": "k"})


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
    async with serving(app, ours) as url, httpx.AsyncClient(base_url=url) as http:
        await eventually(lambda: app.readiness.ready)
        async with connected(url):
            answer = await http.get("/socket.io/?EIO=4&transport=polling")
            assert answer.status_code == 503
            assert answer.headers["retry-after"] == "5"
            client = socketio.AsyncClient(reconnection=False)
            with pytest.raises(socketio.exceptions.ConnectionError):
                await client.connect(url, transports=["websocket"])
            await client.eio.http.close()
        await eventually(lambda: app.metrics.clients._value.get() == 0)
        async with connected(url) as later:
            assert later.sessions
