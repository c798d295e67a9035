"""What the gateway tells of people's clips (proto/openapi/signs.yaml)."""

from collections.abc import AsyncIterator
from pathlib import Path

from isl_inference_kit.answers import error_response
from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.copy_state import refuse_others
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from isl_signs.index.index import SignIndex

MIB = 1024 * 1024
MOST_LIST_BYTES = 4 * MIB
MOST_FILM_BYTES = 20 * MIB
_ENDINGS = {"video/mp4": ".mp4", "application/octet-stream": ".pose"}


class _TooLargeError(Exception):
    """Of a body; what is beyond the limit is not read."""


def index_routes(index: SignIndex, tokens: TokenVerifier) -> list[Route]:
    """For the gateway alone."""

    async def put_list(request: Request) -> Response:
        if (refusal := await refuse_others(request, tokens)) is not None:
            return refusal
        try:
            body = b"".join([piece async for piece in _pieces(request, MOST_LIST_BYTES)])
            wanted = await index.tell(body)
        except _TooLargeError:
            return error_response("BODY_TOO_LARGE", "The list is too long.")
        except ValueError:
            return error_response("INVALID_REQUEST", "This is no list of examples.")
        return JSONResponse({"wanted": wanted})

    async def put_clip(request: Request) -> Response:
        if (refusal := await refuse_others(request, tokens)) is not None:
            return refusal
        clip = str(request.path_params["clip"])
        kind = request.headers.get("content-type", "").partition(";")[0].strip()
        film = index.film_of(clip, _ENDINGS.get(kind, ""))
        if kind not in _ENDINGS or film is None:
            return error_response("INVALID_REQUEST", "No such clip is wanted.")
        try:
            await _write(film, _pieces(request, MOST_FILM_BYTES))
        except _TooLargeError:
            film.unlink()
            return error_response("BODY_TOO_LARGE", "The clip is too large.")
        index.take(clip, film)
        return Response(status_code=204)

    return [
        Route("/internal/examples", put_list, methods=["PUT"]),
        Route("/internal/examples/{clip}", put_clip, methods=["PUT"]),
    ]


async def _pieces(request: Request, most: int) -> AsyncIterator[bytes]:
    left = most
    async for piece in request.stream():
        left -= len(piece)
        if left < 0:
            raise _TooLargeError
        yield piece


async def _write(film: Path, pieces: AsyncIterator[bytes]) -> None:
    with film.open("wb") as file:
        async for piece in pieces:
            file.write(piece)
