"""MediaPipe Hands in image mode: one graph a thread, nothing remembered between pictures."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportAttributeAccessIssue=false

from importlib.metadata import version
from typing import Any

import numpy as np
from isl_inference_kit.analysis import RgbImage
from isl_inference_kit.runner import PerThread

from isl_signs.landmarks import (
    HAND_COUNT,
    POINT_COUNT,
    WRIST,
    FloatArray,
    HandPair,
    to_square_units,
)


class MediaPipeHands:
    """At most two hands of a picture."""

    def __init__(self, *, confidence: float, complexity: int) -> None:
        self._confidence = confidence
        self._complexity = complexity
        self._graphs: PerThread[Any] = PerThread(self._create_graph, lambda graph: graph.close())

    @property
    def name(self) -> str:
        """Named beside the letter model in /ready and in every message."""
        return f"mediapipe-hands {version('mediapipe')} complexity {self._complexity}"

    def detect(self, rgb: RgbImage) -> HandPair:
        """Find hands in uint8 [height, width, 3], red first, not mirrored."""
        result = self._graphs.get().process(rgb)
        height, width, _ = rgb.shape
        found = [
            (to_square_units(_read_points(landmarks), aspect=width / height), handedness)
            for landmarks, handedness in zip(
                result.multi_hand_landmarks or [],
                (h.classification[0].label for h in result.multi_handedness or []),
                strict=True,
            )
        ]
        return place_hands(found)

    def close(self) -> None:
        """Close every thread's graph."""
        self._graphs.close()

    def _create_graph(self) -> Any:
        # Imported here: it takes seconds, and settings and help must not.
        import mediapipe

        return mediapipe.solutions.hands.Hands(
            static_image_mode=True,
            max_num_hands=HAND_COUNT,
            model_complexity=self._complexity,
            min_detection_confidence=self._confidence,
            # In image mode it is the least presence score of the landmark model.
            min_tracking_confidence=0.5,
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


def _read_points(landmarks: Any) -> FloatArray:
    return np.array([[p.x, p.y, p.z] for p in landmarks.landmark], np.float32)
