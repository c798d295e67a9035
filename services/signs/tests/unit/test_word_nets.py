"""No net serves that learnt from a snapshot of which somebody took a clip back."""

import base64
import json
import logging
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from isl_inference_kit.errors import InferenceError
from isl_signs.backends.base import Encoder, Likeness, Word, WordModel
from isl_signs.backends.fake import FakeBody, FakeNet, a_letter_model, a_person
from isl_signs.finding import find
from isl_signs.index.index import SignIndex
from isl_signs.index.reading import ClipReader
from isl_signs.index.store import ExampleStore
from isl_signs.lexicon import Form
from isl_signs.nets import Net, WordNets
from isl_signs.pipeline import SignPipeline
from isl_signs.teaching import know
from prometheus_client import CollectorRegistry

LIKENESS = Likeness(weights=(8.0, 1.0, 4.0, -4.0), bias=-6.0, sharpness=20, threshold=0.8, near=0.3)
FIRST, SECOND = "1" * 32, "2" * 32


def a_net(name: str, *snapshots: str) -> Net:
    encoder = Encoder(name, FakeNet([0, 0, 1]), np.eye(1, 3, dtype=np.float32), LIKENESS)
    model = WordModel(
        name="one",
        version=name,
        words=[Word(name.upper(), f"word-{name}", "avatar", is_said=True)],
        net=FakeNet([0.0, 6.0]),
        temperature=1.0,
        thresholds={"people": 0.6, "avatar": 0.8},
        encoder=encoder,
        snapshots=frozenset(snapshots),
    )
    return Net(Path(name), model)


TEA = Form("word-tea", "TEA", "word", is_high=True, homonyms=(), status="draft")
CLIP = "a" * 24
SHIPPED = a_net("shipped")


SITES: list["Site"] = []


@pytest.fixture(autouse=True)
def close_sites():
    yield
    for site in SITES:
        site.pipeline.close()
    SITES.clear()


class Site:
    """Nets behind a pipeline, as the service has them."""

    def __init__(self, *nets: Net, folder: Path | None = None) -> None:
        self.folder = folder
        self.opened: list[str] = []
        self.moved = 0
        self.notes: list[str | None] = []
        self.nets = WordNets(nets, self._open)
        self.pipeline = SignPipeline(FakeBody(), a_letter_model(farthest=0.0), self.nets.model)
        self.nets.use, self.nets.on_change = self.pipeline.use_words, self._move
        self.nets.note = self.notes.append
        self.registry = CollectorRegistry()
        self.nets.measure(self.registry)
        SITES.append(self)

    def _open(self, net: Net) -> SignIndex:
        encoder = net.model.encoder
        assert encoder is not None
        self.opened.append(encoder.fingerprint)
        store = ExampleStore(self.folder, encoder.fingerprint)
        reader = ClipReader(net.folder, 3)
        return SignIndex(net.model, encoder, forms={TEA.id: TEA}, store=store, reader=reader)

    async def _move(self) -> None:
        self.moved += 1

    async def tell(
        self, taken_back: Sequence[str] | None = (), signs: Sequence[object] = ()
    ) -> list[str]:
        said: dict[str, object] = {"signs": signs}
        if taken_back is not None:
            said["takenBack"] = taken_back
        return await self.nets.tell(json.dumps(said).encode())

    @property
    def serving(self) -> str | None:
        assert self.nets.model is self.pipeline.words
        return None if self.pipeline.words is None else self.pipeline.words.version

    @property
    def vocabulary(self) -> set[str]:
        ids = {sign.id for sign in self.pipeline.offer().vocabulary or ()}
        return {name for name in ids if name.startswith("word-")}

    @property
    def taken_back(self) -> float | None:
        return self.registry.get_sample_value("signs_nets_taken_back")


async def test_a_net_that_learnt_from_nobody_serves_at_once_whatever_is_taken_back():
    site = Site(SHIPPED)
    assert (site.serving, site.nets.why_not) == ("shipped", None)
    await site.tell([FIRST])
    assert (site.serving, site.nets.why_not, site.moved, site.taken_back) == ("shipped", None, 0, 0)


async def test_a_net_of_people_serves_once_media_said_that_nothing_of_it_is_taken_back():
    site = Site(a_net("people", FIRST), SHIPPED)
    assert site.serving == "shipped"
    assert "media has not said yet" in (site.nets.why_not or "")
    await site.tell(None)  # A media of before it was asked.
    assert site.serving == "shipped"
    await site.tell([SECOND])
    assert (site.serving, site.nets.why_not, site.moved, site.taken_back) == ("people", None, 1, 0)
    assert site.vocabulary == {"word-people"}
    await site.tell([SECOND])
    assert site.moved == 1


