from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from isl_native.temporary_stores import temporary_stores

ROOT = Path(__file__).parents[2]
COPY = ROOT / "infra" / "native" / "copy-mongo.mjs"


@pytest.fixture
def stores(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    # Only databases are of interest here.
    monkeypatch.setenv("S3_ENDPOINT", "https://objects.example")
    with temporary_stores() as source, temporary_stores() as target:
        yield source["MONGODB_URL"], target["MONGODB_URL"]


def in_node(url: str, statement: str) -> str:
    script = f"""
      import {{ MongoClient }} from 'mongodb';
      const client = new MongoClient(process.env.URL);
      const posts = client.db('isl_content').collection('posts');
      {statement}
      await client.close();
    """
    return subprocess.run(
        ["node", "--input-type=module", "-e", script],
        cwd=ROOT,
        env={**os.environ, "URL": url},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def copy(source: str, target: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["node", str(COPY), source, target], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_every_document_arrives_with_its_types(stores: tuple[str, str]) -> None:
    source, target = stores
    in_node(
        source,
        "const aPost = (_, i) => ({ _id: i, at: new Date(i) });"
        "await posts.insertMany(Array.from({ length: 1201 }, aPost));",
    )
    result = copy(source, target)
    assert result.returncode == 0, result.stderr
    assert "isl_content.posts: 1201" in result.stdout
    shown = in_node(
        target,
        "const post = await posts.findOne({ _id: 7 });"
        "console.log(await posts.countDocuments(), post.at.getTime());",
    )
    assert shown.split() == ["1201", "7"]


def test_data_that_is_there_already_is_not_mixed_with(stores: tuple[str, str]) -> None:
    source, target = stores
    for url in stores:
        in_node(url, "await posts.insertOne({ _id: 1 });")
    result = copy(source, target)
    assert result.returncode == 1
    assert "isl_content.posts is not empty" in result.stderr


def test_the_two_addresses_are_asked_for() -> None:
    result = subprocess.run(["node", str(COPY)], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert "FROM_URL TO_URL" in result.stderr
