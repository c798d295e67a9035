"""Spans, where an endpoint is set; without one OpenTelemetry's SDK is not imported."""

import re
import uuid
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Protocol

from isl_inference_kit.settings import ServiceSettings
from isl_inference_kit.wire import FrameTimings

# W3C Trace Context, version 00: trace, span of the caller, flags.
_TRACEPARENT = re.compile(r"00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]([0-9a-f])")
_TRACE_ID = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True, slots=True)
class Caller:
    """The span in which a request was sent."""

    trace_id: str
    span_id: str
    is_kept: bool


class RequestSpan(Protocol):
    """A request's span while it lasts."""

    def answer(self, name: str, status: int) -> None:
        """Its name without ids, and what was answered."""
        ...


class SessionTrace(Protocol):
    """The trace of one connection."""

    def add_frame(
        self, *, received_at: float, ended_at: float, outcome: str, timings: FrameTimings | None
    ) -> None:
        """What became of a frame, by the server's monotonic clock; most frames leave no span."""
        ...

    def end(self, reason: str) -> None:
        """The connection is closed."""
        ...


class Tracing(Protocol):
    """Spans of this process, on their way to where the endpoint says."""

    def open_session(self, trace_id: str, *, frames_each: int) -> SessionTrace | None:
        """One span a connection; None where its trace is not kept."""
        ...

    def request(
        self, trace_id: str, caller: Caller | None
    ) -> AbstractContextManager[RequestSpan | None]:
        """A span around a request."""
        ...

    def step(self, name: str) -> AbstractContextManager[None]:
        """A span within the present one."""
        ...

    def close(self) -> None:
        """Send what is left."""
        ...


# One a process, as logging is.
_active: Tracing | None = None


def start_tracing(service: str, settings: ServiceSettings) -> None:
    """Begin to send spans, where an endpoint is set; before the app is made."""
    global _active
    endpoint = settings.otel_exporter_otlp_endpoint
    if endpoint is None:
        return
    from isl_inference_kit.otlp import OtlpTracing

    _active = OtlpTracing(service, endpoint, share=settings.otel_traces_sampler_arg)


def active_tracing() -> Tracing | None:
    """What spans go to; None where tracing is off."""
    return _active


def stop_tracing() -> None:
    """Send what is left, for a moment at most."""
    global _active
    if _active is not None:
        _active.close()
        _active = None


def step(name: str) -> AbstractContextManager[None]:
    """Around a part of a request's work that is worth a span of its own."""
    return nullcontext() if _active is None else _active.step(name)


def caller_of(headers: Mapping[str, str]) -> Caller | None:
    """Whoever sent this within a span."""
    found = _TRACEPARENT.fullmatch(headers.get("traceparent", ""))
    if found is None or int(found[1], 16) == 0 or int(found[2], 16) == 0:
        return None
    return Caller(found[1], found[2], is_kept=int(found[3], 16) % 2 == 1)


def request_id_from(given: str, accepted: re.Pattern[str]) -> str:
    """The id that a caller gave where it is one, else a new one.

    Where tracing is on a request is called as its trace is.
    """
    if _active is not None:
        accepted = _TRACE_ID
    is_one = accepted.fullmatch(given) is not None and given.strip("0") != ""
    return given if is_one else uuid.uuid4().hex
