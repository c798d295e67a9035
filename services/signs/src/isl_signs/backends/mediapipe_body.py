"""Upper body and hands by one MediaPipe graph in image mode; hands alone where nobody is seen."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportAttributeAccessIssue=false

from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from isl_inference_kit.analysis import RgbImage
from isl_inference_kit.runner import PerThread

from isl_signs.backends.mediapipe_hands import create_hands_graph, read_hands, read_points
from isl_signs.body import Body, create_body, is_person
from isl_signs.landmarks import FloatArray

# MediaPipe Holistic's own parts, less the face, which the emotion service reads: the same landmarks
# for a tenth less time. One thread a graph, because the service has a graph for each worker.
_GRAPH = """
input_stream: "image"
input_side_packet: "model_complexity"
input_side_packet: "use_prev_landmarks"
output_stream: "pose_landmarks"
output_stream: "left_hand_landmarks"
output_stream: "right_hand_landmarks"
num_threads: 1
node {
  calculator: "PoseLandmarkCpu"
  input_stream: "IMAGE:image"
  input_side_packet: "MODEL_COMPLEXITY:model_complexity"
  input_side_packet: "USE_PREV_LANDMARKS:use_prev_landmarks"
  output_stream: "LANDMARKS:pose_landmarks"
}
node {
  calculator: "HandLandmarksLeftAndRightCpu"
  input_stream: "IMAGE:image"
  input_stream: "POSE_LANDMARKS:pose_landmarks"
  output_stream: "LEFT_HAND_LANDMARKS:left_hand_landmarks"
  output_stream: "RIGHT_HAND_LANDMARKS:right_hand_landmarks"
}
"""
# The wheel carries the pose model of this complexity only.
_POSE_COMPLEXITY = 1


@dataclass(frozen=True, slots=True)
class _Graphs:
    body: Any
    hands: Any

    def close(self) -> None:
        self.body.close()
        self.hands.close()


class MediaPipeBody:
    """One person of a picture; each thread has its own graphs, which remember no picture."""

    def __init__(self, *, hand_confidence: float, hand_complexity: int) -> None:
        self._hand_confidence = hand_confidence
        self._hand_complexity = hand_complexity
        self._graphs: PerThread[_Graphs] = PerThread(
            self._create_graphs, lambda graphs: graphs.close()
        )

    @property
    def name(self) -> str:
        """Named beside the models in /ready and in every message."""
        return (
            f"mediapipe {version('mediapipe')} holistic complexity {_POSE_COMPLEXITY},"
            f" hands complexity {self._hand_complexity}"
        )

    def detect(self, rgb: RgbImage) -> Body:
        """Find a person, else hands, in uint8 [height, width, 3], red first, not mirrored."""
        height, width, _ = rgb.shape
        aspect = width / height
        graphs = self._graphs.get()
        found = graphs.body.process(rgb)
        pose = _read(found.pose_landmarks)
        if pose is not None and is_person(pose, aspect=aspect):
            return create_body(
                aspect=aspect,
                pose=pose,
                left_hand=_read(found.left_hand_landmarks),
                right_hand=_read(found.right_hand_landmarks),
            )
        hands = read_hands(graphs.hands.process(rgb))
        return create_body(
            aspect=aspect,
            left_hand=hands.points[0] if hands.present[0] else None,
            right_hand=hands.points[1] if hands.present[1] else None,
        )

    def close(self) -> None:
        """Close every thread's graphs."""
        self._graphs.close()

    def _create_graphs(self) -> _Graphs:
        # Imported here: it takes seconds, and settings and help must not.
        from mediapipe.python.solution_base import SolutionBase

        return _Graphs(
            body=SolutionBase(
                graph_config=_GRAPH,
                side_inputs={"model_complexity": _POSE_COMPLEXITY, "use_prev_landmarks": False},
            ),
            hands=create_hands_graph(
                confidence=self._hand_confidence, complexity=self._hand_complexity
            ),
        )


def _read(landmarks: Any) -> FloatArray | None:
    return None if landmarks is None else read_points(landmarks)
