"""From recognised signs to a sentence, its face and its glosses."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from isl_contracts.generated.vocabulary import Emotion

from isl_rewriter.clause import Clause
from isl_rewriter.content import ContentCheck
from isl_rewriter.errors import RefusedError
from isl_rewriter.interpret.doubt import DoubtCode, Doubts, same_meaning
from isl_rewriter.interpret.interpreter import Interpretation, Interpreter, SentenceType
from isl_rewriter.interpret.round_trip import Difference, RoundTrip
from isl_rewriter.lexicon import Lexicon
from isl_rewriter.meaning import MeaningCheck
from isl_rewriter.nonmanual import FaceSpan, FaceWriter
from isl_rewriter.notes import Note
from isl_rewriter.read.signs import Item, Reading, Sign, SignReader, WordMark, signs_of
from isl_rewriter.rules import Constructions, Rules
from isl_rewriter.write.morphology import Morphology
from isl_rewriter.write.realise import Realiser
from isl_rewriter.write.sentence import Sentence, SentenceWriter

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
    concepts: frozenset[str]


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
    why: tuple[DoubtCode, ...] = ()
    differences: frozenset[Difference] = frozenset()  # of the signs that the sentence comes back as
    basis: Basis | None = None
    written_by: Literal["grammar", "model"] = "grammar"


class Reads(Protocol):
    """Text to tokens."""

    def read(self, sentence: str, marks: Sequence[WordMark] = ()) -> Reading: ...


class Interprets(Protocol):
    """Tokens to clauses, the likeliest readings first."""

    def readings(
        self, items: Sequence[Item], declared: SentenceType | None = None
    ) -> Iterable[Interpretation]: ...


class Writes(Protocol):
    """Clauses to English."""

    def sentences(self, clauses: list[Clause]) -> list[Sentence]: ...

    def plain(self, sentences: list[Sentence]) -> str: ...

    def marked(
        self, sentences: list[Sentence], emotion: Emotion, concepts: frozenset[str]
    ) -> str: ...

    def with_feeling(
        self, sentences: list[Sentence], emotion: Emotion, concepts: frozenset[str]
    ) -> str: ...


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A reading in English."""

    reading: Interpretation
    sentences: list[Sentence]
    text: str


