"""When a reading is not certain, and why."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Literal, cast

from isl_contracts.generated.language import Doubt, UnusedSign

from isl_rewriter.clause import Argument, Clause, Nominal, VerbPhrase
from isl_rewriter.content import with_owners, words_of
from isl_rewriter.interpret.interpreter import Interpretation
from isl_rewriter.interpret.round_trip import Difference
from isl_rewriter.read.signs import Item, Sign, marks_of, signs_of

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
# What two sentences may differ in and still say the same.
_SMALL = frozenset({"a", "an", "the", "my", "their", "his", "her", "some"})
_OF_TIMES = frozenset({"the", "in", "at", "on"})  # tomorrow morning, in the morning
_TAKEN_UP = {"owner-resumed", "owner-as-topic", "resumed-pronoun", "ground-first"}


class Doubts:
    """Applies the rules of doubt.json."""

    def __init__(self, rules: Doubt) -> None:
        self._rules = rules

    def of(
        self,
        reading: Interpretation,
        text: str,
        items: Sequence[Item],
        differences: Collection[Difference],
    ) -> list[DoubtCode]:
        """What keeps this reading, which comes back with `differences`, from being certain."""
        signs = signs_of(items)
        codes: list[DoubtCode] = []
        limit = self._rules.dear + self._usual(len(signs), reading)
        if len(signs) > 1 and reading.cost >= limit:
            codes.append("dear")
        for reason in self._rules.reasons:
            settled = set(reason.unless or ()) & set(reading.fired)
            if set(reason.fired) & set(reading.fired) and not settled:
                codes.append(reason.code)
        said = set(words_of(text))
        owners = with_owners(said)
        codes.extend(u.code for u in self._rules.unused if _is_unused(u, signs, said))
        marks, clauses = marks_of(items), reading.clauses
        is_condition = any(clause.condition == "condition" for clause in clauses)
        if "condition" in marks and not is_condition:
            codes.append("unusedIf")
        is_taken_up = is_condition or bool(_TAKEN_UP.intersection(reading.fired))
        if "topic" in marks and not (is_taken_up or any(c.topic is not None for c in clauses)):
            codes.append("unusedTopic")
        if any(sign.is_name and sign.senses[0].en.casefold() not in owners for sign in signs):
            codes.append("unusedName")
        if set(self._rules.roundTrip) & set(differences):
            codes.append("roundTrip")
        return list(dict.fromkeys(codes))

    def is_close(
        self, first: Interpretation, text: str, second: Interpretation, other: str
    ) -> bool:
        """Whether the second reading says something else and is nearly as likely."""
        near = second.cost < self.reach(first)
        is_same = same_meaning(first, second, described=False)
        return near and _content(text) != _content(other) and not is_same

    def reach(self, reading: Interpretation) -> float:
        """What another has to cost so as not to be nearly as likely."""
        signs = sum(len(clause.signs) for clause in reading.clauses)
        above = max(0.0, reading.cost - self._usual(signs, reading))
        return reading.cost + self._rules.close + self._rules.closeByCost * above

    def _usual(self, signs: int, reading: Interpretation) -> float:
        """What a reading of so many signs costs at least: more where it has several clauses."""
        more = self._rules.dearPerClause * (len(reading.clauses) - 1)
        return self._rules.dearPerSign * signs + more

    def may_offer(self, reading: Interpretation) -> bool:
        """Whether a reading is plausible enough to be shown, and sentences are all it is."""
        return reading.cost < self._rules.hopeless and not _leaves_over(reading.clauses)


def _is_unused(unused: UnusedSign, signs: list[Sign], said: set[str]) -> bool:
    is_signed = any({sign.concept, sign.senses[0].en} & unused.signs for sign in signs)
    ends = tuple(unused.ends or ())
    return is_signed and not any(word in unused.said or word.endswith(ends) for word in said)


def _leaves_over(clauses: Sequence[Clause]) -> bool:
    """Whether what found no place stands before a sentence, or a pronoun beside it: You. Who?"""
    return len(clauses) > 1 and any(
        argument.nominal and (clause is not clauses[-1] or argument.nominal.pronoun is not None)
        for clause in clauses
        if clause.type == "fragment" and clause.lead is None
        for argument in clause.fragment
    )


def same_meaning(first: Interpretation, second: Interpretation, *, described: bool = True) -> bool:
    """Whether two readings differ only in how they are told: in tense, in one sentence or two."""
    one, other = _meant(first.clauses), _meant(second.clauses)
    return one == other or (not described and _bare(one) == _bare(other))


def _bare(meant: Any) -> Any:
    """Without what its nouns are like, which stands in sets: DOG BLACK CHILD BITE."""
    if not isinstance(meant, list | tuple):
        return meant
    parts = cast("Sequence[Any]", meant)
    return [_bare(part) for part in parts if not isinstance(part, frozenset)]


def _meant(clauses: Sequence[Clause]) -> list[Any]:
    return [
        (
            _who(clause),
            [_does(phrase) for phrase in clause.predicates],
            [_starts(argument.nominal) for argument in clause.fragment],
            clause.negators,
            clause.negative,
            set(" ".join(clause.times).split()) - _OF_TIMES,
            clause.asked and (clause.asked.role, clause.asked.asks),
            clause.condition or clause.lead,
            clause.modal,
            clause.type,
            clause.embedded and _meant([clause.embedded]),
        )
        for clause in clauses
    ]


def _who(clause: Clause) -> Any:
    """Who is spoken of: the signer is the same one whether pointed at once, twice or not at all."""
    subject = clause.subject
    is_signer = clause.expletive == "I" or (subject and subject.sign.concept == "i")
    return "I" if is_signer and not (subject and subject.joined) else _starts(subject)


def _does(phrase: VerbPhrase) -> Any:
    parts = sorted(
        (argument.role, _starts(argument.nominal), tuple(a.start for a in argument.adjectives))
        for argument in _arguments(phrase)
    )
    inner = phrase.complement and _does(phrase.complement)
    return phrase.lemma, parts, inner


def _arguments(phrase: VerbPhrase) -> Iterator[Argument]:
    """What a verb governs; a letter to a friend is written to the friend."""
    for argument in phrase.arguments:
        yield argument
        leads = argument.nominal and argument.nominal.leads
        if leads and (leads[1].is_personal or argument.role == "oblique"):
            yield Argument("recipient" if leads[1].is_personal else "oblique", leads[1])


def _starts(nominal: Nominal | None) -> tuple[int | str | frozenset[int], ...]:
    """Where the signs of a noun phrase are, what describes it, what it owns or measures."""
    if nominal is None:
        return ()
    spelled = nominal.sense.en if "-" in nominal.sign.gloss else ""  # H-O-N-E: honey or a phone
    parts = (nominal.owner, nominal.contents, *(other for _, other in nominal.joined))
    marks = (bool(nominal.named), bool(nominal.number), nominal.is_compound)
    described = frozenset(item.start for item in nominal.adjectives)
    owned = (at for part in parts for at in _starts(part))
    return (nominal.sign.start, spelled, *marks, described, *owned)


def _content(text: str) -> tuple[list[str], bool]:
    return [word for word in words_of(text) if word not in _SMALL], "?" in text
