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
# Of a shape that was written as a share of the picture's width.
_ROUNDING = 1e-4
# In pixels, of a point that may have been guessed outside of the picture.
_FARTHEST = 1e6
_PARTS = {
    "POSE_LANDMARKS": POSE_COUNT,
    "LEFT_HAND_LANDMARKS": POINT_COUNT,
    "RIGHT_HAND_LANDMARKS": POINT_COUNT,
}
# Shapes of the face under their names, each one's value as x in picture widths.
_FACE = "FACE_BLENDSHAPES"
# ARKit has so many.
_MOST_SHAPES = 52


class PoseFileError(Exception):
    """The file is none that media keeps; the message says why."""


@dataclass(frozen=True, slots=True)
class Face:
    """Values float32 [frames, names] against the face at rest, -1 to 1, NaN where none is."""

    names: tuple[str, ...]
    values: FloatArray


@dataclass(frozen=True, slots=True)
class PosePoints:
    """Points float32 [frames, 75, 3] in square units, NaN where missing, at an even rate."""

    points: FloatArray
    frames_per_second: float
    # Width by height of the picture.
    aspect: float
    # None where nobody looked for one.
    face: Face | None = None


def read_pose(file: bytes) -> PosePoints:
    """One person's body, hands and face; a part without a confidence was not found."""
    try:
        return _read(file)
    except (struct.error, UnicodeDecodeError, ValueError) as error:
        raise PoseFileError(str(error)) from None


def write_pose(pose: PosePoints) -> bytes:
    """The same as a file: what was not found has no confidence. No point of a face is in it."""
    width = round(_HEIGHT * pose.aspect)
    parts = {name: [str(number) for number in range(size)] for name, size in _PARTS.items()}
    values = np.nan_to_num(pose.points, nan=0.0) * _HEIGHT
    found = np.isfinite(pose.points).all(axis=-1)
    if pose.face is not None:
        parts[_FACE] = list(pose.face.names)
        shapes = np.nan_to_num(pose.face.values, nan=0.0) * width
        values = np.concatenate([values, shapes[..., None] * (1, 0, 0)], axis=1)
        found = np.concatenate([found, np.isfinite(pose.face.values)], axis=1)
    head = struct.pack("<fHHHH", _VERSION, width, _HEIGHT, width, len(parts))
    for name, points in parts.items():
        head += _text(name) + _text("XYZC") + struct.pack("<HHH", len(points), 0, 1)
        head += b"".join(_text(point) for point in points)
        head += struct.pack("<HHH", *_COLOUR)
    head += struct.pack("<fIH", pose.frames_per_second, len(pose.points), 1)
    return head + values.astype("<f4").tobytes() + found.astype("<f4").tobytes()


def _text(text: str) -> bytes:
    encoded = text.encode()
    return struct.pack("<H", len(encoded)) + encoded


def _read(file: bytes) -> PosePoints:
    head = _Head(file)
    if abs(head.number("f") - _VERSION) > 1e-6:
        raise PoseFileError("another version")
    width, height, _ = head.shorts(3)
    starts: dict[str, int] = {}
    names: tuple[str, ...] = ()
    count = 0
    for _ in range(head.short()):
        name, points = head.component()
        if _PARTS.get(name, len(points)) != len(points):
            raise PoseFileError(f"{len(points)} points in {name}")
        if name == _FACE:
            names = points
        starts[name] = count
        count += len(points)
    if len(names) > _MOST_SHAPES or len(set(names)) < len(names):
        raise PoseFileError(f"{len(names)} shapes in {_FACE}, or one twice")
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
    face = None
    if names:
        part = slice(starts[_FACE], starts[_FACE] + len(names))
        shapes = np.where(found[:, part] > 0, scaled[:, part, 0], np.nan).astype(np.float32)
        if not (np.isnan(shapes) | (np.abs(shapes) <= 1 + _ROUNDING)).all():
            raise PoseFileError("a shape of the face is not between -1 and 1")
        face = Face(names, shapes)
    return PosePoints(np.stack(points), rate, width / height, face)


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

    def component(self) -> tuple[str, tuple[str, ...]]:
        """Its name and those of its points."""
        name, form = self.text(), self.text()
        if form != "XYZC":
            raise PoseFileError(f"points of the form {form}")
        points, limbs, colours = self.shorts(3)
        names = tuple(self.text() for _ in range(points))
        self.shorts(2 * limbs + 3 * colours)
        return name, names
