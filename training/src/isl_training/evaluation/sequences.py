"""The recogniser's answers to folders of landmark sequences, DIR/<gloss or lexicon id>/*.npy."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from isl_signs.body import HANDS
from isl_signs.landmarks import FloatArray, to_square_units
from isl_signs.pipeline import SignPipeline

from isl_training.evaluation.dataset import IntArray
from isl_training.evaluation.samples import BadSampleError, list_samples
from isl_training.evaluation.sequence_figures import (
    NOTHING,
    Heard,
    Vocabulary,
    figures_of,
    vocabulary_of,
)
from isl_training.evaluation.sequence_files import around_sign, read_lines, read_sequence
from isl_training.evaluation.stream import at_rate, listen
from isl_training.words.augment import lose_hands, shake
from isl_training.words.losses import Losses

ENDINGS = frozenset({".npy"})
# For sequences whose rate and aspect nobody gave.
_USUAL_RATE, _USUAL_ASPECT = 30.0, 4 / 3


@dataclass(frozen=True, slots=True)
class Outcome:
    """Figures at each rate, and what could not be used, with the reason."""

    rates: Mapping[str, Any]
    unknown: list[str]
    bad: list[str]


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
    lines = read_lines(folder)
    bad: list[str] = []
    heard: dict[float, list[Heard]] = {rate: [] for rate in rates}
    counts: dict[str, int] = {}
    random = np.random.default_rng(11)
    # Cuts begin at the same moment before each sign; a page's frames fall anywhere.
    phases = np.random.default_rng(12)
    for sample in samples.known:
        counts[sample.gloss] = counts.get(sample.gloss, 0) + 1
        if most is not None and counts[sample.gloss] > most and sample.gloss != NOTHING:
            continue
        name = sample.path.relative_to(folder).as_posix()
        line = lines.get(name, {})
        own_rate = frames_per_second or float(line.get("framesPerSecond", _USUAL_RATE))
        own_aspect = aspect or float(line.get("aspect", _USUAL_ASPECT))
        try:
            points = around_sign(read_sequence(sample.path), line, own_rate)
        except (BadSampleError, OSError) as error:
            bad.append(f"{name}: {error}")
            continue
        if losses is not None:
            points = _degrade(points, losses, own_rate, own_aspect, random)
        sign = NOTHING if sample.gloss == NOTHING else vocabulary.sign_of[sample.gloss]
        beside = _beside(sign, line, vocabulary)
        phase = phases.random()
        for rate in rates:
            chosen = at_rate(len(points), frames_per_second=own_rate, rate=rate, phase=phase)
            heard[rate].append(_hear(pipeline, points, chosen, own_rate, own_aspect, sign, beside))
    return Outcome(
        {f"{rate:g}": figures_of(many, vocabulary) for rate, many in heard.items() if many},
        samples.unknown,
        bad,
    )


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
