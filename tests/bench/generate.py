"""Measures POST /api/py/generate at 50 requests a second beside an empty FastAPI route.

Both run as processes of their own under uvicorn; they take turns, so that both meet the same
machine. Printed: p50, p95 and p99 from sending to the whole answer, and answers that were not 200.
"""

import asyncio
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
PAIRS = ROOT / "services" / "rewriter" / "tests" / "sentences.tsv"
RATE = 50
TURN_S = 10.0
TURNS = 3
EMPTY = """
from fastapi import FastAPI
app = FastAPI()
@app.post("/empty")
async def empty() -> dict[str, str]:
    return {}
"""


def sentences() -> list[str]:
    """The signs of the rewriter's own test sentences, as a page sends them."""
    lines = PAIRS.read_text("utf-8").splitlines()
    return [line.split("\t")[0] for line in lines if line and not line.startswith("#")]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def start(command: list[str], **environment: str) -> subprocess.Popen[bytes]:
    """A process without output."""
    return subprocess.Popen(
        [sys.executable, *command],
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


async def until_up(client: httpx.AsyncClient, url: str, wanted: int) -> None:
    """Wait until a URL answers as it does when the process serves."""
    async with asyncio.timeout(60):
        while True:
            try:
                if (await client.get(url)).status_code == wanted:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)


async def one_turn(url: str, bodies: list[dict[str, str]]) -> tuple[list[float], int]:
    """Requests at a fixed rate, whether or not the ones before are answered."""
    times: list[float] = []
    failed = 0

    async def one(body: dict[str, str], at: float) -> None:
        nonlocal failed
        await asyncio.sleep(at - time.perf_counter())
        begun = time.perf_counter()
        try:
            failed += (await client.post(url, json=body)).status_code != 200
        except httpx.TransportError:
            failed += 1
        times.append((time.perf_counter() - begun) * 1000)

    limits = httpx.Limits(max_connections=64, max_keepalive_connections=64)
    async with httpx.AsyncClient(timeout=30, limits=limits) as client:
        begin = time.perf_counter() + 0.1
        count = int(RATE * TURN_S)
        jobs = (one(bodies[n % len(bodies)], begin + n / RATE) for n in range(count))
        await asyncio.gather(*jobs)
    return times, failed


def row(name: str, times: list[float], failed: int) -> None:
    """One line of the table."""
    cuts = statistics.quantiles(times, n=100)
    print(
        f"  {name:26} p50 {cuts[49]:6.2f} ms   p95 {cuts[94]:6.2f} ms   p99 {cuts[98]:6.2f} ms"
        f"   {len(times)} requests, {failed} not 200"
    )


async def measure(empty_url: str, generate_url: str) -> None:
    """Take turns, then print both."""
    bodies = [{"sentence": signs, "emotion": "happy"} for signs in sentences()]
    async with httpx.AsyncClient(timeout=30) as client:
        await until_up(client, f"{empty_url}/openapi.json", 200)
        await until_up(client, f"{generate_url}/ready", 200)
    found: dict[str, tuple[list[float], int]] = {}
    for _ in range(TURNS):
        for name, url in (
            ("an empty FastAPI route", f"{empty_url}/empty"),
            ("POST /api/py/generate", f"{generate_url}/api/py/generate"),
        ):
            times, failed = await one_turn(url, bodies)
            before = found.get(name, ([], 0))
            found[name] = (before[0] + times, before[1] + failed)
    print(f"sentences at {RATE} requests a second, {TURNS} turns of {TURN_S:.0f} s each")
    for name, (times, failed) in found.items():
        row(name, times, failed)


def main() -> None:
    """Start both, measure, end both."""
    empty_port, port = free_port(), free_port()
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "empty.py").write_text(EMPTY)
        quiet = ["--log-level", "critical", "--no-access-log"]
        uvicorn = ["-m", "uvicorn", "empty:app", "--app-dir", folder, "--port", str(empty_port)]
        processes = [
            start([*uvicorn, *quiet]),
            start(["-m", "isl_rewriter"], PORT=str(port), DRAIN_SECONDS="0"),
        ]
        try:
            asyncio.run(measure(f"http://127.0.0.1:{empty_port}", f"http://127.0.0.1:{port}"))
        finally:
            for process in processes:
                process.terminate()
            for process in processes:
                process.wait(20)


if __name__ == "__main__":
    main()
