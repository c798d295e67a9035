"""POST /api/py/generate through the real app."""

import asyncio
import re
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from isl_contracts.generated.wire import GenerateReply
from isl_inference_kit.testing import operating
from isl_rewriter.app import MAX_BODY_BYTES, RewriterApp
from isl_rewriter.rewriter import Rewriter, Rewritten
from isl_rewriter.settings import RewriterSettings

Ready = Callable[[RewriterApp], Awaitable[httpx.Response]]
Serve = Callable[..., AbstractAsyncContextManager[tuple[RewriterApp, httpx.AsyncClient]]]


@asynccontextmanager
async def serving(
    rewriter: Rewriter | None = None, **values: object
) -> AsyncGenerator[tuple[RewriterApp, httpx.AsyncClient]]:
    defaults: dict[str, object] = {"workers": 1, "drain_seconds": 0.0}
    app = RewriterApp(RewriterSettings.model_validate(defaults | values), rewriter)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://rewriter") as http,
    ):
        yield app, http


async def metrics_of(app: RewriterApp) -> str:
    async with operating(app) as operators:
        return (await operators.get("/metrics")).text


async def generate(http: httpx.AsyncClient, sentence: object, emotion: object) -> httpx.Response:
    return await http.post("/api/py/generate", json={"sentence": sentence, "emotion": emotion})


async def test_recognised_signs_become_a_sentence_with_its_face(rewriter: Rewriter) -> None:
    async with serving(rewriter) as (_, http):
        answer = await generate(http, "YOUR NAME WHAT", "happy")
    assert answer.status_code == 200
    body = GenerateReply.model_validate(answer.json())
    assert body.rewritten_sentence == "What is your name?"
    assert body.with_feeling == "Tell me, what is your name?"
    assert (body.certain, body.readings) == (True, [])
    assert body.plain_sentence == "What is your name?"
    assert body.gloss == ["YOUR", "NAME", "WHAT"]
    assert body.non_manual_features[0] == "* Eyebrows: raised over WHAT"
    first = body.spans[0]
    assert (first.channel, first.value, first.start, first.end) == ("brows", "up", 2, 3)
    assert first.source == "grammar"
    assert "notes" not in answer.json()
    assert "note_details" not in answer.json()
    assert body.written_by == "grammar"


async def test_marks_of_the_face_and_the_sentence_s_type_are_read(rewriter: Rewriter) -> None:
    async with serving(rewriter) as (_, http):
        asked = await http.post(
            "/api/py/generate",
            json={
                "sentence": "YOU COME",
                "emotion": "",
                "marks": [{"mark": "asking", "start": 0, "end": 2}],
            },
        )
        told = await http.post(
            "/api/py/generate",
            json={"sentence": "YOU HUNGRY", "emotion": "", "sentence_type": "statement"},
        )
    assert asked.json()["plain_sentence"] == "Are you coming?"
    assert told.json()["plain_sentence"] == "You are hungry."


@pytest.mark.parametrize(
    "more",
    [
        {"marks": [{"mark": "joy", "start": 0, "end": 1}]},
        {"marks": [{"mark": "asking", "start": -1, "end": 1}]},
        {"marks": [{"mark": "asking", "start": 0, "end": 1}] * 65},
        {"sentence_type": "song"},
    ],
)
async def test_a_wrong_mark_or_type_is_refused(rewriter: Rewriter, more: dict[str, object]) -> None:
    async with serving(rewriter) as (_, http):
        answer = await http.post(
            "/api/py/generate", json={"sentence": "YOU", "emotion": "", **more}
        )
    assert (answer.status_code, answer.json()["code"]) == (400, "INVALID_REQUEST")


async def test_what_could_not_be_used_is_noted(rewriter: Rewriter) -> None:
    async with serving(rewriter) as (_, http):
        body = (await generate(http, "YOU ARE HUNGRY", "")).json()
    assert body["plain_sentence"] == "Are you hungry?"
    assert body["notes"] == ["'ARE' is no sign of ISL and was left out."]
    assert body["note_details"] == [{"code": "notOfIsl", "word": "ARE"}]


