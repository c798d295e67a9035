"""Sequences of landmarks as they lie in files, and what a list beside them says of each."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from isl_signs.body import BODY_COUNT
from isl_signs.landmarks import FloatArray

from isl_training.evaluation.samples import BadSampleError

# Beside sequences that the solver wrote: their rate, and where in them the sign is.
LIST_FILE = "sequences.jsonl"
# Seconds shown before and after the sign, where other signs stand beside it.
_BEFORE_S, _AFTER_S = 0.7, 0.8
# Coordinates beyond this are pixels, not shares of the picture.
_FARTHEST = 20.0


def read_sequence(path: Path) -> FloatArray:
    """Float32 [frames, 75, 3], normalised to the picture, NaN where missing."""
    try:
        points: Any = np.load(path, allow_pickle=False)
    # Whatever a file can hold: numpy gives EOFError, TokenError and others beside ValueError.
    except Exception as error:
        raise BadSampleError(f"no array of numbers ({error})") from None
    if not str(getattr(points, "dtype", "")).startswith("float"):
        raise BadSampleError("no array of floats")
    return _check(points.astype(np.float32))


def _check(points: FloatArray) -> FloatArray:
    if points.ndim != 3 or points.shape[1:] != (BODY_COUNT, 3):
        raise BadSampleError(f"{list(points.shape)} is not [frames, {BODY_COUNT}, 3]")
    if len(points) < 2:
        raise BadSampleError("fewer than two frames")
    if not np.isfinite(points[:, :, :2]).any():
        raise BadSampleError("no landmark in any frame")
    if float(np.nanmedian(np.abs(points[:, :, :2]))) > _FARTHEST:
        raise BadSampleError("not normalised to the picture's width and height")
    return points


def read_lines(folder: Path) -> dict[str, Any]:
    path = folder / LIST_FILE
    if not path.exists():
        return {}
    lines = (json.loads(line) for line in path.read_text().splitlines() if line)
    return {line["file"]: line for line in lines}


def around_sign(points: FloatArray, line: Mapping[str, Any], rate: float) -> FloatArray:
    if line.get("start") is None or not line.get("neighbours"):
        return points
    return around(points, line["start"], line["end"], rate)


def around(points: FloatArray, start: float, end: float, rate: float) -> FloatArray:
    """The frames of a sign from `start` to `end` with what leads into it and out of it."""
    return points[max(0, int(start - _BEFORE_S * rate)) : int(end + _AFTER_S * rate)]
