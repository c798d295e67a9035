"""A second opinion: a sentence signed again by the rules that generate, and compared."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from isl_rewriter.clause import Argument, Clause, Nominal, VerbPhrase
from isl_rewriter.interpret.grammar import Grammar
from isl_rewriter.interpret.lexical import OBJECT_FORMS
from isl_rewriter.read.signs import Item, Sign, marks_of, signs_of

Difference = Literal["words", "order", "type"]
# The parts before a verb, the outermost first.
_LEFT = ("subject", "recipient", "oblique", "predicate", "object")
_ASKS = ("wh", "polar", "embedded")


class RoundTrip:
    """Signs clauses again; the grammar says on which side of its head a part stands."""

    def __init__(self, grammar: Grammar) -> None:
        self._first = dict(_sides(grammar))

    def differences(self, clauses: Sequence[Clause], items: Sequence[Item]) -> set[Difference]:
        """In what the clauses, signed again, differ from what was signed."""
        signed = signs_of(items)
        ordered = sorted(clauses, key=lambda clause: clause.start)
        again = [sign for clause in ordered for sign in self.signs(clause)]
        found: set[Difference] = set()
        known = {sign.start for sign in signed}
        if any(sign.start not in known for sign in again) or _unsaid(signed, again, clauses):
            found.add("words")
        starts = [sign.start for sign in again if _is_somebody(sign)]
        if starts != sorted(starts):
            found.add("order")
        if _asks(signed, items) != any(_is_asked(clause) for clause in clauses):
            found.add("type")
        return found

    def signs(self, clause: Clause) -> list[Sign]:
        """The signs of a clause in the order of the rules that generate."""
        if clause.elided is not None:
            return list(clause.signs)
        topic = _topic(clause)
        parts: list[Sign] = [] if topic is None else self._nominal(topic)
        if clause.subject is not None and clause.subject is not topic:
            parts += [] if clause.is_elided else self._nominal(clause.subject)
        if clause.than is not None:
            parts += self._nominal(clause.than)
        for phrase in clause.predicates:
            parts += self._phrase(phrase, topic)
        for argument in clause.fragment:
            parts += self._argument(argument)
        negators = [sign for sign in clause.negators if sign not in parts]
        parts += negators if self._after("VP", "negator") else []
        own = {sign.start for sign in clause.signs}
        return list({sign.start: sign for sign in parts if sign.start in own}.values())

    def _after(self, cat: str, role: str) -> bool:
        return not self._first.get((cat, role), True)

    def _phrase(self, phrase: VerbPhrase, topic: Nominal | None) -> list[Sign]:
        before: list[Sign] = []
        after: list[Sign] = []
        for argument in sorted(phrase.arguments, key=lambda a: _LEFT.index(a.role)):
            if argument.nominal is not None and argument.nominal is topic:
                continue
            side = after if self._after("VP", argument.role) else before
            side += self._argument(argument)
        inner = self._phrase(phrase.complement, topic) if phrase.complement is not None else []
        verb = [phrase.sign] if phrase.sign is not None else []
        return [*before, *inner, *verb, *after]

    def _argument(self, argument: Argument) -> list[Sign]:
        return self._nominal(argument.nominal) if argument.nominal is not None else []

    def _nominal(self, nominal: Nominal) -> list[Sign]:
        owner = self._nominal(nominal.owner) if nominal.owner is not None else []
        others = [sign for _, other in nominal.joined for sign in self._nominal(other)]
        contents = self._nominal(nominal.contents) if nominal.contents is not None else []
        leads = self._nominal(nominal.leads[1]) if nominal.leads is not None else []
        owned = [nominal.sign, *contents, *leads]
        if self._after("NP", "owner"):
            return [*owned, *owner, *others]
        return [*owner, *owned, *others]


def _sides(grammar: Grammar) -> Iterator[tuple[tuple[str, str], bool]]:
    """(category, role) to whether the part stands before its head, of the rules that generate."""
    for rule in grammar:
        if not rule.generates or rule.head is None:
            continue
        order: Mapping[str, int] = {name: place for place, name in enumerate(rule.names)}
        for role, name in rule.roles:
            yield (rule.cat, role), order[name] < order[rule.head]


def _phrases(clause: Clause) -> Iterator[VerbPhrase]:
    for phrase in clause.predicates:
        inner: VerbPhrase | None = phrase
        while inner is not None:
            yield inner
            inner = inner.complement


def _is_somebody(sign: Sign) -> bool:
    """Of whom the order says who does it and to whom; not of a thing, nor of ME and HIM."""
    sense = sign.senses[0]
    told = sign.gloss in OBJECT_FORMS or (sense.pronoun and sense.pronoun.gender == "thing")
    kind = sense.noun.type if sense.noun is not None else None
    person = sense.wordClass in ("pronoun", "name") and not told
    return person or kind in ("person", "kin", "animal")


def _topic(clause: Clause) -> Nominal | None:
    """What stands first: the marked topic, or a thing that somebody does something with."""
    if clause.topic is not None:
        return clause.topic
    arguments = (argument for phrase in _phrases(clause) for argument in phrase.arguments)
    return next((a.nominal for a in arguments if a.nominal and a.nominal.fronted), None)


def _unsaid(signed: list[Sign], again: list[Sign], clauses: Sequence[Clause]) -> bool:
    """A noun, name or verb that has no part in any clause."""
    said = {sign.start for sign in again} | {
        sign.start for clause in clauses for sign in (*clause.openers, *clause.negators)
    }
    if any(clause.times or clause.embedded or clause.asked for clause in clauses):
        return False
    content = [s for s in signed if s.senses[0].wordClass in ("noun", "name", "verb", "pronoun")]
    return sum(sign.start not in said for sign in content) > 1


def _asks(signed: list[Sign], items: Sequence[Item]) -> bool:
    return any(sign.sense("question") for sign in signed) or "asking" in marks_of(items)


def _is_asked(clause: Clause) -> bool:
    within = clause.embedded is not None and _is_asked(clause.embedded)
    return clause.type in _ASKS or clause.asks_bare or within or clause.condition == "condition"
