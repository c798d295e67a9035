"""Clips come in, are read beside the service, and are gone when they are taken back."""

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx
import numpy as np
import pytest
import yaml
from isl_contracts.generated.tokens import INTERNAL_AUDIENCE
from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.testing import eventually
from isl_signs.backends.base import Encoder, Likeness, Word, WordModel
from isl_signs.backends.fake import FakeBody, FakeNet, a_letter_model
from isl_signs.index.__main__ import main
from isl_signs.index.index import ASKED_AGAIN_S, CONFIRMED_FOR_S, MOST_WANTED, SignIndex
from isl_signs.index.reading import Reading
from isl_signs.index.routes import index_routes
from isl_signs.index.store import ExampleStore
from isl_signs.lexicon import Form
from isl_signs.pipeline import SignPipeline
from isl_signs.takes.finding import TakeFinder
from isl_signs.takes.routes import take_routes
from starlette.applications import Starlette
from typing_extensions import override

LIKENESS = Likeness(weights=(8.0, 1.0, 4.0, -4.0), bias=-6.0, sharpness=20, threshold=0.8, near=0.3)
ENCODER = Encoder("f00d", FakeNet([0, 0, 1]), np.eye(1, 3, dtype=np.float32), LIKENESS)
MODEL = WordModel(
    name="one",
    version="1",
    words=[Word("GOOD", "word-good", "avatar", is_said=True)],
    net=FakeNet([0.0, 0.0]),
    temperature=1.0,
    thresholds={"people": 0.6, "avatar": 0.8},
    encoder=ENCODER,
)
TEA = Form("word-tea", "TEA", "word", is_high=True, homonyms=(), status="draft")
FORMS = {
    form.id: form
    for form in (
        TEA,
        Form("word-good", "GOOD", "word", is_high=True, homonyms=(), status="draft"),
        Form("word-bad", "BAD", "word", is_high=True, homonyms=(), status="disputed"),
        Form("letter-a", "A", "letter", is_high=True, homonyms=(), status="draft"),
    )
}
ASHA, RAVI, LATA = "a" * 24, "b" * 24, "c" * 24


class Reader:
    """Reads what a clip's bytes say: where it points, `none`, or `crash`."""

    def __init__(self) -> None:
        self.read_clips: list[str] = []

    async def read(self, files: Sequence[Path], keep: Callable[[Reading], None]) -> None:
        await asyncio.sleep(0)
        for file in files:
            said = file.read_text()
            if said == "crash":
                return
            self.read_clips.append(file.stem)
            direction = None if said == "none" else np.array(json.loads(said), np.float32)
            keep(Reading(file.stem, "accepted" if direction is not None else "still", direction))

    def close(self) -> None:
        return None


SITES: list["Site"] = []


@pytest.fixture(autouse=True)
def close_sites():
    yield
    for site in SITES:
        site.index.close()
    SITES.clear()


class Site:
    """An index with a clock, and the gateway's two ways to it."""

    def __init__(self, folder: Path | None = None, encoder: str = "f00d") -> None:
        self.now_s = 0.0
        self.reader = Reader()
        self.told: list[int] = []
        self.store = ExampleStore(folder, encoder)
        self.index = SignIndex(
            MODEL,
            ENCODER,
            forms=FORMS,
            store=self.store,
            reader=self.reader,
            clock=lambda: self.now_s,
        )
        self.index.on_change = self._note
        SITES.append(self)

    async def _note(self) -> None:
        self.told.append(len(self.index.signs().words))

    async def tell(self, signs: dict[str, list[list[str]]]) -> list[str]:
        listed = [{"id": sign, "people": people} for sign, people in signs.items()]
        return await self.index.tell(json.dumps({"signs": listed}).encode())

    async def bring(self, clip: str, says: str = "[0, 0, 1]") -> None:
        film = self.index.film_of(clip, ".mp4")
        assert film is not None
        film.write_text(says)
        told = len(self.told)
        self.index.take(clip, film)
        await eventually(lambda: self.index.film_of(clip, ".mp4") is None and not film.exists())
        # What was read is known from the moment on that it is told.
        await eventually(lambda: len(self.told) > told)

    @property
    def known(self) -> dict[str, int]:
        signs = self.index.signs()
        return {w.id: n for w, n in zip(signs.words, signs.people, strict=True)}


