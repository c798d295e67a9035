"""The recogniser's answers to folders of landmark sequences, DIR/<gloss or lexicon id>/*.npy."""

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from isl_signs.body import BODY_COUNT, HANDS
from isl_signs.landmarks import FloatArray, to_square_units
from isl_signs.pipeline import SignPipeline

from isl_training.evaluation.answers import Answer, precision_and_recall, summarise
from isl_training.evaluation.dataset import IntArray
from isl_training.evaluation.figures import calibration_error
from isl_training.evaluation.samples import BadSampleError, list_samples
from isl_training.evaluation.stream import Listened, at_rate, listen
from isl_training.words.augment import lose_hands, shake
from isl_training.words.losses import Losses

ENDINGS = frozenset({".npy"})
# Beside sequences that the solver wrote: their rate, and where in them the sign is.
LIST_FILE = "sequences.jsonl"
NOTHING = "NOTHING"
# Seconds shown before and after the sign, where other signs stand beside it.
_BEFORE_S, _AFTER_S = 0.7, 0.8
# For sequences whose rate and aspect nobody gave.
_USUAL_RATE, _USUAL_ASPECT = 30.0, 4 / 3
# Coordinates beyond this are pixels, not shares of the picture.
_FARTHEST = 20.0


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


@dataclass(frozen=True, slots=True)
class Outcome:
    """Figures at each rate, and what could not be used, with the reason."""

    rates: Mapping[str, Any]
    unknown: list[str]
    bad: list[str]


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


def recognise_sequences(
    folder: Path,
    pipeline: SignPipeline,
    *,
    frames_per_second: float | None,
    rates: Sequence[float],
    aspect: float | None = None,
    losses: Losses | None = None,
    most: int | None = None,
) -> Outcome:
    """Show every sequence at every rate, degraded as by MediaPipe where `losses` are given.

    Rate and aspect of each are those of its line in sequences.jsonl, unless they are given.
    """
    vocabulary = vocabulary_of(pipeline)
    samples = list_samples(folder, {*vocabulary.sign_of, NOTHING}, ENDINGS)
    lines = _read_lines(folder)
    bad: list[str] = []
    heard: dict[float, list[Heard]] = {rate: [] for rate in rates}
    counts: dict[str, int] = {}
    random = np.random.default_rng(11)
    for sample in samples.known:
        counts[sample.gloss] = counts.get(sample.gloss, 0) + 1
        if most is not None and counts[sample.gloss] > most and sample.gloss != NOTHING:
            continue
        name = sample.path.relative_to(folder).as_posix()
        line = lines.get(name, {})
        own_rate = frames_per_second or float(line.get("framesPerSecond", _USUAL_RATE))
        own_aspect = aspect or float(line.get("aspect", _USUAL_ASPECT))
        try:
            points = _around_sign(read_sequence(sample.path), line, own_rate)
        except (BadSampleError, OSError) as error:
            bad.append(f"{name}: {error}")
            continue
        if losses is not None:
            points = _degrade(points, losses, own_rate, own_aspect, random)
        sign = NOTHING if sample.gloss == NOTHING else vocabulary.sign_of[sample.gloss]
        beside = _beside(sign, line, vocabulary)
        for rate in rates:
            chosen = at_rate(len(points), frames_per_second=own_rate, rate=rate)
            heard[rate].append(_hear(pipeline, points, chosen, own_rate, own_aspect, sign, beside))
    return Outcome(
        {f"{rate:g}": _figures(many, vocabulary) for rate, many in heard.items() if many},
        samples.unknown,
        bad,
    )


def read_sequence(path: Path) -> FloatArray:
    """Float32 [frames, 75, 3], normalised to the picture, NaN where missing."""
    try:
        points: Any = np.load(path, allow_pickle=False)
    # Whatever a file can hold: numpy gives EOFError, TokenError and others beside ValueError.
    except Exception as error:
        raise BadSampleError(f"no array of numbers ({error})") from None
    if not str(getattr(points, "dtype", "")).startswith("float"):
        raise BadSampleError("no array of floats")
    return _check(points.astype(np.float32))


