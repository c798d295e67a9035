"""The frame socket: `process_frame` in, `frame_processed` out, around any analyser."""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Generic, TypeVar, cast

import socketio
from isl_contracts.generated.closes import Close
from isl_contracts.generated.events import (
    FRAME_PROCESSED,
    PROCESS_FRAME,
    PROCESS_LANDMARKS,
    SESSION,
)
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from isl_inference_kit.analysis import Analyser, Ask, Offer, Reply
from isl_inference_kit.answers import RequestIds, http_error
from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.capacity import Capacity, PointsCapacity
from isl_inference_kit.connection import Connection, ConnectionEdge, connection_of
from isl_inference_kit.conversation import Client, Clock, Conversation, Line
from isl_inference_kit.copies import count_copies, watch_copies
from isl_inference_kit.copy_state import state_route
from isl_inference_kit.errors import FrameRejectedError
from isl_inference_kit.guard import HandshakeGuard, Seats, client_address, network_of
from isl_inference_kit.health import Readiness, health_routes
from isl_inference_kit.logs import request_id
from isl_inference_kit.metrics import FrameMetrics, create_registry
from isl_inference_kit.packets import MalformedPacketError, StrictPacket
from isl_inference_kit.runner import Runner
from isl_inference_kit.serve import MAX_MESSAGE_BYTES
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.sharing import SHARE_EVERY_S, Sharing
from isl_inference_kit.tracing import SessionTrace, active_tracing, request_id_from
from isl_inference_kit.turns import Turns
from isl_inference_kit.wire import FrameProcessed, Session

logger = logging.getLogger(__name__)

ClientT = TypeVar("ClientT")

