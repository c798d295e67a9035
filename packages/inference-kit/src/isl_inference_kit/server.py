"""The frame socket: `process_frame` in, `frame_processed` out, around any analyser."""

import asyncio
import contextlib
import logging
import re
import time
import uuid
from collections.abc import AsyncGenerator, Callable, Mapping
from typing import Any, Generic, TypeVar, cast

import socketio
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send

from isl_inference_kit.analysis import Analyser, Offer
from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.conversation import Client, Clock, Conversation, Line
from isl_inference_kit.guard import HandshakeGuard, Seats, client_address
from isl_inference_kit.health import Readiness, health_routes
from isl_inference_kit.logs import request_id
from isl_inference_kit.metrics import FrameMetrics, create_registry
from isl_inference_kit.runner import Runner
from isl_inference_kit.serve import MAX_MESSAGE_BYTES
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.wire import FrameProcessed, Session

logger = logging.getLogger(__name__)

ClientT = TypeVar("ClientT")

# While draining, what is in work has this long to be answered, and connections to close.
LAST_ANSWERS_S = 1.0
# What clients are promised of the measured rate; the rest is for decoding and for rough moments.
HEADROOM = 0.8
# The spec's pace; less is promised to nobody, however many there are.
LEAST_FRAMES_PER_SECOND = 2.0
_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")


class SocketApp(Generic[ClientT]):
    """An ASGI app; `drain` makes it unready and lets the work in hand end."""

    def __init__(
        self,
        settings: SocketSettings,
        analyser: Analyser[ClientT],
        *,
        clock: Clock,
        tokens: TokenVerifier,
        offer: Callable[[], Offer],
    ) -> None:
        self._settings = settings
        self._analyser = analyser
        self._clock = clock
        self._tokens = tokens
        self._offer = offer
        self._seats = Seats(settings.max_sockets_per_user)
        self._clients: dict[str, Client[ClientT]] = {}
        self._runner = Runner(settings.workers)
        self._warm_up: asyncio.Task[None] | None = None
        self._closing: set[asyncio.Task[None]] = set()
        self.readiness = Readiness()
        self.registry = create_registry()
        self.metrics = FrameMetrics(self.registry)
        self._conversation = Conversation(
            settings,
            analyser,
            line=Line(self._send, self._close_connection),
            runner=self._runner,
            seats=self._seats,
            readiness=self.readiness,
            metrics=self.metrics,
            clock=clock,
        )
        self._sio: Any = _create_socket_server(settings)
        self._sio.on("connect", self._connect)
        self._sio.on("disconnect", self._disconnect)
        self._sio.on("process_frame", self._receive)
        http = Starlette(
            routes=health_routes(self.readiness, self.registry), lifespan=self._lifespan
        )
        self._asgi = HandshakeGuard(
            cast("Any", socketio).ASGIApp(self._sio, http),
            open_addresses=self._open_addresses,
            max_sockets=settings.max_sockets,
            max_per_address=settings.max_sockets_per_ip,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._asgi(scope, receive, send)

    async def drain(self) -> None:
        """Say not ready, go on serving while balancers notice, then finish what is in work."""
        self.readiness.mark_draining()
        logger.info("draining", extra={"clients": len(self._clients)})
        await asyncio.sleep(self._settings.drain_seconds)
        await self._conversation.finish(LAST_ANSWERS_S)
        for client in list(self._clients.values()):
            self._close_connection(client)
        if self._closing:
            await asyncio.wait(self._closing, timeout=LAST_ANSWERS_S)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncGenerator[None]:
        self._warm_up = asyncio.create_task(self._start_model())
        yield
        self.readiness.mark_draining()
        self._warm_up.cancel()
        for client in self._clients.values():
            if client.task is not None:
                client.task.cancel()
        await asyncio.to_thread(self._runner.close)
        self._analyser.close()
        await self._sio.shutdown()

    async def _start_model(self) -> None:
        started = self._clock()
        try:
            await self._runner.warm_up(self._analyser.warm_up)
        except Exception as error:
            # The process stays up, so that /ready can say why it will not serve.
            logger.exception("model not loaded")
            self.readiness.mark_failed(str(error) or type(error).__name__)
            return
        model = self._analyser.model
        self.readiness.mark_ready(model)
        seconds = round(self._clock() - started, 2)
        logger.info("ready", extra={"model": model.name, "seconds": seconds})
        await self._welcome_all()

    def _open_addresses(self) -> list[str]:
        environs = cast("dict[str, dict[str, Any]]", self._sio.environ)
        return [client_address(environ["asgi.scope"]) for environ in environs.values()]

    # Connection events. Handlers run one after another for a connection (async_handlers off).

    async def _connect(self, sid: str, environ: Mapping[str, Any], auth: object) -> None:
        claims = _read_claims(auth)
        identity = await self._tokens.identify(claims.get("token"))
        if not self._sio.manager.is_connected(sid, "/"):  # it left while keys were fetched
            return
        # Everybody who tries the demo account shares it: only the address bounds them.
        seat_key = None if identity.demo else identity.user_id
        client = Client(
            sid=sid,
            transport_id=str(self._sio.manager.eio_sid_from_sid(sid, "/")),
            memory=self._analyser.open_client(),
            identity=identity,
            request_id=_read_request_id(claims.get("requestId")),
            seat_key=seat_key,
            has_seat=seat_key is None or self._seats.take(seat_key),
        )
        self._clients[sid] = client
        self.metrics.clients.set(len(self._clients))
        with request_id(client.request_id):
            logger.info(
                "connected",
                extra={
                    "signedIn": identity.signed_in,
                    "address": client_address(environ["asgi.scope"]),
                },
            )
            client.task = asyncio.create_task(self._conversation.serve(client))
        await self._welcome_all()

    async def _disconnect(self, sid: str, reason: str) -> None:
        client = self._clients.pop(sid, None)
        if client is None:
            return
        if client.task is not None:
            client.task.cancel()
        if client.has_seat and client.seat_key is not None:
            self._seats.leave(client.seat_key)
        self.metrics.clients.set(len(self._clients))
        with request_id(client.request_id):
            logger.info("disconnected", extra={"reason": reason})
        await self._welcome_all()

    async def _welcome_all(self) -> None:
        """Tell its share of the machine to every client that has not been told this one yet."""
        offer = self._offer()
        rate = share_of(offer.capacity, len(self._clients), most=self._settings.frames_per_second)
        has_changed = [client for client in self._clients.values() if client.promised != rate]
        for client in has_changed:
            client.promised = rate
            session = Session(
                signedIn=client.identity.signed_in,
                framesPerSecond=rate,
                vocabulary=None if offer.vocabulary is None else list(offer.vocabulary),
            )
            body = session.model_dump(mode="json", exclude_none=True)
            await self._sio.emit("session", body, to=client.sid)

    async def _receive(self, sid: str, payload: object = None) -> None:
        client = self._clients.get(sid)
        if client is not None:
            await self._conversation.receive(client, payload)

    async def _send(self, client: Client[ClientT], answer: FrameProcessed) -> None:
        await self._sio.emit("frame_processed", _to_wire(answer), to=client.sid)

    def _close_connection(self, client: Client[ClientT]) -> None:
        """Close the transport: a client reconnects by itself, unlike after a disconnect packet.

        In a task of its own, because closing cancels the client's task, which may be the caller.
        """
        closing: asyncio.Task[None] = asyncio.create_task(
            self._sio.eio.disconnect(client.transport_id)
        )
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)