async def test_a_clip_that_is_listed_is_asked_for_read_and_known_to_everybody():
    site = Site()
    assert await site.tell({"word-tea": [[ASHA]]}) == [ASHA]
    assert site.known == {}
    await site.bring(ASHA)
    assert site.known == {"word-tea": 1}
    assert site.told[-1] == 1
    assert await site.tell({"word-tea": [[ASHA]]}) == []


async def test_a_clip_that_is_taken_back_is_gone_with_the_next_word_of_the_gateway():
    site = Site()
    await site.tell({"word-tea": [[ASHA], [RAVI]], "word-good": [[LATA]]})
    for clip in (ASHA, RAVI, LATA):
        await site.bring(clip)
    assert site.known == {"word-tea": 2, "word-good": 1}
    await site.tell({"word-tea": [[RAVI]]})
    assert site.known == {"word-tea": 1}
    await site.tell({})
    assert site.known == {}


async def test_a_clip_that_is_taken_back_while_it_comes_is_not_read():
    site = Site()
    await site.tell({"word-tea": [[ASHA], [RAVI]]})
    film = site.index.film_of(ASHA, ".mp4")
    assert film is not None
    film.write_text("[0, 0, 1]")
    await site.tell({"word-tea": [[RAVI]]})
    site.index.take(ASHA, film)
    await site.bring(RAVI)
    assert site.reader.read_clips == [RAVI]
    assert ASHA not in site.store


async def test_what_nobody_confirms_is_used_no_more_and_is_back_without_being_read_again():
    site = Site()
    await site.tell({"word-tea": [[ASHA]]})
    await site.bring(ASHA)
    site.now_s += CONFIRMED_FOR_S + 1
    assert site.known == {}
    assert await site.tell({"word-tea": [[ASHA]]}) == []
    assert site.known == {"word-tea": 1}
    assert site.reader.read_clips == [ASHA]


async def test_a_clip_that_shows_no_sign_or_ends_the_reader_is_skipped_with_a_word(
    caplog: pytest.LogCaptureFixture,
):
    site = Site()
    await site.tell({"word-tea": [[ASHA], [RAVI], [LATA]]})
    with caplog.at_level(logging.WARNING):
        await site.bring(ASHA, "crash")
        await site.bring(RAVI, "none")
        await site.bring(LATA)
    assert site.known == {"word-tea": 1}
    warnings = [line for line in caplog.records if line.levelno == logging.WARNING]
    assert [vars(line)["outcome"] for line in warnings] == ["crashed", "still"]
    assert await site.tell({"word-tea": [[ASHA], [RAVI], [LATA]]}) == []


async def test_one_that_ends_the_reader_keeps_no_other_of_the_same_turn_from_being_read():
    site = Site()
    await site.tell({"word-tea": [[ASHA], [RAVI]]})
    for clip, says in ((ASHA, "crash"), (RAVI, "[0, 0, 1]")):
        film = site.index.film_of(clip, ".mp4")
        assert film is not None
        film.write_text(says)
        site.index.take(clip, film)
    await eventually(lambda: site.known == {"word-tea": 1})


async def test_signs_that_may_not_be_recognised_are_not_asked_for():
    site = Site()
    listed = {"word-bad": [[ASHA]], "letter-a": [[RAVI]], "word-nobody-knows": [[LATA]]}
    assert await site.tell(listed) == []
    assert site.index.film_of(ASHA, ".mp4") is None