def _check(points: FloatArray) -> FloatArray:
    if points.ndim != 3 or points.shape[1:] != (BODY_COUNT, 3):
        raise BadSampleError(f"{list(points.shape)} is not [frames, {BODY_COUNT}, 3]")
    if len(points) < 2:
        raise BadSampleError("fewer than two frames")
    if not np.isfinite(points[:, :, :2]).any():
        raise BadSampleError("no landmark in any frame")
    if float(np.nanmedian(np.abs(points[:, :, :2]))) > _FARTHEST:
        raise BadSampleError("not normalised to the picture's width and height")
    return points


def _read_lines(folder: Path) -> dict[str, Any]:
    path = folder / LIST_FILE
    if not path.exists():
        return {}
    lines = (json.loads(line) for line in path.read_text().splitlines() if line)
    return {line["file"]: line for line in lines}


def _around_sign(points: FloatArray, line: Mapping[str, Any], rate: float) -> FloatArray:
    if line.get("start") is None or not line.get("neighbours"):
        return points
    begin = max(0, int(line["start"] - _BEFORE_S * rate))
    return points[begin : int(line["end"] + _AFTER_S * rate)]


def _beside(sign: str, line: Mapping[str, Any], vocabulary: Vocabulary) -> frozenset[str]:
    names = [neighbour["id"].upper() for neighbour in line.get("neighbours", [])]
    return frozenset(vocabulary.sign_of[name] for name in names if name in vocabulary.sign_of) - {
        sign
    }


def _degrade(
    points: FloatArray, losses: Losses, rate: float, aspect: float, random: np.random.Generator
) -> FloatArray:
    square = to_square_units(points, aspect=aspect)
    degraded = shake(lose_hands(square, losses, rate, random=random), losses, random)
    return to_square_units(degraded, aspect=1 / aspect)


def _hear(
    pipeline: SignPipeline,
    points: FloatArray,
    chosen: IntArray,
    rate: float,
    aspect: float,
    sign: str,
    beside: frozenset[str],
) -> Heard:
    times = (chosen / rate).astype(np.float32)
    started = time.process_time()
    listened = listen(pipeline, times, points[chosen], aspect=aspect)
    ms_a_frame = (time.process_time() - started) * 1000 / listened.frames
    hands = sum(bool(np.isfinite(points[chosen][:, hand.start, 0]).any()) for hand in HANDS)
    return Heard(sign, beside, listened, float(times[-1] - times[0]), hands, ms_a_frame)


def _figures(heard: Sequence[Heard], vocabulary: Vocabulary) -> dict[str, Any]:
    signing = [one for one in heard if one.sign != NOTHING]
    nothing = [one for one in heard if one.sign == NOTHING]
    figures: dict[str, Any] = {}
    costs = sorted(one.ms_a_frame for one in heard)
    if signing:
        answers = [_answer(one, vocabulary) for one in signing]
        figures = summarise(answers)
        figures["calibration_error"] = _calibration_error(signing, vocabulary)
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


def _ranked(one: Heard, vocabulary: Vocabulary) -> dict[str, float]:
    """Signs best first: what was said, by its score, then the candidates."""
    ranked: dict[str, float] = {}
    for heard in sorted(one.listened.said, key=lambda h: -h.score):
        ranked.setdefault(_sign(heard.id, vocabulary), heard.score)
    for candidate in one.listened.best_first:
        ranked.setdefault(_sign(candidate, vocabulary), one.listened.scores[candidate])
    return {sign: score for sign, score in ranked.items() if sign not in one.beside}


def _answer(one: Heard, vocabulary: Vocabulary) -> Answer:
    ranked = [vocabulary.gloss_of[sign] for sign in _ranked(one, vocabulary)]
    return Answer(
        gloss=vocabulary.gloss_of[one.sign],
        guesses=ranked,
        is_said=any(_said(one, vocabulary)),
        hands=one.hands,
    )


def _calibration_error(signing: Sequence[Heard], vocabulary: Vocabulary) -> float | None:
    """Of the best guess' score, over sequences in which anything was guessed."""
    rows: list[list[float]] = []
    for one in signing:
        ranked = _ranked(one, vocabulary)
        if ranked:
            best = next(iter(ranked))
            # Column 0 is the right sign, column 1 any other.
            rows.append([ranked[best], 0.0] if best == one.sign else [0.0, ranked[best]])
    if not rows:
        return None
    matrix = np.array(rows, np.float32)
    return round(calibration_error(matrix, np.zeros(len(matrix), np.int64)), 4)


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
