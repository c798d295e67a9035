"""How many pages that send points both socket services serve before they drop any.

    .venv/bin/python tests/bench/points_clients.py [CLIENTS ...]

The services run as processes of their own, one after the other. So many clients find the points of
a drawn person in twelve pictures a second each, and send them in four messages a second, in fewer
where they are told so, over WebSockets that cost about what a page's do; they share the machine, so
what is printed is the least that a service carries on it. Printed for each number: pictures whose
points were read, the p50 and p95 from sending a message to its answer, the lowest rate that a
client was told to send at, and what one picture took of the service's processor time.
"""

import asyncio
import json
import os
import socket
import statistics
import struct
import subprocess
import sys
import time
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from ipaddress import ip_network
from itertools import islice

from isl_contracts.generated import landmarks as layout
from isl_contracts.generated.events import FRAME_PROCESSED, PROCESS_LANDMARKS, SESSION
from isl_inference_kit.analysis import PagePoints
from isl_inference_kit.points import encode_points
from isl_inference_kit.testing import HANDSHAKE
from own_points import PER_SECOND, PageFinder, pictures_of
from websockets.asyncio.client import connect

CLIENTS = (1, 25, 50, 100, 200, 300)
MESSAGES_PER_SECOND = 4
TURN_S = 10.0
LAST_ANSWER_S = 2.0
# Where in a picture of a message its number and its time stand, which differ from one to the next.
STAMP = struct.Struct("<Id")
STAMP_AT = 6
# Each client begins this much after the one before.
STAGGER_S = 0.003
ROOM = {"MAX_SOCKETS": "512"}
# Each client has an address of its own, of those that nobody has.
ADDRESSES = ip_network("198.18.0.0/15")


@dataclass
class Tally:
    """What the clients of one turn saw, in pictures."""

    sent: int = 0
    read: int = 0
    failed: int = 0
    answered_ms: list[float] = field(default_factory=list)
    lowest_rate: float = float(PER_SECOND)


@dataclass
class Told:
    """What one client waits for, and how many messages a second it may send."""

    rate: float = float(MESSAGES_PER_SECOND)
    # By the number of its newest picture: when a message was sent, and how many pictures it has.
    open: dict[str, tuple[float, int]] = field(default_factory=dict)


def messages() -> dict[str, list[bytes]]:
    """The points of every picture of the clip, as each service is sent them."""
    finder = PageFinder()
    found: list[PagePoints] = []
    for index, rgb in enumerate(pictures_of(None)):
        found.append(finder.find(rgb, 1000 + round(index * 1000 / PER_SECOND)))
    return {
        "signs": [encode_points(replace(points, face=None)) for points in found],
        "emotion": [
            encode_points(replace(points, body=None, left_hand=None, right_hand=None))
            for points in found
        ],
    }


@contextmanager
def served(service: str) -> Generator[tuple[str, int]]:
    """The service as a process of its own: its address and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", f"isl_{service}"],
        env={**os.environ, **ROOM, "PORT": str(port), "DRAIN_SECONDS": "0", "LOG_LEVEL": "error"},
        stdout=subprocess.DEVNULL,
    )
    try:
        until_ready(f"http://127.0.0.1:{port}/ready")
        yield f"ws://127.0.0.1:{port}{HANDSHAKE}", process.pid
    finally:
        process.terminate()
        process.wait(20)


def until_ready(url: str, within_s: float = 120) -> None:
    """Wait until the service has loaded what it needs."""
    end = time.monotonic() + within_s
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(url, timeout=5) as reply:
                if reply.status == 200:
                    return
        except OSError:  # refused, or 503 until it has loaded
            pass
        time.sleep(0.2)
    raise TimeoutError(f"{url} was not ready")


def processor_s(pid: int) -> float:
    """What a process has used of the processor so far."""
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def one_client(
    url: str, address: str, points: list[bytes], tally: Tally, starts_at: float
) -> None:
    """Sends what it finds at its pace whether or not it is answered; it came through a proxy."""
    from_there = {"X-Forwarded-For": address}
    async with connect(url, max_size=None, compression=None, additional_headers=from_there) as link:
        await link.send("40")
        told = Told()
        hearing = asyncio.create_task(hear(link, told, tally))
        loop = asyncio.get_running_loop()
        head = f'451-["{PROCESS_LANDMARKS}",{{"_placeholder":true,"num":0}}]'
        waiting: list[bytes] = []
        due_at = starts_at
        for number in range(int(TURN_S * PER_SECOND)):
            await asyncio.sleep(max(0.0, starts_at + number / PER_SECOND - loop.time()))
            picture = bytearray(points[number % len(points)])
            STAMP.pack_into(picture, STAMP_AT, number + 1, time.time() * 1000)
            waiting = [*waiting, bytes(picture)][-layout.MOST :]
            tally.sent += 1
            if loop.time() < due_at - 0.5 / PER_SECOND:
                continue
            due_at = max(due_at, loop.time() - 1 / told.rate) + 1 / told.rate
            told.open[str(number + 1)] = (time.perf_counter(), len(waiting))
            await link.send(head)
            await link.send(b"".join(waiting))
            waiting = []
        tally.sent -= len(waiting)
        await asyncio.sleep(LAST_ANSWER_S)
        hearing.cancel()


async def hear(link, told: Told, tally: Tally) -> None:
    """Counts answers as they come, and keeps to the rate that the client is told."""
    async for packet in link:
        if packet == "2":
            await link.send("3")
        elif packet.startswith(f'42["{FRAME_PROCESSED}"'):
            answer = json.loads(packet[2:])[1]
            # A sign that was said in an earlier picture of a message has an answer of its own.
            begun, pictures = told.open.pop(answer["id"], (None, 0))
            if answer["error"] is not None:
                tally.failed += 1
            elif begun is not None:
                tally.read += pictures
                tally.answered_ms.append((time.perf_counter() - begun) * 1000)
        elif packet.startswith(f'42["{SESSION}"'):
            rate = json.loads(packet[2:])[1]["landmarksPerSecond"]
            told.rate = min(rate, MESSAGES_PER_SECOND)
            tally.lowest_rate = min(tally.lowest_rate, rate)


async def one_turn(url: str, points: list[bytes], clients: int) -> Tally:
    """So many clients at once."""
    tally = Tally()
    begin = asyncio.get_running_loop().time() + 1.0 + clients * STAGGER_S
    await asyncio.gather(
        *(
            one_client(url, address, points, tally, begin + index / clients / PER_SECOND)
            for index, address in enumerate(map(str, islice(ADDRESSES.hosts(), clients)))
        )
    )
    return tally


def main(numbers: list[int]) -> None:
    """Both services, one after the other."""
    for service, points in messages().items():
        with served(service) as (url, pid):
            asyncio.run(one_turn(url, points, 1))
            for clients in numbers:
                before = processor_s(pid)
                tally = asyncio.run(one_turn(url, points, clients))
                spent = processor_s(pid) - before
                times = sorted(tally.answered_ms) or [float("nan")]
                print(
                    f"{service}: {clients:3} clients, {clients * PER_SECOND:4} pictures a second:"
                    f" {tally.read} of {tally.sent} read, {tally.failed} messages refused,"
                    f" p50 {statistics.median(times):.1f} ms,"
                    f" p95 {times[int(len(times) * 0.95) - 1]:.1f} ms,"
                    f" told {tally.lowest_rate:.1f} messages a second at least,"
                    f" {spent / tally.sent * 1000:.2f} ms of processor each",
                    flush=True,
                )


if __name__ == "__main__":
    main([int(number) for number in sys.argv[1:]] or list(CLIENTS))