class Rewriter:
    """Rewrites sentences; safe to use from several threads."""

    def __init__(self, lexicon: Lexicon, rules: Rules, constructions: Constructions) -> None:
        self._reader: Reads = SignReader(lexicon, rules)
        grammar, weights = constructions.grammar, constructions.weights
        self._interpreter: Interprets = Interpreter(grammar, weights, rules)
        realiser = Realiser(rules, Morphology(rules.english))
        self._writer: Writes = SentenceWriter(realiser, rules.emotions)
        self._doubts = Doubts(constructions.doubt)
        self._round_trip = RoundTrip(constructions.grammar)
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
        signs = signs_of(reading.items)
        if not signs:
            raise RefusedError("SENTENCE_EMPTY", "There is no sign in the sentence.")
        found, why, differences = self._candidates(reading, sentence_type)
        clauses = list(found[0].reading.clauses) if found else []
        spans = self._face.spans(clauses, feeling, len(reading.glosses))
        text = " ".join(sign.gloss for sign in signs)
        as_signed = Rewritten(
            rewritten=text,
            with_feeling=text,
            plain=text,
            glosses=reading.glosses,
            spans=tuple(spans),
            lines=tuple(self._face.lines(spans, reading.glosses)),
            notes=reading.notes,
            differences=frozenset(differences),
        )
        if why:
            notes = (*reading.notes, Note("asSigned"))
            offered = tuple(
                Offered(candidate.text, round(candidate.reading.cost, 2), tuple(why))
                for candidate in found
                if self._doubts.may_offer(candidate.reading)
            )
            return replace(as_signed, notes=notes, certain=False, readings=offered, why=tuple(why))
        basis = _basis(signs, found[0], feeling)
        return self._worded(replace(as_signed, basis=basis), basis, found[0].sentences)

    def _worded(self, result: Rewritten, basis: Basis, sentences: list[Sentence]) -> Rewritten:
        feeling, concepts = basis.feeling, basis.concepts
        return replace(
            result,
            plain=self._writer.plain(sentences),
            rewritten=self._writer.marked(sentences, feeling, concepts),
            with_feeling=self._writer.with_feeling(sentences, feeling, concepts),
        )

    def _candidates(
        self, reading: Reading, declared: SentenceType | None
    ) -> tuple[list[_Candidate], list[DoubtCode], set[Difference]]:
        """The likeliest sentence that says all that was signed and nothing else, and another.

        Beside them what keeps the first from being certain, and how it differs on its way back.
        """
        found: list[_Candidate] = []
        why: list[DoubtCode] = ["dear"]
        differences: set[Difference] = set()
        signs = signs_of(reading.items)
        every = () if _is_strange(reading) else self._interpreter.readings(reading.items, declared)
        for interpretation in every:
            # Where nothing else is in doubt, another counts only where it is nearly as likely.
            if found and not why and interpretation.cost >= self._doubts.reach(found[0].reading):
                break
            sentences = self._writer.sentences(list(interpretation.clauses))
            text = self._writer.plain(sentences)
            said = _said(signs, interpretation.clauses)
            told = any(c.text == text or same_meaning(c.reading, interpretation) for c in found)
            if told or not self._is_faithful(signs, said, text):
                continue
            found.append(_Candidate(interpretation, sentences, text))
            if len(found) == 1:
                differences = self._round_trip.differences(interpretation.clauses, reading.items)
                why = self._doubts.of(interpretation, text, reading.items, differences)
            elif "either-acts" not in found[0].reading.fired and not same_meaning(
                found[0].reading, interpretation, described=False
            ):
                break
        others, is_close = found[1:], self._doubts.is_close
        if any(is_close(found[0].reading, found[0].text, o.reading, o.text) for o in others):
            why = list(dict.fromkeys([*why, "closeSecond"]))
        # Where either may act, the second is the one in which the other does.
        others.sort(key=lambda c: "fronted-person" not in c.reading.fired)
        return [*found[:1], *others[:1]], why, differences

    def accept(self, result: Rewritten, wording: str) -> Rewritten | None:
        """The result in a model's wording; None where that loses, adds or turns anything."""
        basis = result.basis
        if basis is None or not wording:  # what is not certain has none
            return None
        sentences = _sentences_of(wording, basis.kinds)
        plain = self._writer.plain(sentences)
        is_faithful = self._is_faithful(basis.signs, basis.said, plain)
        if not is_faithful or not self._meaning.same(result.plain, plain):
            return None
        return replace(self._worded(result, basis, sentences), written_by="model")

    def read(self, sentence: str) -> list[Sign]:
        """The signs found in a sentence."""
        return signs_of(self._reader.read(sentence).items)

    def _is_faithful(self, signs: Sequence[Sign], said: Sequence[Sign], text: str) -> bool:
        return not self._content.lost(said, text) and not self._content.added(signs, text)


def _basis(signs: Sequence[Sign], best: _Candidate, feeling: Emotion) -> Basis:
    clauses = best.reading.clauses
    kinds = tuple(sentence.kind for sentence in best.sentences)
    # A shaken head says it as the sign does.
    denied = {"not"} if any(clause.negative for clause in clauses) else set[str]()
    concepts = frozenset({sign.concept for sign in signs} | denied)
    return Basis(tuple(signs), _said(signs, clauses), kinds, feeling, concepts)


def _emotion_of(text: str) -> Emotion:
    name = text.strip().casefold()
    if not name:
        return Emotion.NEUTRAL
    try:
        return Emotion(name)
    except ValueError:
        why = f"The emotion must be empty or one of {', '.join(Emotion)}."
        raise RefusedError("UNKNOWN_EMOTION", why) from None


def _said(signs: Sequence[Sign], clauses: tuple[Clause, ...]) -> tuple[Sign, ...]:
    """The signs without those that make up a question word: PLACE WHAT."""
    within = [clause.embedded for clause in clauses if clause.embedded is not None]
    asked = [clause.asked for clause in (*clauses, *within) if clause.asked is not None]
    return tuple(s for s in signs if not any(q.start <= s.start < q.end for q in asked))


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
    signs = len(signs_of(reading.items))
    unknown = sum(note.code == "notInLexicon" for note in reading.notes)
    return signs > 1 and 2 * unknown > signs
