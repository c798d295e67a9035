"""Sends 2,000 hostile frames and 2,000 hostile points to each running socket service, and prints
what they cost.

One frame at a time, so that none is dropped for a newer one. Printed per service: what became of
the frames, the CPU time of a good and of a hostile one by the service's own metrics, and its
memory before and after. Ends with 1 where one was let in, the service was started anew, or a good
frame is no longer answered.
"""

import asyncio
import json
import os
import re
import sys
import urllib.request
from collections import Counter
from pathlib import Path

import socketio
from isl_contracts.generated.events import FRAME_PROCESSED, PROCESS_FRAME, PROCESS_LANDMARKS
from isl_inference_kit.hostile import hostile_frames, hostile_points
from isl_inference_kit.testing import data_url, encode_jpeg

sys.path.insert(0, str(Path(__file__).parents[1] / "fixtures"))
from make_webcam import frames_of

GOOD, HOSTILE, SEED = 200, 2000, 17
# The first of them fill caches, which is no leak.
WARM_UP = 20
ANSWER_S = 10.0


class Sender:
    """One connection, opened anew whenever the service closes it."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._client: socketio.AsyncClient | None = None
        self._outcome: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def send(self, frame: object, event: str = PROCESS_FRAME) -> str:
        """What became of a frame: read, refused, closed or unanswered."""
        if self._client is None or not self._client.connected:
            self._client = await self._connect()
        self._outcome = asyncio.get_running_loop().create_future()
        await self._client.emit(event, frame)
        try:
            return await asyncio.wait_for(self._outcome, ANSWER_S)
        except TimeoutError:
            return "unanswered"

    async def close(self) -> None:
        if self._client is not None:
            await self._client.disconnect()

    async def _connect(self) -> socketio.AsyncClient:
        client = socketio.AsyncClient(reconnection=False)
        client.on(FRAME_PROCESSED, self._answered)
        client.on("disconnect", lambda *_: self._become("closed"))
        await client.connect(self._url, transports=["websocket"])
        return client

    def _answered(self, answer: dict[str, object]) -> None:
        self._become("read" if answer["error"] is None else "refused")

    def _become(self, outcome: str) -> None:
        if not self._outcome.done():
            self._outcome.set_result(outcome)


class Process:
    """A service's process by its own metrics."""

    def __init__(self, operators: str) -> None:
        with urllib.request.urlopen(f"{operators}/metrics", timeout=5) as reply:
            self._text = reply.read().decode()

    def value(self, name: str) -> float:
        """One number of them."""
        found = re.search(rf"^process_{name} (\S+)", self._text, re.MULTILINE)
        if found is None:
            raise LookupError(f"no process_{name} in the metrics")
        return float(found[1])


async def send_hostile(sender: Sender, event: str, let_in: Counter[str]) -> Counter[str]:
    """What became of them; those that should not have been let in are noted besides."""
    make = hostile_frames if event == PROCESS_FRAME else hostile_points
    outcomes: Counter[str] = Counter()
    for kind, payload in make(HOSTILE, seed=SEED):
        outcome = await sender.send(payload, event)
        outcomes[outcome] += 1
        if outcome in ("read", "unanswered"):
            let_in[f"{kind} {outcome}"] += 1
    return outcomes


async def attack(name: str, url: str, operators: str) -> bool:
    """Whether the service took it as it should."""
    good = [data_url(encode_jpeg(frame)) for frame in frames_of("LV")[::5]]
    sender = Sender(url)
    for index in range(WARM_UP):
        await sender.send(good[index % len(good)])
    for _, frame in hostile_frames(WARM_UP, seed=SEED + 1):
        await sender.send(frame)
    started = Process(operators)
    read = Counter([await sender.send(good[index % len(good)]) for index in range(GOOD)])
    between = Process(operators)
    let_in: Counter[str] = Counter()
    outcomes = await send_hostile(sender, PROCESS_FRAME, let_in)
    ended = Process(operators)
    of_points = await send_hostile(sender, PROCESS_LANDMARKS, let_in)
    with_points = Process(operators)
    last = await sender.send(good[0])
    await sender.close()
    good_ms = (between.value("cpu_seconds_total") - started.value("cpu_seconds_total")) / GOOD * 1e3
    bad_ms = (ended.value("cpu_seconds_total") - between.value("cpu_seconds_total")) / HOSTILE * 1e3
    points_ms = (
        (with_points.value("cpu_seconds_total") - ended.value("cpu_seconds_total")) / HOSTILE * 1e3
    )
    before, after = (
        each.value("resident_memory_bytes") / 1024**2 for each in (between, with_points)
    )
    is_same = started.value("start_time_seconds") == with_points.value("start_time_seconds")
    print(
        f"{name}: {HOSTILE} hostile frames: {dict(outcomes)}; CPU {bad_ms:.2f} ms each, a good one"
        f" {good_ms:.2f} ms ({bad_ms / good_ms:.3f}); as many points: {dict(of_points)}, CPU"
        f" {points_ms:.2f} ms each; memory {before:.0f} MiB before, {after:.0f}"
        f" after; of {GOOD} good ones {read['read']} read; afterwards a good one is {last}",
        flush=True,
    )
    for what, count in let_in.items():
        print(f"  {what}: {count}")
    return is_same and not let_in and last == "read"


async def main(stack: dict[str, dict[str, str]]) -> int:
    well = [
        await attack(name, stack["urls"][name], stack["opsUrls"][name])
        for name in ("emotion", "signs")
    ]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main(json.loads(Path(os.environ["ISL_STACK_FILE"]).read_text()))))
