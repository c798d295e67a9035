"""Cuts a reading into clauses: at what the sender wrote, at conjunctions, at a new pronoun."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal

from isl_contracts.generated.language import SignRules

from isl_rewriter.signs import Break, FaceMark, Item, Sign

SentenceType = Literal["statement", "question", "command"]
_NO_PREDICATE = ("negator", "modal", "particle", "question")
NOMINATIVE = frozenset({"i", "he", "she", "it", "we", "they", "you", "you-all"})


@dataclass(slots=True)
class Segment:
    """The signs of one clause, how it is linked to the one before, and what the face said."""

    signs: list[Sign] = field(default_factory=list[Sign])
    link: str | None = None
    condition: Literal["condition", "consequence"] | None = None
    marks: dict[str, int] = field(default_factory=dict[str, int])
    openers: list[Sign] = field(default_factory=list[Sign])
    governs_clause: bool = False
    lead: str | None = None
    declared: SentenceType | None = None
    is_closed: bool = False  # the sender wrote its end
    is_followed: bool = False  # by what follows from a condition


def split_clauses(items: tuple[Item, ...], rules: SignRules) -> list[Segment]:
    """The clauses of a reading, in order; none is empty."""
    return _Splitter(items, rules).run()


def may_be(sign: Sign, *classes: str) -> bool:
    """Whether one of the sign's readings has one of these word classes."""
    return sign.sense(*classes) is not None


def is_verb_only(sign: Sign) -> bool:
    """A verb in every reading."""
    return all(sense.wordClass == "verb" for sense in sign.senses)


