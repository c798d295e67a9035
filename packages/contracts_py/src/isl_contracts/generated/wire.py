# Generated from proto/ by `make contracts`. Do not edit.

from __future__ import annotations

from typing import Annotated, Literal
from pydantic import AwareDatetime, BaseModel, Field, RootModel


class FrameEnvelope(BaseModel):
    id: Annotated[str | None, Field(description="Echoed in the answer.", max_length=64)] = None
    sentAt: Annotated[
        float | None, Field(description="Milliseconds since the epoch by the client's clock.")
    ] = None
    image: Annotated[str, Field(description="A JPEG data URL; at most 512 KiB of text.")]
    skeleton: Annotated[
        bool | None, Field(description="Asks for the landmarks in the answer; left out otherwise.")
    ] = None
    peopleOnly: Annotated[
        bool | None, Field(description="Leaves out what was learnt from the avatar alone.")
    ] = None


class LandmarksMessage(RootModel[bytes]):
    root: Annotated[
        bytes,
        Field(
            description="One to `most` pictures, one after the other, each later than the one before and all of them within `longestMs`. Of each, little-endian, in this order: version (u8), flags (u8), the picture's width and height in pixels (u16 each, 32 to 8192), the frame's number (u32, echoed as the answer's id), when it was taken in milliseconds since the epoch (f64, greater than that of the picture before). Then, of what the flags say was found, and of nothing else: body, left hand, right hand, face; each point x, y and, but for the body, z (i16 each). The numbers are those of `x-landmarks`: x in widths and y in heights of the picture from its upper left corner, z in widths as MediaPipe guesses it; not mirrored; left and right are the person's own. 402 bytes a picture with a body and both hands, 234 with a face alone.\n"
        ),
    ]


class Skeleton(BaseModel):
    """
    Landmarks of the frame that was asked about: x, y, x, y and so on, each 0 to 1 of the frame's width and height, from its upper left corner, not mirrored. Empty where nothing was found.

    """

    pose: Annotated[list[float], Field(description="33 points in MediaPipe's order.")]
    leftHand: Annotated[list[float], Field(description="21 points in MediaPipe's order.")]
    rightHand: Annotated[list[float], Field(description="21 points in MediaPipe's order.")]


class MeasuredBrows(BaseModel):
    """
    Height, in distances between the outer eye corners.
    """

    value: float
    unit: Literal["ratio"]
    word: Literal["neutral", "up", "down"]


class MeasuredEyes(BaseModel):
    """
    Opening, as a share of that at rest.
    """

    value: float
    unit: Literal["ratio"]
    word: Literal["neutral", "wide", "squint", "closed"]


class MeasuredGaze(BaseModel):
    """
    The larger of the two directions, in widths of an eye; positive up or to the left.
    """

    value: float
    unit: Literal["ratio"]
    word: Literal[
        "ahead", "up", "down", "left", "right", "up-left", "up-right", "down-left", "down-right"
    ]


class MeasuredMouth(BaseModel):
    """
    Gap between the lips, in distances between the outer eye corners.
    """

    value: float
    unit: Literal["ratio"]
    word: Literal["neutral", "open", "wide-open"]


class MeasuredLipCorners(BaseModel):
    """
    Height, in distances between the outer eye corners.
    """

    value: float
    unit: Literal["ratio"]
    word: Literal["neutral", "corners-up", "corners-down"]


class MeasuredHeadTurn(BaseModel):
    """
    Positive to the left.
    """

    value: float
    unit: Literal["deg"]
    word: Literal["neutral", "turn-left", "turn-right"]


class MeasuredChin(BaseModel):
    """
    Positive up.
    """

    value: float
    unit: Literal["deg"]
    word: Literal["neutral", "chin-up", "chin-down"]


class MeasuredHeadTilt(BaseModel):
    """
    Positive to the left shoulder.
    """

    value: float
    unit: Literal["deg"]
    word: Literal["neutral", "tilt-left", "tilt-right"]


class MeasuredHeadDistance(BaseModel):
    """
    How much larger the face is than it was over the last seconds, as a share; positive is nearer.
    """

    value: float
    unit: Literal["ratio"]
    word: Literal["neutral", "forward", "back"]


