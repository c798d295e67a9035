"""Streams as the spelling net reads them, kept beside their clips."""

# pyright: basic

import hashlib
import inspect
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np
from isl_signs.backends.base import LetterModel
from isl_signs.spelling import features

from isl_training.evaluation.sequence_files import LIST_FILE
from isl_training.spelling import material
from isl_training.spelling.material import Stream
from isl_training.words.material import MaterialError


def keep_streams(
    folder: Path, model: LetterModel, read: Callable[[], Iterable[list[Stream]]]
) -> list[list[Stream]]:
    """What `read` gives, read once for the same clips, letter net and features."""
    path = folder / f"streams-{_digest(folder, model)}.npz"
    if not path.exists():
        _write(path, list(read()))
    with np.load(path) as kept:
        frames = np.cumsum(kept["frames"])[:-1]
        features = np.split(kept["features"], frames)
        shown = np.split(kept["shown"], frames)
        letters = np.split(kept["letters"], np.cumsum(kept["lengths"])[:-1])
        streams = [
            Stream(one, tuple(map(int, word)), held)
            for one, word, held in zip(features, letters, shown, strict=True)
        ]
        times = int(kept["times"])
    return [streams[k : k + times] for k in range(0, len(streams), times)]


def _write(path: Path, rows: list[list[Stream]]) -> None:
    streams = [one for row in rows for one in row]
    np.savez(
        path,
        times=len(rows[0]),
        frames=[len(one.shown) for one in streams],
        features=np.concatenate([one.features for one in streams]),
        shown=np.concatenate([one.shown for one in streams]),
        lengths=[len(one.letters) for one in streams],
        letters=np.concatenate([np.array(one.letters, np.int64) for one in streams]),
    )


def _digest(folder: Path, model: LetterModel) -> str:
    try:
        digest = hashlib.sha256((folder / LIST_FILE).read_bytes())
    except OSError as error:
        raise MaterialError(f"{folder / LIST_FILE}: no list of sequences") from error
    digest.update(model.version.encode())
    for module in (features, material):
        digest.update(inspect.getsource(module).encode())
    return digest.hexdigest()[:12]