class _Splitter:
    def __init__(self, items: tuple[Item, ...], rules: SignRules) -> None:
        self._items = items
        self._rules = rules
        self._segments: list[Segment] = []
        self._current = Segment()

    def run(self) -> list[Segment]:
        for position, item in enumerate(self._items):
            if isinstance(item, Break):
                self._break(item)
            elif isinstance(item, FaceMark):
                self._marked().marks[item.says] = item.at
            else:
                self._sign(item, position)
        self._close()
        self._attach_openers()
        for segment, following in pairwise(self._segments):
            segment.is_followed = following.condition == "consequence"
            if following.link == "to":
                self._raise(segment, following)
        return self._segments

    def _raise(self, main: Segment, wished: Segment) -> None:
        """YOU WANT I COME WHEN: what ends the sentence is said of the wish, when do you want."""
        asks = [tuple(c.signs) for c in self._rules.composites.values]
        while len(wished.signs) > 2:
            last = wished.signs[-1]
            pair = (wished.signs[-2].concept, last.concept)
            if last.concept not in self._rules.negators.values and last.sense("question") is None:
                break
            count = 2 if pair in asks and len(wished.signs) > 3 else 1
            main.signs += wished.signs[-count:]
            del wished.signs[-count:]
        main.marks |= wished.marks
        wished.marks = {}

    def _marked(self) -> Segment:
        """The clause that was signed last; after its end mark it is still the one meant."""
        is_between = not self._current.signs and not self._current.openers
        return self._segments[-1] if is_between and self._segments else self._current

    def _close(self) -> None:
        if self._current.signs:
            self._segments.append(self._current)
            self._current = Segment()

    def _break(self, item: Break) -> None:
        self._close()
        if self._segments:
            self._segments[-1].is_closed = True
        if item.condition and self._segments and self._segments[-1].condition != "consequence":
            self._segments[-1].condition = "condition"
            self._current.condition = "consequence"

    def _sign(self, sign: Sign, position: int) -> None:
        if sign.senses[0].wordClass == "conjunction" and sign.concept != "after":
            self._conjunction(sign, position)
            return
        if self._ends_condition(sign, position):
            self._next(condition="consequence")
        elif self._repeats_pattern(sign, position) or self._repeats_time(sign, position):
            self._next()
        elif sign.concept in NOMINATIVE and self._starts_clause(position):
            link = self._link_before(sign)
            if self._current.condition == "condition":
                self._next(condition="consequence")
            else:
                self._current.governs_clause = link is not None
                self._next(link=link)
        self._current.signs.append(sign)

    def _link_before(self, sign: Sign) -> str | None:
        """I KNOW YOU COME, I HAPPY YOU COME: that you come; I WANT YOU COME: you to come."""
        before = self._current.signs
        if before[-1].concept in self._rules.clausal.values:
            if before[-1].sense("adjective") and not any(_is_somebody(s) for s in before):
                return None
            return "that"
        wishes = before[-1].concept in self._rules.wishing.values
        return "to" if wishes and all(s.concept != sign.concept for s in before) else None

    def _next(
        self,
        *,
        link: str | None = None,
        condition: Literal["condition", "consequence"] | None = None,
    ) -> None:
        self._close()
        self._current.link = link
        self._current.condition = condition

    def _conjunction(self, sign: Sign, position: int) -> None:
        word = sign.senses[0].en
        if word == "if":
            self._next(condition="condition")
            self._current.openers.append(sign)
        elif word in ("and", "or") and not self._joins_clauses(position):
            self._current.signs.append(sign)
        elif not self._current.signs:
            self._current.openers.append(sign)
            self._current.link = word if self._segments else None
            self._current.lead = None if self._segments else word
        else:
            self._next(link=word)
            self._current.openers.append(sign)

    def _joins_clauses(self, position: int) -> bool:
        """AND between two predicates; between nouns, or adjectives, it stays in the clause."""
        before = self._current.signs
        after = self._until_boundary(position + 1)
        if not before or not after:
            return False
        if may_be(before[-1], "adjective") and all(may_be(s, "adjective") for s in after):
            return False
        return _has_predicate(before) and (_has_predicate(after) or len(after) > 1)

    def _until_boundary(self, position: int) -> list[Sign]:
        signs: list[Sign] = []
        for item in self._items[position:]:
            if isinstance(item, Break):
                break
            if isinstance(item, Sign):
                if item.senses[0].wordClass == "conjunction":
                    break
                signs.append(item)
        return signs

    def _starts_clause(self, position: int) -> bool:
        """A pronoun after a finished predicate begins a new clause if something follows it."""
        before = self._current.signs
        after = self._until_boundary(position + 1)
        content = [s for s in after if not may_be(s, *_NO_PREDICATE) and not _is_time(s)]
        if not content or not before:
            return False
        if _has_verb(before):
            return True
        said_of = any(may_be(s, "noun", "name", "pronoun") for s in before)
        if said_of and any(_describes(sign, before) for sign in before):
            return _has_own_predicate(after)
        nominals = [s for s in before if may_be(s, "noun", "name", "pronoun")]
        pronoun_first = bool(nominals) and nominals[0].concept in NOMINATIVE
        return pronoun_first and len(nominals) > 1 and not _has_verb(after)

    def _ends_condition(self, sign: Sign, position: int) -> bool:
        """IF YOU SICK MEDICINE TAKE: after the condition's predicate a noun begins the rest."""
        before = self._current.signs
        if self._current.condition != "condition" or not before:
            return False
        if not may_be(sign, "noun", "name", "possessive"):
            return False
        subject = any(may_be(s, "noun", "name", "pronoun") for s in before[:-1])
        described = subject and may_be(before[-1], "adjective")
        after = [sign, *self._until_boundary(position + 1)]
        return len(after) > 1 and (described or _has_verb(before))

    def _repeats_pattern(self, sign: Sign, position: int) -> bool:
        """DOG BLACK CAT WHITE: after a noun with its adjective another such pair."""
        before = self._current.signs
        after = [sign, *self._until_boundary(position + 1)]
        if len(before) < 2 or len(after) < 2 or not may_be(sign, "noun", "name", "possessive"):
            return False
        if any(may_be(s, "verb", "question", "determiner", "preposition") for s in before + after):
            return False
        described = may_be(before[-1], "adjective") and may_be(after[-1], "adjective")
        return described and any(may_be(s, "noun", "name") for s in before[:-1])

    def _repeats_time(self, sign: Sign, position: int) -> bool:
        """TODAY EXAM TOMORROW HOLIDAY: after a time with its noun another such pair."""
        before = self._current.signs
        after = self._until_boundary(position + 1)
        if len(before) < 2 or not after or not (_is_time(before[0]) and _is_time(sign)):
            return False
        said = [s for s in (*before[1:], *after) if not _is_time(s)]
        return (
            len(said) > 1
            and all(may_be(s, "noun") and not may_be(s, "verb", "preposition") for s in said)
            and not _is_time(before[-1])
            and not _is_time(after[0])
        )

    def _attach_openers(self) -> None:
        """A conjunction with nothing after it belongs to the clause before."""
        if self._current.openers and self._segments:
            self._segments[-1].openers.extend(self._current.openers)
        elif self._current.openers:
            self._segments.append(Segment(signs=self._current.openers))
        if self._current.marks and self._segments:
            self._segments[-1].marks |= self._current.marks
        # Marks between a clause's end and the next one belong to the clause that was signed.


def _is_somebody(sign: Sign) -> bool:
    noun = sign.senses[0].noun
    return sign.concept in NOMINATIVE or (noun is not None and noun.type in ("person", "kin"))


def _is_time(sign: Sign) -> bool:
    adverb = sign.senses[0].adverb
    return adverb is not None and adverb.kind == "time"


def _has_verb(signs: list[Sign]) -> bool:
    return any(
        is_verb_only(sign)
        or (may_be(sign, "verb") and position == len(signs) - 1 and position > 0)
        or any(sense.verb is not None and sense.verb.frame == "weather" for sense in sign.senses)
        for position, sign in enumerate(signs)
    )


def _has_predicate(signs: list[Sign]) -> bool:
    return _has_verb(signs) or may_be(signs[-1], "adjective", "particle", "negator", "modal")


def _describes(sign: Sign, signs: list[Sign]) -> bool:
    """A predicate adjective: last but for particles, or one that only a person can know."""
    if signs[-1] is not sign or (may_be(sign, "interjection") and len(signs) == 1):
        return False
    return may_be(sign, "adjective")


def _has_own_predicate(after: list[Sign]) -> bool:
    """Not a bare transitive verb, whose object would be what stood before."""
    first = after[0]
    if len(after) == 1 or all(may_be(s, "verb", "particle", "modal", "negator") for s in after):
        verb = first.sense("verb")
        return verb is None or verb.verb is None or verb.verb.frame != "transitive"
    return True
