"""Upper body and hands by MediaPipe's own parts; hands alone where nobody is seen."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportAttributeAccessIssue=false

from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from isl_inference_kit.analysis import RgbImage
from isl_inference_kit.runner import PerThread

from isl_signs.backends.mediapipe_hands import create_hands_graph, read_hands, read_points
from isl_signs.backends.pose_model import read_pose_model
from isl_signs.body import (
    LEFT_WRIST,
    RIGHT_WRIST,
    Body,
    Region,
    create_body,
    is_person,
    may_be_a_hand,
)
from isl_signs.landmarks import FloatArray
from isl_signs.settings import Settings

# MediaPipe Holistic's own parts in two graphs, less the face, which the emotion service reads, and
# less all that remembers the picture before: a graph serves many clients, and would smooth one's
# body with another's and look for one's hands where another's were. The body is read by the parts
# of PoseLandmarkByRoiCpu, which takes no model but its own. One thread a graph, because the service
# has a graph for each worker.
_SEARCH = """
input_stream: "image"
output_stream: "region"
num_threads: 1
node {
  calculator: "PoseDetectionCpu"
  input_stream: "IMAGE:image"
  output_stream: "DETECTIONS:people"
}
node {
  calculator: "SplitDetectionVectorCalculator"
  input_stream: "people"
  output_stream: "person"
  options {
    [mediapipe.SplitVectorCalculatorOptions.ext] { ranges { begin: 0 end: 1 } element_only: true }
  }
}
node {
  calculator: "ImagePropertiesCalculator"
  input_stream: "IMAGE:image"
  output_stream: "SIZE:image_size"
}
node {
  calculator: "PoseDetectionToRoi"
  input_stream: "DETECTION:person"
  input_stream: "IMAGE_SIZE:image_size"
  output_stream: "ROI:region"
}
"""
_READ = """
input_stream: "image"
input_stream: "around"
input_side_packet: "pose_model"
output_stream: "pose_landmarks"
output_stream: "left_hand_landmarks"
output_stream: "right_hand_landmarks"
output_stream: "region"
num_threads: 1
node {
  calculator: "TfLiteModelCalculator"
  input_side_packet: "MODEL_BLOB:pose_model"
  output_side_packet: "MODEL:model"
}
node {
  calculator: "ImageToTensorCalculator"
  input_stream: "IMAGE:image"
  input_stream: "NORM_RECT:around"
  output_stream: "TENSORS:pose_input"
  output_stream: "LETTERBOX_PADDING:letterbox_padding"
  output_stream: "MATRIX:transformation_matrix"
  options {
    [mediapipe.ImageToTensorCalculatorOptions.ext] {
      output_tensor_width: 256
      output_tensor_height: 256
      keep_aspect_ratio: true
      output_tensor_float_range { min: 0.0 max: 1.0 }
    }
  }
}
node {
  calculator: "InferenceCalculator"
  input_side_packet: "MODEL:model"
  input_stream: "TENSORS:pose_input"
  output_stream: "TENSORS:pose_output"
  options { [mediapipe.InferenceCalculatorOptions.ext] { delegate { xnnpack {} } } }
}
node {
  calculator: "TensorsToPoseLandmarksAndSegmentation"
  input_stream: "TENSORS:pose_output"
  output_stream: "LANDMARKS:roi_landmarks"
  output_stream: "AUXILIARY_LANDMARKS:roi_auxiliary_landmarks"
  output_stream: "WORLD_LANDMARKS:roi_world_landmarks"
  output_stream: "SEGMENTATION_MASK:roi_silhouette"
}
node {
  calculator: "PoseLandmarksAndSegmentationInverseProjection"
  input_stream: "IMAGE_SIZE:image_size"
  input_stream: "NORM_RECT:around"
  input_stream: "LETTERBOX_PADDING:letterbox_padding"
  input_stream: "MATRIX:transformation_matrix"
  input_stream: "LANDMARKS:roi_landmarks"
  input_stream: "AUXILIARY_LANDMARKS:roi_auxiliary_landmarks"
  input_stream: "WORLD_LANDMARKS:roi_world_landmarks"
  input_stream: "SEGMENTATION_MASK:roi_silhouette"
  output_stream: "LANDMARKS:pose_landmarks"
  output_stream: "AUXILIARY_LANDMARKS:auxiliary_landmarks"
}
node {
  calculator: "ImagePropertiesCalculator"
  input_stream: "IMAGE:image"
  output_stream: "SIZE:image_size"
}
node {
  calculator: "PoseLandmarksToRoi"
  input_stream: "LANDMARKS:auxiliary_landmarks"
  input_stream: "IMAGE_SIZE:image_size"
  output_stream: "ROI:region"
}
"""


def _hand(side: str, first: int) -> str:
    """One hand at the end of its arm: wrist, little finger and index finger of the pose."""
    ranges = "".join(
        f" ranges {{ begin: {point} end: {point + 1} }}" for point in (first, first + 2, first + 4)
    )
    return f"""
