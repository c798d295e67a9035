"""From a `process_frame` payload to a picture, refusing early whatever breaks a limit."""

import base64
import binascii
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

import cv2
import numpy as np
from numpy.typing import NDArray

from isl_inference_kit.analysis import Frame
from isl_inference_kit.errors import FrameRejectedError

MAX_TEXT_CHARS = 512 * 1024
MAX_BINARY_BYTES = 384 * 1024
MAX_WIDTH = 1280
MAX_HEIGHT = 960
MIN_SIDE = 32
MAX_ID_CHARS = 64
# The largest time value of a JavaScript date, in milliseconds.
MAX_SENT_AT_MS = 8.64e15

_PREFIX = "data:image/jpeg;base64,"
_START = b"\xff\xd8"
_END = b"\xff\xd9"
# Markers that stand alone, without a length: TEM and RST0-7.
_BARE_MARKERS = frozenset({0x01, *range(0xD0, 0xD8)})
# SOF0-SOF15 carry the size; C4, C8 and CC are in that range but are other things.
_SIZE_MARKERS = frozenset(set(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC})


@dataclass(frozen=True, slots=True)
class FrameMessage:
    """A frame as it came, checked for type and length only."""

    image: str | bytes
    received_at: float
    id: str | None = None
    sent_at_ms: float | None = None
    wants_skeleton: bool = False
    people_only: bool = False


def read_message(payload: object, *, received_at: float) -> FrameMessage:
    """Check the shape and length of a payload without decoding it."""
    if isinstance(payload, str):
        return FrameMessage(_check_image(payload, None), received_at)
    if not isinstance(payload, Mapping):
        raise FrameRejectedError("FRAME_SHAPE", "A frame is a JPEG data URL or {id, image}.")
    envelope = cast("Mapping[str, object]", payload)
    frame_id = _read_id(envelope.get("id"))
    sent_at = _read_sent_at(envelope.get("sentAt"), frame_id)
    image = _check_image(envelope.get("image"), frame_id)
    wants_skeleton = envelope.get("skeleton") is True
    people_only = envelope.get("peopleOnly") is True
    return FrameMessage(image, received_at, frame_id, sent_at, wants_skeleton, people_only)


def _read_id(value: object) -> str | None:
    if value is None:
        return None
    if not isinstance(value, str) or len(value) > MAX_ID_CHARS or not _is_text(value):
        raise FrameRejectedError(
            "FRAME_ID", f"A frame's id is text of at most {MAX_ID_CHARS} characters."
        )
    return value


def _is_text(value: str) -> bool:
    """JSON can spell halves of a surrogate pair, which nothing that is sent on may hold."""
    return not any("\ud800" <= character <= "\udfff" for character in value)


def _read_sent_at(value: object, frame_id: str | None) -> float | None:
    if value is None:
        return None
    # NaN compares as false; Python compares whole numbers of any length exactly.
    if isinstance(value, int | float) and not isinstance(value, bool):
        if -MAX_SENT_AT_MS <= value <= MAX_SENT_AT_MS:
            return float(value)
    raise FrameRejectedError("FRAME_SENT_AT", "sentAt is a number.", frame_id=frame_id)


def _check_image(image: object, frame_id: str | None) -> str | bytes:
    if isinstance(image, bytes | bytearray):
        if len(image) > MAX_BINARY_BYTES:
            raise FrameRejectedError(
                "FRAME_TOO_LARGE", "The frame is larger than 384 KiB.", frame_id=frame_id
            )
        if not image.startswith(_START):
            raise _not_a_jpeg(frame_id)
        return bytes(image)
    if not isinstance(image, str):
        raise FrameRejectedError(
            "FRAME_SHAPE", "A frame is a JPEG data URL or {id, image}.", frame_id=frame_id
        )
    if len(image) > MAX_TEXT_CHARS:
        raise FrameRejectedError(
            "FRAME_TOO_LARGE", "The frame is larger than 512 KiB of text.", frame_id=frame_id
        )
    if not image.startswith(_PREFIX):
        raise _not_a_jpeg(frame_id)
    return image


def _not_a_jpeg(frame_id: str | None) -> FrameRejectedError:
    return FrameRejectedError("FRAME_NOT_JPEG", "The frame is not a JPEG.", frame_id=frame_id)


def jpeg_size(data: bytes) -> tuple[int, int] | None:
    """Width and height by the JPEG's header, or None where it has none."""
    if not data.startswith(_START):
        return None
    at = 2
    while at + 4 <= len(data):
        if data[at] != 0xFF:
            return None
        marker = data[at + 1]
        if marker == 0xFF:  # fill byte
            at += 1
            continue
        if marker in _BARE_MARKERS:
            at += 2
            continue
        length = int.from_bytes(data[at + 2 : at + 4], "big")
        if marker in _SIZE_MARKERS:
            if length < 8 or at + 9 > len(data):
                return None
            height = int.from_bytes(data[at + 5 : at + 7], "big")
            width = int.from_bytes(data[at + 7 : at + 9], "big")
            return width, height
        if marker in (0xD9, 0xDA) or length < 2:  # picture data before any size
            return None
        at += 2 + length
    return None


def decode_frame(message: FrameMessage) -> Frame:
    """Decode a checked message to RGB, looking at the header's size before any pixel."""
    data = _jpeg_bytes(message)
    size = jpeg_size(data)
    # A cut-off JPEG decodes to a half-grey picture without an error: ask for its end marker.
    if size is None or _END not in data[-64:]:
        raise _not_a_jpeg(message.id)
    width, height = size
    if width > MAX_WIDTH or height > MAX_HEIGHT:
        raise FrameRejectedError(
            "FRAME_DIMENSIONS",
            f"The frame is {width}x{height}; at most {MAX_WIDTH}x{MAX_HEIGHT} is accepted.",
            frame_id=message.id,
        )
    if width < MIN_SIDE or height < MIN_SIDE:
        raise FrameRejectedError(
            "FRAME_DIMENSIONS",
            f"The frame is {width}x{height}; at least {MIN_SIDE}x{MIN_SIDE} is needed.",
            frame_id=message.id,
        )
    rgb = _decode_pixels(data)
    if rgb is None or rgb.shape != (height, width, 3):
        raise _not_a_jpeg(message.id)
    return Frame(
        rgb,
        message.received_at,
        message.id,
        message.sent_at_ms,
        message.wants_skeleton,
        message.people_only,
    )


def _jpeg_bytes(message: FrameMessage) -> bytes:
    if isinstance(message.image, bytes):
        return message.image
    try:
        return base64.b64decode(message.image[len(_PREFIX) :], validate=True)
    except (binascii.Error, ValueError):
        raise _not_a_jpeg(message.id) from None


def _decode_pixels(data: bytes) -> NDArray[np.uint8] | None:
    """RGB uint8 [height, width, 3] as stored: the camera's frame, whatever EXIF says."""
    flags = cv2.IMREAD_COLOR_RGB | cv2.IMREAD_IGNORE_ORIENTATION
    try:
        rgb = cv2.imdecode(np.frombuffer(data, np.uint8), flags)
    except cv2.error:
        return None
    # imdecode gives None for what it cannot read, whatever its type stub says.
    if cast("object", rgb) is None:
        return None
    return cast("NDArray[np.uint8]", rgb)
