"""GET /health, /ready and /metrics for Starlette and FastAPI alike."""

from prometheus_client import CollectorRegistry
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from isl_inference_kit.wire import Health, ModelInfo, Ready


class Readiness:
    """Whether work may be sent here, why not, and which model would do it."""

    def __init__(self) -> None:
        self._checks = {"model": "starting"}
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

    def mark_draining(self) -> None:
        """The process is about to end: no new work."""
        self._draining = True
        self._checks["process"] = "draining"

    def report(self) -> Ready:
        """The body of /ready."""
        model = self._model.model_dump(exclude_none=True) if self._model else None
        return Ready(ready=self.ready, checks=dict(self._checks), model=model)


def health_routes(readiness: Readiness, registry: CollectorRegistry) -> list[Route]:
    """The three routes every part has."""

    async def health(_: Request) -> Response:
        return JSONResponse(Health(status="up").model_dump())

    async def ready(_: Request) -> Response:
        body = readiness.report().model_dump(exclude_none=True)
        return JSONResponse(body, status_code=200 if readiness.ready else 503)

    async def metrics(_: Request) -> Response:
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)

    return [
        Route("/health", health, include_in_schema=False),
        Route("/ready", ready, include_in_schema=False),
        Route("/metrics", metrics, include_in_schema=False),
    ]
