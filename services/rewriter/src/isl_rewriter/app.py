"""POST /api/py/generate, and the three routes every part has."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator
from typing import Protocol

from fastapi import FastAPI
from isl_inference_kit.errors import InferenceError
from isl_inference_kit.health import Readiness, health_routes
from isl_inference_kit.metrics import create_registry
from isl_inference_kit.runner import Runner
from isl_inference_kit.wire import ModelInfo
from prometheus_client import Counter, Histogram

from isl_rewriter.answers import add_error_handlers
from isl_rewriter.errors import DataError, RefusedError
from isl_rewriter.lexicon import load_lexicon
from isl_rewriter.request_scope import RequestScope
from isl_rewriter.rewriter import Rewriter, Rewritten
from isl_rewriter.rules import load_rules
from isl_rewriter.settings import RewriterSettings
from isl_rewriter.wire import Error, GenerateReply, GenerateRequest, GlossSpan

logger = logging.getLogger(__name__)

MODEL = ModelInfo(name="isl-grammar", version="1", source="packages/grammar, draft")
_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0)


class SentenceRewriter(Protocol):
    """Rewrites one sentence; called from worker threads."""

    def rewrite(self, sentence: str, emotion: str) -> Rewritten: ...


class RewriterApp(FastAPI):
    """The ASGI app; `drain` makes it unready and lets the work in hand end."""

    def __init__(self, settings: RewriterSettings, rewriter: SentenceRewriter | None) -> None:
        super().__init__(
            title="rewriter",
            version="1.0.0",
            docs_url=None,
            redoc_url=None,
            openapi_url=None,
            lifespan=self._lifespan,
        )
        self._settings = settings
        self._rewriter = rewriter
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
        add_error_handlers(self)

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
        if self._rewriter is not None:
            self.readiness.mark_ready(MODEL)
            return
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


def create_app(settings: RewriterSettings, rewriter: SentenceRewriter | None = None) -> RewriterApp:
    """The service as a value; without a rewriter it loads the one of the grammar."""
    return RewriterApp(settings, rewriter)


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
