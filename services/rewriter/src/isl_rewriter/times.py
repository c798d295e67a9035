"""Time signs: taken out of a clause as English phrases, with the tense they give."""

from dataclasses import dataclass, field
from typing import Literal

from isl_contracts.generated.language import Adverb

from isl_rewriter.english import counted
from isl_rewriter.morphology import Morphology
from isl_rewriter.signs import Sign

Tense = Literal["past", "present", "future"]
_RELATIVE: dict[str, Tense] = {"last": "past", "next": "future"}
_MONTH_PHRASE = "in "
_SEASONS = ("summer", "winter", "monsoon", "spring", "autumn")
# The least number that is an hour of it: two nights are counted, but ten at night is a time.
_WITH_HOURS = {"morning": 1, "afternoon": 1, "evening": 1, "night": 8}
_TOGETHER = {
    ("yesterday", "night"): "last night",
    ("today", "night"): "tonight",
    ("today", "morning"): "this morning",
    ("today", "afternoon"): "this afternoon",
    ("today", "evening"): "this evening",
}


@dataclass(slots=True)
class Times:
    """When, in the order signed, and the signs that are left."""

    phrases: list[str] = field(default_factory=list[str])
    tense: Tense | None = None
    habit: bool = False
    rest: list[Sign] = field(default_factory=list[Sign])


def take_times(signs: list[Sign], morphology: Morphology, *, has_verb: bool) -> Times:
    """Split a clause's signs into its times and the rest."""
    taken = _Taker(signs, morphology, has_verb=has_verb)
    return taken.run()


