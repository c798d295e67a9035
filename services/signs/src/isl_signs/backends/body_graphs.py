"""The graphs that find a person in a picture, and read body and hands around a place."""

from isl_signs.body import LEFT_WRIST, RIGHT_WRIST

# MediaPipe Holistic's own parts in two graphs, less the face, which the emotion service reads, and
# less all that remembers the picture before: a graph serves many clients, and would smooth one's
# body with another's and look for one's hands where another's were. The body is read by the parts
# of PoseLandmarkByRoiCpu, which takes no model but its own. One thread a graph, because the service
# has a graph for each worker.
SEARCH = """
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


READ = _READ + _hand("left", LEFT_WRIST) + _hand("right", RIGHT_WRIST)
