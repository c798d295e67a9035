"""The frame socket: `process_frame` in, `frame_processed` out, around any analyser."""

import asyncio
import contextlib
import logging
import re
import time
import uuid
from collections.abc import AsyncGenerator, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, cast

import socketio
from prometheus_client import CollectorRegistry
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send

from isl_inference_kit.analysis import Analyser, Analysis, Frame
from isl_inference_kit.auth import Identity, TokenVerifier
from isl_inference_kit.errors import FrameRejectedError, InferenceError, OverloadedError
from isl_inference_kit.frames import FrameMessage, decode_frame, read_message
from isl_inference_kit.guard import HandshakeGuard, Seats, client_address
from isl_inference_kit.health import Readiness, health_routes
from isl_inference_kit.logs import request_id
from isl_inference_kit.metrics import FrameMetrics, create_registry
from isl_inference_kit.runner import Runner
from isl_inference_kit.serve import MAX_MESSAGE_BYTES
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.slots import LatestSlot
from isl_inference_kit.wire import FrameProcessed, FrameTimings, ModelInfo, Session

logger = logging.getLogger(__name__)

ClientT = TypeVar("ClientT")
Clock = Callable[[], float]

# A client whose frames all come too late to be answered hears why after this long.
SILENCE_S = 2.0
# While draining, what is in work has this long to be answered.
LAST_ANSWERS_S = 1.0
# Far above any page of ours (2 a second): beyond it the connection is closed.
FLOOD_PER_SECOND = 60
_NO_MODEL = ModelInfo(name="none", version="0")
_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")


@dataclass(slots=True)
class _Client(Generic[ClientT]):
    """One connection, from connect to disconnect."""

    sid: str
    eio_sid: str
    memory: ClientT
    identity: Identity
    request_id: str
    seat_key: str | None
    has_seat: bool
    slot: LatestSlot[FrameMessage] = field(default_factory=LatestSlot[FrameMessage])
    task: asyncio.Task[None] | None = None
    next_start_at: float = 0.0
    unanswered_since: float | None = None
    window_started_at: float = 0.0
    window_count: int = 0


