"""The edge of a connection: everything it sends is counted and looked at, and here it is ended."""

import asyncio
import logging
from collections.abc import Callable
from typing import cast

from isl_contracts.generated.closes import Close
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from isl_inference_kit.metrics import FrameMetrics

logger = logging.getLogger(__name__)

# Far above any page of ours: 15 frames a second, each with its attachment, and a pong now and then.
FLOOD_PER_SECOND = 60
FLOOD_BYTES_PER_SECOND = 12 * 1024 * 1024
# What is longer is a frame. It is read at this many times the promised rate: whoever sends more is
# held up by the line itself, and costs the others nothing.
FRAME_CHARS = 4096
PACE_TIMES = 2.0
PACE_BURST = 4.0
# An attachment that was announced must follow within this time.
ATTACHMENT_WITHIN_S = 10.0
_SCOPE_KEY = "isl.connection"
_GONE: Message = {"type": "websocket.disconnect", "code": 1000}
# Engine.IO's whole packets that a client sends: close, pong.
_BARE_PACKETS = frozenset({"1", "3"})
# Socket.IO's beginnings: connect, disconnect, event, event with one attachment.
_MESSAGES = ("40", "41", "42", "451-")
_ONE_ATTACHMENT = "451-"


class Connection:
    """One WebSocket. Whatever breaks the rules ends it, with a reason for programs."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        *,
        silent_s: float,
        frames_per_second: float,
        clock: Callable[[], float],
        metrics: FrameMetrics,
    ) -> None:
        self._receive = receive
        self._send = send
        self._silent_s = silent_s
        self._clock = clock
        self._metrics = metrics
        self._close: Close | None = None
        self._waiting: asyncio.Future[Message] | None = None
        self._window_started_at = clock()
        self._packets = 0
        self._bytes = 0
        self._frames_per_second = frames_per_second
        self._frames_left = PACE_BURST
        self._refilled_at = clock()
        self._last_frame_at = clock()
        self._has_complained = False
        self._loop = asyncio.get_running_loop()
        self._silence = self._loop.call_later(silent_s, self._check_silence)
        self._attachment: asyncio.TimerHandle | None = None
        self._last_call: asyncio.TimerHandle | None = None

    async def receive(self) -> Message:
        """The next message that may be read; past its end always that it is gone."""
        if self._close is not None:
            return _GONE
        self._waiting = asyncio.ensure_future(self._receive_raw())
        try:
            message = await self._waiting
        except asyncio.CancelledError:
            if self._close is not None:
                return _GONE
            raise
        finally:
            self._waiting = None
        if message["type"] == "websocket.receive":
            self._look_at(message)
        return message if self._close is None else _GONE

    async def _receive_raw(self) -> Message:
        if self._frames_left < 1:
            await asyncio.sleep((1 - self._frames_left) / (PACE_TIMES * self._frames_per_second))
        return await self._receive()

    def promise(self, frames_per_second: float) -> None:
        """So many frames a second are to be read of it."""
        self._frames_per_second = frames_per_second

    def _take_frame(self) -> None:
        now = self._clock()
        refill = (now - self._refilled_at) * PACE_TIMES * self._frames_per_second
        self._frames_left = min(PACE_BURST, self._frames_left + refill) - 1
        self._refilled_at = now

    async def send(self, message: Message) -> None:
        """Pass on what the server says; its closing gets the reason."""
        if message["type"] == "websocket.close" and self._close is not None:
            message = {**message, "code": int(self._close), "reason": self._close.name.lower()}
        await self._send(message)

    def end(self, close: Close) -> None:
        """Close once what was already said is sent; clients reconnect by themselves."""
        if self._close is not None:
            return
        self._close = close
        self._metrics.connections_closed.labels(close.name.lower()).inc()
        if self._waiting is not None:
            self._waiting.cancel()

    def end_within(self, seconds: float, close: Close) -> None:
        """Close when so many seconds have passed."""
        self._last_call = self._loop.call_later(seconds, self.end, close)

    def note_frame(self) -> None:
        """A frame was read: this connection is not silent."""
        self._last_frame_at = self._clock()

    def complain(self, what: str, cause: str) -> None:
        """Log once what this connection did wrong; whoever does it again is no news."""
        if not self._has_complained:
            self._has_complained = True
            logger.warning(what, extra={"cause": cause})

    def dispose(self) -> None:
        """Nothing of it is left behind."""
        for timer in (self._silence, self._attachment, self._last_call):
            if timer is not None:
                timer.cancel()

    def _check_silence(self) -> None:
        left = self._last_frame_at + self._silent_s - self._clock()
        if left <= 0:
            self.end(Close.IDLE)
        else:
            self._silence = self._loop.call_later(left, self._check_silence)

    def _look_at(self, message: Message) -> None:
        text, data = message.get("text"), message.get("bytes")
        length = len(text if text is not None else data or b"")
        if length > FRAME_CHARS:
            self._take_frame()
        if self._is_flooding(length):
            self._metrics.frames_dropped.labels("flood").inc()
            self.complain("closed for flooding", f"more than {FLOOD_PER_SECOND} packets a second")
            self.end(Close.FLOOD)
        elif not (self._may_follow(text) if text is not None else self._is_awaited()):
            self.complain("closed for a malformed packet", "no packet of this protocol")
            self.end(Close.MALFORMED)

    def _is_flooding(self, length: int) -> bool:
        now = self._clock()
        if now - self._window_started_at >= 1.0:
            self._window_started_at, self._packets, self._bytes = now, 0, 0
        self._packets += 1
        self._bytes += length
        return self._packets > FLOOD_PER_SECOND or self._bytes > FLOOD_BYTES_PER_SECOND

    def _may_follow(self, text: str) -> bool:
        if text in _BARE_PACKETS:
            return True
        if self._attachment is not None or not text.startswith(_MESSAGES):
            return False
        if text.startswith(_ONE_ATTACHMENT):
            self._attachment = self._loop.call_later(ATTACHMENT_WITHIN_S, self._miss_attachment)
        return True

    def _is_awaited(self) -> bool:
        if self._attachment is None:
            return False
        self._attachment.cancel()
        self._attachment = None
        return True

    def _miss_attachment(self) -> None:
        self.complain("closed for a malformed packet", "an attachment never came")
        self.end(Close.MALFORMED)


def connection_of(scope: Scope) -> Connection:
    """The connection that a scope belongs to."""
    return cast("Connection", scope[_SCOPE_KEY])


class ConnectionEdge:
    """Puts a Connection between each WebSocket and the app behind."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        silent_s: float,
        frames_per_second: float,
        clock: Callable[[], float],
        metrics: FrameMetrics,
    ) -> None:
        self._app = app
        self._silent_s = silent_s
        self._frames_per_second = frames_per_second
        self._clock = clock
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        connection = Connection(
            receive,
            send,
            silent_s=self._silent_s,
            frames_per_second=self._frames_per_second,
            clock=self._clock,
            metrics=self._metrics,
        )
        try:
            await self._app({**scope, _SCOPE_KEY: connection}, connection.receive, connection.send)
        except Exception as error:
            # A connection may break in the middle of a message: that needs no stack trace.
            connection.complain("connection failed", f"{type(error).__name__}: {error}")
        finally:
            connection.dispose()
