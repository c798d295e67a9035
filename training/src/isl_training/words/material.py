"""Sequences of landmarks with what is signed in them, as the solver or people's clips give them."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from isl_signs.body import BODY_COUNT
from isl_signs.landmarks import BoolArray, FloatArray, to_square_units

from isl_training.clips.signers import hold_out_signers

LIST_FILE = "sequences.jsonl"
DEFAULT_ASPECT = 4 / 3
# Fewest signers for that: three to learn from, or no sign counts as learnt from people, and one to
# hold out.
SIGNERS_TO_CALIBRATE = 4


class MaterialError(Exception):
    """The folder does not hold what training reads."""


@dataclass(frozen=True, slots=True)
class Span:
    """A sign in a clip, in seconds from the clip's first frame."""

    id: str
    start_s: float
    end_s: float


@dataclass(frozen=True, slots=True)
class Clip:
    """One recording: points float32 [frames, 75, 3] in square units, NaN where missing."""

    points: FloatArray
    frames_per_second: float
    spans: tuple[Span, ...]
    # The sign that the clip is about; None for movement that is no sign.
    sign: str | None
    # Who signs, where it is a person.
    signer: str | None
    # Of the drawn person: clips are held out by them.
    body: Mapping[str, Any]
    camera: Mapping[str, Any]
    movements: tuple[str, ...]
    # Of a spelled word, each from where the hands have come to it.
    letters: tuple[Span, ...] = ()
    # Of what people gave here, as media names it.
    snapshot: str | None = None


def read_material(folder: Path) -> list[Clip]:
    """Every clip that `folder`/sequences.jsonl lists."""
    try:
        lines = (folder / LIST_FILE).read_text().splitlines()
    except OSError as error:
        raise MaterialError(f"{folder / LIST_FILE}: {error.strerror}") from error
    return [read_clip(folder, json.loads(line)) for line in lines if line]


def read_clip(folder: Path, line: Mapping[str, Any]) -> Clip:
    """The clip of one line of the list."""
    points = np.load(folder / line["file"])
    if points.ndim != 3 or points.shape[1:] != (BODY_COUNT, 3):
        raise MaterialError(f"{line['file']}: {points.shape} is not [frames, {BODY_COUNT}, 3]")
    rate = float(line["framesPerSecond"])
    spans = [] if line["id"] is None else [_read_span(line, rate)]
    spans += [_read_span(neighbour, rate) for neighbour in line.get("neighbours", [])]
    return Clip(
        to_square_units(points.astype(np.float32), aspect=line.get("aspect", DEFAULT_ASPECT)),
        rate,
        tuple(spans),
        line["id"],
        line.get("signer"),
        line.get("body", {}),
        line.get("camera", {}),
        tuple(line.get("movements", [])),
        tuple(_read_span(letter, rate) for letter in line.get("letters", [])),
        line.get("snapshot"),
    )


def _read_span(line: Mapping[str, Any], rate: float) -> Span:
    return Span(line["id"], line["start"] / rate, line["end"] / rate)


def hold_out(clips: Sequence[Clip], *, seed: int = 1) -> BoolArray:
    """True for clips of the broadest and narrowest bodies and the most turned cameras.

    Calibration must see what training did not, as a stranger's camera and body will be. Of people,
    some signers' clips, where enough signers are left to learn from.
    """
    signers = [clip.signer for clip in clips if clip.signer]
    strangers: frozenset[str] = frozenset()
    if len(set(signers)) >= SIGNERS_TO_CALIBRATE:
        strangers = hold_out_signers(signers, seed=seed)
    return np.array(
        [
            clip.signer in strangers
            or _number(clip.camera, "yaw") > 17
            or _number(clip.body, "shoulders", 1) > 0.068
            for clip in clips
        ]
    )


def _number(of: Mapping[str, Any], name: str, usual: float = 0.0) -> float:
    return abs(float(of.get(name, usual)) - usual)
