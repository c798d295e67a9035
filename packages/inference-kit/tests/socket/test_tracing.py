"""Spans of connections and frames, as a store of traces receives them."""

import json
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from isl_inference_kit import tracing
from isl_inference_kit.analysis import Analysis, Frame
from isl_inference_kit.server import create_socket_app
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.testing import (
    FakeAnalyser,
    a_jpeg,
    connected,
    data_url,
    eventually,
    serving,
)

MakeSettings = Callable[..., SocketSettings]
TRACE_ID = "0af7651916cd43dd8448eb211c80319c"


@contextmanager
def receiving() -> Generator[tuple[str, list[dict[str, Any]]]]:
    spans: list[dict[str, Any]] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            assert self.path == "/v1/traces"
            for resource in body["resourceSpans"]:
                assert {"key": "service.name", "value": {"stringValue": "fake"}} in resource[
                    "resource"
                ]["attributes"]
                spans.extend(resource["scopeSpans"][0]["spans"])
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", spans
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def traced(settings: SocketSettings) -> Generator[None]:
    tracing.start_tracing("fake", settings)
    try:
        yield
    finally:
        tracing.stop_tracing()


def facts(span: dict[str, Any]) -> dict[str, Any]:
    return {one["key"]: next(iter(one["value"].values())) for one in span["attributes"]}


async def test_a_connection_is_a_trace_and_one_of_so_many_frames_a_span_in_it(
    settings: MakeSettings,
) -> None:
    def unless_second(frame: Frame) -> Analysis:
        if frame.id == "2":
            raise RuntimeError("no")
        return Analysis()

    jpeg = a_jpeg()
    with receiving() as (endpoint, spans):
        ours = settings(otel_exporter_otlp_endpoint=endpoint, frame_traces_each=2)
        with traced(ours):
            app = create_socket_app(ours, FakeAnalyser(answer=unless_second))
            async with serving(app, ours) as url:
                await eventually(lambda: app.readiness.ready)
                async with connected(url, auth={"requestId": TRACE_ID}) as client:
                    for number in range(3):
                        await client.ask({"id": str(number), "image": jpeg})
        frames = [span for span in spans if span["name"] == "frame"]
        session = next(span for span in spans if span["name"] == "session")
    assert {span["traceId"] for span in spans} == {TRACE_ID}
    assert "parentSpanId" not in session
    assert facts(session)["isl.frames"] == "3"
    assert [facts(span)["isl.frame.outcome"] for span in frames] == ["served", "ANALYSIS_FAILED"]
    assert [facts(span)["isl.frame.number"] for span in frames] == ["0", "2"]
    assert {span["parentSpanId"] for span in frames} == {session["spanId"]}
    steps = [span for span in spans if span.get("parentSpanId") == frames[0]["spanId"]]
    assert [span["name"] for span in steps] == ["wait", "decode", "model", "answer"]
    ends = [int(span["endTimeUnixNano"]) for span in steps]
    assert [int(span["startTimeUnixNano"]) for span in steps[1:]] == ends[:-1]
    assert ends[-1] == int(frames[0]["endTimeUnixNano"])


async def test_what_could_be_no_trace_is_called_anew_and_a_share_of_none_sends_nothing(
    settings: MakeSettings,
) -> None:
    with receiving() as (endpoint, spans):
        ours = settings(otel_exporter_otlp_endpoint=endpoint, otel_traces_sampler_arg=0)
        with traced(ours):
            app = create_socket_app(ours, FakeAnalyser())
            async with serving(app, ours) as url:
                await eventually(lambda: app.readiness.ready)
                async with connected(url, auth={"requestId": "mine"}) as client:
                    await client.ask(data_url(a_jpeg()))
                    (served,) = app._clients.values()  # pyright: ignore[reportPrivateUsage]
                    assert tracing._TRACE_ID.fullmatch(served.request_id)  # pyright: ignore[reportPrivateUsage]
                    assert served.trace is None
    assert spans == []
