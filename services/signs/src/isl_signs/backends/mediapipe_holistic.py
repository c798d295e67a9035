"""MediaPipe Holistic in image mode: body, face and hands of one picture."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportAttributeAccessIssue=false

from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, Self

from isl_inference_kit.analysis import RgbImage

# The wheel carries the models of this complexity only.
_COMPLEXITY = 1


@dataclass(frozen=True, slots=True)
class Found:
    """What was found of the person in a picture; hands are named from the person's side."""

    face: bool
    pose: bool
    left_hand: bool
    right_hand: bool


class MediaPipeHolistic:
    """One graph; not to be shared between threads."""

    name = f"mediapipe {version('mediapipe')} holistic complexity {_COMPLEXITY}"

    def __init__(self) -> None:
        # Imported here: it takes seconds.
        import mediapipe

        self._graph: Any = mediapipe.solutions.holistic.Holistic(
            static_image_mode=True, model_complexity=_COMPLEXITY
        )

    def find(self, rgb: RgbImage) -> Found:
        """Look at uint8 [height, width, 3], red first, not mirrored."""
        result = self._graph.process(rgb)
        return Found(
            face=result.face_landmarks is not None,
            pose=result.pose_landmarks is not None,
            left_hand=result.left_hand_landmarks is not None,
            right_hand=result.right_hand_landmarks is not None,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._graph.close()