# While draining, what is in work has this long to be answered, and connections to close.
LAST_ANSWERS_S = 1.0
# A connection that lacks the pass it needs is closed after this time.
PROOF_WITHIN_S = 5.0
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
        measure: Callable[[], float] | None,
        asks: Mapping[str, Ask[ClientT]],
        routes: Sequence[Route],
    ) -> None:
        self._settings = settings
        self._measure = measure
        self._capacity = None if measure is None else Capacity(settings.workers, clock=clock)
        self._points_capacity = PointsCapacity()
        self._analyser = analyser
        self._clock = clock
        self._tokens = tokens
        self._seats = Seats(settings.max_sockets_per_user)
        self._free_places = Seats(settings.anonymous_free)
        self._clients: dict[str, Client[ClientT]] = {}
        self._empty = asyncio.Event()
        self.readiness = Readiness()
        self.registry = create_registry()
        self.metrics = FrameMetrics(self.registry)
        self._sharing = Sharing(
            self._clients,
            offer=self._with_capacity(offer),
            most_frames_per_second=settings.frames_per_second,
            most_landmarks_per_second=settings.landmarks_per_second,
            most_clients=settings.max_sockets,
            clock=clock,
            send=self._greet,
            metrics=self.metrics,
        )
        turns = Turns(settings.workers, weight=self._sharing.weight)
        self._runner = Runner(settings.workers, turns=turns)
        self._tasks: list[asyncio.Task[None]] = []
        self._conversation = Conversation(
            settings,
            analyser,
            line=Line(self._send, self._sharing.note, self._reply),
            runner=self._runner,
            seats=self._seats,
            readiness=self.readiness,
            metrics=self.metrics,
            clock=clock,
            weight=self._sharing.weight,
            points_capacity=self._points_capacity,
            capacity=self._capacity,
        )
        self._sio: Any = _create_socket_server(settings)
        self._sio.on("connect", self._connect)
        self._sio.on("disconnect", self._disconnect)
        self._sio.on(PROCESS_FRAME, self._receive)
        self._sio.on(PROCESS_LANDMARKS, self._receive_points)
        for event, ask in asks.items():
            self._sio.on(event, partial(self._ask, ask))
        self._sio.on("*", self._refuse_event)
        self._sio.eio.on("message", self._read_packet)
        state = state_route(
            self.readiness, tokens, commit=settings.isl_commit, sockets=self._sharing.in_use
        )
        http = Starlette(
            routes=[*health_routes(self.readiness), state, *routes], lifespan=self._lifespan
        )
        http.add_exception_handler(HTTPException, http_error)
        self._guard = HandshakeGuard(
            ConnectionEdge(
                cast("Any", socketio).ASGIApp(self._sio, http),
                silent_s=settings.silent_seconds,
                frames_per_second=settings.frames_per_second,
                clock=clock,
                metrics=self.metrics,
            ),
            max_sockets=settings.max_sockets,
            max_per_address=settings.max_sockets_per_ip,
            clock=clock,
        )
        self._asgi = RequestIds(self._guard)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._asgi(scope, receive, send)

    async def drain(self) -> None:
        """Say not ready, serve while balancers notice, let clients move, finish what is in work."""
        self.readiness.mark_draining()
        logger.info("draining", extra={"clients": len(self._clients)})
        await asyncio.sleep(self._settings.drain_seconds)
        self._guard.close()
        if self._settings.move_seconds > 0:
            await self._sharing.move_all()
            await self._wait_empty(self._settings.move_seconds)
        await self._conversation.finish(LAST_ANSWERS_S)
        for client in self._clients.values():
            client.connection.end(Close.RESTART)
        await self._wait_empty(LAST_ANSWERS_S)

    async def _wait_empty(self, seconds: float) -> None:
        if self._clients:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._empty.wait(), seconds)

    def _with_capacity(self, offer: Callable[[], Offer]) -> Callable[[], Offer]:
        of_pictures, of_points = self._capacity, self._points_capacity

        def now() -> Offer:
            said = replace(offer(), points_capacity=of_points.value)
            return said if of_pictures is None else replace(said, capacity=of_pictures.value)

        return now

    async def _probe(self, capacity: Capacity, measure: Callable[[], float]) -> None:
        rates = await self._runner.measure(measure)
        if rates:
            capacity.probed(sum(rates))

    async def _keep_measuring(self, capacity: Capacity, measure: Callable[[], float]) -> None:
        """Measure again while nobody sends: the start was beside whatever else started."""
        while True:
            await asyncio.sleep(SHARE_EVERY_S)
            if self.readiness.ready and not self._sharing.is_used and capacity.is_probe_due():
                await self._probe(capacity, measure)

    async def tell_again(self) -> None:
        """Something else is offered than before: tell everybody who is connected."""
        await self._sharing.tell_all_again()

    async def change_model(self) -> None:
        """The analyser has another model: name it, and ask everybody to connect anew."""
        if self.readiness.is_loaded:
            self.readiness.mark_ready(self._analyser.model)
        await self._sharing.renew()

    async def spread(self) -> None:
        """Another copy came: ask whoever has less than the most here to connect anew."""
        await self._sharing.spread()

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncGenerator[None]:
        self._tasks = [
            asyncio.create_task(self._start_model()),
            asyncio.create_task(self._sharing.keep_telling()),
        ]
        if self._capacity is not None and self._measure is not None:
            measuring = self._keep_measuring(self._capacity, self._measure)
            self._tasks.append(asyncio.create_task(measuring))
        name = self._settings.copies_name
        if name is not None:
            watching = watch_copies(lambda: count_copies(name), self.spread)
            self._tasks.append(asyncio.create_task(watching))
        yield
        self.readiness.mark_draining()
        for task in self._tasks:
            task.cancel()
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
            if self._capacity is not None and self._measure is not None:
                await self._probe(self._capacity, self._measure)
        except Exception as error:
            # The process stays up, so that /ready can say why it will not serve.
            logger.exception("model not loaded")
            self.readiness.mark_failed(str(error) or type(error).__name__)
            return
        model = self._analyser.model
        self.readiness.mark_ready(model)
        seconds = round(self._clock() - started, 2)
        logger.info("ready", extra={"model": model.name, "seconds": seconds})
        await self._sharing.tell_all_again()

    # Connection events. Handlers run one after another for a connection (async_handlers off).

    async def _connect(self, sid: str, environ: Mapping[str, Any], auth: object) -> None:
        scope = environ["asgi.scope"]
        address = client_address(scope)
        claims = _read_claims(auth)
        identity = await self._tokens.identify(claims.get("token"))
        # Everybody who tries the demo account shares it: only the address bounds them.
        seat_key = None if identity.demo else identity.user_id
        pass_id = None
        if seat_key is None:
            pass_id = await self._tokens.read_pass(claims.get("pass"))
        if not self._sio.manager.is_connected(sid, "/"):  # it left while keys were fetched
            return
        network = network_of(address)
        if pass_id is not None:
            self._end_other_of(pass_id)
        name = _read_request_id(claims.get("requestId"))
        client = Client(
            sid=sid,
            connection=connection_of(scope),
            network=network,
            memory=self._analyser.open_client(),
            identity=identity,
            request_id=name,
            trace=self._open_trace(name),
            seat_key=seat_key,
            has_seat=seat_key is None or self._seats.take(seat_key),
            has_free_place=(
                seat_key is None and pass_id is None and self._free_places.take(network)
            ),
            pass_id=pass_id,
        )
        self._clients[sid] = client
        self._empty.clear()
        self.metrics.clients.set(len(self._clients))
        if client.needs_proof:
            client.connection.end_within(PROOF_WITHIN_S, Close.PROOF_NEEDED)
        with request_id(client.request_id):
            logger.info(
                "connected",
                extra={
                    "signedIn": identity.signed_in,
                    "address": address,
                    "proofNeeded": client.needs_proof,
                },
            )
            client.task = asyncio.create_task(self._conversation.serve(client))
        await self._sharing.tell(client)

    def _open_trace(self, name: str) -> SessionTrace | None:
        tracing = active_tracing()
        if tracing is None:
            return None
        return tracing.open_session(name, frames_each=self._settings.frame_traces_each)

    def _end_other_of(self, pass_id: str) -> None:
        """The newest connection has the pass: the one before may be a line that broke unseen."""
        for other in self._clients.values():
            if other.pass_id == pass_id:
                other.connection.end(Close.PASS_USED)

    async def _disconnect(self, sid: str, reason: str) -> None:
        client = self._clients.pop(sid, None)
        if client is None:
            return
        if not self._clients:
            self._empty.set()
        if client.task is not None:
            client.task.cancel()
        if client.trace is not None:
            client.trace.end(reason)
        if client.has_seat and client.seat_key is not None:
            self._seats.leave(client.seat_key)
        if client.has_free_place:
            self._free_places.leave(client.network)
        self._sharing.forget(sid)
        self.metrics.clients.set(len(self._clients))
        with request_id(client.request_id):
            logger.info("disconnected", extra={"reason": reason})

    async def _read_packet(self, transport_id: str, data: object) -> None:
        """The one place where what a stranger sent meets the library that reads it."""
        connection = self._connection_of(transport_id)
        if connection is None:  # it said goodbye, and this was still on its way
            return
        try:
            if self._is_too_early(transport_id, data):
                raise MalformedPacketError("an event before the connection")
            await self._sio._handle_eio_message(transport_id, data)
        except MalformedPacketError as error:
            connection.complain("closed for a malformed packet", str(error))
            connection.end(Close.MALFORMED)
        except Exception as error:
            # Not foreseen, so the fault is ours: log its name and ask the client to reconnect.
            connection.complain("packet not handled", f"{type(error).__name__}: {error}")
            connection.end(Close.MALFORMED)

    def _is_too_early(self, transport_id: str, data: object) -> bool:
        is_connected = self._sio.manager.sid_from_eio_sid(transport_id, "/") is not None
        return not is_connected and not (isinstance(data, str) and data.startswith("0"))

    def _connection_of(self, transport_id: str) -> Connection | None:
        environ = cast("dict[str, dict[str, Any]]", self._sio.environ).get(transport_id)
        return None if environ is None else connection_of(environ["asgi.scope"])

    async def _receive(self, sid: str, *values: object) -> None:
        client = self._clients.get(sid)
        if client is None:
            return
        if len(values) <= 1:
            await self._conversation.receive(client, values[0] if values else None)
            return
        error = FrameRejectedError("FRAME_SHAPE", f"{PROCESS_FRAME} takes one frame.")
        await self._conversation.refuse(client, error, None)

    async def _receive_points(self, sid: str, *values: object) -> None:
        client = self._clients.get(sid)
        if client is None:
            return
        # More than one value is refused as what no bytes are.
        await self._conversation.receive_points(client, values[0] if len(values) == 1 else None)

    async def _ask(self, ask: Ask[ClientT], sid: str, *values: object) -> None:
        client = self._clients.get(sid)
        if client is not None:
            await self._conversation.answer(client, ask, values[0] if values else None)

    async def _refuse_event(self, _event: str, sid: str, *_values: object) -> None:
        client = self._clients.get(sid)
        if client is not None:
            message = f"Only {PROCESS_FRAME} and {PROCESS_LANDMARKS} are served here."
            error = FrameRejectedError("UNKNOWN_EVENT", message)
            await self._conversation.refuse(client, error, None)

    async def _greet(self, client: Client[ClientT], session: Session) -> None:
        body = session.model_dump(mode="json", exclude_none=True)
        await self._sio.emit(SESSION, body, to=client.sid)

    async def _reply(self, client: Client[ClientT], reply: Reply) -> None:
        body = reply.body.model_dump(mode="json", exclude_none=True)
        await self._sio.emit(reply.event, body, to=client.sid)

    async def _send(self, client: Client[ClientT], answer: FrameProcessed) -> None:
        await self._sio.emit(FRAME_PROCESSED, _to_wire(answer), to=client.sid)


