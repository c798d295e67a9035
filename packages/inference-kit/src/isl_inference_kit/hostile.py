"""Frames that no page sends, for tests: the same ones for the same seed."""

import random
import struct
from collections.abc import Callable, Iterator
from typing import cast

import numpy as np
from isl_contracts.generated import landmarks as layout

from isl_inference_kit.analysis import PagePoints
from isl_inference_kit.frames import MAX_BINARY_BYTES, MAX_HEIGHT, MAX_TEXT_CHARS, MAX_WIDTH
from isl_inference_kit.points import encode_points
from isl_inference_kit.testing import a_jpeg, data_url

_SIZE_MARKER = b"\xff\xc0"
_JPEG = a_jpeg()
_Make = Callable[[random.Random], object]


def claiming(jpeg: bytes, width: int, height: int) -> bytes:
    """The same JPEG whose header claims another size."""
    at = jpeg.index(_SIZE_MARKER)
    return jpeg[: at + 5] + struct.pack(">HH", height, width) + jpeg[at + 9 :]


def _wrong_type(some: random.Random) -> object:
    wrong: list[object] = [None, True, some.random(), some.getrandbits(60), [_JPEG], {}, "", b""]
    return some.choice(wrong)


def _wrong_envelope(some: random.Random) -> object:
    wrong: list[tuple[str, object]] = [
        *(("id", value) for value in (5, True, "\x00" * 65, "i" * 5000)),
        *(("sentAt", value) for value in ("now", True, 10**400, -1e300)),
        *(("image", value) for value in (None, 5, {"image": "x"}, "text", b"GIF89a")),
    ]
    name, value = some.choice(wrong)
    return {"image": _JPEG, name: value}


def _too_large(some: random.Random) -> object:
    over = some.randrange(1, 1024)
    if some.random() < 0.5:
        return {"image": b"\xff\xd8" + bytes(MAX_BINARY_BYTES + over)}
    return "A" * (MAX_TEXT_CHARS + over)


def _wrong_start(some: random.Random) -> object:
    junk = some.choice([b"\x89PNG\r\n\x1a\n", b"GIF89a", b"RIFF", b"\xff\xd7"])
    return {"image": junk + some.randbytes(some.randrange(2000))}


def _wrong_text(some: random.Random) -> object:
    return "data:image/jpeg;base64," + some.choice(["*" * 50, "/9j", "/9j/", "é", "=" * 9])


def _cut(some: random.Random) -> object:
    # Its last bytes are gone: a decoder would fill the rest with grey and say nothing.
    return data_url(_JPEG[: some.randrange(2, len(_JPEG) - 2)])


def _bomb(some: random.Random) -> object:
    return {
        "image": claiming(
            _JPEG, some.randrange(MAX_WIDTH + 1, 65536), some.randrange(MAX_HEIGHT + 1, 65536)
        )
    }


KINDS: dict[str, _Make] = {
    "wrong type": _wrong_type,
    "wrong envelope": _wrong_envelope,
    "too large": _too_large,
    "wrong first bytes": _wrong_start,
    "wrong text": _wrong_text,
    "cut off": _cut,
    "claims to be huge": _bomb,
}


def hostile_frames(count: int, *, seed: int) -> Iterator[tuple[str, object]]:
    """That many payloads, each with its kind; a service refuses every one before it decodes."""
    some = random.Random(seed)
    for _ in range(count):
        kind = some.choice(list(KINDS))
        yield kind, KINDS[kind](some)


def _points(**changes: object) -> bytes:
    hand = np.full((layout.POINTS_HAND, 3), 0.25, np.float32)
    values: dict[str, object] = {"received_at": 0.0, "id": "1", "sent_at_ms": 1.0}
    values |= {"width": 640, "height": 480, "left_hand": hand}
    return encode_points(PagePoints(**(values | changes)))  # pyright: ignore[reportArgumentType]


def _no_bytes(some: random.Random) -> object:
    wrong: list[object] = [None, 5, "points", {"points": _points()}, [_points()], b""]
    return some.choice(wrong)


def _other_version(some: random.Random) -> object:
    return bytes([some.randrange(2, 256)]) + some.randbytes(some.randrange(600))


def _wrong_length(some: random.Random) -> object:
    message = _points()
    if some.random() < 0.5:
        return message[: some.randrange(1, len(message))]
    return message + some.randbytes(some.randrange(1, 100_000))


def _wrong_flags(some: random.Random) -> object:
    message = _points()
    return message[:1] + bytes([some.randrange(32, 256)]) + message[2:]


def _too_far(some: random.Random) -> object:
    message, at = _points(), some.randrange(layout.POINTS_HAND * layout.AXES_HAND)
    place = layout.HEADER_BYTES + 2 * at
    step = some.choice([-1, 1]) * some.randrange(layout.FARTHEST * layout.UNIT + 1, 32768)
    return message[:place] + struct.pack("<h", step) + message[place + 2 :]


def _wrong_time(some: random.Random) -> object:
    wrong = [float("nan"), float("inf"), -float("inf"), 1e300, -1e300]
    return _points(sent_at_ms=some.choice(wrong))


def _no_picture(some: random.Random) -> object:
    return _points(width=some.choice([0, 1, 31, 8193, 65535]))


def _too_many(some: random.Random) -> object:
    count = some.randrange(layout.MOST + 1, 400)
    return b"".join(_points(sent_at_ms=float(at)) for at in range(1, count + 1))


def _out_of_order(some: random.Random) -> object:
    times = [float(at) for at in some.sample(range(1, 1000), some.randrange(2, layout.MOST + 1))]
    times[-1] = min(times)
    return b"".join(_points(sent_at_ms=at) for at in times)


def _too_long(some: random.Random) -> object:
    return _points() + _points(sent_at_ms=1.0 + layout.LONGEST_MS + some.uniform(1, 1e12))


def _broken_at_the_end(some: random.Random) -> object:
    broken = some.choice([_other_version, _wrong_flags, _too_far, _wrong_time, _no_picture])
    return _points(sent_at_ms=0.5) + cast("bytes", broken(some))


POINT_KINDS: dict[str, _Make] = {
    "no bytes": _no_bytes,
    "other version": _other_version,
    "wrong length": _wrong_length,
    "wrong flags": _wrong_flags,
    "too far": _too_far,
    "wrong time": _wrong_time,
    "no picture": _no_picture,
    "too many": _too_many,
    "out of order": _out_of_order,
    "too long": _too_long,
    "broken at the end": _broken_at_the_end,
}


def hostile_points(count: int, *, seed: int) -> Iterator[tuple[str, object]]:
    """The same in place of points."""
    some = random.Random(seed)
    for _ in range(count):
        kind = some.choice(list(POINT_KINDS))
        yield kind, POINT_KINDS[kind](some)
