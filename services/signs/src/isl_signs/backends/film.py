"""From a clip to the points of its frames."""

# pyright: reportUnknownMemberType=false

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from isl_inference_kit.analysis import RgbImage

from isl_signs.body import Body, Region
from isl_signs.landmarks import FloatArray

# The recogniser is never given more frames a second than this.
MOST_FRAMES_PER_SECOND = 30.0
_FEWEST_FRAMES = 2


class BadClipError(Exception):
    """The clip cannot be read; the message says why."""


# What finds a body in a picture, told where the same person was in the one before.
Detect = Callable[[RgbImage, Region | None], Body]


@dataclass(frozen=True, slots=True)
class Extracted:
    """Points [frames, 75, 3] of a clip, NaN where missing, at an even rate."""

    points: FloatArray
    frames_per_second: float
    # Width by height of the picture.
    aspect: float


@dataclass(frozen=True, slots=True)
class Video:
    """The frames of a clip, red first, to be gone through once."""

    frames_per_second: float
    aspect: float
    frames: Iterator[RgbImage]


def extract(clip: Path, detect: Detect) -> Extracted:
    """Look at every frame; of a clip that runs faster than the recogniser, at some of them.

    The person is followed from frame to frame, as the service follows a client.
    """
    video = read_video(clip)
    points: list[FloatArray] = []
    person = None
    for frame in video.frames:
        body = detect(frame, person)
        person = body.region
        points.append(body.points)
    if len(points) < _FEWEST_FRAMES:
        raise BadClipError(f"{clip.name}: holds no moving pictures")
    return Extracted(np.stack(points), video.frames_per_second, video.aspect)


def read_video(clip: Path) -> Video:
    """A clip's frames, no more a second than the recogniser is given."""
    if not clip.is_file():
        raise BadClipError(f"{clip.name}: no such file")
    video = cv2.VideoCapture(str(clip))
    rate = float(video.get(cv2.CAP_PROP_FPS))
    width = float(video.get(cv2.CAP_PROP_FRAME_WIDTH))
    height = float(video.get(cv2.CAP_PROP_FRAME_HEIGHT))
    if not video.isOpened() or not 1 <= rate <= 1000 or not width * height:
        video.release()
        raise BadClipError(f"{clip.name}: not a video that can be read")
    step = max(1, round(rate / MOST_FRAMES_PER_SECOND))
    return Video(rate / step, width / height, _frames(video, step))


def _frames(video: cv2.VideoCapture, step: int) -> Iterator[RgbImage]:
    number = 0
    try:
        while True:
            if not video.grab():
                return
            if number % step == 0:
                is_read, frame = video.retrieve()
                if not is_read:
                    return
                yield np.ascontiguousarray(frame[:, :, ::-1]).astype(np.uint8, copy=False)
            number += 1
    finally:
        video.release()
