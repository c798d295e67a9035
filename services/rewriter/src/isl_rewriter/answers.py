"""Errors as answers: {statusCode, code, message, requestId}."""

from typing import cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from isl_inference_kit.errors import InferenceError, OverloadedError
from isl_inference_kit.logs import current_request_id
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from isl_rewriter.errors import RefusedError
from isl_rewriter.wire import Error

_CODES = {404: "NOT_FOUND", 405: "METHOD_NOT_ALLOWED", 413: "BODY_TOO_LARGE"}
_MESSAGES = {
    404: "There is nothing here.",
    405: "This method is not allowed here.",
    413: "The request is too large.",
}


def add_error_handlers(app: FastAPI) -> None:
    """Register how each kind of error is answered; RequestScope answers the rest."""
    app.add_exception_handler(RefusedError, _refused)
    app.add_exception_handler(InferenceError, _unavailable)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)


def error_response(
    status: int, code: str, message: str, headers: dict[str, str] | None = None
) -> JSONResponse:
    """The answer every refusal and failure has."""
    body = Error(
        statusCode=status, code=code, message=message, requestId=current_request_id() or ""
    )
    return JSONResponse(body.model_dump(exclude_none=True), status, headers)


async def _refused(_: Request, error: Exception) -> Response:
    if not isinstance(error, RefusedError):
        raise error
    headers = {"Retry-After": "2"} if error.status == 503 else None
    return error_response(error.status, error.code, error.message, headers)


async def _unavailable(_: Request, error: Exception) -> Response:
    if not isinstance(error, InferenceError):
        raise error
    wait = "1" if isinstance(error, OverloadedError) else "2"
    return error_response(503, error.code, error.message, {"Retry-After": wait})


async def _invalid(_: Request, error: Exception) -> Response:
    if not isinstance(error, RequestValidationError):
        raise error
    problems = error.errors()
    if problems[0]["type"] == "string_too_long" and "sentence" in problems[0]["loc"]:
        return error_response(400, "SENTENCE_TOO_LONG", _sentence(problems[0]))
    return error_response(400, "INVALID_REQUEST", _sentence(problems[0]))


def _sentence(problem: dict[str, object]) -> str:
    location = cast("tuple[object, ...]", problem["loc"])
    path = [str(part) for part in location[1:]]
    if problem["type"] == "json_invalid":
        return "The body is not valid JSON."
    return f"{'.'.join(path) or 'The body'}: {problem['msg']}."


async def _http_error(_: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    code, message = _CODES.get(status, "REFUSED"), _MESSAGES.get(status, "This was refused.")
    return error_response(status, code, message)
