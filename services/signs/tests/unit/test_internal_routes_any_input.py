"""Whatever comes in by the gateway's ways to signs: a clear refusal, and nothing of it is kept."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

import httpx
import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from isl_contracts.generated.tokens import INTERNAL_AUDIENCE
from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.wire import Examples
from isl_signs.arriving import ENDINGS
from isl_signs.backends.base import Encoder, Likeness, Word, WordModel
from isl_signs.backends.fake import FakeNet
from isl_signs.index.index import MOST_WANTED, SignIndex
from isl_signs.index.reading import Reading
from isl_signs.index.routes import MOST_LIST_BYTES, index_routes
from isl_signs.index.store import ExampleStore
from isl_signs.lexicon import Form
from isl_signs.takes.finding import TakeFinder
from isl_signs.takes.routes import take_routes
from pydantic import ValidationError
from starlette.applications import Starlette
from typing_extensions import override

ENCODER = Encoder(
    "f00d",
    FakeNet([0, 0, 1]),
    np.eye(1, 3, dtype=np.float32),
    Likeness(weights=(8.0, 1.0, 4.0, -4.0), bias=-6.0, sharpness=20, threshold=0.8, near=0.3),
)
MODEL = WordModel(
    name="one",
    version="1",
    words=[Word("GOOD", "word-good", "avatar", is_said=True)],
    net=FakeNet([0.0, 0.0]),
    temperature=1.0,
    thresholds={"people": 0.6, "avatar": 0.8},
    encoder=ENCODER,
)
FORMS = {"word-tea": Form("word-tea", "TEA", "word", is_high=True, homonyms=(), status="draft")}
ASHA, RAVI = "a" * 24, "b" * 24
LISTED = {"signs": [{"id": "word-tea", "people": [[ASHA]]}]}
unhurried = settings(suppress_health_check=[HealthCheck.too_slow])


class Gateway(TokenVerifier):
    """Whoever asks is the gateway."""

    @override
    async def is_gateway(self, token: object) -> bool:
        return token == INTERNAL_AUDIENCE


class NobodyReads:
    """What is to be read is noted, and no more."""

    def __init__(self) -> None:
        self.brought: list[Path] = []

    async def read(self, files: Sequence[Path], keep: Callable[[Reading], None]) -> None:
        self.brought.extend(files)
        for file in files:
            keep(Reading(file.stem, "still", None))

    def close(self) -> None:
        return None


class Site:
    """An index to which one clip was listed, and a finder that finds nobody."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.reader = NobodyReads()
        store = ExampleStore(folder, ENCODER.fingerprint)
        self.index = SignIndex(MODEL, ENCODER, forms=FORMS, store=store, reader=self.reader)
        self.looked_at: list[bytes] = []
        self.finder = TakeFinder()
        self.finder.find = self._find
        gateway = Gateway(None)
        routes = [*index_routes(self.index, gateway), *take_routes(self.finder, gateway)]
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(Starlette(routes=routes)),
            base_url="http://signs.test",
            headers={"authorization": f"Bearer {INTERNAL_AUDIENCE}"},
        )

    async def _find(self, clip: Path, **_: bool) -> None:
        self.looked_at.append(await asyncio.to_thread(clip.read_bytes))

    @property
    def kept(self) -> list[Path]:
        return [file for file in self.folder.rglob("*") if file.is_file()]


def at_a_site(do: Callable[[Site], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        with TemporaryDirectory() as folder:
            site = Site(Path(folder))
            try:
                assert (await site.client.put("/internal/examples", json=LISTED)).status_code == 200
                await do(site)
            finally:
                await site.client.aclose()
                site.index.close()

    asyncio.run(run())


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)


names = st.text(max_size=9)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda some: st.lists(some, max_size=4) | st.dictionaries(names, some, max_size=4),
    max_leaves=12,
)
clips = st.sampled_from([ASHA, RAVI, "", "A" * 24, "../" * 8, "a" * 25]) | st.text(max_size=30)
signs = st.fixed_dictionaries(
    {},
    optional={
        "id": st.sampled_from(["word-tea", "word-good", "", "x" * 101]) | anything,
        "people": st.lists(st.lists(clips, max_size=3), max_size=3) | anything,
        "more": anything,
    },
)
almost = st.fixed_dictionaries({"signs": st.lists(signs, max_size=4) | anything}) | anything
bodies = st.binary(max_size=200) | almost.map(lambda said: json.dumps(said).encode())


