"""Points of a clip as media keeps them: a .pose file, version 0.2, of MediaPipe Holistic."""

import struct
from dataclasses import dataclass
from typing import cast

import numpy as np

from isl_signs.body import POSE_COUNT, create_body, is_person
from isl_signs.landmarks import POINT_COUNT, FloatArray

_VERSION = 0.2
_AXES = 3
# Of the picture that a file is written for, in pixels, and what a viewer draws its points in.
_HEIGHT = 1000
_COLOUR = (47, 62, 143)
# In pixels, of a point that may have been guessed outside of the picture.
_FARTHEST = 1e6
_PARTS = {
    "POSE_LANDMARKS": POSE_COUNT,
    "LEFT_HAND_LANDMARKS": POINT_COUNT,
    "RIGHT_HAND_LANDMARKS": POINT_COUNT,
}


class PoseFileError(Exception):
    """The file is none that media keeps; the message says why."""


@dataclass(frozen=True, slots=True)
class PosePoints:
    """Points float32 [frames, 75, 3] in square units, NaN where missing, at an even rate."""

    points: FloatArray
    frames_per_second: float
    # Width by height of the picture.
    aspect: float


def read_pose(file: bytes) -> PosePoints:
    """One person's body and hands; a part without a confidence was not found."""
    try:
        return _read(file)
    except (struct.error, UnicodeDecodeError, ValueError) as error:
        raise PoseFileError(str(error)) from None


def write_pose(pose: PosePoints) -> bytes:
    """The same as a file, without a face: a part that was not found has no confidence."""
    width = round(_HEIGHT * pose.aspect)
    head = struct.pack("<fHHHH", _VERSION, width, _HEIGHT, width, len(_PARTS))
    for name, size in _PARTS.items():
        head += _text(name) + _text("XYZC") + struct.pack("<HHH", size, 0, 1)
        head += b"".join(_text(str(number)) for number in range(size))
        head += struct.pack("<HHH", *_COLOUR)
    head += struct.pack("<fIH", pose.frames_per_second, len(pose.points), 1)
    found = np.isfinite(pose.points).all(axis=-1).astype("<f4")
    pixels = np.nan_to_num(pose.points, nan=0.0) * _HEIGHT
    return head + pixels.astype("<f4").tobytes() + found.tobytes()


def _text(text: str) -> bytes:
    encoded = text.encode()
    return struct.pack("<H", len(encoded)) + encoded


def _read(file: bytes) -> PosePoints:
    head = _Head(file)
    if abs(head.number("f") - _VERSION) > 1e-6:
        raise PoseFileError("another version")
    width, height, _ = head.shorts(3)
    starts: dict[str, int] = {}
    count = 0
    for _ in range(head.short()):
        name, size = head.component()
        if _PARTS.get(name, size) != size:
            raise PoseFileError(f"{size} points in {name}")
        starts[name] = count
        count += size
    rate, frames = head.number("f"), cast("int", head.number("I"))
    is_whole = _PARTS.keys() <= starts.keys() and 0 < rate <= 1000 and width * height > 0
    if head.short() != 1 or not is_whole:
        raise PoseFileError("not one person of MediaPipe Holistic")
    numbers = np.frombuffer(file, "<f4", offset=head.at)
    if len(numbers) != frames * count * (_AXES + 1):
        raise PoseFileError("its size is not that of its frames")
    if not (np.abs(numbers) <= _FARTHEST).all():  # false for NaN as well
        raise PoseFileError("a point lies nowhere")
    values = numbers[: frames * count * _AXES].reshape(frames, count, _AXES)
    found = numbers[frames * count * _AXES :].reshape(frames, count)
    scaled = values / np.array([width, height, width], np.float32)
    points = [
        _square_points(scaled[frame], found[frame], starts, aspect=width / height)
        for frame in range(frames)
    ]
    return PosePoints(np.stack(points), rate, width / height)


def _square_points(
    values: FloatArray, found: FloatArray, starts: dict[str, int], *, aspect: float
) -> FloatArray:
    pose, left, right = (
        values[start : start + size] if found[start : start + size].any() else None
        for name, size in _PARTS.items()
        for start in [starts[name]]
    )
    if pose is not None and not is_person(pose, aspect=aspect):
        pose = None
    return create_body(aspect=aspect, pose=pose, left_hand=left, right_hand=right).square_points


class _Head:
    """Little-endian, read from front to back."""

    def __init__(self, file: bytes) -> None:
        self._file = file
        self.at = 0

    def number(self, kind: str) -> float:
        (value,) = struct.unpack_from(f"<{kind}", self._file, self.at)
        self.at += struct.calcsize(f"<{kind}")
        return value

    def short(self) -> int:
        return cast("int", self.number("H"))

    def shorts(self, count: int) -> list[int]:
        return [self.short() for _ in range(count)]

    def text(self) -> str:
        size = self.short()
        self.at += size
        return self._file[self.at - size : self.at].decode()

    def component(self) -> tuple[str, int]:
        """Its name and how many points it has."""
        name, form = self.text(), self.text()
        if form != "XYZC":
            raise PoseFileError(f"points of the form {form}")
        points, limbs, colours = self.shorts(3)
        for _ in range(points):
            self.text()
        self.shorts(2 * limbs + 3 * colours)
        return name, points
