"""Clips as an avatar signs them back: a .pose file each, with what the face does."""

import csv
from collections.abc import Callable, Iterable
from pathlib import Path

from isl_signs.pose_file import PosePoints, write_pose

from isl_training.clips.manifest import FIELDS, NAMES, NOTHING, Entry

Find = Callable[[Path], PosePoints | None]


def write_takes(
    folder: Path, clips: Path, entries: Iterable[Entry], find: Find
) -> tuple[int, list[str]]:
    """Write `folder`/*.pose, named as the clips in `clips` are, and their manifest.

    Returns how many, and the clips in which `find` saw nobody who signs.
    """
    folder.mkdir(parents=True, exist_ok=True)
    # Of clips that are in the list no more.
    for old in folder.rglob("*.pose"):
        old.unlink()
    rows: list[tuple[str, ...]] = []
    bad: list[str] = []
    for entry in entries:
        take = find(entry.file)
        if take is None:
            bad.append(f"{entry.file.name}: nobody is seen to sign")
            continue
        name = entry.file.relative_to(clips).with_suffix(".pose")
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(write_pose(take))
        rows.append((str(name), entry.sign or NOTHING, entry.signer, entry.licence))
    with (folder / NAMES[0]).open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([FIELDS, *rows])
    return len(rows), bad
