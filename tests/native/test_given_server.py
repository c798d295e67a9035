"""Tests on a MongoDB that somebody keeps: nothing of theirs is touched, nothing of ours stays."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import standin
from isl_native import programs, stack
from isl_native.parts import Part, parts
from isl_native.paths import NATIVE, ROOT
from isl_native.plan import Plan
from isl_native.ports import free_port
from isl_native.run_names import names_of_run
from isl_native.temporary_stores import temporary_stores

THEIRS = ("isl_gateway", "isl_content", "isl_media", "test_mine", "test-mine")
# Those that keep something in MongoDB.
KEEPS = ("minio", "content", "media", "worker", "gateway", "rewriter")
READ_ALL = """
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  const found = {};
  for (const { name } of databases) {
    found[name] = {};
    for (const { name: collection } of await client.db(name).listCollections().toArray())
      found[name][collection] = await client.db(name).collection(collection).find().toArray();
  }
  console.log(JSON.stringify(found));
"""


def in_node(url: str, statement: str) -> str:
    script = f"""
      import {{ MongoClient }} from 'mongodb';
      const client = new MongoClient(process.env.URL);
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


def contents(url: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(in_node(url, READ_ALL))
    return found


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server with databases of an installation and of others, as MONGODB_URL."""
    port = free_port()
    process = standin.start(programs.mongo_standin(), tmp_path / "theirs", port)
    url = f"mongodb://127.0.0.1:{port}"
    try:
        names = json.dumps(THEIRS)
        insert = "await client.db(name).collection('users').insertOne({ _id: 1, of: name });"
        in_node(url, f"for (const name of {names}) {insert}")
        monkeypatch.setenv("MONGODB_URL", url)
        yield url
    finally:
        process.kill()
        process.wait()


def test_a_suite_has_databases_of_its_own_and_what_it_leaves_is_removed(server: str) -> None:
    before = contents(server)
    leave = """
      const name = `${process.env.ISL_TEST_RUN}-left`;
      await client.db(name).collection('users').insertOne({ _id: 1 });
      console.log(name);
    """
    left = subprocess.run(
        [
            *(str(NATIVE / "with-stores"), "node", "--input-type=module", "-e"),
            "import { MongoClient } from 'mongodb';"
            "const client = new MongoClient(process.env.MONGODB_URL);"
            f"{leave} await client.close();",
        ],
        cwd=ROOT,
        env={**os.environ, "S3_ENDPOINT": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert left.stdout.startswith("test-")
    assert contents(server) == before
    assert set(before) == set(THEIRS)


def test_a_whole_stack_has_databases_of_its_own_and_they_are_removed(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def those_that_keep(plan: Plan) -> list[Part]:
        return [part for part in parts(plan) if part.name in KEEPS]

    monkeypatch.setattr(stack, "parts", those_that_keep)
    before = contents(server)
    with stack.temporary_stack() as file:
        running = json.loads(file.read_text())
        assert running["mongodbUrl"] == server
        during = contents(server)
        own = running["databases"].values()
        assert set(during) == {*THEIRS, *own}
        assert {"users", "posts", "videos"} <= {it for name in own for it in during[name]}
        assert {name: during[name] for name in THEIRS} == before
    assert contents(server) == before


def in_store(statement: str) -> str:
    script = f"""
      import {{ Client }} from 'minio';
      const {{ hostname, port }} = new URL(process.env.S3_ENDPOINT);
      const {{ S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey }} = process.env;
      const there = {{ endPoint: hostname, port: Number(port), useSSL: false }};
      const client = new Client({{ ...there, accessKey, secretKey }});
      {statement}
    """
    return subprocess.run(
        ["node", "--input-type=module", "-e", script],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_the_bucket_of_a_run_is_removed_with_what_is_in_it(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = contents(server)
    with temporary_stores() as theirs:
        for name, value in theirs.items():
            monkeypatch.setenv(name, value)
        with names_of_run() as run:
            in_store(
                f"for (const bucket of ['isl-media', 'test-mine', '{run}-stack']) {{"
                "await client.makeBucket(bucket);"
                "await client.putObject(bucket, 'a/clip.mp4', 'bytes');"
                "}"
            )
        names = "console.log((await client.listBuckets()).map((it) => it.name).join(' '));"
        assert in_store(names).split() == ["isl-media", "test-mine"]
        there = "console.log((await client.statObject('isl-media', 'a/clip.mp4')).size);"
        assert in_store(there).strip() == "5"
        monkeypatch.delenv("S3_ENDPOINT")
    assert contents(server) == before


@pytest.mark.parametrize("prefix", ["", "isl_", "test-", "test-mine", "test-0123abcd"])
def test_only_names_of_a_run_are_removed(server: str, prefix: str) -> None:
    before = contents(server)
    refused = subprocess.run(
        ["node", str(ROOT / "tests" / "support" / "remove-test-run.mjs"), prefix],
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode == 2
    assert "usage" in refused.stderr
    assert contents(server) == before
