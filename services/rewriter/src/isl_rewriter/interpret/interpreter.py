"""Signs to clauses: the likeliest readings of a sentence, with what each costs and why."""

import heapq
import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Literal

from isl_rewriter.clause import Clause
from isl_rewriter.interpret.build import Builder, same_one
from isl_rewriter.interpret.chart import Chart, Item
from isl_rewriter.interpret.checks import CHECKS
from isl_rewriter.interpret.finish import Finisher, asks_you, may_be_told
from isl_rewriter.interpret.grammar import Grammar
from isl_rewriter.interpret.lexical import Lexical
from isl_rewriter.read.signs import Break, FaceMark, Sign
from isl_rewriter.read.signs import Item as Sent
from isl_rewriter.rules import Rules
from isl_rewriter.write.morphology import Morphology

SentenceType = Literal["statement", "question", "command"]
MOST_SIGNS = 12
_READINGS = 8
_ACROSS_PAUSE = 2.0  # what a construction across a pause is likelier than two sentences
_WITHIN = ("that", "to")  # what is said or wanted is no sentence beside another
_MERELY_BESIDE = frozenset({"two-sentences", "with-fragment"})


@dataclass(frozen=True, slots=True)
class Interpretation:
    """One reading of a sentence: its clauses, its cost, and the names of what it cost."""

    clauses: tuple[Clause, ...]
    cost: float
    fired: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Piece:
    """The signs up to a boundary that the sender wrote, and what the face said over them."""

    signs: tuple[Sign, ...]
    marks: tuple[FaceMark, ...]
    leads: bool = False  # to what follows from it
    pauses: bool = False  # after it the same sentence may go on


class Interpreter:
    """Reads signs by the grammar; holds no state between sentences."""

    def __init__(self, grammar: Grammar, weights: Mapping[str, float], rules: Rules) -> None:
        self._chart = Chart(grammar, weights, CHECKS)
        self._lexical = Lexical(rules.signs, rules.english, rules.company)
        self._finisher = Finisher(rules.signs, rules.english)
        self._rules = rules.signs
        self._morphology = Morphology(rules.english)

    def readings(
        self, items: Sequence[Sent], declared: SentenceType | None = None, most: int = _READINGS
    ) -> Iterator[Interpretation]:
        """The readings of a sentence, the likeliest first; none where the grammar has none."""
        pieces = _pieces(items)
        found, *others = (self._piece(piece, declared, most) for piece in pieces)
        whole = self._across(pieces, declared, most)
        for before, after in zip(pieces, others, strict=False):
            pairs = itertools.product(found, after)
            joined = (_joined(*pair, follows=before.leads) for pair in pairs)
            found = iter(sorted(joined, key=attrgetter("cost"))[:most])
        every = heapq.merge(whole, found, key=attrgetter("cost"))
        return (finished for reading in every for finished in self._finished(reading))

    def _across(
        self, pieces: Sequence[_Piece], declared: SentenceType | None, most: int
    ) -> Iterator[Interpretation]:
        """I TEA DRINK, SISTER COFFEE: the readings of one construction across every pause."""
        signs = tuple(sign for piece in pieces for sign in piece.signs)
        marks = tuple(mark for piece in pieces for mark in piece.marks)
        *before, _ = pieces
        ends = {piece.signs[-1].end for piece in before}
        if not ends or len(signs) > MOST_SIGNS or not all(piece.pauses for piece in before):
            return
        for reading in self._piece(_Piece(signs, marks), declared, most):
            parted = ends <= {clause.end for clause in reading.clauses}
            links = {clause.link for clause in reading.clauses}
            if parted and links.isdisjoint(_WITHIN) and _MERELY_BESIDE.isdisjoint(reading.fired):
                fired = tuple(name for name in reading.fired if name != "done-to-whom")
                cost = max(0.0, reading.cost - _ACROSS_PAUSE)
                yield replace(reading, cost=cost, fired=fired)

    def _piece(
        self, piece: _Piece, declared: SentenceType | None, most: int
    ) -> Iterator[Interpretation]:
        starts = {sign.end: position + 1 for position, sign in enumerate(piece.signs)}
        marks = {starts[mark.at]: mark.says for mark in piece.marks if mark.at in starts}
        lexical = [self._lexical.items(i, sign) for i, sign in enumerate(piece.signs)]
        builder = Builder(piece.signs, self._rules, self._morphology)
        for item in self._chart.parse(lexical, marks)[:most]:
            clauses = _marked(builder.clauses(item), piece.marks, declared)
            yield Interpretation(clauses, item.cost, fired_in(item))

    def _finished(self, reading: Interpretation) -> list[Interpretation]:
        """The reading; before it the question or the command that it may be, unmarked."""
        clauses: list[Clause] = []
        for clause in reading.clauses:
            clauses.append(self._finisher.finished(clause, clauses[-1] if clauses else None))
        told = replace(reading, clauses=tuple(clauses))
        *before, last = clauses
        other = reading.clauses[-1]
        if not before and last.type == "statement" and asks_you(last) is None:
            other = replace(other, polar=True)
        elif may_be_told(last):
            other = replace(other, declared="command")
        else:
            return [told]
        meant = self._finisher.finished(other, before[-1] if before else None)
        return [replace(reading, clauses=(*before, meant)), told]


