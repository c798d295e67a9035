"""For tests of services: a fake analyser, a server on a free port, a real socket client."""

import asyncio
import base64
import contextlib
import json
import threading
import time
from collections.abc import AsyncGenerator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import cv2
import httpx
import numpy as np
import socketio
import uvicorn
from isl_contracts.generated.events import (
    FRAME_PROCESSED,
    PROCESS_FRAME,
    PROCESS_LANDMARKS,
    SESSION,
)
from starlette.types import ASGIApp
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from isl_inference_kit.analysis import Analysis, Frame, PagePoints, PointsMessage
from isl_inference_kit.health import operations_app
from isl_inference_kit.serve import ServedApp, server_config
from isl_inference_kit.settings import ServiceSettings
from isl_inference_kit.wire import ModelInfo


class FakeAnalyser:
    """Counts each client's frames; `seconds` a frame, or until `gate` is set where one is given."""

    def __init__(
        self,
        *,
        seconds: float = 0.0,
        gate: threading.Event | None = None,
        answer: Callable[[Frame], Analysis] | None = None,
        fails_to_load: str | None = None,
        points_gate: threading.Event | None = None,
        fails_at: str | None = None,
        says_at: Collection[str] = (),
    ) -> None:
        self._seconds = seconds
        self._gate = gate
        self._answer = answer
        self._fails_to_load = fails_to_load
        self._points_gate = points_gate
        # The number of points that it fails at.
        self._fails_at = fails_at
        # The numbers of points in which something is said.
        self._says_at = says_at
        # How many messages of points each job had.
        self.together: list[int] = []
        self.seen: list[str | None] = []
        self.warmed_threads: set[int] = set()
        self.is_closed = False

    @property
    def model(self) -> ModelInfo:
        return ModelInfo(name="fake", version="1")

    def warm_up(self) -> None:
        if self._fails_to_load is not None:
            raise RuntimeError(self._fails_to_load)
        self.warmed_threads.add(threading.get_ident())

    def open_client(self) -> list[str | None]:
        return []

    def analyse(self, frame: Frame, client: list[str | None]) -> Analysis:
        client.append(frame.id)
        self.seen.append(frame.id)
        if self._gate is not None:
            self._gate.wait(10)
        time.sleep(self._seconds)
        if self._answer is not None:
            return self._answer(frame)
        height, width, _ = frame.rgb.shape
        return Analysis(face_analysis={"Size": f"{width}x{height}", "Frames": str(len(client))})

    def analyse_points(
        self, waiting: Sequence[tuple[PointsMessage, list[str | None]]]
    ) -> list[list[Analysis | None]]:
        self.together.append(len(waiting))
        if self._points_gate is not None:
            self._points_gate.wait(10)
        time.sleep(self._seconds)
        return [
            [
                self._see(points, client, is_newest=points is message.newest)
                for points in message.pictures
            ]
            for message, client in waiting
        ]

    def _see(
        self, points: PagePoints, client: list[str | None], *, is_newest: bool
    ) -> Analysis | None:
        client.append(points.id)
        self.seen.append(points.id)
        if points.id == self._fails_at:
            raise RuntimeError("these points cannot be read")
        if not is_newest and points.id not in self._says_at:
            return None
        size = f"{points.width}x{points.height}"
        return Analysis(face_analysis={"Size": size, "Frames": str(len(client))})

    def close(self) -> None:
        self.is_closed = True


def a_jpeg(
    width: int = 64, height: int = 48, *, rgb: tuple[int, int, int] = (90, 120, 150)
) -> bytes:
    """A JPEG of one colour."""
    picture = np.full((height, width, 3), rgb[::-1], np.uint8)
    return encode_jpeg(picture[:, :, ::-1])


def encode_jpeg(rgb: np.ndarray[Any, Any], *, quality: int = 70) -> bytes:
    """A JPEG of a picture: RGB uint8 [height, width, 3]."""
    _, data = cv2.imencode(".jpg", rgb[:, :, ::-1], [cv2.IMWRITE_JPEG_QUALITY, quality])
    return data.tobytes()


def data_url(jpeg: bytes) -> str:
    """The data URL a page would send."""
    return "data:image/jpeg;base64," + base64.b64encode(jpeg).decode()


