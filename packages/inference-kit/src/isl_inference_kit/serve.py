"""Runs an ASGI app until a signal, draining before it closes."""

import asyncio
import signal
import socket
from collections.abc import Awaitable, Callable
from types import FrameType

import uvicorn
from starlette.types import ASGIApp
from typing_extensions import override

from isl_inference_kit.protocols import BoundedHttp, BoundedWebSocket
from isl_inference_kit.settings import ServiceSettings

# Beyond this one message closes the connection; frames that are answered with an error are smaller.
MAX_MESSAGE_BYTES = 1024 * 1024

Drain = Callable[[], Awaitable[None]]


class DrainingServer(uvicorn.Server):
    """On the first signal calls `drain` and only then closes; on a second one closes at once."""

    def __init__(self, config: uvicorn.Config, drain: Drain) -> None:
        super().__init__(config)
        self._drain = drain
        self._draining: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    @override
    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().serve(sockets)

    @override
    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._loop is None or self._draining is not None:
            self.force_exit = sig == signal.SIGINT and self.should_exit
            self.should_exit = True
            return
        self._loop.call_soon_threadsafe(self._start_draining)

    def _start_draining(self) -> None:
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain_and_exit())

    async def _drain_and_exit(self) -> None:
        try:
            await self._drain()
        finally:
            self.should_exit = True


def server_config(app: ASGIApp, settings: ServiceSettings) -> uvicorn.Config:
    """Uvicorn's settings: bounded messages, no per-message deflate, our own log lines."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=BoundedHttp,
        ws=BoundedWebSocket,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        log_level="warning",  # each handshake, let in or refused, would be a line
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=5,
    )


def serve(app: ASGIApp, settings: ServiceSettings, *, drain: Drain) -> None:
    """Serve until SIGTERM or SIGINT, then drain and return."""
    DrainingServer(server_config(app, settings), drain).run()
