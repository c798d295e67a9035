"""Which noun phrase is the object, who gets it, and which preposition the rest takes."""

from isl_rewriter.tree import Argument, Nominal, VerbPhrase

_TAKES_OBJECT = ("transitive", "ambitransitive", "ditransitive")


def place_arguments(phrase: VerbPhrase, nominals: list[Nominal]) -> None:
    """Add each noun phrase to the verb's arguments, objects first."""
    plain = [nominal for nominal in nominals if nominal.preposition is None]
    objects = _objects(phrase, plain)
    for nominal in plain:
        if nominal not in objects:
            phrase.arguments.append(_oblique(phrase, nominal))
    for nominal in nominals:
        if nominal.preposition is not None:
            phrase.arguments.append(Argument("oblique", nominal, nominal.preposition))


def _objects(phrase: VerbPhrase, plain: list[Nominal]) -> list[Nominal]:
    frame = phrase.grammar.frame
    if frame not in _TAKES_OBJECT or not plain:
        return []
    people = [nominal for nominal in plain if nominal.is_personal]
    things = [nominal for nominal in plain if not nominal.is_personal]
    if frame == "ditransitive":
        found: list[Nominal] = []
        if people:
            phrase.arguments.append(Argument("recipient", people[0]))
            found.append(people[0])
        direct = _nearest(things) or (people[1] if len(people) > 1 else None)
        if direct is not None:
            phrase.arguments.append(Argument("object", direct))
            found.append(direct)
        return found
    direct = _together(things, places=frame == "transitive" or _is_unknown(phrase)) or people
    if direct:
        first, *others = direct
        first.joined += [("and", other) for other in others]
        first.implied += len(others)
        phrase.arguments.append(Argument("object", first))
    return direct


def _is_unknown(phrase: VerbPhrase) -> bool:
    """A verb that the lexicon has not."""
    return phrase.sign is not None and not phrase.sign.concept


def _together(things: list[Nominal], *, places: bool) -> list[Nominal]:
    """The things that are objects side by side; a place only where there is nothing else."""
    objects = [nominal for nominal in things if not nominal.is_place]
    if objects or not places:
        return objects
    return things[-1:]


def _nearest(things: list[Nominal]) -> Nominal | None:
    """A thing rather than a place; of several the one nearest to the verb."""
    objects = [nominal for nominal in things if not nominal.is_place] or things
    return objects[-1] if objects else None


def _oblique(phrase: VerbPhrase, nominal: Nominal) -> Argument:
    grammar, noun = phrase.grammar, nominal.noun
    taken = {argument.preposition for argument in phrase.arguments}
    if nominal.is_place or (grammar.frame == "locative" and noun.at is not None):
        if grammar.frame == "motion":
            return Argument("oblique", nominal, _goal(nominal))
        return Argument("oblique", nominal, noun.at or "at")
    if noun.type == "vehicle" and grammar.frame in ("motion", "locative"):
        return Argument("oblique", nominal, "by")
    if grammar.frame == "motion":
        return Argument("oblique", nominal, _goal(nominal))
    if grammar.object is not None and grammar.object not in taken:
        return Argument("oblique", nominal, grammar.object)
    if nominal.is_animate:
        for_whom = grammar.frame in _TAKES_OBJECT
        company = grammar.recipient or ("for" if for_whom else "with")
        return Argument("oblique", nominal, company, guessed=grammar.recipient is None)
    if noun.type == "event":
        return Argument("oblique", nominal, noun.at or "at")
    return Argument("oblique", nominal, "with", guessed=True)


def _goal(nominal: Nominal) -> str:
    return "" if nominal.noun.to == "none" else nominal.noun.to or "to"
