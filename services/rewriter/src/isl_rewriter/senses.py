"""Which of its readings each sign of a clause has, by where it stands."""

from isl_contracts.generated.language import Sense, SignRules

from isl_rewriter.clauses import is_verb_only, may_be
from isl_rewriter.signs import Sign


def choose_senses(
    signs: list[Sign], rules: SignRules, *, asks: str | None, acts: bool, at_hour: bool = False
) -> list[Sense]:
    """One reading for each sign, from where it stands; `acts` where the clause needs a verb.

    `at_hour` where an hour was signed: the shop opens at ten, it is not open at ten.
    """
    asks_or_tells = asks or ("time" if at_hour else None)
    chosen = [
        _choose(signs, position, rules, asks, asks_or_tells) for position in range(len(signs))
    ]
    if not acts or any(sense.wordClass == "verb" for sense in chosen):
        return chosen
    for position in reversed(range(len(signs))):
        verb = signs[position].sense("verb")
        if verb is not None and not may_be(signs[position], "adjective"):
            chosen[position] = verb
            break
    return chosen


def _choose(
    signs: list[Sign], position: int, rules: SignRules, asks: str | None, when: str | None
) -> Sense:
    sign = signs[position]
    if len(sign.senses) == 1:
        return sign.senses[0]
    others = signs[:position] + signs[position + 1 :]
    other_verb = any(is_verb_only(other) for other in others)
    before = signs[:position]
    nominals = [s for s in before if may_be(s, "noun", "name", "pronoun")]
    noun, verb = sign.sense("noun"), sign.sense("verb")
    adjective, adverb = sign.sense("adjective"), sign.sense("adverb")
    if verb and sign.sense("particle"):
        return verb
    if noun and verb:
        return verb if _acts(signs, position, rules, asks) else noun
    if adjective and verb:
        if verb.verb is not None and verb.verb.ergative:
            place = len(nominals) == 1 and _is_place(nominals[0]) and not when
            return adjective if place else verb
        return verb if len(nominals) > 1 and not other_verb else adjective
    if adjective and adverb:
        acting = other_verb or any(may_be(other, "verb") for other in others)
        return adverb if acting else adjective
    preposition = sign.sense("preposition")
    if preposition and adverb:
        return preposition
    if adjective and noun:
        opens = not nominals and position + 1 < len(signs)
        return noun if opens else adjective
    if adverb and noun:
        return noun
    if sign.sense("preposition") and position + 1 == len(signs) and not nominals:
        return sign.senses[-1]
    return sign.senses[0]


def _is_place(sign: Sign) -> bool:
    noun = sign.sense("noun")
    return noun is not None and noun.noun is not None and noun.noun.type == "place"


def _acts(signs: list[Sign], position: int, rules: SignRules, asks: str | None) -> bool:
    """Whether a sign that is noun or verb is the verb here."""
    sign = signs[position]
    before, after = signs[:position], signs[position + 1 :]
    verb, noun = sign.sense("verb"), sign.sense("noun")
    if verb is None or verb.verb is None or noun is None or noun.noun is None:
        return verb is not None
    if before and may_be(before[-1], "possessive", "determiner", "numeral"):
        return False
    if verb.verb.complement and before and is_verb_only(before[-1]) and not after:
        return True  # TRAVEL LOVE: love to travel
    if any(s.verb is not None and s.verb.frame == "weather" for s in sign.senses):
        return not any(is_verb_only(other) for other in before + after) and not any(
            may_be(other, "adjective") for other in after
        )
    governing = after[0].sense("verb") if after else None
    if governing is not None and governing.verb is not None and governing.verb.complement:
        has_object = sum(may_be(s, "noun", "name", "pronoun") for s in before) > 1
        light = after[0].concept in rules.lightObjects.values and noun.noun.number == "mass"
        return has_object or not light
    led = before[-1].sense("verb") if before and is_verb_only(before[-1]) else None
    if led is not None and led.verb is not None and led.verb.complement:
        return before[-1].concept not in rules.lightObjects.values or noun.noun.number != "mass"
    if any(is_verb_only(other) for other in before + after):
        return False
    nominals = [s for s in before if may_be(s, "noun", "name", "pronoun")]
    if not after:
        return bool(nominals) or asks not in ("thing", "person", "manner", "place", "time")
    return bool(nominals) and may_be(after[0], "noun", "name", "pronoun", "possessive")
