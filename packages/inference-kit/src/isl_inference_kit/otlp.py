"""Everything of OpenTelemetry that a part uses; imported where an endpoint is set."""

import json
import logging
import time
import urllib.request
from collections.abc import Generator, Sequence
from contextlib import contextmanager

from opentelemetry import trace
from opentelemetry.context import Context
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter, SpanExportResult
from opentelemetry.sdk.trace.id_generator import IdGenerator, RandomIdGenerator
from opentelemetry.sdk.trace.sampling import ParentBased, TraceIdRatioBased
from opentelemetry.trace import NonRecordingSpan, Span, SpanContext, SpanKind, TraceFlags
from opentelemetry.trace.status import StatusCode
from opentelemetry.util.types import Attributes
from typing_extensions import override

from isl_inference_kit.tracing import Caller, RequestSpan, SessionTrace
from isl_inference_kit.wire import FrameTimings

logger = logging.getLogger(__name__)

# What the endpoint does not take in time is dropped.
_QUEUE, _BATCH, _EVERY_MS = 2048, 256, 1000
_SEND_TIMEOUT_S = 2.0
# An endpoint that is away is named once in so long.
_COMPLAINT_EVERY_S = 600.0
_SECOND_NS = 1_000_000_000


class OtlpTracing:
    """Spans of this process, in batches over OTLP/HTTP."""

    def __init__(self, service: str, endpoint: str, *, share: float) -> None:
        self._ids = _ChosenIds()
        self._provider = TracerProvider(
            resource=Resource({"service.name": service, "service.namespace": "isl"}),
            sampler=ParentBased(TraceIdRatioBased(share)),
            id_generator=self._ids,
            shutdown_on_exit=False,
        )
        self._provider.add_span_processor(
            BatchSpanProcessor(
                JsonExporter(f"{endpoint.rstrip('/')}/v1/traces"),
                max_queue_size=_QUEUE,
                max_export_batch_size=_BATCH,
                schedule_delay_millis=_EVERY_MS,
            )
        )
        self._tracer = self._provider.get_tracer("isl")

    def open_session(self, trace_id: str, *, frames_each: int) -> SessionTrace | None:
        """One span a connection; None where its trace is not kept."""
        span = self._first(trace_id, "session")
        if not span.is_recording():
            return None
        return _Session(self._tracer, span, frames_each)

    @contextmanager
    def request(self, trace_id: str, caller: Caller | None) -> Generator[RequestSpan]:
        """A span around a request; what is measured within is its child."""
        span = self._first(trace_id, "request") if caller is None else self._after(caller)
        with trace.use_span(span, end_on_exit=True, record_exception=False):
            yield _Request(span)

    @contextmanager
    def step(self, name: str) -> Generator[None]:
        """A span within the present one."""
        with self._tracer.start_as_current_span(name, record_exception=False):
            yield

    def close(self) -> None:
        """Send what is left."""
        self._provider.shutdown()

    def _first(self, trace_id: str, name: str) -> Span:
        self._ids.next_trace = int(trace_id, 16)
        try:
            return self._tracer.start_span(name, Context(), SpanKind.SERVER)
        finally:
            self._ids.next_trace = None

    def _after(self, caller: Caller) -> Span:
        flags = TraceFlags(TraceFlags.SAMPLED if caller.is_kept else TraceFlags.DEFAULT)
        parent = SpanContext(int(caller.trace_id, 16), int(caller.span_id, 16), True, flags)
        within = trace.set_span_in_context(NonRecordingSpan(parent), Context())
        return self._tracer.start_span("request", within, SpanKind.SERVER)


class _ChosenIds(IdGenerator):
    """Random ids, but for the trace that is about to begin: it has the request's."""

    def __init__(self) -> None:
        self._random = RandomIdGenerator()
        self.next_trace: int | None = None

    @override
    def generate_span_id(self) -> int:
        return self._random.generate_span_id()

    @override
    def generate_trace_id(self) -> int:
        return self.next_trace or self._random.generate_trace_id()


