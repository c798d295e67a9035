"""From hands to letter probabilities: mirror-proof, calibrated, silent before unknown shapes."""

import numpy as np

from isl_signs.backends.base import LetterModel
from isl_signs.landmarks import BoolArray, FloatArray, HandPair, descriptor, features, mirror


def letter_probabilities(model: LetterModel, hands: HandPair) -> FloatArray:
    """Float32 [letters], adding up to one; all zeros where no hand, or none like in training.

    A silent letter's share is nobody's.
    """
    points, present = hands.points[None], hands.present[None]
    if hands.is_empty or distance_to_training(model, points, present)[0] > model.farthest:
        return np.zeros(len(model.letters), np.float32)
    return without_silent(model, probabilities(model, points, present)[0])


def without_silent(model: LetterModel, seen: FloatArray) -> FloatArray:
    """Probabilities [letters] of which those that may not be said are nobody's."""
    seen = seen.copy()
    seen[list(model.silent)] = 0.0
    return seen


def probabilities(model: LetterModel, points: FloatArray, present: BoolArray) -> FloatArray:
    """[n, letters] of points [n, 2, 21, 3]: the mean view of each scene and its mirror image.

    A left-handed signer is a right-handed one in a mirror, so both get the same answer.
    """
    seen, mirrored = np.split(model.net.logits(features(*both_ways(points, present))), 2)
    return softmax((seen + mirrored) / (2 * model.temperature))


def distance_to_training(model: LetterModel, points: FloatArray, present: BoolArray) -> FloatArray:
    """How far each scene, or its mirror image, is from the nearest training prototype: [n]."""
    both = descriptor(*both_ways(points, present))
    return np.minimum(*np.split(nearest_distance(both, model.prototypes), 2))


def both_ways(points: FloatArray, present: BoolArray) -> tuple[FloatArray, BoolArray]:
    """Each scene, and after them all each in a mirror: [2n, 2, 21, 3] and [2n, 2]."""
    return (
        np.concatenate([points, mirror(points)]),
        np.concatenate([present, present[:, ::-1]]),
    )


def nearest_distance(rows: FloatArray, others: FloatArray, *, chunk: int = 512) -> FloatArray:
    """Euclidean distance of each of [n, d] to the nearest of [k, d]: float32 [n]."""
    squares = (others**2).sum(axis=1)
    nearest = [
        ((part**2).sum(axis=1)[:, None] + squares - 2 * part @ others.T).min(axis=1)
        for part in np.array_split(rows, max(1, len(rows) // chunk))
    ]
    return np.sqrt(np.maximum(np.concatenate(nearest), 0.0)).astype(np.float32)


def softmax(logits: FloatArray) -> FloatArray:
    """Rows of [n, letters] to probabilities."""
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    return (raised / raised.sum(axis=1, keepdims=True)).astype(np.float32)
