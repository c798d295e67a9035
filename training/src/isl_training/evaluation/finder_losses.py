"""How much of people a finder of bodies loses, shakes and mistakes, measured on what is known."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from isl_signs.body import HANDS, LEFT_SHOULDER, POSE, RIGHT_SHOULDER
from isl_signs.landmarks import FloatArray, to_square_units
from numpy.typing import NDArray

_ASPECT = 4 / 3
_KNUCKLES = [5, 9, 13, 17]
_PARTS = {
    "head": [0, 2, 5, 7, 8],
    "shoulders": [11, 12],
    "elbows": [13, 14],
    "wrists": [15, 16],
    "hips": [23, 24],
}
_FACE = [0, 2, 5, 7, 8, 9, 10]
# Hands touch each other, or the face, when they are nearer than this, in hand sizes.
_TOUCHING = 0.25
# Shoulder widths a second.
_MOVING = 0.6
# A hand found further than this many hand sizes from where it is was not found.
_ELSEWHERE = 1.0
STATES = ("edge", "touching", "face", "moving", "still")


@dataclass(frozen=True, slots=True)
class Compared:
    """One clip: points [frames, 75, 3] as the solver knows them and as they were found."""

    truth: FloatArray
    found: FloatArray
    frames_per_second: float


def measure(clips: Sequence[Compared]) -> dict[str, Any]:
    """How often hands and bodies are missing, for how long, and how far points are off.

    Hands in hand sizes (wrist to knuckles), the body in shoulder widths.
    """
    hands = [hand for clip in clips for hand in _hands_of(clip)]
    seen = np.concatenate([hand.state != "" for hand in hands])
    missing = np.concatenate([hand.missing for hand in hands])
    states = np.concatenate([hand.state for hand in hands])
    bodiless = np.concatenate([np.isnan(clip.found[:, 0, 0]) for clip in clips])
    swaps = [swapped_and_doubled(clip) for clip in clips]
    return {
        "clips": len(clips),
        "frames": len(bodiless),
        "frames_per_second": clips[0].frames_per_second,
        "body": {
            "missing": _share(bodiless),
            "parts": {name: _part_errors(clips, points) for name, points in _PARTS.items()},
        },
        "hand": {
            "missing": {"all": _share(missing[seen])}
            | {state: _share(missing[states == state]) for state in STATES},
            "frames": {state: int((states == state).sum()) for state in STATES},
            "after_found": _share(np.concatenate([_after(hand, False) for hand in hands])),
            "after_missing": _share(np.concatenate([_after(hand, True) for hand in hands])),
            "gap_seconds": _gaps(hands, clips[0].frames_per_second),
            "out_of_picture_found": _share(~missing[~seen]),
            "elsewhere": _share(np.concatenate([hand.elsewhere for hand in hands])),
            "swapped": _share(np.concatenate([swap for swap, _ in swaps])),
            "doubled": _share(np.concatenate([double for _, double in swaps])),
            "errors": _hand_errors(hands),
        },
    }


@dataclass(frozen=True, slots=True)
class _Hand:
    """One hand of a clip: what it does in each frame ('' out of the picture) and what was found."""

    state: NDArray[np.str_]
    missing: NDArray[np.bool_]
    # Of the frames in which it was found.
    elsewhere: NDArray[np.bool_]
    # Found minus true, in hand sizes: the wrist [frames, 3] and the points from it [frames, 21, 3].
    wrist_error: FloatArray
    shape_error: FloatArray


def _hands_of(clip: Compared) -> Iterator[_Hand]:
    truth = to_square_units(clip.truth, aspect=_ASPECT)
    found = to_square_units(clip.found, aspect=_ASPECT)
    for side, other in (HANDS, HANDS[::-1]):
        true, got = truth[:, side], found[:, side]
        size = _size(true)
        missing = np.isnan(got[:, 0, 0])
        wrist = (got[:, 0] - true[:, 0]) / size[:, None]
        shape = ((got - got[:, :1]) - (true - true[:, :1])) / size[:, None, None]
        off = np.linalg.norm((got - true)[..., :2], axis=-1).mean(axis=-1) / size
        elsewhere = off > _ELSEWHERE
        known = np.isfinite(off)
        wrist[elsewhere], shape[elsewhere] = np.nan, np.nan
        state = _states(clip, truth, side, other, size)
        yield _Hand(state, missing, elsewhere[known], wrist, shape)


def _states(
    clip: Compared, truth: FloatArray, side: slice, other: slice, size: FloatArray
) -> NDArray[np.str_]:
    seen = clip.truth[:, side, :2]
    in_picture = ((seen >= 0) & (seen <= 1)).all(axis=(1, 2))
    hand = truth[:, side, :2]
    touching = _nearest(hand, truth[:, other, :2]) < _TOUCHING * size
    at_face = _nearest(hand, truth[:, _FACE, :2]) < _TOUCHING * size
    width = np.linalg.norm(truth[:, LEFT_SHOULDER, :2] - truth[:, RIGHT_SHOULDER, :2], axis=-1)
    way = np.diff(hand[:, 0], axis=0, append=hand[-1:, 0])
    speed = np.linalg.norm(way, axis=-1) / width * clip.frames_per_second
    return np.select(
        [np.isnan(hand[:, 0, 0]), ~in_picture, touching, at_face, speed > _MOVING],
        ["", *STATES[:4]],
        STATES[4],
    )


def _nearest(points: FloatArray, others: FloatArray) -> FloatArray:
    """The least distance from any of [frames, n, 2] to any of [frames, m, 2]; NaN if missing."""
    return np.linalg.norm(points[:, :, None] - others[:, None], axis=-1).min(axis=(1, 2))


def _size(hand: FloatArray) -> FloatArray:
    return np.linalg.norm(hand[:, _KNUCKLES] - hand[:, :1], axis=-1).mean(axis=-1)


def swapped_and_doubled(clip: Compared) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Of the hands found while both are in the picture: the other one's; of both: the same one."""
    truth = to_square_units(clip.truth, aspect=_ASPECT)[..., :2]
    found = to_square_units(clip.found, aspect=_ASPECT)[..., :2]

    def off(got: slice, true: slice) -> FloatArray:
        return np.linalg.norm(found[:, got] - truth[:, true], axis=-1).mean(axis=-1)

    left, right = HANDS
    swapped: list[NDArray[np.bool_]] = []
    for own, other in ((left, right), (right, left)):
        at_own, at_other = off(own, own), off(own, other)
        known = np.isfinite(at_own) & np.isfinite(at_other)
        swapped.append((at_other < 0.5 * at_own)[known])
    apart = np.linalg.norm(found[:, left] - found[:, right], axis=-1).mean(axis=-1)
    both = np.isfinite(apart) & np.isfinite(truth[:, left.start, 0] + truth[:, right.start, 0])
    doubled = apart < 0.35 * _size(truth[:, left])
    return np.concatenate(swapped), doubled[both]


