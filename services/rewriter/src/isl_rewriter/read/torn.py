"""Spelled words that lost letters, and what they may have been."""

from typing import NamedTuple

from isl_contracts.generated.language import Names, Sense

from isl_rewriter.lexicon import Lexicon, fold
from isl_rewriter.read.words import Dictionary, name_sense

TWO_LOST = 3
# How much of a word must be left where a letter within, or two, were lost.
_LEAST_LEFT = {1: 4, 2: 5}


class Whole(NamedTuple):
    """A word or a name that a spelled one may have been."""

    text: str
    senses: tuple[Sense, ...]
    concept: str


class TornWords:
    """Finds the words of the lexicon, of words.json and the names that lost letters are part of."""

    def __init__(self, lexicon: Lexicon, dictionary: Dictionary, names: Names) -> None:
        words = [concept for concept in lexicon.concepts.values() if concept.kind == "word"]
        said = ((c, lemma) for c in words for sense in c.senses for lemma in sense.lemmas)
        self._given = {name.casefold() for name in names.given}
        wholes = [Whole(fold(lemma), tuple(c.senses), c.id) for c, lemma in said]
        for name in (*names.places, *names.languages, *names.given):
            wholes.append(Whole(name.casefold(), (name_sense(name, names),), ""))
        for word in sorted(dictionary.everyday):
            if lexicon.find(word) is None:
                wholes.append(Whole(word, dictionary.senses(word), ""))
        self._wholes: dict[int, list[Whole]] = {}
        for whole in wholes:
            self._wholes.setdefault(len(whole.text), []).append(whole)

    def nearest(self, word: str) -> tuple[int, list[Whole]]:
        """How badly the words are torn that are torn the least, and those words."""
        torn: dict[int, dict[str, Whole]] = {}
        for whole in (w for lost in (1, 2) for w in self._wholes.get(len(word) + lost, ())):
            # R-I-Y-A is a name of her own, and not Priya's.
            is_named = whole.text in self._given and word == whole.text[1:]
            if not is_named and (how := _tear(word, whole.text)):
                torn.setdefault(how, {}).setdefault(whole.concept or whole.text, whole)
        least = min(torn, default=0)
        return least, list(torn.get(least, {}).values())


def _tear(word: str, whole: str) -> int:
    """How badly letters of `whole` were lost: 1 one at an edge, 2 one within, 3 two; 0 if not."""
    lost = len(whole) - len(word)
    if lost == 1 and word in (whole[1:], whole[:-1]):
        return 1
    rest = iter(whole)
    is_torn = len(word) >= _LEAST_LEFT[lost] and all(c in rest for c in word)
    return lost + 1 if is_torn else 0
