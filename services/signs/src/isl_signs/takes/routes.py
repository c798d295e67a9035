"""What the gateway asks of a clip that an avatar may sign as its signer did."""

from pathlib import Path
from tempfile import TemporaryDirectory

from isl_inference_kit.answers import error_response
from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.copy_state import refuse_others
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from isl_signs.arriving import (
    MOST_FILM_BYTES,
    TooLargeError,
    ending_of,
    pieces_of,
    write_pieces,
)
from isl_signs.takes.finding import TakeFinder


def take_routes(finder: TakeFinder, tokens: TokenVerifier) -> list[Route]:
    """For the gateway alone (proto/openapi/signs.yaml); the clip is gone when it is answered."""

    async def find(request: Request) -> Response:
        if (refusal := await refuse_others(request, tokens)) is not None:
            return refusal
        ending = ending_of(request)
        if ending is None:
            return error_response("INVALID_REQUEST", "This is no clip.")
        if finder.lock.locked():
            return error_response("OVERLOADED", "Another clip is looked at.")
        async with finder.lock:
            with TemporaryDirectory(prefix="isl-take-") as folder:
                clip = Path(folder) / f"clip{ending}"
                try:
                    await write_pieces(clip, pieces_of(request, MOST_FILM_BYTES))
                except TooLargeError:
                    return error_response("BODY_TOO_LARGE", "The clip is too large.")
                # The face of nobody who did not give it: only where the gateway asks for it.
                has_face = request.query_params.get("face") == "true"
                found = await finder.find(clip, has_face=has_face)
        if found is None:
            return error_response("CLIP_UNREADABLE", "Nobody is seen to sign in this clip.")
        return Response(found, media_type="application/octet-stream")

    return [Route("/internal/takes", find, methods=["POST"])]
