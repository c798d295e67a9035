"""What was recognised, in the words of the socket."""

from collections.abc import Iterable, Sequence

import numpy as np
from isl_inference_kit.wire import SignCandidate, SignPrediction, Skeleton

from isl_signs.backends.base import Source, Word
from isl_signs.body import LEFT_HAND, POSE, RIGHT_HAND, Body
from isl_signs.landmarks import FloatArray
from isl_signs.scores import Scores


def word_candidates(
    candidates: Sequence[tuple[Word, float]],
    scores: Scores | None = None,
    *,
    is_said: bool = False,
    is_seldom: bool = False,
) -> Iterable[SignCandidate]:
    """Each word with its homonyms, which look the same to the camera, best first.

    `is_said`: the first is. `is_seldom`: frames come too seldom to show a hold.
    """
    for place, (word, raw) in enumerate(candidates):
        score = raw
        if scores is not None:
            score = scores.worth(raw, place=place, is_said=is_said, is_seldom=is_seldom)
        yield candidate(word.id, word.label, score, word.learnt_from)
        for other in word.homonyms:
            yield candidate(other.id, other.label, score, word.learnt_from)


def candidate(sign_id: str, label: str, score: float, learnt_from: Source) -> SignCandidate:
    """One guess, with its score as it is told."""
    return SignCandidate(id=sign_id, label=label, score=round(score, 4), learntFrom=learnt_from)


def prediction(
    sign_id: str,
    label: str,
    learnt_from: Source | None,
    candidates: list[SignCandidate],
    production: int | None,
    started_ms: float | None,
    ended_ms: float | None,
) -> SignPrediction:
    """What is said, if anything, and what else it may be."""
    return SignPrediction(
        id=sign_id,
        label=label,
        candidates=candidates,
        learntFrom=learnt_from,
        production=production,
        startedAt=started_ms,
        endedAt=ended_ms,
    )


def skeleton_of(body: Body) -> Skeleton:
    """x, y, x, y of each part, for the page to draw; empty where it was not found."""
    return Skeleton(
        pose=_flat(body.points[POSE]),
        leftHand=_flat(body.points[LEFT_HAND]),
        rightHand=_flat(body.points[RIGHT_HAND]),
    )


def _flat(points: FloatArray) -> list[float]:
    if not np.isfinite(points[0, 0]):
        return []
    return [round(float(value), 4) for value in points[:, :2].reshape(-1)]
