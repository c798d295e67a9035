# Generated from proto/ by `make contracts`. Do not edit.

from enum import StrEnum


class Emotion(StrEnum):
    HAPPY = "happy"
    SAD = "sad"
    SURPRISE = "surprise"
    NEUTRAL = "neutral"
    ANGER = "anger"


class ConsentScope(StrEnum):
    KEEP = "keep"
    SHOW = "show"
    RELEASE = "release"
    TRAIN = "train"
    FACE = "face"


class ConsentVersion(StrEnum):
    V2026_11 = "2026-11"
    V2026_12 = "2026-12"


class ConsentAge(StrEnum):
    ADULT = "adult"
    GUARDIAN = "guardian"


class PromptKind(StrEnum):
    SIGN = "sign"
    EXPRESSION = "expression"
    SENTENCE = "sentence"


class ContributionOutcome(StrEnum):
    OPEN = "open"
    ACCEPTED = "accepted"
    NOT_ACCEPTED = "not-accepted"


class SeenFault(StrEnum):
    FACE_MISSING = "face-missing"
    HANDS_OUT = "hands-out"
    TOO_DARK = "too-dark"
    TOO_SHORT = "too-short"
    NO_SIGNER = "no-signer"
    OTHER = "other"


class ClipPicture(StrEnum):
    WHOLE = "whole"
    FACE_HIDDEN = "face-hidden"
    LANDMARKS = "landmarks"


class SignedVerdict(StrEnum):
    AS_SIGNED = "as-signed"
    NOT_THIS_SIGN = "not-this-sign"
    DIFFERENTLY = "differently"
    UNKNOWN = "unknown"


class ClipFault(StrEnum):
    NOT_CONSENTED = "not-consented"
    HARMFUL = "harmful"
    PRIVATE = "private"
    NOT_ISL = "not-isl"
    OTHER = "other"


class ClipLicence(StrEnum):
    CC0_1_0 = "CC0-1.0"
    CC_BY_3_0 = "CC-BY-3.0"
    CC_BY_4_0 = "CC-BY-4.0"
    CC_BY_SA_3_0 = "CC-BY-SA-3.0"
    CC_BY_SA_4_0 = "CC-BY-SA-4.0"
    CC_BY_NC_4_0 = "CC-BY-NC-4.0"
    CC_BY_NC_SA_4_0 = "CC-BY-NC-SA-4.0"


class Region(StrEnum):
    IN_AN = "IN-AN"
    IN_AP = "IN-AP"
    IN_AR = "IN-AR"
    IN_AS = "IN-AS"
    IN_BR = "IN-BR"
    IN_CG = "IN-CG"
    IN_CH = "IN-CH"
    IN_DH = "IN-DH"
    IN_DL = "IN-DL"
    IN_GA = "IN-GA"
    IN_GJ = "IN-GJ"
    IN_HP = "IN-HP"
    IN_HR = "IN-HR"
    IN_JH = "IN-JH"
    IN_JK = "IN-JK"
    IN_KA = "IN-KA"
    IN_KL = "IN-KL"
    IN_LA = "IN-LA"
    IN_LD = "IN-LD"
    IN_MH = "IN-MH"
    IN_ML = "IN-ML"
    IN_MN = "IN-MN"
    IN_MP = "IN-MP"
    IN_MZ = "IN-MZ"
    IN_NL = "IN-NL"
    IN_OD = "IN-OD"
    IN_PB = "IN-PB"
    IN_PY = "IN-PY"
    IN_RJ = "IN-RJ"
    IN_SK = "IN-SK"
    IN_TN = "IN-TN"
    IN_TR = "IN-TR"
    IN_TS = "IN-TS"
    IN_UK = "IN-UK"
    IN_UP = "IN-UP"
    IN_WB = "IN-WB"
    OTHER = "other"


class SignLanguage(StrEnum):
    ISL = "isl"
    HOME_SIGN = "home-sign"
    SIGNED_SPEECH = "signed-speech"
    ASL = "asl"
    BSL = "bsl"
    INTERNATIONAL = "international"
    OTHER = "other"


class YearsSigning(StrEnum):
    UNDER_2 = "under-2"
    V2_5 = "2-5"
    V6_10 = "6-10"
    V11_20 = "11-20"
    OVER_20 = "over-20"


class Hearing(StrEnum):
    DEAF = "deaf"
    HARD_OF_HEARING = "hard-of-hearing"
    CODA = "coda"
    HEARING = "hearing"


class AgeBand(StrEnum):
    UNDER_18 = "under-18"
    V18_24 = "18-24"
    V25_39 = "25-39"
    V40_59 = "40-59"
    OVER_59 = "over-59"


class SigningHand(StrEnum):
    RIGHT = "right"
    LEFT = "left"
    BOTH = "both"


class FormVerdict(StrEnum):
    RIGHT = "right"
    WRONG = "wrong"


class FormFault(StrEnum):
    HANDSHAPE = "handshape"
    PLACE = "place"
    MOVEMENT = "movement"
    FACE = "face"
    ANOTHER_SIGN = "another-sign"
    OTHER = "other"


class ProposalState(StrEnum):
    OPEN = "open"
    WITHDRAWN = "withdrawn"
    ACCEPTED = "accepted"
    DECLINED = "declined"


class SayingState(StrEnum):
    OPEN = "open"
    TAKEN_UP = "taken-up"
    NOT_TAKEN_UP = "not-taken-up"


class SentenceMark(StrEnum):
    YES = "yes"
    NO = "no"
    WH = "wh"
    POLAR = "polar"
    CONDITION = "condition"
    TOPIC = "topic"
    NEGATIVE = "negative"
    DOUBT = "doubt"
    IMPERATIVE = "imperative"
    AFFIRMATIVE = "affirmative"
    STATEMENT = "statement"