class MeasuredHeadMovement(BaseModel):
    """
    Changes of direction in the last second, or in a longer while where few frames come.
    """

    value: float
    unit: Literal["turns"]
    word: Literal["neutral", "nod", "shake", "sway", "unsteady"]


class EmotionPrediction(BaseModel):
    label: Annotated[
        Literal[""] | Literal["happy", "sad", "surprise", "neutral", "anger"],
        Field(
            description="Empty below the confidence threshold, or where the service does not know."
        ),
    ]
    scores: Annotated[
        dict[str, float],
        Field(description="Label to probability, 0 to 1; empty where the service does not know."),
    ]
    unsure: Annotated[
        bool | None,
        Field(description="A feeling leads, but not by enough to be named; left out otherwise."),
    ] = None
    unread: Annotated[
        Literal["no-picture"] | None,
        Field(
            description="Why no emotion is looked for at all, as in points without a picture; left out otherwise."
        ),
    ] = None


class OwnSign(BaseModel):
    id: Annotated[
        str,
        Field(description="The page's own; no two are the same.", pattern="^own-[a-z0-9-]{1,60}$"),
    ]
    name: Annotated[
        str,
        Field(description="Told as the label where the sign is seen.", max_length=60, min_length=1),
    ]
    examples: Annotated[list[str], Field(max_length=5, min_length=1)]


class OwnSignsKnown(BaseModel):
    signs: Annotated[int, Field(description="How many signs of this person are known now.", ge=0)]


class OwnLetter(BaseModel):
    id: Annotated[
        str,
        Field(
            description="Lexicon id; no two are the same.",
            pattern="^(letter-[a-z]-v[12]|numeral-([0-9]|10))$",
        ),
    ]
    example: Annotated[
        str,
        Field(
            description="How held hands looked to the letter net: base64 of 208 numbers of 16 bits (IEEE 754, little-endian), a direction of length 1. No picture and no landmark can be made of it.\n"
        ),
    ]


class OwnLettersKnown(BaseModel):
    letters: Annotated[
        int, Field(description="How many letters of this person are known now.", ge=0)
    ]


class LetterTaught(BaseModel):
    id: str
    outcome: Annotated[
        Literal["accepted", "handsUnseen", "moving"],
        Field(
            description="`accepted`, or why nothing can be learnt: no hand was seen, or none rested."
        ),
    ]
    encoder: Annotated[
        str,
        Field(description="Fingerprint of the letter net; examples of another one are refused."),
    ]
    example: Annotated[
        str | None,
        Field(
            description="How held hands looked to the letter net: base64 of 208 numbers of 16 bits (IEEE 754, little-endian), a direction of length 1. No picture and no landmark can be made of it.\n"
        ),
    ] = None


class TakeSpan(BaseModel):
    id: Annotated[str, Field(description="Echoed in the answer.", max_length=64)]
    startedAt: Annotated[
        float,
        Field(
            description="Begin of the take, in milliseconds of sentAt. At most four seconds are remembered."
        ),
    ]
    endedAt: Annotated[float, Field(description="Its end, in milliseconds of sentAt.")]


class LookAlike(BaseModel):
    id: Annotated[str, Field(description="Lexicon id, or that of an own sign.")]
    label: str
    learntFrom: Annotated[
        Literal["people", "avatar", "own"],
        Field(
            description="Whose signing the class was learnt from. What only an avatar showed is less certain; `own` is what this connection's person taught.\n"
        ),
    ]
    distance: Annotated[
        float, Field(description="0 where both look the same, 1 where nothing is in common.")
    ]
    isNear: Annotated[bool, Field(description="So near that one may be taken for the other.")]


class FrameTimings(BaseModel):
    queue_ms: float
    decode_ms: float
    model_ms: float


class ModelInfo(BaseModel):
    name: str
    version: str
    source: str | None = None


class RecognisedSign(BaseModel):
    id: Annotated[str, Field(description="Lexicon id.")]
    label: Annotated[str, Field(description="Gloss.")]
    learntFrom: Annotated[
        Literal["people", "avatar", "own"],
        Field(
            description="Whose signing the class was learnt from. What only an avatar showed is less certain; `own` is what this connection's person taught.\n"
        ),
    ]
    isSaid: Annotated[bool, Field(description="False where it is only ever a candidate.")]
    people: Annotated[
        int | None,
        Field(
            description="How many people of this site gave clips that it is recognised by.", ge=1
        ),
    ] = None


