"""Cuts the face out of a frame, upright and square, as the emotion model was trained on."""

import cv2
import numpy as np
from isl_inference_kit.analysis import RgbImage

from isl_emotion.face_metrics import Points, head_pose

SIDE = 192
# Room around the mesh's outline, by its longer side: the middle of the range in which the model's
# answer for our test faces does not change.
MARGIN = 0.1


def crop_face(rgb: RgbImage, points: Points, *, side: int = SIDE) -> RgbImage:
    """RGB uint8 [side, side, 3]: the mesh's outline, rolled upright, edges repeated."""
    centre_x, centre_y = (float(value) for value in points[:, :2].mean(axis=0))
    turn = cv2.getRotationMatrix2D((centre_x, centre_y), head_pose(points).roll, 1.0)
    upright = points[:, :2] @ turn[:, :2].T + turn[:, 2]
    low, high = upright.min(axis=0), upright.max(axis=0)
    scale = side / (float((high - low).max()) * (1 + 2 * MARGIN))
    matrix = turn * scale
    matrix[:, 2] += side / 2 - (low + high) / 2 * scale
    face = cv2.warpAffine(
        rgb, matrix, (side, side), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE
    )
    return face.astype(np.uint8)