def fired_in(item: Item) -> tuple[str, ...]:
    """The names of everything that a reading cost."""
    return (*(name for kid in item.kids for name in fired_in(kid)), *item.fired)


def _pieces(items: Sequence[Sent]) -> list[_Piece]:
    pieces: list[_Piece] = []
    signs: list[Sign] = []
    marks: list[FaceMark] = []

    def close(*, leads: bool, pauses: bool = False) -> None:
        if signs:
            pieces.append(_Piece(tuple(signs), tuple(marks), leads, pauses))
        elif pieces and (marks or leads):
            last = pieces[-1]
            pieces[-1] = _Piece(last.signs, (*last.marks, *marks), last.leads or leads)
        signs.clear()
        marks.clear()

    for item in items:
        if isinstance(item, Break):
            topics = {mark.at for mark in marks if mark.says == "topic"}
            if not signs or signs[-1].end not in topics:  # the pause of a topic parts nothing
                close(leads=item.condition, pauses=item.pause)
        elif isinstance(item, FaceMark):
            marks.append(item)
            if not signs:  # said up to the pause
                close(leads=False)
        else:
            signs.append(item)
            if len(signs) == MOST_SIGNS:
                close(leads=False)
    close(leads=False)
    return pieces


def _joined(before: Interpretation, after: Interpretation, *, follows: bool) -> Interpretation:
    first, second = before.clauses, after.clauses
    if follows and first and second:
        led = same_one(first[-1], second[0])
        first = (*first[:-1], replace(led, condition=led.condition or "condition"))
        second = (replace(second[0], condition="consequence"), *second[1:])
    rains = follows and any(p.grammar.frame == "weather" for c in second for p in c.predicates)
    turned = ("condition-turned",) if rains else ()  # HOME STAY | RAIN
    fired = (*before.fired, *after.fired, *turned)
    return Interpretation((*first, *second), before.cost + after.cost, fired)


def _marked(
    clauses: tuple[Clause, ...], marks: tuple[FaceMark, ...], declared: SentenceType | None
) -> tuple[Clause, ...]:
    """The clauses with what the face said over each."""
    result = [replace(c, declared=declared) if declared else c for c in clauses]
    if declared == "question":
        result = [replace(clause, polar=clause.asked is None) for clause in result]
    for mark in marks:
        found = (i for i, clause in enumerate(result) if clause.start < mark.at <= clause.end)
        index = next(found, len(result) - 1)
        clause = result[index]
        match mark.says:
            case "asking" if clause.embedded is not None and not clause.embedded.asked:
                pass  # HE COME (q) I WONDER: whether he does
            case "asking" if clause.condition != "condition":
                target = index - 1 if clause.link in ("to", "that") and index else index
                result[target] = replace(result[target], polar=result[target].asked is None)
            case "doubt":
                result[index] = replace(clause, doubt=True)
            case "affirmation":
                result[index] = replace(clause, affirmed=mark.at)
            case "negation" if not clause.negators:
                result[index] = _shaken(clause, mark.at)
            case _:
                pass
    for index, (clause, following) in enumerate(itertools.pairwise(result)):
        if following.link == "or" and following.polar:  # WE STAY OR GO, asked
            result[index] = replace(clause, polar=True)
    return tuple(result)


def _shaken(clause: Clause, at: int) -> Clause:
    """A head shaken over a sign denies it; over NO alone it answers, and denies nothing else."""
    openers = {sign.start for sign in clause.openers}
    shaken = [sign for sign in clause.signs if sign.start < at and sign.start not in openers]
    adverbs = [(sign, sign.senses[0].adverb) for sign in shaken]
    done = [sign for sign, adverb in adverbs if adverb is None or adverb.kind != "time"]
    return replace(clause, negators=tuple((done or shaken)[-1:]))
