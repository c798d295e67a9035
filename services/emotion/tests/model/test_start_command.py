"""`python -m isl_emotion` as a supervisor runs it."""

import asyncio
import json
import os
import signal
import socket
import sys

import httpx
import pytest

pytestmark = pytest.mark.model


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def start(**environment: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "isl_emotion",
        env={**os.environ, "PORT": "0", "DRAIN_SECONDS": "0", "WORKERS": "1", **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def read_until(process: asyncio.subprocess.Process, text: str) -> list[dict[str, object]]:
    """The log lines up to the first whose message holds `text`."""
    assert process.stdout is not None
    lines: list[dict[str, object]] = []
    async with asyncio.timeout(60):
        async for line in process.stdout:
            lines.append(json.loads(line))
            if text in str(lines[-1]["msg"]):
                return lines
    raise AssertionError(f"{text!r} was not logged: {lines}")


async def test_it_becomes_ready_names_its_model_and_stops_on_sigterm() -> None:
    port = free_port()
    process = await start(OPS_PORT=str(port))
    lines = await read_until(process, f"listening at http://127.0.0.1:{port}")
    ready = next((line for line in lines if line["msg"] == "ready"), None)
    ready = ready or (await read_until(process, "ready"))[-1]
    assert {"time", "level", "service", "requestId", "msg"} <= set(ready)
    async with httpx.AsyncClient() as http:
        report = (await http.get(f"http://127.0.0.1:{port}/ready")).json()
    assert report["ready"] is True
    assert report["model"]["name"] == ready["model"]
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(20):
        await process.communicate()
    assert process.returncode == 0


async def test_missing_weights_keep_it_up_but_not_ready(tmp_path: os.PathLike[str]) -> None:
    port = free_port()
    process = await start(MODELS_DIR=str(tmp_path), OPS_PORT=str(port))
    lines = await read_until(process, f"listening at http://127.0.0.1:{port}")
    url = f"http://127.0.0.1:{port}"
    if not any(line["msg"] == "model not loaded" for line in lines):  # either may come first
        await read_until(process, "model not loaded")
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"{url}/ready")
        assert (await http.get(f"{url}/health")).status_code == 200
    process.send_signal(signal.SIGTERM)
    await process.communicate()
    assert answer.status_code == 503
    assert "fer-mini-xception.onnx is not in" in answer.json()["checks"]["model"]


async def test_wrong_settings_are_listed_and_it_does_not_start() -> None:
    process = await start(PORT="many", EMOTION_THRESHOLD="7")
    _, errors = await process.communicate()
    assert process.returncode == 2
    assert b"emotion cannot start: 2 settings are wrong" in errors
    assert b"EMOTION_THRESHOLD: " in errors
