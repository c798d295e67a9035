"""Tokens are verified by the gateway's keys; everything else is anonymous, never a refusal."""

import base64
import json
import time
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec, ed25519
from isl_contracts.generated.tokens import (
    ACCESS_AUDIENCE,
    ISSUER,
    SOCKET_PASS_AUDIENCE,
    VISITOR_AUDIENCE,
)
from isl_inference_kit.auth import ANONYMOUS, KEYS_TTL_S, RETRY_S, Identity, TokenVerifier


class Gateway:
    """Signs tokens and serves its public keys; counts how often they are asked for."""

    def __init__(self) -> None:
        self.keys: dict[str, Any] = {"k1": ec.generate_private_key(ec.SECP256R1())}
        self.fetches = 0
        self.is_down = False
        self.now = 1000.0

    def fetch(self, url: str) -> bytes:
        assert url == "http://gateway.test/jwks.json"
        self.fetches += 1
        if self.is_down:
            raise OSError("connection refused")
        return json.dumps(
            {"keys": [self._public(kid, key) for kid, key in self.keys.items()]}
        ).encode()

    def _public(self, kid: str, key: Any) -> dict[str, Any]:
        is_ec = isinstance(key, ec.EllipticCurvePrivateKey)
        algorithm = jwt.algorithms.ECAlgorithm if is_ec else jwt.algorithms.OKPAlgorithm
        public = json.loads(algorithm.to_jwk(key.public_key()))
        return public | {"kid": kid, "use": "sig", "alg": "ES256" if is_ec else "EdDSA"}

    def sign(self, kid: str = "k1", *, key: Any = None, **claims: object) -> str:
        key = key or self.keys[kid]
        body = {
            "iss": ISSUER,
            "aud": ACCESS_AUDIENCE,
            "sub": "u1",
            "exp": time.time() + 900,
        } | claims
        algorithm = "ES256" if isinstance(key, ec.EllipticCurvePrivateKey) else "EdDSA"
        body = {name: value for name, value in body.items() if value is not None}
        return jwt.encode(body, key, algorithm=algorithm, headers={"kid": kid})

    def verifier(self) -> TokenVerifier:
        return TokenVerifier(
            "http://gateway.test/jwks.json", fetch=self.fetch, clock=lambda: self.now
        )


@pytest.fixture
def gateway() -> Gateway:
    return Gateway()


async def test_a_good_token_is_its_person(gateway: Gateway) -> None:
    assert await gateway.verifier().identify(gateway.sign()) == Identity("u1")
    assert await gateway.verifier().identify(gateway.sign(demo=True)) == Identity("u1", demo=True)


async def test_an_eddsa_key_is_accepted(gateway: Gateway) -> None:
    gateway.keys["k2"] = ed25519.Ed25519PrivateKey.generate()
    assert (await gateway.verifier().identify(gateway.sign("k2"))).signed_in


@pytest.mark.parametrize(
    "claims",
    [
        {"exp": time.time() - 60},
        {"exp": None},
        {"sub": None},
        {"iss": "other"},
        {"aud": "internal"},
        {"aud": None},
        {"aud": VISITOR_AUDIENCE},
    ],
)
async def test_a_token_that_is_not_for_this_is_anonymous(
    gateway: Gateway, claims: dict[str, object]
) -> None:
    assert await gateway.verifier().identify(gateway.sign(**claims)) == ANONYMOUS


def nested_header() -> str:
    header = base64.urlsafe_b64encode(b"[" * 5000).decode().rstrip("=")
    return f"{header}.e30.c2ln"


@pytest.mark.parametrize(
    "token", [None, "", 5, {}, "x", "a.b.c", "x" * 9000, "\ud800.e30.e30", nested_header()]
)
async def test_what_is_no_token_is_anonymous(gateway: Gateway, token: object) -> None:
    assert await gateway.verifier().identify(token) == ANONYMOUS
    assert await gateway.verifier().read_pass(token) is None


async def test_a_pass_is_known_by_its_id_and_is_nobodys_token(gateway: Gateway) -> None:
    verifier = gateway.verifier()
    a_pass = gateway.sign(aud=SOCKET_PASS_AUDIENCE, sub="pass-1")
    assert await verifier.read_pass(a_pass) == "pass-1"
    assert await verifier.identify(a_pass) == ANONYMOUS
    assert await verifier.read_pass(gateway.sign()) is None
    old = gateway.sign(aud=SOCKET_PASS_AUDIENCE, exp=time.time() - 60)
    assert await verifier.read_pass(old) is None


async def test_a_token_of_somebody_elses_key_is_anonymous(gateway: Gateway) -> None:
    forged = gateway.sign(key=ec.generate_private_key(ec.SECP256R1()))
    assert await gateway.verifier().identify(forged) == ANONYMOUS


async def test_an_unsigned_token_and_one_signed_by_a_shared_secret_are_anonymous(
    gateway: Gateway,
) -> None:
    claims = {"iss": ISSUER, "aud": ACCESS_AUDIENCE, "sub": "u1", "exp": time.time() + 900}
    unsigned = jwt.encode(claims, "", algorithm="none", headers={"kid": "k1"})
    shared = jwt.encode(claims, "k" * 32, algorithm="HS256", headers={"kid": "k1"})
    assert await gateway.verifier().identify(unsigned) == ANONYMOUS
    assert await gateway.verifier().identify(shared) == ANONYMOUS


async def test_keys_are_fetched_at_first_need_and_cached(gateway: Gateway) -> None:
    verifier = gateway.verifier()
    assert gateway.fetches == 0
    for _ in range(5):
        await verifier.identify(gateway.sign())
    assert gateway.fetches == 1
    gateway.now += KEYS_TTL_S
    await verifier.identify(gateway.sign())
    assert gateway.fetches == 2


async def test_a_new_key_is_found_but_unknown_ones_do_not_hammer_the_gateway(
    gateway: Gateway,
) -> None:
    verifier = gateway.verifier()
    await verifier.identify(gateway.sign())
    gateway.keys["k2"] = ec.generate_private_key(ec.SECP256R1())
    gateway.now += RETRY_S
    assert (await verifier.identify(gateway.sign("k2"))).signed_in
    stranger = gateway.sign("k9", key=gateway.keys["k1"])
    for _ in range(5):
        assert await verifier.identify(stranger) == ANONYMOUS
    assert gateway.fetches == 2


async def test_an_unreachable_gateway_signs_nobody_out_whose_key_is_known(
    gateway: Gateway,
) -> None:
    verifier = gateway.verifier()
    await verifier.identify(gateway.sign())
    gateway.is_down = True
    gateway.now += KEYS_TTL_S
    assert (await verifier.identify(gateway.sign())).signed_in


async def test_an_unreachable_gateway_at_the_start_means_anonymous_and_is_asked_again(
    gateway: Gateway,
) -> None:
    verifier = gateway.verifier()
    gateway.is_down = True
    assert await verifier.identify(gateway.sign()) == ANONYMOUS
    gateway.is_down = False
    assert await verifier.identify(gateway.sign()) == ANONYMOUS
    gateway.now += RETRY_S
    assert (await verifier.identify(gateway.sign())).signed_in


async def test_without_an_address_everybody_is_anonymous(gateway: Gateway) -> None:
    assert await TokenVerifier(None).identify(gateway.sign()) == ANONYMOUS
