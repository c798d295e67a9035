"""Signs that are told by examples, beside those that the net tells by itself."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from isl_signs.backends.base import Encoder
from isl_signs.landmarks import FloatArray
from isl_signs.words.own import OwnSigns, directions
from isl_signs.words.peoples import NEW, NO_PEOPLE, PeoplesSigns

# With a single such sign there is no other that could be meant.
_ALONE = 0.5


@dataclass(frozen=True, slots=True)
class Taught:
    """The mean direction of each sign with examples [n, d], and where it is told."""

    prototypes: FloatArray
    # Each one's place among all words, int [n].
    columns: NDArray[np.intp]
    # What the net alone knows, [m, d].
    rivals: FloatArray
    # All words: the net's, those that people showed, and the person's own.
    width: int


def taught_of(encoder: Encoder, own: OwnSigns, peoples: PeoplesSigns = NO_PEOPLE) -> Taught | None:
    """None where nobody taught anything."""
    if not own.words and not peoples.words:
        return None
    known = len(encoder.prototypes)
    is_new = peoples.places == NEW
    columns = peoples.places.copy()
    columns[is_new] = known + np.arange(is_new.sum())
    known_with = known + int(is_new.sum())
    mine = known_with + np.arange(len(own.words))
    return Taught(
        np.concatenate([one.prototypes for one in (peoples, own) if one.words]),
        np.concatenate([columns, mine]),
        np.delete(encoder.prototypes, peoples.places[~is_new], axis=0),
        known_with + len(own.words),
    )


def beside_known(
    taught: Taught, encoder: Encoder, features: FloatArray, known: FloatArray
) -> FloatArray:
    """Probabilities [n, words + 1] of windows whose net said `known`, its words alone + 1."""
    seen = directions(encoder.net.logits(features))
    shown = taught_probabilities(taught, encoder, seen, known)
    rest = 1 - shown.sum(axis=1, keepdims=True)
    words = np.zeros((len(known), taught.width), np.float32)
    words[:, : known.shape[1] - 1] = known[:, :-1] * rest
    words[:, taught.columns] += shown
    return np.concatenate([words, known[:, -1:] * rest], axis=1)


def taught_probabilities(
    taught: Taught, encoder: Encoder, seen: FloatArray, known: FloatArray
) -> FloatArray:
    """[n, taught] of directions [n, d]; what is left of 1 is anything else."""
    likeness = encoder.likeness
    near = seen @ taught.prototypes.T
    # Nothing is farther than the opposite direction.
    rival = (seen @ taught.rivals.T).max(axis=1, initial=-1.0)
    parts = nearness(near, rival, known[:, -1])
    sure = 1 / (1 + np.exp(-(parts @ np.array(likeness.weights) + likeness.bias)))
    shares = np.exp(likeness.sharpness * (near - near.max(axis=1, keepdims=True)))
    shares /= shares.sum(axis=1, keepdims=True)
    return (sure[:, None] * shares).astype(np.float32)


def nearness(near: FloatArray, known: FloatArray, nothing: FloatArray) -> FloatArray:
    """What `Likeness.weights` weigh, [n, 4], of nearness to taught signs [n, m] and known ones."""
    if near.shape[1] > 1:
        ordered = np.partition(near, -2, axis=1)
        best, apart = ordered[:, -1], ordered[:, -1] - ordered[:, -2]
    else:
        best = near[:, 0]
        apart = np.full_like(best, _ALONE)
    return np.stack([best, apart, best - known, nothing], axis=1)
