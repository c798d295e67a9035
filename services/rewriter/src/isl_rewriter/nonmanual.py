"""What the face, head and body do over which signs: grammar first, then the feeling."""

import itertools
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal

from isl_contracts.generated.language import SpannedFace
from isl_contracts.generated.vocabulary import Emotion, NonManualChannel

from isl_rewriter.clause import Asked, Clause, VerbPhrase
from isl_rewriter.read.signs import Sign
from isl_rewriter.rules import FaceLine, Rules, channel_of, code_of

# Grammar's channels inside its span; the feeling has the others there.
_GRAMMAR_CHANNELS = frozenset(
    {NonManualChannel.BROWS, NonManualChannel.HEAD, NonManualChannel.GAZE}
)
_ANSWERS = frozenset({"yes", "no"})
_LONGEST = 6


@dataclass(frozen=True, slots=True)
class FaceSpan:
    """One channel's value over glosses start to end (exclusive)."""

    channel: NonManualChannel
    value: StrEnum
    start: int
    end: int
    source: Literal["grammar", "emotion"]


class FaceWriter:
    """Applies the tables of sentence types and emotions."""

    def __init__(self, rules: Rules) -> None:
        self._types = rules.sentenceTypes.types
        self._emotions = rules.emotions.emotions
        self._words = rules.face.channels

    def spans(self, clauses: list[Clause], emotion: Emotion, length: int) -> list[FaceSpan]:
        """Every span of a sentence of `length` glosses."""
        lines = self._emotions[emotion].lines
        felt = {channel_of(line) for line in lines} - _GRAMMAR_CHANNELS
        spans: list[FaceSpan] = []
        taken: dict[NonManualChannel, set[int]] = {}
        wholes = _wholes(clauses)
        for face_type in self._types:
            for clause in wholes:
                if face_type.type not in _types_of(clause):
                    continue
                for line in face_type.lines:
                    if channel_of(line) not in felt:
                        spans += _free(line, _range(clause, line, face_type.type), taken, "grammar")
        for line in lines:
            spans += _free(line, range(length), taken, "emotion")
        return spans

    def lines(self, spans: list[FaceSpan], glosses: tuple[str, ...]) -> list[str]:
        """The spans as sentences for people, each beginning with an asterisk."""
        return [
            f"* {self._said(span)} over {_shown(glosses[span.start : span.end])}" for span in spans
        ]

    def _said(self, span: FaceSpan) -> str:
        channel = self._words[span.channel]
        return f"{channel.name}: {channel.words[span.value]}"


def _wholes(clauses: list[Clause]) -> list[Clause]:
    """The clauses, each with what it wishes, tells or feels about: to the face they are one."""
    wholes: list[Clause] = []
    for clause in clauses:
        if clause.link == "to" and wholes:
            main = wholes[-1]
            signs = sorted((*main.signs, *clause.signs), key=lambda sign: sign.start)
            said = sorted((*main.predicates, *clause.predicates), key=_place)
            wholes[-1] = replace(main, signs=tuple(signs), predicates=said)
        else:
            wholes.append(clause)
    return wholes


def _place(phrase: VerbPhrase) -> int:
    return phrase.sign.start if phrase.sign is not None else -1


def _shown(glosses: tuple[str, ...]) -> str:
    if len(glosses) <= _LONGEST:
        return " ".join(glosses)
    return f"{' '.join(glosses[:2])} … {' '.join(glosses[-2:])}"


def _free(
    line: FaceLine,
    wanted: range,
    taken: dict[NonManualChannel, set[int]],
    source: Literal["grammar", "emotion"],
) -> list[FaceSpan]:
    """The runs of the wanted glosses that no earlier line has on this channel."""
    channel = channel_of(line)
    occupied = taken.setdefault(channel, set())
    free = sorted(set(wanted) - occupied)
    occupied.update(wanted)
    runs = itertools.groupby(enumerate(free), key=lambda placed: placed[1] - placed[0])
    ends = [(run[0][1], run[-1][1] + 1) for run in (list(placed) for _, placed in runs)]
    return [FaceSpan(channel, code_of(line), start, end, source) for start, end in ends]


def _types_of(clause: Clause) -> set[str]:
    types = {sign.concept for sign in clause.openers if sign.concept in _ANSWERS}
    if clause.type in ("wh", "polar", "imperative"):
        types.add(clause.type)
    shown = {
        "polar": clause.asks_bare,
        "condition": clause.condition == "condition",
        "topic": clause.topic is not None,
        "negative": clause.negative,
        "doubt": clause.doubt,
        "affirmative": clause.affirmed is not None,
    }
    types |= {name for name, is_shown in shown.items() if is_shown}
    if clause.type == "statement" and types <= _ANSWERS:
        types.add("statement")
    return types


def _range(clause: Clause, line: SpannedFace, face_type: str) -> range:
    match line.span:
        case "answer":
            return _over(next(sign for sign in clause.openers if sign.concept == face_type))
        case "predicate" if face_type == "affirmative" and clause.affirmed is not None:
            return _nodded(clause, clause.affirmed)
        case "question" if clause.asked is not None:
            return _over(clause.asked)
        case "topic" if clause.topic is not None:
            return _over(clause.topic.sign)
        case "negated" if clause.negators:
            return _negated(clause)
        case "predicate" | "verb":
            return _predicate(clause)
        case _:
            return _over(clause)


def _negated(clause: Clause) -> range:
    """The negator and what stands before it: LIKE NOT; a shaken sign alone: LIKE."""
    first = min(clause.negators, key=lambda sign: sign.start)
    if first.sense("noun", "verb", "adjective", "name") is not None:
        return _over(first)
    before = [sign.start for sign in clause.signs if sign.end == first.start]
    end = max(sign.end for sign in clause.negators)
    return range(before[0] if before else first.start, end)


def _nodded(clause: Clause, until: int) -> range:
    """The predicate; where the head nodded before it only, the last sign that it nodded with."""
    predicate = _predicate(clause)
    before = [sign for sign in clause.signs if sign.start < until]
    if predicate.start < until or not before:
        return predicate
    return _over(before[-1])


def _predicate(clause: Clause) -> range:
    verbs = [phrase.sign for phrase in clause.predicates if phrase.sign is not None]
    return _over((verbs or clause.signs)[-1])


def _over(sign: Sign | Asked | Clause) -> range:
    return range(sign.start, sign.end)
