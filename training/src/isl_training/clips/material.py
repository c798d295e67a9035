"""Clips of people as the folders of points that training and evaluation read."""

import hashlib
import json
import re
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
from isl_signs.backends.film import (
    MOST_FRAMES_PER_SECOND,
    BadClipError,
    Detect,
    Extracted,
    extract,
)
from isl_signs.landmarks import to_square_units
from isl_signs.pose_file import PoseFileError, read_pose

from isl_training.clips.manifest import NOTHING, Entry
from isl_training.clips.span import signing_span

# As `npm run -w @isl/signing sequences` names it: the same reader reads both.
LIST_FILE = "sequences.jsonl"
# Points alone, as media keeps them.
_POSE = ".pose"
# Raise it with a change after which the same clip gives other points: kept ones are then ignored.
_EXTRACTION = 2
_KEPT_NAME = re.compile(r"(?P<digest>[0-9a-f]{24})-\d+\.npz")
_FEWEST_FRAMES = 2


class Extractor:
    """Points of clips, kept in a folder by the clip's content: finding them takes long."""

    def __init__(self, folder: Path, detect: Detect) -> None:
        self._folder = folder
        self._detect = detect

    def points(self, clip: Path) -> Extracted:
        """What was found in the clip now or before."""
        if clip.suffix == _POSE:
            return _given_points(clip)
        kept = self._folder / f"{_digest(clip)}-{_EXTRACTION}.npz"
        if kept.exists():
            with np.load(kept) as archive:
                return Extracted(
                    archive["points"], float(archive["rate"]), float(archive["aspect"])
                )
        found = extract(clip, self._detect)
        self._folder.mkdir(parents=True, exist_ok=True)
        np.savez(kept, points=found.points, rate=found.frames_per_second, aspect=found.aspect)
        return found


def forget_others(kept: Path, clips: Path) -> int:
    """Delete kept points of clips that are in the folder no more; how many."""
    digests = {_digest(file) for file in clips.rglob("*") if file.is_file()}
    others = [
        file
        for file in kept.rglob("*.npz")
        if (named := _KEPT_NAME.fullmatch(file.name)) and named["digest"] not in digests
    ]
    for file in others:
        file.unlink()
    return len(others)


def _digest(clip: Path) -> str:
    with clip.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()[:24]


def _given_points(clip: Path) -> Extracted:
    """Of a clip that was given as points alone, as a film's would be found."""
    try:
        pose = read_pose(clip.read_bytes())
    except PoseFileError as error:
        raise BadClipError(f"{clip.name}: {error}") from error
    step = max(1, round(pose.frames_per_second / MOST_FRAMES_PER_SECOND))
    # The way back from square units.
    points = to_square_units(pose.points[::step], aspect=1 / pose.aspect)
    if len(points) < _FEWEST_FRAMES:
        raise BadClipError(f"{clip.name}: holds no movement")
    return Extracted(points, pose.frames_per_second / step, pose.aspect)


def _read(
    entries: Iterable[Entry], extractor: Extractor, bad: list[str]
) -> Iterator[tuple[int, Entry, Extracted]]:
    """Clips by their places in the list; why one could not be read goes to `bad`."""
    for number, entry in enumerate(entries):
        try:
            yield number, entry, extractor.points(entry.file)
        except BadClipError as error:
            bad.append(str(error))


def write_material(
    folder: Path, entries: Iterable[Entry], extractor: Extractor
) -> tuple[int, list[str]]:
    """Write `folder`/*.npy and their list; how many clips, and those that could not be read."""
    folder.mkdir(parents=True, exist_ok=True)
    lines: list[str] = []
    bad: list[str] = []
    for number, entry, found in _read(entries, extractor, bad):
        start, end = signing_span(found.points, found.frames_per_second, aspect=found.aspect)
        np.save(folder / f"{number}.npy", found.points)
        lines.append(
            json.dumps(
                {
                    "file": f"{number}.npy",
                    "clip": entry.file.name,
                    "kind": "nothing" if entry.sign is None else "sign",
                    "id": entry.sign,
                    "start": None if entry.sign is None else start,
                    "end": None if entry.sign is None else end,
                    "framesPerSecond": found.frames_per_second,
                    "frames": len(found.points),
                    "aspect": found.aspect,
                    "signer": entry.signer,
                    "licence": entry.licence,
                    "snapshot": entry.snapshot,
                }
            )
        )
    (folder / LIST_FILE).write_text("".join(f"{line}\n" for line in lines))
    return len(lines), bad


def write_points(
    folder: Path,
    entries: Sequence[Entry],
    signs: Mapping[str, str],
    extractor: Extractor,
    rates: Sequence[float],
) -> tuple[int, list[str]]:
    """Write `folder`/<rate>/<gloss>/*.npy and a list for each rate, as the evaluation reads them.

    `signs` has glosses by id. Returns how many clips, and those that could not be read.
    """
    lines: dict[float, list[str]] = {rate: [] for rate in rates}
    bad: list[str] = []
    for rate in rates:
        shutil.rmtree(folder / f"{rate:g}", ignore_errors=True)
        (folder / f"{rate:g}").mkdir(parents=True)
    for number, entry, found in _read(entries, extractor, bad):
        gloss = NOTHING if entry.sign is None else signs[entry.sign]
        # Files of two folders may have one name.
        name = f"{gloss}/{number}-{entry.file.stem}.npy"
        begin = (number * 0.618) % 1
        for rate in rates:
            chosen = frames_at(len(found.points), found.frames_per_second, rate, begin=begin)
            path = folder / f"{rate:g}" / name
            path.parent.mkdir(exist_ok=True)
            np.save(path, found.points[list(chosen)])
            line = {
                "file": name,
                "clip": entry.file.name,
                "framesPerSecond": min(rate, found.frames_per_second),
                "aspect": found.aspect,
                "signer": entry.signer,
            }
            lines[rate].append(json.dumps(line))
    for rate, of_rate in lines.items():
        (folder / f"{rate:g}" / LIST_FILE).write_text("".join(f"{line}\n" for line in of_rate))
    return len(entries) - len(bad), bad


def frames_at(count: int, from_rate: float, to_rate: float, *, begin: float) -> Sequence[int]:
    """Indices of the frames that a slower camera gives; it begins `begin` (0 to 1) of a step in."""
    step = max(1.0, from_rate / to_rate)
    places = np.arange(begin * step, count, step)
    return [int(place) for place in places] or [count // 2]
