"""From DeepFace's seven labels to the product's own, steadied over a short time."""

import math
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from isl_inference_kit.wire import Emotion, EmotionPrediction

# How fast old frames are forgotten: after this long a frame weighs a third of a new one.
MEMORY_S = 0.6
# A named feeling stays named down to this part of what it took to name it.
HELD_SHARE = 0.6


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


def margin_of(emotion: Emotion) -> float:
    """How far a feeling must lead neutral before it is named.

    Each stands above the largest lead that it had in a face at rest (MODEL_CARD.md), but for the
    odd frame: to name a feeling that is none is worse than to name none.
    """
    match emotion:
        case Emotion.HAPPY | Emotion.SAD:
            return 0.65
        case Emotion.ANGER:
            return 0.45
        case Emotion.SURPRISE:
            return 0.3
        case Emotion.NEUTRAL:
            return 0.0


@dataclass(slots=True)
class HeldLabel:
    """Names the emotion, and holds to the name while the scores waver around its margin."""

    _held: Emotion | None = None

    def see(
        self,
        scores: Mapping[str, float],
        threshold: float,
        *,
        never: AbstractSet[Emotion] = frozenset(),
    ) -> EmotionPrediction:
        """The best emotion with all scores, none of `never`.

        The label is empty below the threshold, and where a feeling does not lead neutral by its
        margin; `unsure` says that one leads all the same.
        """
        best = max(
            (emotion for emotion in Emotion if emotion not in never),
            key=lambda emotion: scores[emotion],
        )
        # One that grammar explains away is not held either.
        held = self._held if best == self._held else None
        ease = 1.0 if held is None else HELD_SHARE
        lead = scores[best] - scores[Emotion.NEUTRAL]
        is_told = scores[best] >= threshold * ease and lead >= margin_of(best) * ease
        self._held = best if is_told else None
        return EmotionPrediction.model_validate(
            {
                "label": best if is_told else "",
                "scores": {label: round(score, 4) for label, score in scores.items()},
                "unsure": True if lead > 0 and not is_told else None,
            }
        )

    def forget(self) -> None:
        """The face is gone, and the name with it."""
        self._held = None


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
