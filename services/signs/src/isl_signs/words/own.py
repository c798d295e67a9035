"""The signs that one person taught, beside those that the net knows."""

from dataclasses import dataclass

import numpy as np

from isl_signs.backends.base import Encoder, Word
from isl_signs.landmarks import FloatArray

# With a single own sign there is no other that could be meant.
_ALONE = 0.5


@dataclass(frozen=True, slots=True)
class OwnSigns:
    """Words that were learnt from "own", and the mean direction of each one's examples [n, d]."""

    words: tuple[Word, ...]
    prototypes: FloatArray


NO_SIGNS = OwnSigns((), np.empty((0, 0), np.float32))


def directions(encoded: FloatArray) -> FloatArray:
    """The same rows [n, d] at length 1."""
    lengths = np.linalg.norm(encoded, axis=-1, keepdims=True)
    return (encoded / np.maximum(lengths, 1e-6)).astype(np.float32)


def beside_known(
    own: OwnSigns, encoder: Encoder, features: FloatArray, known: FloatArray
) -> FloatArray:
    """Probabilities [n, words + own + 1] of windows whose net said `known` [n, words + 1]."""
    seen = directions(encoder.net.logits(features))
    mine = own_probabilities(own.prototypes, encoder, seen, known)
    rest = 1 - mine.sum(axis=1, keepdims=True)
    return np.concatenate([known[:, :-1] * rest, mine, known[:, -1:] * rest], axis=1)


def own_probabilities(
    prototypes: FloatArray, encoder: Encoder, seen: FloatArray, known: FloatArray
) -> FloatArray:
    """[n, own] of directions [n, d]; what is left of 1 is anything else."""
    likeness = encoder.likeness
    near = seen @ prototypes.T
    parts = nearness(near, (seen @ encoder.prototypes.T).max(axis=1), known[:, -1])
    sure = 1 / (1 + np.exp(-(parts @ np.array(likeness.weights) + likeness.bias)))
    shares = np.exp(likeness.sharpness * (near - near.max(axis=1, keepdims=True)))
    shares /= shares.sum(axis=1, keepdims=True)
    return (sure[:, None] * shares).astype(np.float32)


def nearness(near: FloatArray, known: FloatArray, nothing: FloatArray) -> FloatArray:
    """What `Likeness.weights` weigh, [n, 4], of nearness to own signs [n, own] and known ones."""
    ordered = np.sort(near, axis=1)
    best = ordered[:, -1]
    apart = best - ordered[:, -2] if near.shape[1] > 1 else np.full_like(best, _ALONE)
    return np.stack([best, apart, best - known, nothing], axis=1)
