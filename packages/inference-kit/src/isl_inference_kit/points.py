"""From the bytes of `process_landmarks` to points, refusing whatever breaks the layout."""

import math
import struct

import numpy as np
from isl_contracts.generated import landmarks as layout

from isl_inference_kit.analysis import FloatArray, PagePoints
from isl_inference_kit.errors import FrameRejectedError
from isl_inference_kit.frames import MAX_SENT_AT_MS

MIN_SIDE, MAX_SIDE = 32, 8192
# Version, flags, width, height, number, when it was taken.
_HEADER = struct.Struct("<BBHHId")
_VALUE_BYTES = 2
# What may stand behind the header, in its order: flag, points, values of a point.
_PARTS = (
    (layout.FLAGS_BODY, layout.POINTS_BODY, layout.AXES_BODY),
    (layout.FLAGS_LEFT_HAND, layout.POINTS_HAND, layout.AXES_HAND),
    (layout.FLAGS_RIGHT_HAND, layout.POINTS_HAND, layout.AXES_HAND),
    (layout.FLAGS_FACE, len(layout.FACE), layout.AXES_FACE),
)
_KNOWN_FLAGS = layout.FLAGS_PEOPLE_ONLY | sum(flag for flag, _, _ in _PARTS)
_FARTHEST = layout.FARTHEST * layout.UNIT


def read_points(payload: object, *, received_at: float, after_ms: float | None) -> PagePoints:
    """Check and decode a message that was taken after the one before it, at `after_ms`."""
    if not isinstance(payload, bytes | bytearray) or len(payload) < _HEADER.size:
        # Another version may be shorter, but its first byte says so.
        if isinstance(payload, bytes | bytearray) and payload and payload[0] != layout.VERSION:
            raise _other_version()
        raise FrameRejectedError("POINTS_SHAPE", "Points are the bytes of LandmarksMessage.")
    version, flags, width, height, number, sent_at_ms = _HEADER.unpack_from(payload)
    if version != layout.VERSION:
        raise _other_version()
    name = str(number)
    if flags & ~_KNOWN_FLAGS or len(payload) != _length(flags):
        raise FrameRejectedError(
            "POINTS_SHAPE", "The points are not as many as their flags say.", frame_id=name
        )
    if not (MIN_SIDE <= width <= MAX_SIDE and MIN_SIDE <= height <= MAX_SIDE):
        raise FrameRejectedError(
            "POINTS_RANGE", f"No picture is {width}x{height} pixels large.", frame_id=name
        )
    _check_time(sent_at_ms, after_ms, name)
    body, left, right, face = _parts(bytes(payload), flags, name)
    return PagePoints(
        received_at=received_at,
        id=name,
        sent_at_ms=sent_at_ms,
        width=width,
        height=height,
        body=body,
        left_hand=left,
        right_hand=right,
        face=face,
        people_only=bool(flags & layout.FLAGS_PEOPLE_ONLY),
    )


def encode_points(points: PagePoints) -> bytes:
    """The message of these points, for tests and benches: pages have an encoder of their own."""
    parts = (points.body, points.left_hand, points.right_hand, points.face)
    flags = layout.FLAGS_PEOPLE_ONLY if points.people_only else 0
    values = b""
    for (flag, _, axes), part in zip(_PARTS, parts, strict=True):
        if part is None:
            continue
        flags |= flag
        steps = np.clip(np.rint(part[:, :axes] * layout.UNIT), -_FARTHEST, _FARTHEST)
        values += steps.astype("<i2").tobytes()
    header = _HEADER.pack(
        layout.VERSION, flags, points.width, points.height, int(points.id), points.sent_at_ms
    )
    return header + values


def _other_version() -> FrameRejectedError:
    return FrameRejectedError(
        "POINTS_VERSION", f"Points of version {layout.VERSION} are read here, and no others."
    )


def _length(flags: int) -> int:
    values = sum(count * axes for flag, count, axes in _PARTS if flags & flag)
    return _HEADER.size + values * _VALUE_BYTES


def _check_time(sent_at_ms: float, after_ms: float | None, name: str) -> None:
    is_time = math.isfinite(sent_at_ms) and abs(sent_at_ms) <= MAX_SENT_AT_MS
    if not is_time or (after_ms is not None and sent_at_ms <= after_ms):
        raise FrameRejectedError(
            "POINTS_ORDER", "Points come in the order of their time.", frame_id=name
        )


def _parts(payload: bytes, flags: int, name: str) -> list[FloatArray | None]:
    steps = np.frombuffer(payload, "<i2", offset=_HEADER.size)
    # As wider numbers: the smallest of 16 bits has no positive twin.
    if steps.size and int(np.abs(steps.astype(np.int32)).max()) > _FARTHEST:
        raise FrameRejectedError(
            "POINTS_RANGE", "A point lies too far from the picture.", frame_id=name
        )
    values = steps.astype(np.float32) / layout.UNIT
    parts: list[FloatArray | None] = []
    at = 0
    for flag, count, axes in _PARTS:
        if not flags & flag:
            parts.append(None)
            continue
        part = np.zeros((count, 3), np.float32)
        part[:, :axes] = values[at : at + count * axes].reshape(count, axes)
        parts.append(part)
        at += count * axes
    return parts
