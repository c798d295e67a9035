"""What a score is worth: how often what has it is what was signed, as streams of people show."""

import math
from collections.abc import Mapping
from dataclasses import astuple, dataclass
from typing import Any

# No candidate has less, and more is a matter of how many numbers were kept.
LEAST, MOST = 0.005, 0.999
_CURVES = ("said", "first", "others", "letter")


class ScoresError(Exception):
    """The numbers are no such curves, or they were fitted on another net."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A curve from 0 to 1 that never falls: a straight line between log odds.

    It lies higher by `seldom` where frames come too seldom to show a hold: the best of few moments.
    """

    slope: float
    shift: float
    seldom: float

    def __call__(self, score: float, *, is_seldom: bool) -> float:
        kept = min(max(score, LEAST), MOST)
        odds = self.slope * math.log(kept / (1 - kept)) + self.shift + is_seldom * self.seldom
        return 1 / (1 + math.exp(-odds))


@dataclass(frozen=True, slots=True)
class Scores:
    """Curves of the first word where it is said and where not, and of those behind it.

    A candidate's score is its best of many moments, only one of five can be right, and what is
    said was believed for more than its score. The order of candidates stays. `letter` is that of a
    letter that is said after a way: words end in the shapes of letters.
    """

    said: Curve
    first: Curve
    others: Curve
    letter: Curve

    def worth(
        self, score: float, *, place: int, is_said: bool = False, is_seldom: bool = False
    ) -> float:
        """How probable the candidate in this place is, from 0; `is_said` tells of the first."""
        curve = self.others if place > 0 else self.said if is_said else self.first
        return curve(score, is_seldom=is_seldom)


def read_scores(card: Mapping[str, Any]) -> Scores | None:
    """Those of a model's card; None where nothing was fitted. ScoresError says what is wrong."""
    entry: Any = card.get("scores")
    if entry is None:
        return None
    try:
        curves = [Curve(*map(_number, entry[name])) for name in _CURVES]
        fitted_on = entry["net"]
    except (KeyError, TypeError, ValueError) as error:
        raise ScoresError(f"its scores are no four curves of three numbers ({error!r})") from None
    if fitted_on != card["sha256"]:
        raise ScoresError(
            "its scores were fitted on another net: python -m isl_training.words.scores"
        )
    said, first, others, letter = curves
    is_rising = all(curve.slope >= 0 for curve in curves)
    is_above = all(
        above(score, is_seldom=is_seldom) >= others(score, is_seldom=is_seldom)
        # What is said has a score of its own from a half on at least.
        for above, least in ((first, LEAST), (said, 0.5))
        for score in (least, MOST)
        for is_seldom in (False, True)
    )
    if not is_rising or not is_above:
        raise ScoresError("its scores' curves fall, or what stands first lies below the others")
    return Scores(said, first, others, letter)


def write_scores(scores: Scores, sha256: str) -> dict[str, Any]:
    """The same, the other way round, of the net with this sum."""
    return {
        "net": sha256,
        **{name: list(astuple(getattr(scores, name))) for name in _CURVES},
    }


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise ValueError(f"{value!r} is no number")
    return float(value)
