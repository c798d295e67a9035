"""A list of names that spelled words are likely to be; any other word can be spelled too."""

import math
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

LETTERS = 26
# How much of what is spelled is taken to be in the list.
_LISTED = 0.6
# What is in no list ends after a letter by this chance.
_ENDS = 0.15


class NameList:
    """How likely letters one after another are, where a share of the words is of a list."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = frozenset(names)
        self._starts = Counter(name[:end] for name in self._names for end in range(len(name) + 1))

    def __len__(self) -> int:
        return len(self._names)

    def __contains__(self, name: str) -> bool:
        return name in self._names

    @property
    def names(self) -> list[str]:
        """All of them."""
        return sorted(self._names)

    def log_start(self, letters: str) -> float:
        """Logarithm of the probability that a word begins so, against letters by chance."""
        chance = LETTERS ** -len(letters)
        listed = self._starts[letters] / len(self._names)
        return math.log(_LISTED * listed + (1 - _LISTED) * chance) - math.log(chance)

    def log_whole(self, letters: str) -> float:
        """The same of a word that is so and no longer."""
        chance = LETTERS ** -len(letters)
        listed = (letters in self._names) / len(self._names)
        return math.log(_LISTED * listed + (1 - _LISTED) * _ENDS * chance) - math.log(chance)


def read_names(path: Path) -> NameList:
    """One name a line, of the letters A to Z; lines with # are remarks."""
    lines = [line.strip().upper() for line in path.read_text().splitlines()]
    names = [line for line in lines if line and not line.startswith("#")]
    bad = [name for name in names if not (name.isascii() and name.isalpha())]
    if bad:
        raise ValueError(f"{path}: {bad[0]} is no name of the letters A to Z")
    if not names:
        raise ValueError(f"{path}: no names")
    return NameList(names)
