"""The lexicon's concepts, and how a written sign leads to one."""

import json
import re
import unicodedata
from pathlib import Path

from isl_contracts.generated.language import Adjective, Concept, Modal, Noun, Verb
from pydantic import ValidationError

from isl_rewriter.errors import DataError

# What is taken of a word that no file describes.
ANY_NOUN = Noun(type="thing", number="count", article="indefinite")
ANY_VERB = Verb(frame="ambitransitive", aspect="event")
ANY_ADJECTIVE = Adjective()
ANY_MODAL = Modal()

_WIRE_ID = re.compile(r"(?:word-(?P<word>.+)|(?P<letter>letter-[a-z])-v[0-9]+)", re.ASCII)


def fold(text: str) -> str:
    """The key under which a word is found: case, hyphens and apostrophes do not matter."""
    text = unicodedata.normalize("NFC", text).casefold()
    return " ".join(re.sub(r"[-_\s]+", " ", text.replace("\u2019", "'").replace("'", "")).split())


def kind_of(noun: Noun | None) -> Noun | None:
    """What a noun is that another tells the kind of: at school, but at the dance school."""
    is_bare = noun is not None and noun.article == "none" and noun.number == "count"
    return noun.model_copy(update={"article": "definite"}) if noun and is_bare else noun


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
