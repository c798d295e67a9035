"""Bounds on sockets: open ones in all and per address, served ones per person."""

import ipaddress
from collections import Counter
from collections.abc import Callable, Hashable
from urllib.parse import parse_qs

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from isl_inference_kit.answers import error_response

SOCKET_PATH = "/socket.io/"
# Of one address: a class that opens its pages, and then whoever comes back.
HANDSHAKES_AT_ONCE = 128.0
HANDSHAKES_PER_SECOND = 8.0
_MAX_KEYS = 4096
# More keys than any handshake of the protocol has.
_MAX_QUERY_FIELDS = 16


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


class Handshakes:
    """How often a key may begin a connection: a class at once, then a few a second."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._spent: dict[Hashable, tuple[float, float]] = {}

    def take(self, key: Hashable) -> bool:
        """Begin one under `key`; False when there were too many lately."""
        now = self._clock()
        spent, at = self._spent.get(key, (0.0, now))
        spent = max(0.0, spent - (now - at) * HANDSHAKES_PER_SECOND)
        if spent + 1 > HANDSHAKES_AT_ONCE:
            return False
        if len(self._spent) >= _MAX_KEYS:
            self._forget(now)
        self._spent[key] = (spent + 1, now)
        return True

    def _forget(self, now: float) -> None:
        full_s = HANDSHAKES_AT_ONCE / HANDSHAKES_PER_SECOND
        self._spent = {key: kept for key, kept in self._spent.items() if now - kept[1] < full_s}


class HandshakeGuard:
    """Lets in WebSocket handshakes within the limits; every other way to a socket is refused.

    A connection counts from before its handshake until it has ended, so that any number at once
    passes no more than the limits say. Beyond them it is told 503, which clients retry: a refusal
    by Socket.IO itself would end the client's reconnecting for good.
    """

    def __init__(
        self, app: ASGIApp, *, max_sockets: int, max_per_address: int, clock: Callable[[], float]
    ) -> None:
        self._app = app
        self._all = Seats(max_sockets)
        self._by_network = Seats(max_per_address)
        self._handshakes = Handshakes(clock)
        self._is_closed = False

    def close(self) -> None:
        """Let nobody in any more; who is in stays."""
        self._is_closed = True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_ours = f"{scope.get('path', '')}/".startswith(SOCKET_PATH)
        if scope["type"] == "websocket":
            if not is_ours or not is_handshake(scope.get("query_string", b"")):
                await _refuse_socket(scope, receive, send, _not_a_handshake())
            else:
                await self._let_in(scope, receive, send)
        elif scope["type"] == "http" and is_ours:
            # Nothing of a body is read; closing tells the client to send no more of it.
            await _not_a_handshake()(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        network = network_of(client_address(scope))
        if self._is_closed or not self._all.take(""):
            await _refuse_socket(scope, receive, send, _full())
            return
        try:
            if not self._by_network.take(network):
                await _refuse_socket(scope, receive, send, _full())
                return
            try:
                if self._handshakes.take(network):
                    await self._app(scope, receive, send)
                else:
                    await _refuse_socket(scope, receive, send, _full())
            finally:
                self._by_network.leave(network)
        finally:
            self._all.leave("")


def is_handshake(query: bytes) -> bool:
    """Whether a query begins a connection of Engine.IO 4 by WebSocket.

    `sid` would go on with one that began by polling, which there is none of.
    """
    try:
        keys = parse_qs(query.decode(), keep_blank_values=True, max_num_fields=_MAX_QUERY_FIELDS)
    except ValueError:
        return False
    return keys.get("EIO") == ["4"] and keys.get("transport") == ["websocket"] and "sid" not in keys


def client_address(scope: Scope) -> str:
    """The peer's address; behind a trusted proxy uvicorn has put the forwarded one there."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def network_of(address: str) -> str:
    """What limits count as one address: of IPv6 the 64 bits that a line is given as a whole."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip.packed, 64), strict=False))


async def _refuse_socket(scope: Scope, receive: Receive, send: Send, refusal: Response) -> None:
    await receive()
    await refusal(scope, receive, send)


def _not_a_handshake() -> Response:
    message = "This is no WebSocket handshake of Socket.IO, and only those are served here."
    return error_response("NOT_A_HANDSHAKE", message, {"Connection": "close"})


def _full() -> Response:
    headers = {"Connection": "close", "Retry-After": "5"}
    return error_response("TOO_MANY_CONNECTIONS", "There is no room now.", headers)
