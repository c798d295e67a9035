"""Simulates how pods of the signs come and go under a trace of cameras, and what each camera gets.

    .venv/bin/python tests/load/autoscaling.py --capacity 24 --start 25 --write

`--capacity` is what one pod shares among its cameras, frames a second: `isl_frames_capacity` of a
running one. `--start` is the seconds from a decision to a pod that is ready. Compared are the three
figures that the chart can scale by, each with cameras that stay where they are and with cameras
that connect anew when a pod comes. `--write` draws the first trace into docs/pictures.

What is modelled: the promised rate (shares.py), the queue before the model (its length while there
is room, a turn of everybody's where there is none), the balancer (one after another), the
autoscaler (every 15 s, a tenth tolerated, doubled at most every 15 s, one pod less a minute after
five minutes; infra/k8s/isl/templates/autoscalers.yaml). What is not: pods that fail, and nodes that
have to be found first.
"""

import argparse
import math
import random
import statistics
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from isl_inference_kit.shares import HEADROOM, LEAST_FRAMES_PER_SECOND

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "autoscaling.svg"
MOST_FRAMES_PER_SECOND = 10.0
SYNC_S = 15
TOLERANCE = 0.1
DOWN_AFTER_S, DOWN_EVERY_S = 300, 60
# Of the chart's values.
CPU_TARGET, WAIT_TARGET_S, FRAMES_EACH = 0.7, 0.1, 5.0
# What the scalers are judged by: twice the pace of the page's slowest.
ENOUGH = 4.0
MAX_PODS = 20
WAIT_WINDOW_S = 60
SECONDS = 60 * 60


@dataclass(slots=True)
class Pod:
    """A process of the signs; its cameras, by when they leave."""

    ready_at: int
    leaves: list[int] = field(default_factory=list[int])

    def rate(self, capacity: float) -> float:
        """Frames a second that each of its cameras is promised."""
        share = capacity / max(1, len(self.leaves))
        return min(MOST_FRAMES_PER_SECOND, max(LEAST_FRAMES_PER_SECOND, share))

    def busy(self, capacity: float) -> float:
        """The share of its processor that this takes."""
        return min(1.0, len(self.leaves) * self.rate(capacity) * HEADROOM / capacity)

    def wait_s(self, capacity: float) -> float:
        """How long a frame waits for the model: in a short queue, or for everybody's turn."""
        frame_s = HEADROOM / capacity
        busy = len(self.leaves) * self.rate(capacity) * frame_s
        queued = busy / (2 * (1 - busy)) if busy < 1 else math.inf
        return frame_s * min(queued, len(self.leaves) / 2)


@dataclass(slots=True)
class Seen:
    """What a second of the simulation gave."""

    pods: int
    lowest_rate: float
    longest_wait_s: float


Trace = list[tuple[int, int]]
Scaler = Callable[[list[Pod], list[float], float], float]


def by_cpu(pods: list[Pod], _waits: list[float], capacity: float) -> float:
    return len(pods) * statistics.mean(pod.busy(capacity) for pod in pods) / CPU_TARGET


def by_wait(pods: list[Pod], waits: list[float], _capacity: float) -> float:
    return len(pods) * statistics.mean(waits) / WAIT_TARGET_S


def by_cameras(pods: list[Pod], _waits: list[float], capacity: float) -> float:
    return sum(len(pod.leaves) for pod in pods) * FRAMES_EACH / capacity


def a_class() -> Trace:
    """Forty join within ten seconds, a minute in, and stay for three quarters of an hour."""
    return [(60 + second % 10, 60 + 45 * 60) for second in range(40)]


def an_evening() -> Trace:
    """People who come one by one, more and then fewer, each for about six minutes."""
    chance = random.Random(7)
    trace: Trace = []
    for second in range(SECONDS):
        a_minute = 6 * math.sin(math.pi * second / SECONDS)
        if chance.random() < a_minute / 60:
            trace.append((second, second + round(chance.expovariate(1 / 360))))
    return trace


