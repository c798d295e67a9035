"""HTTP answers in the contract's words: errors as {statusCode, code, message, requestId}."""

import uuid
from collections.abc import Mapping
from typing import cast

from isl_contracts.generated.errors import STATUSES, ErrorCode
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from isl_inference_kit.errors import OverloadedError, TimedOutError
from isl_inference_kit.logs import current_request_id, request_id
from isl_inference_kit.wire import Error

_CODES: dict[int, ErrorCode] = {404: "NOT_FOUND", 405: "METHOD_NOT_ALLOWED", 413: "BODY_TOO_LARGE"}
_MESSAGES = {
    404: "There is nothing here.",
    405: "This method is not allowed here.",
    413: "The request is too large.",
}
# A handshake that is refused is answered over HTTP too.
_STARTS = ("http.response.start", "websocket.http.response.start")


def error_response(
    code: ErrorCode,
    message: str,
    headers: dict[str, str] | None = None,
    *,
    status: int | None = None,
) -> JSONResponse:
    """The answer every refusal and failure has; `status` where the framework chose one itself."""
    status = STATUSES[code] if status is None else status
    body = Error(
        statusCode=status, code=code, message=message, requestId=current_request_id() or ""
    )
    return JSONResponse(body.model_dump(exclude_none=True), status, headers)


async def http_error(_: Request, error: Exception) -> Response:
    """What Starlette refuses by itself, for `add_exception_handler`."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    code: ErrorCode = _CODES.get(status, "REFUSED")
    message = _MESSAGES.get(status, "This was refused.")
    # Allow, where the method was the reason.
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else None
    return error_response(code, message, headers, status=status)


async def unavailable(_: Request, error: Exception) -> Response:
    """What the runner refuses or gives up, for `add_exception_handler`."""
    if isinstance(error, OverloadedError):
        return error_response("OVERLOADED", error.message, {"Retry-After": "1"})
    if isinstance(error, TimedOutError):
        return error_response("TIMED_OUT", error.message, {"Retry-After": "2"})
    raise error


def problem_of(problem: Mapping[str, object]) -> str:
    """One problem that pydantic found in a request, as a sentence."""
    location = cast("tuple[object, ...]", problem["loc"])
    path = [str(part) for part in location[1:]]
    if problem["type"] == "json_invalid":
        return "The body is not valid JSON."
    return f"{'.'.join(path) or 'The body'}: {problem['msg']}."


class RequestIds:
    """Gives every HTTP answer an id of ours, and says that its type is what it says."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        name = uuid.uuid4().hex

        async def answer(message: Message) -> None:
            if message["type"] in _STARTS:
                headers = MutableHeaders(scope=message)
                headers["x-request-id"] = name
                headers["x-content-type-options"] = "nosniff"
            await send(message)

        with request_id(name):
            await self._app(scope, receive, answer)
