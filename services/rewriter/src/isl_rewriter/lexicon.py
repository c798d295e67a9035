"""The lexicon's concepts, and how a written sign leads to one."""

import json
import re
import unicodedata
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from isl_rewriter.errors import DataError


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Noun(_Data):
    """How a noun behaves in an English sentence."""

    type: str = "thing"
    number: Literal["count", "mass", "plural", "proper"] = "count"
    article: Literal["indefinite", "definite", "none", "possessed"] = "indefinite"
    plural: str | None = None
    at: str | None = None
    to: str | None = None
    relational: bool = False
    attribute: bool = False


class Verb(_Data):
    """Which arguments a verb takes, and what is meant when no sign says when."""

    frame: str = "ambitransitive"
    aspect: str = "event"
    object: str | None = None
    recipient: str | None = None
    complement: Literal["to", "ing", "how to"] | None = None
    particle: str | None = None
    private: bool = False
    linking: bool = False
    ergative: bool = False


class Adjective(_Data):
    """Where an adjective may stand and what it governs."""

    private: bool = False
    ordinal: bool = False
    colour: bool = False
    definite: bool = False
    predicate: bool = False
    complement: str | None = None
    timeTense: Literal["past", "future"] | None = None


class Adverb(_Data):
    """What an adverb tells: time, manner, how often."""

    kind: str = "manner"
    tense: Literal["past", "present", "future"] | None = None
    phrase: str | None = None
    habit: bool = False
    negative: bool = False


class Pronoun(_Data):
    """Person, number and gender."""

    person: int
    number: Literal["singular", "plural"]
    gender: str | None = None
    indefinite: bool = False


class Determiner(_Data):
    """this, many, every."""

    number: str = "any"
    near: bool = False
    quantity: bool = False
    negative: bool = False
    timeHabit: bool = False


class Question(_Data):
    """What a question sign asks for."""

    asks: str


class Interjection(_Data):
    """Said apart from the sentence."""

    polite: bool = False
    question: bool = False
    negative: bool = False


class Modal(_Data):
    """can, must, will."""

    tense: Literal["future"] | None = None
    negative: bool = False


class Sense(_Data):
    """One English reading of a concept."""

    en: str
    lemmas: tuple[str, ...]
    wordClass: str
    noun: Noun | None = None
    verb: Verb | None = None
    adjective: Adjective | None = None
    adverb: Adverb | None = None
    pronoun: Pronoun | None = None
    determiner: Determiner | None = None
    question: Question | None = None
    interjection: Interjection | None = None
    modal: Modal | None = None


class Concept(_Data):
    """What a sign means."""

    id: str
    kind: Literal["word", "letter", "numeral", "expression"]
    gloss: str
    senses: tuple[Sense, ...] = Field(min_length=1)
    hi: str


_WIRE_ID = re.compile(r"(?:word-(?P<word>.+)|(?P<letter>letter-[a-z])-v[0-9]+)", re.ASCII)


def fold(text: str) -> str:
    """The key under which a word is found: case, hyphens and apostrophes do not matter."""
    text = unicodedata.normalize("NFC", text).casefold()
    return " ".join(re.sub(r"[-_\s]+", " ", text.replace("\u2019", "'").replace("'", "")).split())


class Lexicon:
    """All concepts, found by gloss, id on the wire, English lemma or Hindi."""

    def __init__(self, concepts: list[Concept]) -> None:
        self.concepts = {concept.id: concept for concept in concepts}
        self._index: dict[str, Concept] = {}
        words = [concept for concept in concepts if concept.kind == "word"]
        # A gloss wins over another concept's first lemma, that over its further lemmas.
        for concept in words:
            self._index[fold(concept.gloss)] = concept
        for concept in words:
            self._index.setdefault(fold(concept.id), concept)
            for sense in concept.senses:
                self._index.setdefault(fold(sense.lemmas[0]), concept)
        for concept in words:
            self._index.setdefault(fold(concept.hi), concept)
            for sense in concept.senses:
                for lemma in sense.lemmas:
                    self._index.setdefault(fold(lemma), concept)
        for concept in concepts:
            if concept.kind == "expression":
                self._index.setdefault(fold(concept.gloss), concept)
            if concept.kind == "numeral":
                for lemma in concept.senses[0].lemmas:
                    self._index[fold(lemma)] = concept
        self.longest = max(key.count(" ") + 1 for key in self._index)

    def find(self, text: str) -> Concept | None:
        """The concept that a written sign names, if any."""
        return self.by_wire_id(text) or self._index.get(fold(text))

    def by_wire_id(self, text: str) -> Concept | None:
        """The concept of a dictionary entry's id, such as word-thank-you or letter-a-v2."""
        match = _WIRE_ID.fullmatch(text.casefold())
        key = (match["word"] or match["letter"]) if match else text.casefold()
        concept = self.concepts.get(key)
        if concept is None or (concept.kind == "word" and not match):
            return None
        return concept


def load_lexicon(folder: Path) -> Lexicon:
    """Read every concept, or raise a DataError that names the file."""
    concepts: list[Concept] = []
    for path in sorted((folder / "concepts").glob("*.json")):
        try:
            concepts.append(Concept.model_validate(json.loads(path.read_text("utf-8"))))
        except (ValidationError, ValueError) as error:
            raise DataError(f"{path.name}: {error}") from error
    if not concepts:
        raise DataError(f"no concepts under {folder.name}/concepts")
    return Lexicon(concepts)
