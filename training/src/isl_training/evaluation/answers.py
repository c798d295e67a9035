"""Figures of answers to labelled samples, whatever the samples are: pictures or sequences."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from isl_training.evaluation.render import render

_FIRST = 5
_WIDEST_TABLE = 40
_MOST_PAIRS = 40
# A sample without an answer: no hands, or hands unlike any in training.
NOTHING = "-"


@dataclass(frozen=True, slots=True)
class Answer:
    """What the recogniser made of one sample: signs best first, none where it passed over."""

    gloss: str
    guesses: Sequence[str]
    # The best guess passed the threshold below which nothing is said.
    is_said: bool
    hands: int

    @property
    def first(self) -> str:
        return self.guesses[0] if self.guesses else NOTHING

    def is_right(self, count: int) -> bool:
        """Whether the sign is among the first guesses."""
        return self.gloss in self.guesses[:count]


def summarise(answers: Sequence[Answer]) -> dict[str, Any]:
    """Figures for people and for the card; a sample without an answer counts as wrong."""
    said = [answer for answer in answers if answer.is_said]
    glosses = sorted({answer.gloss for answer in answers})
    return {
        "samples": len(answers),
        "top_1": _share(answers, 1),
        "top_5": _share(answers, _FIRST),
        "no_hand": _part(sum(answer.hands == 0 for answer in answers), len(answers)),
        "passed_over": _part(sum(not answer.guesses for answer in answers), len(answers)),
        "said": _part(len(said), len(answers)),
        "right_when_said": _share(said, 1),
        "signs": {gloss: _of_sign(answers, gloss) for gloss in glosses},
    }


def _of_sign(answers: Sequence[Answer], gloss: str) -> dict[str, Any]:
    own = [answer for answer in answers if answer.gloss == gloss]
    firsts = [answer.first for answer in own]
    return {
        "samples": len(own),
        "top_1": _share(own, 1),
        "top_5": _share(own, _FIRST),
        "taken_for": {first: firsts.count(first) for first in sorted(set(firsts))},
    }


def said_counts(gloss: str, answers: Sequence[Answer]) -> dict[str, Any]:
    """Of what was said, how often it was this sign; of this sign, how often it was said."""
    said = [answer for answer in answers if answer.is_said and answer.first == gloss]
    return precision_and_recall(
        said=len(said),
        right=sum(answer.gloss == gloss for answer in said),
        shown=sum(answer.gloss == gloss for answer in answers),
    )


def precision_and_recall(*, said: int, right: int, shown: int) -> dict[str, Any]:
    """Shares, None where there is nothing to count, and the counts that they come from."""
    return {
        "said": said,
        "right": right,
        "precision": _part(right, said),
        "recall": _part(right, shown),
    }


def render_summary(figures: dict[str, Any]) -> str:
    """The figures as Markdown: totals, each sign, and what was taken for what.

    A table of confusions where it can be read, else the commonest.
    """
    signs = figures["signs"]
    guesses = {guess for row in signs.values() for guess in row["taken_for"]} | set(signs)
    return render(
        "summary",
        figures=figures,
        pairs=confusions(signs, most=_MOST_PAIRS) if len(signs) > _WIDEST_TABLE else None,
        columns=[*sorted(guesses - {NOTHING}), NOTHING],
        nothing=NOTHING,
    )


def confusions(signs: dict[str, Any], *, most: int) -> list[tuple[str, str, int]]:
    """What was shown, what it was taken for and how often, the commonest first."""
    pairs = [
        (gloss, taken, count)
        for gloss, row in signs.items()
        for taken, count in row["taken_for"].items()
        if taken != gloss
    ]
    return sorted(pairs, key=lambda pair: (-pair[2], pair))[:most]


def _share(answers: Sequence[Answer], count: int) -> float | None:
    return _part(sum(answer.is_right(count) for answer in answers), len(answers))


def _part(count: int, total: int) -> float | None:
    return round(count / total, 4) if total else None
