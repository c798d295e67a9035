"""Connections that say nothing, dribble, or take nothing are cut."""

import asyncio
import contextlib
import json
from collections.abc import AsyncGenerator, Callable

import pytest
from isl_inference_kit import protocols
from isl_inference_kit.analysis import Analysis
from isl_inference_kit.server import create_socket_app
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.testing import (
    HANDSHAKE,
    FakeAnalyser,
    a_jpeg,
    data_url,
    eventually,
    serving,
)

MakeSettings = Callable[..., SocketSettings]
UPGRADE = (
    f"GET {HANDSHAKE} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture
async def address(
    settings: MakeSettings, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[tuple[str, int]]:
    monkeypatch.setattr(protocols, "HEAD_WITHIN_S", 0.3)
    monkeypatch.setattr(protocols, "READ_WITHIN_S", 0.3)
    answer = Analysis(face_analysis={"Long": "x" * 100_000})
    ours = settings(frames_per_second=60, silent_seconds=30)
    app = create_socket_app(ours, FakeAnalyser(answer=lambda _: answer))
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        host, port = url.removeprefix("http://").split(":")
        yield host, int(port)


@pytest.mark.parametrize("text", ["", "G", UPGRADE[:-4], "GET /health HTTP/1.1\r\nx-long: "])
async def test_a_head_that_dribbles_is_cut(address: tuple[str, int], text: str) -> None:
    reader, writer = await asyncio.open_connection(*address)

    async def dribble() -> None:
        with contextlib.suppress(OSError):
            writer.write(text.encode())
            while len(text) > 1:
                writer.write(b"x")
                await asyncio.sleep(0.02)

    dribbling = asyncio.create_task(dribble())
    # Only its first line: what is still dribbled after it may break the connection off.
    answer = await asyncio.wait_for(reader.readline(), 3)
    dribbling.cancel()
    assert answer.startswith(b"HTTP/1.1 408 ")
    writer.close()


async def test_a_second_head_on_the_same_line_is_cut_as_well(address: tuple[str, int]) -> None:
    reader, writer = await asyncio.open_connection(*address)
    writer.write(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /he")
    answer = await asyncio.wait_for(reader.read(), 3)
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in answer
    writer.close()


async def test_a_head_of_any_length_is_refused(address: tuple[str, int]) -> None:
    reader, writer = await asyncio.open_connection(*address)
    writer.write(b"GET /health HTTP/1.1\r\nx-long: " + b"x" * 100_000)
    answer = await asyncio.wait_for(reader.read(), 3)
    assert answer.startswith(b"HTTP/1.1 431 ")
    writer.close()


async def test_a_head_in_two_halves_within_the_time_is_served(address: tuple[str, int]) -> None:
    reader, writer = await asyncio.open_connection(*address)
    for _ in range(2):
        writer.write(b"GET /health HTTP/1.1\r\n")
        await asyncio.sleep(0.1)
        writer.write(b"host: x\r\n\r\n")
        answer = await asyncio.wait_for(reader.readuntil(b"}"), 3)
        assert answer.startswith(b"HTTP/1.1 200 ")
    writer.close()


async def test_who_asks_and_takes_no_answer_is_cut(address: tuple[str, int]) -> None:
    reader, writer = await asyncio.open_connection(*address, limit=1024)
    writer.write(UPGRADE.encode())
    await reader.readuntil(b"\r\n\r\n")
    # From here on it reads nothing: the answers stay with the service.
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    frame = "42" + json.dumps(["process_frame", {"image": data_url(a_jpeg())}])
    writer.write(masked("40"))
    with pytest.raises(OSError):
        for _ in range(600):
            writer.write(masked(frame))
            await writer.drain()
            await asyncio.sleep(0.02)
    writer.close()


def masked(text: str) -> bytes:
    """A text frame as a client sends it, masked by zeros."""
    data = text.encode()
    return b"\x81\xfe" + len(data).to_bytes(2, "big") + bytes(4) + data
