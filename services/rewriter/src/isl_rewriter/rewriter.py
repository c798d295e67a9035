"""From recognised signs to a sentence, its face and its glosses."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from isl_contracts.generated.vocabulary import Emotion

from isl_rewriter.clauses import SentenceType, split_clauses
from isl_rewriter.content import ContentCheck
from isl_rewriter.errors import RefusedError
from isl_rewriter.lexicon import Lexicon
from isl_rewriter.meaning import MeaningCheck
from isl_rewriter.morphology import Morphology
from isl_rewriter.nonmanual import FaceSpan, FaceWriter
from isl_rewriter.notes import Note
from isl_rewriter.parse import ClauseParser
from isl_rewriter.readings import Readings
from isl_rewriter.realise import Realiser
from isl_rewriter.rules import Rules
from isl_rewriter.sentence import Sentence, SentenceWriter
from isl_rewriter.signs import Reading, Sign, SignReader, WordMark
from isl_rewriter.tree import Clause

DoubtCode = Literal[
    "dear",
    "splitClause",
    "unlikeEquated",
    "guessedRelation",
    "unusedNegation",
    "unusedOr",
    "unusedMore",
    "unusedIf",
    "unusedTopic",
    "unusedName",
    "closeSecond",
    "roundTrip",
]
MAX_WORDS = 200
MAX_CHARACTERS = 4000
_END = re.compile(r"(?<=[.?!])\s+")


@dataclass(frozen=True, slots=True)
class Basis:
    """What another wording of the same sentence is held against."""

    signs: tuple[Sign, ...]
    said: tuple[Sign, ...]
    kinds: tuple[str, ...]
    feeling: Emotion
    denies: bool = False


@dataclass(frozen=True, slots=True)
class Offered:
    """One sentence that the signs may mean, and what keeps it from being certain."""

    sentence: str
    cost: float
    why: tuple[DoubtCode, ...]


@dataclass(frozen=True, slots=True)
class Rewritten:
    """A sentence with and without its feeling, the glosses, and the face over them."""

    rewritten: str
    with_feeling: str
    plain: str
    glosses: tuple[str, ...]
    spans: tuple[FaceSpan, ...]
    lines: tuple[str, ...]
    notes: tuple[Note, ...]
    certain: bool = True
    readings: tuple[Offered, ...] = ()
    basis: Basis | None = None
    written_by: Literal["grammar", "model"] = "grammar"


class Rewriter:
    """Rewrites sentences; safe to use from several threads."""

    def __init__(self, lexicon: Lexicon, rules: Rules) -> None:
        morphology = Morphology(rules.english)
        self._rules = rules
        self._reader = SignReader(lexicon, rules)
        self._readings = Readings(ClauseParser(rules, morphology), rules)
        self._sentences = SentenceWriter(Realiser(rules, morphology), rules.emotions)
        self._face = FaceWriter(rules)
        self._content = ContentCheck(rules.english)
        self._meaning = MeaningCheck(rules.english)

    def rewrite(
        self,
        sentence: str,
        emotion: str,
        *,
        marks: Sequence[WordMark] = (),
        sentence_type: SentenceType | None = None,
    ) -> Rewritten:
        """Rewrite one sentence; a RefusedError says what is wrong with it."""
        feeling = _emotion_of(emotion)
        _check_length(sentence)
        reading = self._reader.read(sentence, marks)
        if not any(isinstance(item, Sign) for item in reading.items):
            raise RefusedError("SENTENCE_EMPTY", "There is no sign in the sentence.")
        segments = split_clauses(reading.items, self._rules.signs)
        for segment in segments:
            segment.declared = sentence_type
        clauses, sentences = self._said(reading, self._readings.clauses(segments))
        if not sentences:
            clauses, sentences = self._said(reading, self._readings.usual(segments))
        notes = reading.notes
        if not sentences or _is_strange(reading):
            sentences = [_as_signed(reading, clauses)]
            notes = (*notes, Note("asSigned"))
        signs = tuple(item for item in reading.items if isinstance(item, Sign))
        basis = Basis(
            signs,
            _said(signs, clauses),
            tuple(sentence.kind for sentence in sentences),
            feeling,
            any(clause.negative for clause in clauses),
        )
        spans = self._face.spans(clauses, feeling, len(reading.glosses))
        concepts = _concepts(basis)
        return Rewritten(
            rewritten=self._sentences.marked(sentences, feeling, concepts),
            with_feeling=self._sentences.with_feeling(sentences, feeling, concepts),
            plain=self._sentences.plain(sentences),
            glosses=reading.glosses,
            spans=tuple(spans),
            lines=tuple(self._face.lines(spans, reading.glosses)),
            notes=notes,
            certain=Note("asSigned") not in notes,
            basis=basis,
        )

    def accept(self, result: Rewritten, wording: str) -> Rewritten | None:
        """The result in a model's wording; None where that loses, adds or turns anything."""
        basis = result.basis
        if basis is None or not wording:
            return None
        sentences = _sentences_of(wording, basis.kinds)
        plain = self._sentences.plain(sentences)
        lost = self._content.lost(list(basis.said), plain)
        added = self._content.added(list(basis.signs), plain)
        if lost or added or not self._meaning.same(result.plain, plain):
            return None
        return replace(
            result,
            plain=plain,
            rewritten=self._sentences.marked(sentences, basis.feeling, _concepts(basis)),
            with_feeling=self._sentences.with_feeling(sentences, basis.feeling, _concepts(basis)),
            written_by="model",
        )

    def read(self, sentence: str) -> list[Sign]:
        """The signs found in a sentence."""
        return [item for item in self._reader.read(sentence).items if isinstance(item, Sign)]

    def _said(self, reading: Reading, clauses: list[Clause]) -> tuple[list[Clause], list[Sentence]]:
        """The clauses and their sentences; none where the text is not what was signed."""
        sentences = self._sentences.sentences(clauses)
        faithful = self._is_faithful(reading, clauses, self._sentences.plain(sentences))
        return clauses, sentences if faithful else []

    def _is_faithful(self, reading: Reading, clauses: list[Clause], text: str) -> bool:
        signs = tuple(item for item in reading.items if isinstance(item, Sign))
        lost = self._content.lost(list(_said(signs, clauses)), text)
        return not lost and not self._content.added(list(signs), text)


