"""What held-out bodies, cameras and signers say about when to believe the word net."""

# pyright: basic

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from isl_signs.backends.base import LetterModel, WordModel
from isl_signs.classifier import softmax
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignPipeline

from isl_training.evaluation.dataset import IntArray
from isl_training.evaluation.figures import accuracy, calibration_error
from isl_training.evaluation.stream import NoDetector, listen
from isl_training.letters.calibrate import fit_temperature
from isl_training.words.augment import degrade, frames_at
from isl_training.words.losses import Losses
from isl_training.words.material import Clip
from isl_training.words.signs import Signs

# Precision wanted of the words that are said in held-out clips, and how many words a minute may be
# said where nothing is signed, at the rate at which most are. Stricter for what only the avatar
# showed: half of what is wanted of people farther from those it learnt from.
PRECISION = {"people": 0.93, "avatar": 0.95}
FALSE_A_MINUTE = {"people": 0.5, "avatar": 0.25}
_RATES = (2.0, 15.0)
_LEAST = 0.4
_MOST = 0.97
# Of no sign, enough for some minutes at each rate.
_SIGN_CLIPS, _NOTHING_CLIPS = 100, 200
# Least number of held-out clips of people's signs: with fewer, a precision of 93 % cannot be told
# from 80 %.
LEAST_PEOPLE_CLIPS = 30


@dataclass(frozen=True, slots=True)
class HeldOut:
    """Clips that training did not see, and windows of them: features, and classes [n]."""

    features: FloatArray
    labels: IntArray
    clips: Sequence[Clip]


@dataclass(frozen=True, slots=True)
class _Said:
    id: str
    score: float
    is_right: bool
    in_nothing: bool
    rate: float


# By rate, of movement that is no sign.
_Minutes = Mapping[float, float]


# A clip as it is seen at some frames a second: times and points.
_Show = Callable[[Clip, float, np.random.Generator], tuple[FloatArray, FloatArray]]


