"""Measures the two socket services beside their bare models, on the same frames in the same run.

Each client sends a frame every 500 ms, as the page does. Printed per service: the bare model's
time a frame, then with 1 and 10 clients the frames served a second, p50 and p95 from emit to
answer, and how many frames were dropped.

All clients come from one address without an account: the stack's `ANONYMOUS_FREE` has to let them.

Of the signs besides: the pipeline's time by that of its models alone on decoded frames (at most 1.3
is asked), and what becomes of ten times the frames that it can serve: frames served by the peak's
(at least 0.95), and memory after by before. `python tests/bench/sockets.py signs` does that alone.
"""

import asyncio
import json
import os
import re
import statistics
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import numpy as np
import socketio
from isl_contracts.generated.events import FRAME_PROCESSED, PROCESS_FRAME
from isl_emotion.backends.auto import load_backends
from isl_emotion.pipeline import EmotionAnalyser
from isl_emotion.settings import EmotionSettings
from isl_inference_kit.frames import decode_frame, read_message
from isl_inference_kit.testing import data_url, encode_jpeg
from isl_inference_kit.threads import one_thread_each
from isl_signs.app import create_pipeline
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.backends.litert_words import load_word_model
from isl_signs.backends.mediapipe_body import create_detector
from isl_signs.backends.sample import read_sample
from isl_signs.classifier import letter_probabilities
from isl_signs.settings import Settings as SignsSettings
from isl_signs.stream.words import WINDOWS_S
from isl_signs.words.features import FEATURES
from isl_signs.words.window import STEPS

sys.path.insert(0, str(Path(__file__).parents[1] / "fixtures"))
from make_webcam import frames_of

INTERVAL_S = 0.5
DURATION_S = 15.0
LAST_ANSWER_S = 2.0
WARM_UP_FRAMES = 5
# Clients that together ask for about all the machine serves, and for ten times as much.
PEAK_CLIENTS, OVERLOAD_TIMES = 4, 10
PEAK_RATE = 15.0
OVERLOAD_S = 20.0


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


async def one_client(
    url: str,
    frames: list[str],
    offset_s: float,
    *,
    interval_s: float = INTERVAL_S,
    duration_s: float = DURATION_S,
) -> tuple[int, list[float]]:
    """Sends for a while; gives how many frames were sent and each answer's milliseconds."""
    client = socketio.AsyncClient(reconnection=False)
    sent: dict[str, float] = {}
    latencies: list[float] = []

    def answered(answer: dict[str, object]) -> None:
        if answer["error"] is None:
            latencies.append((time.perf_counter() - sent[str(answer["id"])]) * 1000)

    client.on(FRAME_PROCESSED, answered)
    await client.connect(url, transports=["websocket"])
    await asyncio.sleep(offset_s)
    begin = time.perf_counter()
    while time.perf_counter() - begin < duration_s:
        frame_id = str(len(sent))
        sent[frame_id] = time.perf_counter()
        image = frames[len(sent) % len(frames)]
        message = {"id": frame_id, "sentAt": time.time() * 1000, "image": image}
        await client.emit(PROCESS_FRAME, message)
        next_at = begin + len(sent) * interval_s
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


def sample_frames() -> list[str]:
    """Data URLs of somebody who signs, as the service itself measures with."""
    picture = read_sample()
    return [data_url(encode_jpeg(np.roll(picture, shift, axis=1))) for shift in range(-20, 20, 4)]


def models_ms(frames: list[str]) -> float:
    """The p50 of the models alone: graphs and nets on a decoded frame, nothing around them."""
    settings = SignsSettings()
    detector = create_detector(settings)
    letters = load_letter_model(settings.signs_model_dir)
    words = load_word_model(settings.signs_words_dir)
    windows = np.zeros((len(WINDOWS_S), STEPS, FEATURES), np.float32)
    pictures = [decode_frame(read_message(f, received_at=0.0)).rgb for f in frames]
    times, region = [], None
    for picture in [*pictures[:2], *pictures * 2]:
        start = time.perf_counter()
        body = detector.detect(picture, region)
        region = body.region
        letter_probabilities(letters, body.hands)
        words.net.logits(windows)
        times.append((time.perf_counter() - start) * 1000)
    detector.close()
    return statistics.median(times[2:])


def resident_mib(operators: str) -> float:
    """The service's memory by its own metrics."""
    with urllib.request.urlopen(f"{operators}/metrics", timeout=5) as reply:
        text = reply.read().decode()
    found = re.search(r"^process_resident_memory_bytes (\S+)", text, re.MULTILINE)
    assert found is not None
    return float(found[1]) / 2**20


async def served_a_second(url: str, frames: list[str], *, clients: int) -> float:
    """Frames answered a second when so many clients send as fast as a page may."""
    interval_s = 1 / PEAK_RATE
    results = await asyncio.gather(
        *(
            one_client(
                url,
                frames,
                index * interval_s / clients,
                interval_s=interval_s,
                duration_s=OVERLOAD_S,
            )
            for index in range(clients)
        )
    )
    return sum(len(latencies) for _, latencies in results) / OVERLOAD_S


async def overload(url: str, operators: str, frames: list[str]) -> None:
    peak = await served_a_second(url, frames, clients=PEAK_CLIENTS)
    before = resident_mib(operators)
    clients = max(PEAK_CLIENTS, round(OVERLOAD_TIMES * peak / PEAK_RATE))
    served = await served_a_second(url, frames, clients=clients)
    after = resident_mib(operators)
    print(
        f"  overload: peak {peak:.1f} frames/s, with {clients} clients that send"
        f" {clients * PEAK_RATE:.0f} a second {served:.1f} ({served / peak:.2f} of the peak),"
        f" memory {before:.0f} to {after:.0f} MiB ({after / before:.2f})",
        flush=True,
    )


async def measure_signs(url: str, operators: str) -> None:
    signing = sample_frames()
    models, bare = models_ms(signing), signs_bare(signing)
    median = statistics.median(bare)
    _, latencies = await one_client(url, signing, 0.0)
    through = statistics.median(latencies)
    print(
        f"signs: models alone {models:.1f} ms a frame, pipeline {median:.1f}"
        f" ({median / models:.2f} of the models), through the socket {through:.1f}"
        f" ({through / models:.2f})",
        flush=True,
    )
    await measure("signs", url, signing, bare)
    await overload(url, operators, signing)


async def main(urls: dict[str, str], operators: dict[str, str], names: list[str]) -> None:
    one_thread_each()
    if "emotion" in names:
        frames = jpeg_frames()
        await measure("emotion", urls["emotion"], frames, emotion_bare(frames))
    if "signs" in names:
        await measure_signs(urls["signs"], operators["signs"])


if __name__ == "__main__":
    stack = json.loads(Path(os.environ["ISL_STACK_FILE"]).read_text())
    asyncio.run(main(stack["urls"], stack["opsUrls"], sys.argv[1:] or ["emotion", "signs"]))
