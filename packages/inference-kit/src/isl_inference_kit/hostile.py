"""Frames that no page sends, for tests: the same ones for the same seed."""

import random
import struct
from collections.abc import Callable, Iterator

from isl_inference_kit.frames import MAX_BINARY_BYTES, MAX_HEIGHT, MAX_TEXT_CHARS, MAX_WIDTH
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
