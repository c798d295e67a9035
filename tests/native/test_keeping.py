"""What a person made is backed up, lost, and there again."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from isl_native.install import build
from isl_native.limits import time_limit_s
from isl_native.parts import parts
from isl_native.paths import NATIVE
from isl_native.plan import free_part_ports, make_plan
from isl_native.stack import running_alone

# A clip of the avatar an emotion comes with every installation.
SEEDED = 5
KEEPS = ("mongo", "minio", "content", "media", "worker", "gateway", "rewriter")
PERSON = {"email": "asha@example.org", "password": "a long sentence"}
FORM = {**PERSON, "name": "Asha", "lastName": "Rao", "location": "Pune"}
POST = {"title": "Kept", "content": "What I wrote"}


@contextmanager
def stack(data: Path) -> Generator[str]:
    """Run the parts that keep something; give the gateway's address."""
    plan = make_plan(data=data, ports=free_part_ports())
    with running_alone(plan, [part for part in parts(plan) if part.name in KEEPS]):
        yield plan.local_url("gateway")


def call(
    address: str, path: str, body: dict[str, str] | None = None, token: str | None = None
) -> Any:
    headers = {"content-type": "application/json"} if body else {}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = json.dumps(body).encode() if body else None
    with urlopen(Request(f"{address}/api{path}", data=data, headers=headers), timeout=30) as answer:
        return json.load(answer)


def log_in(address: str) -> str:
    token: str = call(address, "/auth/login", PERSON)["token"]
    return token


def clips(address: str) -> dict[str, bytes]:
    """Every clip that anybody may see, by its id."""
    listed = call(address, "/videos?limit=100")["data"]
    found: dict[str, bytes] = {}
    for clip in listed:
        with urlopen(f"{address}/api/videos/{clip['_id']}/stream", timeout=30) as answer:
            found[clip["_id"]] = answer.read()
    return found


def keeping(data: Path, command: str, **words: Path | str) -> subprocess.CompletedProcess[str]:
    settings = {name: str(value) for name, value in words.items()}
    return subprocess.run(
        [str(NATIVE / "keeping"), command],
        env={**os.environ, "ISL_DATA_DIR": str(data), **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def wait_for_clips(address: str) -> dict[str, bytes]:
    """Those that come with every installation, once the worker has prepared them."""
    deadline = time.monotonic() + time_limit_s("media")
    while len(found := clips(address)) < SEEDED:
        assert time.monotonic() < deadline, f"{len(found)} clips of {SEEDED} are ready"
        time.sleep(0.2)
    return found


def test_what_was_made_is_there_again_after_all_of_it_was_lost(tmp_path: Path) -> None:
    build()
    old, new, backups = tmp_path / "old", tmp_path / "new", tmp_path / "backups"
    with stack(old) as address:
        call(address, "/auth/register", FORM)
        call(address, "/posts", POST, log_in(address))
        before = wait_for_clips(address)
        verified = keeping(old, "verify")
        assert verified.returncode == 0, verified.stderr
        assert "lost or changed: 0; of no record: 0" in verified.stdout
        made = keeping(old, "backup", to=backups, keep="3")
        assert made.returncode == 0, made.stderr
        refused = keeping(old, "restore", **{"from": backups})
        assert refused.returncode == 1
        assert "make down first" in refused.stderr
    # Once more with the stack down: nothing changed, so nothing of the bucket is fetched again.
    again = keeping(old, "backup", to=backups)
    assert again.returncode == 0, again.stderr
    # Nobody has given a clip to learn from: the avatar's five are no person's.
    given = keeping(old, "training-clips", to=tmp_path / "clips")
    assert given.returncode == 0, given.stderr
    assert "0 clips of 0 signers" in given.stdout
    assert (tmp_path / "clips" / "manifest.csv").read_text().count("\n") == 1
    assert "say to=FOLDER" in keeping(old, "training-clips").stderr

    first, second = sorted(it for it in backups.iterdir() if it.name != "objects")

    checked = keeping(tmp_path / "nothing", "verify", **{"from": first})
    assert checked.returncode == 0, checked.stderr
    restored = keeping(new, "restore", **{"from": second})
    assert restored.returncode == 0, restored.stderr
    twice = keeping(new, "restore", **{"from": second})
    assert "is not empty" in twice.stderr
    with stack(new) as address:
        log_in(address)
        assert POST["title"] in [post["title"] for post in call(address, "/posts")]
        assert clips(address) == before
        verified = keeping(new, "verify")
        assert "lost or changed: 0; of no record: 0" in verified.stdout, verified.stderr
