"""Whether the avatar's face arrives: what a sentence asked of it, found again in its pictures.

    python tools/face_asked.py DIR [--each]

DIR is what `npm run -w @isl/sign-kit faces -- --out DIR` made. Each sentence's pictures go through
the mesh and the memory of a connection, after a face at rest. Printed by channel: how often it was
asked for, in how many of these it was found, how often it was found where nothing asked for it,
F1, how late it was first seen (median), and by mark of the grammar how often the service tells it.
A check that the face arrives, never that it is good ISL. `--each` adds a line for what was missed.

The head of a topic goes back, by nearly as much as the chin of a question goes up: brows and chin
alone do not tell the two apart, so a topic counts as missed and is told as a question. Over lids
that a sign closes (SLEEP) the mesh draws the brows down, where nothing lowers them.
"""

import argparse
import json
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from isl_emotion.backends.mediapipe_face import MediapipeFaceFinder
from isl_emotion.face_codes import code_face
from isl_emotion.face_metrics import eye_distance, measure_face
from isl_emotion.pipeline import Signer
from isl_inference_kit.wire import FaceGrammar, FaceParameters

# How long the first picture, somebody at rest, is shown before a sentence begins.
REST_MS = 2500.0
FRAME_MS = 125.0
# A posture may come a little before its sign and stay a little after; a movement is known only
# when it has been seen for a while.
EASED_MS = 300.0
MOVED_MS = 1000.0
# A posture is found when it is seen in so much of the time it was asked for.
HELD_SHARE = 1 / 3
# Seen for a single frame it is no posture.
SEEN_FRAMES = 2


@dataclass(frozen=True, slots=True)
class Channel:
    """What is asked for by a code of the avatar's, and as which word it is found."""

    name: str
    tier: str
    asked: frozenset[str]
    parameter: str
    found: frozenset[str]

    @property
    def is_movement(self) -> bool:
        return self.parameter == "headMovement"


def _channel(name: str, asked: tuple[str, str], found: tuple[str, str]) -> Channel:
    (tier, codes), (parameter, words) = asked, found
    return Channel(name, tier, frozenset(codes.split()), parameter, frozenset(words.split()))


CHANNELS = (
    _channel("brows up", ("brows", "up"), ("brows", "up")),
    _channel("brows down", ("brows", "down"), ("brows", "down")),
    _channel("eyes wide", ("eyes", "wide"), ("eyes", "wide")),
    _channel("head shake", ("head", "shake"), ("headMovement", "shake")),
    _channel("head nod", ("head", "nod nods"), ("headMovement", "nod")),
    _channel("head forward", ("head", "forward"), ("headDistance", "forward")),
    _channel("head tilt", ("head", "tilt-D tilt-N"), ("headTilt", "tilt-left tilt-right")),
    _channel("chin up", ("head", "chin-up back"), ("chin", "chin-up")),
)
TOLD_AS: Mapping[str, FaceGrammar] = {
    "polar": FaceGrammar.QUESTION,
    "wh": FaceGrammar.QUESTION,
    "negative": FaceGrammar.NEGATION,
    "topic": FaceGrammar.TOPIC_OR_CONDITION,
    "condition": FaceGrammar.TOPIC_OR_CONDITION,
}


@dataclass(frozen=True, slots=True)
class Seen:
    """What one picture showed."""

    at_ms: float
    face: FaceParameters
    grammar: FaceGrammar | None

    def shows(self, channel: Channel) -> bool:
        return getattr(getattr(self.face, channel.parameter), "word", None) in channel.found


@dataclass(slots=True)
class Count:
    asked: int = 0
    found: int = 0
    false: int = 0
    late_ms: list[float] = field(default_factory=list[float])
    missed: list[str] = field(default_factory=list[str])

    @property
    def f1(self) -> float:
        return 2 * self.found / max(1, self.asked + self.found + self.false)


Stretch = tuple[float, float]


