"""A sequence-to-sequence model behind the content check: a real one, made on the spot."""

import asyncio
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Never

import httpx
import pytest
from isl_inference_kit.testing import operating
from isl_rewriter.app import RewriterApp
from isl_rewriter.backends.base import SentenceModel
from isl_rewriter.backends.ctranslate import CTranslateModel
from isl_rewriter.errors import DataError
from isl_rewriter.rewriter import Rewriter
from isl_rewriter.settings import RewriterSettings

from .tiny_model import save_tiny_model

pytestmark = pytest.mark.model

Ready = Callable[[RewriterApp], Awaitable[httpx.Response]]


@asynccontextmanager
async def serving(
    rewriter: Rewriter | None, model: SentenceModel | None = None, **values: object
) -> AsyncGenerator[tuple[RewriterApp, httpx.AsyncClient]]:
    settings = RewriterSettings.model_validate({"workers": 2, "drain_seconds": 0.0, **values})
    app = RewriterApp(settings, rewriter, model)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://rewriter") as http,
    ):
        yield app, http


async def metrics_of(app: RewriterApp) -> str:
    async with operating(app) as operators:
        return (await operators.get("/metrics")).text


async def generate(http: httpx.AsyncClient, sentence: str, emotion: str = "") -> dict[str, object]:
    body = {"sentence": sentence, "emotion": emotion}
    answer = await http.post("/api/py/generate", json=body)
    assert answer.status_code == 200
    return answer.json()


def tiny(folder: Path, sentence: str) -> CTranslateModel:
    return CTranslateModel(save_tiny_model(folder, sentence), threads=1, beam=2)


def test_a_converted_model_is_loaded_and_writes(tmp_path: Path) -> None:
    assert tiny(tmp_path, "Where do you live?").write("YOU LIVE PLACE WHAT") == "Where do you live?"


async def test_the_service_loads_the_model_of_its_settings(tmp_path: Path, ready: Ready) -> None:
    folder = save_tiny_model(tmp_path / "tiny", "I eat rice.")
    async with serving(None, neural_model_dir=folder) as (app, http):
        assert (await ready(app)).json()["model"]["name"] == "isl-grammar and tiny"
        body = await generate(http, "I RICE EAT", "happy")
        metrics = await metrics_of(app)
    assert body["plain_sentence"] == "I eat rice."
    assert body["rewritten_sentence"] == "I eat rice!"
    assert body["with_feeling"] == "How nice! I eat rice!"
    assert body["written_by"] == "model"
    assert 'isl_rewriter_wordings_total{outcome="OK"} 1.0' in metrics


@pytest.mark.parametrize(
    ("signs", "wording"),
    [
        ("I RICE EAT", "I eat."),
        ("I RICE EAT", "I eat good rice."),
        ("I RICE EAT", "I do not eat rice."),
        ("I RICE EAT NOT", "I eat rice."),
        ("I RICE EAT", "You eat rice."),
        ("I RICE EAT", "Do I eat rice?"),
        ("YOU RICE EAT WHEN", "Where will you eat rice?"),
        ("MY FATHER DIE", "His father died."),
        ("RAHUL COME", "Priya is coming."),
    ],
)
async def test_a_wording_that_says_something_else_gives_way_to_the_grammar(
    rewriter: Rewriter, tmp_path: Path, signs: str, wording: str
) -> None:
    grammar = rewriter.rewrite(signs, "")
    async with serving(rewriter, tiny(tmp_path, wording)) as (app, http):
        body = await generate(http, signs)
        assert (
            app.registry.get_sample_value("isl_rewriter_wordings_total", {"outcome": "REFUSED"})
            == 1
        )
    assert body["plain_sentence"] == grammar.plain
    assert body["written_by"] == "grammar"


async def test_the_model_may_read_the_grammar_s_sentence_in_a_prompt(rewriter: Rewriter) -> None:
    class Echo:
        name = "echo"
        heard: str = ""

        def write(self, prompt: str) -> str:
            self.heard = prompt
            return prompt

    model = Echo()
    prompt = {"neural_input": "sentence", "neural_prompt": "polish: {text}"}
    async with serving(rewriter, model, **prompt) as (_, http):
        await generate(http, "I RICE EAT")
    assert model.heard == "polish: I am eating rice."


class Held:
    """Waits until it is let go, then says its sentence."""

    name = "held"

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.started = threading.Event()

    def write(self, prompt: str) -> str:
        self.started.set()
        self.gate.wait(10)
        return prompt


async def test_a_slow_model_is_not_waited_for(rewriter: Rewriter) -> None:
    model = Held()
    async with serving(rewriter, model, neural_timeout_ms=50) as (_, http):
        body = await generate(http, "I RICE EAT")
        model.gate.set()
    assert body["plain_sentence"] == "I am eating rice."
    assert body["notes"] == ["The model was too slow or failed; this is the grammar's sentence."]
    assert body["note_details"] == [{"code": "modelUnavailable"}]


