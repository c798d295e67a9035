"""GET /health and /ready for whoever asks; reasons and measurements for those who run the part."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from isl_inference_kit.wire import Health, ModelInfo, Ready


class Readiness:
    """Whether work may be sent here, why not, and which model would do it."""

    def __init__(self) -> None:
        self._checks = {"model": "starting"}
        self._notes: dict[str, str] = {}
        self._draining = False
        self._model: ModelInfo | None = None

    @property
    def ready(self) -> bool:
        """True when the model is loaded and the process is not draining."""
        return not self._draining and self.is_loaded

    @property
    def is_loaded(self) -> bool:
        """True once the model is loaded, draining or not."""
        return self._checks["model"] == "ok"

    def mark_ready(self, model: ModelInfo | None) -> None:
        """The model, where there is one, is loaded and warm."""
        self._checks["model"] = "ok"
        self._model = model

    def mark_failed(self, reason: str) -> None:
        """The model could not be loaded, for this reason."""
        self._checks["model"] = reason

    def note(self, name: str, text: str | None) -> None:
        """Named by /ready, and work may be sent here without it; None: no more."""
        self._notes.pop(name, None)
        if text is not None:
            self._notes[name] = text

    def mark_draining(self) -> None:
        """The process is about to end: no new work."""
        self._draining = True
        self._checks["process"] = "draining"

    def report(self) -> Ready:
        """What is not ready and why, and which model would do the work: for operators."""
        model = self._model.model_dump(exclude_none=True) if self._model else None
        return Ready(ready=self.ready, checks=self._notes | self._checks, model=model)

    def outline(self) -> Ready:
        """What is not ready, never why: for whoever asks."""
        checks = {
            name: "ok" if outcome == "ok" else "not ready"
            for name, outcome in (self._notes | self._checks).items()
        }
        return Ready(ready=self.ready, checks=checks)


def health_routes(readiness: Readiness) -> list[Route]:
    """The two routes that every part has on the port that others reach."""
    return _state_routes(readiness, readiness.outline)


def operations_app(readiness: Readiness, registry: CollectorRegistry) -> Starlette:
    """The other port's app: /health, /ready with its reasons, /metrics."""

    async def metrics(_: Request) -> Response:
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)

    return Starlette(
        routes=[*_state_routes(readiness, readiness.report), Route("/metrics", metrics)]
    )


def _state_routes(readiness: Readiness, state: Callable[[], Ready]) -> list[Route]:
    async def health(_: Request) -> Response:
        return JSONResponse(Health(status="up").model_dump())

    async def ready(_: Request) -> Response:
        body = state().model_dump(exclude_none=True)
        return JSONResponse(body, status_code=200 if readiness.ready else 503)

    return [
        Route("/health", health, include_in_schema=False),
        Route("/ready", ready, include_in_schema=False),
    ]
