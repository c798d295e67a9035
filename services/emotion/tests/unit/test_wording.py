"""Numbers become the words a signer uses, against their own neutral."""

from dataclasses import replace

import pytest
from isl_emotion.face_metrics import FaceMetrics
from isl_emotion.head_motion import HeadMovement
from isl_emotion.wording import NOT_IN_VIEW, FaceWords, describe_face

STILL = HeadMovement("still", 0)


def words(face: FaceMetrics, neutral: FaceMetrics, movement: HeadMovement = STILL) -> FaceWords:
    return describe_face(face, neutral, movement, is_measured=True)


def test_the_neutral_face_is_neutral_in_every_word(plain: FaceMetrics) -> None:
    assert words(plain, plain).analysis == {
        "Face": "in view",
        "Eyebrows": "neutral",
        "Eyes": "open",
        "Gaze": "ahead",
        "Mouth": "closed",
        "Lip corners": "neutral",
        "Head turn": "straight",
        "Chin": "level",
        "Head tilt": "upright",
        "Head movement": "still",
    }


@pytest.mark.parametrize(
    ("measure", "by", "name", "word"),
    [
        ("brow_height", 0.04, "Eyebrows", "raised"),
        ("brow_height", -0.03, "Eyebrows", "lowered"),
        ("brow_height", 0.02, "Eyebrows", "neutral"),
        ("eye_open", 0.1, "Eyes", "wide open"),
        ("eye_open", -0.1, "Eyes", "narrowed"),
        ("eye_open", -0.24, "Eyes", "closed"),
        ("gaze_x", 0.1, "Gaze", "left"),
        ("gaze_x", -0.1, "Gaze", "right"),
        ("gaze_y", 0.07, "Gaze", "up"),
        ("gaze_y", -0.08, "Gaze", "down"),
        ("mouth_open", 0.1, "Mouth", "open"),
        ("mouth_open", 0.3, "Mouth", "wide open"),
        ("lip_corners", 0.05, "Lip corners", "raised"),
        ("lip_corners", -0.03, "Lip corners", "lowered"),
        ("yaw", 15.0, "Head turn", "to the left"),
        ("yaw", -15.0, "Head turn", "to the right"),
        ("yaw", 8.0, "Head turn", "straight"),
        ("pitch", 12.0, "Chin", "up"),
        ("pitch", -12.0, "Chin", "down"),
        ("roll", 10.0, "Head tilt", "to the left"),
        ("roll", -10.0, "Head tilt", "to the right"),
    ],
)
def test_a_difference_from_neutral_has_its_word(
    plain: FaceMetrics, measure: str, by: float, name: str, word: str
) -> None:
    changed = replace(plain, **{measure: getattr(plain, measure) + by})
    said = words(changed, plain)
    assert said.analysis[name] == word
    assert said.parameters[name].word == word
    others = set(said.analysis.items()) - set(words(plain, plain).analysis.items())
    assert others <= {(name, word)}


def test_the_same_face_reads_differently_against_another_neutral(plain: FaceMetrics) -> None:
    high_brows = replace(plain, brow_height=0.26)
    assert words(high_brows, plain).analysis["Eyebrows"] == "raised"
    assert words(high_brows, high_brows).analysis["Eyebrows"] == "neutral"


def test_two_directions_of_gaze_are_both_said(plain: FaceMetrics) -> None:
    aside = replace(plain, gaze_x=-0.12, gaze_y=0.15)
    assert words(aside, plain).analysis["Gaze"] == "up and right"


def test_numbers_carry_their_unit_and_difference(plain: FaceMetrics) -> None:
    said = words(replace(plain, yaw=15.04, brow_height=0.2651), plain).parameters
    assert said["Head turn"].model_dump() == {"value": 15.0, "unit": "deg", "word": "to the left"}
    assert said["Eyebrows"].value == pytest.approx(0.04)
    assert said["Eyebrows"].unit == "ratio"


@pytest.mark.parametrize(
    ("movement", "word"),
    [
        ("shake", "shaking"),
        ("nod", "nodding"),
        ("tilt", "tilting from side to side"),
        ("unsteady", "moving"),
    ],
)
def test_head_movements_have_their_words(plain: FaceMetrics, movement: str, word: str) -> None:
    said = words(plain, plain, HeadMovement(movement, 3))  # type: ignore[arg-type]
    assert said.analysis["Head movement"] == word
    assert said.parameters["Head movement"].value == 3


def test_while_the_neutral_is_learnt_the_person_is_told(plain: FaceMetrics) -> None:
    said = describe_face(plain, plain, STILL, is_measured=False)
    assert said.analysis["Face"] == "in view, learning your neutral face"


def test_no_face_is_said_in_words() -> None:
    assert NOT_IN_VIEW.analysis == {"Face": "not in view"}
    assert NOT_IN_VIEW.parameters == {}
