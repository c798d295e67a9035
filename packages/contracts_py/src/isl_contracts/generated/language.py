# Generated from proto/ by `make contracts`. Do not edit.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pydantic import BaseModel, ConfigDict, Field, RootModel
from typing import Annotated, Literal
from typing_extensions import TypeAliasType


class Alphabet(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    id: str
    name: str
    nameHi: str
    source: str
    letters: Mapping[str, str]


class Adjective(BaseModel):
    """
    Where an adjective may stand and what it governs.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    private: Literal[True] | None = None
    ordinal: Literal[True] | None = None
    colour: Literal[True] | None = None
    definite: Literal[True] | None = None
    predicate: Annotated[Literal[True] | None, Field(description="Never before a noun.")] = None
    complement: Annotated[str | None, Field(description="afraid of")] = None
    timeTense: Literal["past", "future"] | None = None
    ofPeople: Annotated[
        Literal[True] | None, Field(description="Only a person or an animal is it.")
    ] = None
    governs: Annotated[
        Sequence[Literal["fact", "doing"]] | None,
        Field(description="What a whole clause after it is: happy that you are here."),
    ] = None


class Pronoun(BaseModel):
    """
    Person, number and gender.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    person: Literal[1, 2, 3]
    number: Literal["singular", "plural"]
    gender: Literal["male", "female", "thing"] | None = None
    indefinite: Literal[True] | None = None


class Determiner(BaseModel):
    """
    this, many, every.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    number: Literal["singular", "plural", "any"] | None = None
    near: Literal[True] | None = None
    quantity: Literal[True] | None = None
    negative: Literal[True] | None = None
    timeHabit: Literal[True] | None = None


class Interjection(BaseModel):
    """
    Said apart from the sentence.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    polite: Literal[True] | None = None
    question: Literal[True] | None = None
    negative: Literal[True] | None = None


class Modal(BaseModel):
    """
    can, must, will.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    tense: Literal["future"] | None = None
    negative: Literal[True] | None = None


class Negator(BaseModel):
    """
    not, don't.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    imperative: Literal[True] | None = None


class LetterVariant(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    sameAs: Literal["v1", "v2"] | None = None


class Datasets(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    include: str | None = None


class ClipSeconds(BaseModel):
    """
    From when to when the sign lasts in its clip.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    from_: Annotated[float, Field(alias="from")]
    to: float


class PlainShape(BaseModel):
    """
    A base handshape with what its thumb and fingers do.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    base: Annotated[
        Literal[
            "fist",
            "flat",
            "finger2",
            "finger23",
            "finger23spread",
            "finger2345",
            "pinch12",
            "pinch12open",
            "pinchall",
            "cee12",
            "cee12open",
            "ceeall",
        ],
        Field(description="The base handshapes of HamNoSys."),
    ]
    thumb: Annotated[
        Literal["out", "across", "opposed"] | None,
        Field(description="At the side of the hand when absent."),
    ] = None
    bend: Annotated[str | None, Field(description="Of the base's selected fingers.")] = None
    fingers: Annotated[
        str | None,
        Field(description="Selected in place of the base's own: 2 index to 5 little finger."),
    ] = None
    bends: Annotated[
        Mapping[str, str] | None, Field(description="Of single fingers, 1 the thumb.")
    ] = None
    opening: Annotated[
        Literal["tight", "slack"] | None,
        Field(description="Of a hand bent to a C: how far the thumb is from the fingers."),
    ] = None


class Shape(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    is_: Annotated[PlainShape, Field(alias="is")]
    between: Annotated[
        PlainShape | None, Field(description="The hand is half-way from `is` to this.")
    ] = None


class Curve(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    dir: Annotated[
        str,
        Field(
            description="u up, d down, o out from the signer, i in, D and N toward that hand's side; letters together are diagonal, + is half-way between its terms."
        ),
    ]
    size: Annotated[float, Field(description="Centimetres.")]


class Shift(BaseModel):
    """
    Centimetres toward D-side, up and out; negative for the other way.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    D: float | None = None
    u: float | None = None
    o: float | None = None


class Contact(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    of: Annotated[
        Literal[
            "palm",
            "back",
            "heel",
            "wrist",
            "wrist-back",
            "fingers",
            "thumb-edge",
            "little-edge",
            "fist-top",
            "fist-base",
            "fork",
            "thumb.tip",
            "thumb.pad",
            "thumb.nail",
            "thumb.mid",
            "thumb.mid-back",
            "index.tip",
            "index.pad",
            "index.nail",
            "index.mid",
            "index.mid-back",
            "index.thumb-side",
            "index.little-side",
            "index.base",
            "index.knuckle",
            "middle.tip",
            "middle.pad",
            "middle.nail",
            "middle.mid",
            "middle.mid-back",
            "middle.thumb-side",
            "middle.little-side",
            "middle.base",
            "middle.knuckle",
            "ring.tip",
            "ring.pad",
            "ring.nail",
            "ring.mid",
            "ring.mid-back",
            "ring.thumb-side",
            "ring.little-side",
            "ring.base",
            "ring.knuckle",
            "little.tip",
            "little.pad",
            "little.nail",
            "little.mid",
            "little.mid-back",
            "little.thumb-side",
            "little.little-side",
            "little.base",
            "little.knuckle",
        ],
        Field(description="A point on the skin of a hand."),
    ]
    with_: Annotated[
        str,
        Field(
            alias="with",
            description="What a site meets: the other hand's site (N.thumb.tip), a part of its arm (N.forearm, N.forearm-inside, N.elbow, N.elbow-inside, N.upper-arm), or a place, with its side where there are two (cheek.D).",
        ),
    ]
    gap: Annotated[
        float | None,
        Field(description="Millimetres of air left along the line the hand came from."),
    ] = None
    from_: Annotated[
        str | None,
        Field(alias="from", description="The side from which the hand comes to the contact."),
    ] = None
    offset: Annotated[
        Shift | None, Field(description="Centimetres beside the target: toward D-side, up, out.")
    ] = None


class Motion(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    hand: Annotated[Literal["D", "N", "both"] | None, Field(description="Both when absent.")] = None
    type: Literal[
        "straight",
        "arc",
        "circle",
        "shake",
        "tap",
        "twist",
        "nod",
        "wiggle",
        "close",
        "open",
        "tremble",
        "wave",
        "zigzag",
        "brush",
        "swing",
        "stir",
    ]
    dir: Annotated[
        str | None,
        Field(
            description="First direction; N does the mirror image of what D does under sym mirror."
        ),
    ] = None
    bulge: Annotated[
        str | None,
        Field(
            description="Arc: where it swells. Circle: the second direction it turns through. Wave, zigzag: where it swings. Brush: where it lifts off."
        ),
    ] = None
    size: Annotated[
        float | None, Field(description="Centimetres; degrees for twist, nod, swing and stir.")
    ] = None
    repeat: int | None = None
    alternating: Annotated[
        Literal[True] | None, Field(description="N is half a turn behind D.")
    ] = None
    to: Annotated[
        Literal[
            "relaxed",
            "flat",
            "flat-thumb",
            "five",
            "claw",
            "bent",
            "fist",
            "thumb",
            "index",
            "hook",
            "h",
            "h-bent",
            "v",
            "v-bent",
            "three",
            "w",
            "four",
            "ring",
            "pinch",
            "bunch",
            "y",
            "little",
            "little-hook",
            "horns",
            "l",
            "c",
            "c-index",
            "o",
            "o-index",
            "three-thumb",
            "middle",
            "six",
            "u",
        ]
        | None,
        Field(description="Open and close: the handshape it ends in."),
    ] = None
    ms: Annotated[int | None, Field(description="Of all its repeats.")] = None


class NonManual(BaseModel):
    """
    Face, head and body from the beginning of the segment's move to its end.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    brows: Literal["neutral", "up", "down", "inner-up"] | None = None
    eyes: Literal["neutral", "wide", "squint", "closed", "droop", "smile"] | None = None
    gaze: Literal["ahead", "up", "down", "D", "N", "away", "hands"] | None = None
    head: (
        Literal[
            "neutral",
            "nod",
            "nods",
            "shake",
            "tilt-D",
            "tilt-N",
            "forward",
            "back",
            "chin-up",
            "chin-down",
            "turn-D",
            "turn-N",
            "sway",
        ]
        | None
    ) = None
    cheeks: Literal["neutral", "puff", "raise"] | None = None
    mouth: (
        Literal[
            "neutral",
            "smile",
            "laugh",
            "corners-down",
            "pressed",
            "open",
            "round",
            "tight",
            "tremble",
            "pout",
            "stretched",
        ]
        | None
    ) = None
    mouthing: Annotated[
        str | None,
        Field(
            description="Visemes in order: vowels a e i o u; m for b m p; f for f v; s for s z t d n; l; r; w; k for k g; - is a rest."
        ),
    ] = None
    body: (
        Literal["upright", "forward", "back", "lean-D", "lean-N", "shrug", "slump", "bow", "shiver"]
        | None
    ) = None
    strength: Annotated[float | None, Field(description="1 when absent.")] = None


class MouthedForm(BaseModel):
    """
    Visemes of the English and of the Hindi word, as forms write them.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    en: Annotated[
        str,
        Field(
            description="Visemes in order: vowels a e i o u; m for b m p; f for f v; s for s z t d n; l; r; w; k for k g; - is a rest."
        ),
    ]
    hi: Annotated[
        str,
        Field(
            description="Visemes in order: vowels a e i o u; m for b m p; f for f v; s for s z t d n; l; r; w; k for k g; - is a rest."
        ),
    ]


class KnownSource(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    name: str
    nameHi: Annotated[
        str | None, Field(description="Of a name that describes; absent where it is a name alone.")
    ] = None
    kind: Annotated[
        Literal["signers", "reference", "gesture", "second"],
        Field(
            description="signers: Indian signers were seen. reference: published. gesture: everyday life. second: agrees with another and never stands alone."
        ),
    ]


class WordProvenance(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    origin: Literal["isl", "gesture"]
    confidence: Literal["high", "medium"]
    from_: Annotated[frozenset[str], Field(alias="from")]
    pictures: Annotated[
        str | None,
        Field(description="What the sign is a picture of; then one clear view is enough for high."),
    ] = None
    clips: Annotated[
        int | None,
        Field(
            description="How many independent clips of one source show it alike; two are enough for high."
        ),
    ] = None
    isolated: Annotated[
        Literal[True] | None,
        Field(description="The clip is of this sign alone and clear; then one is enough for high."),
    ] = None
    letter: Annotated[
        str | None, Field(description="The sign is made on this letter of the hand alphabet.")
    ] = None


class ConceptPair(RootModel[Sequence[str]]):
    model_config = ConfigDict(
        frozen=True,
    )
    root: Annotated[Sequence[str], Field(min_length=2)]


class ConceptGroup(RootModel[Sequence[str]]):
    model_config = ConfigDict(
        frozen=True,
    )
    root: Annotated[Sequence[str], Field(min_length=2)]


class GrammarRule(BaseModel):
    """
    A construction: which parts beside each other make which whole.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    id: str
    rule: Annotated[str, Field(description="The rule in words.")]
    pattern: Sequence[str]
    also: Annotated[
        Sequence[Sequence[str]] | None,
        Field(description="The same parts in other orders; each costs 'another-order' more."),
    ] = None
    builds: Annotated[
        Mapping[str, str],
        Field(
            description="The category it makes ('cat'), the part that it is a kind of ('head'), and roles of the clause with the parts that fill them."
        ),
    ]
    weight: Annotated[str, Field(description="The name in weights.json of what it costs.")]
    checks: Annotated[
        Sequence[str] | None,
        Field(description="Whether parts go together, by their kinds: 'acts agent verb'."),
    ] = None
    flaws: Annotated[
        Mapping[str, Sequence[str]] | None,
        Field(
            description="What the rule costs besides where its parts are so: {'thing-feels': ['a ofPeople', 'n !animate']}; a dot looks within a part."
        ),
    ] = None
    source: str
    strength: str
    status: Literal["draft", "reviewed"]
    generate: Annotated[bool, Field(description="Whether English to signs chooses this order.")]
    examples: Sequence[Sequence[str]]


class DoubtReason(BaseModel):
    """
    A flaw or construction that keeps a reading from being certain.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    code: Literal[
        "splitClause",
        "unlikeEquated",
        "guessedRelation",
        "unusedNegation",
        "unusedOr",
        "unusedMore",
        "unusedIf",
        "unusedTopic",
        "unusedName",
        "closeSecond",
    ]
    fired: Annotated[
        Sequence[str], Field(description="Names in weights.json, any of which is the reason.")
    ]
    unless: Annotated[
        Sequence[str] | None, Field(description="Names in weights.json that settle it.")
    ] = None
    why: str


class UnusedSign(BaseModel):
    """
    A sign that must be heard in the sentence, and the words that say it.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    code: Literal["unusedNegation", "unusedOr", "unusedMore", "unusedIf"]
    signs: Annotated[frozenset[str], Field(description="Concepts, or English words, of the sign.")]
    said: frozenset[str]
    ends: Annotated[
        Sequence[str] | None, Field(description="Endings of words that say it too.")
    ] = None
    why: str


class ClauseFace(BaseModel):
    """
    What one channel does, over the clause.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    channel: Literal["brows", "eyes", "gaze", "head", "cheeks", "mouth", "body"]
    value: Annotated[str, Field(description="A code of the channel, of proto/vocabulary.")]


class SameThing(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    said: str
    sign: str


class Earlier(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    time: str
    quality: str


class Subordinator(BaseModel):
    """
    What a word that makes a clause part of another is signed as, what the face marks over that clause, whether it denies it, and what leads the other one.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    sign: str | None
    mark: Literal["condition"] | None = None
    spelled: str | None = None
    denies: bool | None = None
    pending: Annotated[
        bool | None, Field(description="What it tells is not done yet when the rest is.")
    ] = None
    main: str | None = None
    afterPerfect: Annotated[
        str | None,
        Field(description="The word that it stands for after what has been so until now."),
    ] = None
    closes: Annotated[
        str | None, Field(description="What is signed after what is supposed: even if it rains.")
    ] = None
    pastState: Annotated[
        str | None, Field(description="What is signed after what was so then: when I was small.")
    ] = None


class PartsOfDayItem(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    from_: Annotated[int, Field(alias="from")]
    sign: str


class Clock(BaseModel):
    """
    Words of clock times.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    full: str
    past: str
    to: str
    after: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    rangeLeads: Annotated[
        Sequence[str],
        Field(description="Before each of the two hours of a time from one to the other."),
    ]
    dayParts: Annotated[
        Mapping[str, str],
        Field(
            description="The sign of a part of the day that is said after an hour: from 6 in the morning."
        ),
    ]
    fractions: Mapping[str, str]
    partsOfDay: Mapping[str, Sequence[PartsOfDayItem]]


ValuesAdditionalProperty = TypeAliasType(
    "ValuesAdditionalProperty", Annotated[Sequence[str], Field(min_length=1)]
)


class StandsForRule(BaseModel):
    """
    Words that may stand for a concept.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    why: str
    values: Mapping[str, ValuesAdditionalProperty]


class ThingRule(BaseModel):
    """
    By the English word.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    why: str
    values: Mapping[str, str]


class WordsByWordRule(BaseModel):
    """
    One word for each word; it may be empty.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    why: str
    values: Mapping[str, str]


class WordRule(BaseModel):
    """
    English words that a rule is about.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    why: str
    values: frozenset[str]


class PronounForms(BaseModel):
    """
    The English forms of one pronoun sign.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    subject: str
    object: str
    owner: str
    own: str
    self: str


class TimeWord(BaseModel):
    """
    An English word for a time that the lexicon has not.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    phrase: str
    tense: Literal["past", "present", "future"] | None = None
    habit: bool | None = None


class EndingRule(BaseModel):
    """
    Beginnings or endings of English words.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    why: str
    values: Annotated[Sequence[str], Field(min_length=1)]


class ChannelWords(BaseModel):
    """
    A channel's name and its codes' words, in English.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    name: str
    words: Annotated[Mapping[str, str], Field(description="Code of proto/vocabulary to its words.")]


class GlossedWords(BaseModel):
    """
    Small words with their sign, by what they do.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    pronoun: Mapping[str, Sequence[str]]
    experiencer: Mapping[str, Sequence[str]]
    from_: Annotated[Mapping[str, Sequence[str]], Field(alias="from")]
    owner: Mapping[str, Sequence[str]]
    joiner: Mapping[str, Sequence[str]]
    reason: Mapping[str, Sequence[str]]
    question: Mapping[str, Sequence[str]]
    number: Mapping[str, Sequence[str]]
    scale: Mapping[str, Sequence[str]]
    fraction: Mapping[str, Sequence[str]]
    negator: Mapping[str, Sequence[str]]
    opener: Mapping[str, Sequence[str]]


class SmallWords(BaseModel):
    """
    Small words that are no signs, by what they do.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    own: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    auxiliary: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    progressive: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    completed: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    can: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    must: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    chahie: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    ever: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    if_: Annotated[
        Sequence[str], Field(alias="if", description="Words as they are written, or glosses.")
    ]
    then: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    when: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    which: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    that: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    kal: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    parson: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    kya: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    genitive: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    subjectMark: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    ablative: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    postposition: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    near: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    clock: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    more: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    most: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    doer: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    dropped: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    particle: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    reasonAfter: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    often: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    asMuch: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    one: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class VerbForms(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    habit: Annotated[
        Sequence[str] | None, Field(description="Words as they are written, or glosses.")
    ] = None
    past: Annotated[
        Sequence[str] | None, Field(description="Words as they are written, or glosses.")
    ] = None
    future: Annotated[
        Sequence[str] | None, Field(description="Words as they are written, or glosses.")
    ] = None
    order: Annotated[
        Sequence[str] | None, Field(description="Words as they are written, or glosses.")
    ] = None
    wish: Annotated[
        Sequence[str] | None, Field(description="Words as they are written, or glosses.")
    ] = None
    plain: Annotated[
        Sequence[str] | None, Field(description="Words as they are written, or glosses.")
    ] = None
    stem: Annotated[
        Sequence[str] | None, Field(description="Words as they are written, or glosses.")
    ] = None
    joined: Annotated[
        Sequence[str] | None, Field(description="Words as they are written, or glosses.")
    ] = None


class VerbEndings(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    habit: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    past: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    future: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    order: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    wish: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    plain: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    stem: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    joined: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class Less(BaseModel):
    """
    Latin spellings that are little after a noun, work elsewhere.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    written: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    spellings: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class MeansBeside(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    as_: Annotated[str, Field(alias="as")]
    with_: Annotated[
        Sequence[str], Field(alias="with", description="Words as they are written, or glosses.")
    ]


class HindiReadingRules(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    source: str
    note: str
    glossedWords: Annotated[
        GlossedWords, Field(description="Small words with their sign, by what they do.")
    ]
    smallWords: Annotated[
        SmallWords, Field(description="Small words that are no signs, by what they do.")
    ]
    past: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    lightVerbs: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    words: Mapping[str, Sequence[str]]
    spelled: Mapping[str, Sequence[str]]
    nounEndings: Annotated[
        Mapping[str, Mapping[str, Literal["plural", "either"]]],
        Field(
            description="An ending of nouns, and the endings that take its place in other forms."
        ),
    ]
    verbForms: Mapping[str, VerbForms]
    verbEndings: VerbEndings
    manners: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    units: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    partsOfDay: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    owned: Mapping[str, str]
    states: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    sayings: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    ofKinds: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    places: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    adverbs: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    nearTimes: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    afterUnits: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    quantities: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    notRead: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    placeCategories: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    priceOf: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    peopleCategories: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    several: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    withoutObject: Annotated[
        Mapping[str, str],
        Field(description="A verb's sign, and the sign it has where it has no object."),
    ]
    neverObjects: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    lightOrders: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    spelledVerbs: Mapping[str, Sequence[str]]
    withObject: Mapping[str, str]
    knownThings: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    qualitiesOfStaying: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    toPlace: Mapping[str, str]
    doneWith: Mapping[str, str]
    wantedVerbs: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    alsoObjects: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    spelledQualities: Mapping[str, Sequence[str]]
    likeBeing: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    saidOfThings: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    measuredFrom: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    lets: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    doers: Annotated[
        Sequence[str], Field(description="Forms of pronouns that only who does it has.")
    ]
    tags: Annotated[Sequence[str], Field(description="At the end, after the verb: is it not so?")]
    beginnings: Annotated[Sequence[str], Field(description="After an infinitive: began to.")]
    measures: Annotated[
        Sequence[str], Field(description="What is counted with one as well: one kilo, one glass.")
    ]
    qualitiesInNa: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    finite: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    doneTo: Annotated[
        Mapping[str, Mapping[str, str]],
        Field(description="What a verb is beside the thing that it is done to."),
    ]
    less: Annotated[
        Less, Field(description="Latin spellings that are little after a noun, work elsewhere.")
    ]
    seasonCategories: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    besideOwners: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    qualitiesBeforeNouns: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    respected: Annotated[
        Sequence[str],
        Field(
            description="People of whom several are said out of respect: they are, of one father."
        ),
    ]
    takesThing: Annotated[
        Sequence[str],
        Field(description="What is done to the thing before it, though a meal stands between."),
    ]
    ofShe: Annotated[
        Sequence[str], Field(description="Forms of verbs that tell that somebody is a woman.")
    ]
    ofOne: Annotated[
        Mapping[str, str], Field(description="What is pointed at where several are said of one.")
    ]
    seeming: Annotated[
        Sequence[str],
        Field(description="Forms of lagna: after a quality they say only how one seems."),
    ]
    gotten: Annotated[
        Mapping[str, str],
        Field(description="What lagna is of the thing before it: a job is got, a phone works."),
    ]
    ailments: Annotated[
        Sequence[str], Field(description="Ailments that are spelled: they come over somebody.")
    ]
    findingOut: Annotated[
        Sequence[str],
        Field(
            description="What is done to what one knows: it is found out; anything else is done to an address."
        ),
    ]
    onlyHindi: Annotated[
        Sequence[str],
        Field(
            description="Small words in Latin letters that no English sentence has: beside English words they tell that it is Hindi."
        ),
    ]
    metals: Annotated[
        Mapping[str, str],
        Field(description="Metals that are written as a verb is, and what they are spelled as."),
    ]
    besideMetals: Annotated[
        Sequence[str], Field(description="What is made of a metal, or said or done of its price.")
    ]
    strengths: Annotated[
        Mapping[str, Mapping[str, str]],
        Field(
            description="The quality that a word means of the thing beside it: a fast fever is high."
        ),
    ]
    hotSeasons: Annotated[
        Mapping[str, str],
        Field(description="The season that a quality names where it is last, next or every one."),
    ]
    commonVerbs: Annotated[
        Sequence[str], Field(description="Verbs that a Latin spelling means before rarer ones.")
    ]
    goings: Annotated[Sequence[str], Field(description="Verbs whose goal stands before them.")]
    doneEarly: Annotated[Sequence[str], Field(description="Done fast means done early.")]
    doneByThings: Annotated[
        Sequence[str],
        Field(description='What things do by themselves: "vah gaadi kab aaegi" asks of that car'),
    ]
    ownersDo: Annotated[
        Sequence[str],
        Field(description="What the owner of a mind or of eyes does, where Hindi says it of them."),
    ]
    addresses: Annotated[
        Sequence[str],
        Field(
            description="How somebody is addressed; the word is another where something is said of it."
        ),
    ]
    undone: Annotated[
        Sequence[str],
        Field(
            description="Stems of verbs that happen to a thing: by whom it does not happen cannot do it."
        ),
    ]
    things: Annotated[
        Mapping[str, Mapping[str, str]],
        Field(
            description="What a thing is by what it does, or where there is none of it: the light that goes is electricity."
        ),
    ]
    lords: Annotated[
        Sequence[str],
        Field(description="A title that is a person of its own where it stands first."),
    ]
    countedInOrder: Annotated[
        Sequence[str],
        Field(description="What has a number of its own: the second of it is no other one."),
    ]
    alreadySo: Annotated[
        Sequence[str],
        Field(
            description="Qualities that somebody has already; of others one says that they are more than before."
        ),
    ]
    women: Annotated[
        Sequence[str],
        Field(description="Who is a woman or a girl: what is said of her is said of she."),
    ]
    goingOn: Annotated[
        Sequence[str],
        Field(
            description="What goes on where Hindi says that it walks: a month, a treatment, an exam."
        ),
    ]
    cleverAt: Annotated[
        Sequence[str],
        Field(description="What one is clever at where Hindi says that one is fast in it."),
    ]
    doneOn: Annotated[
        Sequence[str],
        Field(description="What is done or felt on account of something: no time is told."),
    ]
    kin: Annotated[Sequence[str], Field(description="Spelled words for persons that one calls by.")]
    ofMe: Annotated[
        Sequence[str],
        Field(
            description="Auxiliaries that only I is said with: who it is, where nothing else tells."
        ),
    ]
    ofYou: Annotated[
        Sequence[str], Field(description="Auxiliaries that a question to you ends with.")
    ]
    beginsThen: Annotated[
        Sequence[str],
        Field(
            description="What begins on the day that it is told to be from: that day is to come."
        ),
    ]
    turningOut: Annotated[
        Sequence[str],
        Field(
            description="Verbs that say how a thing turned out after a quality: nothing more is signed."
        ),
    ]
    droppedAt: Annotated[
        Sequence[str], Field(description="Spelled places to which somebody is brought.")
    ]
    titled: Annotated[
        Sequence[str],
        Field(description="Spelled words for somebody after which sir says nothing more."),
    ]
    befallsHead: Annotated[
        Sequence[str],
        Field(description="What is done to the head or stands beside it: no teacher is meant."),
    ]
    readFrom: Annotated[
        Sequence[str], Field(description="What is written, and read rather than studied.")
    ]
    looseAt: Annotated[
        Sequence[str],
        Field(
            description="Where on the body or a dress it is loose or tight: nothing is compared."
        ),
    ]
    still: Annotated[
        Sequence[str],
        Field(description="How one is after it was done: not finished while it lasts."),
    ]
    betweenWords: Annotated[
        Sequence[str],
        Field(
            description="Between two words it makes a sentence Hindi that could be English as well."
        ),
    ]
    putOff: Annotated[
        Sequence[str],
        Field(description="What is done to something that was still to come: its day is tomorrow."),
    ]
    doneInPlace: Annotated[
        Sequence[str],
        Field(description='What is done here or there: before it, "yahi" is a place.'),
    ]
    punctual: Annotated[Sequence[str], Field(description="What is done by a time, not until it.")]
    lasting: Annotated[Sequence[str], Field(description="What is done until a time.")]
    pastTimes: Annotated[
        Sequence[str],
        Field(
            description="Words that say that what used to be done is past: nothing more says so."
        ),
    ]
    comingFrom: Annotated[
        Sequence[str], Field(description="Verbs of coming from a place or getting from it.")
    ]
    meansBeside: Annotated[
        Mapping[str, MeansBeside],
        Field(
            description="What a sign is read as where one of these stands in the same clause: a long river is not tall."
        ),
    ]
    befalls: Annotated[
        Sequence[str],
        Field(description="Things of which ho jaana says that they are over or done."),
    ]
    meals: Annotated[Sequence[str], Field(description="What is cooked: becoming it is being made.")]
    namesToo: Annotated[Sequence[str], Field(description="Given names that are words as well.")]
    children: Annotated[Sequence[str], Field(description="Who is born where one happened.")]
    doneByOne: Annotated[
        Sequence[str],
        Field(description="What somebody does to a thing: koi before the thing is who does it."),
    ]
    chat: Annotated[
        Mapping[str, Sequence[str]],
        Field(
            description="Words in Latin letters as they are usually written, with the shorter ways that chats write them."
        ),
    ]
    hired: Annotated[
        Sequence[str], Field(description="Persons whose work one gets, beside those that are jobs.")
    ]


class Names(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    source: str
    note: str
    places: frozenset[str]
    festivals: frozenset[str]
    languages: frozenset[str]
    brands: frozenset[str]
    counted: frozenset[str]
    persons: frozenset[str]
    given: frozenset[str]


class OrderRule(BaseModel):
    """
    A rule of word order with the example that shows it.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    id: str
    rule: str
    strength: str
    source: str
    gloss: str
    english: str


class ShakenAlone(BaseModel):
    """
    Modals that carry the shake with the negator, without the verb before them.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    values: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class None1(BaseModel):
    """
    The negator that is a predicate of its own.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    sign: str


class Plural(BaseModel):
    """
    Nouns that are signed twice where several certain ones are meant.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    repeated: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class Part(BaseModel):
    """
    What stands at this place, and the rule that says so.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    part: Literal[
        "joiner",
        "greeting",
        "opener",
        "time",
        "subject",
        "place",
        "object",
        "manner",
        "predicate",
        "verb",
        "modal",
        "finish",
        "negator",
        "question",
        "owner",
        "pointing",
        "noun",
        "adjective",
        "number",
    ]
    rule: str


class NoteRule(BaseModel):
    """
    What the face says, by what a transcriber writes in brackets behind a word.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    why: str
    values: Mapping[
        str, Literal["asking", "negation", "affirmation", "topic", "condition", "nothing"]
    ]


class WrittenRule(BaseModel):
    """
    A word as it is written, and the concept it means.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    why: str
    values: Mapping[str, str]


class PairRule(BaseModel):
    """
    Two signs that belong together.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    why: str
    values: Sequence[Sequence[str]]


class SignRule(BaseModel):
    """
    Concepts that a rule is about.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    why: str
    values: frozenset[str]


class Composite(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    signs: Annotated[Sequence[str], Field(min_length=1)]
    asks: Literal[
        "thing", "person", "place", "time", "reason", "manner", "choice", "count", "amount", "clock"
    ]
    english: str


class ClauseFacts(BaseModel):
    """
    What must be so of a clause; a fact left out may be either.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    clause: Literal["condition", "consequence", "polar", "wh", "statement", "imperative"] | None = (
        None
    )
    aspect: Literal["copula", "event", "ongoing", "moment", "act", "state", "habit"] | None = None
    frame: (
        Literal[
            "intransitive",
            "transitive",
            "ambitransitive",
            "ditransitive",
            "motion",
            "locative",
            "weather",
        ]
        | None
    ) = None
    time: Literal["past", "present", "future"] | None = None
    asks: (
        Literal[
            "thing",
            "person",
            "place",
            "time",
            "reason",
            "manner",
            "choice",
            "count",
            "amount",
            "clock",
        ]
        | None
    ) = None
    completive: bool | None = None
    habit: bool | None = None
    negative: bool | None = None
    generic: Annotated[bool | None, Field(description="The subject is people in general.")] = None
    ofAsker: Annotated[
        bool | None, Field(description="Who does it is the signer, or not said.")
    ] = None
    befalls: Annotated[bool | None, Field(description="What one has befell one: an accident.")] = (
        None
    )
    lasting: Annotated[bool | None, Field(description="The clause says for how long.")] = None
    dated: Annotated[
        bool | None, Field(description="The clause says on which day or at what time.")
    ] = None
    linking: Annotated[bool | None, Field(description="The verb joins an adjective: feel.")] = None
    modal: Annotated[bool | None, Field(description="The clause has a modal: can, must.")] = None


class Weights(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    note: str
    weights: Annotated[
        Mapping[str, float], Field(description="Feature of the log-linear model to its cost.")
    ]
    priors: Annotated[Mapping[str, float], Field(description="Where the fit begins.")]


class PersonEndings(BaseModel):
    """
    How a noun of no list shows that it names a person: by its ending, or by the verb that it is made from (bake, baker).
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    endings: frozenset[str]
    fromVerbs: frozenset[str]


class AdjectiveGroup(BaseModel):
    """
    Adjectives that are said of the same and take the same preposition.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    why: str
    adjective: Adjective
    words: frozenset[str]


class Alphabets(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    default: str
    alphabets: Sequence[Alphabet]


class Category(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    id: Literal[
        "actions",
        "adjectives",
        "animals",
        "body",
        "clothes",
        "colours",
        "electronics",
        "expressions",
        "feelings",
        "food",
        "function",
        "greetings",
        "home",
        "jobs",
        "letters",
        "nature",
        "numbers",
        "numerals",
        "people",
        "places",
        "pronouns",
        "questions",
        "seasons",
        "society",
        "space",
        "time",
        "transport",
    ]
    en: str
    hi: str


class Noun(BaseModel):
    """
    How a noun behaves in an English sentence.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    type: Literal[
        "person",
        "kin",
        "animal",
        "thing",
        "place",
        "vehicle",
        "time",
        "event",
        "body",
        "abstract",
        "proper",
    ]
    number: Literal["count", "mass", "plural", "proper"]
    article: Annotated[
        Literal["indefinite", "definite", "none", "possessed"],
        Field(
            description="What stands before it when the signs do not say: a, the, nothing, or the owner."
        ),
    ]
    plural: str | None = None
    at: Annotated[Literal["in", "at", "on"] | None, Field(description="Being there.")] = None
    to: Annotated[
        Literal["none", "to", "into", "on"] | None,
        Field(description="Going there; 'to' when absent."),
    ] = None
    relational: Annotated[
        Literal[True] | None,
        Field(description="Belongs to somebody: a person just before it is its owner."),
    ] = None
    attribute: Annotated[
        Literal[True] | None, Field(description="A quality asked for with WHAT.")
    ] = None
    goal: Annotated[
        Literal["to", "for", "of", "about"] | None,
        Field(
            description="Preposition of the place, person or thing that it leads to or is of: a ticket to Delhi."
        ),
    ] = None
    compounds: Annotated[
        Literal[True] | None,
        Field(description="Another noun just before it tells its kind: a school bag, apple juice."),
    ] = None
    several: Annotated[
        Literal[True] | None,
        Field(
            description="There are usually several of it where nothing says how many: eggs, coins."
        ),
    ] = None


class Verb(BaseModel):
    """
    Which arguments a verb takes, and what is meant when no sign says when.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    frame: Literal[
        "intransitive",
        "transitive",
        "ambitransitive",
        "ditransitive",
        "motion",
        "locative",
        "weather",
    ]
    aspect: Annotated[
        Literal["event", "ongoing", "moment", "act", "state", "habit"],
        Field(
            description="What is meant without a time word: event is happening, ongoing goes on, moment is over, act is over and done on purpose, so that it can be told to do, state and habit hold."
        ),
    ]
    object: Annotated[str | None, Field(description="Preposition of its object.")] = None
    recipient: Annotated[
        Literal["to", "for"] | None, Field(description="Preposition of who gets it.")
    ] = None
    complement: Annotated[
        Literal["to", "ing"] | None, Field(description="Form of a verb it governs.")
    ] = None
    particle: Annotated[
        Literal["down", "up"] | None, Field(description="Added without an object: sit down.")
    ] = None
    private: Annotated[
        Literal[True] | None,
        Field(description="Only the person can know it, so said to YOU it is a question."),
    ] = None
    linking: Annotated[
        Literal[True] | None, Field(description="Joins a subject to an adjective: feel sad.")
    ] = None
    ergative: Annotated[
        Literal[True] | None, Field(description="Its object may be its subject: the shop opens.")
    ] = None
    agent: Annotated[
        Literal["person", "animate", "thing", "any"] | None,
        Field(
            description="Who or what does it: only a person, a person or animal, only a thing, or anything. By its frame where it is left out."
        ),
    ] = None
    patient: Annotated[
        Literal["thing", "person", "place", "machine"] | None,
        Field(
            description="What it is done to, where not to anything: never to persons, only to persons, to a place, or to what is switched on."
        ),
    ] = None
    governs: Annotated[
        Sequence[Literal["fact", "wish", "order"]] | None,
        Field(
            description="What a whole clause after it is: a fact (know that), a wish (want you to come), an order (tell you to come)."
        ),
    ] = None
    alone: Annotated[
        Literal[True] | None,
        Field(description="It may stand without an object: the bus has left, we met."),
    ] = None
    company: Annotated[
        Literal["with"] | None,
        Field(description="Preposition of the person it is done with: play with."),
    ] = None
    carries: Annotated[
        Literal[True] | None,
        Field(
            description="What it is done to is at another place after it: take him to the hospital."
        ),
    ] = None
    ofKinds: Annotated[
        Literal[True] | None,
        Field(description="Its object is the kind and not one of it: I like dogs."),
    ] = None
    askedFor: Annotated[
        Literal[True] | None,
        Field(
            description="Told to do it without saying to whom, it is for oneself: give me the bill."
        ),
    ] = None
    howTo: Annotated[
        Literal[True] | None,
        Field(description="Another verb before it is what one can do: know how to swim."),
    ] = None
    harms: Annotated[
        Literal[True] | None, Field(description="It meets one hand, not both: break my hand.")
    ] = None


class Adverb(BaseModel):
    """
    What an adverb tells: time, manner, how often.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    kind: Literal[
        "time",
        "place",
        "middle",
        "manner",
        "frequency",
        "degree",
        "sentence",
        "comitative",
        "completive",
        "reflexive",
    ]
    tense: Literal["past", "present", "future"] | None = None
    aspect: Literal["progressive"] | None = None
    phrase: Annotated[str | None, Field(description="In a sentence: in the morning.")] = None
    habit: Literal[True] | None = None
    negative: Literal[True] | None = None


class Question(BaseModel):
    """
    What a question sign asks for.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    asks: Literal[
        "thing", "person", "place", "time", "reason", "manner", "choice", "count", "amount", "clock"
    ]


class LetterVariants(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    v1: LetterVariant
    v2: LetterVariant


class Source(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    name: str
    year: int | None = None
    seen: Annotated[str, Field(description="What was seen or read there.")]
    seenHi: Annotated[str, Field(description="The same in Hindi.")]
    clip: Annotated[
        str | None, Field(description="What the clip is called there in which it was seen.")
    ] = None
    seconds: ClipSeconds | None = None
    region: Annotated[
        str | None,
        Field(
            description="Where the person shown is from, as the source says; 'unknown' or absent unless it says."
        ),
    ] = None


class Review(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    who: str
    region: str
    date: str
    verdict: Literal["right", "wrong", "withdraw"]
    note: str | None = None


class At(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    place: Literal[
        "head-top",
        "forehead",
        "forehead-side",
        "between-brows",
        "eye",
        "temple",
        "nose",
        "nose-side",
        "upper-lip",
        "mouth",
        "teeth",
        "tongue",
        "cheek",
        "chin",
        "under-chin",
        "ear",
        "ear-lobe",
        "neck",
        "shoulder",
        "shoulder-front",
        "upper-chest",
        "chest",
        "chest-side",
        "stomach",
        "waist",
        "waist-side",
    ]
    side: Annotated[
        Literal["D", "N"] | None,
        Field(description="Of a place that has two; the hand's own when absent."),
    ] = None
    distance: Annotated[
        Literal["touch", "close", "near", "middle", "far", "stretched"] | None,
        Field(description="From the skin: 0, 4, 10, 18, 28 and 38 cm."),
    ] = None
    shift: Shift | None = None


class Mouthings(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    mouthing: Annotated[
        Literal["varies"],
        Field(
            description="Signers differ in what they mouth and whether they do: no form's own, and no mark of a right sign."
        ),
    ]
    source: str
    forms: Mapping[str, MouthedForm]


class Provenance(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    sources: Annotated[
        Mapping[str, KnownSource], Field(description="By id. A form may name no other source.")
    ]
    words: Annotated[
        Mapping[str, WordProvenance],
        Field(description="Every word that may have a form, by the form's id."),
    ]


class Relations(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    opposites: Annotated[
        Sequence[ConceptPair], Field(description="Pairs of concepts that mean the opposite.")
    ]
    related: Annotated[
        Sequence[ConceptGroup], Field(description="Groups of concepts that come up together.")
    ]


class Company(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    source: str
    note: str
    sorts: Annotated[
        Mapping[str, str],
        Field(description="By sort, the nouns that are of it; a noun of none keeps any company."),
    ]
    objects: Annotated[
        Mapping[str, str],
        Field(
            description="By verb, the sorts and nouns that it is usually done to; to anything where it is left out."
        ),
    ]
    agents: Annotated[
        Mapping[str, str],
        Field(
            description="By verb, the sorts and nouns that usually do it, where they are fewer than its frame allows."
        ),
    ]
    qualities: Annotated[
        Mapping[str, str],
        Field(description="By adjective, the sorts and nouns that are usually so."),
    ]
    compounds: Annotated[
        Mapping[str, str],
        Field(description="By noun, the sorts and nouns before it that tell its kind."),
    ]


class ConstructionRules(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    note: str
    rules: Sequence[GrammarRule]


class Doubt(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    note: str
    dear: Annotated[float, Field(description="A reading that costs as much is not certain.")]
    dearPerSign: Annotated[float, Field(description="What each sign adds to that.")]
    dearPerClause: Annotated[float, Field(description="And for each clause after the first.")]
    close: Annotated[
        float,
        Field(
            description="A second reading, of other words or roles, that costs no more than this over the first."
        ),
    ]
    closeByCost: Annotated[
        float,
        Field(
            description="How much farther it must be for each unit that the first costs above 'dearPerSign'."
        ),
    ]
    hopeless: Annotated[float, Field(description="A reading that costs as much is not offered.")]
    reasons: Sequence[DoubtReason]
    unused: Sequence[UnusedSign]
    roundTrip: Annotated[
        Sequence[Literal["words", "order", "type"]],
        Field(description="What may not differ when the clauses are signed again."),
    ]


class EmotionRule(BaseModel):
    """
    How one emotion shows on the face and in English.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    lines: Sequence[ClauseFace]
    phrases: Annotated[
        Mapping[str, str], Field(description="Said beside the sentence, by its kind.")
    ]
    ends: Annotated[
        Mapping[str, str], Field(description="The mark at the sentence's end, by its kind.")
    ]
    unless: frozenset[str]
    opposite: Literal["", "pleasant", "unpleasant"]


class AskedAny(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    word: str
    told: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class Ages(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    of: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    beside: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    unit: str
    after: str
    sign: str


class DoneToSomeone(BaseModel):
    """
    Where somebody living has it done to them and nobody is said to do it: what then stands for who does it.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    sign: str
    verbs: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    seen: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    pointing: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    categories: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]


class NounsAfter(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    sign: str
    after: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class Frequency(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    words: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    counted: str
    each: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class Obligations(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    said: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    denied: str


class Guesses(BaseModel):
    """
    Before be and these, what is guessed; subjects that it is guessed of wherever they are.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    said: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    sign: str
    categories: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    of: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    factsOf: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class Habits(BaseModel):
    """
    Words for what was so once, and the time that tells it.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    said: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    sign: str


class Likeness(BaseModel):
    """
    The word before what something is like, and its sign.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    said: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    sign: str


class NoAims(BaseModel):
    """
    Verbs and things before an infinitive that tells no aim.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    after: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    things: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class NamedDays(BaseModel):
    """
    After which words which unit with a name is a time.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    after: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    of: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class Turning(BaseModel):
    """
    Verbs that become what stands behind them.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    verbs: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    into: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class Rightness(BaseModel):
    """
    A word of side that also says that something is correct: it is a side beside one of these words, or led by one of those.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    word: str
    side: str
    sign: str
    beside: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    led: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class SensesBeside(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    beside: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    spelled: str | None = None
    sign: str | None = None
    kind: Literal["noun", "verb"] | None = None


class Intended(BaseModel):
    """
    Words before "going to" and a verb, where somebody meant to do it: what is read for them.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    said: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    plain: str
    denied: str
    of: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class SensesOfObject(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    of: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    sign: str
    isDone: bool | None = None


class Ahead(BaseModel):
    """
    "In ten minutes" of what will be: the sign after it, what counts as a number, and the verbs whose present is what will be.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    sign: str
    counted: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    verbs: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]


class EnglishReadingRules(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    source: str
    shortForms: Mapping[str, str]
    spellings: Mapping[str, str]
    numberMarks: Mapping[str, str]
    endings: Mapping[str, str]
    sameThing: SameThing
    feltAbout: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    bounds: Mapping[str, str]
    askedAny: AskedAny
    gapped: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    isBefore_s: Annotated[
        Sequence[str],
        Field(alias="isBefore's", description="Words as they are written, or glosses."),
    ]
    phrases: Mapping[str, str]
    auxiliaries: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    copulas: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    past: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    modals: Mapping[str, str]
    negators: Mapping[str, str]
    pronouns: Mapping[str, str]
    subjects: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    nounsInIe: Annotated[
        Sequence[str], Field(description="Nouns whose plural in -ies ends in -ie.")
    ]
    possessives: Mapping[str, str]
    thingsInIng: Annotated[
        Sequence[str], Field(description="Things that end as what is done does.")
    ]
    articles: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    keptCapitals: Annotated[
        Sequence[str],
        Field(description="Short names in capitals that are no short form of a word."),
    ]
    dropped: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    prepositions: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    keptPrepositions: Mapping[str, str]
    questions: Mapping[str, str]
    joiners: Mapping[str, str | None]
    quantities: Mapping[str, str]
    spelledQuantities: Annotated[
        Sequence[str],
        Field(description="Words for how much that have no sign and are spelled after the thing."),
    ]
    numbers: Mapping[str, str]
    states: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    sayings: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    comparatives: Mapping[str, str]
    superlatives: Mapping[str, str]
    adverbs: Mapping[str, str]
    scales: Mapping[str, int]
    ordinals: Mapping[str, str]
    ordinalEndings: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    money: Mapping[str, str]
    clock: Clock
    doing: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    afterDoing: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    months: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    reachedAbout: Annotated[
        Sequence[str],
        Field(
            description='What is done at a time, not with a number of things: after it "around seven" is a time.'
        ),
    ]
    pointing: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    amounting: Annotated[
        Sequence[str], Field(description="What a sum does to a number: it is so much.")
    ]
    units: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    ledTo: Annotated[
        Sequence[str],
        Field(description="What goes to a place that is named with it: the train to Delhi."),
    ]
    timesAsNouns: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    timesAsAdverbs: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    adverbsOfTime: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    nearTimes: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    timesAfterUnits: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    timesBefore: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    keptWithTimes: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    partsOfDay: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    yearsAfter: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    measures: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    degrees: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    places: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    anyOfAll: Annotated[
        Mapping[str, str],
        Field(description="What any of them is in an order or where it is allowed: all of them."),
    ]
    fillers: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    byNow: Annotated[
        str,
        Field(description="The word by which a question asks whether something is done by now."),
    ]
    orderWords: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    future: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    ofKinds: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    sameParticiple: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    neverPassive: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    pastCopulas: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    askedBesideWhat: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    weather: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    vehiclesAfter: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    comparedAfter: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    afterQuality: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    linking: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    subordinators: Mapping[str, Subordinator]
    topicLeads: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    relatives: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    purposeAfter: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    tags: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    abbreviations: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    feltFacts: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    forms: Mapping[str, Sequence[str]]
    ages: Ages
    verbs: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    placesOfGoing: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    unknownForms: Mapping[str, str]
    relativePlace: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    objects: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    resumed: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    particleVerbs: Mapping[str, Mapping[str, str]]
    askingAnyway: Annotated[
        Sequence[str],
        Field(description="First, with you after it: it asks without a mark of asking."),
    ]
    beforeAsking: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    askingFirst: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    askedSubjects: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    askingNouns: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    alwaysAsking: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    idioms: Mapping[str, str]
    wholeSentences: Mapping[str, str]
    fromKept: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    wishes: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    spelledUnits: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    afterNumbers: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    measuring: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    interjections: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    wholeTimes: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    companions: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    digitsAfter: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    askedToDo: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    reporting: Annotated[
        Sequence[str],
        Field(
            description="After these a condition or a reason belongs to what is told: he said he will come when it stops."
        ),
    ]
    ownersOf: Annotated[
        Mapping[str, str],
        Field(description="How what somebody has is told of whoever is pointed at."),
    ]
    doneToSomeone: Annotated[
        DoneToSomeone,
        Field(
            description="Where somebody living has it done to them and nobody is said to do it: what then stands for who does it."
        ),
    ]
    denyingJoiners: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    calledCategories: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    resuming: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    nobody: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    sameAsVerbs: Annotated[
        Sequence[str],
        Field(description="Of what is done with a thing, the thing's own sign: water the plants."),
    ]
    receivers: Annotated[
        Sequence[str],
        Field(
            description="After these a noun is what somebody gets, unless something is done to another: give me water, you water the plants."
        ),
    ]
    ordinalsAsSigns: Annotated[
        Mapping[str, str],
        Field(
            description="Words of time that say which one after THE or an owner: her second dose."
        ),
    ]
    nounsAfter: Annotated[
        Mapping[str, NounsAfter],
        Field(
            description="Verbs that are another thing where a thing stands, also after these verbs: apply for leave."
        ),
    ]
    singular: Annotated[
        Sequence[str], Field(description="After these a verb that is not past ends in s.")
    ]
    severalPeople: Annotated[
        Sequence[str], Field(description="Signs of several that are no plural.")
    ]
    pastTimes: Annotated[Sequence[str], Field(description="Signs of a time that is over.")]
    resumingSubjects: Annotated[
        Sequence[str], Field(description="Signs of a subject that is named in the other clause.")
    ]
    pointingSigns: Annotated[
        Sequence[str], Field(description="Signs of a subject that names nobody.")
    ]
    formsOfVerbs: Annotated[
        Mapping[str, str],
        Field(description="Forms of a verb whose sign the lexicon has as a quality only."),
    ]
    feltFirst: Annotated[
        Sequence[str],
        Field(
            description="Verbs that tell what one feels oneself where nobody is named before them."
        ),
    ]
    reckoning: Annotated[
        Sequence[str], Field(description="Beside these a number after BY is no hour.")
    ]
    switchedBefore: Annotated[
        Sequence[str], Field(description="Before these OFF, ON and OVER say how a thing is.")
    ]
    nearly: Annotated[
        str,
        Field(
            description="The sign of what was about to be, which stands before what happened then."
        ),
    ]
    samePast: Annotated[
        Sequence[str], Field(description="Verbs whose past looks like the verb: he quit his job.")
    ]
    movedTo: Annotated[
        Sequence[str],
        Field(description="After these a time after TO is the new one, not when it is done."),
    ]
    switched: Mapping[str, str]
    wantedOfOthers: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    qualities: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    keeping: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    askingIf: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    sayingVerbs: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    alsoSo: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    toldTo: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    namedByDoing: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    pointedAnew: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    onlyAsking: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    askedOfWhat: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    reasonsBeforeNouns: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    factsOnly: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    spelledTimes: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    heldThings: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    frequency: Frequency
    sureOf: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    anyPeople: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    pointedAt: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    numbered: Annotated[Sequence[str], Field(description="Words as they are written, or glosses.")]
    obligations: Obligations
    denied: Annotated[
        Mapping[str, str | None],
        Field(description="What stands for these words in a clause that denies."),
    ]
    guesses: Annotated[
        Guesses,
        Field(
            description="Before be and these, what is guessed; subjects that it is guessed of wherever they are."
        ),
    ]
    habits: Annotated[
        Habits, Field(description="Words for what was so once, and the time that tells it.")
    ]
    spelledDegrees: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    ordinalSigns: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    likeness: Annotated[
        Likeness, Field(description="The word before what something is like, and its sign.")
    ]
    calledLast: Annotated[
        Sequence[str], Field(description="Words that call somebody after a comma at the end.")
    ]
    calledFirst: Annotated[
        Sequence[str], Field(description="Who is called before a question that no comma sets off.")
    ]
    vocatives: Annotated[
        Sequence[str],
        Field(
            description="What one is called by politely: left out where it calls, spelled where something is told of one."
        ),
    ]
    askedWhen: Annotated[
        Sequence[str],
        Field(description='After which "when" is what is asked or known, not at which time.'),
    ]
    goingOn: Annotated[
        Sequence[str],
        Field(description="What is followed by the -ing form of what goes on, stops or is liked."),
    ]
    reasonsAfterGreeting: Annotated[
        Sequence[str],
        Field(description="What stands between thanks or an excuse and what they are for."),
    ]
    howMuchSo: Annotated[
        Sequence[str], Field(description='After which "that" tells what came of it.')
    ]
    priced: Annotated[
        Sequence[str],
        Field(
            description="Words for what has a price: it is the price of what stands before them."
        ),
    ]
    focus: Annotated[
        Sequence[str], Field(description="What limits or adds the noun that stands behind it.")
    ]
    focusAfter: Annotated[
        Sequence[str], Field(description="The same where it stands behind what it is said of.")
    ]
    again: Annotated[str, Field(description="The sign of what one keeps doing.")]
    remaining: Annotated[
        Mapping[str, str],
        Field(
            description="What is spelled for a word after the verb to be or behind what is counted, where it tells what is still there."
        ),
    ]
    bits: Annotated[
        Sequence[str], Field(description="How little, before a quality or behind what is done.")
    ]
    roughly: Annotated[Sequence[str], Field(description="Before a number: not exactly so many.")]
    exactly: Annotated[
        Sequence[str], Field(description="After a time of the clock: no other time.")
    ]
    likings: Annotated[Sequence[str], Field(description="What is liked more or less.")]
    certain: Annotated[
        Sequence[str],
        Field(description="What stands before a thing that the words behind it tell of."),
    ]
    noAims: Annotated[
        NoAims, Field(description="Verbs and things before an infinitive that tells no aim.")
    ]
    namedDays: Annotated[
        NamedDays, Field(description="After which words which unit with a name is a time.")
    ]
    turning: Annotated[Turning, Field(description="Verbs that become what stands behind them.")]
    deadlines: Annotated[
        Mapping[str, str],
        Field(
            description="What a preposition before a time is signed as where something is due then."
        ),
    ]
    daysAfter: Annotated[
        Sequence[str],
        Field(description='Prepositions after which a number with "the" is a day of the month.'),
    ]
    severalDo: Annotated[Sequence[str], Field(description="What only several are or do.")]
    anyThings: Annotated[
        Sequence[str],
        Field(description="Things that what somebody does may stand behind: everything he said."),
    ]
    whetherOrNot: Annotated[
        Sequence[str], Field(description="Words with which or not at the end asks nothing.")
    ]
    clefts: Annotated[
        Sequence[str],
        Field(description="What stands first where the rest tells it: what I need is rest."),
    ]
    notAlone: Annotated[
        Sequence[str],
        Field(
            description="Signs of prepositions that are left out where nothing stands behind them."
        ),
    ]
    farewells: Annotated[
        Sequence[str], Field(description="Phrases that say goodbye where they stand first.")
    ]
    becomingAge: Annotated[
        Mapping[str, str],
        Field(description="Verbs that tell an age before a number, and what is signed for them."),
    ]
    spelledAfter: Annotated[
        Mapping[str, Sequence[str]],
        Field(description="Nouns without a sign that are verbs as well, after these signs."),
    ]
    namedFor: Annotated[
        Sequence[str], Field(description="Nouns that are of what stands after for.")
    ]
    rightness: Annotated[
        Rightness,
        Field(
            description="A word of side that also says that something is correct: it is a side beside one of these words, or led by one of those."
        ),
    ]
    spelledAdverbs: Annotated[
        Sequence[str],
        Field(
            description="Words without a sign that tell how or how long something is so, whatever stands beside them."
        ),
    ]
    ratherThan: Annotated[
        Sequence[str],
        Field(
            description="Words that say what one does before `than` and what one does not after it."
        ),
    ]
    sensesBeside: Annotated[
        Mapping[str, SensesBeside],
        Field(
            description="Words that mean something else than their sign beside one of these: what is spelled or signed."
        ),
    ]
    spelledPrepositions: Annotated[
        Sequence[str],
        Field(description="Prepositions without a sign that are spelled after what they lead."),
    ]
    wholeWords: Annotated[
        Sequence[str], Field(description="Words that end as a plural and are none.")
    ]
    nearUnits: Annotated[
        Sequence[str], Field(description="Nouns that are times after next, last, this and every.")
    ]
    spelledWithTimes: Annotated[
        Mapping[str, str],
        Field(
            description="Prepositions without a sign that are spelled after a time, unless it began with from."
        ),
    ]
    earlier: Annotated[
        Mapping[str, Earlier],
        Field(description="A time before, but the quality where one is to come sooner."),
    ]
    undone: Annotated[
        Sequence[str],
        Field(description="Before have and a participle: it was to be done before, and was not."),
    ]
    intended: Annotated[
        Intended,
        Field(
            description='Words before "going to" and a verb, where somebody meant to do it: what is read for them.'
        ),
    ]
    eitherWay: Annotated[
        Sequence[str], Field(description="A subordinator whose clause is so or is not.")
    ]
    unreal: Annotated[
        Sequence[str], Field(description="Before have and a participle: it was not done.")
    ]
    passiveHelpers: Annotated[
        Mapping[str, str], Field(description="Before a participle: read as this form of be.")
    ]
    measuredFrom: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    timeCategories: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    spelledWeather: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    knownThings: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    asVerbs: Annotated[
        Mapping[str, str] | None,
        Field(
            description="Nouns with a sign that are verbs as well: what is signed or spelled where one does it."
        ),
    ] = None
    sensesOfObjects: Annotated[
        Mapping[str, Sequence[SensesOfObject]] | None,
        Field(
            description="What a verb means with one of these as what it is done to; isDone: only where it is done, not where it is had."
        ),
    ] = None
    mayHappen: Annotated[
        Sequence[str] | None,
        Field(description='After "you may": what may happen, where the rest is allowed.'),
    ] = None
    notForms: Annotated[
        Sequence[str] | None, Field(description="Words that are no slips of others.")
    ] = None
    causing: Annotated[
        Sequence[str] | None,
        Field(description="Signs left out where somebody else does it: get it repaired."),
    ] = None
    qualitiesInIng: Annotated[
        Sequence[str] | None, Field(description="Qualities that look like something done.")
    ] = None
    nounsToo: Annotated[
        Sequence[str] | None,
        Field(description="Qualities that are things as well, which are spelled."),
    ] = None
    preferring: Annotated[
        Mapping[str, str] | None, Field(description="Preferring one to another is liking it more.")
    ] = None
    particleVerbsOfThings: Annotated[
        Mapping[str, Mapping[str, str]] | None,
        Field(description="What a verb and its particle mean of what can be more or less."),
    ] = None
    measuredThings: Annotated[
        Sequence[str] | None, Field(description="What can be more or less, or begins and ends.")
    ] = None
    moreThan: Annotated[
        Mapping[str, str | None] | None,
        Field(description="The sign after what is counted; null where the word is spelled."),
    ] = None
    saidNouns: Annotated[
        Sequence[str] | None,
        Field(
            description="Verbs of English that are read as a noun's sign and yet say something of a subject."
        ),
    ] = None
    punishing: Annotated[
        Sequence[str] | None,
        Field(description="Verbs after which FOR and something done give the reason."),
    ] = None
    participles: Annotated[
        Sequence[str] | None,
        Field(description="Done words that say how something is where they stand first."),
    ] = None
    fromKeptVerbs: Annotated[
        Sequence[str] | None, Field(description="Verbs without a sign beside which FROM is signed.")
    ] = None
    goingTo: Annotated[
        Sequence[str] | None,
        Field(description="After these TO leads to a goal, not to what is liked less."),
    ] = None
    runningLate: Annotated[
        Sequence[str] | None, Field(description="Left out where somebody or something is late.")
    ] = None
    ahead: Annotated[
        Ahead | None,
        Field(
            description='"In ten minutes" of what will be: the sign after it, what counts as a number, and the verbs whose present is what will be.'
        ),
    ] = None
    measuredBefore: Annotated[
        Sequence[str] | None, Field(description="After so many hours or days: how much so.")
    ] = None


class PronounRule(BaseModel):
    """
    By the pronoun's concept.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    why: str
    values: Mapping[str, PronounForms]


class FaceWords(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    note: str
    channels: Annotated[Mapping[str, ChannelWords], Field(description="By channel.")]


class OrderRules(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    language: Literal["ins"]
    status: Literal["draft", "reviewed"]
    note: str
    rules: Sequence[OrderRule]


class SpannedFace(BaseModel):
    """
    What one channel does, over which part of a clause.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    channel: Literal["brows", "eyes", "gaze", "head", "cheeks", "mouth", "body"]
    value: Annotated[str, Field(description="A code of the channel, of proto/vocabulary.")]
    span: Literal[
        "clause", "predicate", "negated", "question", "condition", "topic", "verb", "answer"
    ]


class SigningOrderRules(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    source: str
    clause: Sequence[Part]
    nounPhrase: Sequence[Part]
    leadingSigns: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    askingSigns: Annotated[
        Sequence[str], Field(description="Words as they are written, or glosses.")
    ]
    joiners: Annotated[
        Sequence[str],
        Field(
            description="Signs between clauses, which the face of a condition after them leaves out."
        ),
    ]
    degrees: Annotated[
        Sequence[str], Field(description="How much it is done: after the verb, inside the shake.")
    ]
    shakenAlone: Annotated[
        ShakenAlone,
        Field(
            description="Modals that carry the shake with the negator, without the verb before them."
        ),
    ]
    none: Annotated[None1, Field(description="The negator that is a predicate of its own.")]
    plural: Annotated[
        Plural,
        Field(description="Nouns that are signed twice where several certain ones are meant."),
    ]
    answers: Annotated[
        Mapping[str, str], Field(description="Answers and the sentence type that is their face.")
    ]


class CompositeRule(BaseModel):
    """
    Several signs that are one question word.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    why: str
    values: Sequence[Composite]


class MarkRule(BaseModel):
    """
    What the face says, by the expression's concept.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    source: str
    why: str
    values: Mapping[str, Literal["asking", "negation", "affirmation", "topic", "doubt"]]


class TenseLine(BaseModel):
    """
    Conditions on a clause and the verb form they lead to.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    when: ClauseFacts
    form: Literal[
        "present",
        "past",
        "future",
        "present-perfect",
        "future-perfect",
        "present-progressive",
        "present-perfect-progressive",
    ]
    source: str


class NounGroup(BaseModel):
    """
    Nouns that name the same kind of thing.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    why: str
    noun: Noun
    words: frozenset[str]


class VerbGroup(BaseModel):
    """
    Verbs that take the same parts.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    why: str
    verb: Verb
    words: frozenset[str]


class Categories(RootModel[Sequence[Category]]):
    model_config = ConfigDict(
        frozen=True,
    )
    root: Sequence[Category]


class Sense(BaseModel):
    """
    One English reading of a concept; what grammar needs of its class stands beside it.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    en: str
    lemmas: Annotated[
        Sequence[str],
        Field(
            description="English base forms that mean this; the first is the one to write.",
            min_length=1,
        ),
    ]
    wordClass: Annotated[
        Literal[
            "noun",
            "verb",
            "adjective",
            "adverb",
            "pronoun",
            "possessive",
            "determiner",
            "question",
            "interjection",
            "preposition",
            "conjunction",
            "modal",
            "negator",
            "particle",
            "letter",
            "numeral",
            "expression",
            "name",
        ],
        Field(
            description="Of a concept's sense any but name, which the rewriter gives to spelled names."
        ),
    ]
    noun: Noun | None = None
    verb: Verb | None = None
    adjective: Adjective | None = None
    adverb: Adverb | None = None
    pronoun: Pronoun | None = None
    determiner: Determiner | None = None
    question: Question | None = None
    interjection: Interjection | None = None
    modal: Modal | None = None
    negator: Negator | None = None


class Hand(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    hs: Literal[
        "relaxed",
        "flat",
        "flat-thumb",
        "five",
        "claw",
        "bent",
        "fist",
        "thumb",
        "index",
        "hook",
        "h",
        "h-bent",
        "v",
        "v-bent",
        "three",
        "w",
        "four",
        "ring",
        "pinch",
        "bunch",
        "y",
        "little",
        "little-hook",
        "horns",
        "l",
        "c",
        "c-index",
        "o",
        "o-index",
        "three-thumb",
        "middle",
        "six",
        "u",
    ]
    shape: Annotated[
        Shape | None,
        Field(
            description="The exact handshape where none of the named ones is it; hs is then the nearest one."
        ),
    ] = None
    ext: Annotated[str, Field(description="Where the fingers would point if they were straight.")]
    palm: Annotated[
        str,
        Field(
            description="u up, d down, o out from the signer, i in, D and N toward that hand's side; letters together are diagonal, + is half-way between its terms."
        ),
    ]
    at: At | None = None
    point: Annotated[
        Literal[
            "palm",
            "back",
            "heel",
            "wrist",
            "wrist-back",
            "fingers",
            "thumb-edge",
            "little-edge",
            "fist-top",
            "fist-base",
            "fork",
            "thumb.tip",
            "thumb.pad",
            "thumb.nail",
            "thumb.mid",
            "thumb.mid-back",
            "index.tip",
            "index.pad",
            "index.nail",
            "index.mid",
            "index.mid-back",
            "index.thumb-side",
            "index.little-side",
            "index.base",
            "index.knuckle",
            "middle.tip",
            "middle.pad",
            "middle.nail",
            "middle.mid",
            "middle.mid-back",
            "middle.thumb-side",
            "middle.little-side",
            "middle.base",
            "middle.knuckle",
            "ring.tip",
            "ring.pad",
            "ring.nail",
            "ring.mid",
            "ring.mid-back",
            "ring.thumb-side",
            "ring.little-side",
            "ring.base",
            "ring.knuckle",
            "little.tip",
            "little.pad",
            "little.nail",
            "little.mid",
            "little.mid-back",
            "little.thumb-side",
            "little.little-side",
            "little.base",
            "little.knuckle",
        ]
        | None,
        Field(description="The site of this hand that is at the place; the palm when absent."),
    ] = None
    contact: Contact | None = None
    curve: Annotated[
        Curve | None, Field(description="Where this hand's way here swells to, and how far.")
    ] = None


class Emotions(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    source: str
    note: str
    opposed: Annotated[
        Mapping[str, Sequence[str]], Field(description="Words that say a feeling themselves.")
    ]
    emotions: Annotated[
        Mapping[str, EmotionRule], Field(description="By the emotion of proto/vocabulary.")
    ]


class EnglishRules(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    note: str
    pronouns: PronounRule
    preferredForms: WordRule
    anBefore: EndingRule
    aBefore: EndingRule
    standsFor: StandsForRule
    functionWords: WordRule
    needsObject: WordRule
    manner: WordRule
    judging: WordRule
    ofThings: ThingRule
    titles: WordRule
    numbers: WordsByWordRule
    ofKnown: WordRule
    ofNew: WordRule
    supplies: WordRule
    parts: WordRule
    limbs: WordRule
    instruments: WordRule
    befalling: WordRule
    gender: WordsByWordRule
    measures: WordRule
    ofLanguages: WordRule
    degrees: WordRule
    machines: WordRule
    goingOn: WordRule
    embodied: WordRule
    doneToThem: WordRule


class SentenceTypeRule(BaseModel):
    """
    The face of one sentence type.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    type: Literal[
        "yes",
        "no",
        "wh",
        "polar",
        "condition",
        "topic",
        "negative",
        "doubt",
        "imperative",
        "affirmative",
        "statement",
    ]
    source: str
    lines: Sequence[SpannedFace]


class SignRules(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    note: str
    composites: CompositeRule
    refusals: SignRule
    marks: MarkRule
    notes: NoteRule
    ofPeople: WordRule
    weatherSubjects: SignRule
    fragments: SignRule
    dropped: WordRule
    feltIn: SignRule
    paired: SignRule
    alsoWritten: WrittenRule
    collective: SignRule
    pairs: PairRule
    meals: SignRule
    alwaysTwo: SignRule
    signedTwice: SignRule
    homes: SignRule
    regions: SignRule
    numbered: SignRule
    lengths: WordRule


class TenseRules(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    note: str
    forms: Sequence[TenseLine]


class SenseGroup(BaseModel):
    """
    Words that do the same in a sentence.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    why: str
    sense: Sense


class Concept(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    id: str
    kind: Literal["word", "letter", "numeral", "expression"]
    gloss: str
    category: Literal[
        "actions",
        "adjectives",
        "animals",
        "body",
        "clothes",
        "colours",
        "electronics",
        "expressions",
        "feelings",
        "food",
        "function",
        "greetings",
        "home",
        "jobs",
        "letters",
        "nature",
        "numbers",
        "numerals",
        "people",
        "places",
        "pronouns",
        "questions",
        "seasons",
        "society",
        "space",
        "time",
        "transport",
    ]
    hi: str
    senses: Annotated[Sequence[Sense], Field(min_length=1)]
    variants: Annotated[
        LetterVariants | None,
        Field(description="Letters only: the two ways of the Indian manual alphabet."),
    ] = None
    marks: Annotated[
        Literal["emotion", "grammar"] | None,
        Field(description="Expressions only: what the face says."),
    ] = None
    datasets: Annotated[
        Datasets | None,
        Field(description="The label under which a public clip set files this concept."),
    ] = None
    awaitsSigner: Annotated[
        Literal[True] | None,
        Field(
            description="No form may be written before a Deaf signer has shown one: the sign is spelled."
        ),
    ] = None


class Segment(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    move: Annotated[
        int | None, Field(description="Milliseconds of the way into this segment; 220 when absent.")
    ] = None
    hold: Annotated[
        int | None, Field(description="Milliseconds it rests after its motions; 380 when absent.")
    ] = None
    slide: Annotated[
        Literal[True] | None,
        Field(description="The hands stay in touch on the way into this segment."),
    ] = None
    D: Hand | None = None
    N: Hand | None = None
    sym: Annotated[
        Literal["mirror", "parallel"] | None,
        Field(description="The other hand does as D does, mirrored or alongside; without N."),
    ] = None
    motion: Sequence[Motion] | None = None
    nmf: NonManual | None = None


class SentenceTypes(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    note: str
    types: Sequence[SentenceTypeRule]


class WordsRules(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    status: Literal["draft", "reviewed"]
    note: str
    source: str
    adjectives: Annotated[
        frozenset[str],
        Field(
            description="Words that the dictionary has as nouns too, but that are signed as adjectives."
        ),
    ]
    qualities: Annotated[Sequence[AdjectiveGroup], Field(min_length=1)]
    people: PersonEndings
    nouns: Annotated[Sequence[NounGroup], Field(min_length=1)]
    verbs: Annotated[Sequence[VerbGroup], Field(min_length=1)]
    small: Annotated[
        Sequence[SenseGroup],
        Field(
            description="Words that are no noun, verb or quality: each lemma of the sense is such a word.",
            min_length=1,
        ),
    ]


class Form(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
    )
    id: str
    concept: str
    gloss: str
    kind: Literal["word", "letter", "numeral", "expression"]
    variant: str | None = None
    region: Annotated[
        str,
        Field(description="Where this form is used, as the source says; 'unknown' unless it says."),
    ]
    confidence: Literal["high", "medium"]
    origin: Literal["isl", "gesture"]
    uncertain: Annotated[
        frozenset[
            Literal[
                "handshape",
                "direction",
                "palm",
                "place",
                "contact",
                "movement",
                "repeat",
                "hands",
                "face",
                "variant",
            ]
        ],
        Field(description="Fields that are a guess."),
    ]
    sources: Sequence[Source]
    reviews: Sequence[Review] | None = None
    homonyms: Annotated[
        Sequence[str] | None,
        Field(description="Forms that are made alike and mean something else."),
    ] = None
    alt: str
    altHi: Annotated[str, Field(description="The same in Hindi.")]
    segments: Annotated[Sequence[Segment], Field(min_length=1)]
