"""The recogniser's answers to folders of pictures, by the code path that serves."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from isl_signs.backends.base import BodyDetector, LetterModel
from isl_signs.classifier import letter_probabilities
from isl_signs.landmarks import FloatArray

from isl_training.evaluation.answers import Answer
from isl_training.evaluation.samples import PICTURES, BadSampleError, list_samples, read_picture


@dataclass(frozen=True, slots=True)
class Outcome:
    """Answers to the samples that could be read, and what could not be used, with the reason."""

    answers: list[Answer]
    unknown: list[str]
    bad: list[str]


def recognise_pictures(
    folder: Path, detector: BodyDetector, model: LetterModel, *, threshold: float | None = None
) -> Outcome:
    """Answer every `folder`/<letter>/*.jpg as a single picture, before smoothing over time."""
    labels = [letter.label for letter in model.letters]
    least = model.threshold if threshold is None else threshold
    samples = list_samples(folder, labels, PICTURES)
    answers: list[Answer] = []
    bad: list[str] = []
    for sample in samples.known:
        try:
            hands = detector.detect(read_picture(sample.path)).hands
        except (BadSampleError, OSError) as error:
            bad.append(f"{sample.path.relative_to(folder)}: {error}")
            continue
        seen = letter_probabilities(model, hands)
        answers.append(
            Answer(
                gloss=sample.gloss,
                guesses=best_first(labels, seen),
                is_said=bool(seen.max() >= least),
                hands=int(hands.present.sum()),
            )
        )
    return Outcome(answers, samples.unknown, bad)


def best_first(labels: Sequence[str], scores: FloatArray) -> list[str]:
    """Labels by falling score; none where nothing was seen."""
    if not scores.any():
        return []
    return [labels[int(index)] for index in np.argsort(-scores, kind="stable")]
