"""What a recogniser made of sequences, and its figures."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from isl_signs.landmarks import BoolArray, FloatArray
from isl_signs.pipeline import SignPipeline

from isl_training.evaluation.answers import Answer, precision_and_recall, summarise
from isl_training.evaluation.figures import calibration_error, reliability
from isl_training.evaluation.stream import Listened

NOTHING = "NOTHING"


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What can be recognised: the sign of each name, and the gloss of each sign.

    Homonyms are one sign, whatever the sequence calls it.
    """

    sign_of: Mapping[str, str]
    gloss_of: Mapping[str, str]
    # Glosses of those that are candidates only: what is never said has no recall.
    never_said: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Heard:
    """One sequence at one rate, and what was made of it."""

    sign: str
    # Signs before and after it: recognising one of them is neither right nor wrong.
    beside: frozenset[str]
    listened: Listened
    seconds: float
    hands: int
    # CPU time of this process for one frame, without finding the landmarks.
    ms_a_frame: float


def vocabulary_of(pipeline: SignPipeline) -> Vocabulary:
    """Every name under which a folder may stand, in capitals."""
    sign_of: dict[str, str] = {}
    gloss_of: dict[str, str] = {}
    for names in pipeline.signs():
        sign = names[0].id
        gloss_of[sign] = names[0].label
        for name in names:
            sign_of.setdefault(name.id.upper(), sign)
            sign_of.setdefault(name.label.upper(), sign)
    said = {sign.id for sign in pipeline.offer().vocabulary or () if sign.isSaid}
    return Vocabulary(
        sign_of,
        gloss_of,
        frozenset(gloss for sign, gloss in gloss_of.items() if sign not in said),
    )


def figures_of(heard: Sequence[Heard], vocabulary: Vocabulary) -> dict[str, Any]:
    signing = [one for one in heard if one.sign != NOTHING]
    nothing = [one for one in heard if one.sign == NOTHING]
    figures: dict[str, Any] = {}
    costs = sorted(one.ms_a_frame for one in heard)
    if signing:
        answers = [_answer(one, vocabulary) for one in signing]
        figures = summarise(answers)
        figures |= _calibration(signing, vocabulary)
        for gloss, row in figures["signs"].items():
            row |= _precision_and_recall(gloss, signing, vocabulary)
    if nothing:
        minutes = sum(one.seconds for one in nothing) / 60
        false = [
            vocabulary.gloss_of[_sign(h.id, vocabulary)]
            for one in nothing
            for h in one.listened.said
        ]
        figures["nothing"] = {
            "minutes": round(minutes, 2),
            "false": len(false),
            "false_a_minute": round(len(false) / max(minutes, 1e-6), 2),
            "false_words_a_minute": round(
                sum(len(gloss) > 1 for gloss in false) / max(minutes, 1e-6), 2
            ),
            "taken_for": {gloss: false.count(gloss) for gloss in sorted(set(false))},
        }
    return figures | {"ms_a_frame": round(costs[len(costs) // 2], 2)}


def _sign(sign_id: str, vocabulary: Vocabulary) -> str:
    return vocabulary.sign_of[sign_id.upper()]


def ranked(one: Heard, vocabulary: Vocabulary) -> dict[str, float]:
    """Signs best first: what was said, by its score, then the candidates."""
    best: dict[str, float] = {}
    for heard in sorted(one.listened.said, key=lambda h: -h.score):
        best.setdefault(_sign(heard.id, vocabulary), heard.score)
    for candidate in one.listened.best_first:
        best.setdefault(_sign(candidate, vocabulary), one.listened.scores[candidate])
    return {sign: score for sign, score in best.items() if sign not in one.beside}


def _answer(one: Heard, vocabulary: Vocabulary) -> Answer:
    return Answer(
        gloss=vocabulary.gloss_of[one.sign],
        guesses=[vocabulary.gloss_of[sign] for sign in ranked(one, vocabulary)],
        is_said=any(_said(one, vocabulary)),
        hands=one.hands,
    )


def _calibration(signing: Sequence[Heard], vocabulary: Vocabulary) -> dict[str, Any]:
    """Of the best guess' score: over sequences in which anything was guessed, and was said."""
    scores: list[float] = []
    rights: list[bool] = []
    said: list[bool] = []
    for one in signing:
        guesses = ranked(one, vocabulary)
        if guesses:
            best = next(iter(guesses))
            scores.append(guesses[best])
            rights.append(best == one.sign)
            said.append(any(_said(one, vocabulary)))
    guessed, right, is_said = np.array(scores, np.float32), np.array(rights), np.array(said, bool)
    return {
        "calibration_error": _error(guessed, right),
        "calibration_error_said": _error(guessed[is_said], right[is_said]),
        "reliability": reliability(guessed, right),
    }


def _error(scores: FloatArray, rights: BoolArray) -> float | None:
    if not len(scores):
        return None
    # Column 0 is the right sign, column 1 any other.
    matrix = np.where(rights[:, None], [1.0, 0.0], [0.0, 1.0]) * scores[:, None]
    return round(calibration_error(matrix.astype(np.float32), np.zeros(len(scores), np.int64)), 4)


def _precision_and_recall(
    gloss: str, signing: Sequence[Heard], vocabulary: Vocabulary
) -> dict[str, Any]:
    """Of what was said: how often it was this sign, and how often this sign was said."""
    own = [one for one in signing if vocabulary.gloss_of[one.sign] == gloss]
    right = sum(gloss in set(_said(one, vocabulary)) for one in own)
    said = sum(gloss in set(_said(one, vocabulary)) for one in signing)
    shown = 0 if gloss in vocabulary.never_said else len(own)
    return precision_and_recall(said=said, right=right, shown=shown)


def _said(one: Heard, vocabulary: Vocabulary) -> Iterator[str]:
    for heard in one.listened.said:
        sign = _sign(heard.id, vocabulary)
        if sign not in one.beside:
            yield vocabulary.gloss_of[sign]
