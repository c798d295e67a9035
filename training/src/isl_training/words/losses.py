"""What MediaPipe loses and shakes, as measured on rendered people."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# Written by `python -m isl_training.evaluation.dropping --write`.
MEASURED = Path(__file__).with_name("dropping.json")
# The body's parts by MediaPipe's numbers, and the part whose errors were measured for them.
PARTS = {
    "head": slice(0, 11),
    "shoulders": slice(11, 13),
    "elbows": slice(13, 15),
    "wrists": slice(15, 23),
    "hips": slice(23, 33),
}


@dataclass(frozen=True, slots=True)
class Error:
    """Standard deviations: of a whole clip, and of a frame beside its clip, seldom far larger."""

    clip: float
    frame: float
    # Standard deviation of a frame, outliers included.
    frame_all: float


@dataclass(frozen=True, slots=True)
class Losses:
    """Shares and errors; a hand's in its own size, the body's in shoulder widths."""

    # Rates a second: at which a found hand is lost, and a lost one found.
    lost_a_second: float
    found_a_second: float
    # Factors by which it is lost more often where hands touch, and before the face.
    touching: float
    face: float
    elsewhere: float
    wrist: Error
    points: Error
    body: Mapping[str, Error]


def read_losses(path: Path = MEASURED) -> Losses:
    """The measured figures."""
    figures = json.loads(path.read_text())
    hand, rate = figures["hand"], float(figures["frames_per_second"])
    missing = hand["missing"]
    return Losses(
        lost_a_second=hand["after_found"] * rate,
        found_a_second=(1 - hand["after_missing"]) * rate,
        touching=missing["touching"] / missing["all"],
        face=missing["face"] / missing["all"],
        elsewhere=hand["elsewhere"],
        wrist=_error(hand["errors"]["wrist"]),
        points=_error(hand["errors"]["points_from_wrist"]),
        body={name: _error(part) for name, part in figures["body"]["parts"].items()},
    )


def _error(part: Mapping[str, Any]) -> Error:
    return Error(
        clip=_mean(part["clip_std"]),
        frame=_mean(part["frame_typical"]),
        frame_all=_mean(part["frame_std"]),
    )


def _mean(values: list[float]) -> float:
    """Of x and y: depth is a guess and weighs little."""
    return (values[0] + values[1]) / 2
