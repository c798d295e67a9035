"""From hands to letter probabilities: mirror-proof, calibrated, silent before unknown shapes."""

import numpy as np

from isl_signs.backends.base import LetterModel
from isl_signs.landmarks import BoolArray, FloatArray, HandPair, descriptor, features, mirror


def letter_probabilities(model: LetterModel, hands: HandPair) -> FloatArray:
    """Float32 [letters], adding up to one; all zeros where no hand, or none like in training."""
    points, present = hands.points[None], hands.present[None]
    if hands.is_empty or distance_to_training(model, points, present)[0] > model.farthest:
        return np.zeros(len(model.letters), np.float32)
    return probabilities(model, points, present)[0]


def probabilities(model: LetterModel, points: FloatArray, present: BoolArray) -> FloatArray:
    """[n, letters] of points [n, 2, 21, 3]: the mean view of each scene and its mirror image.

    A left-handed signer is a right-handed one in a mirror, so both get the same answer.
    """
    seen = model.net.logits(features(points, present))
    mirrored = model.net.logits(features(mirror(points), present[:, ::-1]))
    return softmax((seen + mirrored) / (2 * model.temperature))


def distance_to_training(model: LetterModel, points: FloatArray, present: BoolArray) -> FloatArray:
    """How far each scene, or its mirror image, is from the nearest training prototype: [n]."""
    seen = nearest_distance(descriptor(points, present), model.prototypes)
    mirrored = nearest_distance(descriptor(mirror(points), present[:, ::-1]), model.prototypes)
    return np.minimum(seen, mirrored)


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
