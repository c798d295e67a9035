"""Reads the signs of a sentence in several ways and keeps the cheapest."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from isl_rewriter.clauses import NOMINATIVE, Segment
from isl_rewriter.parse import ClauseParser
from isl_rewriter.rules import Rules
from isl_rewriter.scoring import Scorer
from isl_rewriter.tree import Choice, Clause

_MOST_CUTS = 2
_SHORTEST_CUT = 3
_CARRIES = ("because", "so", "but", "and", "or")


@dataclass(frozen=True, slots=True)
class _Read:
    cost: float
    clauses: tuple[Clause, ...]


class Readings:
    """Chooses between readings; holds no state between sentences."""

    def __init__(self, parser: ClauseParser, rules: Rules) -> None:
        self._parser = parser
        self._scorer = Scorer(rules)
        self._rules = rules

    def clauses(self, segments: list[Segment]) -> list[Clause]:
        """The clauses of the cheapest reading found."""
        return list(_Search(self._parser, self._scorer, self._rules).run(segments))

    def usual(self, segments: list[Segment]) -> list[Clause]:
        """The usual reading of each clause."""
        return [self._parser.parse(segment) for segment in segments]


class _Search:
    def __init__(self, parser: ClauseParser, scorer: Scorer, rules: Rules) -> None:
        self._parser = parser
        self._scorer = scorer
        self._telling = rules.signs.telling.values
        self._reporting = rules.signs.reporting.values & rules.signs.telling.values
        self._wishing = rules.signs.wishing.values
        self._felt_about = rules.signs.feltAbout.values
        self._enough = rules.scores.enough
        self._left = rules.scores.mostReadings

    def run(self, segments: list[Segment]) -> list[Clause]:
        result: list[Clause] = []
        position = 0
        while position < len(segments):
            segment = segments[position]
            best = self._best(segment, _MOST_CUTS)
            if segment.link in _CARRIES and result and best.clauses[0].expletive == "I":
                best = self._carried(segment, result[-1], best)
            following = segments[position + 1] if position + 1 < len(segments) else None
            if following is not None and self._is_wish(segment, following):
                result += self._wish(following, segment).clauses
                position += 2
                continue
            if following is not None and _may_merge(segment, following):
                apart = best.cost + self._best(following, _MOST_CUTS).cost
                if apart + self._scorer.price("cut") > self._enough:
                    merged = self._best(_merged(segment, following), _MOST_CUTS)
                    if _is_liked(segment, following):
                        merged = self._best(_in_order(segment, following), _MOST_CUTS)
                    if merged.cost < apart:
                        result += merged.clauses
                        position += 2
                        continue
            result += best.clauses
            position += 1
        return result

    def _is_wish(self, first: Segment, second: Segment) -> bool:
        """YOU COME I WANT: what is wished, then who wishes it."""
        if not _may_merge(first, second) or first.link or second.signs[-1].concept == "not":
            return False
        who, *wants = second.signs
        wishes = len(wants) == 1 and wants[0].concept in self._wishing
        doer = first.signs[0].concept
        return wishes and doer in NOMINATIVE and who.concept in NOMINATIVE - {doer}

    def _wish(self, main: Segment, wished: Segment) -> _Read:
        wish = replace(wished, link="to", marks=dict[str, int]())
        main = replace(main, governs_clause=True, marks=wished.marks | main.marks)
        before, after = self._best(main, 0), self._best(wish, 0)
        return _Read(before.cost + after.cost, before.clauses + after.clauses)

    def _inside(self, segment: Segment, best: _Read) -> _Read:
        """I YOU COME WANT: I want you to come."""
        *signs, last = segment.signs
        if last.concept not in self._wishing or segment.link or segment.condition:
            return best
        if len(signs) < _SHORTEST_CUT or not {s.concept for s in signs[:2]} <= NOMINATIVE:
            return best
        main = replace(segment, signs=[signs[0], last])
        read = self._wish(main, replace(segment, signs=signs[1:]))
        return read if read.cost + self._scorer.price("changed") < best.cost else best

    def _best(self, segment: Segment, cuts: int, shared: Clause | None = None) -> _Read:
        best = self._whole(segment, shared)
        if best.cost > self._enough:
            best = self._inside(segment, best)
        if best.cost > self._enough and cuts and len(segment.signs) >= _SHORTEST_CUT:
            for position in range(1, len(segment.signs)):
                if self._left <= 0:
                    break
                best = self._cut(segment, position, cuts - 1, best)
        return best

    def _carried(self, segment: Segment, before: Clause, best: _Read) -> _Read:
        """BABY CRY BECAUSE HUNGRY: because the baby is hungry."""
        if before.subject is None or before.subject.sign.concept == "i":
            return best
        again = self._whole(segment, before)
        return again if again.cost <= best.cost else best

    def _whole(self, segment: Segment, shared: Clause | None) -> _Read:
        usual = Choice()
        if shared is not None:
            usual = Choice(shared=shared.subject, time=shared.time)
        clause, best = self._read(segment, usual)
        ambiguous = clause.ambiguous
        if best.cost <= self._enough:
            return best
        for choice in _choices(usual, ambiguous):
            if self._left <= 0:
                break
            _, other = self._read(segment, choice)
            best = min(best, other, key=lambda read: read.cost)
        return best

    def _read(self, segment: Segment, choice: Choice) -> tuple[Clause, _Read]:
        self._left -= 1
        clause = self._parser.parse(segment, choice)
        cost = self._scorer.cost(clause) + choice.changes * self._scorer.price("changed")
        if clause.condition == "condition" and not segment.is_followed:
            cost += self._scorer.price("no-consequence")
        return clause, _Read(cost, (clause,))

    def _price(self, first: Segment, second: Segment) -> float:
        if second.condition == "consequence":
            return 0.0
        ends = first.signs[-1].senses[0].wordClass in ("particle", "negator", "modal")
        return self._scorer.price("cut-at-end-sign" if ends else "cut")

    def _told(self, first: Segment, after: _Read) -> _Read | None:
        """DOCTOR SAY MEDICINE TAKE: what somebody says to do."""
        command = after.clauses[0]
        teller = next((s for s in reversed(first.signs) if s.sense("verb")), None)
        if teller is None or teller.concept not in self._telling or command.polite:
            return None
        if command.type != "imperative" or command.negative or len(after.clauses) > 1:
            return None
        return _Read(after.cost, (replace(command, link="to"),))

    def _felt(self, first: Segment, before: _Read, after: _Read) -> _Read:
        """I HAPPY SEE YOU: I am happy to see you."""
        doing = after.clauses[0]
        feels = (
            first.signs[-1].concept in self._felt_about and before.clauses[-1].type != "fragment"
        )
        acts = bool(doing.predicates) and doing.predicates[0].sign is not None
        plain = not (doing.negative or doing.completive or doing.modal or doing.asked)
        if not (feels and acts and plain and doing.is_elided) or len(after.clauses) > 1:
            return after
        if doing.predicates[0].aspect == "state":
            return after
        doing = replace(doing, link="to", type="imperative", subject=None, is_elided=False)
        return _Read(after.cost, (doing,))

    def _wished(self, first: Segment, second: Segment, cuts: int, best: _Read) -> _Read:
        """TEACHER WANT STUDENT LEARN: what somebody wants of somebody else."""
        if first.signs[-1].concept not in self._wishing or second.condition is not None:
            return best
        after = self._best(second, 0)
        wish = after.clauses[0]
        acts = bool(wish.predicates) and wish.predicates[0].sign is not None
        if wish.subject is None or not wish.subject.is_personal or wish.type != "statement":
            return best
        again = any(sign.concept == wish.subject.sign.concept for sign in first.signs)
        if not acts or again or len(after.clauses) > 1:
            return best
        before = self._best(replace(first, governs_clause=True), cuts)
        cost = before.cost + after.cost + self._scorer.price("changed")
        read = _Read(cost, (*before.clauses, replace(wish, link="to")))
        return read if cost < best.cost else best

    def _cut(self, segment: Segment, position: int, cuts: int, best: _Read) -> _Read:
        first, second = _halves(segment, position)
        best = self._wished(first, second, cuts, best)
        price = self._price(first, second)
        says = first.signs[-1].concept in self._reporting
        if says:
            command = self._best(second, 0)
            if self._told(first, command) is not None:
                first = replace(first, governs_clause=True)
        before = self._best(first, cuts)
        if before.cost + price >= best.cost:
            return best
        after = self._best(second, cuts)
        told = self._told(first, after)
        subject = before.clauses[-1].subject
        if told is None and subject is not None and second.condition is None:
            again = self._best(second, 0, before.clauses[-1])
            own = after.clauses[0]
            bare = own.type == "imperative" or own.expletive in ("I", "you")
            most = after.cost + (self._scorer.price("changed") if bare else 0)
            if again.clauses[0].is_elided and again.cost <= most and subject.is_animate:
                after = again
        if told is None:
            after = self._felt(first, before, after)
        if told is not None:
            after = told
        cost = before.cost + after.cost + price
        if told is None:
            torn = [c for c in (*before.clauses, *after.clauses) if c.type == "fragment"]
            cost += len(torn) * self._scorer.price("cut-off-fragment")
        return _Read(cost, before.clauses + after.clauses) if cost < best.cost else best


def _choices(usual: Choice, ambiguous: tuple[tuple[int, str], ...]) -> Iterator[Choice]:
    """Other readings of the same signs, the likelier first."""
    for sense in ambiguous:
        yield replace(usual, senses=(sense,))
    for subject in ("first", "none", "last"):
        yield replace(usual, subject=subject)
    yield replace(usual, owners=False)
    yield replace(usual, compounds=True)
    yield replace(usual, moved=True)
    for sense in ambiguous:
        for subject in ("first", "none"):
            yield replace(usual, senses=(sense,), subject=subject)
        yield replace(usual, senses=(sense,), owners=False)
        yield replace(usual, senses=(sense,), compounds=True)
    for index, sense in enumerate(ambiguous):
        for other in ambiguous[index + 1 :]:
            if other[0] != sense[0]:
                yield replace(usual, senses=(sense, other))


def _may_merge(first: Segment, second: Segment) -> bool:
    """Two clauses that only the order of the signs told apart."""
    plain = second.link is None and second.lead is None and not second.openers
    return plain and second.condition is None and not first.is_closed and not first.marks


def _merged(first: Segment, second: Segment) -> Segment:
    return replace(
        first,
        signs=first.signs + second.signs,
        marks=first.marks | second.marks,
        governs_clause=second.governs_clause,
        is_closed=second.is_closed,
        is_followed=second.is_followed,
    )


def _is_liked(first: Segment, second: Segment) -> bool:
    """DANCE WE LIKE: an action, then who likes it."""
    verb = second.signs[-1].sense("verb")
    governs = verb is not None and verb.verb is not None and verb.verb.complement is not None
    return governs and len(second.signs) == 2 and first.signs[-1].sense("verb") is not None


def _in_order(first: Segment, second: Segment) -> Segment:
    who, likes = second.signs
    return replace(_merged(first, second), signs=[who, *first.signs, likes])


def _halves(segment: Segment, position: int) -> tuple[Segment, Segment]:
    """The segment cut in two; what the face said belongs to the end."""
    first = replace(
        segment, signs=segment.signs[:position], marks=dict[str, int](), is_followed=True
    )
    first.governs_clause = False
    second = Segment(
        signs=segment.signs[position:],
        condition="consequence" if segment.condition == "condition" else None,
        marks=segment.marks,
        declared=segment.declared,
        governs_clause=segment.governs_clause,
        is_closed=segment.is_closed,
        is_followed=segment.is_followed,
    )
    return first, second
