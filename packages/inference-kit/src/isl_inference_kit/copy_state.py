"""GET /internal/state: how this process is and why, for the gateway alone."""

import uuid
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.metadata import version

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from isl_inference_kit.answers import error_response
from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.health import Readiness
from isl_inference_kit.wire import CopyState, SocketsState

# All parts have one version, so this package's is each part's.
_VERSION = version("isl-inference-kit")


async def refuse_others(request: Request, tokens: TokenVerifier) -> Response | None:
    """What anybody but the gateway is answered; None for the gateway."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and await tokens.is_gateway(token):
        return None
    return error_response("INTERNAL_ONLY", "This route is for the gateway.")


def state_route(
    readiness: Readiness,
    tokens: TokenVerifier,
    *,
    commit: str | None,
    sockets: Callable[[], SocketsState] | None = None,
) -> Route:
    """The route, with what a frame socket adds."""
    copy_id = str(uuid.uuid4())
    started_at = datetime.now(UTC)

    async def state(request: Request) -> Response:
        if (refusal := await refuse_others(request, tokens)) is not None:
            return refusal
        said = readiness.report()
        body = CopyState(
            copyId=copy_id,
            version=_VERSION,
            commit=commit,
            startedAt=started_at,
            ready=said.ready,
            checks=said.checks,
            model=said.model,
            sockets=sockets() if sockets else None,
        )
        return JSONResponse(body.model_dump(mode="json", exclude_none=True))

    return Route("/internal/state", state, include_in_schema=False)