@pytest.mark.parametrize(
    ("sentence", "emotion", "code"),
    [
        ("", "happy", "SENTENCE_EMPTY"),
        ("?? ...", "happy", "SENTENCE_EMPTY"),
        ("YOUR NAME WHAT", "joy", "UNKNOWN_EMOTION"),
        ("I " * 201, "happy", "SENTENCE_TOO_LONG"),
        ("word " * 10_000, "happy", "SENTENCE_TOO_LONG"),
        ("x" * 4001, "happy", "SENTENCE_TOO_LONG"),
        ("YOU", "x" * 41, "INVALID_REQUEST"),
        (None, "happy", "INVALID_REQUEST"),
        (["YOU"], "happy", "INVALID_REQUEST"),
        ("YOU", 5, "INVALID_REQUEST"),
    ],
)
async def test_a_wrong_request_is_refused_with_a_code(
    rewriter: Rewriter, sentence: object, emotion: object, code: str
) -> None:
    async with serving(rewriter) as (_, http):
        answer = await generate(http, sentence, emotion)
    body = answer.json()
    assert answer.status_code == 400
    assert body["code"] == code
    assert set(body) == {"statusCode", "code", "message", "requestId"}
    assert body["statusCode"] == 400
    assert body["message"].endswith(".")
    assert body["requestId"] == answer.headers["x-request-id"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"sentence": "YOU"}',
        b"\xff\xfe",
        b'"YOU"',
        b"[" * 5000,
        b'{"sentence": "\\ud800", "emotion": ""}',
    ],
)
async def test_a_body_that_is_not_the_contract_s_is_refused(
    rewriter: Rewriter, content: bytes
) -> None:
    headers = {"content-type": "application/json"}
    async with serving(rewriter) as (_, http):
        answer = await http.post("/api/py/generate", content=content, headers=headers)
    assert answer.status_code == 400
    assert set(answer.json()) == {"statusCode", "code", "message", "requestId"}


async def test_a_body_too_large_is_refused_before_it_is_read_in_full(rewriter: Rewriter) -> None:
    sent = 0

    async def body() -> AsyncGenerator[bytes]:
        nonlocal sent
        while sent < 100 * MAX_BODY_BYTES:
            sent += MAX_BODY_BYTES
            yield b" " * MAX_BODY_BYTES

    headers = {"content-type": "application/json"}
    async with serving(rewriter) as (_, http):
        answer = await http.post("/api/py/generate", content=body(), headers=headers)
    assert answer.status_code == 413
    assert answer.json()["code"] == "BODY_TOO_LARGE"


async def test_the_gateway_s_request_id_is_kept_and_a_strange_one_is_replaced(
    rewriter: Rewriter,
) -> None:
    async with serving(rewriter) as (_, http):
        kept = await http.get("/nowhere", headers={"x-request-id": "abc-1"})
        replaced = await http.get("/nowhere", headers={"x-request-id": "a b"})
    assert kept.status_code == 404
    assert kept.json() == {
        "statusCode": 404,
        "code": "NOT_FOUND",
        "message": "There is nothing here.",
        "requestId": "abc-1",
    }
    assert replaced.headers["x-request-id"] not in ("", "a b")


async def test_another_method_is_refused(rewriter: Rewriter) -> None:
    async with serving(rewriter) as (_, http):
        answer = await http.get("/api/py/generate")
    assert (answer.status_code, answer.json()["code"]) == (405, "METHOD_NOT_ALLOWED")


