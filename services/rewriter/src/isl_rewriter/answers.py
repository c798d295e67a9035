"""Errors as answers: {statusCode, code, message, requestId}."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from isl_contracts.generated.errors import STATUSES
from isl_inference_kit.answers import error_response, http_error, problem_of, unavailable
from isl_inference_kit.errors import InferenceError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from isl_rewriter.errors import RefusedError


def add_error_handlers(app: FastAPI) -> None:
    """Register how each kind of error is answered; RequestScope answers the rest."""
    app.add_exception_handler(RefusedError, _refused)
    app.add_exception_handler(InferenceError, unavailable)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, http_error)


async def _refused(_: Request, error: Exception) -> Response:
    if not isinstance(error, RefusedError):
        raise error
    headers = {"Retry-After": "2"} if STATUSES[error.code] == 503 else None
    return error_response(error.code, error.message, headers)


async def _invalid(_: Request, error: Exception) -> Response:
    if not isinstance(error, RequestValidationError):
        raise error
    problems = error.errors()
    if problems[0]["type"] == "string_too_long" and "sentence" in problems[0]["loc"]:
        return error_response("SENTENCE_TOO_LONG", problem_of(problems[0]))
    return error_response("INVALID_REQUEST", problem_of(problems[0]))
