"""A process that is told to stop says not ready first, then ends by itself."""

import asyncio
import itertools
import signal
import socket
import sys

import httpx
import pytest
from isl_inference_kit.testing import a_jpeg, connected

PROGRAM = """
from isl_inference_kit.logs import configure_logging
from isl_inference_kit.serve import serve
from isl_inference_kit.server import create_socket_app
from isl_inference_kit.settings import SocketSettings, load_settings
from isl_inference_kit.testing import FakeAnalyser

settings = load_settings(SocketSettings, "fake")
configure_logging("fake", settings.log_level)
app = create_socket_app(settings, FakeAnalyser())
serve(app, settings)
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def status(http: httpx.AsyncClient) -> int:
    try:
        return (await http.get("/ready")).status_code
    except httpx.TransportError:
        return 0


async def until(http: httpx.AsyncClient, wanted: int) -> None:
    async with asyncio.timeout(20):
        for _ in itertools.repeat(None):
            if await status(http) == wanted:
                return
            await asyncio.sleep(0.01)


async def test_sigterm_drains_while_frames_are_still_answered() -> None:
    port = free_port()
    environment = {"PORT": str(port), "DRAIN_SECONDS": "1.5", "WORKERS": "1"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, env=environment, stdout=asyncio.subprocess.PIPE
    )
    url = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=url) as http:
        await until(http, 200)
        async with connected(url) as client:
            process.send_signal(signal.SIGTERM)
            await until(http, 503)
            assert (await client.ask({"image": a_jpeg()}))["error"] is None
            async with asyncio.timeout(10):
                output, _ = await process.communicate()
            assert not client.is_connected
    assert process.returncode == 0
    assert b'"msg": "draining", "clients": 1' in output


@pytest.mark.parametrize("name", ["PORT", "WORKERS"])
async def test_wrong_settings_end_the_process_with_the_list(name: str) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        PROGRAM,
        env={"PORT": "0", name: "many"},
        stderr=asyncio.subprocess.PIPE,
    )
    _, errors = await process.communicate()
    assert process.returncode == 2
    assert f"  {name}: ".encode() in errors