async def test_beyond_the_model_s_places_the_grammar_answers_at_once(rewriter: Rewriter) -> None:
    model = Held()
    limits = {"neural_timeout_ms": 10_000, "neural_max_waiting": 1}
    async with serving(rewriter, model, **limits) as (app, http):
        first = asyncio.create_task(generate(http, "I RICE EAT"))
        await asyncio.to_thread(model.started.wait, 10)
        others = [asyncio.create_task(generate(http, "I RICE EAT")) for _ in range(2)]
        done, _ = await asyncio.wait(others, return_when=asyncio.FIRST_COMPLETED, timeout=10)
        assert [task.result()["plain_sentence"] for task in done] == ["I am eating rice."]
        model.gate.set()
        await asyncio.gather(first, *others)
        assert (
            app.registry.get_sample_value("isl_rewriter_wordings_total", {"outcome": "OVERLOADED"})
            == 1
        )


async def test_a_model_that_fails_costs_nobody_the_sentence(rewriter: Rewriter) -> None:
    class Failing:
        name = "failing"

        def write(self, prompt: str) -> str:
            raise RuntimeError(prompt)

    async with serving(rewriter, Failing()) as (_, http):
        body = await generate(http, "I RICE EAT")
    assert (body["plain_sentence"], body["written_by"]) == ("I am eating rice.", "grammar")


async def test_a_folder_that_is_no_model_keeps_the_service_unready_and_is_named(
    tmp_path: Path, ready: Ready
) -> None:
    async with serving(None, neural_model_dir=tmp_path) as (app, _):
        answer = await ready(app)
    assert answer.status_code == 503
    assert answer.json()["checks"]["model"] == (
        f"model folder {tmp_path.name} has no model.bin, config.json, tokenizer.json"
    )


async def test_a_prefix_that_the_model_does_not_know_keeps_the_service_unready_and_is_named(
    tmp_path: Path, ready: Ready
) -> None:
    folder = save_tiny_model(tmp_path / "mute", "I eat rice.")
    async with serving(None, neural_model_dir=folder, neural_target_prefix="unheard") as (
        app,
        _http,
    ):
        answer = await ready(app)
    assert answer.status_code == 503
    assert answer.json()["checks"]["model"] == (
        "model folder mute: its tokenizer has no piece unheard (NEURAL_TARGET_PREFIX)"
    )


async def test_a_model_whose_first_sentence_fails_is_told_as_the_reason_and_the_service_ends_well(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ready: Ready
) -> None:
    def fail(_: CTranslateModel, _prompt: str) -> str:
        raise RuntimeError("No position encodings are defined")

    monkeypatch.setattr(CTranslateModel, "write", fail)
    folder = save_tiny_model(tmp_path / "mute", "I eat rice.")
    async with serving(None, neural_model_dir=folder) as (app, _):
        answer = await ready(app)
    assert answer.status_code == 503
    assert answer.json()["checks"]["model"] == (
        "model folder mute: its first sentence failed: No position encodings are defined"
    )


async def test_whatever_else_fails_at_the_start_is_told_as_the_reason(
    monkeypatch: pytest.MonkeyPatch, ready: Ready
) -> None:
    def fail(_folder: Path) -> Never:
        raise RuntimeError("out of memory")

    monkeypatch.setattr("isl_rewriter.app.load_rules", fail)
    async with serving(None) as (app, _):
        answer = await ready(app)
    assert answer.json()["checks"]["model"] == "could not start: out of memory"


def test_a_model_of_many_languages_is_told_which_to_write(tmp_path: Path) -> None:
    folder = save_tiny_model(tmp_path, "eng_Latn I eat rice.")
    told = CTranslateModel(folder, threads=1, beam=2, target_prefix="eng_Latn")
    assert told.write("I RICE EAT") == "I eat rice."
    later = CTranslateModel(folder, threads=1, beam=2, target_prefix="eng_Latn I")
    assert later.write("I RICE EAT") == "eat rice."
    assert CTranslateModel(folder, threads=1, beam=2).write("I RICE EAT") == "eng_Latn I eat rice."


async def test_the_prefix_is_one_of_the_settings(tmp_path: Path, ready: Ready) -> None:
    folder = save_tiny_model(tmp_path / "nllb", "eng_Latn I eat rice.")
    told = {"neural_model_dir": folder, "neural_target_prefix": "eng_Latn"}
    async with serving(None, **told) as (app, http):
        await ready(app)
        body = await generate(http, "I RICE EAT")
    assert (body["plain_sentence"], body["written_by"]) == ("I eat rice.", "model")


def test_a_broken_model_file_is_named(tmp_path: Path) -> None:
    folder = save_tiny_model(tmp_path / "broken", "I eat rice.")
    (folder / "model.bin").write_bytes(b"nothing")
    with pytest.raises(DataError, match="model folder broken"):
        CTranslateModel(folder, threads=1, beam=1)


def test_a_wording_is_kept_by_sentences(rewriter: Rewriter) -> None:
    result = rewriter.rewrite("I HUNGRY I FOOD WANT", "surprise")
    accepted = rewriter.accept(result, "I'm hungry. I want some food.")
    assert accepted is not None
    assert accepted.rewritten == "I'm hungry. I want some food!"
    assert accepted.with_feeling == "Oh! I'm hungry. I want some food!"
    assert rewriter.accept(result, "") is None
    assert rewriter.accept(result, "...") is None
