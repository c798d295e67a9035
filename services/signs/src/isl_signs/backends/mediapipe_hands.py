"""MediaPipe Hands in image mode: hands without a person, as when they fill the picture."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportAttributeAccessIssue=false

from typing import Any

import numpy as np

from isl_signs.landmarks import HAND_COUNT, POINT_COUNT, WRIST, FloatArray, HandPair


def create_hands_graph(*, confidence: float, complexity: int) -> Any:
    """A graph that remembers nothing between pictures; not to be shared between threads."""
    # Imported here: it takes seconds, and settings and help must not.
    import mediapipe

    return mediapipe.solutions.hands.Hands(
        static_image_mode=True,
        max_num_hands=HAND_COUNT,
        model_complexity=complexity,
        min_detection_confidence=confidence,
        # In image mode it is the least presence score of the landmark model.
        min_tracking_confidence=0.5,
    )


def read_hands(result: Any) -> HandPair:
    """What the graph found, normalised to the picture."""
    return place_hands(
        [
            (read_points(landmarks), handedness.classification[0].label)
            for landmarks, handedness in zip(
                result.multi_hand_landmarks or [], result.multi_handedness or [], strict=True
            )
        ]
    )


def place_hands(found: list[tuple[FloatArray, str]]) -> HandPair:
    """Put hands [21, 3] into their slots.

    `mp.solutions` names hands as if the picture were a mirror: the picture of a left hand is
    called "Right". Two hands are told apart by their place, where names fail more often.
    """
    points = np.zeros((HAND_COUNT, POINT_COUNT, 3), np.float32)
    present = np.zeros(HAND_COUNT, np.bool_)
    if len(found) == 1:
        hand, name = found[0]
        slot = 0 if name == "Right" else 1
        points[slot], present[slot] = hand, True
    elif found:
        by_place = sorted((hand for hand, _ in found), key=lambda hand: -float(hand[WRIST, 0]))
        points[0], points[1] = by_place[0], by_place[1]
        present[:] = True
    return HandPair(points, present)


def read_points(landmarks: Any) -> FloatArray:
    """Float32 [n, 3] of MediaPipe's list."""
    return np.array([[p.x, p.y, p.z] for p in landmarks.landmark], np.float32)
