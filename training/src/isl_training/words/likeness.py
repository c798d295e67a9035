"""When something near to what a person taught is that sign: fitted on drawn people."""

# pyright: basic

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from isl_signs.backends.base import Encoder, Likeness, WordModel
from isl_signs.landmarks import BoolArray, FloatArray
from isl_signs.stream.movement import movement
from isl_signs.stream.words import LEAST_MOVEMENT, WINDOWS_S
from isl_signs.words.classifier import window_features, word_probabilities
from isl_signs.words.own import directions
from isl_signs.words.taught import nearness
from isl_signs.words.window import cut

from isl_training.evaluation.dataset import IntArray
from isl_training.words.augment import degrade
from isl_training.words.encoder import RATE
from isl_training.words.losses import Losses
from isl_training.words.material import Clip
from isl_training.words.windows import label_of

# How many signs somebody may have taught, from how many takes.
_COUNTS, _TAKES = (1, 3, 10, 30), (1, 3)
_EPISODES = 12
_SHARPNESS = (5.0, 10.0, 20.0, 30.0, 40.0, 60.0)
# Signs of this share of takes are nearer to their own mean than `near`.
_NEAR = 0.75
NOTHING, UNCLEAR = "", "?"


@dataclass(frozen=True, slots=True)
class Seen:
    """Windows of a stream: directions [n, d], the nearest known word's and the net's 'no sign' [n].

    `signs` has what each shows: a sign, NOTHING, or UNCLEAR where only a part of one is in it.
    """

    directions: FloatArray
    known: FloatArray
    nothing: FloatArray
    signs: Sequence[str]


def watch(
    clips: Sequence[Clip],
    model: WordModel,
    encoder: Encoder,
    losses: Losses,
    *,
    random: np.random.Generator,
) -> Seen:
    """The windows that the service looks at while these clips are shown."""
    windows, signs = [], []
    for clip in clips:
        times, points = degrade(clip, losses, rate=RATE, random=random)
        for last in range(3, len(times), 3):
            for seconds in WINDOWS_S:
                end_s = float(times[last])
                start_s = max(end_s - seconds, float(times[0]))
                before = times[: last + 1], points[: last + 1]
                if movement(*before, start_s=start_s) < LEAST_MOVEMENT:
                    continue
                window = cut(*before, start_s=start_s, end_s=end_s)
                if window is not None:
                    windows.append(window)
                    signs.append(_shown(clip, start_s, end_s, float(times[-1])))
    features = window_features(windows)
    seen = directions(encoder.net.logits(features))
    known = (seen @ encoder.prototypes.T).max(axis=1)
    return Seen(seen, known, word_probabilities(model, features)[:, -1], signs)


def _shown(clip: Clip, start_s: float, end_s: float, last_s: float) -> str:
    ids = [span.id for span in clip.spans]
    class_of = {name: number for number, name in enumerate(dict.fromkeys(ids))}
    label = label_of(clip.spans, class_of, start_s, end_s, last_s=last_s)
    if label is None:
        return UNCLEAR
    return NOTHING if label < 0 else list(class_of)[label]


def fit_likeness(
    takes: Mapping[str, Sequence[FloatArray]], seen: Seen, *, random: np.random.Generator
) -> Likeness:
    """Weights and sharpness from many made-up vocabularies of `takes`; the threshold is not yet."""
    signs = np.array(seen.signs)
    parts: list[FloatArray] = []
    rights: list[BoolArray] = []
    chosen: list[tuple[FloatArray, IntArray]] = []
    names = sorted(takes)
    for count in _COUNTS:
        for k in _TAKES:
            for _ in range(_EPISODES):
                own = [names[i] for i in random.permutation(len(names))[:count]]
                prototypes = np.stack([mean_of(takes[name], k, random) for name in own])
                near = seen.directions @ prototypes.T
                nearest = np.array(own)[near.argmax(axis=1)]
                clear = signs != UNCLEAR
                parts.append(nearness(near, seen.known, seen.nothing)[clear])
                rights.append((nearest == signs)[clear])
                mine = np.isin(signs, own)
                if count > 1 and mine.any():
                    right = np.array([own.index(sign) for sign in signs[mine]])
                    chosen.append((near[mine], right))
    weights, bias = fit_logistic(np.concatenate(parts), np.concatenate(rights))
    a, b, c, d = weights
    return Likeness(
        weights=(a, b, c, d),
        bias=bias,
        sharpness=min(_SHARPNESS, key=lambda sharpness: _surprise(chosen, sharpness)),
        threshold=0.5,
        near=_near(takes),
    )


def mean_of(examples: Sequence[FloatArray], k: int, random: np.random.Generator) -> FloatArray:
    """A prototype of k of these takes, or of all where there are fewer."""
    some = random.permutation(len(examples))[:k]
    return directions(np.mean([examples[i] for i in some], axis=0)[None])[0]


def _surprise(chosen: Sequence[tuple[FloatArray, IntArray]], sharpness: float) -> float:
    total = 0.0
    for near, right in chosen:
        scaled = sharpness * near
        total += float(
            (np.logaddexp.reduce(scaled, axis=1) - scaled[np.arange(len(right)), right]).mean()
        )
    return total


def _near(takes: Mapping[str, Sequence[FloatArray]]) -> float:
    distances = [
        1 - float(example @ directions(np.mean(examples, axis=0)[None])[0])
        for examples in takes.values()
        for example in examples
    ]
    return round(float(np.quantile(distances, _NEAR)), 3)


def fit_logistic(
    parts: FloatArray,
    rights: BoolArray,
    counts: FloatArray | None = None,
    *,
    held: float = 1e-5,
) -> tuple[tuple[float, ...], float]:
    """Logistic regression by Newton's method, a little held toward zero.

    `counts` [n]: how often each row counts, once unless given. `held`: how much toward zero.
    """
    counted = np.ones(len(parts)) if counts is None else counts / counts.mean()
    rows = np.concatenate([parts, np.ones((len(parts), 1))], axis=1).astype(np.float64)
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        sure = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (counted * (sure - rights)) / len(rows) + held * weights
        spread = (counted * sure * (1 - sure))[:, None]
        bend = (rows * spread).T @ rows / len(rows) + held * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    *rounded, bias = (round(float(value), 3) for value in weights)
    return tuple(rounded), bias
