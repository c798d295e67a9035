"""Checks that a sentence says what was signed: nothing lost, nothing added."""

import re
from collections.abc import Iterable, Sequence

from isl_contracts.generated.language import EnglishRules, Sense

from isl_rewriter.read.signs import Sign
from isl_rewriter.write.english import counted
from isl_rewriter.write.morphology import derived_adverb, every_form

_FUNCTION = frozenset(
    "pronoun possessive determiner question negator particle modal conjunction preposition".split()
)
_WORD = re.compile(r"[^\s.,;:!?]+")
_CONTRACTED = re.compile(r"['\u2019](?:s|m|re|ll|ve|d)?$")
_QUOTES = "'\u2019\""
_SMALL = frozenset({"be", "of", "the", "in", "at", "up", "down"})


class ContentCheck:
    """Compares signs with the English written from them."""

    def __init__(self, english: EnglishRules) -> None:
        self._function_words = english.functionWords.values
        self._degrees = english.degrees.values
        self._stands_for = english.standsFor.values

    def lost(self, signs: Sequence[Sign], text: str) -> list[str]:
        """Glosses of content signs that the text does not say."""
        present = with_owners(words_of(text))
        return [sign.gloss for sign in signs if not self._says(sign, present)]

    def added(self, signs: Sequence[Sign], text: str) -> list[str]:
        """Words of the text that come from no sign and are no function words."""
        allowed = set(self._function_words)
        for sign in signs:
            allowed.add(sign.gloss.casefold())
            allowed.update(self._stands_for.get(sign.concept, ()))
            for sense in sign.senses:
                allowed |= _words_for(sense)
        return [word for word in words_of(text) if not _is_allowed(word, allowed)]

    def _says(self, sign: Sign, present: set[str]) -> bool:
        is_small = sign.senses[0].wordClass in _FUNCTION or sign.senses[0].en in self._degrees
        if is_small or sign.gloss.casefold() in present:  # taller, tallest; as it was signed
            return True
        if present & set(self._stands_for.get(sign.concept, ())):
            return True
        return any(
            all(_forms(part) & present for part in _parts(lemma))
            for sense in sign.senses
            for lemma in _lemmas(sense)
        )


def _lemmas(sense: Sense) -> tuple[str, ...]:
    if sense.wordClass == "name":
        return (sense.en,)
    if sense.noun is not None and sense.noun.plural:
        return (*sense.lemmas, sense.noun.plural)
    if sense.wordClass == "adjective":
        return (*sense.lemmas, *(derived_adverb(lemma) for lemma in sense.lemmas))
    return (*sense.lemmas, sense.en)


def words_of(text: str) -> list[str]:
    """The words of a text in lower case, without marks."""
    return [word.casefold().strip(_QUOTES) for word in _WORD.findall(text)]


def with_owners(words: Iterable[str]) -> set[str]:
    """The words, and each that owns something on its own: Rahul's, Rahul."""
    return {form for word in words for form in (word, word.removesuffix("'s").removesuffix("'"))}


def _parts(lemma: str) -> list[str]:
    parts = lemma.casefold().split()
    return [part for part in parts if part not in _SMALL] or parts


def _forms(word: str) -> set[str]:
    word = word.casefold().strip(_QUOTES)
    if word.isdecimal():
        return {word, counted(word)}
    return {form.casefold() for form in every_form(word)} | {word} if word.isascii() else {word}


def _words_for(sense: Sense) -> set[str]:
    parts = " ".join([*_lemmas(sense), sense.en]).casefold().split()
    return {form for part in parts for form in _forms(part)}


def _is_allowed(word: str, allowed: set[str]) -> bool:
    stem = _CONTRACTED.sub("", word)
    bare = word.removesuffix("n't")
    return bool({word, stem, bare} & allowed) or word in ("won't", "can't", "")
