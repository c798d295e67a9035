"""Uvicorn's two protocols with the time-outs and bounds that it does not have."""

# Uvicorn has no types for its protocols' inner state.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

import asyncio
from typing import Any

from typing_extensions import override
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

# A head that is not whole by then is cut off; so is a peer that takes nothing for as long.
HEAD_WITHIN_S = 10.0
READ_WITHIN_S = 10.0
MAX_HEAD_BYTES = 32 * 1024
# Browsers send large messages in pieces: half a MiB of 15 frames a second in 64 KiB each is 120.
CONTROL_FRAMES_PER_SECOND = 240
_TIMED_OUT = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)


class BoundedHttp(HttpToolsProtocol):
    """HTTP whose heads are bounded in time and in size."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head_timer: asyncio.TimerHandle | None = None
        self._head_bytes = 0

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin_head()

    @override
    def data_received(self, data: bytes) -> None:
        self._head_bytes += len(data)
        super().data_received(data)
        if self._head_timer is not None and self._head_bytes > MAX_HEAD_BYTES:
            self._refuse(_TOO_LARGE)

    @override
    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._head_timer is None:
            self._begin_head()

    @override
    def on_headers_complete(self) -> None:
        self._end_head()
        super().on_headers_complete()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._end_head()
        super().connection_lost(exc)

    def _begin_head(self) -> None:
        self._head_bytes = 0
        self._head_timer = self.loop.call_later(HEAD_WITHIN_S, self._refuse, _TIMED_OUT)

    def _end_head(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _refuse(self, answer: bytes) -> None:
        self._end_head()
        if self.transport.is_closing():
            return
        # In the middle of an earlier answer it would be read as a part of that one.
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            self.transport.write(answer)
        self.transport.close()


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket with bounds on what the app never sees: control frames, pieces, stalling."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._stall_timer: asyncio.TimerHandle | None = None
        self._window_started_at = self.loop.time()
        self._frames = 0

    @override
    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            # A refusal completes the handshake; otherwise each one is logged as an error.
            self.handshake_complete = True

    @override
    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    @override
    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    @override
    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    @override
    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stall_timer is None:
            self._stall_timer = self.loop.call_later(READ_WITHIN_S, self.transport.abort)

    @override
    def resume_writing(self) -> None:
        super().resume_writing()
        self._end_stall()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._end_stall()
        super().connection_lost(exc)

    def _end_stall(self) -> None:
        if self._stall_timer is not None:
            self._stall_timer.cancel()
            self._stall_timer = None

    def _may_go_on(self) -> bool:
        now = self.loop.time()
        if now - self._window_started_at >= 1.0:
            self._window_started_at, self._frames = now, 0
        self._frames += 1
        if self._frames == CONTROL_FRAMES_PER_SECOND + 1:
            self.transport.abort()
        return self._frames <= CONTROL_FRAMES_PER_SECOND
