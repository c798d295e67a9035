"""What cameras, networks and MediaPipe make of a clean sequence."""

# pyright: basic

from dataclasses import dataclass

import numpy as np
from isl_signs.body import HANDS, LEFT_HAND, LEFT_SHOULDER, RIGHT_HAND, RIGHT_SHOULDER
from isl_signs.landmarks import BoolArray, FloatArray

from isl_training.evaluation.dataset import IntArray
from isl_training.words.losses import PARTS, Error, Losses
from isl_training.words.material import Clip

_SLOWEST, _FASTEST = 2.0, 30.0
# Up to this rate the page has the answer to a frame before it sends the next: none is skipped.
_WAITED_FOR = 4.0
_MOST_LOST = 0.3


@dataclass(frozen=True, slots=True)
class Shown:
    """The frames that reach the recogniser: times in seconds [n], points [n, 75, 3]."""

    times: FloatArray
    points: FloatArray


def show(clip: Clip, losses: Losses, *, random: np.random.Generator) -> Shown:
    """A clip as a service sees it: shaken, with hands missing, at some frame rate."""
    points = _seen_otherwise(clip.points, random)
    points = lose_hands(points, losses, clip.frames_per_second, random=random)
    rate = draw_rate(random)
    chosen = frames_at(len(points), clip.frames_per_second, rate, random=random)
    if rate > _WAITED_FOR and random.random() < 0.5:
        chosen = lose_frames(chosen, random=random)
    times = (chosen / clip.frames_per_second).astype(np.float32)
    return Shown(times, shake(points[chosen], losses, random))


def degrade(
    clip: Clip, losses: Losses, *, rate: float, random: np.random.Generator
) -> tuple[FloatArray, FloatArray]:
    """A clip as it is seen at one rate: times [n] and points [n, 75, 3]."""
    points = lose_hands(clip.points, losses, clip.frames_per_second, random=random)
    chosen = frames_at(len(points), clip.frames_per_second, rate, random=random)
    times = (chosen / clip.frames_per_second).astype(np.float32)
    return times, shake(points[chosen], losses, random)


def draw_rate(random: np.random.Generator) -> float:
    """Frames a second: often the two paces of the page, else anything between 2 and 30."""
    kind = random.random()
    if kind < 0.25:
        return random.uniform(1.8, 2.4)
    if kind < 0.5:
        return random.uniform(10, 15)
    return float(np.exp(random.uniform(np.log(_SLOWEST), np.log(_FASTEST))))


def frames_at(
    count: int, from_rate: float, to_rate: float, *, random: np.random.Generator
) -> IntArray:
    """Indices of the frames that are sent, at uneven steps."""
    step = max(from_rate / to_rate, 1.0)
    places = np.arange(random.uniform(0, step), count, step)
    places = places + random.normal(0, 0.08 * step, len(places))
    return np.unique(np.clip(np.round(places), 0, count - 1).astype(np.int64))


def lose_frames(chosen: IntArray, *, random: np.random.Generator) -> IntArray:
    """Those that are answered where a service is behind: the newest frame wins."""
    kept = chosen[random.random(len(chosen)) >= random.uniform(0, _MOST_LOST)]
    return kept if len(kept) else chosen


def _seen_otherwise(points: FloatArray, random: np.random.Generator) -> FloatArray:
    """A camera held askew, a picture somewhat stretched, depth that is little worth."""
    angle = np.radians(random.normal(0, 3))
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]], np.float32)
    out = points.copy()
    out[..., :2] = (points[..., :2] * np.exp(random.normal(0, 0.04, 2)).astype(np.float32)) @ turn
    out[..., 2] *= np.float32(random.uniform(0.4, 1.6))
    return out


