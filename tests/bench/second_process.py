"""Measures what a second process of a socket service adds on a second core.

    .venv/bin/python tests/bench/second_process.py [emotion] [signs]

One process pinned to the first core is asked for as much as it serves, then a second one pinned to
the second core beside it, in turn and several times, for the machine may not be quiet. Printed per
service: frames served a second by each, and the median of the ratios of neighbouring turns. Those
who ask have the same two cores, so that while two processes serve they take their time from them:
how much of a core that was is printed.
"""

import asyncio
import contextlib
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Generator
from pathlib import Path

import aiohttp
from isl_contracts.generated.events import FRAME_PROCESSED, PROCESS_FRAME

sys.path.insert(0, str(Path(__file__).parent))
from sockets import jpeg_frames, sample_frames

ROOT = Path(__file__).parents[2]
CORES = (0, 1)
TURNS = int(os.environ.get("TURNS", "3"))
SECONDS = float(os.environ.get("SECONDS_A_TURN", "10"))
SETTLE_S = 2.0
# Always one waiting while another is in work, and two more for the line.
CLIENTS_EACH = 4
READY_WITHIN_S = 180.0
# Nothing is given up here: what is asked is how much is served.
SETTINGS = {
    "WORKERS": "1",
    "FRAMES_PER_SECOND": "60",
    "MAX_ANSWER_AGE_MS": "60000",
    "ANONYMOUS_FREE": "64",
    "DRAIN_SECONDS": "0",
}
ANSWER = f'42["{FRAME_PROCESSED}"'


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_ready(url: str) -> None:
    deadline = time.monotonic() + READY_WITHIN_S
    while time.monotonic() < deadline:
        with contextlib.suppress(urllib.error.URLError, OSError):
            urllib.request.urlopen(f"{url}/ready", timeout=5)
            return
        time.sleep(0.2)
    raise SystemExit(f"{url} did not become ready")


@contextlib.contextmanager
def running(part: str, core: int) -> Generator[str]:
    """A process of the part that has this core and no other."""
    port = free_port()
    process = subprocess.Popen(
        ["taskset", "-c", str(core), sys.executable, "-m", f"isl_{part}"],
        env={**os.environ, **SETTINGS, "PORT": str(port)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
    )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


async def ask_on(
    session: aiohttp.ClientSession, url: str, packets: list[str], over: asyncio.Event
) -> int:
    """Asks again as soon as there is an answer; gives how many came until it is over."""
    address = f"{url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
    served = 0
    async with session.ws_connect(address, max_msg_size=0) as line:
        await line.receive_str()
        await line.send_str("40")
        sent = 0
        async for message in line:
            text = str(message.data)
            if text == "2":
                await line.send_str("3")
            elif text.startswith("40"):
                await line.send_str(packets[0])
            elif text.startswith(ANSWER):
                if over.is_set():
                    break
                served += '"error": null' in text or '"error":null' in text
                sent += 1
                await line.send_str(packets[sent % len(packets)])
    return served


async def served_a_second(urls: list[str], packets: list[str], seconds: float) -> float:
    over = asyncio.Event()
    async with aiohttp.ClientSession() as session:
        asking = [
            asyncio.create_task(ask_on(session, url, packets, over))
            for url in urls
            for _ in range(CLIENTS_EACH)
        ]
        began = time.monotonic()
        await asyncio.sleep(seconds)
        over.set()
        served = sum(await asyncio.gather(*asking))
        return served / (time.monotonic() - began)


def measure(part: str, frames: list[str]) -> None:
    packets = [f"42{json.dumps([PROCESS_FRAME, {'image': frame}])}" for frame in frames]
    ones, twos, shares = [], [], []
    with running(part, CORES[0]) as first, running(part, CORES[1]) as second:
        wait_ready(first)
        wait_ready(second)
        for urls in ([first], [second]):
            asyncio.run(served_a_second(urls, packets, SETTLE_S))
        for _ in range(TURNS):
            ones.append(asyncio.run(served_a_second([first], packets, SECONDS)))
            used = time.process_time()
            twos.append(asyncio.run(served_a_second([first, second], packets, SECONDS)))
            shares.append((time.process_time() - used) / SECONDS)
    ratios = [two / one for one, two in zip(ones, twos, strict=True)]
    told = " ".join(f"{one:.1f}:{two:.1f}" for one, two in zip(ones, twos, strict=True))
    print(
        f"{part}: frames a second of one process and of two: {told};"
        f" a second process on the second core serves {statistics.median(ratios):.2f} times as many"
        f" (those who ask took {statistics.median(shares):.2f} of a core)",
        flush=True,
    )


def main(names: list[str]) -> None:
    for name in names:
        measure(name, sample_frames() if name == "signs" else jpeg_frames())


if __name__ == "__main__":
    if len(os.sched_getaffinity(0)) < len(CORES):
        sys.exit("it takes two cores")
    main(sys.argv[1:] or ["emotion", "signs"])
