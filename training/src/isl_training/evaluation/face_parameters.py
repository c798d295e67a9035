"""What is measured of a face, by name, for docs/models.md; thresholds are the service's own."""

from typing import NamedTuple

from isl_emotion import face_codes as codes
from isl_emotion.head_distance import REST_S
from isl_emotion.head_motion import MIN_SWING_DEG, MIN_TURNS, SPARSE_WINDOW_S, WINDOW_S


class FaceParameter(NamedTuple):
    """One number of a face, and where its codes begin, against the signer's face at rest."""

    name: str
    formula: str
    unit: str
    codes: str


_TURN = "angle of the lines that lie level or upright on a straight face, in the mesh's three axes"

FACE_PARAMETERS = (
    FaceParameter(
        "brows",
        "height of the ten brow points above the eye corners; "
        f"less {codes.BROWS_PER_DEG} a degree of the chin",
        "eye distance",
        f"up from {codes.BROWS_RAISED}, down from {codes.BROWS_LOWERED}",
    ),
    FaceParameter(
        "eyes",
        "gap of the lids at three places by the eye's width, mean of both eyes, by that at rest",
        "share of rest",
        f"closed below {codes.EYES_CLOSED}, squint below {codes.EYES_NARROWED}, "
        f"wide above {codes.EYES_WIDE}",
    ),
    FaceParameter(
        "gaze",
        "middle of the iris from the middle of the eye, mean of both eyes",
        "eye width",
        f"left or right from {codes.GAZE_SIDE}, up from {codes.GAZE_UP}, "
        f"down from {codes.GAZE_DOWN}",
    ),
    FaceParameter(
        "mouth",
        "gap between the inner lips (points 13, 14)",
        "eye distance",
        f"open from {codes.MOUTH_OPEN}, wide-open from {codes.MOUTH_WIDE}",
    ),
    FaceParameter(
        "lipCorners",
        "height of the corners (61, 291) above the middle of the lips; "
        f"less {codes.LIP_CORNERS_PER_DEG} a degree of the chin",
        "eye distance",
        f"corners-up from {codes.CORNERS_RAISED}, corners-down from {codes.CORNERS_LOWERED}",
    ),
    FaceParameter(
        "headTurn", f"{_TURN}: about the upright", "degree", f"turned from {codes.TURNED_DEG}"
    ),
    FaceParameter(
        "chin", f"{_TURN}: up and down", "degree", f"chin-up or chin-down from {codes.CHIN_DEG}"
    ),
    FaceParameter(
        "headTilt", f"{_TURN}: towards a shoulder", "degree", f"tilted from {codes.TILTED_DEG}"
    ),
    FaceParameter(
        "headDistance",
        "distance of the outer eye corners (33, 263) by the picture's width, "
        f"against its mean over some {REST_S} s",
        "share",
        f"forward from {codes.NEARER}, back from {codes.FARTHER}",
    ),
    FaceParameter(
        "headMovement",
        f"changes of direction within {WINDOW_S} s ({SPARSE_WINDOW_S} s where few frames come) "
        f"of swings of {MIN_SWING_DEG} degrees to either side",
        "turns",
        f"nod, shake or sway from {MIN_TURNS}: the angle that swings widest",
    ),
)
