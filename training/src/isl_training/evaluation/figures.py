"""Figures of a classifier on labelled scenes; nothing here knows the model."""

import math
from collections import Counter
from dataclasses import dataclass

import numpy as np
from isl_signs.landmarks import BoolArray, FloatArray

from isl_training.evaluation.dataset import ALPHABET, IntArray

_ECE_BINS = 15
# Standard deviations to either side that hold 95 % of a normal distribution.
_TWO_SIDED = 1.959964


@dataclass(frozen=True, slots=True)
class Confusion:
    """How often one letter was taken for another."""

    letter: str
    taken_for: str
    count: int


def share_interval(right: float, of: int) -> tuple[float, float]:
    """Where a share lies in 95 of 100 draws of so many (Wilson's interval)."""
    if not of:
        return 0.0, 1.0
    share, square = right / of, _TWO_SIDED**2
    middle = share + square / (2 * of)
    reach = _TWO_SIDED * math.sqrt(share * (1 - share) / of + square / (4 * of**2))
    low, high = (middle - reach) / (1 + square / of), (middle + reach) / (1 + square / of)
    return max(0.0, low), min(1.0, high)


def accuracy(probabilities: FloatArray, letters: IntArray) -> float:
    """Share of rows whose most probable letter is right."""
    return float((probabilities.argmax(axis=1) == letters).mean())


def accuracy_by_letter(probabilities: FloatArray, letters: IntArray) -> dict[str, float]:
    """Accuracy over the pictures of each letter that occurs."""
    right = probabilities.argmax(axis=1) == letters
    return {
        letter: float(right[letters == index].mean())
        for index, letter in enumerate(ALPHABET)
        if (letters == index).any()
    }


def confusions(probabilities: FloatArray, letters: IntArray, *, most: int) -> list[Confusion]:
    """The commonest mistakes."""
    guessed = probabilities.argmax(axis=1)
    wrong = guessed != letters
    pairs = Counter(zip(letters[wrong].tolist(), guessed[wrong].tolist(), strict=True))
    return [
        Confusion(ALPHABET[letter], ALPHABET[guess], count)
        for (letter, guess), count in pairs.most_common(most)
    ]


def calibration_error(probabilities: FloatArray, letters: IntArray) -> float:
    """Expected calibration error over 15 equal bins of the top probability."""
    top = probabilities.max(axis=1)
    right = probabilities.argmax(axis=1) == letters
    bins = np.minimum((top * _ECE_BINS).astype(np.int64), _ECE_BINS - 1)
    error = 0.0
    for index in range(_ECE_BINS):
        members = bins == index
        if members.any():
            gap = abs(float(top[members].mean()) - float(right[members].mean()))
            error += gap * float(members.mean())
    return error


def reliability(scores: FloatArray, rights: BoolArray) -> list[dict[str, float]]:
    """Of each tenth that scores fall into: how many, their mean, and the share that was right."""
    tenths = np.minimum((scores * 10).astype(np.int64), 9)
    return [
        {
            "from": tenth / 10,
            "guesses": int((tenths == tenth).sum()),
            "score": round(float(scores[tenths == tenth].mean()), 3),
            "right": round(float(rights[tenths == tenth].mean()), 3),
        }
        for tenth in range(10)
        if (tenths == tenth).any()
    ]


def farthest_quarter(distances: FloatArray) -> BoolArray:
    """The rows in the last quarter by distance."""
    return distances >= np.quantile(distances, 0.75)


@dataclass(frozen=True, slots=True)
class Speaking:
    """What a threshold does: how often a letter is said, and how often it is then right."""

    said: float
    right_when_said: float


def speaking(probabilities: FloatArray, letters: IntArray, *, threshold: float) -> Speaking:
    """Shares for single pictures whose top probability reaches the threshold."""
    said = probabilities.max(axis=1) >= threshold
    right = (probabilities.argmax(axis=1) == letters)[said]
    return Speaking(float(said.mean()), float(right.mean()) if said.any() else 0.0)


def said_by_letter(
    probabilities: FloatArray, letters: IntArray, *, threshold: float
) -> dict[str, tuple[float | None, float]]:
    """Precision (None of what was never said) and recall of each letter that occurs."""
    guessed = np.where(probabilities.max(axis=1) >= threshold, probabilities.argmax(axis=1), -1)
    right = guessed == letters
    return {
        letter: (
            float(right[guessed == index].mean()) if (guessed == index).any() else None,
            float(right[letters == index].mean()),
        )
        for index, letter in enumerate(ALPHABET)
        if (letters == index).any()
    }
