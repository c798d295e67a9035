"""Sequences of landmarks through the code path that serves, at the pace of a page."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from isl_inference_kit.analysis import RgbImage
from isl_signs.body import Body, Region, create_body
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignPipeline
from isl_signs.words.own import NO_SIGNS, OwnSigns

from isl_training.evaluation.dataset import IntArray

_GONE_FRAMES = 8


@dataclass(frozen=True, slots=True)
class Heard:
    """One sign that was said: its score when it was first said, and when."""

    id: str
    label: str
    score: float
    at_s: float


@dataclass(frozen=True, slots=True)
class Listened:
    """What a sequence said, and the best score of every sign that was ever a candidate."""

    said: tuple[Heard, ...]
    scores: Mapping[str, float]
    frames: int

    @property
    def best_first(self) -> list[str]:
        return sorted(self.scores, key=lambda sign: -self.scores[sign])


class NoDetector:
    """Stands where landmarks come from files."""

    name = "landmarks from files"

    def detect(self, rgb: RgbImage, _around: Region | None = None, /) -> Body:
        return create_body(aspect=rgb.shape[1] / rgb.shape[0])

    def close(self) -> None:
        return None


def listen(
    pipeline: SignPipeline,
    times: FloatArray,
    points: FloatArray,
    *,
    aspect: float,
    own: OwnSigns = NO_SIGNS,
) -> Listened:
    """Show frames [n, 75, 3], normalised to the picture, at `times` [n] seconds to a new client.

    That client taught `own`. After the last frame nobody is there any more: what was signed until
    then has ended.
    """
    client = pipeline.open_client()
    client.learn(own)
    step_s = float(times[-1] - times[0]) / max(len(times) - 1, 1)
    gone = np.full((_GONE_FRAMES, *points.shape[1:]), np.nan, np.float32)
    after = times[-1] + step_s * np.arange(1, _GONE_FRAMES + 1)
    times = np.concatenate([times, after]).astype(np.float32)
    points = np.concatenate([points, gone])
    said: dict[int, Heard] = {}
    scores: dict[str, float] = {}
    for at_s, frame in zip(times.tolist(), points, strict=True):
        answer = pipeline.read(Body(frame, aspect), client, at_s=at_s)
        for candidate in answer.candidates:
            scores[candidate.id] = max(scores.get(candidate.id, 0.0), candidate.score)
        if answer.id and answer.production is not None and answer.production not in said:
            score = next((c.score for c in answer.candidates if c.id == answer.id), 0.0)
            said[answer.production] = Heard(answer.id, answer.label, score, at_s)
    return Listened(tuple(said.values()), scores, len(times))


def at_rate(count: int, *, frames_per_second: float, rate: float, phase: float = 0.0) -> IntArray:
    """Indices of the frames that a page sends of `count` at this rate.

    `phase`, from 0 to below 1: how much of a step passes before the first of them.
    """
    step = max(frames_per_second / rate, 1.0)
    first = int(phase * min(step, count))
    return np.unique(np.round(np.arange(first, count - 0.5, step)).astype(np.int64))
