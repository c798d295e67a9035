"""Verb groups: auxiliaries, negation and inversion."""

from dataclasses import dataclass

from isl_rewriter.write.morphology import Morphology

_CONTRACTED = {"will": "won't", "can": "can't", "am": "aren't"}


@dataclass(frozen=True, slots=True)
class Agreement:
    """Person and number of a subject."""

    person: int = 3
    plural: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """A verb group: what goes before an inverted subject, the other auxiliaries, the verb."""

    auxiliaries: tuple[str, ...]
    main: str


def verb_group(
    morphology: Morphology,
    lemma: str,
    form: str,
    agreement: Agreement,
    *,
    modal: str | None = None,
    needs_auxiliary: bool = False,
) -> Group:
    """The words of a verb in one form; `needs_auxiliary` for negation and inversion."""
    past = form == "past"
    if modal is not None:
        return Group(("could" if past and modal == "can" else modal,), lemma)
    match form:
        case "future":
            return Group(("will",), lemma)
        case "present-perfect":
            return Group((_have(agreement),), _participle(morphology, lemma))
        case "future-perfect":
            return Group(("will", "have"), _participle(morphology, lemma))
        case "present-progressive":
            return Group((be_form(agreement, past=False),), morphology.inflect(lemma, "VBG"))
        case "present-perfect-progressive":
            return Group((_have(agreement), "been"), morphology.inflect(lemma, "VBG"))
        case _:
            return _simple(morphology, lemma, agreement, past=past, needs_auxiliary=needs_auxiliary)


def negated(group: Group) -> Group:
    """The group with 'not' after its first auxiliary."""
    first, *rest = group.auxiliaries
    words = ("cannot",) if first == "can" else (first, "not")
    return Group((*words, *rest), group.main)


def contracted(auxiliary: str) -> str:
    """The auxiliary with n't, as in questions: why didn't you come."""
    return _CONTRACTED.get(auxiliary, f"{auxiliary}n't")


def be_form(agreement: Agreement, *, past: bool) -> str:
    """am, is, are, was, were."""
    if agreement.plural or agreement.person == 2:
        return "were" if past else "are"
    if past:
        return "was"
    return "am" if agreement.person == 1 else "is"


def _simple(
    morphology: Morphology, lemma: str, agreement: Agreement, *, past: bool, needs_auxiliary: bool
) -> Group:
    third = agreement.person == 3 and not agreement.plural
    if lemma == "be" or lemma.startswith("be "):
        words = lemma.split(" ", 1)
        rest = words[1] if len(words) > 1 else ""
        return Group((be_form(agreement, past=past),), rest)
    if needs_auxiliary:
        return Group(("did" if past else "does" if third else "do",), lemma)
    if past:
        return Group((), morphology.inflect(lemma, "VBD"))
    return Group((), morphology.inflect(lemma, "VBZ") if third else lemma)


def _have(agreement: Agreement) -> str:
    return "has" if agreement.person == 3 and not agreement.plural else "have"


def _participle(morphology: Morphology, lemma: str) -> str:
    return "been" + lemma[2:] if lemma.split(" ")[0] == "be" else morphology.inflect(lemma, "VBN")
