"""From the letters of frames to words: the likeliest words of a stream, kept side by side."""

import math
from dataclasses import dataclass, field

import numpy as np

from isl_signs.landmarks import FloatArray
from isl_signs.spelling.names import NameList

_KEPT = 10
# A letter that is less likely in a frame is not tried there.
_LEAST = 1e-3
_NEVER = float("-inf")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class Weights:
    """How much a list of names counts, and what each letter is worth beside what was seen."""

    names: float
    letter: float


@dataclass(slots=True)
class Spelled:
    """A word so far; where each letter was seen, and how surely."""

    letters: str = ""
    frames: tuple[int, ...] = ()
    sure: tuple[float, ...] = ()
    # Logarithms of the probability that the last frame showed none, and that it showed the last.
    none: float = _NEVER
    last: float = _NEVER

    @property
    def seen(self) -> float:
        return _add(self.none, self.last)


@dataclass(slots=True)
class Beam:
    """Words of one stream [frames]; letters that were told already stay."""

    weights: Weights
    names: NameList | None = None
    count: int = 0
    words: list[Spelled] = field(default_factory=lambda: [Spelled(none=0.0)])

    @property
    def best(self) -> Spelled:
        """The likeliest word of a stream that may go on."""
        return self.words[0]

    def read(self, row: FloatArray) -> None:
        """Take a frame's probabilities of 26 letters, and last of none."""
        grown: dict[str, Spelled] = {}
        tried = [int(letter) for letter in np.flatnonzero(row[:-1] >= _LEAST)]
        none = math.log(max(float(row[-1]), 1e-12))
        for word in self.words:
            stays = _same(grown, word)
            stays.none = _add(stays.none, word.seen + none)
            if word.letters:
                again = float(row[LETTERS.index(word.letters[-1])])
                if again >= _LEAST:
                    stays.last = _add(stays.last, word.last + math.log(again))
                    if again > stays.sure[-1]:
                        stays.sure = (*stays.sure[:-1], again)
            for letter in tried:
                likely = float(row[letter])
                before = word.none if word.letters[-1:] == LETTERS[letter] else word.seen
                if before == _NEVER:
                    continue
                longer = _longer(grown, word, LETTERS[letter], self.count, likely)
                longer.last = _add(longer.last, before + math.log(likely))
        self.count += 1
        ranked = sorted(grown.values(), key=self._score, reverse=True)
        self.words = ranked[:_KEPT]

    def keep(self, told: str) -> None:
        """What was told cannot be another word any more."""
        self.words = [word for word in self.words if word.letters.startswith(told)]

    def agreed(self) -> int:
        """How many letters the likely words have in common."""
        scores = np.array([self._score(word) for word in self.words])
        shares = np.exp(scores - scores.max())
        shares /= shares.sum()
        best = self.best.letters
        for count in range(1, len(best) + 1):
            share = sum(
                float(part)
                for word, part in zip(self.words, shares, strict=True)
                if word.letters.startswith(best[:count])
            )
            if share < AGREED:
                return count - 1
        return len(best)

    def whole(self) -> Spelled:
        """The likeliest word, now that no letter follows."""
        return max(self.words, key=self._score_whole)

    def _score(self, word: Spelled) -> float:
        score = word.seen + self.weights.letter * len(word.letters)
        if self.names is not None:
            score += self.weights.names * self.names.log_start(word.letters)
        return score

    def _score_whole(self, word: Spelled) -> float:
        score = word.seen + self.weights.letter * len(word.letters)
        if self.names is not None:
            score += self.weights.names * self.names.log_whole(word.letters)
        return score


# Words with this share of all agree on a letter that is told.
AGREED = 0.9


def letter_rows(probabilities: FloatArray) -> FloatArray:
    """[n, 27] of [n, 2 x 26 + 1]: a letter is the same in either alphabet."""
    first, second, none = np.split(probabilities, [26, 52], axis=1)
    return np.concatenate([first + second, none], axis=1)


def _same(grown: dict[str, Spelled], word: Spelled) -> Spelled:
    known = grown.get(word.letters)
    if known is None:
        known = Spelled(word.letters)
        grown[word.letters] = known
    # Where a shorter word has grown into this one just now, its letters were seen before.
    known.frames, known.sure = word.frames, word.sure
    return known


def _longer(
    grown: dict[str, Spelled], word: Spelled, letter: str, frame: int, likely: float
) -> Spelled:
    letters = word.letters + letter
    known = grown.get(letters)
    if known is None:
        known = Spelled(letters, (*word.frames, frame), (*word.sure, likely))
        grown[letters] = known
    return known


def _add(one: float, other: float) -> float:
    """Of two logarithms, that of the sum."""
    if one == _NEVER:
        return other
    if other == _NEVER:
        return one
    most = max(one, other)
    return most + math.log(math.exp(one - most) + math.exp(other - most))