class AuditKind(StrEnum):
    ROLE_CHANGE = "role-change"
    ACCOUNT_BLOCK = "account-block"
    REVIEWER_GRANT = "reviewer-grant"
    REVIEWER_DECLINE = "reviewer-decline"
    MESSAGE_ANSWERED = "message-answered"
    CLIP_HIDE = "clip-hide"
    CLIP_KEEP = "clip-keep"
    IMPORT_SHOW = "import-show"
    IMPORT_HIDE = "import-hide"
    CONSENT_VIDEO = "consent-video"
    CONSENT_VIDEO_REMOVED = "consent-video-removed"
    POST_HIDE = "post-hide"
    POST_DELETE = "post-delete"
    COMMENT_DELETE = "comment-delete"
    REPORT_DISMISSED = "report-dismissed"
    FORM_RIGHT = "form-right"
    FORM_WRONG = "form-wrong"
    PROPOSAL_ACCEPTED = "proposal-accepted"
    PROPOSAL_DECLINED = "proposal-declined"
    SAYING_TAKEN_UP = "saying-taken-up"
    SAYING_NOT_TAKEN_UP = "saying-not-taken-up"
    COURSE_ADDED = "course-added"
    COURSE_REMOVED = "course-removed"
    COURSE_TAKEN_DOWN = "course-taken-down"


class LanguageReview(StrEnum):
    NOT_REVIEWED = "not-reviewed"
    REVIEWED = "reviewed"
    DISPUTED = "disputed"


class FaceState(StrEnum):
    IN_VIEW = "in-view"
    LEARNING = "learning"
    TOO_FAR = "too-far"
    NOT_IN_VIEW = "not-in-view"


class FaceGrammar(StrEnum):
    QUESTION = "question"
    TOPIC_OR_CONDITION = "topic-or-condition"
    NEGATION = "negation"


class SentenceFace(StrEnum):
    WH = "wh"
    POLAR = "polar"
    NEGATIVE = "negative"
    AFFIRMATIVE = "affirmative"
    IMPERATIVE = "imperative"


class NonManualChannel(StrEnum):
    BROWS = "brows"
    EYES = "eyes"
    GAZE = "gaze"
    HEAD = "head"
    CHEEKS = "cheeks"
    MOUTH = "mouth"
    BODY = "body"


class BrowsCode(StrEnum):
    NEUTRAL = "neutral"
    UP = "up"
    UP_SLIGHTLY = "up-slightly"
    UP_HIGH = "up-high"
    INNER_UP = "inner-up"
    DOWN = "down"
    DOWN_SLIGHTLY = "down-slightly"
    FURROWED = "furrowed"
    FURROWED_SLIGHTLY = "furrowed-slightly"


class EyesCode(StrEnum):
    NEUTRAL = "neutral"
    WIDE = "wide"
    WIDE_OPEN = "wide-open"
    SQUINT = "squint"
    CLOSED = "closed"
    DROOP = "droop"
    SMILE = "smile"
    GLARE = "glare"


class GazeCode(StrEnum):
    AHEAD = "ahead"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    UP_LEFT = "up-left"
    UP_RIGHT = "up-right"
    DOWN_LEFT = "down-left"
    DOWN_RIGHT = "down-right"
    D = "D"
    N = "N"
    AWAY = "away"
    HANDS = "hands"
    AT_ASKED = "at-asked"
    AT_ADDRESSEE = "at-addressee"
    DIRECT = "direct"


class HeadCode(StrEnum):
    NEUTRAL = "neutral"
    NOD = "nod"
    NODS = "nods"
    NOD_SMALL = "nod-small"
    NOD_SHORT = "nod-short"
    NODS_LIGHT = "nods-light"
    SHAKE = "shake"
    SWAY = "sway"
    UNSTEADY = "unsteady"
    TILT_D = "tilt-D"
    TILT_N = "tilt-N"
    TILT_LEFT = "tilt-left"
    TILT_RIGHT = "tilt-right"
    TILT_SIDE = "tilt-side"
    TILT_BACK = "tilt-back"
    TILT_NOD = "tilt-nod"
    FORWARD = "forward"
    FORWARD_HELD = "forward-held"
    BACK = "back"
    BACK_SLIGHTLY = "back-slightly"
    CHIN_UP = "chin-up"
    CHIN_DOWN = "chin-down"
    TURN_D = "turn-D"
    TURN_N = "turn-N"
    TURN_LEFT = "turn-left"
    TURN_RIGHT = "turn-right"


class CheeksCode(StrEnum):
    NEUTRAL = "neutral"
    PUFF = "puff"
    RAISE = "raise"


class MouthCode(StrEnum):
    NEUTRAL = "neutral"
    SMILE = "smile"
    LAUGH = "laugh"
    CORNERS_UP = "corners-up"
    CORNERS_DOWN = "corners-down"
    PRESSED = "pressed"
    OPEN = "open"
    WIDE_OPEN = "wide-open"
    JAW_DROP = "jaw-drop"
    ROUND = "round"
    TIGHT = "tight"
    TREMBLE = "tremble"
    POUT = "pout"
    STRETCHED = "stretched"


class BodyCode(StrEnum):
    UPRIGHT = "upright"
    FORWARD = "forward"
    SHOULDERS_FORWARD = "shoulders-forward"
    BACK = "back"
    LEAN_D = "lean-D"
    LEAN_N = "lean-N"
    SHRUG = "shrug"
    SLUMP = "slump"
    SLOW_LOW = "slow-low"
    BOW = "bow"
    SHIVER = "shiver"
    TENSE = "tense"