def simulate(
    trace: Trace, scaler: Scaler, *, capacity: float, start_s: int, moves: bool
) -> list[Seen]:
    pods = [Pod(ready_at=0)]
    waits: list[float] = []
    wanted_lately: list[tuple[int, int]] = []
    last_down, turn = 0, 0
    seen: list[Seen] = []

    def connect(leaves_at: int, second: int) -> None:
        nonlocal turn
        ready = [pod for pod in pods if pod.ready_at <= second]
        ready[turn % len(ready)].leaves.append(leaves_at)
        turn += 1

    for second in range(SECONDS):
        for pod in pods:
            pod.leaves = [leaves_at for leaves_at in pod.leaves if leaves_at > second]
        for joins_at, leaves_at in trace:
            if joins_at == second:
                connect(leaves_at, second)
        ready = [pod for pod in pods if pod.ready_at <= second]
        if moves and any(pod.ready_at == second for pod in pods[1:]):
            short = [pod for pod in ready if pod.rate(capacity) < MOST_FRAMES_PER_SECOND]
            moving = [leaves_at for pod in short for leaves_at in pod.leaves]
            for pod in short:
                pod.leaves = []
            for leaves_at in moving:
                connect(leaves_at, second)
        used = [pod for pod in ready if pod.leaves] or ready[:1]
        longest = max(pod.wait_s(capacity) for pod in used)
        waits = [*waits[1 - WAIT_WINDOW_S :], longest]
        seen.append(Seen(len(pods), min(pod.rate(capacity) for pod in used), longest))
        if second % SYNC_S:
            continue
        asked = scaler(ready, waits, capacity)
        if abs(asked / len(ready) - 1) <= TOLERANCE:
            asked = len(ready)
        wanted = max(1, min(MAX_PODS, math.ceil(asked)))
        wanted_lately = [(at, n) for at, n in wanted_lately if at > second - DOWN_AFTER_S]
        wanted_lately.append((second, wanted))
        if wanted > len(pods):
            more = min(wanted, 2 * len(pods)) - len(pods)
            pods += [Pod(ready_at=second + start_s) for _ in range(more)]
        # Before that nothing was decided about for long enough.
        elif second >= DOWN_AFTER_S and max(n for _, n in wanted_lately) < len(pods):
            if second - last_down >= DOWN_EVERY_S:
                last_down = second
                for leaves_at in pods.pop().leaves:
                    connect(leaves_at, second)
    return seen


def describe(name: str, moves: bool, seen: list[Seen]) -> str:
    short = sum(1 for now in seen if now.lowest_rate < ENOUGH)
    return (
        f"  {name:10} {'move' if moves else 'stay':4}"
        f"  {short / 60:5.1f} min with a camera below {ENOUGH:g} frames/s,"
        f" longest wait {max(now.longest_wait_s for now in seen) * 1000:4.0f} ms,"
        f" at most {max(now.pods for now in seen):2} pods,"
        f" {sum(now.pods for now in seen) / 60:5.0f} pod minutes"
    )


def draw(results: dict[tuple[str, bool], list[Seen]], title: str) -> None:
    import matplotlib as mpl

    mpl.use("svg")
    # Words as words: drawn letter by letter they are most of the file.
    mpl.rcParams |= {"svg.hashsalt": "autoscaling", "svg.fonttype": "none"}
    from matplotlib import pyplot

    figure, (above, middle, below) = pyplot.subplots(3, 1, figsize=(8, 8), sharex=True)
    minutes = [second / 60 for second in range(SECONDS)]
    for (name, moves), seen in results.items():
        look = {"label": f"{name}, cameras {'move' if moves else 'stay'}"}
        look |= {"linestyle": "-" if moves else ":"}
        above.plot(minutes, [now.pods for now in seen], **look)
        middle.plot(minutes, [now.lowest_rate for now in seen], **look)
        below.plot(minutes, [now.longest_wait_s * 1000 for now in seen], **look)
    above.set(ylabel="pods", title=title)
    middle.set(ylabel="frames a second,\nthe camera with the fewest")
    below.set(ylabel="ms that a frame waits,\nat the fullest pod", xlabel="minutes")
    above.legend(fontsize="small")
    figure.tight_layout()
    figure.savefig(PICTURE, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--capacity", type=float, required=True, help="isl_frames_capacity of a pod"
    )
    parser.add_argument("--start", type=int, required=True, help="seconds until a pod is ready")
    parser.add_argument("--write", action="store_true", help="draw the class into docs/pictures")
    asked = parser.parse_args()
    scalers = {"cpu": by_cpu, "wait": by_wait, "cameras": by_cameras}
    for title, trace in (("a class of forty", a_class()), ("an evening", an_evening())):
        print(f"{title}, {len(trace)} cameras in an hour:")
        results = {
            (name, moves): simulate(
                trace, scaler, capacity=asked.capacity, start_s=asked.start, moves=moves
            )
            for name, scaler in scalers.items()
            for moves in (False, True)
        }
        for (name, moves), seen in results.items():
            print(describe(name, moves, seen))
        if asked.write and title == "a class of forty":
            draw(results, f"{title}, by what pods are scaled")


if __name__ == "__main__":
    main()
