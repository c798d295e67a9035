"""Statement, question or command."""

from isl_rewriter.tree import Clause


def choose_type(clause: Clause) -> None:
    """Set the clause's type, and the subject that English cannot do without."""
    if clause.type == "wh":
        return
    if clause.asked is not None:
        clause.type = "wh"
    elif clause.fragment:
        clause.type = "fragment"
    elif _is_command(clause):
        clause.type = "imperative"
        if clause.subject is not None and clause.subject.sign.concept in ("you", "you-all"):
            clause.subject = None
    elif clause.polar or _asks_about_you(clause):
        clause.type = "polar"
    if clause.type in ("statement", "polar") and clause.predicates:
        _supply_subject(clause)
    if not clause.predicates and not clause.fragment:
        clause.type = "fragment"


def _is_command(clause: Clause) -> bool:
    if not clause.predicates or clause.polar or clause.condition == "condition":
        return False
    phrase = clause.predicates[0]
    subject = clause.subject
    told_not = any(sign.concept == "dont" for sign in clause.negators)
    to_you = subject is None or subject.sign.concept in ("you", "you-all")
    if phrase.sign is None or clause.declared == "statement":
        return False
    if (clause.link == "to" and subject is not None) or "because" in (clause.link, clause.lead):
        return False
    if told_not or clause.polite or clause.declared == "command":
        return to_you and clause.expletive is None
    acts = phrase.grammar.aspect in ("event", "ongoing", "habit")
    plain = not (clause.completive or clause.modal or clause.habit or clause.doubt)
    now = clause.time in (None, "present")
    return acts and plain and now and subject is None and clause.expletive is None


def _asks_about_you(clause: Clause) -> bool:
    """Only you can know whether you are hungry: said to you it is a question."""
    subject = clause.subject
    if subject is None or subject.sign.concept not in ("you", "you-all"):
        return False
    if clause.declared is not None or clause.affirmed is not None:
        return False
    if subject.pronoun is None or clause.link is not None or clause.condition is not None:
        return False
    if clause.negative or clause.doubt or clause.modal or clause.time in ("past", "future"):
        return False
    phrase = clause.predicates[0]
    if any(a.adjectives and a.conjunction == "or" for a in phrase.arguments):
        return True
    adjectives = [a for argument in phrase.arguments for a in argument.adjectives]
    return phrase.grammar.private or any(a.grammar.private for a in adjectives)


def _supply_subject(clause: Clause) -> None:
    if clause.subject is None and clause.expletive is None:
        clause.expletive = "you" if clause.type == "polar" else "I"