def share_of(capacity: float | None, clients: int, *, most: float) -> float:
    """Frames a second for each of so many clients, of a machine that serves `capacity` in all."""
    if capacity is None:
        return most
    share = HEADROOM * capacity / max(1, clients)
    return min(most, max(LEAST_FRAMES_PER_SECOND, round(share, 1)))


def _to_wire(answer: FrameProcessed) -> dict[str, Any]:
    # What is optional in the contract is left out and never null; these two are always there.
    required = {"id": answer.id, "error": answer.error}
    return answer.model_dump(mode="json", exclude_none=True) | required


def _read_claims(auth: object) -> Mapping[str, object]:
    return cast("Mapping[str, object]", auth) if isinstance(auth, Mapping) else {}


def _read_request_id(value: object) -> str:
    """The connection's id by the page, where it is a plain one; it ends up in log lines."""
    if isinstance(value, str) and _REQUEST_ID.fullmatch(value):
        return value
    return uuid.uuid4().hex


def _create_socket_server(settings: SocketSettings) -> Any:
    origins = list(settings.web_origins)
    # Handlers in turn (async_handlers off): otherwise each event is a task, without any bound.
    # always_connect: `session` then follows the connection's acknowledgement.
    return cast("Any", socketio).AsyncServer(
        async_mode="asgi",
        async_handlers=False,
        always_connect=True,
        cors_allowed_origins="*" if "*" in origins else origins,
        max_http_buffer_size=MAX_MESSAGE_BYTES,
        http_compression=False,
    )


def create_socket_app(
    settings: SocketSettings,
    analyser: Analyser[ClientT],
    *,
    clock: Clock = time.monotonic,
    tokens: TokenVerifier | None = None,
    offer: Callable[[], Offer] = Offer,
) -> SocketApp[ClientT]:
    """The frame socket with /health, /ready and /metrics, around one analyser.

    `offer` is asked when the model is warm and whenever somebody comes or goes.
    """
    verifier = tokens or TokenVerifier(settings.auth_jwks_url)
    return SocketApp(settings, analyser, clock=clock, tokens=verifier, offer=offer)
