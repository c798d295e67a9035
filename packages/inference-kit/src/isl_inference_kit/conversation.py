"""What happens to a client's frames, from receipt to answer; knows no socket library."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from isl_contracts.generated.closes import Close

from isl_inference_kit.analysis import (
    Analyser,
    Analysis,
    Ask,
    PagePoints,
    PointsMessage,
    Reply,
)
from isl_inference_kit.auth import Identity
from isl_inference_kit.capacity import Capacity, PointsCapacity
from isl_inference_kit.connection import Connection
from isl_inference_kit.errors import (
    FrameRejectedError,
    InferenceError,
    OverloadedError,
    TimedOutError,
)
from isl_inference_kit.frames import FrameMessage, decode_frame, read_message
from isl_inference_kit.guard import Seats
from isl_inference_kit.health import Readiness
from isl_inference_kit.metrics import FrameMetrics
from isl_inference_kit.points import read_points
from isl_inference_kit.runner import Runner
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.slots import LatestSlot
from isl_inference_kit.together import Together
from isl_inference_kit.tracing import SessionTrace
from isl_inference_kit.turns import Weight
from isl_inference_kit.wire import FrameProcessed, FrameTimings, ModelInfo

logger = logging.getLogger(__name__)

ClientT = TypeVar("ClientT")
Clock = Callable[[], float]

# A client whose frames all come too late to be answered hears why after this long.
SILENCE_S = 2.0
# Pages look when their pictures come, so a message may be sent a little before it is due.
EARLY = 1.25
_NO_MODEL = ModelInfo(name="none", version="0")


@dataclass(slots=True)
class Client(Generic[ClientT]):
    """One connection, from connect to disconnect."""

    sid: str
    connection: Connection
    # What limits and turns count as its address.
    network: str
    memory: ClientT
    identity: Identity
    request_id: str
    seat_key: str | None
    has_seat: bool
    # One of the places that an address has without accounts.
    has_free_place: bool
    pass_id: str | None
    # Where this connection's spans go; None: nowhere.
    trace: SessionTrace | None = None
    slot: LatestSlot[FrameMessage | PointsMessage] = field(
        default_factory=LatestSlot[FrameMessage | PointsMessage]
    )
    # The newest of the last points; None: it sends pictures.
    last_points: PagePoints | None = None
    # Held while anything is done with its memory.
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    task: asyncio.Task[None] | None = None
    next_start_at: float = 0.0
    # Frames a second, of pictures and of points.
    promised: tuple[float, float] | None = None
    unanswered_since: float | None = None
    has_failed: bool = False

    @property
    def sends_points(self) -> bool:
        """Whether what it sent last was found by its page."""
        return self.last_points is not None

    @property
    def needs_proof(self) -> bool:
        """Nobody in particular, at an address with as many of those as are served freely."""
        return self.seat_key is None and not self.has_free_place and self.pass_id is None


@dataclass(frozen=True, slots=True)
class _Points(Generic[ClientT]):
    """A message of points on its way to a worker."""

    points: PointsMessage
    memory: ClientT
    queue_s: float


@dataclass(frozen=True, slots=True)
class Line(Generic[ClientT]):
    """The way back to a client."""

    send: Callable[[Client[ClientT], FrameProcessed], Awaitable[None]]
    # It sent a frame that is to be served.
    wanted: Callable[[Client[ClientT]], None]
    reply: Callable[[Client[ClientT], Reply], Awaitable[None]]


class Conversation(Generic[ClientT]):
    """Receives and answers frames: one of a client in work, one waiting, the newest wins."""

    def __init__(
        self,
        settings: SocketSettings,
        analyser: Analyser[ClientT],
        *,
        line: Line[ClientT],
        runner: Runner,
        seats: Seats,
        readiness: Readiness,
        metrics: FrameMetrics,
        clock: Clock,
        weight: Weight,
        points_capacity: PointsCapacity,
        capacity: Capacity | None = None,
    ) -> None:
        self._settings = settings
        self._timeout_s = settings.analysis_timeout_ms / 1000
        self._points: Together[_Points[ClientT], list[FrameProcessed]] = Together(
            runner, self._analyse_points, timeout_s=self._timeout_s, weight=weight
        )
        self._capacity = capacity
        self._points_capacity = points_capacity
        self._analyser = analyser
        self._line = line
        self._runner = runner
        self._seats = seats
        self._readiness = readiness
        self._metrics = metrics
        self._clock = clock
        self._is_accepting = True
        self._in_work = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def finish(self, timeout_s: float) -> None:
        """Take no more frames; wait for what is in work to be answered."""
        self._is_accepting = False
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), timeout_s)

    async def receive(self, client: Client[ClientT], payload: object) -> None:
        """Check a frame cheaply and leave it waiting, or answer why not."""

        def read(now: float) -> FrameMessage:
            message = read_message(payload, received_at=now)
            client.last_points = None
            return message

        await self._take(client, read)

    async def receive_points(self, client: Client[ClientT], payload: object) -> None:
        """The same of points that the page found itself."""

        def read(now: float) -> PointsMessage:
            message = read_points(payload, received_at=now, after=client.last_points)
            client.last_points = message.newest
            return message

        await self._take(client, read)

    async def _take(
        self, client: Client[ClientT], read: Callable[[float], FrameMessage | PointsMessage]
    ) -> None:
        if not self._is_accepting:
            return
        now = self._clock()
        self._metrics.frames_in.inc()
        try:
            message = read(now)
            client.connection.note_frame()
            self._check_model(message.id)
            self._check_seat(client, message.id)
        except FrameRejectedError as error:
            await self.refuse(client, error, error.frame_id)
            return
        self._line.wanted(client)
        if client.unanswered_since is None:
            client.unanswered_since = now
        elif now - client.unanswered_since > SILENCE_S:
            await self.refuse(client, OverloadedError(), message.id)
            return
        if client.slot.put(message):
            self._metrics.frames_dropped.labels("replaced").inc()

    async def answer(self, client: Client[ClientT], ask: Ask[ClientT], payload: object) -> None:
        """Answer what is no frame, between two frames of the client."""
        if not self._is_accepting:
            return
        try:
            self._check_model(None)
            self._check_seat(client, None)
            async with client.turn:
                # What was sent before it is part of what it asks about.
                if client.slot.is_filled:
                    await self._serve_newest(client)
                await self._runner.acquire(client.network)
                reply = await self._runner.run(
                    lambda: ask(payload, client.memory),
                    timeout_s=self._timeout_s,
                    key=client.network,
                )
        except InferenceError as error:
            await self.refuse(client, error, None)
            if isinstance(error, TimedOutError):
                client.connection.end(Close.TOO_SLOW)
        except Exception:
            logger.exception("question not answered")
            error = InferenceError("ANALYSIS_FAILED", "This could not be answered.")
            await self.refuse(client, error, None)
        else:
            await self._line.reply(client, reply)

    def _check_model(self, frame_id: str | None) -> None:
        if not self._readiness.is_loaded:
            raise FrameRejectedError("NOT_READY", "The model is not loaded yet.", frame_id=frame_id)

    def _check_seat(self, client: Client[ClientT], frame_id: str | None) -> None:
        if client.needs_proof:
            raise FrameRejectedError(
                "PROOF_NEEDED",
                "Many cameras are open at this address: another one needs a pass.",
                frame_id=frame_id,
            )
        if not client.has_seat and client.seat_key is not None:
            client.has_seat = self._seats.take(client.seat_key)
        if not client.has_seat:
            raise FrameRejectedError(
                "TOO_MANY_CAMERAS",
                "This account already has as many cameras open as can be served.",
                frame_id=frame_id,
            )

    async def serve(self, client: Client[ClientT]) -> None:
        """Work on a client's frames, the newest each time, until cancelled."""
        while True:
            await client.slot.wait()
            pause = client.next_start_at - self._clock()
            if pause > 0:
                await asyncio.sleep(pause)
            async with client.turn:
                await self._serve_newest(client)

    async def _serve_newest(self, client: Client[ClientT]) -> None:
        sends_points = client.sends_points
        places = self._points if sends_points else self._runner
        await places.acquire(client.network)
        # It may have gone over to pictures, or to points, while it waited: these wait elsewhere.
        is_other = sends_points != client.sends_points
        message = None if is_other else client.slot.take()
        if message is None:
            places.release(client.network)
            return
        client.next_start_at = next_start(
            client.next_start_at, self._clock(), 1.0 / self._most_per_second(message)
        )
        self._in_work += 1
        self._idle.clear()
        try:
            outcome, timings = await self._work(client, message)
            if client.trace is not None:
                client.trace.add_frame(
                    received_at=message.received_at,
                    ended_at=self._clock(),
                    outcome=outcome,
                    timings=timings,
                )
        finally:
            self._in_work -= 1
            if self._in_work == 0:
                self._idle.set()

    def _most_per_second(self, message: FrameMessage | PointsMessage) -> float:
        if isinstance(message, PointsMessage):
            return self._settings.landmarks_per_second * EARLY
        return self._settings.frames_per_second

    async def _work(
        self, client: Client[ClientT], message: FrameMessage | PointsMessage
    ) -> tuple[str, FrameTimings | None]:
        """Analyse one frame on the acquired worker and answer it, unless it has grown too old.

        Says what became of it, and where its time went.
        """
        queue_s = self._clock() - message.received_at
        if self._is_too_old(message):
            places = self._points if isinstance(message, PointsMessage) else self._runner
            places.release(client.network)
            self._metrics.frames_dropped.labels("expired").inc()
            return "expired", None
        self._metrics.queue_age.observe(queue_s)
        busy = self._in_work
        try:
            answers = await self._answers_to(client, message, queue_s)
        except TimedOutError as error:
            # The thread still holds this client's memory: it starts afresh on a new connection.
            logger.error("frame given up")
            await self.refuse(client, error, message.id)
            client.connection.end(Close.TOO_SLOW)
            return error.code, None
        except InferenceError as error:
            await self.refuse(client, error, message.id)
            return error.code, None
        except Exception:
            if not client.has_failed:
                client.has_failed = True
                logger.exception("frame not analysed")
            error = InferenceError("ANALYSIS_FAILED", "This frame could not be analysed.")
            await self.refuse(client, error, message.id)
            return error.code, None
        timings = answers[-1].timings
        model_s = timings.model_ms / 1000
        self._metrics.model_seconds.observe(model_s)
        if self._capacity is not None and not isinstance(message, PointsMessage):
            self._capacity.note(model_s, busy=min(busy, self._in_work))
        if self._is_too_old(message):
            self._metrics.frames_dropped.labels("late").inc()
            return "late", timings
        self._metrics.frames_served.inc()
        for answer in answers:
            await self._send(client, answer)
        return "served", timings

    async def _answers_to(
        self, client: Client[ClientT], message: FrameMessage | PointsMessage, queue_s: float
    ) -> list[FrameProcessed]:
        """Of a picture one; of points one at least, the newest picture's last."""
        if isinstance(message, PointsMessage):
            return await self._points.run(
                _Points(message, client.memory, queue_s),
                key=client.network,
                is_alone=client.has_failed,
            )
        answer = await self._runner.run(
            lambda: self._analyse(message, client.memory, queue_s),
            timeout_s=self._timeout_s,
            key=client.network,
        )
        return [answer]

    def _is_too_old(self, message: FrameMessage | PointsMessage) -> bool:
        age_ms = (self._clock() - message.received_at) * 1000
        return age_ms > self._settings.max_answer_age_ms

    def _analyse(self, message: FrameMessage, memory: ClientT, queue_s: float) -> FrameProcessed:
        """In a worker thread: decode, analyse, and put the answer into the contract's shape."""
        started = self._clock()
        frame = decode_frame(message)
        decoded = self._clock()
        analysis = self._analyser.analyse(frame, memory)
        timings = _timings(queue_s, decoded - started, self._clock() - decoded)
        return _to_answer(message.id, analysis, None, timings, self._analyser.model)

    def _analyse_points(self, waiting: Sequence[_Points[ClientT]]) -> list[list[FrameProcessed]]:
        """The same of what several clients' pages found, all at once."""
        started = self._clock()
        done = self._analyser.analyse_points([(one.points, one.memory) for one in waiting])
        seconds = self._clock() - started
        self._points_capacity.note(seconds, together=len(waiting))
        model = self._analyser.model
        answers: list[list[FrameProcessed]] = []
        for one, analyses in zip(waiting, done, strict=True):
            timings = _timings(one.queue_s, 0.0, seconds)
            answers.append(
                [
                    _to_answer(picture.id, analysis, None, timings, model)
                    for picture, analysis in zip(one.points.pictures, analyses, strict=True)
                    if analysis is not None
                ]
            )
        return answers

    async def refuse(
        self, client: Client[ClientT], error: InferenceError, frame_id: str | None
    ) -> None:
        """Answer that a frame, or what stood in its place, is not read, and why."""
        model = self._analyser.model if self._readiness.is_loaded else _NO_MODEL
        timings = _timings(0.0, 0.0, 0.0)
        self._metrics.frames_refused.labels(error.code).inc()
        answer = _to_answer(frame_id, Analysis(), error, timings, model)
        await self._send(client, answer)
        if client.needs_proof:  # once is enough: reading and refusing takes time of others
            client.connection.end(Close.PROOF_NEEDED)

    async def _send(self, client: Client[ClientT], answer: FrameProcessed) -> None:
        client.unanswered_since = None
        await self._line.send(client, answer)


def next_start(due_at: float, now: float, step_s: float) -> float:
    """When the frame after one that was due then and starts now may start.

    A wait for a worker is not added to all frames that follow: these keep their pace. Who paused
    begins anew.
    """
    return (due_at if now - due_at < step_s else now) + step_s


def _to_answer(
    frame_id: str | None,
    analysis: Analysis,
    error: InferenceError | None,
    timings: FrameTimings,
    model: ModelInfo,
) -> FrameProcessed:
    return FrameProcessed(
        id=frame_id,
        face_analysis=dict(analysis.face_analysis),
        face_state=None if analysis.face_state is None else analysis.face_state.value,
        face_parameters=analysis.face_parameters,
        grammar=None if analysis.grammar is None else analysis.grammar.value,
        predictions=analysis.predictions,
        predictions2=analysis.predictions2,
        error=None if error is None else error.message,
        errorCode=None if error is None else error.code,
        timings=timings,
        model=model,
        skeleton=analysis.skeleton,
    )


def _timings(queue_s: float, decode_s: float, model_s: float) -> FrameTimings:
    return FrameTimings(
        queue_ms=round(queue_s * 1000, 2),
        decode_ms=round(decode_s * 1000, 2),
        model_ms=round(model_s * 1000, 2),
    )
