"""Bodies that the gateway sends, held to their limits while they come."""

from collections.abc import AsyncIterator
from pathlib import Path

from starlette.requests import Request

MIB = 1024 * 1024
MOST_FILM_BYTES = 20 * MIB
# How a clip's file ends, by the type that it is sent under.
ENDINGS = {"video/mp4": ".mp4", "application/octet-stream": ".pose"}


class TooLargeError(Exception):
    """Of a body; what is beyond the limit is not read."""


def ending_of(request: Request) -> str | None:
    """None where no clip is sent."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    return ENDINGS.get(kind)


async def pieces_of(request: Request, most: int) -> AsyncIterator[bytes]:
    """A body of at most so many bytes."""
    left = most
    async for piece in request.stream():
        left -= len(piece)
        if left < 0:
            raise TooLargeError
        yield piece


async def write_pieces(film: Path, pieces: AsyncIterator[bytes]) -> None:
    """Keep a body in a file."""
    with film.open("wb") as file:
        async for piece in pieces:
            file.write(piece)
