"""What the gateway alone is told about a process."""

import asyncio
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, cast

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from isl_contracts.generated.tokens import ACCESS_AUDIENCE, INTERNAL_AUDIENCE, ISSUER
from isl_inference_kit.analysis import Offer
from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.server import create_socket_app
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.testing import FakeAnalyser, a_jpeg, connected, eventually, serving

MakeSettings = Callable[..., SocketSettings]

KEY = ec.generate_private_key(ec.SECP256R1())


def a_token(audience: str, *, seconds: float = 60, **claims: object) -> str:
    """As the gateway signs them; its internal one names nobody."""
    body = {"iss": ISSUER, "aud": audience, "exp": time.time() + seconds} | claims
    return jwt.encode(body, KEY, algorithm="ES256", headers={"kid": "k1"})


def fetch_keys(_: str) -> bytes:
    public = json.loads(jwt.algorithms.ECAlgorithm.to_jwk(KEY.public_key()))
    return json.dumps({"keys": [public | {"kid": "k1", "alg": "ES256"}]}).encode()


def get(url: str, token: str | None) -> tuple[int, dict[str, Any]]:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"{url}/internal/state", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as reply:
            return reply.status, json.load(reply)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


async def ask(url: str, token: str | None) -> tuple[int, dict[str, Any]]:
    return await asyncio.to_thread(get, url, token)


async def test_the_gateway_is_told_model_clients_and_capacity(settings: MakeSettings) -> None:
    ours = settings(isl_commit="abc1234", max_sockets=7, frames_per_second=5)
    app = create_socket_app(
        ours,
        FakeAnalyser(),
        tokens=TokenVerifier("http://gateway.test/keys", fetch=fetch_keys),
        offer=lambda: Offer(capacity=30.0),
    )
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            await client.ask({"image": a_jpeg()})
            status, said = await ask(url, a_token(INTERNAL_AUDIENCE))
    assert status == 200
    assert said["sockets"] == {
        "clients": 1,
        "mostClients": 7,
        "active": 1,
        "framesPerSecond": 5,
        # What is not kept for decoding and for peaks.
        "capacity": 24.0,
    }
    assert (said["ready"], said["checks"]) == (True, {"model": "ok"})
    assert said["model"] == {"name": "fake", "version": "1"}
    assert (said["version"], said["commit"]) == ("0.1.0", "abc1234")
    assert cast("str", said["startedAt"]).startswith("20")


@pytest.mark.parametrize(
    "token",
    [
        None,
        "nonsense",
        a_token(ACCESS_AUDIENCE, sub="somebody", roles=["admin"]),
        a_token(INTERNAL_AUDIENCE, seconds=-60),
    ],
)
async def test_nobody_else_is(settings: MakeSettings, token: str | None) -> None:
    ours = settings()
    tokens = TokenVerifier("http://gateway.test/keys", fetch=fetch_keys)
    app = create_socket_app(ours, FakeAnalyser(), tokens=tokens)
    async with serving(app, ours) as url:
        status, said = await ask(url, token)
    assert (status, said["code"]) == (401, "INTERNAL_ONLY")