class _Request:
    def __init__(self, span: Span) -> None:
        self._span = span

    def answer(self, name: str, status: int) -> None:
        """Its name without ids, and what was answered."""
        self._span.update_name(name)
        self._span.set_attribute("http.response.status_code", status)
        if status >= 500:
            self._span.set_status(StatusCode.ERROR)


class _Session:
    """The first frame of a connection has a span, and then one of so many."""

    def __init__(self, tracer: trace.Tracer, span: Span, frames_each: int) -> None:
        self._tracer = tracer
        self._span = span
        self._within = trace.set_span_in_context(span, Context())
        self._each = frames_each
        self._frames = 0

    def add_frame(
        self, *, received_at: float, ended_at: float, outcome: str, timings: FrameTimings | None
    ) -> None:
        """What became of a frame, and where its time went."""
        number, self._frames = self._frames, self._frames + 1
        if number % self._each != 0:
            return
        ended = time.time_ns()
        started = ended - int((ended_at - received_at) * _SECOND_NS)
        facts = {"isl.frame.outcome": outcome, "isl.frame.number": number}
        frame = self._tracer.start_span(
            "frame", self._within, SpanKind.SERVER, facts, start_time=started
        )
        if timings is not None:
            within = trace.set_span_in_context(frame, Context())
            at = started
            steps = {
                "wait": timings.queue_ms,
                "decode": timings.decode_ms,
                "model": timings.model_ms,
            }
            for name, milliseconds in steps.items():
                until = min(ended, at + int(milliseconds * 1e6))
                self._tracer.start_span(name, within, start_time=at).end(until)
                at = until
            self._tracer.start_span("answer", within, start_time=at).end(ended)
        frame.end(ended)

    def end(self, reason: str) -> None:
        """The connection is closed."""
        self._span.set_attributes({"isl.frames": self._frames, "isl.session.ended": reason})
        self._span.end()


class JsonExporter(SpanExporter):
    """Posts spans as OTLP's JSON.

    OpenTelemetry's own exporter needs protobuf 5 or newer, and MediaPipe one below.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._silent_until = 0.0

    @override
    def export(self, spans: Sequence[ReadableSpan]) -> SpanExportResult:
        body = json.dumps(to_otlp(spans)).encode()
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self._url, body, headers, method="POST")
        try:
            # The address is a setting of whoever runs this, and http or https.
            with urllib.request.urlopen(request, timeout=_SEND_TIMEOUT_S):
                return SpanExportResult.SUCCESS
        except OSError as error:
            now = time.monotonic()
            if now >= self._silent_until:
                self._silent_until = now + _COMPLAINT_EVERY_S
                logger.warning("traces are not taken", extra={"reason": str(error)})
            return SpanExportResult.FAILURE


def to_otlp(spans: Sequence[ReadableSpan]) -> dict[str, object]:
    """The body of an ExportTraceServiceRequest; all spans are of one resource."""
    resource = spans[0].resource.attributes
    return {
        "resourceSpans": [
            {
                "resource": {"attributes": _attributes(resource)},
                "scopeSpans": [{"scope": {"name": "isl"}, "spans": [_span(one) for one in spans]}],
            }
        ]
    }


def _span(span: ReadableSpan) -> dict[str, object]:
    context = span.get_span_context()
    assert context is not None
    told: dict[str, object] = {
        "traceId": f"{context.trace_id:032x}",
        "spanId": f"{context.span_id:016x}",
        "name": span.name,
        # The enumeration of the protocol begins with "unspecified".
        "kind": span.kind.value + 1,
        "startTimeUnixNano": str(span.start_time),
        "endTimeUnixNano": str(span.end_time),
        "attributes": _attributes(span.attributes or {}),
        "status": {"code": span.status.status_code.value},
    }
    if span.parent is not None:
        told["parentSpanId"] = f"{span.parent.span_id:016x}"
    return told


def _attributes(values: Attributes) -> list[dict[str, object]]:
    return [{"key": key, "value": _value(value)} for key, value in (values or {}).items()]


def _value(value: object) -> dict[str, object]:
    if isinstance(value, bool):
        return {"boolValue": value}
    if isinstance(value, int):
        return {"intValue": str(value)}
    if isinstance(value, float):
        return {"doubleValue": value}
    return {"stringValue": str(value)}
