"""Measures the two socket services beside their bare models, on the same frames in the same run.

Each client sends a frame every 500 ms, as the page does. Printed per service: the bare model's
time a frame, then with 1 and 10 clients the frames served a second, p50 and p95 from emit to
answer, and how many frames were dropped.
"""

import asyncio
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import socketio
from isl_emotion.backends.auto import load_backends
from isl_emotion.pipeline import EmotionAnalyser
from isl_emotion.settings import EmotionSettings
from isl_inference_kit.frames import decode_frame, read_message
from isl_inference_kit.testing import data_url, encode_jpeg
from isl_signs.app import create_pipeline
from isl_signs.settings import Settings as SignsSettings

sys.path.insert(0, str(Path(__file__).parents[1] / "fixtures"))
from make_webcam import frames_of

INTERVAL_S = 0.5
DURATION_S = 15.0
LAST_ANSWER_S = 2.0
WARM_UP_FRAMES = 5


def jpeg_frames() -> list[str]:
    """Data URLs of the webcam clip's frames, at the page's quality."""
    frames = frames_of("LV")[::5]
    return [data_url(encode_jpeg(np.ascontiguousarray(frame))) for frame in frames]


def bare_ms(analyse: Callable[[str], None], frames: list[str]) -> list[float]:
    """Milliseconds of decoding and analysing each frame, with no socket, on this thread."""
    for frame in frames[:WARM_UP_FRAMES]:
        analyse(frame)
    times = []
    for frame in frames:
        start = time.perf_counter()
        analyse(frame)
        times.append((time.perf_counter() - start) * 1000)
    return times


async def one_client(url: str, frames: list[str], offset_s: float) -> tuple[int, list[float]]:
    """Sends for a while; gives how many frames were sent and each answer's milliseconds."""
    client = socketio.AsyncClient(reconnection=False)
    sent: dict[str, float] = {}
    latencies: list[float] = []

    def answered(answer: dict[str, object]) -> None:
        latencies.append((time.perf_counter() - sent[str(answer["id"])]) * 1000)

    client.on("frame_processed", answered)
    await client.connect(url, transports=["websocket"])
    await asyncio.sleep(offset_s)
    begin = time.perf_counter()
    while time.perf_counter() - begin < DURATION_S:
        frame_id = str(len(sent))
        sent[frame_id] = time.perf_counter()
        image = frames[len(sent) % len(frames)]
        await client.emit("process_frame", {"id": frame_id, "image": image})
        next_at = begin + len(sent) * INTERVAL_S
        await asyncio.sleep(max(0.0, next_at - time.perf_counter()))
    await asyncio.sleep(LAST_ANSWER_S)
    await client.disconnect()
    return len(sent), latencies


async def measure(name: str, url: str, frames: list[str], bare: list[float]) -> None:
    median = statistics.median(bare)
    print(f"{name}: the bare model takes {median:.1f} ms a frame (p50)", flush=True)
    for clients in (1, 10):
        offsets = [index * INTERVAL_S / clients for index in range(clients)]
        results = await asyncio.gather(*(one_client(url, frames, o) for o in offsets))
        sent = sum(count for count, _ in results)
        latencies = sorted(ms for _, several in results for ms in several)
        p50 = statistics.median(latencies)
        p95 = latencies[int(len(latencies) * 0.95) - 1]
        print(
            f"  {clients:2} clients: {len(latencies) / DURATION_S:5.1f} frames/s served,"
            f" p50 {p50:.0f} ms ({p50 / median:.2f} of bare), p95 {p95:.0f} ms,"
            f" {sent - len(latencies)} of {sent} dropped",
            flush=True,
        )


def emotion_bare(frames: list[str]) -> list[float]:
    settings = EmotionSettings()
    analyser = EmotionAnalyser(
        lambda: load_backends(settings.models_dir), threshold=settings.emotion_threshold
    )
    analyser.warm_up()
    person = analyser.open_client()

    def analyse(frame: str) -> None:
        analyser.analyse(decode_frame(read_message(frame, received_at=time.monotonic())), person)

    try:
        return bare_ms(analyse, frames)
    finally:
        analyser.close()


def signs_bare(frames: list[str]) -> list[float]:
    pipeline = create_pipeline(SignsSettings())
    pipeline.warm_up()
    person = pipeline.open_client()

    def analyse(frame: str) -> None:
        pipeline.analyse(decode_frame(read_message(frame, received_at=time.monotonic())), person)

    try:
        return bare_ms(analyse, frames)
    finally:
        pipeline.close()


async def main(urls: dict[str, str]) -> None:
    cv2.setNumThreads(1)
    frames = jpeg_frames()
    await measure("emotion", urls["emotion"], frames, emotion_bare(frames))
    await measure("signs", urls["signs"], frames, signs_bare(frames))


if __name__ == "__main__":
    stack = json.loads(Path(os.environ["ISL_STACK_FILE"]).read_text())
    asyncio.run(main(stack["urls"]))