class FaceMark(BaseModel):
    mark: Literal["asking", "negation", "affirmation", "topic", "doubt"]
    start: Annotated[int, Field(description="Index of the first word of `sentence`.", ge=0)]
    end: Annotated[int, Field(description="Index after the last word.", ge=1)]


class GlossSpan(BaseModel):
    channel: Literal["brows", "eyes", "gaze", "head", "cheeks", "mouth", "body"]
    value: Annotated[
        Literal[
            "neutral",
            "up",
            "up-slightly",
            "up-high",
            "inner-up",
            "down",
            "down-slightly",
            "furrowed",
            "furrowed-slightly",
        ]
        | Literal["neutral", "wide", "wide-open", "squint", "closed", "droop", "smile", "glare"]
        | Literal[
            "ahead",
            "up",
            "down",
            "left",
            "right",
            "up-left",
            "up-right",
            "down-left",
            "down-right",
            "D",
            "N",
            "away",
            "hands",
            "at-asked",
            "at-addressee",
            "direct",
        ]
        | Literal[
            "neutral",
            "nod",
            "nods",
            "nod-small",
            "nod-short",
            "nods-light",
            "shake",
            "sway",
            "unsteady",
            "tilt-D",
            "tilt-N",
            "tilt-left",
            "tilt-right",
            "tilt-side",
            "tilt-back",
            "tilt-nod",
            "forward",
            "forward-held",
            "back",
            "back-slightly",
            "chin-up",
            "chin-down",
            "turn-D",
            "turn-N",
            "turn-left",
            "turn-right",
        ]
        | Literal["neutral", "puff", "raise"]
        | Literal[
            "neutral",
            "smile",
            "laugh",
            "corners-up",
            "corners-down",
            "pressed",
            "open",
            "wide-open",
            "jaw-drop",
            "round",
            "tight",
            "tremble",
            "pout",
            "stretched",
        ]
        | Literal[
            "upright",
            "forward",
            "shoulders-forward",
            "back",
            "lean-D",
            "lean-N",
            "shrug",
            "slump",
            "slow-low",
            "bow",
            "shiver",
            "tense",
        ],
        Field(description="What the channel does, a code of its list."),
    ]
    start: Annotated[int, Field(description="Index of the first gloss.", ge=0)]
    end: Annotated[int, Field(description="Index after the last gloss.", ge=0)]
    source: Literal["grammar", "emotion"] | None = None


class NoteDetail(BaseModel):
    code: Literal[
        "notASign", "notOfIsl", "notInLexicon", "feelingGiven", "asSigned", "modelUnavailable"
    ]
    word: Annotated[
        str | None,
        Field(description="The word of the sentence that it is about, where it is about one."),
    ] = None


class ClipId(RootModel[str]):
    root: Annotated[str, Field(pattern="^[0-9a-f]{24}$")]


class Error(BaseModel):
    statusCode: int
    code: Annotated[str, Field(description="Stable, for programs: POST_NOT_FOUND.")]
    message: Annotated[str, Field(description="For people. Nothing internal from 500 up.")]
    requestId: Annotated[
        str, Field(description="Also in the log; where traces are kept it is the trace's id.")
    ]
    msg: Annotated[str | None, Field(description="Auth routes only; the same text as message.")] = (
        None
    )
    reason: Annotated[
        str | None,
        Field(description="What somebody of the site wrote to the person; ACCOUNT_BLOCKED only."),
    ] = None


class ExamplesWanted(BaseModel):
    """
    Of the examples that were named the ones that this copy has not read yet, as many as it takes at once.
    """

    wanted: Annotated[list[ClipId], Field(max_length=8)]


class Health(BaseModel):
    status: Literal["up"]


class Ready(BaseModel):
    ready: bool
    checks: Annotated[
        dict[str, str],
        Field(
            description='Dependency to "ok" or "not ready"; on the operations port to what is wrong.'
        ),
    ]
    model: dict[str, str] | None = None


