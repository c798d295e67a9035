"""`python -m isl_rewriter` as a supervisor runs it."""

import asyncio
import json
import os
import signal
import sys

import httpx


async def start(**environment: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "isl_rewriter",
        env={**os.environ, "PORT": "0", "DRAIN_SECONDS": "0", **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def read_until(
    process: asyncio.subprocess.Process, *wanted: str
) -> dict[str, dict[str, object]]:
    """The log lines whose messages begin with each of the wanted texts."""
    assert process.stdout is not None
    found: dict[str, dict[str, object]] = {}
    async with asyncio.timeout(60):
        async for line in process.stdout:
            entry = json.loads(line)
            found.update({text: entry for text in wanted if str(entry["msg"]).startswith(text)})
            if len(found) == len(wanted):
                return found
    raise AssertionError(f"not all of {wanted} were logged: {found}")


async def test_it_answers_over_http_and_stops_on_sigterm() -> None:
    process = await start()
    lines = await read_until(process, "listening at ", "ready")
    assert {"time", "level", "service", "requestId", "msg"} <= set(lines["ready"])
    url = str(lines["listening at "]["msg"]).split()[2]
    async with httpx.AsyncClient(base_url=url) as http:
        request = {"sentence": "I TEA LIKE NOT", "emotion": "neutral"}
        answer = await http.post("/api/py/generate", json=request)
    assert answer.json()["rewritten_sentence"] == "I do not like tea."
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(20):
        await process.communicate()
    assert process.returncode == 0


async def test_wrong_settings_are_listed_and_it_does_not_start() -> None:
    process = await start(PORT="many", LEXICON_DIR="nowhere")
    _, errors = await process.communicate()
    assert process.returncode == 2
    assert b"rewriter cannot start: 2 settings are wrong" in errors
    assert b"LEXICON_DIR: " in errors and b"nowhere has no folder concepts" in errors
