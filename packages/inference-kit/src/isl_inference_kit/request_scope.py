"""Around every HTTP request: its id, its log line, its size, and what failed in it."""

import logging
import re
import time
from contextlib import AbstractContextManager, nullcontext

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from isl_inference_kit.answers import error_response
from isl_inference_kit.logs import request_id
from isl_inference_kit.metrics import route_of
from isl_inference_kit.tracing import (
    Caller,
    RequestSpan,
    active_tracing,
    caller_of,
    request_id_from,
)

logger = logging.getLogger(__name__)

_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
_QUIET = ("/health", "/ready", "/internal/state")


class RequestScope:
    """Binds the request's id for log lines and answers, and bounds its body."""

    def __init__(self, app: ASGIApp, *, max_body_bytes: int) -> None:
        self._app = app
        self._max_body_bytes = max_body_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        caller = None if active_tracing() is None else caller_of(headers)
        given = headers.get("x-request-id", "") if caller is None else caller.trace_id
        name = request_id_from(given, _REQUEST_ID)
        started = time.monotonic()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = name
            await send(message)

        with request_id(name), _span(scope, name, caller) as span:
            try:
                await self._app(scope, _bounded(receive, self._max_body_bytes), answer)
            except Exception:
                logger.exception("request failed")
                if status == 0:
                    failed = error_response("INTERNAL", "Something went wrong.")
                    await failed(scope, receive, answer)
            finally:
                if scope["path"] not in _QUIET:
                    milliseconds = round((time.monotonic() - started) * 1000, 1)
                    facts = {"method": scope["method"], "path": scope["path"], "status": status}
                    logger.info("request", extra={**facts, "ms": milliseconds})
                if span is not None:
                    span.answer(f"{scope['method']} {route_of(scope)}", status)


def _span(
    scope: Scope, name: str, caller: Caller | None
) -> AbstractContextManager[RequestSpan | None]:
    tracing = active_tracing()
    if tracing is None or scope["path"] in _QUIET:
        return nullcontext()
    return tracing.request(name, caller)


def _bounded(receive: Receive, most: int) -> Receive:
    received = 0

    async def bounded() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > most:
            raise HTTPException(413)
        return message

    return bounded
