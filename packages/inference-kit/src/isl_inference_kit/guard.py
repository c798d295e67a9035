"""Bounds on sockets: open ones in all and per address, served ones per person."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable

from starlette.types import ASGIApp, Receive, Scope, Send


class Seats:
    """Counts who is being served under a key, up to a limit."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._taken: Counter[Hashable] = Counter()

    def take(self, key: Hashable) -> bool:
        """Take a seat under `key`; False when all are taken."""
        if self._taken[key] >= self._limit:
            return False
        self._taken[key] += 1
        return True

    def leave(self, key: Hashable) -> None:
        """Give a taken seat back."""
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]


class HandshakeGuard:
    """Refuses a new engine connection beyond the limits with 503, which clients retry.

    A refusal by Socket.IO itself would end the client's reconnecting for good.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        open_addresses: Callable[[], Iterable[str]],
        max_sockets: int,
        max_per_address: int,
    ) -> None:
        self._app = app
        self._open_addresses = open_addresses
        self._max_sockets = max_sockets
        self._max_per_address = max_per_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._is_handshake(scope) and self._is_full(client_address(scope)):
            await _refuse(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _is_handshake(self, scope: Scope) -> bool:
        return (
            scope["type"] in ("http", "websocket")
            and str(scope["path"]).startswith("/socket.io")
            and b"sid=" not in scope.get("query_string", b"")
        )

    def _is_full(self, address: str) -> bool:
        addresses = list(self._open_addresses())
        return (
            len(addresses) >= self._max_sockets or addresses.count(address) >= self._max_per_address
        )


def client_address(scope: Scope) -> str:
    """The peer's address; behind a trusted proxy uvicorn has put the forwarded one there."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1013, "reason": "too many connections"})
        return
    headers = [(b"content-type", b"text/plain"), (b"retry-after", b"5")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": b"too many connections"})