def _concepts(basis: Basis) -> set[str]:
    concepts = {sign.concept for sign in basis.signs}
    # A shaken head says it as the sign does.
    return concepts | {"not"} if basis.denies else concepts


def _emotion_of(text: str) -> Emotion:
    name = text.strip().casefold()
    if not name:
        return Emotion.NEUTRAL
    try:
        return Emotion(name)
    except ValueError:
        choices = ", ".join(Emotion)
        raise RefusedError(
            "UNKNOWN_EMOTION", f"The emotion must be empty or one of {choices}."
        ) from None


def _said(signs: tuple[Sign, ...], clauses: list[Clause]) -> tuple[Sign, ...]:
    """The signs without those that make up a question word: PLACE WHAT."""
    asked = [clause.asked for clause in clauses if clause.asked is not None]
    return tuple(
        sign
        for sign in signs
        if not any(question.start <= sign.start < question.end for question in asked)
    )


def _sentences_of(wording: str, kinds: tuple[str, ...]) -> list[Sentence]:
    """A model's text as sentences; each keeps the kind that the grammar found there."""
    texts = [text.strip() for text in _END.split(wording) if text.strip()]
    found: list[Sentence] = []
    for position, text in enumerate(texts):
        kind = kinds[min(position, len(kinds) - 1)]
        bare = text.rstrip(".?! ")
        if text.endswith("?") != (kind == "question"):
            kind = "question" if text.endswith("?") else "statement"
        if bare:
            found.append(Sentence(bare, kind))
    return found


def _check_length(sentence: str) -> None:
    if len(sentence) > MAX_CHARACTERS or len(sentence.split()) > MAX_WORDS:
        limit = f"{MAX_WORDS} words and {MAX_CHARACTERS} characters"
        raise RefusedError("SENTENCE_TOO_LONG", f"A sentence may have at most {limit}.")


def _is_strange(reading: Reading) -> bool:
    """Most words are in a script that the lexicon has not: grammar would guess at all of them."""
    signs = sum(isinstance(item, Sign) for item in reading.items)
    unknown = sum(note.code == "notInLexicon" for note in reading.notes)
    return signs > 1 and 2 * unknown > signs


def _as_signed(reading: Reading, clauses: list[Clause]) -> Sentence:
    words = [item.senses[0].en for item in reading.items if isinstance(item, Sign)]
    asks = any(clause.type in ("wh", "polar") for clause in clauses)
    return Sentence(" ".join(words), "question" if asks else "statement")
