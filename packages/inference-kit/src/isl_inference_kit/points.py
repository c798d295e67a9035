"""From the bytes of `process_landmarks` to points, refusing whatever breaks the layout."""

import math
import struct
from dataclasses import replace

import numpy as np
from isl_contracts.generated import landmarks as layout

from isl_inference_kit.analysis import FloatArray, PagePoints, PointsMessage
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


def read_points(
    payload: object, *, received_at: float, after: PagePoints | None = None
) -> PointsMessage:
    """Check and decode a message; `after` is the picture that was read last on its connection.

    The newest picture counts as received now, those before it as much earlier as they were taken
    earlier, yet none before `after`.
    """
    if not isinstance(payload, bytes | bytearray) or len(payload) < _HEADER.size:
        # Another version may be shorter, but its first byte says so.
        if isinstance(payload, bytes | bytearray) and payload and payload[0] != layout.VERSION:
            raise _other_version()
        raise FrameRejectedError("POINTS_SHAPE", "Points are the bytes of LandmarksMessage.")
    found = _pictures(bytes(payload), after)
    newest_ms = found[-1].sent_at_ms
    if newest_ms - found[0].sent_at_ms > layout.LONGEST_MS:
        raise FrameRejectedError(
            "POINTS_ORDER",
            f"The pictures of a message are taken within {layout.LONGEST_MS} ms.",
            frame_id=found[-1].id,
        )
    least = float("-inf") if after is None else after.received_at
    return PointsMessage(
        tuple(
            replace(one, received_at=max(least, received_at - (newest_ms - one.sent_at_ms) / 1000))
            for one in found
        )
    )


def _pictures(payload: bytes, after: PagePoints | None) -> list[PagePoints]:
    """All of a message, received at no time yet."""
    found: list[PagePoints] = []
    at = 0
    while at < len(payload):
        if len(found) == layout.MOST:
            raise FrameRejectedError(
                "POINTS_SHAPE",
                f"A message has {layout.MOST} pictures at most.",
                frame_id=found[-1].id,
            )
        one, at = _picture(payload, at, after)
        found.append(one)
        after = one
    return found


def _picture(payload: bytes, at: int, after: PagePoints | None) -> tuple[PagePoints, int]:
    """The picture that begins there, and where the next one would."""
    if len(payload) - at < _HEADER.size:
        raise _not_as_many("" if after is None else after.id)
    version, flags, width, height, number, sent_at_ms = _HEADER.unpack_from(payload, at)
    if version != layout.VERSION:
        raise _other_version()
    name = str(number)
    values_at, end = at + _HEADER.size, at + _length(flags)
    if flags & ~_KNOWN_FLAGS or len(payload) < end:
        raise _not_as_many(name)
    if not (MIN_SIDE <= width <= MAX_SIDE and MIN_SIDE <= height <= MAX_SIDE):
        raise FrameRejectedError(
            "POINTS_RANGE", f"No picture is {width}x{height} pixels large.", frame_id=name
        )
    _check_time(sent_at_ms, None if after is None else after.sent_at_ms, name)
    body, left, right, face = _parts(payload[values_at:end], flags, name)
    points = PagePoints(
        received_at=0.0,
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
    return points, end


def encode_points(points: PagePoints) -> bytes:
    """A picture of a message, for tests and benches: pages have an encoder of their own."""
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


def _not_as_many(name: str) -> FrameRejectedError:
    return FrameRejectedError(
        "POINTS_SHAPE", "The points are not as many as their flags say.", frame_id=name
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
    steps = np.frombuffer(payload, "<i2")
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
