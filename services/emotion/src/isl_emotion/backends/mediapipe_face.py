"""MediaPipe's refined face mesh: one graph a thread, in image mode."""

import os
from typing import Any

import numpy as np
from isl_inference_kit.analysis import RgbImage
from isl_inference_kit.runner import PerThread

from isl_emotion.face_metrics import POINT_COUNT, Points

MIN_CONFIDENCE = 0.5


class MediapipeFaceFinder:
    """A graph in video mode would track one person's face into the next person's frame."""

    def __init__(self) -> None:
        os.environ.setdefault("GLOG_minloglevel", "2")  # its notes on stderr are not ours
        import mediapipe

        solutions: Any = mediapipe.solutions

        def make() -> Any:
            return solutions.face_mesh.FaceMesh(
                static_image_mode=True,
                refine_landmarks=True,
                max_num_faces=1,
                min_detection_confidence=MIN_CONFIDENCE,
            )

        def close(graph: Any) -> None:
            graph.close()

        self._graphs: PerThread[Any] = PerThread(make, close)

    def find(self, rgb: RgbImage) -> Points | None:
        """The refined mesh, float [478, 3] in pixels, of RGB uint8 [height, width, 3]."""
        faces = self._graphs.get().process(rgb).multi_face_landmarks
        if not faces:
            return None
        height, width, _ = rgb.shape
        points = np.array([(p.x, p.y, p.z) for p in faces[0].landmark], dtype=np.float64)
        # z comes in the scale of x.
        return points[:POINT_COUNT] * (width, height, width)

    def close(self) -> None:
        """Close every thread's graph."""
        self._graphs.close()