async def test_some_clips_are_asked_for_at_once_and_each_again_only_after_a_while():
    site = Site()
    clips = [f"{number:024x}" for number in range(MOST_WANTED + 3)]
    listed = {"word-tea": [clips]}
    assert await site.tell(listed) == clips[:MOST_WANTED]
    assert await site.tell(listed) == clips[MOST_WANTED:]
    assert await site.tell(listed) == []
    site.now_s += ASKED_AGAIN_S
    assert await site.tell(listed) == clips[:MOST_WANTED]


async def test_a_restart_reads_no_clip_again_and_knows_nothing_until_the_gateway_confirms(
    tmp_path: Path,
):
    first = Site(tmp_path)
    await first.tell({"word-tea": [[ASHA]]})
    await first.bring(ASHA)
    second = Site(tmp_path)
    assert second.known == {}
    assert await second.tell({"word-tea": [[ASHA]]}) == []
    assert second.known == {"word-tea": 1}


def files_in(folder: Path) -> list[str]:
    return [str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()]


async def test_what_is_kept_is_a_direction_under_the_clip_s_id_alone(tmp_path: Path):
    site = Site(tmp_path)
    await site.tell({"word-tea": [[ASHA]]})
    await site.bring(ASHA)
    assert files_in(tmp_path) == [f"f00d/{ASHA}.npy"]
    assert (np.load(tmp_path / "f00d" / f"{ASHA}.npy") == [0, 0, 1]).all()
    await site.tell({})
    assert files_in(tmp_path) == []


async def test_what_another_encoder_made_and_what_cannot_be_read_is_read_anew(tmp_path: Path):
    site = Site(tmp_path)
    await site.tell({"word-tea": [[ASHA]]})
    await site.bring(ASHA)
    assert await Site(tmp_path, "beef").tell({"word-tea": [[ASHA]]}) == [ASHA]
    assert files_in(tmp_path) == []
    (tmp_path / "beef" / f"{ASHA}.npy").write_bytes(b"half")
    assert await Site(tmp_path, "beef").tell({"word-tea": [[ASHA]]}) == [ASHA]
    assert files_in(tmp_path) == []


async def test_two_copies_may_share_the_folder_and_what_was_half_written_is_gone(tmp_path: Path):
    half = tmp_path / "f00d" / f"{RAVI}.0a0a.part"
    half.parent.mkdir()
    half.write_bytes(b"half")
    one, other = Site(tmp_path), Site(tmp_path)
    assert files_in(tmp_path) == []
    for site in (one, other):
        await site.tell({"word-tea": [[ASHA]]})
        await site.bring(ASHA)
    assert files_in(tmp_path) == [f"f00d/{ASHA}.npy"]
    await one.tell({})
    await other.tell({})
    assert files_in(tmp_path) == []


async def test_where_the_folder_is_removed_all_is_read_anew(tmp_path: Path):
    site = Site(tmp_path)
    await site.tell({"word-tea": [[ASHA]]})
    await site.bring(ASHA)
    (tmp_path / "f00d" / f"{ASHA}.npy").unlink()
    (tmp_path / "f00d").rmdir()
    assert await site.tell({"word-tea": [[ASHA]]}) == [ASHA]
    assert site.known == {}


def test_a_command_says_how_many_are_kept_and_has_all_of_them_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    ExampleStore(tmp_path, "f00d").keep(ASHA, np.ones(3, np.float32))
    monkeypatch.setenv("SIGNS_INDEX_DIR", str(tmp_path))
    monkeypatch.setattr("sys.argv", ["index"])
    assert main() == 0
    assert capsys.readouterr().out == "1 clips under the encoder f00d\n"
    monkeypatch.setattr("sys.argv", ["index", "rebuild"])
    assert main() == 0
    assert files_in(tmp_path) == []
    monkeypatch.delenv("SIGNS_INDEX_DIR")
    assert main() == 2