async def test_a_net_is_out_of_service_as_soon_as_a_clip_of_it_is_taken_back_and_says_so(
    caplog: pytest.LogCaptureFixture,
):
    site = Site(a_net("people", SECOND, FIRST), SHIPPED)
    await site.tell()
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        await site.tell([FIRST])
    assert (site.serving, site.moved, site.taken_back) == ("shipped", 2, 1)
    assert site.vocabulary == {"word-shipped"}
    assert site.pipeline.model.version == "1 + shipped"
    said = "a clip that net people learnt from was taken back: shipped serves"
    assert site.nets.why_not == said
    assert ([line.message for line in caplog.records], site.notes[-1]) == ([said], said)
    # What a moderator hid by mistake is shown again.
    await site.tell()
    assert (site.serving, site.notes[-1], site.taken_back) == ("people", None, 0)


async def test_a_net_of_which_a_clip_was_taken_back_does_not_serve_after_a_restart():
    site = Site(a_net("people", FIRST), SHIPPED)
    await site.tell([FIRST])
    assert (site.serving, site.moved, site.taken_back) == ("shipped", 0, 1)
    assert site.notes == ["a clip that net people learnt from was taken back: shipped serves"]


async def test_the_net_before_it_serves_where_nothing_of_that_one_is_taken_back():
    site = Site(a_net("newer", FIRST, SECOND), a_net("older", FIRST), SHIPPED)
    await site.tell([SECOND])
    assert (site.serving, site.taken_back) == ("older", 1)
    await site.tell([SECOND, FIRST])
    assert (site.serving, site.taken_back) == ("shipped", 2)


async def test_where_no_net_may_serve_letters_alone_are_read():
    site = Site(a_net("people", FIRST))
    assert (site.serving, site.vocabulary) == (None, set())
    await site.tell([FIRST])
    assert (site.serving, site.vocabulary, site.moved) == (None, set(), 0)
    assert (site.nets.why_not or "").endswith("letters alone are read")
    client = site.pipeline.open_client()
    with pytest.raises(InferenceError, match="no encoder"):
        find({"id": "a", "startedAt": 0, "endedAt": 1}, client)


async def test_what_is_no_list_changes_nothing():
    site = Site(a_net("people", FIRST), SHIPPED)
    await site.tell()
    for body in (b"", b"[]", b'{"signs": [], "takenBack": ["somebody"]}'):
        with pytest.raises(ValueError, match="validation error"):
            await site.nets.tell(body)
    assert (site.serving, site.moved) == ("people", 1)


async def test_whoever_is_connected_is_read_by_the_net_that_serves_and_taught_the_other_nothing():
    site = Site(a_net("people", FIRST), SHIPPED)
    await site.tell()
    client = site.pipeline.open_client()
    site.pipeline.read(a_person(), client, at_s=0)
    example = base64.b64encode(np.array([0, 0, 1], "<f2").tobytes()).decode()
    sign = {"id": "own-1", "name": "CHAI", "examples": [example]}
    know({"encoder": "people", "signs": [sign]}, client)
    await site.tell([FIRST])
    site.pipeline.read(a_person(), client, at_s=0.1)
    assert client.model is site.nets.model
    assert client.own.words == ()
    with pytest.raises(InferenceError, match="taught to another encoder"):
        know({"encoder": "people", "signs": [sign]}, client)


async def test_what_a_net_read_in_clips_stays_until_another_one_surely_serves(tmp_path: Path):
    ExampleStore(tmp_path, "people").keep(CLIP, np.ones(3, np.float32))
    people = a_net("people", FIRST)
    again = Site(people, SHIPPED, folder=tmp_path)
    assert again.opened == []
    assert (tmp_path / "people").is_dir()
    await again.tell()
    assert again.opened == ["people"]
    await again.tell([FIRST])
    assert again.opened == ["people", "shipped"]
    assert not (tmp_path / "people").exists()


async def test_a_clip_that_comes_for_the_net_before_is_not_taken_for_one_that_shows_no_sign():
    site = Site(a_net("people", FIRST), SHIPPED)
    signs = [{"id": TEA.id, "people": [[CLIP]]}]
    assert await site.tell(signs=signs) == [CLIP]
    film = site.nets.film_of(CLIP, ".mp4")
    assert film is not None
    film.touch()
    assert await site.tell([FIRST], signs=signs) == [CLIP]
    site.nets.take(CLIP, film)
    assert site.nets.film_of(CLIP, ".mp4") not in (None, film)
