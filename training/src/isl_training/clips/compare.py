"""Whether one word model is better than another on clips of signers that neither has seen."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import comb
from pathlib import Path
from typing import Any

import numpy as np
from isl_signs.backends.base import WordModel
from isl_signs.body import HANDS
from isl_signs.landmarks import FloatArray, to_square_units
from isl_signs.words.classifier import window_features, word_probabilities
from isl_signs.words.window import cut

from isl_training.clips.material import LIST_FILE, frames_at
from isl_training.evaluation.answers import Answer, said_counts, summarise
from isl_training.evaluation.figures import calibration_error
from isl_training.words.material import DEFAULT_ASPECT

RATES = (2.0, 15.0)
TOP = 5
# Significance level: a gain that chance brings more often does not count.
_CHANCE = 0.05
# Shown before and after the marked sign, because people do not mark its ends exactly.
_MARGIN_S = 0.2


@dataclass(frozen=True, slots=True)
class Shown:
    """A clip of a signer: times [n], points [n, 75, 3] in square units, and where its sign is."""

    times: FloatArray
    points: FloatArray
    # None for movement that is no sign.
    sign: str | None
    # None for a drawn person.
    signer: str | None
    start_s: float
    end_s: float


@dataclass(frozen=True, slots=True)
class Score:
    """A model on clips of signs: whether each is its first guess, or one of the first five."""

    first: list[bool]
    among: list[bool]
    # Clips without a sign in which it saw one, and how many such clips there are.
    false_labels: int
    nothing: int
    # The same clips with what each was taken for, and how sure the best guess was.
    answers: list[Answer] = field(default_factory=list[Answer])
    certainty: list[float] = field(default_factory=list[float])

    @property
    def clips(self) -> int:
        return len(self.first)


def read_shown(folder: Path, rate: float) -> list[Shown]:
    """The clips of a material folder as a camera of `rate` frames a second gives them."""
    return _read(folder, _listed(folder), rate)


def read_nothing(folder: Path, rate: float) -> list[Shown]:
    """Of these those that are movement and no sign."""
    return _read(folder, [clip for clip in _listed(folder) if clip["id"] is None], rate)


def _listed(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / LIST_FILE).read_text().splitlines()]


def _read(folder: Path, clips: Sequence[dict[str, Any]], rate: float) -> list[Shown]:
    found: list[Shown] = []
    for number, clip in enumerate(clips):
        aspect = clip.get("aspect", DEFAULT_ASPECT)
        points = to_square_units(np.load(folder / clip["file"]), aspect=aspect)
        given = clip["framesPerSecond"]
        # Where a slow camera's first frame lies is chance: spread evenly over the clips.
        begin = (number * 0.618) % 1
        chosen = frames_at(len(points), given, rate, begin=begin)
        last = len(points) - 1
        start, end = (0, last) if clip["id"] is None else (clip["start"], clip["end"])
        found.append(
            Shown(
                np.array(chosen, np.float32) / np.float32(given),
                points[list(chosen)],
                clip["id"],
                clip.get("signer"),
                max(0.0, start / given - _MARGIN_S),
                min(last / given, end / given + _MARGIN_S),
            )
        )
    return found


def classes(model: WordModel) -> dict[str, int]:
    """The class of each sign that the model has, homonyms included."""
    class_of = {word.id: k for k, word in enumerate(model.words)}
    return class_of | {other.id: k for k, word in enumerate(model.words) for other in word.homonyms}


def score(model: WordModel, clips: Sequence[Shown]) -> Score:
    """Only signs that the model has count; `false_labels` are said over its threshold."""
    class_of = classes(model)
    answers: list[Answer] = []
    certainty: list[float] = []
    false_labels, nothing = 0, 0
    for clip in clips:
        if clip.sign is not None and clip.sign not in class_of:
            continue
        nothing += clip.sign is None
        gloss = "" if clip.sign is None else model.words[class_of[clip.sign]].label
        window = cut(clip.times, clip.points, start_s=clip.start_s, end_s=clip.end_s)
        if window is None:
            # Too few frames for a window: counted as an answer without guesses.
            if clip.sign is not None:
                answers.append(Answer(gloss, [], is_said=False, hands=0))
                certainty.append(0.0)
            continue
        chances = word_probabilities(model, window_features([window]))[0]
        words = chances[:-1]
        order = np.argsort(words)[::-1]
        best = int(order[0])
        learnt_from = model.words[best].learnt_from
        assert learnt_from != "own"
        threshold = model.thresholds[learnt_from]
        is_over = bool(words[best] >= threshold and words[best] > chances[-1])
        if clip.sign is None:
            false_labels += int(is_over)
            continue
        answers.append(
            Answer(
                gloss,
                [model.words[int(k)].label for k in order[:TOP]],
                is_said=is_over and model.words[best].is_said,
                hands=sum(bool(np.isfinite(window.points[:, hand, 0]).any()) for hand in HANDS),
            )
        )
        certainty.append(float(words[best]))
    return Score(
        [answer.is_right(1) for answer in answers],
        [answer.is_right(TOP) for answer in answers],
        false_labels,
        nothing,
        answers,
        certainty,
    )


def figures_of(score: Score) -> dict[str, Any]:
    """A score as the evaluation of sequences writes its figures."""
    figures: dict[str, Any] = {"nothing": {"clips": score.nothing, "false": score.false_labels}}
    if not score.answers:
        return figures
    # Column 0 is the right sign, column 1 any other.
    sure = np.array(score.certainty, np.float32)
    columns = np.where(np.array(score.first)[:, None], [[1, 0]], [[0, 1]]) * sure[:, None]
    error = calibration_error(columns.astype(np.float32), np.zeros(len(sure), np.int64))
    summary = summarise(score.answers)
    for gloss, row in summary["signs"].items():
        row |= said_counts(gloss, score.answers)
    return summary | {"calibration_error": round(error, 4)} | figures


@dataclass(frozen=True, slots=True)
class Verdict:
    """What changed between two models on the same clips."""

    newly_right: int
    newly_wrong: int
    chance: float
    is_better: bool


def compare(old: Score, new: Score) -> Verdict:
    """The new one is better if more clips became right than chance explains, and nothing worse."""
    pairs = list(zip(old.first, new.first, strict=True))
    newly_right = sum(not before and after for before, after in pairs)
    newly_wrong = sum(before and not after for before, after in pairs)
    chance = _sign_test(newly_right, newly_wrong)
    is_better = (
        chance < _CHANCE
        and sum(new.among) >= sum(old.among)
        and new.false_labels <= old.false_labels
    )
    return Verdict(newly_right, newly_wrong, chance, is_better)


def _sign_test(gains: int, losses: int) -> float:
    """How often a fair coin gives so many gains or more (McNemar's exact test, one side)."""
    changed = gains + losses
    return sum(comb(changed, k) for k in range(gains, changed + 1)) / 2**changed
