from __future__ import annotations

import re
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request

import pytest
from isl_native import images
from isl_native.say import StackError

OLD, NEW = f"sha256:{'0' * 64}", f"sha256:{'a' * 64}"
DOCKERFILE = """# FROM node:1 in a comment stays.
FROM node:24.21.0-bookworm-slim AS build
COPY --from=build /app /app
FROM build
ARG BASE=python:3.11.17-slim
FROM ${BASE}
FROM registry.example:5000/team/tool:1.2
"""
COMPOSE = f"""services:
  mongo:
    image: mongo:7.0@{OLD}
    environment: {{ WHERE: mongo:27017 }}
"""


class Answer:
    """What a registry or its token service answers."""

    def __init__(self, body: str = "", **headers: str) -> None:
        self._body = body
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}

    def read(self) -> str:
        return self._body

    def __enter__(self) -> Answer:
        return self

    def __exit__(self, *_: object) -> None: ...


class Registry:
    """Wants a token before it answers, as Docker Hub does."""

    def __init__(self, *, digest: str = NEW, realm: str = "https://auth.example/token") -> None:
        self._digest = digest
        self._realm = realm
        self.asked: list[str] = []

    def __call__(self, request: Request | str, timeout: float) -> Answer:
        assert timeout > 0
        if isinstance(request, str):
            assert parse_qs(urlsplit(request).query)["scope"] == ["repository:library/node:pull"]
            return Answer('{"token": "T"}')
        self.asked.append(f"{request.get_method()} {request.full_url}")
        if request.get_header("Authorization") == "Bearer T":
            return Answer(Docker_Content_Digest=self._digest)
        scope = 'service="registry.example",scope="repository:library/node:pull"'
        refusal = Answer(WWW_Authenticate=f'Bearer realm="{self._realm}",{scope}')
        raise HTTPError(request.full_url, 401, "no", refusal.headers, None)  # pyright: ignore[reportArgumentType]


def test_the_images_of_a_file_are_found_but_not_its_stages_and_addresses() -> None:
    found = images.images_in(DOCKERFILE) + images.images_in(COMPOSE)
    assert found == [
        "node:24.21.0-bookworm-slim",
        "python:3.11.17-slim",
        "registry.example:5000/team/tool:1.2",
        "mongo:7.0",
    ]


def test_every_image_of_the_checkout_is_found() -> None:
    lines = [
        re.sub(r"--platform=\S+ +", "", re.sub("^ARG [A-Z]+=", "FROM ", line)).split()
        for file in images.image_files()
        for line in file.read_text().splitlines()
        if re.match(r"FROM [^ ]+:|ARG (NODE|PYTHON)=|\s+image:", line)
    ]
    found = [name for file in images.image_files() for name in images.images_in(file.read_text())]
    assert found == [words[1].partition("@")[0] for words in lines]
    assert len({*found}) > 3


def test_a_digest_comes_behind_its_tag_and_takes_an_older_ones_place(tmp_path: Path) -> None:
    file = tmp_path / "docker-compose.yml"
    file.write_text(COMPOSE)
    assert images.pin([file], lambda _: NEW) == {"mongo:7.0": NEW}
    assert file.read_text() == COMPOSE.replace(OLD, NEW)
    dockerfile = tmp_path / "Dockerfile"
    dockerfile.write_text(DOCKERFILE)
    images.pin([dockerfile], lambda _: NEW)
    assert f"FROM node:24.21.0-bookworm-slim@{NEW} AS build\n" in dockerfile.read_text()
    assert "\nFROM build\n" in dockerfile.read_text()


def test_nothing_is_written_while_one_digest_is_unknown(tmp_path: Path) -> None:
    file, other = tmp_path / "docker-compose.yml", tmp_path / "Dockerfile"
    file.write_text(COMPOSE)
    other.write_text(DOCKERFILE)

    def ask(name: str) -> str:
        if name.startswith("registry.example"):
            raise StackError("it is down")
        return NEW

    with pytest.raises(StackError):
        images.pin([file, other], ask)
    assert (file.read_text(), other.read_text()) == (COMPOSE, DOCKERFILE)


def test_the_registry_is_asked_with_the_token_it_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = Registry()
    monkeypatch.setattr(images, "urlopen", registry)
    assert images.ask_registry("node:24.21.0-bookworm-slim") == NEW
    url = "https://registry-1.docker.io/v2/library/node/manifests/24.21.0-bookworm-slim"
    assert registry.asked == [f"HEAD {url}", f"HEAD {url}"]


@pytest.mark.parametrize(
    ("registry", "sentence"),
    [
        (Registry(digest=""), "told no digest"),
        (Registry(digest="sha256:abc"), "told no digest"),
        (Registry(realm="http://auth.example/token"), "not over https"),
    ],
)
def test_a_digest_that_cannot_be_trusted_is_refused(
    monkeypatch: pytest.MonkeyPatch, registry: Registry, sentence: str
) -> None:
    monkeypatch.setattr(images, "urlopen", registry)
    with pytest.raises(StackError, match=sentence):
        images.ask_registry("node:24.21.0-bookworm-slim")