class Slow(Rewriter):
    """Waits until it is let go."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.started = threading.Event()

    def rewrite(self, sentence: str, emotion: str, **_: object) -> Rewritten:
        self.started.set()
        self.gate.wait(10)
        return Rewritten(sentence, emotion, sentence, (), (), (), ())


async def test_beyond_its_places_it_says_when_to_come_back() -> None:
    slow = Slow()
    async with serving(slow, max_waiting=1) as (_, http):
        first = asyncio.create_task(generate(http, "YOU", ""))
        await asyncio.to_thread(slow.started.wait, 10)
        second = asyncio.create_task(generate(http, "YOU", ""))
        await asyncio.sleep(0)
        answers = [await generate(http, "YOU", "") for _ in range(1)]
        slow.gate.set()
        answers += [await first, await second]
    assert [answer.status_code for answer in answers] == [503, 200, 200]
    assert answers[0].headers["retry-after"] == "1"
    assert answers[0].json()["code"] == "OVERLOADED"


async def test_a_sentence_that_takes_too_long_is_given_up() -> None:
    slow = Slow()
    async with serving(slow, rewrite_timeout_ms=100) as (_, http):
        answer = await generate(http, "YOU", "")
        slow.gate.set()
    assert answer.status_code == 503
    assert answer.json()["code"] == "TIMED_OUT"
    assert answer.headers["retry-after"] == "2"


class Broken(Rewriter):
    """Fails with something internal."""

    def __init__(self) -> None:
        pass

    def rewrite(self, sentence: str, emotion: str, **_: object) -> Rewritten:
        raise RuntimeError(f"secret {sentence} {emotion}")


async def test_a_failure_says_nothing_internal() -> None:
    async with serving(Broken()) as (_, http):
        answer = await generate(http, "YOU", "")
    assert answer.status_code == 500
    assert answer.json()["code"] == "INTERNAL"
    assert "secret" not in answer.text
    assert answer.json()["requestId"]


async def test_it_is_ready_once_the_data_is_loaded_and_says_which_grammar(ready: Ready) -> None:
    async with serving() as (app, http):
        assert (await http.get("/health")).json() == {"status": "up"}
        answer = await ready(app)
        assert answer.status_code == 200
        assert answer.json()["model"]["name"] == "isl-grammar"
        assert (await generate(http, "YOU HUNGRY", "")).status_code == 200
        metrics = await metrics_of(app)
        assert 'isl_rewriter_answers_total{code="OK"} 1.0' in metrics
        await app.drain()
        assert (await http.get("/ready")).status_code == 503
        assert (await generate(http, "YOU HUNGRY", "")).status_code == 200


async def test_each_request_is_measured_by_its_route_and_never_by_its_address(
    rewriter: Rewriter,
) -> None:
    async with serving(rewriter) as (app, http):
        await generate(http, "YOU HUNGRY", "")
        await generate(http, 5, "")
        await http.get("/api/py/generate")
        await http.get("/private/asha@example.org")
        await http.request("BREW", "/health")
        metrics = await metrics_of(app)
    counts = re.findall(r"http_request_duration_seconds_count\{(.+)\} (\d)", metrics)
    assert counts == [
        ('method="POST",route="/api/py/generate",status="200"', "1"),
        ('method="POST",route="/api/py/generate",status="400"', "1"),
        ('method="GET",route="/api/py/generate",status="405"', "1"),
        ('method="GET",route="unmatched",status="404"', "1"),
        ('method="other",route="/health",status="405"', "1"),
    ]
    assert "asha" not in metrics


async def test_with_broken_data_it_stays_up_and_says_why(tmp_path: Path, ready: Ready) -> None:
    (tmp_path / "concepts").mkdir()
    (tmp_path / "concepts" / "hungry.json").write_text("{")
    async with serving(lexicon_dir=tmp_path) as (app, http):
        answer = await ready(app)
        refused = await generate(http, "YOU", "")
        assert (await http.get("/health")).status_code == 200
    assert answer.status_code == 503
    assert answer.json()["checks"]["model"].startswith("hungry.json")
    assert (refused.status_code, refused.json()["code"]) == (503, "NOT_READY")