class _Taker:
    def __init__(self, signs: list[Sign], morphology: Morphology, *, has_verb: bool) -> None:
        self._signs = signs
        self._morphology = morphology
        self._has_verb = has_verb
        self._times = Times()

    def run(self) -> Times:
        position = 0
        while position < len(self._signs):
            used = self._relative(position) or self._hour(position) or self._span(position)
            used = used or self._clock(position) or self._occasion(position)
            used = used or self._starts_at(position)
            used = used or self._date(position) or self._adverb(position)
            if used == 0:
                self._times.rest.append(self._signs[position])
            position += max(used, 1)
        self._times.phrases = _merged(self._times.phrases)
        return self._times

    def _at(self, position: int) -> Sign | None:
        return self._signs[position] if 0 <= position < len(self._signs) else None

    def _found(self, phrase: str, tense: Tense | None = None, *, habit: bool = False) -> None:
        self._times.phrases.append(phrase)
        self._times.tense = tense if tense in ("past", "future") else self._times.tense or tense
        self._times.habit = self._times.habit or habit

    def _relative(self, position: int) -> int:
        """LAST WEEK, WEEK NEXT, EVERY MONDAY, THIS EVENING."""
        pair = (self._at(position), self._at(position + 1))
        for relation, unit in (pair, pair[::-1]):
            if relation is None or unit is None or not _is_unit(unit):
                continue
            word = unit.senses[0].en
            if relation.concept in _RELATIVE:
                self._found(f"{relation.concept} {word}", _RELATIVE[relation.concept])
                return 2
            if relation.concept == "every":
                self._found(f"every {word}", "present", habit=True)
                return 2
            if relation.concept == "this":
                self._found(f"this {word}", "present")
                return 2
        return 0

    def _span(self, position: int) -> int:
        """TWO YEAR AGO, AFTER TWO DAY, and with a verb TWO HOUR (for two hours)."""
        first = self._at(position)
        if first is not None and first.concept == "after":
            phrase = self._amount(position + 1)
            if phrase:
                self._found(f"after {phrase}", "future")
                return 3
            return 0
        phrase = self._amount(position)
        if not phrase:
            return 0
        relation = self._at(position + 2)
        if relation is not None and relation.concept in ("ago", "before"):
            self._found(f"{phrase} ago", "past")
            return 3
        if relation is not None and relation.concept in ("later", "after"):
            after = relation.concept == "after"
            self._found(f"after {phrase}" if after else f"{phrase} later", "future")
            return 3
        if self._has_verb:
            self._found(f"for {phrase}")
            return 2
        return 0

    def _amount(self, position: int) -> str:
        pair = (self._at(position), self._at(position + 1))
        for number, unit in (pair, pair[::-1]):
            if number is None or unit is None or number.sense("numeral") is None:
                continue
            noun = unit.sense("noun")
            if noun is not None and noun.noun is not None and noun.noun.type == "time":
                value = number.senses[0].en
                tag = "NN" if value == "1" else "NNS"
                return f"{counted(value)} {self._morphology.inflect(noun.lemmas[0], tag)}"
        return ""

    def _occasion(self, position: int) -> int:
        """FIRST TIME: for the first time."""
        order, time = self._at(position), self._at(position + 1)
        ordinal = order.sense("adjective") if order is not None else None
        if order is None or ordinal is None or ordinal.adjective is None:
            return 0
        if not ordinal.adjective.ordinal or time is None or time.concept != "time":
            return 0
        self._found(f"for the {ordinal.en} time")
        return 2

    def _starts_at(self, position: int) -> int:
        """WORK START NINE: a bare number that ends the clause after such a verb is an hour."""
        verb, number = self._at(position - 1), self._at(position)
        if position + 1 < len(self._signs) or verb is None or number is None:
            return 0
        sense = verb.sense("verb")
        if sense is None or sense.verb is None or number.sense("numeral") is None:
            return 0
        at_hours = sense.verb.ergative or sense.verb.frame in ("motion", "locative")
        if not at_hours or not 1 <= int(number.senses[0].en) <= 12:
            return 0
        self._found(f"at {number.senses[0].en} o'clock", habit=True)
        return 1

    def _hour(self, position: int) -> int:
        """MORNING SIX: at 6 o'clock in the morning."""
        part, number = self._at(position), self._at(position + 1)
        first = _WITH_HOURS.get(part.concept) if part is not None else None
        if part is None or first is None or number is None or number.sense("numeral") is None:
            return 0
        if not first <= int(number.senses[0].en) <= 12:
            return 0
        self._found(f"at {number.senses[0].en} o'clock {_phrase(part)}", habit=True)
        return 2

    def _clock(self, position: int) -> int:
        """TIME FIVE: at 5 o'clock."""
        sign, number = self._at(position), self._at(position + 1)
        after = self._at(position + 2)
        if number is not None and number.concept == "time" and after is not None:
            sign, number = number, sign
        if sign is None or number is None or sign.concept != "time":
            return 0
        if number.sense("numeral") is None or not 1 <= int(number.senses[0].en) <= 12:
            return 0
        self._found(f"at {number.senses[0].en} o'clock", habit=True)
        return 2

    def _date(self, position: int) -> int:
        """5 MAY, MAY 5: on 5 May."""
        pair = (self._at(position), self._at(position + 1))
        for number, month in (pair, pair[::-1]):
            if number is None or month is None or number.sense("numeral") is None:
                continue
            phrase = _phrase(month)
            if phrase.startswith(_MONTH_PHRASE) and phrase[len(_MONTH_PHRASE) :][:1].isupper():
                self._found(f"on {number.senses[0].en} {month.senses[0].en}")
                return 2
        return 0

    def _adverb(self, position: int) -> int:
        sign = self._signs[position]
        grammar = _time_adverb(sign)
        if grammar is None or (sign.concept == "before" and self._governs(position)):
            return 0
        if sign.concept == "ago":
            self._found("some time ago", "past")
            return 1
        following = self._at(position + 1)
        together = _TOGETHER.get((sign.concept, following.concept if following else ""))
        if together is not None:
            self._found(together, grammar.tense)
            return 2
        if following is not None and _is_part_of_day(following) and not _is_part_of_day(sign):
            start = grammar.phrase or sign.senses[0].en
            self._found(f"{start} {following.senses[0].en}", grammar.tense)
            return 2
        period = sign.concept in _SEASONS or _is_part_of_day(sign)
        habit = grammar.habit or (period and self._has_verb)
        self._found(grammar.phrase or sign.senses[0].en, grammar.tense, habit=habit)
        return 1

    def _governs(self, position: int) -> bool:
        """BEFORE beside an event is a preposition: before the exam."""
        for neighbour in (self._at(position - 1), self._at(position + 1)):
            noun = neighbour.sense("noun") if neighbour else None
            if noun is not None and noun.noun is not None and noun.noun.type in ("event", "time"):
                return True
        return False


def _merged(phrases: list[str]) -> list[str]:
    """on Monday on Friday: on Monday and Friday."""
    merged: list[str] = []
    for phrase in phrases:
        if merged and phrase.startswith("on ") and merged[-1].startswith("on "):
            merged[-1] = f"{merged[-1]} and {phrase[3:]}"
        else:
            merged.append(phrase)
    return merged


def _time_adverb(sign: Sign) -> Adverb | None:
    sense = sign.senses[0]
    return sense.adverb if sense.adverb is not None and sense.adverb.kind == "time" else None


def _phrase(sign: Sign) -> str:
    adverb = _time_adverb(sign)
    return (adverb.phrase or "") if adverb else ""


def _is_part_of_day(sign: Sign) -> bool:
    return _phrase(sign) in ("in the morning", "in the afternoon", "in the evening", "at night")


def _is_unit(sign: Sign) -> bool:
    noun = sign.sense("noun")
    if noun is None or noun.noun is None:
        return False
    return noun.noun.type == "time" or bool(_phrase(sign))
