"""A model's folder is one thing: it is the old one or the new one, never half of each."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from isl_signs.backends.litert_letters import CARD_FILE, LABELS_FILE


class LearntFromPeopleError(Exception):
    """The model in the way was learnt from people."""


def put_in_place(folder: Path, write: Callable[[Path], None]) -> None:
    """Let `write` fill a folder beside `folder`, then rename it into its place.

    The old one stays until then. A crash between the two renames leaves it as `.before`, which
    `settle` puts back.
    """
    settle(folder)
    coming, before = _beside(folder, "coming"), _beside(folder, "before")
    shutil.rmtree(coming, ignore_errors=True)
    coming.mkdir(parents=True)
    write(coming)
    if folder.exists():
        folder.rename(before)
    coming.rename(folder)
    shutil.rmtree(before, ignore_errors=True)


def settle(folder: Path) -> None:
    """Put back what a crash left beside its place; clear away what it left over."""
    before = _beside(folder, "before")
    if not before.exists():
        return
    if folder.exists():
        shutil.rmtree(before)
    else:
        before.rename(folder)


def keep_before(folder: Path, coming: Path) -> None:
    """Keep a copy of the folder's model, which learnt from no snapshot, before one that did comes.

    It serves in place of that one once a clip of such a snapshot is taken back. A model that learnt
    from one itself would have to go then too, so the one that was kept before it stays.
    """
    if not folder.exists() or _snapshots_of(folder) or not _snapshots_of(coming):
        return
    put_in_place(
        folder.with_name(f"{folder.name}-before"),
        lambda into: shutil.copytree(folder, into, dirs_exist_ok=True) and None,
    )


def _snapshots_of(folder: Path) -> list[str]:
    card: dict[str, Any] = json.loads((folder / CARD_FILE).read_text())
    return card.get("data", {}).get("snapshots", [])


def _beside(folder: Path, what: str) -> Path:
    return folder.with_name(f"{folder.name}.{what}")


def keep_what_people_taught(folder: Path) -> None:
    """LearntFromPeopleError where the model of the folder was learnt from people's clips."""
    settle(folder)
    if not (folder / CARD_FILE).exists():
        return
    card: dict[str, Any] = json.loads((folder / CARD_FILE).read_text())
    words: list[dict[str, Any]] = json.loads((folder / LABELS_FILE).read_text())["words"]
    by_people = sum(word["learntFrom"] == "people" for word in words)
    signers = card.get("data", {}).get("signers", 0)
    if by_people or signers:
        raise LearntFromPeopleError(
            f"{folder}: this model was learnt from {signers} people, {by_people} of its signs count"
            " as theirs. Training on the avatar alone would lose that, untried. With clips, make"
            " train CLIPS=DIR REPLACE=1 compares first; FORCE=1 replaces it all the same."
        )
