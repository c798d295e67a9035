"""Who is connected: a token verified by the gateway's public keys, or nobody in particular."""

import asyncio
import logging
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jwt
from isl_contracts.generated.tokens import (
    ACCESS_AUDIENCE,
    INTERNAL_AUDIENCE,
    ISSUER,
    SOCKET_PASS_AUDIENCE,
)

logger = logging.getLogger(__name__)

ALGORITHMS = ("ES256", "EdDSA")
KEYS_TTL_S = 600.0
# An unknown key id or a failed fetch asks again no sooner than this.
RETRY_S = 10.0
_FETCH_TIMEOUT_S = 3.0
_MAX_TOKEN_CHARS = 8192
_MAX_JWKS_BYTES = 256 * 1024


@dataclass(frozen=True, slots=True)
class Identity:
    """A verified person, or the anonymous one without a `user_id`."""

    user_id: str | None = None
    demo: bool = False

    @property
    def signed_in(self) -> bool:
        return self.user_id is not None


ANONYMOUS = Identity()


def _fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=_FETCH_TIMEOUT_S) as reply:  # http(s), by settings
        return reply.read(_MAX_JWKS_BYTES)


class TokenVerifier:
    """Verifies access tokens and passes; keys are fetched at first need and cached."""

    def __init__(
        self,
        jwks_url: str | None,
        *,
        fetch: Callable[[str], bytes] = _fetch,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._url = jwks_url
        self._fetch = fetch
        self._clock = clock
        self._keys: dict[str | None, jwt.PyJWK] = {}
        self._fetched_at: float | None = None
        self._tried_at: float | None = None
        self._lock = asyncio.Lock()

    async def identify(self, token: object) -> Identity:
        """The token's person; a missing, bad or expired token means anonymous."""
        claims = await self._verify(token, ACCESS_AUDIENCE)
        if claims is None:
            return ANONYMOUS
        return Identity(user_id=str(claims["sub"]), demo=claims.get("demo") is True)

    async def read_pass(self, token: object) -> str | None:
        """The id of a pass that was given for a proof of work; None where it is not valid."""
        claims = await self._verify(token, SOCKET_PASS_AUDIENCE)
        return None if claims is None else str(claims["sub"])

    async def is_gateway(self, token: object) -> bool:
        """Whether this is the gateway's own word, on routes that it never proxies."""
        return await self._verify(token, INTERNAL_AUDIENCE, require=("exp",)) is not None

    async def _verify(
        self, token: object, audience: str, *, require: tuple[str, ...] = ("exp", "sub")
    ) -> dict[str, Any] | None:
        if self._url is None or not isinstance(token, str) or len(token) > _MAX_TOKEN_CHARS:
            return None
        try:
            header = jwt.get_unverified_header(token)
            if header.get("alg") not in ALGORITHMS:
                return None
            key = await self._key(self._url, header.get("kid"))
            if key is None:
                return None
            return jwt.decode(
                token,
                key,
                algorithms=list(ALGORITHMS),
                audience=audience,
                issuer=ISSUER,
                leeway=5,
                options={"require": list(require)},
            )
        # The library foresees neither half a surrogate pair nor JSON of great depth.
        except (jwt.PyJWTError, ValueError, RecursionError) as error:
            logger.debug("token refused", extra={"cause": type(error).__name__})
            return None

    async def _key(self, url: str, kid: str | None) -> jwt.PyJWK | None:
        if not self._is_fresh(kid):
            async with self._lock:
                if not self._is_fresh(kid) and self._may_try():
                    await self._refresh(url)
        return self._keys.get(kid)

    def _is_fresh(self, kid: str | None) -> bool:
        if self._fetched_at is None or kid not in self._keys:
            return False
        return self._clock() - self._fetched_at < KEYS_TTL_S

    def _may_try(self) -> bool:
        return self._tried_at is None or self._clock() - self._tried_at >= RETRY_S

    async def _refresh(self, url: str) -> None:
        self._tried_at = self._clock()
        try:
            body = await asyncio.to_thread(self._fetch, url)
            keys = jwt.PyJWKSet.from_json(body.decode()).keys
        except (OSError, ValueError, jwt.PyJWTError) as error:
            # Old keys stay in use: an unreachable gateway must not sign people out here.
            logger.warning("public keys not fetched", extra={"cause": str(error)})
            return
        self._keys = {key.key_id: key for key in keys}
        self._fetched_at = self._clock()