def _after(hand: _Hand, was_missing: bool) -> NDArray[np.bool_]:
    before, now = hand.state[:-1] != "", hand.state[1:] != ""
    return hand.missing[1:][before & now & (hand.missing[:-1] == was_missing)]


def _gaps(hands: Sequence[_Hand], frames_per_second: float) -> dict[str, float | None]:
    lengths: list[int] = []
    for hand in hands:
        run = 0
        for is_missing, state in zip([*hand.missing, False], [*hand.state, ""], strict=True):
            if is_missing and state != "":
                run += 1
            elif run:
                lengths.append(run)
                run = 0
    if not lengths:
        return {"p50": None, "p90": None, "mean": None}
    seconds = np.array(lengths) / frames_per_second
    p50, p90 = np.quantile(seconds, [0.5, 0.9])
    return {"p50": _round(p50), "p90": _round(p90), "mean": _round(seconds.mean())}


def _hand_errors(hands: Sequence[_Hand]) -> Mapping[str, Any]:
    wrists = [hand.wrist_error for hand in hands]
    shapes = [hand.shape_error[:, 1:].reshape(len(hand.shape_error), -1, 3) for hand in hands]
    return {"wrist": _errors(wrists), "points_from_wrist": _errors(shapes)}


def _part_errors(clips: Sequence[Compared], points: list[int]) -> dict[str, Any]:
    errors: list[FloatArray] = []
    for clip in clips:
        truth = to_square_units(clip.truth[:, POSE], aspect=_ASPECT)
        found = to_square_units(clip.found[:, POSE], aspect=_ASPECT)
        width = np.linalg.norm(truth[:, LEFT_SHOULDER] - truth[:, RIGHT_SHOULDER], axis=-1)
        error = (found[:, points] - truth[:, points]) / width[:, None, None]
        # Away from the middle is positive on both sides.
        error[:, :, 0] *= np.sign(truth[:, points, 0] - truth[:, [11, 12], 0].mean(1)[:, None])
        errors.append(error)
    return _errors(errors) | {
        "outward": _round(np.nanmean(np.concatenate(errors)[..., 0])),
        "downward": _round(np.nanmean(np.concatenate(errors)[..., 1])),
    }


def _errors(errors: Sequence[FloatArray]) -> dict[str, Any]:
    """Spread of what stays the same through a clip, and of what changes from frame to frame."""
    known = [error for error in errors if np.isfinite(error).any()]
    if not known:
        return {}
    stay = np.concatenate([np.nanmean(error, axis=0).reshape(-1, 3) for error in known])
    steps = np.concatenate([np.diff(error, axis=0).reshape(-1, 3) for error in known])
    change = steps[np.isfinite(steps).all(axis=1)] / np.sqrt(2)
    off = np.concatenate([np.linalg.norm(error[..., :2], axis=-1).ravel() for error in known])
    return {
        "clip_std": _axes(stay.std(axis=0)),
        "frame_std": _axes(change.std(axis=0)),
        # Robust: rare large errors weigh less than in a standard deviation.
        "frame_typical": _axes(1.4826 * np.median(np.abs(change), axis=0)),
        "p90": _round(np.nanquantile(off, 0.9)),
    }


def _axes(values: FloatArray) -> list[float]:
    return [_round(value) for value in values]


def _share(flags: NDArray[np.bool_]) -> float | None:
    return _round(flags.mean()) if len(flags) else None


def _round(value: float | np.floating[Any]) -> float:
    return round(float(value), 4)
