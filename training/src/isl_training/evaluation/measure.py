"""Runs the exported model over Testing by the run time's own path and gathers the figures."""

from collections import Counter
from dataclasses import asdict
from typing import Any

import numpy as np
from isl_signs.backends.base import LetterModel
from isl_signs.classifier import distance_to_training, nearest_distance, probabilities
from isl_signs.landmarks import FloatArray, descriptor

from isl_training.evaluation.dataset import ALPHABET, IntArray, Pictures
from isl_training.evaluation.figures import (
    accuracy,
    accuracy_by_letter,
    calibration_error,
    confusions,
    farthest_quarter,
    said_by_letter,
    speaking,
)

_MOST_CONFUSIONS = 15


def measure(model: LetterModel, training: Pictures, testing: Pictures) -> dict[str, Any]:
    """Every figure of the card's evaluation."""
    guesses = probabilities(model, testing.points, testing.present)
    nearest = nearest_distance(
        descriptor(testing.points, testing.present), descriptor(training.points, training.present)
    )
    far = farthest_quarter(nearest)
    novelty = distance_to_training(model, testing.points, testing.present)
    known = novelty <= model.farthest
    both = testing.present.all(axis=1)
    heard = np.where(known[:, None], guesses, np.float32(0.0))
    spoken = speaking(heard, testing.letters, threshold=model.threshold)
    said = said_by_letter(heard, testing.letters, threshold=model.threshold)
    by_letter = accuracy_by_letter(guesses, testing.letters)
    far_by_letter = accuracy_by_letter(guesses[far], testing.letters[far])
    return {
        "pictures": len(testing),
        "accuracy": _share(accuracy(guesses, testing.letters)),
        "accuracy_farthest_quarter": _share(accuracy(guesses[far], testing.letters[far])),
        "farthest_quarter_begins_at": _share(float(nearest[far].min())),
        "top_5_accuracy": _share(_top_accuracy(guesses, testing, 5)),
        "calibration_error": _share(calibration_error(guesses, testing.letters)),
        "calibration_error_farthest_quarter": _share(
            calibration_error(guesses[far], testing.letters[far])
        ),
        "both_hands_found": _share(float(both.mean())),
        "accuracy_both_hands": _share(accuracy(guesses[both], testing.letters[both])),
        "accuracy_one_hand": _share(accuracy(guesses[~both], testing.letters[~both])),
        "accuracy_left_hand_hidden": _share(_accuracy_without(model, testing.take(both), 0)),
        "accuracy_right_hand_hidden": _share(_accuracy_without(model, testing.take(both), 1)),
        "said": _share(spoken.said),
        "right_when_said": _share(spoken.right_when_said),
        "unlike_training": _share(float((~known).mean())),
        "letters": {
            letter: {
                "pictures": int((testing.letters == index).sum()),
                "accuracy": _share(by_letter[letter]),
                "precision": None if (right := said[letter][0]) is None else _share(right),
                "recall": _share(said[letter][1]),
                "farthest_quarter_pictures": int((testing.letters[far] == index).sum()),
                "accuracy_farthest_quarter": (
                    _share(far_by_letter[letter]) if letter in far_by_letter else None
                ),
            }
            for index, letter in enumerate(ALPHABET)
            if letter in by_letter
        },
        "confusions": [
            asdict(c) for c in confusions(guesses, testing.letters, most=_MOST_CONFUSIONS)
        ],
    }


def confusion(model: LetterModel, pictures: Pictures) -> dict[str, dict[str, int]]:
    """Of each letter, how often it was taken for which: the commonest answer first."""
    guessed = probabilities(model, pictures.points, pictures.present).argmax(axis=1)
    return {
        letter: {
            ALPHABET[taken]: count
            for taken, count in Counter(_numbers(guessed[pictures.letters == index])).most_common()
        }
        for index, letter in enumerate(ALPHABET)
        if (pictures.letters == index).any()
    }


def _numbers(values: IntArray) -> list[int]:
    return values.tolist()


def _accuracy_without(model: LetterModel, pictures: Pictures, slot: int) -> float:
    present = pictures.present.copy()
    present[:, slot] = False
    points = np.where(present[:, :, None, None], pictures.points, 0.0).astype(np.float32)
    return accuracy(probabilities(model, points, present), pictures.letters)


def _top_accuracy(guesses: FloatArray, pictures: Pictures, count: int) -> float:
    best = np.argsort(-guesses, axis=1)[:, :count]
    return float((best == pictures.letters[:, None]).any(axis=1).mean())


def _share(value: float) -> float:
    return round(value, 4)
