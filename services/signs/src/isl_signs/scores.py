"""What a score is worth: how often what has it is what was signed, as streams of people show."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

# No candidate has less, and more is a matter of how many numbers were kept.
LEAST, MOST = 0.005, 0.999
_CURVES = ("said", "first", "others")


class ScoresError(Exception):
    """The numbers are no such curves, or they were fitted on another net."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A rising curve from 0 to 1: a straight line between log odds."""

    slope: float
    shift: float

    def __call__(self, score: float) -> float:
        kept = min(max(score, LEAST), MOST)
        return 1 / (1 + math.exp(-(self.slope * math.log(kept / (1 - kept)) + self.shift)))


@dataclass(frozen=True, slots=True)
class Scores:
    """Curves of the first candidate where it is said and where not, and of those behind it.

    A candidate's score is its best of many moments, only one of five can be right, and what is
    said was believed for more than its score. The order of candidates stays.
    """

    said: Curve
    first: Curve
    others: Curve

    def worth(self, score: float, *, place: int, is_said: bool = False) -> float:
        """How probable the candidate in this place is, from 0; `is_said` tells of the first."""
        if place > 0:
            return self.others(score)
        return self.said(score) if is_said else self.first(score)


def worth(scores: Scores | None, score: float, *, place: int, is_said: bool = False) -> float:
    """The same; the score as it is where nothing was fitted."""
    return score if scores is None else scores.worth(score, place=place, is_said=is_said)


def read_scores(card: Mapping[str, Any]) -> Scores | None:
    """Those of a model's card; None where nothing was fitted. ScoresError says what is wrong."""
    entry: Any = card.get("scores")
    if entry is None:
        return None
    try:
        curves = [Curve(*map(_number, entry[name])) for name in _CURVES]
        fitted_on = entry["net"]
    except (KeyError, TypeError, ValueError) as error:
        raise ScoresError(f"its scores are no three curves of two numbers ({error!r})") from None
    if fitted_on != card["sha256"]:
        raise ScoresError(
            "its scores were fitted on another net: python -m isl_training.words.scores"
        )
    said, first, others = curves
    is_rising = all(curve.slope > 0 for curve in curves)
    is_above = all(first(score) >= others(score) for score in (LEAST, MOST))
    # What is said has a score of its own from here on at least.
    is_above &= all(said(score) >= others(score) for score in (0.5, MOST))
    if not is_rising or not is_above:
        raise ScoresError("its scores' curves fall, or what stands first lies below the others")
    return Scores(said, first, others)


def write_scores(scores: Scores, sha256: str) -> dict[str, Any]:
    """The same, the other way round, of the net with this sum."""
    return {
        "net": sha256,
        "said": [scores.said.slope, scores.said.shift],
        "first": [scores.first.slope, scores.first.shift],
        "others": [scores.others.slope, scores.others.shift],
    }


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise ValueError(f"{value!r} is no number")
    return float(value)
