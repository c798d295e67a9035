"""Face metrics in the words a signer uses, each measured against their own neutral face."""

from dataclasses import dataclass

from isl_inference_kit.wire import FaceParameter

from isl_emotion.face_metrics import FaceMetrics
from isl_emotion.head_motion import HeadMovement

# Differences from neutral above which a word changes; ratios of the eye distance, degrees.
BROWS_RAISED, BROWS_LOWERED = 0.03, -0.02
EYES_CLOSED, EYES_NARROWED, EYES_WIDE = 0.45, 0.75, 1.22
GAZE_SIDE, GAZE_UP, GAZE_DOWN = 0.08, 0.05, -0.06
MOUTH_OPEN, MOUTH_WIDE = 0.05, 0.22
CORNERS_RAISED, CORNERS_LOWERED = 0.03, -0.02
TURNED_DEG, CHIN_DEG, TILTED_DEG = 12.0, 9.0, 8.0

_MOVEMENT_WORDS = {
    "still": "still",
    "shake": "shaking",
    "nod": "nodding",
    "tilt": "tilting from side to side",
    "unsteady": "moving",
}


@dataclass(frozen=True, slots=True)
class FaceWords:
    """The two maps of the contract: words alone, and words with their numbers."""

    analysis: dict[str, str]
    parameters: dict[str, FaceParameter]


NOT_IN_VIEW = FaceWords({"Face": "not in view"}, {})
TOO_SMALL = FaceWords({"Face": "too far from the camera"}, {})


def describe_face(
    metrics: FaceMetrics, neutral: FaceMetrics, movement: HeadMovement, *, is_measured: bool
) -> FaceWords:
    """Put a face into words; left and right are the signer's own."""
    parameters = {
        "Eyebrows": _brows(metrics.brow_height - neutral.brow_height),
        "Eyes": _eyes(metrics.eye_open / max(neutral.eye_open, 1e-6)),
        "Gaze": _gaze(metrics.gaze_x - neutral.gaze_x, metrics.gaze_y - neutral.gaze_y),
        "Mouth": _mouth(metrics.mouth_open - neutral.mouth_open),
        "Lip corners": _corners(metrics.lip_corners - neutral.lip_corners),
        "Head turn": _turn(metrics.yaw - neutral.yaw),
        "Chin": _chin(metrics.pitch - neutral.pitch),
        "Head tilt": _tilt(metrics.roll - neutral.roll),
        "Head movement": FaceParameter(
            value=movement.turns, unit="turns", word=_MOVEMENT_WORDS[movement.movement]
        ),
    }
    state = "in view" if is_measured else "in view, learning your neutral face"
    analysis = {"Face": state} | {name: item.word for name, item in parameters.items()}
    return FaceWords(analysis, parameters)


def _ratio(value: float, word: str) -> FaceParameter:
    return FaceParameter(value=round(value, 3), unit="ratio", word=word)


def _degrees(value: float, word: str) -> FaceParameter:
    return FaceParameter(value=round(value, 1), unit="deg", word=word)


def _brows(raised: float) -> FaceParameter:
    if raised >= BROWS_RAISED:
        return _ratio(raised, "raised")
    return _ratio(raised, "lowered" if raised <= BROWS_LOWERED else "neutral")


def _eyes(opened: float) -> FaceParameter:
    if opened < EYES_CLOSED:
        return _ratio(opened, "closed")
    if opened < EYES_NARROWED:
        return _ratio(opened, "narrowed")
    return _ratio(opened, "wide open" if opened > EYES_WIDE else "open")


def _gaze(left: float, up: float) -> FaceParameter:
    """The larger of the two directions is the value that is given."""
    words: list[str] = []
    if up >= GAZE_UP or up <= GAZE_DOWN:
        words.append("up" if up > 0 else "down")
    if abs(left) >= GAZE_SIDE:
        words.append("left" if left > 0 else "right")
    return _ratio(max(left, up, key=abs), " and ".join(words) or "ahead")


def _mouth(opened: float) -> FaceParameter:
    if opened >= MOUTH_WIDE:
        return _ratio(opened, "wide open")
    return _ratio(opened, "open" if opened >= MOUTH_OPEN else "closed")


def _corners(raised: float) -> FaceParameter:
    if raised >= CORNERS_RAISED:
        return _ratio(raised, "raised")
    return _ratio(raised, "lowered" if raised <= CORNERS_LOWERED else "neutral")


def _turn(left: float) -> FaceParameter:
    if abs(left) < TURNED_DEG:
        return _degrees(left, "straight")
    return _degrees(left, "to the left" if left > 0 else "to the right")


def _chin(up: float) -> FaceParameter:
    if abs(up) < CHIN_DEG:
        return _degrees(up, "level")
    return _degrees(up, "up" if up > 0 else "down")


def _tilt(left: float) -> FaceParameter:
    if abs(left) < TILTED_DEG:
        return _degrees(left, "upright")
    return _degrees(left, "to the left" if left > 0 else "to the right")
