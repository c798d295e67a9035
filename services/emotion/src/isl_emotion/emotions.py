"""From DeepFace's seven labels to the product's own, steadied over a short time."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from isl_inference_kit.wire import Emotion, EmotionPrediction

# How fast old frames are forgotten: after this long a frame weighs a third of a new one.
MEMORY_S = 0.6
# A feeling is named only where it leads neutral by so much. Of the portrait without a smile, lit,
# turned, blurred and resized in 60 ways, the best feeling led neutral by 0.29 at most; of the two
# that smile by 0.81 at least. Two thirds of the way: to name a feeling that is none is worse than
# to name none (MODEL_CARD.md).
MARGIN = 0.65


def to_ours(shares: Mapping[str, float]) -> dict[str, float]:
    """Shares (0 to 1) of the seven labels as shares of the product's emotions, keeping their size.

    DeepFace's fear and disgust are counted to none of ours: their share is lost, so that ours need
    not sum to one, and a face of fear has no label.
    """
    return {ours.value: float(shares[_deepface_label(ours)]) for ours in Emotion}


def _deepface_label(emotion: Emotion) -> str:
    match emotion:
        case Emotion.HAPPY | Emotion.SAD | Emotion.SURPRISE | Emotion.NEUTRAL:
            return emotion.value
        case Emotion.ANGER:
            return "angry"


def choose_label(
    scores: Mapping[str, float], threshold: float, *, margin: float = MARGIN
) -> EmotionPrediction:
    """The best emotion with all scores.

    It is empty below the threshold, and where a feeling does not lead neutral by the margin.
    """
    best = max(scores, key=lambda label: scores[label])
    rounded = {label: round(score, 4) for label, score in scores.items()}
    is_told = best == Emotion.NEUTRAL or scores[best] - scores[Emotion.NEUTRAL] >= margin
    label = best if scores[best] >= threshold and is_told else ""
    return EmotionPrediction.model_validate({"label": label, "scores": rounded})


@dataclass(slots=True)
class SteadyScores:
    """An exponential mean over time, however unevenly frames come."""

    _scores: dict[str, float] = field(default_factory=dict[str, float])
    _at: float = 0.0

    def see(self, scores: Mapping[str, float], at: float) -> dict[str, float]:
        """Take a frame's scores at a time in seconds; gives the steadied ones."""
        weight = math.exp(-max(0.0, at - self._at) / MEMORY_S) if self._scores else 0.0
        self._scores = {
            label: weight * self._scores.get(label, 0.0) + (1 - weight) * score
            for label, score in scores.items()
        }
        self._at = at
        return dict(self._scores)

    def forget(self) -> None:
        """The face is gone: start afresh."""
        self._scores = {}
