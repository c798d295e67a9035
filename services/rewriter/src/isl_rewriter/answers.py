"""Errors as answers: {statusCode, code, message, requestId}."""

from typing import cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from isl_inference_kit.answers import error_response, http_error
from isl_inference_kit.errors import InferenceError, OverloadedError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from isl_rewriter.errors import RefusedError


def add_error_handlers(app: FastAPI) -> None:
    """Register how each kind of error is answered; RequestScope answers the rest."""
    app.add_exception_handler(RefusedError, _refused)
    app.add_exception_handler(InferenceError, _unavailable)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, http_error)


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
