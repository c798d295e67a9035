"""MediaPipe's face mesh of the person whose body is known; of nobody else in the picture."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportAttributeAccessIssue=false

from typing import Any

import numpy as np
from isl_inference_kit.analysis import RgbImage
from numpy.typing import NDArray

from isl_signs.body import LEFT_SHOULDER, NOSE, RIGHT_SHOULDER
from isl_signs.landmarks import FloatArray

_CONFIDENCE = 0.5
# Others may stand behind who signs.
_MOST_FACES = 3
NOSE_TIP, _TEMPLES = 1, (127, 356)
# Between the body's nose and the mesh's, in widths of the face.
_FARTHEST_NOSE = 0.5
# From the nose to each side of what is looked at, in shoulder widths: MediaPipe overlooks a small
# face in a whole picture, most of all one that smiles broadly or is lifted.
_AROUND_NOSE = 0.75

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

    def find(self, rgb: RgbImage, pose: FloatArray) -> Mesh | None:
        """The face of the body `pose` (x, y in picture sizes) in uint8 [height, width, 3]."""
        height, width, _ = rgb.shape
        left, top, right, bottom = around_head(pose, width, height)
        if right <= left or bottom <= top:
            return None
        part = np.ascontiguousarray(rgb[top:bottom, left:right])
        wide, high = (right - left) / height, (bottom - top) / height
        found = self._graph.process(part).multi_face_landmarks or []
        corner = (left / height, top / height, 0.0)
        meshes = [
            np.array([(p.x, p.y, p.z) for p in face.landmark]) * (wide, high, wide) + corner
            for face in found
        ]
        return nearest_face(meshes, pose[NOSE, :2] * (width / height, 1.0))

    def close(self) -> None:
        """Ends the graph."""
        self._graph.close()


def around_head(pose: FloatArray, width: int, height: int) -> tuple[int, int, int, int]:
    """Left, top, right and bottom in pixels; an empty box where the head is out of the picture."""
    x, y = pose[NOSE, :2] * (width, height)
    shoulders = (pose[LEFT_SHOULDER, :2] - pose[RIGHT_SHOULDER, :2]) * (width, height)
    side = _AROUND_NOSE * float(np.linalg.norm(shoulders))
    return (
        max(0, round(x - side)),
        max(0, round(y - side)),
        min(width, round(x + side)),
        min(height, round(y + side)),
    )


def nearest_face(meshes: list[Mesh], nose: NDArray[np.float64]) -> Mesh | None:
    """The one whose nose is there; None where that is no face of this person."""
    near = [mesh for mesh in meshes if _apart(mesh, nose) <= _FARTHEST_NOSE]
    return min(near, key=lambda mesh: _apart(mesh, nose), default=None)


def _apart(mesh: Mesh, nose: NDArray[np.float64]) -> float:
    right, left = mesh[_TEMPLES, :2]
    width = max(float(np.linalg.norm(left - right)), 1e-6)
    return float(np.linalg.norm(mesh[NOSE_TIP, :2] - nose)) / width