def fit_runtime(
    model: WordModel,
    letters: LetterModel,
    avatar: HeldOut,
    people: HeldOut | None,
    *,
    signs: Signs,
    losses: Losses,
    seed: int,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Temperature and thresholds, and what was measured on the way.

    Each is fitted on people where they showed enough that training has not seen.
    """
    is_enough = people is not None and _sign_clips(people.clips, signs) >= LEAST_PEOPLE_CLIPS
    logits = model.net.logits(avatar.features)
    if people is not None and is_enough:
        temperature = fit_temperature(model.net.logits(people.features), people.labels)
    else:
        temperature = fit_temperature(logits, avatar.labels)
    scaled = softmax(logits / temperature)
    is_sign = avatar.labels < len(signs.words)
    heard = replace(model, temperature=temperature)

    def degraded(clip: Clip, rate: float, random: np.random.Generator):
        return degrade(clip, losses, rate=rate, random=random)

    said, minutes = _listen_all(heard, letters, avatar.clips, signs, degraded, seed=seed)
    thresholds = {
        source: _threshold(said, minutes, PRECISION[source], FALSE_A_MINUTE[source])
        for source in PRECISION
    }
    kept = [one for one in said if one.score >= thresholds["avatar"]]
    validation: dict[str, Any] = {
        "windows": len(avatar.labels),
        "window_top_1": round(accuracy(scaled[is_sign], avatar.labels[is_sign]), 4),
        "nothing_recognised": round(
            float((scaled[~is_sign].argmax(axis=1) == len(signs.words)).mean()), 4
        ),
        "calibration_error": round(calibration_error(scaled, avatar.labels), 4),
        **_streams(kept, minutes),
    }
    fitted_on = {"temperature": "avatar", "people": "avatar", "avatar": "avatar"}
    by_people = {word.id for word in signs.words if word.learnt_from == "people"}
    if people is not None and is_enough:
        fitted_on["temperature"] = "people"
        theirs, their_minutes = _listen_all(
            heard, letters, people.clips, signs, _as_it_is, seed=seed
        )
        # Whoever moves, a word said where nothing is signed is false: people's clips of no sign are
        # few, so the avatar's count besides.
        theirs += [one for one in said if one.in_nothing]
        their_minutes = {rate: their_minutes[rate] + minutes[rate] for rate in _RATES}
        if by_people:
            fitted_on["people"] = "people"
            theirs = [one for one in theirs if one.id in by_people]
            thresholds["people"] = _threshold(
                theirs, their_minutes, PRECISION["people"], FALSE_A_MINUTE["people"]
            )
        heard_of_them = [one for one in theirs if one.score >= thresholds["people"]]
        validation["people"] = {
            "signers": len({clip.signer for clip in people.clips}),
            "clips": len(people.clips),
            "calibration_error": round(
                calibration_error(
                    softmax(model.net.logits(people.features) / temperature), people.labels
                ),
                4,
            ),
            **_streams(heard_of_them, their_minutes),
        }
    elif by_people:
        # Without people's clips nothing shows that a lower threshold is enough.
        thresholds["people"] = thresholds["avatar"]
    # What only the avatar showed never gets a lower threshold than what people showed.
    thresholds["avatar"] = max(thresholds.values())
    print("validation", validation)
    return {
        "temperature": temperature,
        "thresholds": thresholds,
        "fitted_on": fitted_on,
    }, validation


def _sign_clips(clips: Sequence[Clip], signs: Signs) -> int:
    return sum(clip.sign in signs.class_of for clip in clips)


def _streams(kept: Sequence[_Said], minutes: _Minutes) -> dict[str, Any]:
    """What was said over the threshold in streams of clips."""
    return {
        "said": len(kept),
        "right_when_said": round(
            float(np.mean([one.is_right for one in kept if not one.in_nothing] or [0.0])), 4
        ),
        "false_a_minute": round(_false_a_minute(kept, minutes), 3),
        "minutes_of_nothing": round(sum(minutes.values()), 2),
    }


def _false_a_minute(said: Sequence[_Said], minutes: _Minutes) -> float:
    """At the rate at which most are said over movement that is no sign."""
    return max(
        sum(one.in_nothing for one in said if one.rate == rate) / max(minutes[rate], 1e-6)
        for rate in minutes
    )


def _as_it_is(
    clip: Clip, rate: float, random: np.random.Generator
) -> tuple[FloatArray, FloatArray]:
    """What a camera took of a person is already shaken, and hands are already lost."""
    chosen = frames_at(len(clip.points), clip.frames_per_second, rate, random=random)
    return (chosen / clip.frames_per_second).astype(np.float32), clip.points[chosen]


def _listen_all(
    model: WordModel,
    letters: LetterModel,
    clips: Sequence[Clip],
    signs: Signs,
    show: _Show,
    *,
    seed: int,
) -> tuple[list[_Said], _Minutes]:
    pipeline = SignPipeline(NoDetector(), letters, model, word_threshold=_LEAST)
    random = np.random.default_rng([seed, 7])
    signing = [clip for clip in clips if clip.sign in signs.class_of]
    nothing = [clip for clip in clips if clip.sign is None]
    chosen = [signing[i] for i in random.permutation(len(signing))[:_SIGN_CLIPS]]
    chosen += [nothing[i] for i in random.permutation(len(nothing))[:_NOTHING_CLIPS]]
    said: list[_Said] = []
    minutes = dict.fromkeys(_RATES, 0.0)
    for clip in chosen:
        for rate in _RATES:
            times, points = show(clip, rate, random)
            said += _judge(listen(pipeline, times, points, aspect=1.0).said, clip, rate, signs)
            if clip.sign is None:
                minutes[rate] += float(times[-1] - times[0]) / 60
    return said, minutes


def _judge(heard: Sequence[Any], clip: Clip, rate: float, signs: Signs) -> list[_Said]:
    """Whatever of the clip's signs is heard is right, in any order; letters do not count."""
    shown = {signs.class_of[span.id] for span in clip.spans if span.id in signs.class_of}
    return [
        _Said(one.id, one.score, signs.class_of[one.id] in shown, clip.sign is None, rate)
        for one in heard
        if one.id in signs.class_of
    ]


def _threshold(said: Sequence[_Said], minutes: _Minutes, precision: float, false: float) -> float:
    for threshold in np.arange(_LEAST + 0.1, _MOST, 0.01):
        kept = [one for one in said if one.score >= threshold]
        signing = [one for one in kept if not one.in_nothing]
        wrong = _false_a_minute(kept, minutes)
        if signing and np.mean([one.is_right for one in signing]) >= precision and wrong <= false:
            return round(float(threshold), 2)
    return _MOST
