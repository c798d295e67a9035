"""What a word is that the lexicon has not: a name, or what rules and a dictionary know of it."""

from collections.abc import Iterator

from isl_contracts.generated.language import Adverb, EnglishRules, Names, Noun, Sense, WordsRules

from isl_rewriter.lexicon import ANY_VERB
from isl_rewriter.write.morphology import dictionary_lemmas

_WORDED = frozenset({"noun", "verb", "adjective", "adverb", "preposition"})


def name_sense(word: str, names: Names) -> Sense:
    """A spelled name: of a person, a place, a festival, a language or a service."""
    if word.islower() or word.isupper():
        word = "-".join(part[:1].upper() + part[1:].lower() for part in word.split("-"))
    noun = Noun(type="person", number="proper", article="none")
    letters = word.casefold().replace("-", "")  # W-I-F-I is Wi-Fi
    brand = next((n for n in names.brands if n.casefold().replace("-", "") == letters), None)
    if brand is not None or word in names.languages:
        word = brand or word
        if word in names.counted:
            noun = Noun(type="thing", number="count", article="indefinite")
        else:
            noun = Noun(type="proper", number="proper", article="none")
        return Sense(en=word, lemmas=(word,), wordClass="noun", noun=noun)
    if word in names.places:
        noun = Noun(type="place", number="proper", article="none", at="in")
    elif word in names.festivals:
        noun = Noun(type="event", number="proper", article="none", at="at")
    return Sense(en=word, lemmas=(word,), wordClass="name", noun=noun)


def worded(sense: Sense, word: str) -> Sense:
    """ROAD, UNDER: of the words that the lexicon has for it, the one signed; shoes are several."""
    several = sense.noun is not None and sense.noun.number == "plural"
    known = word in sense.lemmas and sense.wordClass in _WORDED and not several
    return sense.model_copy(update={"en": word}) if known else sense


def compared(senses: tuple[Sense, ...], word: str) -> tuple[Sense, ...]:
    """BETTER, BIGGEST: the form of the adjective as it was written."""
    return tuple(
        sense.model_copy(update={"en": word}) if sense.wordClass == "adjective" else sense
        for sense in senses
    )


class Dictionary:
    """What English words are that the lexicon has not: by words.json, then by lemminflect."""

    def __init__(self, english: EnglishRules, words: WordsRules) -> None:
        self._english = english
        self._people = words.people
        self._qualities = {
            word: group.adjective for group in words.qualities for word in group.words
        }
        self._adjectives = {*words.adjectives, *self._qualities}
        self._nouns = {word: group.noun for group in words.nouns for word in group.words}
        self._verbs = {word: group.verb for group in words.verbs for word in group.words}
        self._smalls: dict[str, tuple[Sense, ...]] = {}
        for sense in (group.sense for group in words.small):
            for at, word in enumerate(sense.lemmas):
                one = sense.model_copy(update={"en": word if at else sense.en, "lemmas": (word,)})
                key = word.casefold().replace(" ", "-")
                self._smalls[key] = (*self._smalls.get(key, ()), one)
        self.everyday: set[str] = {*self._smalls, *self._adjectives, *self._nouns, *self._verbs}

    def senses(self, word: str) -> tuple[Sense, ...]:
        """Every way to take a word, the likeliest first; none where no dictionary has it."""
        return self.more(word.lower()) or tuple(self._full(word))

    def more(self, word: str) -> tuple[Sense, ...]:
        """What else a word is that the lexicon has: a watch, a light."""
        return self._smalls.get(word, ())

    def has(self, word: str) -> bool:
        """Whether it is a word of its own: MORE is no MANY, CROWDED no crowd."""
        return any(word.casefold() in of for of in (self._smalls, self._adjectives, self._nouns))

    def _full(self, word: str) -> Iterator[Sense]:
        lemmas = self._lemmas(word)
        tags = ["NOUN", "VERB", "ADJ", "ADV"]
        gerund = lemmas.get("NOUN", (word,))[0] != word.lower()
        if "VERB" in lemmas and (gerund or lemmas["VERB"][0] in self._verbs):
            tags = ["VERB", "NOUN", "ADJ", "ADV"]
        for tag in tags:
            for lemma in lemmas.get(tag, ())[:1]:
                part = {"en": lemma, "lemmas": (lemma,), **self._part(tag, lemma)}
                yield Sense.model_validate(part)

    def _part(self, tag: str, lemma: str) -> dict[str, object]:
        match tag:
            case "NOUN":
                return {"wordClass": "noun", "noun": self._noun(lemma)}
            case "VERB":
                return {"wordClass": "verb", "verb": self._verbs.get(lemma, ANY_VERB)}
            case "ADJ":
                return {"wordClass": "adjective", "adjective": self._qualities.get(lemma)}
            case _:
                return {"wordClass": "adverb", "adverb": Adverb(kind="manner")}

    def _lemmas(self, word: str) -> dict[str, tuple[str, ...]]:
        """Word class to lemmas: what words.json has of a word is all that it is."""
        lower = word.lower()
        if lower in self._adjectives:
            return {"ADJ": (lower,)}
        lemmas = dictionary_lemmas(word) if word.isascii() else {}
        listed: dict[str, tuple[str, ...]] = {}
        for tag, words in (("NOUN", self._nouns), ("VERB", self._verbs)):
            forms = (lower, *lemmas.get(tag, ()), lower.removesuffix("s"))  # RUPEES, ROTIS
            known = next((form for form in forms if form in words), None)
            if known is not None:
                listed[tag] = (known,)
        return listed or lemmas

    def _noun(self, lemma: str) -> Noun:
        kind = "person" if self._is_person(lemma) else "thing"
        return self._nouns.get(lemma) or Noun(type=kind, number="count", article="indefinite")

    def _is_person(self, noun: str) -> bool:
        """By an ending, or a verb that the noun is made from: bake, baker."""
        if noun.endswith(tuple(self._people.endings)):
            return True
        if not noun.endswith(tuple(self._people.fromVerbs)):
            return False
        stem = noun[:-2]
        stems = (stem, f"{stem}e", stem[:-1])
        return len(stem) > 2 and any("VERB" in dictionary_lemmas(verb) for verb in stems)