class SignExamples(BaseModel):
    id: Annotated[str, Field(description="The form of the lexicon.", max_length=100, min_length=1)]
    people: Annotated[
        list[list[ClipId]],
        Field(description="Of each giver their clips; nothing says who they are."),
    ]


class SnapshotId(RootModel[str]):
    root: Annotated[
        str,
        Field(
            description="Drawn by chance for the clips that a training folder was brought to.",
            pattern="^[0-9a-f]{32}$",
        ),
    ]


class SocketsState(BaseModel):
    clients: Annotated[int, Field(description="Connected now.")]
    mostClients: int
    active: Annotated[int, Field(description="Of those the ones that sent a frame lately.")]
    framesPerSecond: Annotated[float, Field(description="Most of one client.")]
    capacity: Annotated[
        float | None,
        Field(
            description="Frames a second that all share, as measured at the start; left out where nothing is measured."
        ),
    ] = None


class FaceParameters(BaseModel):
    """
    What a face does against the signer's own face at rest; left and right are the signer's own. Each word is of its channel in proto/vocabulary. Empty where no face is read.

    """

    brows: MeasuredBrows | None = None
    eyes: MeasuredEyes | None = None
    gaze: MeasuredGaze | None = None
    mouth: MeasuredMouth | None = None
    lipCorners: MeasuredLipCorners | None = None
    headTurn: MeasuredHeadTurn | None = None
    chin: MeasuredChin | None = None
    headTilt: MeasuredHeadTilt | None = None
    headDistance: MeasuredHeadDistance | None = None
    headMovement: MeasuredHeadMovement | None = None


class SignCandidate(BaseModel):
    id: Annotated[str, Field(description="Lexicon id, or that of an own sign.")]
    label: Annotated[str, Field(description="Gloss, or the name of an own sign.")]
    score: Annotated[float, Field(description="Probability, 0 to 1.")]
    learntFrom: Annotated[
        Literal["people", "avatar", "own"] | None,
        Field(
            description="Whose signing the class was learnt from. What only an avatar showed is less certain; `own` is what this connection's person taught.\n"
        ),
    ] = None


class OwnSigns(BaseModel):
    encoder: Annotated[
        str, Field(description="The encoder that made all the examples.", max_length=64)
    ]
    signs: Annotated[list[OwnSign], Field(max_length=200)]


class OwnLetters(BaseModel):
    encoder: Annotated[
        str, Field(description="The letter net that made all the examples.", max_length=64)
    ]
    letters: Annotated[list[OwnLetter], Field(max_length=63)]


class Taught(BaseModel):
    id: str
    outcome: Annotated[
        Literal["accepted", "tooShort", "handsUnseen", "handsLost", "still"],
        Field(
            description="`accepted`, or why the take shows no sign: too few frames of a body, no hands seen, hands lost for most of the movement, or hands that hardly moved.\n"
        ),
    ]
    encoder: Annotated[
        str, Field(description="Fingerprint of the encoder; examples of another one are refused.")
    ]
    example: Annotated[
        str | None,
        Field(
            description="How one take looked to an encoder: base64 of 128 numbers of 16 bits (IEEE 754, little-endian), a direction of length 1. No picture and no landmark can be made of it.\n"
        ),
    ] = None
    alike: Annotated[
        list[LookAlike],
        Field(description="The signs nearest to an accepted take, nearest first; at most five."),
    ]


class Found(BaseModel):
    id: str
    outcome: Annotated[
        Literal["accepted", "tooShort", "handsUnseen", "handsLost", "still"],
        Field(
            description="`accepted`, or why the take shows no sign: too few frames of a body, no hands seen, hands lost for most of the movement, or hands that hardly moved.\n"
        ),
    ]
    alike: Annotated[
        list[LookAlike],
        Field(
            description="Signs nearest to an accepted take, nearest first; those that are made with the same movement stand side by side at the same distance. However far they are, ten are named.\n",
            max_length=10,
        ),
    ]