async def test_whoever_connects_is_told_by_how_many_people_a_sign_is_known():
    site = Site()
    await site.tell({"word-tea": [[ASHA], [RAVI]]})
    for clip in (ASHA, RAVI):
        await site.bring(clip)
    pipeline = SignPipeline(FakeBody(), a_letter_model(), MODEL)
    pipeline.use_words(MODEL, site.index)
    offered = {sign.id: sign for sign in pipeline.offer().vocabulary or ()}
    assert (offered["word-tea"].learntFrom, offered["word-tea"].people) == ("people", 2)
    assert (offered["word-good"].learntFrom, offered["word-good"].people) == ("avatar", None)


class Gateway(TokenVerifier):
    """Knows one token."""

    @override
    async def is_gateway(self, token: object) -> bool:
        return token == INTERNAL_AUDIENCE


def a_client(site: Site, token: str = INTERNAL_AUDIENCE) -> httpx.AsyncClient:
    app = Starlette(routes=index_routes(site.index, Gateway(None)))
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app),
        base_url="http://signs.test",
        headers={"authorization": f"Bearer {token}"},
    )


LIST = {"signs": [{"id": "word-tea", "people": [[ASHA]]}]}
FILM = {"content-type": "video/mp4"}


async def test_the_gateway_lists_and_brings_over_http():
    site = Site()
    async with a_client(site) as gateway:
        answer = await gateway.put("/internal/examples", json=LIST)
        assert answer.json() == {"wanted": [ASHA]}
        path = f"/internal/examples/{ASHA}"
        answer = await gateway.put(path, content=b"[0, 0, 1]", headers=FILM)
        assert answer.status_code == 204
        await eventually(lambda: site.known == {"word-tea": 1})
        assert (await gateway.put(path, content=b"", headers=FILM)).status_code == 400


async def test_nobody_else_does():
    async with a_client(Site(), "somebody's") as somebody:
        for path in ("/internal/examples", f"/internal/examples/{ASHA}"):
            answer = await somebody.put(path, json=LIST)
            assert (answer.status_code, answer.json()["code"]) == (401, "INTERNAL_ONLY")


NO_CLIP = '{"signs": [{"id": "word-tea", "people": [["x"]]}]}'


@pytest.mark.parametrize("body", ["", "[]", NO_CLIP, "\ud800"])
async def test_what_is_no_list_is_refused_and_changes_nothing(body: str):
    site = Site()
    await site.tell({"word-tea": [[ASHA]]})
    await site.bring(ASHA)
    async with a_client(site) as gateway:
        content = body.encode("utf-8", "surrogatepass")
        answer = await gateway.put("/internal/examples", content=content)
        assert (answer.status_code, answer.json()["code"]) == (400, "INVALID_REQUEST")
        path = f"/internal/examples/{ASHA}"
        answer = await gateway.put(path, content=b"x", headers={"content-type": "text/plain"})
        assert answer.status_code == 400
    assert site.known == {"word-tea": 1}


async def test_a_film_that_is_too_large_is_not_kept(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("isl_signs.index.routes.MOST_FILM_BYTES", 8)
    site = Site()
    async with a_client(site) as gateway:
        await gateway.put("/internal/examples", json=LIST)
        answer = await gateway.put(f"/internal/examples/{ASHA}", content=b"123456789", headers=FILM)
        assert (answer.status_code, answer.json()["code"]) == (413, "BODY_TOO_LARGE")
    assert site.reader.read_clips == []


def test_its_routes_are_those_of_the_contract():
    contract = Path(__file__).parents[4] / "proto" / "openapi" / "signs.yaml"
    written = yaml.safe_load(contract.read_text())["paths"]
    asked = {(path.replace("{videoId}", "{clip}"), *methods) for path, methods in written.items()}
    routes = [
        *index_routes(Site().index, Gateway(None)),
        *take_routes(TakeFinder(), Gateway(None)),
    ]
    assert {(route.path, *map(str.lower, route.methods or ())) for route in routes} == asked