def main() -> int:
    """Print the table of a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--each", action="store_true", help="name what was not found")
    given = parser.parse_args()
    finder = MediapipeFaceFinder()
    channels = {channel.name: Count() for channel in CHANNELS}
    told: dict[str, Count] = defaultdict(Count)
    pictures = faces = 0
    for sentence in json.loads((given.folder / "faces.json").read_text()):
        seen = list(_look(sentence["frames"], given.folder, finder))
        pictures += len(sentence["frames"])
        faces += len(seen)
        for channel in CHANNELS:
            _count(channels[channel.name], channel, sentence, seen)
        _count_told(told, sentence, seen)
    sys.stdout.write(f"{pictures} pictures, a face in {faces}\n")
    _print("channel", channels, given.each)
    _print("mark", told, given.each)
    return 0


def _look(
    frames: Sequence[Mapping[str, Any]], folder: Path, finder: MediapipeFaceFinder
) -> Iterator[Seen]:
    signer = Signer()
    for number, frame in enumerate(frames):
        points = finder.find(_read(folder / frame["file"]))
        if points is None:
            signer.lose_face()
            continue
        metrics, eyes = measure_face(points), eye_distance(points)
        rests = np.arange(0 if number else -REST_MS, FRAME_MS / 2, FRAME_MS) + frame["atMs"]
        for at_ms in (float(rest) for rest in rests):
            at = at_ms / 1000
            signer.neutral.see(metrics, at)
            movement = signer.motion.see(metrics, at)
            nearer = signer.distance.see(eyes, at)
            face = code_face(metrics, signer.neutral.face, movement, nearer)
            grammar = signer.grammar.see(face, at)
        yield Seen(frame["atMs"], face, grammar)


def _read(path: Path) -> np.ndarray:
    picture = cv2.imread(str(path))
    if picture is None:
        raise SystemExit(f"{path} is no picture")
    return np.ascontiguousarray(picture[:, :, ::-1])


def _stretches(signs: Sequence[Mapping[str, Any]], channel: Channel) -> list[Stretch]:
    """When it is asked for; over signs that follow one another it is one."""
    stretches: list[Stretch] = []
    for sign in signs:
        if sign["face"].get(channel.tier) not in channel.asked:
            continue
        begin, end = float(sign["startMs"]), float(sign["endMs"])
        if stretches and stretches[-1][1] >= begin - 1:
            begin, _ = stretches.pop()
        stretches.append((begin, end))
    return stretches


def _count(count: Count, channel: Channel, sentence: Mapping[str, Any], seen: list[Seen]) -> None:
    stretches = _stretches(sentence["signs"], channel)
    after = MOVED_MS if channel.is_movement else EASED_MS
    for begin, end in stretches:
        last = end + after if channel.is_movement else end
        over = [each for each in seen if begin <= each.at_ms <= last]
        shown = [each.at_ms for each in over if each.shows(channel)]
        needed = 1 if channel.is_movement else HELD_SHARE * len(over)
        count.asked += 1
        if shown and len(shown) >= needed:
            count.found += 1
            count.late_ms.append(shown[0] - begin)
        else:
            count.missed.append(f"{sentence['text']} ({len(shown)} of {len(over)})")
    for first, last in _runs(seen, channel):
        if not any(begin - EASED_MS <= last and first <= end + after for begin, end in stretches):
            count.false += 1
            count.missed.append(f"{sentence['text']} (not asked, {first:.0f}-{last:.0f} ms)")


def _runs(seen: Sequence[Seen], channel: Channel) -> Iterator[Stretch]:
    run: list[float] = []
    for each in seen:
        if each.shows(channel):
            run.append(each.at_ms)
            continue
        if len(run) >= SEEN_FRAMES:
            yield run[0], run[-1]
        run = []
    if len(run) >= SEEN_FRAMES:
        yield run[0], run[-1]


def _count_told(told: dict[str, Count], sentence: Mapping[str, Any], seen: list[Seen]) -> None:
    for mark in sentence["marks"]:
        grammar = TOLD_AS.get(mark["type"])
        if grammar is None:
            continue
        begin, end = float(mark["startMs"]), float(mark["endMs"])
        over = [each for each in seen if begin <= each.at_ms <= end + MOVED_MS]
        shown = [each.at_ms for each in over if each.grammar == grammar]
        count = told[mark["type"]]
        count.asked += 1
        if shown:
            count.found += 1
            count.late_ms.append(shown[0] - begin)
        else:
            others = sorted({each.grammar for each in over if each.grammar is not None})
            count.missed.append(f"{sentence['text']} ({', '.join(others) or 'nothing told'})")


def _print(title: str, counts: Mapping[str, Count], names_each: bool) -> None:
    sys.stdout.write(f"{title:14}  asked  found  not asked    F1  late ms\n")
    for name, count in counts.items():
        late = f"{statistics.median(count.late_ms):7.0f}" if count.late_ms else "      -"
        numbers = f"{count.asked:5}  {count.found:5}  {count.false:9}  {count.f1:4.2f}"
        sys.stdout.write(f"{name:14}  {numbers}  {late}\n")
        for missed in count.missed if names_each else ():
            sys.stdout.write(f"    {missed}\n")


if __name__ == "__main__":
    sys.exit(main())
