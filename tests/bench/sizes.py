"""Measures how much memory each part of a stack needs, and how much processor a camera.

    ANONYMOUS_FREE=64 infra/native/with-stack .venv/bin/python tests/bench/sizes.py

Memory is what the part's processes hold, shared pages divided among those that share them: once the
stack has been up for a moment, and of the two socket services again after they had cameras. What a
camera costs is the processor time that its frames took, not the time that passed, so that what else
runs on the machine hardly counts. Frames are 640x480 pictures, two a second, as pages send them.
The signs share what they could serve when they started: where other work ran then, they answer few,
and what their pipeline takes by itself, printed besides, says more.
"""

import json
import os
import re
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[2] / "infra" / "native"))

from isl_inference_kit.frames import decode_frame, read_message
from isl_inference_kit.threads import one_thread_each
from isl_native import supervisor
from isl_signs.app import create_pipeline
from isl_signs.settings import Settings
from sockets import (
    INTERVAL_S,
    WARM_UP_FRAMES,
    answered_ms,
    jpeg_frames,
    packets_of,
    sample_frames,
)

CAMERAS = 4
DURATION_S = 60.0
SETTLING_S = 10.0
ROUNDS = 5
FRAMES_A_SECOND = 1 / INTERVAL_S
TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
MIB = 2**20


def processes(leader: int) -> list[Path]:
    """The processes that a part is made of: each part is a process group."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if os.getpgid(int(folder.name)) == leader:
                found.append(folder)
        except ProcessLookupError:
            continue
    return found


def memory_mib(leader: int) -> float:
    kib = 0
    for folder in processes(leader):
        for line in (folder / "smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                kib += int(line.split()[1])
    return kib * 1024 / MIB


def processor_s(leader: int) -> float:
    """Processor time that a part has used so far."""
    ticks = 0
    for folder in processes(leader):
        # The name may have blanks in it; utime and stime are the 14th and 15th field of all.
        fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS_A_SECOND


def frames_served(operators: str) -> float:
    """Frames answered since the service started, by its own count."""
    with urllib.request.urlopen(f"{operators}/metrics", timeout=30) as reply:
        text = reply.read().decode()
    return sum(float(it) for it in re.findall(r"^isl_frames_served_total\S* (\S+)", text, re.M))


def cameras(name: str, stack: dict[str, Any], leader: int, frames: list[str]) -> None:
    url, operators = stack["urls"][name], stack["opsUrls"][name]
    packets, count = packets_of(frames), int(DURATION_S * FRAMES_A_SECOND)
    with ThreadPoolExecutor(CAMERAS) as pool:
        sending = [
            pool.submit(
                answered_ms, url, packets, offset_s=index * INTERVAL_S / CAMERAS, count=count
            )
            for index in range(CAMERAS)
        ]
        # What a camera costs once, as it comes, is not what it costs all the time.
        time.sleep(SETTLING_S)
        used, served = -processor_s(leader), -frames_served(operators)
        time.sleep(DURATION_S - 2 * SETTLING_S)
        used, served = used + processor_s(leader), served + frames_served(operators)
        memory = memory_mib(leader)
        for camera in sending:
            camera.result()
    each_ms = used / served * 1000
    print(
        f"{name}: {each_ms:.1f} ms of a core for a frame ({served:.0f} frames answered),"
        f" {1000 / each_ms:.0f} frames a second, {1000 / each_ms / FRAMES_A_SECOND:.0f} cameras of"
        f" {FRAMES_A_SECOND:.0f} frames a second on a core;"
        f" {memory:.0f} MiB with {CAMERAS} cameras",
        flush=True,
    )


def signs_alone_ms(frames: list[str]) -> float:
    """Processor time of a frame in the pipeline of the signs, with no socket around it."""
    pipeline = create_pipeline(Settings())
    pipeline.warm_up()
    person = pipeline.open_client()

    def analyse(frame: str) -> None:
        pipeline.analyse(decode_frame(read_message(frame, received_at=time.monotonic())), person)

    for frame in frames[:WARM_UP_FRAMES]:
        analyse(frame)
    started = time.process_time()
    for frame in frames * ROUNDS:
        analyse(frame)
    used = time.process_time() - started
    pipeline.close()
    return used / (ROUNDS * len(frames)) * 1000


def main(stack: dict[str, Any]) -> None:
    one_thread_each()
    states = supervisor.states(Path(stack["supervisor"]["socket"]))
    assert states is not None
    leaders = {name: state.pid for name, state in states.items()}
    for name, leader in sorted(leaders.items()):
        print(f"{name}: {memory_mib(leader):.0f} MiB", flush=True)
    for name, frames in (("emotion", jpeg_frames()), ("signs", sample_frames())):
        cameras(name, stack, leaders[name], frames)
    alone_ms = signs_alone_ms(sample_frames())
    print(f"signs: {alone_ms:.1f} ms of a core for a frame in the pipeline alone", flush=True)


if __name__ == "__main__":
    main(json.loads(Path(os.environ["ISL_STACK_FILE"]).read_text()))
