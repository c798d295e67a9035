"""Face metrics as codes of proto/vocabulary, each measured against the signer's neutral face."""

from isl_inference_kit.wire import (
    FaceParameters,
    MeasuredBrows,
    MeasuredChin,
    MeasuredEyes,
    MeasuredGaze,
    MeasuredHeadDistance,
    MeasuredHeadMovement,
    MeasuredHeadTilt,
    MeasuredHeadTurn,
    MeasuredLipCorners,
    MeasuredMouth,
)

from isl_emotion.face_metrics import FaceMetrics
from isl_emotion.head_motion import HeadMovement

# Differences from neutral above which a code changes; ratios of the eye distance, degrees.
BROWS_RAISED, BROWS_LOWERED = 0.03, -0.02
EYES_CLOSED, EYES_NARROWED, EYES_WIDE = 0.45, 0.75, 1.22
GAZE_SIDE, GAZE_UP, GAZE_DOWN = 0.08, 0.05, -0.06
MOUTH_OPEN, MOUTH_WIDE = 0.05, 0.22
CORNERS_RAISED, CORNERS_LOWERED = 0.03, -0.02
TURNED_DEG, CHIN_DEG, TILTED_DEG = 12.0, 9.0, 8.0
NEARER, FARTHER = 0.06, -0.06
# By how much the mesh moves brows and lip corners, in eye distances, for each degree of the chin.
# Straight lines through the frames of a face at rest that looks up and down
# (tools/face_at_rest.py); further than CHIN_REACH_DEG from rest nothing was seen.
BROWS_PER_DEG, LIP_CORNERS_PER_DEG = -0.0014, 0.002
CHIN_REACH_DEG = 20.0


def code_face(
    metrics: FaceMetrics, neutral: FaceMetrics, movement: HeadMovement, nearer: float = 0.0
) -> FaceParameters:
    """Name what a face does; left and right are the signer's own. `nearer` is a HeadDistance."""
    chin = metrics.pitch - neutral.pitch
    followed = min(max(chin, -CHIN_REACH_DEG), CHIN_REACH_DEG)
    brows = metrics.brow_height - neutral.brow_height - BROWS_PER_DEG * followed
    corners = metrics.lip_corners - neutral.lip_corners - LIP_CORNERS_PER_DEG * followed
    return FaceParameters(
        brows=_brows(brows),
        eyes=_eyes(metrics.eye_open / max(neutral.eye_open, 1e-6)),
        gaze=_gaze(metrics.gaze_x - neutral.gaze_x, metrics.gaze_y - neutral.gaze_y),
        mouth=_mouth(metrics.mouth_open - neutral.mouth_open),
        lipCorners=_lip_corners(corners),
        headTurn=_turn(metrics.yaw - neutral.yaw),
        chin=_chin(chin),
        headTilt=_tilt(metrics.roll - neutral.roll),
        headDistance=_distance(nearer),
        headMovement=MeasuredHeadMovement(
            value=movement.turns, unit="turns", word=movement.movement
        ),
    )


def _brows(raised: float) -> MeasuredBrows:
    word = "up" if raised >= BROWS_RAISED else "down" if raised <= BROWS_LOWERED else "neutral"
    return MeasuredBrows(value=round(raised, 3), unit="ratio", word=word)


def _eyes(opened: float) -> MeasuredEyes:
    if opened < EYES_CLOSED:
        word = "closed"
    elif opened < EYES_NARROWED:
        word = "squint"
    else:
        word = "wide" if opened > EYES_WIDE else "neutral"
    return MeasuredEyes(value=round(opened, 3), unit="ratio", word=word)


def _gaze(left: float, up: float) -> MeasuredGaze:
    side = None if abs(left) < GAZE_SIDE else "left" if left > 0 else "right"
    if up >= GAZE_UP:
        word = "up" if side is None else "up-left" if side == "left" else "up-right"
    elif up <= GAZE_DOWN:
        word = "down" if side is None else "down-left" if side == "left" else "down-right"
    else:
        word = side or "ahead"
    return MeasuredGaze(value=round(max(left, up, key=abs), 3), unit="ratio", word=word)


def _mouth(opened: float) -> MeasuredMouth:
    if opened >= MOUTH_WIDE:
        word = "wide-open"
    else:
        word = "open" if opened >= MOUTH_OPEN else "neutral"
    return MeasuredMouth(value=round(opened, 3), unit="ratio", word=word)


def _lip_corners(raised: float) -> MeasuredLipCorners:
    if raised >= CORNERS_RAISED:
        word = "corners-up"
    else:
        word = "corners-down" if raised <= CORNERS_LOWERED else "neutral"
    return MeasuredLipCorners(value=round(raised, 3), unit="ratio", word=word)


def _turn(left: float) -> MeasuredHeadTurn:
    word = "neutral" if abs(left) < TURNED_DEG else "turn-left" if left > 0 else "turn-right"
    return MeasuredHeadTurn(value=round(left, 1), unit="deg", word=word)


def _chin(up: float) -> MeasuredChin:
    word = "neutral" if abs(up) < CHIN_DEG else "chin-up" if up > 0 else "chin-down"
    return MeasuredChin(value=round(up, 1), unit="deg", word=word)


def _tilt(left: float) -> MeasuredHeadTilt:
    word = "neutral" if abs(left) < TILTED_DEG else "tilt-left" if left > 0 else "tilt-right"
    return MeasuredHeadTilt(value=round(left, 1), unit="deg", word=word)


def _distance(nearer: float) -> MeasuredHeadDistance:
    word = "forward" if nearer >= NEARER else "back" if nearer <= FARTHER else "neutral"
    return MeasuredHeadDistance(value=round(nearer, 3), unit="ratio", word=word)
