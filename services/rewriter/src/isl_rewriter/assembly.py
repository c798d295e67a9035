"""What the makers of clauses share: empty verbs, and small questions about their parts."""

from dataclasses import replace

from isl_contracts.generated.language import Verb

from isl_rewriter.chunks import VerbChunk
from isl_rewriter.tree import Argument, Clause, Nominal

BE = Verb(frame="transitive", aspect="state")
HAVE = Verb(frame="transitive", aspect="state")


def asks(clause: Clause, *kinds: str) -> bool:
    """Whether the clause asks for one of these."""
    return clause.asked is not None and clause.asked.asks in kinds


def add_leftovers(clause: Clause, nominals: list[Nominal]) -> None:
    """Noun phrases without a part of their own stand at the end with a preposition."""
    phrase = clause.predicates[-1]
    for nominal in nominals:
        preposition = nominal.preposition or ("at" if nominal.is_place else "about")
        if nominal.is_place and nominal.preposition is None:
            preposition = nominal.noun.at or "at"
        guessed = nominal.preposition is None and not nominal.is_place
        phrase.arguments.append(Argument("oblique", nominal, preposition, guessed=guessed))


def is_noun(nominal: Nominal | None) -> bool:
    """A noun, not a name, pronoun or number."""
    return nominal is not None and nominal.sense.wordClass == "noun"


def takes_object(grammar: Verb) -> bool:
    """Whether something may be done to something."""
    return grammar.frame in ("transitive", "ambitransitive", "ditransitive")


def governs(chunk: VerbChunk) -> bool:
    """want to go, stop crying."""
    return chunk.sense.verb is not None and chunk.sense.verb.complement is not None


def pluralise(nominal: Nominal) -> None:
    """Make a noun that can be counted plural."""
    if nominal.noun.number == "count" and nominal.sense.wordClass == "noun":
        nominal.sign = replace(nominal.sign, count=max(2, nominal.sign.count))


def generalise(nominal: Nominal) -> None:
    """Mean the kind and not one of it: afraid of dogs."""
    bare = nominal.determiner is None and nominal.number is None and nominal.owner is None
    if bare and nominal.named is None and nominal.noun.article == "indefinite":
        pluralise(nominal)
        nominal.fronted = False


def is_job_of(first: Nominal, second: Nominal) -> bool:
    """MY FATHER DOCTOR: one person and what that person is, not two people."""
    pronoun = first.pronoun is not None
    somebody = first.noun.type == "kin" or pronoun or first.sense.wordClass == "name"
    job = second.noun.type == "person" and second.noun.article == "indefinite"
    bare = second.determiner is None and second.owner is None and second.number is None
    return somebody and job and bare and second.sense.wordClass == "noun"
