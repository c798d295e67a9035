"""A real client against a real server with a fake analyser."""

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import httpx
import pytest
from isl_inference_kit.analysis import Analysis, Frame, Offer
from isl_inference_kit.errors import InferenceError
from isl_inference_kit.server import SocketApp, create_socket_app
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.testing import (
    FakeAnalyser,
    FrameClient,
    a_jpeg,
    connected,
    data_url,
    eventually,
    operating,
    raw_connection,
    serving,
)
from isl_inference_kit.wire import RecognisedSign, SignCandidate, SignPrediction, Skeleton
from websockets.exceptions import InvalidStatus

MakeSettings = Callable[..., SocketSettings]


@asynccontextmanager
async def ready(
    settings: SocketSettings, analyser: FakeAnalyser
) -> AsyncGenerator[tuple[str, SocketApp[list[str | None]]]]:
    app = create_socket_app(settings, analyser)
    async with serving(app, settings) as url:
        await eventually(lambda: app.readiness.ready)
        yield url, app


async def test_a_data_url_is_answered_with_the_whole_contract(settings: MakeSettings) -> None:
    async with ready(settings(), FakeAnalyser()) as (url, _), connected(url) as client:
        answer = await client.ask(data_url(a_jpeg(64, 48)))
    assert answer["id"] is None
    assert answer["face_analysis"] == {"Size": "64x48", "Frames": "1"}
    assert answer["face_parameters"] == {}
    assert answer["predictions"] == {"label": "", "scores": {}}
    assert answer["predictions2"] == {"id": "", "label": "", "candidates": []}
    assert answer["error"] is None
    assert answer["model"] == {"name": "fake", "version": "1"}
    assert set(answer["timings"]) == {"queue_ms", "decode_ms", "model_ms"}
    assert client.sessions == [{"signedIn": False, "framesPerSecond": 10, "landmarksPerSecond": 4}]


async def test_an_envelope_with_a_binary_image_is_answered_under_its_id(
    settings: MakeSettings,
) -> None:
    async with ready(settings(), FakeAnalyser()) as (url, _), connected(url) as client:
        answer = await client.ask({"id": "17", "sentAt": 1.0, "image": a_jpeg()})
        assert (answer["id"], answer["error"]) == ("17", None)


async def test_a_broken_frame_is_answered_with_an_error_and_the_next_one_works(
    settings: MakeSettings,
) -> None:
    async with ready(settings(), FakeAnalyser()) as (url, app), connected(url) as client:
        broken = await client.ask({"id": "1", "image": "data:image/png;base64,xx"})
        assert (broken["id"], broken["error"]) == ("1", "The frame is not a JPEG.")
        nothing = await client.ask(None)
        assert nothing["error"] == "A frame is a JPEG data URL or {id, image}."
        large = await client.ask({"id": "2", "image": a_jpeg(1300, 600)})
        assert large["error"] == "The frame is 1300x600; at most 1280x960 is accepted."
        assert (await client.ask({"id": "3", "image": a_jpeg()}))["error"] is None
        assert app.metrics.frames_served._value.get() == 1


async def test_what_an_analyser_throws_never_reaches_the_client(settings: MakeSettings) -> None:
    def explode(_: Frame) -> Analysis:
        raise RuntimeError("secret path /x/y")

    async with (
        ready(settings(), FakeAnalyser(answer=explode)) as (url, _),
        connected(url) as client,
    ):
        answer = await client.ask(data_url(a_jpeg()))
        assert answer["error"] == "This frame could not be analysed."
        assert client.is_connected


async def test_each_client_has_its_own_memory_and_a_new_connection_a_fresh_one(
    settings: MakeSettings,
) -> None:
    jpeg = data_url(a_jpeg())
    async with ready(settings(), FakeAnalyser()) as (url, _):
        async with connected(url) as one, connected(url) as other:
            await one.ask(jpeg)
            assert (await one.ask(jpeg))["face_analysis"]["Frames"] == "2"
            assert (await other.ask(jpeg))["face_analysis"]["Frames"] == "1"
        async with connected(url) as again:
            assert (await again.ask(jpeg))["face_analysis"]["Frames"] == "1"


