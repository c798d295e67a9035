"""A picture of somebody who signs, to measure with: an empty room is read twice as fast."""

from pathlib import Path

import cv2
import numpy as np
from isl_inference_kit.analysis import RgbImage

_SAMPLE = Path(__file__).with_name("sample.jpg")


def read_sample() -> RgbImage:
    """The avatar before the camera, uint8 [480, 640, 3]."""
    bgr = cv2.imdecode(np.frombuffer(_SAMPLE.read_bytes(), np.uint8), cv2.IMREAD_COLOR)
    return np.ascontiguousarray(bgr[:, :, ::-1]).astype(np.uint8)
