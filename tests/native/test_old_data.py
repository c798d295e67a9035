"""The data folder of an older version (tests/fixtures/make_old_data.py) under today's code."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import tarfile
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from isl_native.parts import store_parts
from isl_native.paths import NATIVE, ROOT
from isl_native.plan import free_part_ports, make_plan
from isl_native.stack import read_stack, running_alone
from make_old_data import ARCHIVE, DATA, FACTS, StackDidNotStart, ask, stack

# Of the migrations that there are so far.
MIGRATIONS = {
    "isl_content": [[1, "comments move out of their posts"]],
    "isl_media": [[1, "the checksum that a giver declared stands at the original"]],
}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder as it would lie there, but for its keys."""
    with tarfile.open(ARCHIVE) as archive:
        archive.extractall(tmp_path, filter="data")
    return tmp_path / DATA


@pytest.fixture
def facts(data: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((data.parent / FACTS).read_text())
    return told


def in_node(statement: str, data: Path) -> Any:
    """What a statement prints about the databases of the running stack."""
    running = read_stack(data)
    assert running
    script = f"""
      import {{ MongoClient }} from 'mongodb';
      const client = new MongoClient(process.env.URL);
      const print = (value) => console.log(JSON.stringify(value));
      {statement}
      await client.close();
    """
    done = subprocess.run(
        ["node", "--input-type=module", "-e", script],
        cwd=ROOT,
        env={**os.environ, "URL": running["mongodbUrl"]},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout or "null")


def migrations(data: Path) -> dict[str, list[list[Any]]]:
    """By database what its collection says was done, and when."""
    return {
        database: in_node(
            f"const done = client.db('{database}').collection('migrations').find();"
            "done.sort({ _id: 1 });"
            "print(await done.map(({ _id, name, at }) => [_id, name, at]).toArray());",
            data,
        )
        for database in MIGRATIONS
    }


def names(done: dict[str, list[list[Any]]]) -> dict[str, list[list[Any]]]:
    return {database: [entry[:2] for entry in entries] for database, entries in done.items()}


def keeping(data: Path, command: str, **words: Path) -> str:
    settings = {name: str(value) for name, value in words.items()}
    done = subprocess.run(
        [str(NATIVE / "keeping"), command],
        env={**os.environ, "ISL_DATA_DIR": str(data), **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def dumped(data: Path, backups: Path) -> dict[str, Any]:
    """The checksum of every collection and of the list of objects."""
    keeping(data, "backup", to=backups)
    newest = max(it for it in backups.iterdir() if it.name != "objects")
    manifest = json.loads((newest / "manifest.json").read_text())
    return {"databases": manifest["databases"], "objects": manifest["objects"]}


def says_the_same(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether all that the older version told is told; what was added since is of no interest."""
    return old == {key: new.get(key) for key in old}


def look(address: str, facts: dict[str, Any]) -> None:
    """Whether everything that the older version had is there."""
    asha, _ravi = (
        f"Bearer {ask(address, 'POST', '/auth/login', person)['token']}"
        for person in facts["people"]
    )
    for post in facts["posts"]:
        assert says_the_same(post, ask(address, "GET", f"/posts/{post['_id']}"))
    assert [len(post["comments"]) for post in facts["posts"]] == [2, 0]

    video = dict(facts["video"])
    sha256 = video.pop("sha256")
    assert says_the_same(video, ask(address, "GET", f"/videos/{video['_id']}"))
    with urlopen(f"{address}/api/videos/{video['_id']}/stream", timeout=60) as answer:
        assert hashlib.sha256(answer.read()).hexdigest() == sha256

    given = ask(address, "GET", "/contributions", authorization=asha)["data"]
    assert len(given) == 1
    assert says_the_same(facts["contribution"], given[0])
    assert given[0]["consent"]["scopes"] == ["keep", "show"]


def test_an_older_folder_is_changed_once_and_everything_in_it_is_there(
    data: Path, facts: dict[str, Any], tmp_path: Path
) -> None:
    backups = tmp_path / "backups"
    with stack(ROOT, data) as address:
        look(address, facts)
        done = migrations(data)
        assert names(done) == MIGRATIONS
        original = in_node(
            f"const _id = '{facts['contribution']['_id']}';"
            "const video = await client.db('isl_media').collection('videos').findOne({ _id });"
            "print(video.original.sha256);",
            data,
        )
        assert original == facts["givenSha256"]
        assert "lost or changed: 0; of no record: 0" in keeping(data, "verify")
    before = dumped(data, backups)
    with stack(ROOT, data):
        assert migrations(data) == done
    assert dumped(data, backups) == before


def test_a_folder_of_a_newer_version_is_refused_with_what_to_do(data: Path) -> None:
    plan = make_plan(data=data, ports=free_part_ports())
    with running_alone(plan, store_parts(plan)):
        in_node(
            "const newer = { _id: 99, name: 'posts became poems', olderMayRead: false };"
            "await client.db('isl_content').collection('migrations').insertOne(newer);",
            data,
        )
    with pytest.raises(StackDidNotStart) as refusal, stack(ROOT, data):
        pass
    assert (
        "A newer version has changed this database (99: posts became poems), and this one would"
        " misread it. Start the newer version, or restore a backup of before."
    ) in str(refusal.value)