async def eventually(condition: Callable[[], bool], *, seconds: float = 10.0) -> None:
    """Poll until the condition holds; fails after `seconds`."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "the awaited condition did not come true"
        await asyncio.sleep(0.005)


@asynccontextmanager
async def serving(app: ASGIApp, settings: ServiceSettings) -> AsyncGenerator[str]:
    """Run an app on a free port inside this loop; yields its base URL."""
    config = server_config(app, settings.model_copy(update={"host": "127.0.0.1", "port": 0}))
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve())  # pyright: ignore[reportPrivateUsage]
    try:
        await eventually(lambda: server.started or task.done())
        if task.done():
            await task
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task


@asynccontextmanager
async def operating(app: ServedApp) -> AsyncGenerator[httpx.AsyncClient]:
    """What those who run the part are told, without a port."""
    transport = httpx.ASGITransport(operations_app(app.readiness, app.registry))
    async with httpx.AsyncClient(transport=transport, base_url="http://operators.test") as http:
        yield http


class FrameClient:
    """A real Socket.IO client that keeps what it is told."""

    def __init__(self) -> None:
        self.answers: list[dict[str, Any]] = []
        self.sessions: list[dict[str, Any]] = []
        self.is_connected = False
        self.io: Any = cast("Any", socketio).AsyncClient(reconnection=False)
        self.io.on(FRAME_PROCESSED, self._answered)
        self.io.on(SESSION, self._welcomed)
        self.io.on("connect", self._connected)
        self.io.on("disconnect", self._disconnected)

    async def _answered(self, answer: dict[str, Any]) -> None:
        self.answers.append(answer)

    async def _welcomed(self, session: dict[str, Any]) -> None:
        self.sessions.append(session)

    async def _connected(self) -> None:
        self.is_connected = True

    async def _disconnected(self, *_: object) -> None:
        self.is_connected = False

    async def send(self, payload: object) -> None:
        """Emit `process_frame`."""
        await self.io.emit(PROCESS_FRAME, payload)

    async def ask(self, payload: object) -> dict[str, Any]:
        """Emit `process_frame` and return the next answer."""
        return await self._answer_to(PROCESS_FRAME, payload)

    async def ask_points(self, payload: object) -> dict[str, Any]:
        """Emit `process_landmarks` and return the next answer."""
        return await self._answer_to(PROCESS_LANDMARKS, payload)

    async def _answer_to(self, event: str, payload: object) -> dict[str, Any]:
        count = len(self.answers)
        await self.io.emit(event, payload)
        await eventually(lambda: len(self.answers) > count)
        return self.answers[count]


@asynccontextmanager
async def connected(
    url: str,
    *,
    auth: object = None,
    origin: str | None = None,
    forwarded_for: str | None = None,
) -> AsyncGenerator[FrameClient]:
    """A client that is connected and has had its `session`."""
    client = FrameClient()
    headers = {"Origin": origin} if origin else {}
    if forwarded_for is not None:  # by the loopback address, which is a trusted proxy
        headers["X-Forwarded-For"] = forwarded_for
    await client.io.connect(url, auth=auth, headers=headers, transports=["websocket"])
    try:
        await eventually(lambda: bool(client.sessions))
        yield client
    finally:
        await client.io.disconnect()


HANDSHAKE = "/socket.io/?EIO=4&transport=websocket"


class RawClient:
    """A WebSocket that says whatever it is told to, and keeps what it hears."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.events: list[tuple[str, dict[str, Any]]] = []
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in self.socket:
                if message == "2":
                    await self.socket.send("3")
                elif isinstance(message, str) and message.startswith("42"):
                    name, value = json.loads(message[2:])
                    self.events.append((name, value))

    @property
    def close_code(self) -> int | None:
        """Why it was closed; None while it is open."""
        return self.socket.close_code

    def answers(self) -> list[dict[str, Any]]:
        """Every frame_processed so far."""
        return [value for name, value in self.events if name == FRAME_PROCESSED]

    async def say(self, *packets: str | bytes) -> None:
        """Send these; what the other side no longer takes is dropped."""
        with contextlib.suppress(ConnectionClosed):
            for packet in packets:
                await self.socket.send(packet)

    async def close(self) -> None:
        """Leave."""
        await self.socket.close()
        await self._reading


@asynccontextmanager
async def raw_connection(
    url: str, *, path: str = HANDSHAKE, origin: str | None = None
) -> AsyncGenerator[RawClient]:
    """A WebSocket to the service; nothing of Socket.IO has been said on it yet."""
    address = url.replace("http", "ws", 1) + path
    page = None if origin is None else Origin(origin)
    async with connect(address, max_size=None, origin=page) as socket:
        client = RawClient(socket)
        try:
            yield client
        finally:
            await client.close()
