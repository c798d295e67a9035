"""What is odd about a reading: the costs of rules/scores.json, found in a clause."""

from collections.abc import Iterator

from isl_rewriter.assembly import is_job_of
from isl_rewriter.clauses import NOMINATIVE
from isl_rewriter.rules import Rules
from isl_rewriter.tree import Argument, Clause, Nominal, VerbPhrase

_TAKES_OBJECT = ("transitive", "ditransitive")
_SAYS = ("object", "recipient")
_YOU = frozenset({"you", "you-all"})
_SUBJECTS = NOMINATIVE - _YOU - {"it"}


class Scorer:
    """Adds up the costs of a clause; the cheapest reading is written."""

    def __init__(self, rules: Rules) -> None:
        self._costs = {cost.name: cost.cost for cost in rules.scores.costs}
        self._signs = rules.signs
        self._unsaid = rules.english.needsObject.values
        self._parts = rules.english.parts.values

    def price(self, name: str) -> float:
        """What one flaw costs."""
        return self._costs[name]

    def cost(self, clause: Clause) -> float:
        """The costs of all flaws of a clause."""
        return sum(self._costs[flaw] for flaw in self.flaws(clause))

    def flaws(self, clause: Clause) -> Iterator[str]:
        """The name of each cost that the clause meets."""
        yield from self._subject_flaws(clause)
        yield from self._end_flaws(clause)
        yield from self._order_flaws(clause)
        yield from self._fragment_flaws(clause)
        for phrase in clause.predicates:
            inner: VerbPhrase | None = phrase
            while inner is not None:
                yield from self._phrase_flaws(clause, inner)
                inner = inner.complement
        for phrase in clause.predicates[1:]:
            yield "chain"
            tells = [p.sign.concept for p in clause.predicates[:-1] if p.sign and _is_open(p)]
            if self._signs.telling.values.intersection(tells):
                yield "unheld-chain"
            if any(
                p.grammar.complement and p.complement is None for p in (phrase, *clause.predicates)
            ):
                yield "unheld-chain"
        for nominal in _nominals(clause):
            yield from self._nominal_flaws(nominal)
            if any(a.sense.en in self._signs.notAttributive.values for a in nominal.adjectives):
                yield "misplaced-adjective"

    def _subject_flaws(self, clause: Clause) -> Iterator[str]:
        subject = clause.subject
        if subject is None:
            said_of = any(p.lemma == "be" for p in clause.predicates[:1]) and not clause.asked
            judged = bool(clause.predicates) and clause.predicates[0].complement is not None
            if clause.expletive in ("I", "you") or (
                clause.expletive == "it" and said_of and not judged and not clause.times
            ):
                yield "supplied-subject"
            return
        if subject.sign.concept == "me":
            yield "object-as-subject"
        if _is_animate(subject):
            return
        for phrase in clause.predicates:
            adjectives = [a.sense.en for argument in phrase.arguments for a in argument.adjectives]
            if self._signs.ofPeople.values.intersection([phrase.lemma, *adjectives]):
                yield "thing-feels"
            acts = any(argument.role in _SAYS for argument in phrase.arguments)
            acts = acts or phrase.complement is not None
            if acts and phrase.lemma not in ("be", "have") and subject.noun.type != "vehicle":
                if subject.sign.concept:
                    yield "thing-acts"
            moves = phrase.grammar.frame == "motion" and subject.noun.type == "abstract"
            moves = moves and subject.sign.concept not in self._signs.weatherSubjects.values
            if moves or (subject.is_place and phrase.grammar.frame in ("motion", "locative")):
                yield "thing-acts"

    def _order_flaws(self, clause: Clause) -> Iterator[str]:
        acts = any(phrase.sign is not None for phrase in clause.predicates)
        yield from _company_flaws(clause)
        nouns = {sign.end for sign in clause.signs if sign.senses[0].wordClass == "noun"}
        for nominal in _nominals(clause):
            before = [a for a in nominal.adjectives if a.start < nominal.sign.start]
            if not acts and any(adjective.start in nouns for adjective in before):
                yield "adjective-astray"
        for position, phrase in enumerate(clause.predicates):
            if phrase.lemma == "have" and phrase.sign is None:
                yield "supplied-have"
            for argument in phrase.arguments:
                noun, verb = argument.nominal, phrase.sign
                if noun is None or verb is None or argument.role not in _SAYS:
                    continue
                if noun.sign.start > verb.start and noun.pronoun is None:
                    yield "english-order"
                elif position and noun.is_animate and noun.sign.start < verb.start:
                    yield "second-actor"

    def _end_flaws(self, clause: Clause) -> Iterator[str]:
        if clause.polite and clause.type == "statement":
            yield "polite-statement"
        if not clause.completive:
            return
        if any(phrase.lemma == "be" for phrase in clause.predicates):
            yield "done-without-verb"
        ends = [sign for sign in clause.signs if sign.senses[0].wordClass == "particle"]
        after = [sign for sign in clause.signs if ends and sign.start > ends[0].start]
        if any(sign.sense("noun", "verb") for sign in after if sign not in ends):
            yield "end-sign-inside"

    def _fragment_flaws(self, clause: Clause) -> Iterator[str]:
        if clause.predicates:
            return
        said = len(clause.fragment) + len(clause.times) + len(clause.end_adverbs)
        said += len(clause.middle_adverbs) + len(clause.negators)
        if said > 1 or not clause.fragment:
            yield "loose-fragment"

    def _phrase_flaws(self, clause: Clause, phrase: VerbPhrase) -> Iterator[str]:
        linking = phrase.lemma == "be" or phrase.grammar.linking
        for argument in phrase.arguments:
            if argument.word is not None and argument.guessed:
                yield "left-over"
            elif argument.guessed:
                yield "guessed-preposition"
            if argument.adjectives and argument.role == "predicate" and not linking:
                yield "beside-the-verb"
            if _is_goal(clause, phrase, argument):
                yield "subject-as-object"
            if argument.role in _SAYS and argument.nominal is not None:
                yield from self._object_flaws(clause, phrase, argument.nominal)
            if argument.role == "predicate" and argument.nominal is not None:
                if clause.subject is not None and not _equal(clause.subject, argument.nominal):
                    yield "unlike-equals"
        if phrase.grammar.frame in _TAKES_OBJECT and not linking:
            if self._wants_object(clause, phrase):
                unsaid = phrase.lemma in self._unsaid and clause.subject is not None
                yield "object-unsaid" if unsaid else "object-missing"
        if phrase.grammar.frame == "ditransitive" and clause.asked is None:
            if all(argument.role != "recipient" for argument in phrase.arguments):
                if any(sign.concept in NOMINATIVE for sign in clause.signs[-1:]):
                    yield "recipient-missing"

    def _object_flaws(self, clause: Clause, phrase: VerbPhrase, noun: Nominal) -> Iterator[str]:
        if phrase.grammar.frame == "ditransitive" and noun.is_place:
            yield "place-as-object"
        if phrase.sign is None or not noun.is_personal:
            return
        before = noun.sign.start < phrase.sign.start
        subjects = _SUBJECTS | _YOU if clause.expletive == "you" else _SUBJECTS
        if clause.subject is None and before and noun.sign.concept in subjects:
            yield "subject-as-object"
        if phrase.sign.concept in self._signs.reporting.values and noun.pronoun is None:
            yield "told-a-person"
        elif phrase.sign.concept in self._signs.thingObjects.values:
            yield "person-as-object"
        elif clause.type == "imperative" and noun.sign.start < phrase.sign.start:
            if noun.pronoun is None:
                yield "command-to-other"

    def _nominal_flaws(self, nominal: Nominal) -> Iterator[str]:
        for _, other in nominal.joined[len(nominal.joined) - nominal.implied :]:
            alike = _kind(nominal) == _kind(other) and not is_job_of(nominal, other)
            yield "like-company" if alike else "unlike-company"
        if nominal.is_compound:
            yield "compound"
        owner = nominal.owner
        if owner is not None and not _is_animate(owner) and not nominal.noun.relational:
            if nominal.sense.en not in self._parts:
                yield "odd-owner"

    def _wants_object(self, clause: Clause, phrase: VerbPhrase) -> bool:
        has = any(argument.role in _SAYS for argument in phrase.arguments)
        asked = clause.asked is not None and clause.asked.role in ("object", "determiner")
        happens = phrase.grammar.ergative and clause.subject is not None
        if phrase.sign is not None and phrase.sign.concept in self._signs.ofVehicles.values:
            happens = happens or clause.subject is not None
        if phrase.sign is not None and phrase.sign.concept in self._signs.sensing.values:
            happens = happens or clause.modal is not None
        if phrase.sign is not None and phrase.sign.concept in self._signs.reciprocal.values:
            happens = happens or (clause.subject is not None and clause.subject.is_plural)
        reports = clause.governs_clause or phrase.complement is not None
        return not (has or asked or happens or reports or clause.type == "imperative")


