"""Prometheus metrics of a frame socket, in a registry of their own."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

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
            "isl_frames_dropped", "Frames not answered.", ["reason"], registry=registry
        )
        self.frames_served = Counter("isl_frames_served", "Frames answered.", registry=registry)
        self.frames_refused = Counter(
            "isl_frames_refused", "Frames answered by an error.", ["code"], registry=registry
        )
        self.queue_age = Histogram(
            "isl_queue_age_seconds", "Receipt to start of work.", registry=registry, buckets=_AGES
        )
        self.model_seconds = Histogram(
            "isl_model_seconds", "Time in the model.", registry=registry, buckets=_AGES
        )
        self.connections_closed = Counter(
            "isl_connections_closed", "Connections ended here.", ["reason"], registry=registry
        )
        self.clients = Gauge("isl_clients", "Connected clients.", registry=registry)