class SignPrediction(BaseModel):
    id: Annotated[
        str,
        Field(
            description="Lexicon id, as in letter-a-v2, or that of an own sign; empty with an empty label."
        ),
    ]
    label: Annotated[str, Field(description="Gloss without spaces; empty where nothing is said.")]
    candidates: Annotated[list[SignCandidate], Field(description="Up to five, best first.")]
    learntFrom: Annotated[
        Literal["people", "avatar", "own"] | None,
        Field(
            description="Whose signing the class was learnt from. What only an avatar showed is less certain; `own` is what this connection's person taught.\n"
        ),
    ] = None
    production: Annotated[
        int | None,
        Field(
            description="Counts what this connection signed. The same number again is the same sign still held or ended, so it is one word; a doubled letter has two numbers.\n",
            ge=0,
        ),
    ] = None
    startedAt: Annotated[
        float | None, Field(description="Begin of the production, in milliseconds of sentAt.")
    ] = None
    endedAt: Annotated[
        float | None, Field(description="End so far of the production, in milliseconds of sentAt.")
    ] = None
    handsUp: Annotated[
        bool | None,
        Field(
            description="Whether a hand is held up, as between two letters; false where none is seen or all hang or rest. Left out by a service that does not look for hands.\n"
        ),
    ] = None


class Session(BaseModel):
    signedIn: bool
    proofNeeded: Annotated[
        bool | None,
        Field(
            description="True where this address has as many cameras without an account as are served freely: its frames are refused, and it is closed soon. Connect again with a pass; left out otherwise.\n"
        ),
    ] = None
    framesPerSecond: Annotated[
        float, Field(description="Frames a second this client will be served.")
    ]
    landmarksPerSecond: Annotated[
        float | None,
        Field(
            description="Messages of process_landmarks a second: what was found in more pictures goes into fewer messages."
        ),
    ] = None
    moving: Annotated[
        bool | None,
        Field(
            description="True where this service is about to stop, or a copy of it came that has more room: close this connection within a few seconds, best while no hands are up, and connect again. Left out otherwise.\n"
        ),
    ] = None
    vocabulary: Annotated[
        list[RecognisedSign] | None,
        Field(description="What the service can recognise; left out where it recognises no signs."),
    ] = None


class GenerateRequest(BaseModel):
    sentence: Annotated[
        str,
        Field(
            description="Recognised sign words in signing order, separated by spaces; at most 200 words.",
            max_length=4000,
        ),
    ]
    emotion: Annotated[
        str,
        Field(
            description="The name of an emotion (those of a video's category), or empty where none was recognised.",
            max_length=40,
        ),
    ]
    sentence_type: Annotated[
        Literal["statement", "question", "command"] | None,
        Field(
            description="What the signer meant, where it is known; otherwise it is read from the signs and marks."
        ),
    ] = None
    marks: Annotated[
        list[FaceMark] | None,
        Field(
            description="What face and head said over which words of the sentence.", max_length=64
        ),
    ] = None


class SentenceReading(BaseModel):
    sentence: str
    cost: Annotated[
        float,
        Field(
            description="How far the reading is from the grammar; the cheaper one is the likelier.",
            ge=0.0,
        ),
    ]
    why: Annotated[
        list[
            Literal[
                "dear",
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
                "roundTrip",
            ]
        ],
        Field(description="What keeps it from being certain."),
    ]


class CopyState(BaseModel):
    """
    One process of a part.
    """

    copyId: Annotated[
        str, Field(description="Tells the copies of a part apart; another one at each start.")
    ]
    version: Annotated[str, Field(description="Of its package.")]
    commit: Annotated[
        str | None,
        Field(
            description="What it was built from, where whoever built or started it said so (ISL_COMMIT)."
        ),
    ] = None
    startedAt: AwareDatetime
    seenAt: Annotated[
        AwareDatetime | None, Field(description="When a worker last wrote this down.")
    ] = None
    ready: bool
    checks: Annotated[dict[str, str], Field(description='Dependency to "ok" or to what is wrong.')]
    model: Annotated[
        dict[str, str] | None, Field(description="As /ready says on the operations port.")
    ] = None
    sockets: SocketsState | None = None
    inHand: Annotated[
        int | None, Field(description="Uploads that arrive now; of a worker the videos in work.")
    ] = None
    spareBytes: Annotated[
        int | None,
        Field(
            description="What its disks still take before uploads are refused; negative: they are."
        ),
    ] = None


