"""Prometheus metrics of a Python service, in a registry of their own."""

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
# The Node services' names, labels and buckets.
_REQUEST_SECONDS = (0.005, 0.02, 0.1, 0.5, 2, 10, 60)
_AGES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.6, 1.0, 2.5)


def create_registry() -> CollectorRegistry:
    """A registry that already reports the process (memory, CPU, open files)."""
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    return registry


class FrameMetrics:
    """Counts of frames and clients, and where their time went."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.frames_in = Counter("isl_frames_in", "Frames received.", registry=registry)
        self.frames_dropped = Counter(
            "isl_frames_dropped", "Frames not answered, by reason.", ["reason"], registry=registry
        )
        # Else the first one is no increase: there was nothing before it.
        for reason in ("expired", "late"):
            self.frames_dropped.labels(reason)
        self.frames_served = Counter("isl_frames_served", "Frames answered.", registry=registry)
        self.frames_refused = Counter(
            "isl_frames_refused",
            "Frames answered by an error, by its code.",
            ["code"],
            registry=registry,
        )
        self.queue_age = Histogram(
            "isl_queue_age_seconds", "Receipt to start of work.", registry=registry, buckets=_AGES
        )
        self.model_seconds = Histogram(
            "isl_model_seconds", "Time in the model.", registry=registry, buckets=_AGES
        )
        self.connections_closed = Counter(
            "isl_connections_closed",
            "Connections ended here, by reason.",
            ["reason"],
            registry=registry,
        )
        self.clients = Gauge("isl_clients", "Connected clients.", registry=registry)
        self.active = Gauge(
            "isl_clients_active", "Clients that sent a frame lately.", registry=registry
        )
        self.capacity = Gauge(
            "isl_frames_capacity",
            "Frames a second that all clients share; 0 where nothing is shared.",
            registry=registry,
        )


class RequestTimes:
    """Measures every HTTP request by its route's pattern, never by the address with its ids."""

    def __init__(self, app: ASGIApp, *, registry: CollectorRegistry) -> None:
        self._app = app
        self._seconds = Histogram(
            "http_request_duration_seconds",
            "Time from request to answer, by method, route, status.",
            ["method", "route", "status"],
            registry=registry,
            buckets=_REQUEST_SECONDS,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.monotonic()
        # What ends without an answer is answered by the server itself.
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, answer)
        finally:
            method = scope["method"] if scope["method"] in _METHODS else "other"
            seconds = time.monotonic() - began
            self._seconds.labels(method, route_of(scope), str(status)).observe(seconds)


def route_of(scope: Scope) -> str:
    """The route's pattern, never the address with its ids; once it has been answered."""
    pattern = getattr(scope.get("route"), "path", None)
    if isinstance(pattern, str):
        return pattern
    # Starlette's own routes have no ids here.
    return scope["path"] if "endpoint" in scope else "unmatched"
