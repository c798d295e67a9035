"""English inflection: a thin, typed face of lemminflect."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, cast

import lemminflect
from isl_contracts.generated.language import EnglishRules

Tag = Literal["VBZ", "VBD", "VBN", "VBG", "NN", "NNS"]

_inflection = cast(Callable[..., tuple[str, ...]], cast(Any, lemminflect).getInflection)
_all_inflections = cast(
    Callable[[str], dict[str, tuple[str, ...]]], cast(Any, lemminflect).getAllInflections
)
_all_lemmas = cast(Callable[[str], dict[str, tuple[str, ...]]], cast(Any, lemminflect).getAllLemmas)


@lru_cache(maxsize=4096)
def dictionary_lemmas(word: str) -> dict[str, tuple[str, ...]]:
    """Word class to lemmas as the dictionary has them; empty for a name or an unknown word."""
    found = _all_lemmas(word.lower())
    return {tag: lemmas for tag, lemmas in found.items() if tag in ("NOUN", "VERB", "ADJ", "ADV")}


@lru_cache(maxsize=4096)
def every_form(lemma: str) -> frozenset[str]:
    """The lemma and each of its inflected forms, in lower case."""
    forms = {lemma.lower()}
    for options in _all_inflections(lemma.lower()).values():
        forms.update(option.lower() for option in options)
    for tag in ("NNS", "VBD", "VBG", "VBN", "VBZ"):
        forms.update(option.lower() for option in _inflection(lemma.lower(), tag))
    return frozenset(forms)


_SAME = ("best", "fast", "first", "hard", "late", "early", "left", "right", "straight", "wide")
_ADVERBS = {"good": "well", "enough": "enough", "last": "last", **{word: word for word in _SAME}}


def is_short(adjective: str) -> bool:
    """Whether it is compared by its ending: taller, happier, cleverer."""
    syllables = len(re.findall(r"[aeiouy]+", adjective.removesuffix("e")))
    return syllables <= (2 if adjective.endswith("y") else 1) or adjective == "clever"


def derived_adverb(adjective: str) -> str:
    """The adverb of manner: beautiful to beautifully, happy to happily, good to well."""
    if adjective in _ADVERBS:
        return _ADVERBS[adjective]
    if adjective.endswith("y") and adjective[-2:-1] not in "aeiou":
        return f"{adjective[:-1]}ily"
    if adjective.endswith("le"):
        return f"{adjective[:-1]}y"
    return f"{adjective}ally" if adjective.endswith("ic") else f"{adjective}ly"


class Morphology:
    """Inflects, and chooses a or an; the spelling follows the rules' preferred forms."""

    def __init__(self, english: EnglishRules) -> None:
        self._preferred = english.preferredForms.values
        self._an_before = tuple(english.anBefore.values)
        self._a_before = tuple(english.aBefore.values)

    def inflect(self, lemma: str, tag: Tag) -> str:
        """The form of a verb or noun; a phrase inflects at its head (wake up, train station)."""
        if tag == "NN":
            return lemma
        words = lemma.split(" ")
        head = 0 if tag.startswith("V") else len(words) - 1
        options = _inflection(words[head], tag) or (words[head],)
        preferred = [option for option in options if option in self._preferred]
        form = (preferred or list(options))[0]
        words[head] = "got" if form == "gotten" else form
        return " ".join(words)

    def compared(self, adjective: str, tag: Literal["JJR", "JJS"]) -> str:
        """taller, tallest; more expensive, most expensive; better, best."""
        options = _inflection(adjective, tag) if is_short(adjective) else ()
        return options[0] if options else f"{'more' if tag == 'JJR' else 'most'} {adjective}"

    def article(self, following: str) -> str:
        """'a' or 'an', by the sound of the words that follow."""
        word = following.split(" ")[0].lower()
        if any(word.startswith(start) for start in self._an_before):
            return "an"
        if word.split("-")[0] in self._a_before or not word:
            return "a"
        if re.split("[ -]", following)[0].isupper():  # an ECG, an X-ray
            return "an" if following[0] in "AEFHILMNORSX" else "a"
        return "an" if word[0] in "aeiou" or word in ("8", "11", "18", "80") else "a"
