"""MediaPipe's face mesh of the person whose body is known; of nobody else in the picture."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportAttributeAccessIssue=false

from typing import Any

import numpy as np
from isl_inference_kit.analysis import RgbImage
from numpy.typing import NDArray

_CONFIDENCE = 0.5
# Others may stand behind who signs.
_MOST_FACES = 3
NOSE_TIP, _TEMPLES = 1, (127, 356)
# Between the body's nose and the mesh's, in widths of the face.
_FARTHEST_NOSE = 0.5

Mesh = NDArray[np.float64]


class MediaPipeMesh:
    """The refined mesh, float [478, 3], every axis in the picture's height."""

    def __init__(self) -> None:
        # Imported here: it takes seconds, and settings and help must not.
        import mediapipe

        solutions: Any = mediapipe.solutions
        self._graph = solutions.face_mesh.FaceMesh(
            static_image_mode=True,
            refine_landmarks=True,
            max_num_faces=_MOST_FACES,
            min_detection_confidence=_CONFIDENCE,
        )

    def find(self, rgb: RgbImage, nose: NDArray[np.float32]) -> Mesh | None:
        """The face at the body's nose (x, y in picture sizes) in uint8 [height, width, 3]."""
        height, width, _ = rgb.shape
        unit = (width / height, 1.0, width / height)
        found = self._graph.process(rgb).multi_face_landmarks or []
        meshes = [np.array([(p.x, p.y, p.z) for p in face.landmark]) * unit for face in found]
        return nearest_face(meshes, nose[:2] * unit[:2])

    def close(self) -> None:
        """Ends the graph."""
        self._graph.close()


def nearest_face(meshes: list[Mesh], nose: NDArray[np.float64]) -> Mesh | None:
    """The one whose nose is there; None where that is no face of this person."""
    near = [mesh for mesh in meshes if _apart(mesh, nose) <= _FARTHEST_NOSE]
    return min(near, key=lambda mesh: _apart(mesh, nose), default=None)


def _apart(mesh: Mesh, nose: NDArray[np.float64]) -> float:
    right, left = mesh[_TEMPLES, :2]
    width = max(float(np.linalg.norm(left - right)), 1e-6)
    return float(np.linalg.norm(mesh[NOSE_TIP, :2] - nose)) / width