node {{
  calculator: "SplitNormalizedLandmarkListCalculator"
  input_stream: "pose_landmarks"
  output_stream: "{side}_hand_in_pose"
  options {{ [mediapipe.SplitVectorCalculatorOptions.ext] {{{ranges} combine_outputs: true }} }}
}}
node {{
  calculator: "HandVisibilityFromHandLandmarksFromPose"
  input_stream: "HAND_LANDMARKS_FROM_POSE:{side}_hand_in_pose"
  output_stream: "VISIBILITY:{side}_hand_visibility"
}}
node {{
  calculator: "GateCalculator"
  input_stream: "{side}_hand_in_pose"
  input_stream: "ALLOW:{side}_hand_visibility"
  output_stream: "{side}_hand_in_view"
}}
node {{
  calculator: "HandLandmarksFromPoseToRecropRoi"
  input_stream: "HAND_LANDMARKS_FROM_POSE:{side}_hand_in_view"
  input_stream: "IMAGE_SIZE:image_size"
  output_stream: "ROI:{side}_hand_region"
}}
node {{
  calculator: "HandRecropByRoiCpu"
  input_stream: "IMAGE:image"
  input_stream: "ROI:{side}_hand_region"
  output_stream: "HAND_ROI_FROM_RECROP:{side}_hand_crop"
}}
node {{
  calculator: "HandLandmarkCpu"
  input_stream: "IMAGE:image"
  input_stream: "ROI:{side}_hand_crop"
  output_stream: "LANDMARKS:{side}_hand_landmarks"
}}
"""


# The wheel carries the pose model of this complexity only.
_POSE_COMPLEXITY = 1


@dataclass(frozen=True, slots=True)
class _Graphs:
    search: Any
    read: Any
    hands: Any

    def close(self) -> None:
        for graph in (self.search, self.read, self.hands):
            graph.close()


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
            f"mediapipe {version('mediapipe')} holistic parts complexity {_POSE_COMPLEXITY},"
            f" hands complexity {self._hand_complexity}"
        )

    def detect(self, rgb: RgbImage, around: Region | None = None) -> Body:
        """Find a person, else hands, in uint8 [height, width, 3], red first, not mirrored."""
        height, width, _ = rgb.shape
        aspect = width / height
        graphs = self._graphs.get()
        body = None if around is None else _read_person(graphs, rgb, _as_rect(around))
        if body is None:
            found = graphs.search.process(rgb).region
            body = None if found is None else _read_person(graphs, rgb, found)
        if body is not None and not may_be_a_hand(body):
            return body
        hands = read_hands(graphs.hands.process(rgb))
        if body is not None and hands.is_empty:
            return body
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
            search=SolutionBase(graph_config=_SEARCH),
            read=SolutionBase(
                graph_config=_READ + _hand("left", LEFT_WRIST) + _hand("right", RIGHT_WRIST),
                side_inputs={"pose_model": read_pose_model()},
            ),
            hands=create_hands_graph(
                confidence=self._hand_confidence, complexity=self._hand_complexity
            ),
        )


def create_detector(settings: Settings) -> MediaPipeBody:
    """The body finder as the service uses it."""
    return MediaPipeBody(
        hand_confidence=settings.signs_hand_confidence,
        hand_complexity=settings.signs_hand_complexity,
    )


def _read_person(graphs: _Graphs, rgb: RgbImage, around: Any) -> Body | None:
    """The body in a rectangle, if there is one and it faces the camera."""
    height, width, _ = rgb.shape
    found = graphs.read.process({"image": rgb, "around": around})
    pose = _read(found.pose_landmarks)
    if pose is None or not is_person(pose, aspect=width / height):
        return None
    return create_body(
        aspect=width / height,
        pose=pose,
        left_hand=_read(found.left_hand_landmarks),
        right_hand=_read(found.right_hand_landmarks),
        region=_as_region(found.region),
    )


def _as_region(rect: Any) -> Region | None:
    return None if rect is None else Region(*(getattr(rect, name) for name in Region._fields))


def _as_rect(region: Region) -> Any:
    from mediapipe.framework.formats.rect_pb2 import NormalizedRect

    return NormalizedRect(**region._asdict())


def _read(landmarks: Any) -> FloatArray | None:
    return None if landmarks is None else read_points(landmarks)
