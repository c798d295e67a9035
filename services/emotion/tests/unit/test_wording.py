"""Codes are also given as English lines; every code of the contract has its word."""

from typing import Any

import pytest
from isl_emotion.wording import face_lines
from isl_inference_kit.wire import FaceParameters, FaceState

STATES = {
    FaceState.IN_VIEW: "in view",
    FaceState.LEARNING: "in view, learning your neutral face",
    FaceState.TOO_FAR: "too far from the camera",
    FaceState.NOT_IN_VIEW: "not in view",
}


def contract() -> list[tuple[str, str, str]]:
    """Channel, unit and code of everything that the contract can measure."""
    definitions: dict[str, Any] = FaceParameters.model_json_schema()["$defs"]
    found: list[tuple[str, str, str]] = []
    for channel, spec in FaceParameters.model_json_schema()["properties"].items():
        measured = definitions[spec["anyOf"][0]["$ref"].removeprefix("#/$defs/")]["properties"]
        found += [(channel, measured["unit"]["const"], code) for code in measured["word"]["enum"]]
    return found


def test_a_face_at_rest_is_worded_line_by_line() -> None:
    parameters = FaceParameters.model_validate(
        {
            "brows": {"value": 0, "unit": "ratio", "word": "neutral"},
            "eyes": {"value": 1, "unit": "ratio", "word": "neutral"},
            "gaze": {"value": 0, "unit": "ratio", "word": "up-right"},
            "headTilt": {"value": 9, "unit": "deg", "word": "tilt-left"},
            "headMovement": {"value": 3, "unit": "turns", "word": "sway"},
        }
    )
    assert face_lines(FaceState.IN_VIEW, parameters) == {
        "Face": "in view",
        "Eyebrows": "neutral",
        "Eyes": "open",
        "Gaze": "up and right",
        "Head tilt": "to the left",
        "Head movement": "tilting from side to side",
    }


@pytest.mark.parametrize("state", list(FaceState))
def test_every_state_is_said_even_where_nothing_is_measured(state: FaceState) -> None:
    assert face_lines(state, FaceParameters()) == {"Face": STATES[state]}


@pytest.mark.parametrize(("channel", "unit", "code"), contract())
def test_every_code_of_the_contract_has_its_word(channel: str, unit: str, code: str) -> None:
    parameters = {channel: {"value": 0, "unit": unit, "word": code}}
    lines = face_lines(FaceState.IN_VIEW, FaceParameters.model_validate(parameters))
    assert len(lines) == 2
    assert all(lines.values())