def _to_wire(answer: FrameProcessed) -> dict[str, Any]:
    # What is optional in the contract is left out and never null; these two are always there.
    required = {"id": answer.id, "error": answer.error}
    return answer.model_dump(mode="json", exclude_none=True) | required


def _read_claims(auth: object) -> Mapping[str, object]:
    return cast("Mapping[str, object]", auth) if isinstance(auth, Mapping) else {}


def _read_request_id(value: object) -> str:
    """The connection's id by the page, where it is a plain one; it ends up in log lines."""
    return request_id_from(value if isinstance(value, str) else "", _REQUEST_ID)


def _create_socket_server(settings: SocketSettings) -> Any:
    origins = list(settings.web_origins)
    # Handlers in turn (async_handlers off): otherwise each event is a task, without any bound.
    # always_connect: `session` then follows the connection's acknowledgement.
    return cast("Any", socketio).AsyncServer(
        async_mode="asgi",
        transports=["websocket"],
        serializer=StrictPacket,
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
    measure: Callable[[], float] | None = None,
    asks: Mapping[str, Ask[ClientT]] | None = None,
    routes: Sequence[Route] = (),
) -> SocketApp[ClientT]:
    """The frame socket with /health and /ready, around one analyser.

    `offer` is asked when the model is warm and as often as the machine is shared anew. `measure`
    runs in a worker thread beside all others and gives how many frames a second it serves; where
    there is none, nothing is measured. `asks` are the events beside frames that are answered,
    `routes` what is answered over HTTP besides.
    """
    verifier = tokens or TokenVerifier(settings.auth_jwks_url)
    return SocketApp(
        settings,
        analyser,
        clock=clock,
        tokens=verifier,
        offer=offer,
        measure=measure,
        asks=asks or {},
        routes=routes,
    )