def lose_hands(
    points: FloatArray, losses: Losses, rate: float, *, random: np.random.Generator
) -> FloatArray:
    """Drop hands for a while, more often where the hands touch and seldom before the face."""
    out = points.copy()
    touching = _touching(points)
    nose = points[:, 0, :2]
    for hand in HANDS:
        center = points[:, hand][:, 9]
        size = np.linalg.norm(center - points[:, hand][:, 0], axis=-1)
        near_face = np.linalg.norm(center[:, :2] - nose, axis=-1) < 1.5 * size
        more = np.where(touching, losses.touching, np.where(near_face, losses.face, 1.0))
        lost = random.random(len(points)) < losses.lost_a_second / rate * more
        found = random.random(len(points)) < losses.found_a_second / rate
        is_lost = random.random() < 0.06
        for frame in range(len(points)):
            is_lost = not found[frame] if is_lost else lost[frame]
            if is_lost:
                out[frame, hand] = np.nan
    # Resting hands are often not seen at all.
    if random.random() < 0.15:
        out[:, HANDS[int(_reach(points, LEFT_HAND) > _reach(points, RIGHT_HAND))]] = np.nan
    return out


def _reach(points: FloatArray, hand: slice) -> float:
    way = points[:, hand.start, :2]
    way = way[np.isfinite(way[:, 0])]
    return float(np.linalg.norm(way.max(axis=0) - way.min(axis=0))) if len(way) else 0.0


def _touching(points: FloatArray) -> BoolArray:
    left, right = points[:, LEFT_HAND, :2], points[:, RIGHT_HAND, :2]
    size = np.linalg.norm(left[:, 9] - left[:, 0], axis=-1)
    tips = [0, 4, 8, 9, 12, 20]
    gaps = np.linalg.norm(left[:, tips, None] - right[:, None, tips], axis=-1)
    return gaps.reshape(len(points), -1).min(axis=-1, initial=np.inf) < 0.6 * size


def shake(points: FloatArray, losses: Losses, random: np.random.Generator) -> FloatArray:
    """Errors that last the whole clip, and those of a frame, of which some are large."""
    out = points.copy()
    amount = random.uniform(0.2, 1.3)
    for hand in HANDS:
        size = np.linalg.norm(points[:, hand][:, 9] - points[:, hand][:, 0], axis=-1)
        size = np.nan_to_num(size)[:, None, None] * amount
        out[:, hand] += _errors(losses.wrist, (len(points), 1, 3), random) * size
        fingers = _errors(losses.points, (len(points), 5, 1, 3), random) * _ALONG
        out[:, hand][:, 1:] += fingers.reshape(len(points), 20, 3) * size
        out[:, hand] += random.normal(0, losses.points.frame / 2, (len(points), 21, 3)) * size
        elsewhere = random.random(len(points)) < losses.elsewhere
        out[elsewhere, hand] += random.normal(0, 2, (int(elsewhere.sum()), 1, 3)) * size[elsewhere]
    width = np.linalg.norm((points[:, LEFT_SHOULDER] - points[:, RIGHT_SHOULDER])[:, :2], axis=-1)
    size = np.nan_to_num(width)[:, None, None] * amount
    for name, part in PARTS.items():
        count = part.stop - part.start
        together = _errors(losses.body[name], (len(points), 1, 3), random)
        apart = _errors(losses.body[name], (len(points), count, 3), random)
        out[:, part] += (0.8 * together + 0.6 * apart) * size
    return out.astype(np.float32)


# Errors of the hand model move whole fingers, more toward the tip; their mean square is one.
_ALONG = np.array([0.3, 0.7, 1.1, 1.5], np.float32).reshape(1, 1, 4, 1)
_LARGE = 0.07


def _errors(error: Error, shape: tuple[int, ...], random: np.random.Generator) -> FloatArray:
    """One draw for the clip and one a frame; some frames are wrong by much more."""
    clip = random.normal(0, error.clip, (1, *shape[1:]))
    is_large = random.random((shape[0], *[1] * (len(shape) - 1))) < _LARGE
    large = np.sqrt(max(error.frame_all**2 - error.frame**2, 0.0) / _LARGE)
    frame = random.normal(0, 1, shape) * np.where(is_large, large, error.frame)
    return (clip + frame).astype(np.float32)