class SocketApp(Generic[ClientT]):
    """An ASGI app; `drain` makes it unready and lets the work in hand end."""

    def __init__(
        self,
        settings: SocketSettings,
        analyser: Analyser[ClientT],
        *,
        clock: Clock,
        tokens: TokenVerifier,
    ) -> None:
        self._settings = settings
        self._analyser = analyser
        self._clock = clock
        self._tokens = tokens
        self._seats = Seats(settings.max_sockets_per_user)
        self._clients: dict[str, _Client[ClientT]] = {}
        self._runner = Runner(settings.workers)
        self._warm_up: asyncio.Task[None] | None = None
        self._closing: set[asyncio.Task[None]] = set()
        self._is_accepting = True
        self._in_work = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self.readiness = Readiness()
        self.registry: CollectorRegistry = create_registry()
        self.metrics = FrameMetrics(self.registry)
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
        self._is_accepting = False
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), LAST_ANSWERS_S)
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
        client = _Client(
            sid=sid,
            eio_sid=str(self._sio.manager.eio_sid_from_sid(sid, "/")),
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
            client.task = asyncio.create_task(self._serve_client(client))
        session = Session(
            signedIn=identity.signed_in, framesPerSecond=self._settings.frames_per_second
        )
        await self._sio.emit("session", session.model_dump(), to=sid)

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

    async def _receive(self, sid: str, payload: object = None) -> None:
        client = self._clients.get(sid)
        if client is None or not self._is_accepting:
            return
        now = self._clock()
        self.metrics.frames_in.inc()
        if self._is_flooding(client, now):
            self.metrics.frames_dropped.labels("flood").inc()
            with request_id(client.request_id):
                logger.warning("closed for flooding")
            self._close_connection(client)
            return
        try:
            message = read_message(payload, received_at=now)
            self._check_model(message)
            self._check_seat(client, message)
        except FrameRejectedError as error:
            await self._answer_error(client, error, error.frame_id, 0.0)
            return
        if client.unanswered_since is None:
            client.unanswered_since = now
        elif now - client.unanswered_since > SILENCE_S:
            await self._answer_error(client, OverloadedError(), message.id, 0.0)
            return
        if client.slot.put(message):
            self.metrics.frames_dropped.labels("replaced").inc()

    def _is_flooding(self, client: _Client[ClientT], now: float) -> bool:
        if now - client.window_started_at >= 1.0:
            client.window_started_at, client.window_count = now, 0
        client.window_count += 1
        return client.window_count > FLOOD_PER_SECOND

    def _check_model(self, message: FrameMessage) -> None:
        if not self.readiness.is_loaded:
            raise FrameRejectedError(
                "NOT_READY", "The model is not loaded yet.", frame_id=message.id
            )

    def _check_seat(self, client: _Client[ClientT], message: FrameMessage) -> None:
        if not client.has_seat and client.seat_key is not None:
            client.has_seat = self._seats.take(client.seat_key)
        if not client.has_seat:
            raise FrameRejectedError(
                "TOO_MANY_CAMERAS",
                "This account already has as many cameras open as can be served.",
                frame_id=message.id,
            )

    def _close_connection(self, client: _Client[ClientT]) -> None:
        """Close the transport: a client reconnects by itself, unlike after a disconnect packet.

        In a task of its own, because closing cancels the client's task, which may be the caller.
        """
        closing: asyncio.Task[None] = asyncio.create_task(self._sio.eio.disconnect(client.eio_sid))
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    # One task a client: one frame in work, one waiting.

    async def _serve_client(self, client: _Client[ClientT]) -> None:
        while True:
            await client.slot.wait()
            pause = client.next_start_at - self._clock()
            if pause > 0:
                await asyncio.sleep(pause)
            await self._runner.acquire()
            message = client.slot.take()
            if message is None:
                self._runner.release()
                continue
            client.next_start_at = self._clock() + 1.0 / self._settings.frames_per_second
            self._in_work += 1
            self._idle.clear()
            try:
                await self._work(client, message)
            finally:
                self._in_work -= 1
                if self._in_work == 0:
                    self._idle.set()

    async def _work(self, client: _Client[ClientT], message: FrameMessage) -> None:
        """Analyse one frame on the acquired worker and answer it, unless it has grown too old."""
        started = self._clock()
        queue_s = started - message.received_at
        if self._is_too_old(message):
            self._runner.release()
            self.metrics.frames_dropped.labels("expired").inc()
            return
        self.metrics.queue_age.observe(queue_s)
        try:
            analysis, decode_s, model_s = await self._runner.run(
                lambda: self._analyse(message, client.memory),
                timeout_s=self._settings.analysis_timeout_ms / 1000,
            )
        except FrameRejectedError as error:
            await self._answer_error(client, error, message.id, queue_s)
            return
        except InferenceError as error:
            # A thread may still hold this client's memory: it starts afresh on a new connection.
            logger.error("frame given up", extra={"code": error.code})
            await self._answer_error(client, error, message.id, queue_s)
            self._close_connection(client)
            return
        except Exception:
            logger.exception("frame not analysed")
            error = InferenceError("ANALYSIS_FAILED", "This frame could not be analysed.")
            await self._answer_error(client, error, message.id, queue_s)
            return
        self.metrics.model_seconds.observe(model_s)
        if self._is_too_old(message):
            self.metrics.frames_dropped.labels("late").inc()
            return
        await self._answer(client, message, analysis, _timings(queue_s, decode_s, model_s))

    def _is_too_old(self, message: FrameMessage) -> bool:
        age_ms = (self._clock() - message.received_at) * 1000
        return age_ms > self._settings.max_answer_age_ms

    def _analyse(self, message: FrameMessage, memory: ClientT) -> tuple[Analysis, float, float]:
        """In a worker thread: the analysis, and the seconds decoding and the model took."""
        started = self._clock()
        frame: Frame = decode_frame(message)
        decoded = self._clock()
        analysis = self._analyser.analyse(frame, memory)
        return analysis, decoded - started, self._clock() - decoded

    async def _answer(
        self,
        client: _Client[ClientT],
        message: FrameMessage,
        analysis: Analysis,
        timings: FrameTimings,
    ) -> None:
        answer = FrameProcessed(
            id=message.id,
            face_analysis=dict(analysis.face_analysis),
            face_parameters=dict(analysis.face_parameters),
            predictions=analysis.predictions,
            predictions2=analysis.predictions2,
            error=None,
            timings=timings,
            model=self._analyser.model,
        )
        self.metrics.frames_served.inc()
        await self._emit(client, answer)

    async def _answer_error(
        self, client: _Client[ClientT], error: InferenceError, frame_id: str | None, queue_s: float
    ) -> None:
        nothing = Analysis()
        answer = FrameProcessed(
            id=frame_id,
            face_analysis={},
            face_parameters={},
            predictions=nothing.predictions,
            predictions2=nothing.predictions2,
            error=error.message,
            timings=_timings(queue_s, 0.0, 0.0),
            model=self._analyser.model if self.readiness.is_loaded else _NO_MODEL,
        )
        self.metrics.frames_refused.labels(error.code).inc()
        await self._emit(client, answer)

    async def _emit(self, client: _Client[ClientT], answer: FrameProcessed) -> None:
        client.unanswered_since = None
        await self._sio.emit("frame_processed", _to_wire(answer), to=client.sid)


def _to_wire(answer: FrameProcessed) -> dict[str, Any]:
    body = answer.model_dump(mode="json")
    if answer.model.source is None:  # optional in the contract, and never null
        del body["model"]["source"]
    return body


def _timings(queue_s: float, decode_s: float, model_s: float) -> FrameTimings:
    return FrameTimings(
        queue_ms=round(queue_s * 1000, 2),
        decode_ms=round(decode_s * 1000, 2),
        model_ms=round(model_s * 1000, 2),
    )


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
) -> SocketApp[ClientT]:
    """The frame socket with /health, /ready and /metrics, around one analyser."""
    verifier = tokens or TokenVerifier(settings.auth_jwks_url)
    return SocketApp(settings, analyser, clock=clock, tokens=verifier)