def _company_flaws(clause: Clause) -> Iterator[str]:
    """COME with YOU before it and I after it: not one subject."""
    subject = clause.subject
    if subject is None or not subject.implied:
        return
    verbs = [phrase.innermost.sign for phrase in clause.predicates]
    verbs += [phrase.sign for phrase in clause.predicates]
    starts = [verb.start for verb in verbs if verb is not None]
    for _, other in subject.joined[len(subject.joined) - subject.implied :]:
        first, last = sorted((subject.sign.start, other.sign.start))
        if any(first < start < last for start in starts):
            yield "company-astray"
        if subject.sign.concept in NOMINATIVE and other.sign.concept in NOMINATIVE:
            yield "unlike-persons"


def _nominals(clause: Clause) -> Iterator[Nominal]:
    if clause.subject is not None:
        yield clause.subject
    for phrase in clause.predicates:
        inner: VerbPhrase | None = phrase
        while inner is not None:
            yield from _of_arguments(inner.arguments)
            inner = inner.complement
    yield from _of_arguments(clause.fragment)


def _of_arguments(arguments: list[Argument]) -> Iterator[Nominal]:
    for argument in arguments:
        if argument.nominal is not None:
            yield argument.nominal


def _is_goal(clause: Clause, phrase: VerbPhrase, argument: Argument) -> bool:
    """HE I GO read as go to him to me."""
    who, verb = argument.nominal, phrase.sign
    if who is None or verb is None or clause.subject is not None or clause.asked is not None:
        return False
    before = who.sign.concept in _SUBJECTS and who.sign.end <= verb.start
    return before and argument.role == "oblique" and argument.preposition == "to"


def _is_open(phrase: VerbPhrase) -> bool:
    """Nothing is said or told yet."""
    return all(argument.role == "recipient" for argument in phrase.arguments)


def _is_animate(nominal: Nominal) -> bool:
    return nominal.is_animate or nominal.is_pointing


def _kind(nominal: Nominal) -> str:
    if nominal.is_personal:
        return "person"
    if nominal.sense.wordClass == "numeral":
        return "number"
    return nominal.noun.type


def _equal(subject: Nominal, said: Nominal) -> bool:
    """Whether one may be the other: a person is no thing, a head no pain."""
    if subject.is_pointing or said.is_pointing or "name" in (_class(subject), _class(said)):
        return True
    if _class(said) in ("pronoun", "possessive") or subject.noun.type == "abstract":
        return True
    kind = said.noun.type == "abstract" and said.noun.number == "count"
    if subject.noun.type == "proper" and kind:
        return True
    if subject.is_personal or said.is_personal:
        return subject.is_personal and said.is_personal
    loose = ("thing", "animal", "vehicle", "proper")
    return _kind(subject) == _kind(said) or (_kind(subject) in loose and _kind(said) in loose)


def _class(nominal: Nominal) -> str:
    return nominal.sense.wordClass
