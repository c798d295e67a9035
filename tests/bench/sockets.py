"""Measures the two socket services beside their bare models, on the same frames in the same run.

Each client sends a frame every 500 ms, as the page does, over a WebSocket that costs about what a
browser's does. Printed per service: the bare model's time a frame, back to back and at the pace of
10 clients (a processor that was idle meanwhile has cold caches: that is no socket's doing); then
with 1 and 10 clients the p50 and p95 from sending to answer, by both bare times, and how many
frames were dropped; of the emotion with 50 clients besides. All of it in turns, several times over.

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
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import socketio
from isl_contracts.generated.events import FRAME_PROCESSED, PROCESS_FRAME, SESSION
from isl_emotion.backends.auto import load_backends
from isl_emotion.pipeline import EmotionAnalyser
from isl_emotion.settings import EmotionSettings
from isl_inference_kit.frames import decode_frame, read_message
from isl_inference_kit.testing import HANDSHAKE, data_url, encode_jpeg
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
from websockets.sync.client import connect

sys.path.insert(0, str(Path(__file__).parents[1] / "fixtures"))
from make_webcam import frames_of

INTERVAL_S = 0.5
LAST_ANSWER_S = 2.0
WARM_UP_FRAMES = 5
ROUNDS = 4
BARE_FRAMES = 80
FRAMES_A_CLIENT = 16
# Clients that together ask for about all the machine serves, and for ten times as much.
PEAK_CLIENTS, OVERLOAD_TIMES = 4, 10
PEAK_RATE = 15.0
OVERLOAD_S = 20.0


def jpeg_frames() -> list[str]:
    """Data URLs of the webcam clip's frames, at the page's quality."""
    frames = frames_of("LV")[::5]
    return [data_url(encode_jpeg(np.ascontiguousarray(frame))) for frame in frames]


def bare_ms(
    analyse: Callable[[str], None], frames: list[str], *, every_s: float = 0.0
) -> list[float]:
    """Milliseconds of decoding and analysing each frame, on this thread, with no socket."""
    times: list[float] = []
    for frame in frames:
        start = time.perf_counter()
        analyse(frame)
        times.append((time.perf_counter() - start) * 1000)
        time.sleep(max(0.0, every_s - times[-1] / 1000))
    return times


def packets_of(frames: list[str]) -> list[str]:
    """Each frame as a page sends it, its place in the list as its id."""
    messages = [
        {"id": str(index), "sentAt": time.time() * 1000, "image": image}
        for index, image in enumerate(frames)
    ]
    return ["42" + json.dumps([PROCESS_FRAME, message]) for message in messages]


def answered_ms(url: str, packets: list[str], *, offset_s: float, count: int) -> list[float]:
    """Milliseconds from sending each frame until its answer is read; one that has none is left out.

    A thread each, which waits for its answer: what a client's own work takes of the two cores would
    count as the service's.
    """
    latencies: list[float] = []
    address = url.replace("http", "ws", 1) + HANDSHAKE
    with connect(address, max_size=None, compression=None) as socket:

        def hear(wanted: str) -> bool:
            until = time.perf_counter() + LAST_ANSWER_S
            while (left := until - time.perf_counter()) > 0:
                try:
                    packet = str(socket.recv(left))
                except TimeoutError:
                    return False
                if packet == "2":
                    socket.send("3")
                elif packet.startswith(wanted):
                    return json.loads(packet[2:])[1].get("error") is None
            return False

        socket.send("40")
        assert hear(f'42["{SESSION}"'), "the service did not greet"
        begin = time.perf_counter() + offset_s
        for index in range(count):
            time.sleep(max(0.0, begin + index * INTERVAL_S - time.perf_counter()))
            start = time.perf_counter()
            socket.send(packets[index % len(packets)])
            if hear(f'42["{FRAME_PROCESSED}"'):
                latencies.append((time.perf_counter() - start) * 1000)
    return latencies


def clients_ms(url: str, frames: list[str], clients: int) -> list[float]:
    """Milliseconds of every answer that so many clients got, their frames evenly between."""
    packets = packets_of(frames)

    def one(index: int) -> list[float]:
        return answered_ms(
            url, packets, offset_s=index * INTERVAL_S / clients, count=FRAMES_A_CLIENT
        )

    with ThreadPoolExecutor(clients) as pool:
        return [ms for several in pool.map(one, range(clients)) for ms in several]


async def one_hasty_client(
    url: str,
    frames: list[str],
    offset_s: float,
    *,
    interval_s: float,
    duration_s: float,
) -> int:
    """Sends for a while without waiting for answers; gives how many frames were answered."""
    client = socketio.AsyncClient(reconnection=False)
    sent = served = 0

    def answered(answer: dict[str, object]) -> None:
        nonlocal served
        served += answer["error"] is None

    client.on(FRAME_PROCESSED, answered)
    await client.connect(url, transports=["websocket"])
    await asyncio.sleep(offset_s)
    begin = time.perf_counter()
    while time.perf_counter() - begin < duration_s:
        message = {
            "id": str(sent),
            "sentAt": time.time() * 1000,
            "image": frames[sent % len(frames)],
        }
        await client.emit(PROCESS_FRAME, message)
        sent += 1
        next_at = begin + sent * interval_s
        await asyncio.sleep(max(0.0, next_at - time.perf_counter()))
    await asyncio.sleep(LAST_ANSWER_S)
    await client.disconnect()
    return served


def measure(
    name: str,
    url: str,
    frames: list[str],
    analyse: Callable[[str], None],
    *,
    clients: tuple[int, ...] = (1, 10),
) -> None:
    together: list[float] = []
    apart: list[float] = []
    heard: dict[int, list[float]] = {count: [] for count in clients}
    for frame in frames[:WARM_UP_FRAMES]:
        analyse(frame)
    several = [frames[index % len(frames)] for index in range(BARE_FRAMES)]
    for _ in range(ROUNDS):
        together += bare_ms(analyse, several)
        for count, latencies in heard.items():
            apart += bare_ms(analyse, several, every_s=INTERVAL_S / 10)
            latencies += clients_ms(url, frames, count)
    tight, paced = statistics.median(together), statistics.median(apart)
    print(
        f"{name}: the bare model takes {tight:.1f} ms a frame (p50) back to back,"
        f" {paced:.1f} where a frame comes every {INTERVAL_S * 100:.0f} ms",
        flush=True,
    )
    for count, latencies in heard.items():
        sent = ROUNDS * count * FRAMES_A_CLIENT
        latencies.sort()
        p50 = statistics.median(latencies)
        p95 = latencies[int(len(latencies) * 0.95) - 1]
        print(
            f"  {count:2} clients: p50 {p50:.1f} ms ({p50 / paced:.2f} of bare at that pace,"
            f" {p50 / tight:.2f} of bare back to back), p95 {p95:.1f} ms,"
            f" {sent - len(latencies)} of {sent} dropped",
            flush=True,
        )


@contextmanager
def bare_emotion() -> Generator[Callable[[str], None]]:
    """Decodes and analyses a frame as the emotion service does, without a socket."""
    settings = EmotionSettings()
    analyser = EmotionAnalyser(
        lambda: load_backends(settings.models_dir), threshold=settings.emotion_threshold
    )
    analyser.warm_up()
    one_thread_each()
    person = analyser.open_client()

    def analyse(frame: str) -> None:
        analyser.analyse(decode_frame(read_message(frame, received_at=time.monotonic())), person)

    try:
        yield analyse
    finally:
        analyser.close()


@contextmanager
def bare_signs() -> Generator[Callable[[str], None]]:
    """Decodes and analyses a frame as the signs service does, without a socket."""
    pipeline = create_pipeline(SignsSettings())
    pipeline.warm_up()
    one_thread_each()
    person = pipeline.open_client()

    def analyse(frame: str) -> None:
        pipeline.analyse(decode_frame(read_message(frame, received_at=time.monotonic())), person)

    try:
        yield analyse
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
            one_hasty_client(
                url,
                frames,
                index * interval_s / clients,
                interval_s=interval_s,
                duration_s=OVERLOAD_S,
            )
            for index in range(clients)
        )
    )
    return sum(results) / OVERLOAD_S


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


def measure_signs(url: str, operators: str) -> None:
    signing = sample_frames()
    models = models_ms(signing)
    with bare_signs() as analyse:
        for frame in signing[:WARM_UP_FRAMES]:
            analyse(frame)
        pipeline = statistics.median(bare_ms(analyse, signing * 2))
        print(
            f"signs: models alone {models:.1f} ms a frame, pipeline {pipeline:.1f}"
            f" ({pipeline / models:.2f} of the models)",
            flush=True,
        )
        measure("signs", url, signing, analyse)
    asyncio.run(overload(url, operators, signing))


def main(urls: dict[str, str], operators: dict[str, str], names: list[str]) -> None:
    one_thread_each()
    if "emotion" in names:
        with bare_emotion() as analyse:
            measure("emotion", urls["emotion"], jpeg_frames(), analyse, clients=(1, 10, 50))
    if "signs" in names:
        measure_signs(urls["signs"], operators["signs"])


if __name__ == "__main__":
    stack = json.loads(Path(os.environ["ISL_STACK_FILE"]).read_text())
    main(stack["urls"], stack["opsUrls"], sys.argv[1:] or ["emotion", "signs"])
