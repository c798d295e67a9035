"""POST /api/py/generate, and the two routes every part has."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncGenerator
from dataclasses import replace

from fastapi import FastAPI
from isl_contracts.generated.wire import (
    Error,
    GenerateReply,
    GenerateRequest,
    GlossSpan,
    NoteDetail,
    SentenceReading,
)
from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.copy_state import state_route
from isl_inference_kit.errors import InferenceError
from isl_inference_kit.health import Readiness, health_routes
from isl_inference_kit.metrics import RequestTimes, create_registry
from isl_inference_kit.request_scope import RequestScope
from isl_inference_kit.runner import Runner
from isl_inference_kit.tracing import step
from isl_inference_kit.wire import ModelInfo
from prometheus_client import Counter, Histogram

from isl_rewriter.answers import add_error_handlers
from isl_rewriter.backends.base import SentenceModel
from isl_rewriter.backends.ctranslate import CTranslateModel
from isl_rewriter.errors import DataError, RefusedError
from isl_rewriter.lexicon import load_lexicon
from isl_rewriter.notes import Note
from isl_rewriter.read.signs import WordMark
from isl_rewriter.rewriter import Rewriter, Rewritten
from isl_rewriter.rules import load_constructions, load_rules
from isl_rewriter.settings import RewriterSettings

logger = logging.getLogger(__name__)

# A sentence of 4,000 characters, each escaped as \uXXXX, and some room.
MAX_BODY_BYTES = 64 * 1024
_NEW_OBJECTS = 50_000  # until garbage is looked for: those of a sentence stay until it is said
MODEL = ModelInfo(name="isl-grammar", version="1", source="packages/grammar, draft")
_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0)


class RewriterApp(FastAPI):
    """The ASGI app; what is not given it loads as the settings say.

    `drain` makes it unready and lets the work in hand end.
    """

    def __init__(
        self,
        settings: RewriterSettings,
        rewriter: Rewriter | None = None,
        model: SentenceModel | None = None,
    ) -> None:
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
        self._model = model
        self._runner: Runner | None = None
        self._model_runner: Runner | None = None
        self._loading: asyncio.Task[None] | None = None
        self.readiness = Readiness()
        self.registry = create_registry()
        self._answers = Counter(
            "isl_rewriter_answers",
            "Sentences, by code: OK or the error's.",
            ["code"],
            registry=self.registry,
        )
        self._wordings = Counter(
            "isl_rewriter_wordings",
            "The model's wordings, by outcome: OK, REFUSED, FAILED or the error's code.",
            ["outcome"],
            registry=self.registry,
        )
        self._seconds = Histogram(
            "isl_rewriter_seconds", "Time in the grammar.", registry=self.registry, buckets=_BUCKETS
        )
        state = state_route(
            self.readiness, TokenVerifier(settings.auth_jwks_url), commit=settings.isl_commit
        )
        self.router.routes.extend([*health_routes(self.readiness), state])
        self.add_api_route(
            "/api/py/generate",
            self.generate,
            methods=["POST"],
            operation_id="generate",
            response_model=GenerateReply,
            response_model_exclude_none=True,
            responses={"default": {"model": Error, "description": "Refused or failed"}},
        )
        self.add_middleware(RequestScope, max_body_bytes=MAX_BODY_BYTES)
        self.add_middleware(RequestTimes, registry=self.registry)
        add_error_handlers(self)

    async def generate(self, body: GenerateRequest) -> GenerateReply:
        """Rewrite one sentence of recognised signs."""
        rewriter, runner = self._rewriter, self._runner
        if rewriter is None or runner is None:
            raise RefusedError("NOT_READY", "The service is starting. Try again.")

        marks = [WordMark(mark.mark, mark.start, mark.end) for mark in body.marks or ()]

        def rewrite() -> Rewritten:
            with self._seconds.time():
                return rewriter.rewrite(
                    body.sentence, body.emotion, marks=marks, sentence_type=body.sentence_type
                )

        try:
            timeout_s = self._settings.rewrite_timeout_ms / 1000
            with step("grammar"):
                result = await runner.call(rewrite, timeout_s=timeout_s)
        except (RefusedError, InferenceError) as error:
            self._answers.labels(error.code).inc()
            raise
        result = await self._reworded(rewriter, result)
        self._answers.labels("OK").inc()
        return _reply(result)

    async def _reworded(self, rewriter: Rewriter, result: Rewritten) -> Rewritten:
        """The model's wording where there is a model, it is in time, and it keeps the content."""
        model, runner = self._model, self._model_runner
        if model is None or runner is None:
            return result
        reads_sentence = self._settings.neural_input == "sentence"
        text = result.plain if reads_sentence else " ".join(result.glosses)
        prompt = self._settings.neural_prompt.replace("{text}", text)
        try:
            timeout_s = self._settings.neural_timeout_ms / 1000
            with step("model"):
                wording = await runner.call(lambda: model.write(prompt), timeout_s=timeout_s)
        except Exception as error:
            is_late = isinstance(error, InferenceError)
            if not is_late:
                logger.exception("the model failed")
            self._wordings.labels(error.code if is_late else "FAILED").inc()
            return replace(result, notes=(*result.notes, Note("modelUnavailable")))
        accepted = rewriter.accept(result, wording)
        self._wordings.labels("OK" if accepted else "REFUSED").inc()
        return accepted or result

    async def drain(self) -> None:
        """Say not ready and go on serving while balancers notice."""
        self.readiness.mark_draining()
        logger.info("draining")
        await asyncio.sleep(self._settings.drain_seconds)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: FastAPI) -> AsyncGenerator[None]:
        self._runner = Runner(self._settings.workers, max_waiting=self._settings.max_waiting)
        self._model_runner = Runner(1, max_waiting=self._settings.neural_max_waiting)
        self._loading = asyncio.create_task(asyncio.to_thread(self._load))
        yield
        self.readiness.mark_draining()
        await self._loading
        await asyncio.to_thread(self._runner.close)
        await asyncio.to_thread(self._model_runner.close)

    def _load(self) -> None:
        """Read the data and rewrite each rule's example once, so that the first answer is fast."""
        if self._rewriter is not None:
            self.readiness.mark_ready(MODEL)
            return
        try:
            rules = load_rules(self._settings.grammar_dir)
            constructions = load_constructions(self._settings.grammar_dir)
            rewriter = Rewriter(load_lexicon(self._settings.lexicon_dir), rules, constructions)
            self._model = self._model or _load_model(self._settings)
            for rule in rules.order.rules:
                rewriter.rewrite(rule.gloss, "neutral")
            # What was read stays; to look through it for garbage would hold up every answer.
            gc.collect()
            gc.freeze()
            gc.set_threshold(_NEW_OBJECTS)
        except Exception as error:
            # The process stays up, so that /ready can say why it will not serve.
            logger.exception("not started")
            is_known = isinstance(error, DataError)
            self.readiness.mark_failed(str(error) if is_known else f"could not start: {error}")
            return
        self._rewriter = rewriter
        name = f"{MODEL.name} and {self._model.name}" if self._model else MODEL.name
        self.readiness.mark_ready(MODEL.model_copy(update={"name": name}))
        logger.info("ready", extra={"model": name, "rules": len(rules.order.rules)})


def _load_model(settings: RewriterSettings) -> SentenceModel | None:
    if settings.neural_model_dir is None:
        return None
    model = CTranslateModel(
        settings.neural_model_dir,
        threads=settings.neural_threads,
        beam=settings.neural_beam,
        target_prefix=settings.neural_target_prefix,
    )
    try:
        model.write(settings.neural_prompt.replace("{text}", "HELLO"))
    except Exception as error:  # whatever CTranslate2 makes of a model that it cannot run
        raise DataError(f"model folder {model.name}: its first sentence failed: {error}") from error
    return model


def _reply(result: Rewritten) -> GenerateReply:
    return GenerateReply(
        non_manual_features=list(result.lines),
        rewritten_sentence=result.rewritten,
        with_feeling=result.with_feeling,
        plain_sentence=result.plain,
        gloss=list(result.glosses),
        spans=[GlossSpan.model_validate(span, from_attributes=True) for span in result.spans],
        certain=result.certain,
        why=list(result.why) or None,
        readings=[
            SentenceReading.model_validate(item, from_attributes=True) for item in result.readings
        ],
        written_by=result.written_by,
        notes=[note.text for note in result.notes] or None,
        note_details=[NoteDetail(code=note.code, word=note.word) for note in result.notes] or None,
    )
