"""Runs an ASGI app until a signal, draining before it closes."""

import asyncio
import contextlib
import logging
import signal
import socket
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from types import FrameType
from typing import Protocol

import uvicorn
from prometheus_client import CollectorRegistry
from starlette.types import ASGIApp, Receive, Scope, Send
from typing_extensions import override

from isl_inference_kit.health import Readiness, operations_app
from isl_inference_kit.protocols import BoundedHttp, BoundedWebSocket
from isl_inference_kit.settings import ServiceSettings
from isl_inference_kit.tracing import stop_tracing

# Beyond this one message closes the connection; frames that are answered with an error are smaller.
MAX_MESSAGE_BYTES = 1024 * 1024
# A stranger's connection on which nothing is asked for is closed soon.
IDLE_S = 5

logger = logging.getLogger(__name__)

Drain = Callable[[], Awaitable[None]]


class ServedApp(Protocol):
    """An ASGI app that says how it is, and can be drained."""

    readiness: Readiness
    registry: CollectorRegistry

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None: ...

    async def drain(self) -> None: ...


class ListeningServer(uvicorn.Server):
    """Says in our own words where it listens, for uvicorn's are a line a handshake as well."""

    @override
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in (one for server in self.servers for one in server.sockets):
            host, port = listener.getsockname()[:2]
            logger.info("listening at http://%s:%d", host, port)


class DrainingServer(ListeningServer):
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


class OperationsServer(ListeningServer):
    """The other port; signals are the main server's."""

    @override
    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        yield


@contextlib.asynccontextmanager
async def operations(app: ServedApp, settings: ServiceSettings) -> AsyncGenerator[OperationsServer]:
    """Serve what is said to those who run the part, beside the part itself."""
    config = uvicorn.Config(
        operations_app(app.readiness, app.registry),
        host=settings.ops_host,
        port=settings.ops_port or 0,
        http=BoundedHttp,
        ws="none",
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    server = OperationsServer(config)
    serving = asyncio.create_task(server.serve())
    try:
        yield server
    finally:
        server.should_exit = True
        await serving


def server_config(
    app: ASGIApp, settings: ServiceSettings, *, idle_s: int = IDLE_S
) -> uvicorn.Config:
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
        timeout_keep_alive=idle_s,
        timeout_graceful_shutdown=5,
    )


def serve(app: ServedApp, settings: ServiceSettings, *, idle_s: int = IDLE_S) -> None:
    """Serve until SIGTERM or SIGINT, then drain and return.

    Where a proxy keeps connections, `idle_s` is longer than it does: none is closed under a
    request.
    """
    logger.info("starting")
    config = server_config(app, settings, idle_s=idle_s)
    server = DrainingServer(config, app.drain)

    async def serve_both() -> None:
        async with contextlib.AsyncExitStack() as stack:
            if settings.ops_port is not None:
                await stack.enter_async_context(operations(app, settings))
            await server.serve()

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve_both())
    stop_tracing()
