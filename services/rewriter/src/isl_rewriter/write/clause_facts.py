"""What a clause shows that its English depends on."""

from isl_contracts.generated.language import EnglishRules

from isl_rewriter.clause import Clause, Nominal


def addresses_somebody(clause: Clause) -> bool:
    """A greeting with somebody or a set phrase after it."""
    return any(sign.sense("interjection") is not None for sign in clause.openers)


def is_generic(clause: Clause) -> bool:
    """Deaf people, women in general: nothing says which."""
    subject = clause.subject
    if subject is None or subject.sense.wordClass != "noun" or subject.joined:
        return False
    bare = subject.determiner is None and subject.owner is None and subject.number is None
    return bare and subject.noun.number == "plural" and subject.noun.article == "none"


def says_no(clause: Clause) -> bool:
    """'There is no money', 'he has no money' instead of 'there is not', 'he does not have'."""
    if not (clause.negative and clause.predicates) or clause.asked is not None:
        return False
    first, none = clause.predicates[0], clause.negators[0].senses[0].en in ("no", "nothing")
    has = first.lemma == "have" and first.sign is None and clause.type != "polar"
    owned = any(noun.owner for noun in first.objects)
    return clause.expletive == "there" or (none and has and not owned)


def has_personal_pronoun(clause: Clause) -> bool:
    """The subject is I, you, she: somebody, by a pronoun."""
    subject = clause.subject
    return subject is not None and subject.pronoun is not None and subject.is_personal


def pronoun_for(noun: Nominal, english: EnglishRules) -> str | None:
    """What takes a noun up again; None for somebody whose gender the noun does not tell."""
    if noun.is_plural:
        return "they"
    return english.gender.values.get(noun.sense.en) if noun.is_personal else "it"
