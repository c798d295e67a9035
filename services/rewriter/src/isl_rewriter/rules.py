"""The grammar's rule files, typed."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal, Self, cast

from isl_contracts.generated.vocabulary import (
    BodyCode,
    BrowsCode,
    CheeksCode,
    Emotion,
    EyesCode,
    GazeCode,
    HeadCode,
    MouthCode,
    NonManualChannel,
)
from pydantic import BaseModel, ConfigDict, ValidationError, field_validator, model_validator

from isl_rewriter.errors import DataError

NonManualCode = BrowsCode | EyesCode | GazeCode | HeadCode | CheeksCode | MouthCode | BodyCode
_CODES: Mapping[NonManualChannel, Iterable[NonManualCode]] = {
    NonManualChannel.BROWS: BrowsCode,
    NonManualChannel.EYES: EyesCode,
    NonManualChannel.GAZE: GazeCode,
    NonManualChannel.HEAD: HeadCode,
    NonManualChannel.CHEEKS: CheeksCode,
    NonManualChannel.MOUTH: MouthCode,
    NonManualChannel.BODY: BodyCode,
}
Span = Literal["clause", "predicate", "negated", "question", "condition", "topic", "verb", "answer"]


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class _Lists(_Data):
    """A file whose entries say their source and why beside their values."""

    @field_validator("*", mode="before")
    @classmethod
    def _values(cls, entry: object) -> object:
        if not isinstance(entry, dict):
            return entry
        rule = cast("dict[str, object]", entry)
        return rule["values"] if rule.keys() >= {"source", "values"} else rule


class OrderRule(_Data):
    """A rule of word order with the example that shows it."""

    id: str
    rule: str
    strength: str
    source: str
    gloss: str
    english: str


class OrderRules(_Data):
    """rules/order.json"""

    rules: tuple[OrderRule, ...]


class Composite(_Data):
    """A noun and the general question sign that together make one question word."""

    signs: tuple[str, ...]
    asks: str
    english: str


class SignRules(_Lists):
    """rules/signs.json"""

    composites: tuple[Composite, ...]
    negators: frozenset[str]
    refusals: frozenset[str]
    completives: frozenset[str]
    marks: dict[str, str]
    clausal: frozenset[str]
    adverbial: frozenset[str]
    generic: frozenset[str]
    lightObjects: frozenset[str]
    weatherSubjects: frozenset[str]
    fragments: frozenset[str]
    reporting: frozenset[str]
    ofPeople: frozenset[str]
    howTo: frozenset[str]
    telling: frozenset[str]
    feltIn: frozenset[str]
    paired: frozenset[str]
    reciprocal: frozenset[str]
    collective: frozenset[str]
    pairs: tuple[tuple[str, str], ...]
    notAttributive: frozenset[str]
    meals: frozenset[str]
    ofVehicles: frozenset[str]
    thingObjects: frozenset[str]
    alwaysTwo: frozenset[str]
    homes: frozenset[str]
    withOthers: frozenset[str]
    wishing: frozenset[str]
    sensing: frozenset[str]
    toMe: frozenset[str]
    regions: frozenset[str]
    numbered: frozenset[str]
    feltAbout: frozenset[str]
    harming: frozenset[str]
    alsoWritten: dict[str, str]
    dropped: frozenset[str]


class TenseLine(_Data):
    """Conditions on a clause and the verb form they lead to."""

    when: dict[str, str | bool]
    form: str


class TenseRules(_Data):
    """rules/tense.json"""

    forms: tuple[TenseLine, ...]


class FaceLine(_Data):
    """What one channel does, over which part of a clause."""

    channel: NonManualChannel
    value: NonManualCode
    span: Span = "clause"


class SentenceType(_Data):
    """The face of one sentence type."""

    type: str
    lines: tuple[FaceLine, ...]


class SentenceTypes(_Data):
    """rules/sentence-types.json"""

    types: tuple[SentenceType, ...]


class EmotionRule(_Data):
    """How one emotion shows on the face and in English."""

    lines: tuple[FaceLine, ...]
    phrases: dict[str, str]
    ends: dict[str, str]
    unless: frozenset[str]
    opposite: str


class Emotions(_Data):
    """rules/emotions.json"""

    opposed: dict[str, frozenset[str]]
    emotions: dict[Emotion, EmotionRule]

    @field_validator("emotions")
    @classmethod
    def _has_all(cls, rules: dict[Emotion, EmotionRule]) -> dict[Emotion, EmotionRule]:
        missing = [emotion for emotion in Emotion if emotion not in rules]
        if missing:
            raise ValueError(f"no rule for {', '.join(missing)}")
        return rules


class ChannelWords(_Data):
    """A channel's name and its codes' words, in English."""

    name: str
    words: dict[str, str]


class FaceWords(_Data):
    """rules/face.json"""

    channels: dict[NonManualChannel, ChannelWords]

    @field_validator("channels")
    @classmethod
    def _are_known(
        cls, channels: dict[NonManualChannel, ChannelWords]
    ) -> dict[NonManualChannel, ChannelWords]:
        for channel, codes in _CODES.items():
            if channel not in channels:
                raise ValueError(f"no words for {channel}")
            for code in channels[channel].words.keys() - set(codes):
                raise ValueError(f"{channel} has no {code}")
        return channels


class Cost(_Data):
    """What one flaw of a reading costs."""

    name: str
    cost: float
    why: str


class Scores(_Data):
    """rules/scores.json"""

    enough: float
    mostReadings: int
    costs: tuple[Cost, ...]


class PronounForms(_Data):
    """The English forms of one pronoun sign."""

    subject: str
    object: str
    owner: str
    own: str
    self: str


class PersonWords(_Data):
    """How a noun that is not in the lexicon shows that it names a person."""

    words: frozenset[str]
    endings: tuple[str, ...]
    fromVerbs: tuple[str, ...]


class TimeWord(_Data):
    """An English word for a time that the lexicon has not."""

    phrase: str
    tense: Literal["past", "present", "future"] | None = None
    habit: bool = False


class Names(_Data):
    """rules/names.json"""

    places: frozenset[str]
    festivals: frozenset[str]
    languages: frozenset[str]
    brands: frozenset[str]
    persons: frozenset[str]


class English(_Lists):
    """rules/english.json"""

    pronouns: dict[str, PronounForms]
    preferredForms: frozenset[str]
    anBefore: tuple[str, ...]
    aBefore: tuple[str, ...]
    functionWords: frozenset[str]
    standsFor: dict[str, tuple[str, ...]]
    indefinite: dict[str, frozenset[str]]
    people: PersonWords
    body: frozenset[str]
    mass: frozenset[str]
    needsObject: frozenset[str]
    manner: frozenset[str]
    judging: frozenset[str]
    intransitive: dict[str, str]
    titles: frozenset[str]
    nouns: frozenset[str]
    vehicles: frozenset[str]
    kin: frozenset[str]
    prepositions: frozenset[str]
    states: frozenset[str]
    moments: frozenset[str]
    numbers: dict[str, str]
    ofKnown: frozenset[str]
    ofNew: frozenset[str]
    supplies: frozenset[str]
    parts: frozenset[str]
    instruments: frozenset[str]
    places: dict[str, str]
    gender: dict[str, str]
    verbs: frozenset[str]
    adjectives: frozenset[str]
    measures: frozenset[str]
    abstract: frozenset[str]
    ofLanguages: frozenset[str]
    activities: frozenset[str]
    ofThings: dict[str, str]
    times: dict[str, TimeWord]


class Rules(_Data):
    """All rule files."""

    order: OrderRules
    signs: SignRules
    tense: TenseRules
    sentenceTypes: SentenceTypes
    emotions: Emotions
    face: FaceWords
    english: English
    scores: Scores
    names: Names

    @model_validator(mode="after")
    def _has_words(self) -> Self:
        asked = [line for rule in self.sentenceTypes.types for line in rule.lines]
        asked += [line for rule in self.emotions.emotions.values() for line in rule.lines]
        for line in asked:
            if line.value not in self.face.channels[line.channel].words:
                raise ValueError(f"face.json has no words for {line.channel}: {line.value}")
        return self


_FILES = {
    "order": "order.json",
    "signs": "signs.json",
    "tense": "tense.json",
    "sentenceTypes": "sentence-types.json",
    "emotions": "emotions.json",
    "face": "face.json",
    "english": "english.json",
    "scores": "scores.json",
    "names": "names.json",
}


def load_rules(folder: Path) -> Rules:
    """Read the rule files, or raise a DataError that says what is wrong where."""
    try:
        return Rules.model_validate(
            {
                name: json.loads((folder / "rules" / file).read_text("utf-8"))
                for name, file in _FILES.items()
            }
        )
    except (OSError, ValueError, ValidationError) as error:
        raise DataError(f"grammar rules: {error}") from error