async def test_a_message_beyond_a_mebibyte_closes_the_connection_and_nothing_else(
    settings: MakeSettings,
) -> None:
    async with ready(settings(), FakeAnalyser()) as (url, _), connected(url) as other:
        async with connected(url) as client:
            large = await client.ask({"id": "1", "image": "x" * (600 * 1024)})
            assert large["error"] == "The frame is larger than 512 KiB of text."
            await client.send("x" * (1100 * 1024))
            await eventually(lambda: not client.is_connected)
        assert (await other.ask(data_url(a_jpeg())))["error"] is None


async def test_a_page_of_another_origin_is_refused(settings: MakeSettings) -> None:
    ours = settings(web_origins=("http://ours.test",))
    async with ready(ours, FakeAnalyser()) as (url, _):
        with pytest.raises(InvalidStatus):
            async with raw_connection(url, origin="http://evil.test"):
                pass
        async with connected(url, origin="http://ours.test") as client:
            assert client.sessions


async def test_health_ready_and_metrics_say_what_is_so(settings: MakeSettings) -> None:
    analyser = FakeAnalyser()
    app = create_socket_app(settings(), analyser)
    async with serving(app, settings()) as url, httpx.AsyncClient(base_url=url) as http:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            await client.ask(data_url(a_jpeg()))
            async with operating(app) as operators:
                metrics = (await operators.get("/metrics")).text
                answer = await operators.get("/ready")
                assert (await operators.get("/health")).json() == {"status": "up"}
        assert answer.status_code == 200
        assert answer.json() == {
            "ready": True,
            "checks": {"model": "ok"},
            "model": {"name": "fake", "version": "1"},
        }
        assert (await http.get("/health")).json() == {"status": "up"}
        outline = await http.get("/ready")
        assert (outline.status_code, outline.json()) == (
            200,
            {"ready": True, "checks": {"model": "ok"}},
        )
        for path in ("/elsewhere", "/metrics"):
            assert (await http.get(path)).status_code == 404
    for line in ("isl_frames_in_total 1.0", "isl_frames_served_total 1.0", "isl_clients 1.0"):
        assert line in metrics
    assert "isl_queue_age_seconds_count 1.0" in metrics
    assert "isl_model_seconds_count 1.0" in metrics
    assert len(analyser.warmed_threads) == 2
    assert analyser.is_closed


async def test_every_http_answer_has_an_id_and_refusals_are_the_contract_s(
    settings: MakeSettings,
) -> None:
    app = create_socket_app(settings(), FakeAnalyser())
    async with serving(app, settings()) as url, httpx.AsyncClient(base_url=url) as http:
        for method, path, status, code in (
            ("GET", "/health", 200, None),
            ("GET", "/elsewhere", 404, "NOT_FOUND"),
            ("DELETE", "/ready", 405, "METHOD_NOT_ALLOWED"),
            ("GET", "/socket.io/?EIO=4&transport=polling", 400, "NOT_A_HANDSHAKE"),
        ):
            answer = await http.request(method, path)
            assert answer.status_code == status
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["x-request-id"]
            assert ("GET" in answer.headers.get("allow", "")) == (status == 405)
            if code is not None:
                refused = answer.json()
                assert (refused["statusCode"], refused["code"]) == (status, code)
                assert refused["requestId"] == answer.headers["x-request-id"]


async def test_a_model_that_does_not_load_is_said_by_ready_and_by_each_answer(
    settings: MakeSettings,
) -> None:
    app = create_socket_app(settings(), FakeAnalyser(fails_to_load="the weights are missing"))
    async with serving(app, settings()) as url, httpx.AsyncClient(base_url=url) as http:
        await eventually(lambda: app.readiness.report().checks["model"] != "starting")
        async with operating(app) as operators:
            answer = await operators.get("/ready")
        assert answer.status_code == 503
        assert answer.json() == {"ready": False, "checks": {"model": "the weights are missing"}}
        outline = await http.get("/ready")
        assert outline.status_code == 503
        assert outline.json() == {"ready": False, "checks": {"model": "not ready"}}
        assert (await http.get("/health")).status_code == 200
        async with connected(url) as client:
            frame = await client.ask({"id": "4", "image": a_jpeg()})
            assert (frame["id"], frame["error"]) == ("4", "The model is not loaded yet.")


async def test_draining_says_not_ready_and_closes_so_that_clients_reconnect(
    settings: MakeSettings,
) -> None:
    async with ready(settings(), FakeAnalyser()) as (url, app), httpx.AsyncClient() as http:
        async with connected(url) as client:
            await app.drain()
            assert (await http.get(f"{url}/ready")).status_code == 503
            await eventually(lambda: not client.is_connected)


