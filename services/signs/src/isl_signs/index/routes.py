"""What the gateway tells of people's clips (proto/openapi/signs.yaml)."""

from pathlib import Path
from typing import Protocol

from isl_inference_kit.answers import error_response
from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.copy_state import refuse_others
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from isl_signs.arriving import (
    MIB,
    MOST_FILM_BYTES,
    TooLargeError,
    ending_of,
    pieces_of,
    write_pieces,
)

MOST_LIST_BYTES = 4 * MIB


class Told(Protocol):
    """Who is told which clips signs may be recognised by, and is brought them."""

    async def tell(self, body: bytes) -> list[str]:
        """The whole list as JSON; which of its clips are wanted. ValueError where it is none."""
        ...

    def film_of(self, clip: str, ending: str) -> Path | None:
        """Where to write a clip that was wanted; None where it is not."""
        ...

    def take(self, clip: str, film: Path) -> None:
        """A clip has come."""
        ...


def index_routes(index: Told, tokens: TokenVerifier) -> list[Route]:
    """For the gateway alone."""

    async def put_list(request: Request) -> Response:
        if (refusal := await refuse_others(request, tokens)) is not None:
            return refusal
        try:
            body = b"".join([piece async for piece in pieces_of(request, MOST_LIST_BYTES)])
            wanted = await index.tell(body)
        except TooLargeError:
            return error_response("BODY_TOO_LARGE", "The list is too long.")
        except ValueError:
            return error_response("INVALID_REQUEST", "This is no list of examples.")
        return JSONResponse({"wanted": wanted})

    async def put_clip(request: Request) -> Response:
        if (refusal := await refuse_others(request, tokens)) is not None:
            return refusal
        clip = str(request.path_params["clip"])
        ending = ending_of(request)
        film = None if ending is None else index.film_of(clip, ending)
        if film is None:
            return error_response("INVALID_REQUEST", "No such clip is wanted.")
        try:
            await write_pieces(film, pieces_of(request, MOST_FILM_BYTES))
        except TooLargeError:
            film.unlink()
            return error_response("BODY_TOO_LARGE", "The clip is too large.")
        index.take(clip, film)
        return Response(status_code=204)

    return [
        Route("/internal/examples", put_list, methods=["PUT"]),
        Route("/internal/examples/{clip}", put_clip, methods=["PUT"]),
    ]
