"""POST /api/py/generate, and the three routes every part has."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator
from typing import cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from isl_inference_kit.errors import InferenceError, OverloadedError
from isl_inference_kit.health import Readiness, health_routes
from isl_inference_kit.logs import current_request_id
from isl_inference_kit.metrics import create_registry
from isl_inference_kit.runner import Runner
from isl_inference_kit.wire import ModelInfo
from prometheus_client import Counter, Histogram
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from isl_rewriter.errors import DataError, RefusedError
from isl_rewriter.lexicon import load_lexicon
from isl_rewriter.request_scope import RequestScope
from isl_rewriter.rewriter import Rewriter, Rewritten
from isl_rewriter.rules import load_rules
from isl_rewriter.settings import RewriterSettings
from isl_rewriter.wire import Error, GenerateReply, GenerateRequest, GlossSpan

logger = logging.getLogger(__name__)

MODEL = ModelInfo(name="isl-grammar", version="1", source="packages/grammar, draft")
_CODES = {404: "NOT_FOUND", 405: "METHOD_NOT_ALLOWED", 413: "BODY_TOO_LARGE"}
_MESSAGES = {
    404: "There is nothing here.",
    405: "This method is not allowed here.",
    413: "The request is too large.",
}
_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0)


class RewriterApp(FastAPI):
    """The ASGI app; `drain` makes it unready and lets the work in hand end."""

    def __init__(self, settings: RewriterSettings) -> None:
        super().__init__(
            title="rewriter",
            version="1.0.0",
            docs_url=None,
            redoc_url=None,
            openapi_url=None,
            lifespan=self._lifespan,
        )
        self._settings = settings
        self._rewriter: Rewriter | None = None
        self._runner: Runner | None = None
        self._loading: asyncio.Task[None] | None = None
        self.readiness = Readiness()
        self.registry = create_registry()
        self._answers = Counter(
            "isl_rewriter_answers", "Sentences by outcome.", ["code"], registry=self.registry
        )
        self._seconds = Histogram(
            "isl_rewriter_seconds", "Time in the grammar.", registry=self.registry, buckets=_BUCKETS
        )
        self.router.routes.extend(health_routes(self.readiness, self.registry))
        self.add_api_route(
            "/api/py/generate",
            self.generate,
            methods=["POST"],
            operation_id="generate",
            response_model=GenerateReply,
            response_model_exclude_none=True,
            responses={"default": {"model": Error, "description": "Refused or failed"}},
        )
        self.add_middleware(RequestScope)
        self.add_exception_handler(RefusedError, _refused)
        self.add_exception_handler(InferenceError, _unavailable)
        self.add_exception_handler(RequestValidationError, _invalid)
        self.add_exception_handler(HTTPException, _http_error)
        self.add_exception_handler(Exception, _failed)

    async def generate(self, body: GenerateRequest) -> GenerateReply:
        """Rewrite one sentence of recognised signs."""
        rewriter, runner = self._rewriter, self._runner
        if rewriter is None or runner is None:
            raise RefusedError("NOT_READY", "The service is starting. Try again.", status=503)

        def rewrite() -> Rewritten:
            with self._seconds.time():
                return rewriter.rewrite(body.sentence, body.emotion)

        try:
            timeout_s = self._settings.rewrite_timeout_ms / 1000
            result = await runner.call(rewrite, timeout_s=timeout_s)
        except (RefusedError, InferenceError) as error:
            self._answers.labels(error.code).inc()
            raise
        self._answers.labels("OK").inc()
        return _reply(result)

    async def drain(self) -> None:
        """Say not ready and go on serving while balancers notice."""
        self.readiness.mark_draining()
        logger.info("draining")
        await asyncio.sleep(self._settings.drain_seconds)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: FastAPI) -> AsyncGenerator[None]:
        self._runner = Runner(self._settings.workers, max_waiting=self._settings.max_waiting)
        self._loading = asyncio.create_task(asyncio.to_thread(self._load))
        yield
        self.readiness.mark_draining()
        await self._loading
        await asyncio.to_thread(self._runner.close)

    def _load(self) -> None:
        """Read the data and rewrite each rule's example once, so that the first answer is fast."""
        try:
            rules = load_rules(self._settings.grammar_dir)
            rewriter = Rewriter(load_lexicon(self._settings.lexicon_dir), rules)
        except DataError as error:
            # The process stays up, so that /ready can say why it will not serve.
            logger.exception("data not loaded")
            self.readiness.mark_failed(str(error))
            return
        for rule in rules.order.rules:
            rewriter.rewrite(rule.gloss, "neutral")
        self._rewriter = rewriter
        self.readiness.mark_ready(MODEL)
        logger.info("ready", extra={"model": MODEL.name, "rules": len(rules.order.rules)})


def create_app(settings: RewriterSettings) -> RewriterApp:
    """The service as a value; only `__main__` listens."""
    return RewriterApp(settings)


def _reply(result: Rewritten) -> GenerateReply:
    return GenerateReply(
        non_manual_features=list(result.lines),
        rewritten_sentence=result.rewritten,
        plain_sentence=result.plain,
        gloss=list(result.glosses),
        spans=[
            GlossSpan(
                channel=span.channel,
                value=span.value,
                start=span.start,
                end=span.end,
                source=span.source,
            )
            for span in result.spans
        ],
        notes=list(result.notes) or None,
    )


def _error(
    status: int, code: str, message: str, headers: dict[str, str] | None = None
) -> JSONResponse:
    body = Error(
        statusCode=status, code=code, message=message, requestId=current_request_id() or ""
    )
    return JSONResponse(body.model_dump(exclude_none=True), status, headers)


async def _refused(_: Request, error: Exception) -> Response:
    if not isinstance(error, RefusedError):
        raise error
    headers = {"Retry-After": "2"} if error.status == 503 else None
    return _error(error.status, error.code, error.message, headers)


async def _unavailable(_: Request, error: Exception) -> Response:
    if not isinstance(error, InferenceError):
        raise error
    wait = "1" if isinstance(error, OverloadedError) else "2"
    return _error(503, error.code, error.message, {"Retry-After": wait})


async def _invalid(_: Request, error: Exception) -> Response:
    if not isinstance(error, RequestValidationError):
        raise error
    problems = error.errors()
    if any(problem["type"] == "string_too_long" for problem in problems):
        return _error(400, "SENTENCE_TOO_LONG", _sentence(problems[0]))
    return _error(400, "INVALID_REQUEST", _sentence(problems[0]))


def _sentence(problem: dict[str, object]) -> str:
    location = cast("tuple[object, ...]", problem["loc"])
    path = [str(part) for part in location[1:]]
    if problem["type"] == "json_invalid":
        return "The body is not valid JSON."
    return f"{'.'.join(path) or 'The body'}: {problem['msg']}."


async def _http_error(_: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    code, message = _CODES.get(status, "REFUSED"), _MESSAGES.get(status, "This was refused.")
    return _error(status, code, message)


async def _failed(_: Request, error: Exception) -> Response:
    logger.error("request failed", exc_info=error)
    return _error(500, "INTERNAL", "Something went wrong.")