@unhurried
@given(body=bodies)
@example(body=b"[" * 100_000)
@example(body=b'{"signs": NaN}')
@example(body=b'{"signs": [{"id": "word-tea", "people": [["\xff"]]}]}')
def test_any_list_is_taken_as_the_contract_has_it_or_refused_and_changes_nothing(body: bytes):
    async def put(site: Site) -> None:
        answer = await site.client.put("/internal/examples", content=body)
        try:
            Examples.model_validate_json(body, strict=True)
        except ValidationError:
            refused(answer, 400, "INVALID_REQUEST")
            # The clip that was listed before is wanted as ever.
            assert site.index.film_of(ASHA, ".mp4") is not None
        else:
            assert answer.status_code == 200
            assert set(answer.json()) == {"wanted"}
            assert set(answer.json()["wanted"]) <= {ASHA, RAVI}
        assert site.kept == []

    at_a_site(put)


def test_a_list_of_more_clips_than_are_taken_at_once_asks_for_some_and_a_longer_one_is_refused():
    async def put(site: Site) -> None:
        many = [[f"{number:024x}"] for number in range(20_000)]
        listed = {"signs": [{"id": "word-tea", "people": many}]}
        answer = await site.client.put("/internal/examples", json=listed)
        assert len(answer.json()["wanted"]) == MOST_WANTED
        too_long = b" " * (MOST_LIST_BYTES + 1)
        answer = await site.client.put("/internal/examples", content=too_long)
        refused(answer, 413, "BODY_TOO_LARGE")
        assert site.index.film_of(many[0][0], ".mp4") is not None

    at_a_site(put)


kinds = st.sampled_from([*ENDINGS, "text/plain", "video/mp4x", "VIDEO/MP4", ""]) | st.text(
    st.characters(min_codepoint=32, max_codepoint=126), max_size=30
)
# One part of a path.
NAMES = st.text(
    st.characters(categories=["L", "N", "P"], exclude_characters="/"), min_size=1, max_size=40
)


@unhurried
@given(
    clip=st.sampled_from([ASHA, RAVI, "..", "."]) | NAMES, kind=kinds, film=st.binary(max_size=99)
)
def test_no_clip_is_taken_but_one_that_is_wanted_and_of_a_known_kind(
    clip: str, kind: str, film: bytes
):
    async def put(site: Site) -> None:
        path = f"/internal/examples/{quote(clip, safe='')}"
        headers = {"content-type": kind}
        answer = await site.client.put(path, content=film, headers=headers)
        is_known = kind.partition(";")[0].strip() in ENDINGS
        if clip == ASHA and is_known:
            assert answer.status_code == 204
        elif answer.status_code != 404:  # `.` and `..` are no path of ours.
            refused(answer, 400, "INVALID_REQUEST")
            assert site.reader.brought == []
        assert len(site.reader.brought) <= 1

    at_a_site(put)


@unhurried
@given(kind=kinds, film=st.binary(max_size=99))
def test_no_take_is_looked_at_but_one_of_a_known_kind_and_it_is_gone_when_it_is_answered(
    kind: str, film: bytes
):
    async def post(site: Site) -> None:
        headers = {"content-type": kind}
        answer = await site.client.post("/internal/takes", content=film, headers=headers)
        if kind.partition(";")[0].strip() in ENDINGS:
            refused(answer, 422, "CLIP_UNREADABLE")
            assert site.looked_at == [film]
        else:
            refused(answer, 400, "INVALID_REQUEST")
            assert site.looked_at == []

    at_a_site(post)


def test_a_take_that_is_too_large_is_looked_at_by_nobody(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("isl_signs.takes.routes.MOST_FILM_BYTES", 8)

    async def post(site: Site) -> None:
        headers = {"content-type": "video/mp4"}
        answer = await site.client.post("/internal/takes", content=b"123456789", headers=headers)
        refused(answer, 413, "BODY_TOO_LARGE")
        assert site.looked_at == []
        assert not site.finder.lock.locked()

    at_a_site(post)
