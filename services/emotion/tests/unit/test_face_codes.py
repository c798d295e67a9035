"""Numbers become codes of the vocabulary, against the signer's own neutral face."""

from dataclasses import replace

import pytest
from isl_emotion.face_codes import code_face
from isl_emotion.face_metrics import FaceMetrics
from isl_emotion.head_motion import HeadMovement, Movement
from isl_inference_kit.wire import FaceParameters

STILL = HeadMovement("neutral", 0)
AT_REST = {
    "brows": "neutral",
    "eyes": "neutral",
    "gaze": "ahead",
    "mouth": "neutral",
    "lipCorners": "neutral",
    "headTurn": "neutral",
    "chin": "neutral",
    "headTilt": "neutral",
    "headDistance": "neutral",
    "headMovement": "neutral",
}


def codes(parameters: FaceParameters) -> dict[str, str]:
    return {channel: measured["word"] for channel, measured in parameters.model_dump().items()}


def test_the_neutral_face_is_neutral_in_every_channel(plain: FaceMetrics) -> None:
    assert codes(code_face(plain, plain, STILL)) == AT_REST


@pytest.mark.parametrize(
    ("measure", "by", "channel", "code"),
    [
        ("brow_height", 0.04, "brows", "up"),
        ("brow_height", -0.03, "brows", "down"),
        ("brow_height", 0.02, "brows", "neutral"),
        ("eye_open", 0.1, "eyes", "wide"),
        ("eye_open", -0.1, "eyes", "squint"),
        ("eye_open", -0.24, "eyes", "closed"),
        ("gaze_x", 0.1, "gaze", "left"),
        ("gaze_x", -0.1, "gaze", "right"),
        ("gaze_y", 0.07, "gaze", "up"),
        ("gaze_y", -0.08, "gaze", "down"),
        ("mouth_open", 0.1, "mouth", "open"),
        ("mouth_open", 0.3, "mouth", "wide-open"),
        ("lip_corners", 0.05, "lipCorners", "corners-up"),
        ("lip_corners", -0.03, "lipCorners", "corners-down"),
        ("yaw", 15.0, "headTurn", "turn-left"),
        ("yaw", -15.0, "headTurn", "turn-right"),
        ("yaw", 8.0, "headTurn", "neutral"),
        ("roll", 10.0, "headTilt", "tilt-left"),
        ("roll", -10.0, "headTilt", "tilt-right"),
    ],
)
def test_a_difference_from_neutral_has_its_code_and_changes_no_other(
    plain: FaceMetrics, measure: str, by: float, channel: str, code: str
) -> None:
    changed = replace(plain, **{measure: getattr(plain, measure) + by})
    assert codes(code_face(changed, plain, STILL)) == AT_REST | {channel: code}


@pytest.mark.parametrize(("chin", "code"), [(12.0, "chin-up"), (-12.0, "chin-down")])
def test_a_chin_is_told_and_brows_and_corners_that_follow_it_are_at_rest(
    plain: FaceMetrics, chin: float, code: str
) -> None:
    """MediaPipe's brows and corners follow the chin (tools/face_at_rest.py)."""
    followed = replace(
        plain,
        pitch=plain.pitch + chin,
        brow_height=plain.brow_height - 0.0014 * chin,
        lip_corners=plain.lip_corners + 0.002 * chin,
    )
    assert codes(code_face(followed, plain, STILL)) == AT_REST | {"chin": code}


@pytest.mark.parametrize(
    ("nearer", "code"), [(0.08, "forward"), (-0.08, "back"), (0.03, "neutral")]
)
def test_how_near_the_head_is_has_its_code(plain: FaceMetrics, nearer: float, code: str) -> None:
    assert codes(code_face(plain, plain, STILL, nearer)) == AT_REST | {"headDistance": code}


def test_the_same_face_reads_differently_against_another_neutral(plain: FaceMetrics) -> None:
    high_brows = replace(plain, brow_height=0.26)
    assert codes(code_face(high_brows, plain, STILL))["brows"] == "up"
    assert codes(code_face(high_brows, high_brows, STILL))["brows"] == "neutral"


@pytest.mark.parametrize(
    ("left", "up", "code"),
    [
        (0.12, 0.15, "up-left"),
        (-0.12, 0.15, "up-right"),
        (0.12, -0.15, "down-left"),
        (-0.12, -0.15, "down-right"),
    ],
)
def test_two_directions_of_gaze_are_one_code(
    plain: FaceMetrics, left: float, up: float, code: str
) -> None:
    aside = replace(plain, gaze_x=plain.gaze_x + left, gaze_y=plain.gaze_y + up)
    assert codes(code_face(aside, plain, STILL))["gaze"] == code


def test_numbers_carry_their_unit_and_difference(plain: FaceMetrics) -> None:
    coded = code_face(replace(plain, yaw=15.04, brow_height=0.2651), plain, STILL).model_dump()
    assert coded["headTurn"] == {"value": 15.0, "unit": "deg", "word": "turn-left"}
    assert coded["brows"] == {"value": pytest.approx(0.04), "unit": "ratio", "word": "up"}


@pytest.mark.parametrize("movement", ["shake", "nod", "sway", "unsteady"])
def test_a_movement_of_the_head_is_given_with_its_turns(
    plain: FaceMetrics, movement: Movement
) -> None:
    coded = code_face(plain, plain, HeadMovement(movement, 3)).model_dump()["headMovement"]
    assert coded == {"value": 3, "unit": "turns", "word": movement}