class Examples(BaseModel):
    """
    The clips that signs may be recognised by, as their givers and the data set's rules allow now. What is not in it may be used no longer.
    """

    signs: list[SignExamples]
    takenBack: Annotated[
        list[SnapshotId] | None,
        Field(
            description="Of the snapshots that were written to train on, those with a clip that may be learnt from no longer: no net that learnt from one may serve. A part of before it was asked does not say."
        ),
    ] = None


class FrameProcessed(BaseModel):
    id: Annotated[str | None, Field(description="The frame's id; null where it had none.")]
    face_analysis: Annotated[
        dict[str, str],
        Field(
            description="Parameter name to words for people; empty where the service does not know."
        ),
    ]
    face_state: Annotated[
        Literal["in-view", "learning", "too-far", "not-in-view"] | None,
        Field(description="Left out by a service that does not look for faces."),
    ] = None
    face_parameters: FaceParameters
    grammar: Annotated[
        Literal["question", "topic-or-condition", "negation"] | None,
        Field(
            description="Held by brows and head in this frame, where it looks like grammar; left out otherwise. What such a face looks like is no feeling of the sentence.\n"
        ),
    ] = None
    predictions: EmotionPrediction
    predictions2: SignPrediction
    error: Annotated[str | None, Field(description="Why the frame was not read, in English.")]
    errorCode: Annotated[
        Literal[
            "ANALYSIS_FAILED",
            "FINDING_OFF",
            "FRAME_DIMENSIONS",
            "FRAME_ID",
            "FRAME_NOT_JPEG",
            "FRAME_SENT_AT",
            "FRAME_SHAPE",
            "FRAME_TOO_LARGE",
            "NOT_READY",
            "OVERLOADED",
            "OWN_LETTERS_BROKEN",
            "OWN_LETTERS_OUTDATED",
            "OWN_SIGNS_BROKEN",
            "OWN_SIGNS_OUTDATED",
            "OWN_SIGNS_TOO_MANY",
            "POINTS_ORDER",
            "POINTS_RANGE",
            "POINTS_SHAPE",
            "POINTS_VERSION",
            "PROOF_NEEDED",
            "TAKE_BROKEN",
            "TEACHING_OFF",
            "TIMED_OUT",
            "TOO_MANY_CAMERAS",
            "UNKNOWN_EVENT",
        ]
        | None,
        Field(
            description="The same as a stable code, to be said in any language; left out without an error."
        ),
    ] = None
    timings: FrameTimings
    model: ModelInfo
    skeleton: Skeleton | None = None


class GenerateReply(BaseModel):
    non_manual_features: Annotated[
        list[str],
        Field(description='Each line begins with an asterisk: "* Eyebrows: raised over WHAT".'),
    ]
    rewritten_sentence: Annotated[
        str,
        Field(
            description="What was signed, in fluent English; the emotion changes its end mark at most. Where the reading is not certain: the glosses as they were signed."
        ),
    ]
    with_feeling: Annotated[
        str,
        Field(
            description="The same with one phrase of the emotion; equal to `rewritten_sentence` where the emotion has no phrase or the news is bad."
        ),
    ]
    certain: Annotated[
        bool,
        Field(
            description="Whether `rewritten_sentence` may be said as what was signed without a look at the glosses."
        ),
    ]
    readings: Annotated[
        list[SentenceReading],
        Field(
            description="The two likeliest sentences, for the person to choose between, where `certain` is false and both are plausible; else empty.",
            max_length=2,
        ),
    ]
    why: Annotated[
        list[
            Literal[
                "dear",
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
                "roundTrip",
            ]
        ]
        | None,
        Field(
            description="What keeps it from being certain, also where no reading is plausible enough to be offered; left out where `certain` is true."
        ),
    ] = None
    plain_sentence: Annotated[
        str, Field(description="`rewritten_sentence` with the end marks of no emotion.")
    ]
    gloss: list[str]
    spans: list[GlossSpan]
    written_by: Annotated[
        Literal["grammar", "model"] | None,
        Field(
            description="What wrote plain_sentence: the grammar, or a sequence-to-sequence model whose sentence kept every content word."
        ),
    ] = None
    notes: Annotated[
        list[str] | None, Field(description="What could not be used and why, in English.")
    ] = None
    note_details: Annotated[
        list[NoteDetail] | None,
        Field(description="The same notes in the same order, to be said in any language."),
    ] = None
