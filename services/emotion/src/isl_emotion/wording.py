"""The text lines of `face_analysis`, in English, for pages that show them as they come."""

from collections.abc import Mapping
from typing import Final

from isl_inference_kit.wire import FaceParameters, FaceState

_STATES: Final[Mapping[FaceState, str]] = {
    FaceState.IN_VIEW: "in view",
    FaceState.LEARNING: "in view, learning your neutral face",
    FaceState.TOO_FAR: "too far from the camera",
    FaceState.NOT_IN_VIEW: "not in view",
}
# Each channel's name and the words of its codes; the tests hold them against the contract.
_CHANNELS: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "brows": ("Eyebrows", {"neutral": "neutral", "up": "raised", "down": "lowered"}),
    "eyes": (
        "Eyes",
        {"neutral": "open", "wide": "wide open", "squint": "narrowed", "closed": "closed"},
    ),
    "gaze": (
        "Gaze",
        {
            "ahead": "ahead",
            "up": "up",
            "down": "down",
            "left": "left",
            "right": "right",
            "up-left": "up and left",
            "up-right": "up and right",
            "down-left": "down and left",
            "down-right": "down and right",
        },
    ),
    "mouth": ("Mouth", {"neutral": "closed", "open": "open", "wide-open": "wide open"}),
    "lipCorners": (
        "Lip corners",
        {"neutral": "neutral", "corners-up": "raised", "corners-down": "lowered"},
    ),
    "headTurn": (
        "Head turn",
        {"neutral": "straight", "turn-left": "to the left", "turn-right": "to the right"},
    ),
    "chin": ("Chin", {"neutral": "level", "chin-up": "up", "chin-down": "down"}),
    "headTilt": (
        "Head tilt",
        {"neutral": "upright", "tilt-left": "to the left", "tilt-right": "to the right"},
    ),
    "headDistance": (
        "Head distance",
        {"neutral": "as before", "forward": "nearer", "back": "farther away"},
    ),
    "headMovement": (
        "Head movement",
        {
            "neutral": "still",
            "nod": "nodding",
            "shake": "shaking",
            "sway": "tilting from side to side",
            "unsteady": "moving",
        },
    ),
}


def face_lines(state: FaceState, parameters: FaceParameters) -> dict[str, str]:
    """Parameter name to words, the state first."""
    lines = {"Face": _STATES[state]}
    for channel, (name, words) in _CHANNELS.items():
        measured = getattr(parameters, channel)
        if measured is not None:
            lines[name] = words[measured.word]
    return lines
