"""Pure geometry of a face mesh: what brows, eyes, mouth and head are doing, as numbers.

Points are MediaPipe's refined mesh: float [478, 3] in pixels, x right, y down, z away from the
camera, of a frame that is not mirrored. Left and right are the signer's own. Only those that the
contract lists for a page's own points are looked at.
"""

from dataclasses import dataclass

import numpy as np
from isl_contracts.generated import landmarks as layout
from numpy.typing import NDArray

Points = NDArray[np.float64]

POINT_COUNT = 478

# Indexes of the mesh; R and L are the signer's right and left.
_EYE_OUTER_R, _EYE_INNER_R, _EYE_INNER_L, _EYE_OUTER_L = 33, 133, 362, 263
_BROW_R, _BROW_L = (70, 63, 105, 66, 107), (300, 293, 334, 296, 336)
_LIDS_R, _LIDS_L = ((160, 144), (159, 145), (158, 153)), ((387, 373), (386, 374), (385, 380))
_IRIS_R, _IRIS_L = 468, 473
_LIP_UPPER, _LIP_LOWER = 13, 14
_CORNER_R, _CORNER_L = 61, 291
_FOREHEAD, _CHIN = 10, 152
# Pairs, right then left, that lie level on a face looking straight at the camera.
_LEVEL_PAIRS = ((33, 263), (133, 362), (234, 454), (61, 291))


@dataclass(frozen=True, slots=True)
class FaceMetrics:
    """Ratios are in units of the distance between the outer eye corners; angles in degrees."""

    brow_height: float
    """Brows above the eye corners."""
    eye_open: float
    """Lid opening by eye width, mean of both eyes."""
    gaze_x: float
    """Iris beside the middle of the eye, by eye width; positive to the signer's left."""
    gaze_y: float
    """Iris above the line of the eye corners, by eye width."""
    mouth_open: float
    """Gap between the inner lips."""
    lip_corners: float
    """Corners of the mouth above its middle."""
    yaw: float
    """Positive: turned to the signer's left."""
    pitch: float
    """Positive: chin up."""
    roll: float
    """Positive: head tilted towards the signer's left shoulder."""


@dataclass(frozen=True, slots=True)
class HeadPose:
    """Degrees as in FaceMetrics, and the head's own axes: float [3, 3], one axis a column."""

    yaw: float
    pitch: float
    roll: float
    axes: NDArray[np.float64]


def mesh_of(face: NDArray[np.float32], width: int, height: int) -> Points:
    """The points that a page sends of a face, [n, 3] in picture sizes, where the mesh has them."""
    mesh = np.full((POINT_COUNT, 3), np.nan)
    # z comes in the scale of x.
    mesh[list(layout.FACE)] = face * (width, height, width)
    return mesh


def _unit(vector: Points) -> Points:
    return vector / max(float(np.linalg.norm(vector)), 1e-9)


def head_pose(points: Points) -> HeadPose:
    """The head's turn, from lines of the mesh that are level or upright on a straight face."""
    across = _unit(np.sum([_unit(points[left] - points[right]) for right, left in _LEVEL_PAIRS], 0))
    down = points[_CHIN] - points[_FOREHEAD]
    down = _unit(down - across * float(down @ across))
    into_head = np.cross(across, down)
    roll = np.arctan2(across[1], across[0])
    # Taken out first: of a tilted head the nose points sideways without the head being turned.
    nose = -into_head @ [
        [np.cos(roll), -np.sin(roll), 0],
        [np.sin(roll), np.cos(roll), 0],
        [0, 0, 1],
    ]
    return HeadPose(
        yaw=float(np.degrees(np.arctan2(nose[0], -nose[2]))),
        pitch=float(np.degrees(np.arcsin(np.clip(-nose[1], -1.0, 1.0)))),
        roll=float(np.degrees(roll)),
        axes=np.stack([across, down, into_head], axis=1),
    )


def eye_distance(points: Points) -> float:
    """Pixels between the outer eye corners, whatever way the head is turned."""
    return float(np.linalg.norm(points[_EYE_OUTER_L] - points[_EYE_OUTER_R]))


def measure_face(points: Points) -> FaceMetrics:
    """Measure a mesh in the head's own frame, so that turning the head moves no brow."""
    pose = head_pose(points)
    face = points @ pose.axes / max(eye_distance(points), 1e-9)
    return FaceMetrics(
        brow_height=_brow_height(face),
        eye_open=(
            _lid_opening(face, _LIDS_R, _EYE_OUTER_R, _EYE_INNER_R)
            + _lid_opening(face, _LIDS_L, _EYE_OUTER_L, _EYE_INNER_L)
        )
        / 2,
        gaze_x=(
            _gaze(face, _IRIS_R, _EYE_OUTER_R, _EYE_INNER_R)[0]
            + _gaze(face, _IRIS_L, _EYE_OUTER_L, _EYE_INNER_L)[0]
        )
        / 2,
        gaze_y=-(
            _gaze(face, _IRIS_R, _EYE_OUTER_R, _EYE_INNER_R)[1]
            + _gaze(face, _IRIS_L, _EYE_OUTER_L, _EYE_INNER_L)[1]
        )
        / 2,
        mouth_open=float(face[_LIP_LOWER, 1] - face[_LIP_UPPER, 1]),
        lip_corners=_lip_corners(face),
        yaw=pose.yaw,
        pitch=pose.pitch,
        roll=pose.roll,
    )


def _brow_height(face: Points) -> float:
    corners = face[[_EYE_OUTER_R, _EYE_INNER_R, _EYE_INNER_L, _EYE_OUTER_L], 1].mean()
    return float(corners - face[[*_BROW_R, *_BROW_L], 1].mean())


def _lid_opening(face: Points, lids: tuple[tuple[int, int], ...], outer: int, inner: int) -> float:
    width = float(np.linalg.norm(face[outer] - face[inner]))
    gaps = [float(face[lower, 1] - face[upper, 1]) for upper, lower in lids]
    return max(0.0, sum(gaps) / len(gaps)) / max(width, 1e-9)


def _gaze(face: Points, iris: int, outer: int, inner: int) -> Points:
    width = float(np.linalg.norm(face[outer] - face[inner]))
    return (face[iris] - (face[outer] + face[inner]) / 2) / max(width, 1e-9)


def _lip_corners(face: Points) -> float:
    middle = (face[_LIP_UPPER, 1] + face[_LIP_LOWER, 1]) / 2
    return float(middle - (face[_CORNER_R, 1] + face[_CORNER_L, 1]) / 2)
