"""What held-out bodies and cameras say about when to believe the word net."""

# pyright: basic

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from isl_signs.backends.base import LetterModel, WordModel
from isl_signs.classifier import softmax
from isl_signs.evaluation.dataset import IntArray
from isl_signs.evaluation.figures import accuracy, calibration_error
from isl_signs.evaluation.stream import NoDetector, listen
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignPipeline
from isl_signs.training.calibrate import fit_temperature
from isl_signs.words.training.augment import spoil
from isl_signs.words.training.losses import Losses
from isl_signs.words.training.material import Clip
from isl_signs.words.training.signs import Signs

# Of the words said in held-out clips, so many are to be right; and so many a minute may be said
# where nothing is signed. Stricter for what only the avatar showed.
PRECISION = {"people": 0.93, "avatar": 0.95}
FALSE_A_MINUTE = {"people": 2.0, "avatar": 1.0}
_RATES = (2.0, 15.0)
_LEAST = 0.4
_MOST = 0.97
_SIGN_CLIPS, _NOTHING_CLIPS = 120, 50


@dataclass(frozen=True, slots=True)
class _Said:
    score: float
    is_right: bool
    in_nothing: bool


def fit_runtime(
    model: WordModel,
    letters: LetterModel,
    features: FloatArray,
    labels: IntArray,
    clips: Sequence[Clip],
    *,
    signs: Signs,
    losses: Losses,
    seed: int,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Temperature and thresholds, and what was measured on the way."""
    logits = model.net.logits(features)
    temperature = fit_temperature(logits, labels)
    scaled = softmax(logits / temperature)
    is_sign = labels < len(signs.words)
    heard = replace(model, temperature=temperature)
    said, minutes = _listen_all(heard, letters, clips, signs, losses, seed=seed)
    thresholds = {
        source: _threshold(said, minutes, PRECISION[source], FALSE_A_MINUTE[source])
        for source in PRECISION
    }
    least = thresholds["avatar"]
    kept = [one for one in said if one.score >= least]
    validation = {
        "windows": len(labels),
        "window_top_1": round(accuracy(scaled[is_sign], labels[is_sign]), 4),
        "nothing_recognised": round(
            float((scaled[~is_sign].argmax(axis=1) == len(signs.words)).mean()), 4
        ),
        "calibration_error": round(calibration_error(scaled, labels), 4),
        "said": len(kept),
        "right_when_said": round(
            float(np.mean([one.is_right for one in kept if not one.in_nothing] or [0.0])), 4
        ),
        "false_a_minute": round(sum(one.in_nothing for one in kept) / max(minutes, 1e-6), 3),
        "minutes_of_nothing": round(minutes, 2),
    }
    print("validation", validation)
    return {"temperature": temperature, "thresholds": thresholds}, validation


def _listen_all(
    model: WordModel,
    letters: LetterModel,
    clips: Sequence[Clip],
    signs: Signs,
    losses: Losses,
    *,
    seed: int,
) -> tuple[list[_Said], float]:
    pipeline = SignPipeline(NoDetector(), letters, model, word_threshold=_LEAST)
    random = np.random.default_rng([seed, 7])
    signing = [clip for clip in clips if clip.sign in signs.class_of]
    nothing = [clip for clip in clips if clip.sign is None]
    chosen = [signing[i] for i in random.permutation(len(signing))[:_SIGN_CLIPS]]
    chosen += [nothing[i] for i in random.permutation(len(nothing))[:_NOTHING_CLIPS]]
    said: list[_Said] = []
    seconds = 0.0
    for clip in chosen:
        for rate in _RATES:
            times, points = spoil(clip, losses, rate=rate, random=random)
            said += _judge(listen(pipeline, times, points, aspect=1.0).said, clip, signs)
            if clip.sign is None:
                seconds += float(times[-1] - times[0])
    return said, seconds / 60


def _judge(heard: Sequence[Any], clip: Clip, signs: Signs) -> list[_Said]:
    """Whatever of the clip's signs is heard is right, in any order; letters do not count."""
    shown = {signs.class_of[span.id] for span in clip.spans if span.id in signs.class_of}
    return [
        _Said(one.score, signs.class_of[one.id] in shown, clip.sign is None)
        for one in heard
        if one.id in signs.class_of
    ]


def _threshold(said: Sequence[_Said], minutes: float, precision: float, false: float) -> float:
    for threshold in np.arange(_LEAST + 0.1, _MOST, 0.01):
        kept = [one for one in said if one.score >= threshold]
        signing = [one for one in kept if not one.in_nothing]
        wrong = sum(one.in_nothing for one in kept) / max(minutes, 1e-6)
        if signing and np.mean([one.is_right for one in signing]) >= precision and wrong <= false:
            return round(float(threshold), 2)
    return _MOST