async def test_a_client_that_only_connects_and_leaves_is_forgotten(settings: MakeSettings) -> None:
    async with ready(settings(), FakeAnalyser()) as (url, app):
        client = FrameClient()
        await client.io.connect(url, transports=["websocket"])
        await client.io.disconnect()
        await eventually(lambda: app.metrics.clients._value.get() == 0)


async def test_an_error_with_a_sentence_for_people_reaches_them(settings: MakeSettings) -> None:
    def refuse(_: Frame) -> Analysis:
        raise InferenceError("ANALYSIS_FAILED", "The picture is too dark.")

    analyser = FakeAnalyser(answer=refuse)
    async with ready(settings(), analyser) as (url, _), connected(url) as client:
        answer = await client.ask({"id": "1", "image": a_jpeg()})
        assert (answer["id"], answer["error"]) == ("1", "The picture is too dark.")
        assert client.is_connected


async def test_an_answer_that_breaks_the_contract_is_an_error_and_no_end(
    settings: MakeSettings,
) -> None:
    answers = iter([Analysis(face_analysis={"Eyebrows": 5}), Analysis()])  # type: ignore[dict-item]
    analyser = FakeAnalyser(answer=lambda _: next(answers))
    async with ready(settings(), analyser) as (url, _), connected(url) as client:
        first = await client.ask(data_url(a_jpeg()))
        assert first["error"] == "This frame could not be analysed."
        assert (await client.ask(data_url(a_jpeg())))["error"] is None


async def test_what_is_left_empty_is_left_out_and_what_is_given_is_there(
    settings: MakeSettings,
) -> None:
    sign = SignPrediction(
        id="word-good",
        label="GOOD",
        candidates=[SignCandidate(id="word-good", label="GOOD", score=0.9, learntFrom="avatar")],
        production=0,
    )
    skeleton = Skeleton(pose=[], leftHand=[0.5, 0.25], rightHand=[])

    def answer_of(frame: Frame) -> Analysis:
        return Analysis(predictions2=sign, skeleton=skeleton if frame.wants_skeleton else None)

    fake = FakeAnalyser(answer=answer_of)
    async with ready(settings(), fake) as (url, _), connected(url) as client:
        plain = await client.ask({"image": a_jpeg()})
        drawn = await client.ask({"image": a_jpeg(), "skeleton": True})
    assert "skeleton" not in plain
    assert drawn["skeleton"] == {"pose": [], "leftHand": [0.5, 0.25], "rightHand": []}
    assert plain["predictions2"] == {
        "id": "word-good",
        "label": "GOOD",
        "candidates": [{"id": "word-good", "label": "GOOD", "score": 0.9, "learntFrom": "avatar"}],
        "production": 0,
    }


async def test_those_who_send_share_what_the_machine_can_serve(settings: MakeSettings) -> None:
    now = [0.0]
    ours = settings(frames_per_second=15)
    app = create_socket_app(
        ours, FakeAnalyser(), clock=lambda: now[0], offer=lambda: Offer(capacity=20.0)
    )
    frame = {"image": a_jpeg()}
    async with serving(app, ours) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as first, connected(url) as second:
            assert [s["framesPerSecond"] for s in first.sessions] == [15]
            assert [s["framesPerSecond"] for s in second.sessions] == [15]
            await first.ask(frame)
            await eventually(lambda: len(second.sessions) == 2)
            # It would share with the first; the first shares with nobody yet.
            assert second.sessions[-1]["framesPerSecond"] == 8
            await second.ask(frame)
            await eventually(lambda: len(first.sessions) == 2)
            assert first.sessions[-1]["framesPerSecond"] == 8
            now[0] = 4.0
            await first.ask(frame)
            now[0] = 5.5  # the second sent nothing for more than five seconds
            await eventually(lambda: len(first.sessions) == 3)
            assert first.sessions[-1]["framesPerSecond"] == 15


async def test_the_vocabulary_is_said_at_connect(settings: MakeSettings) -> None:
    sign = RecognisedSign(id="word-good", label="GOOD", learntFrom="avatar", isSaid=True)
    app = create_socket_app(settings(), FakeAnalyser(), offer=lambda: Offer(vocabulary=[sign]))
    async with serving(app, settings()) as url, connected(url) as client:
        assert client.sessions[0]["vocabulary"] == [sign.model_dump(exclude_none=True)]
