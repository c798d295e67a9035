"""What compose's one-shot job writes for whom, and what is said without an engine."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

from isl_native.paths import ROOT

MAKE_SECRETS = ROOT / "infra" / "docker" / "make-secrets.mjs"
MAKE_KEYS = ROOT / "infra" / "native" / "make-keys.mjs"
MAKE_VAPID = ROOT / "infra" / "native" / "make-vapid.mjs"


def _make(folder: Path) -> dict[str, str]:
    scripts = [str(script) for script in (MAKE_SECRETS, folder, MAKE_KEYS, MAKE_VAPID)]
    subprocess.run(["node", *scripts], check=True)
    files = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): file.read_text() for file in files}


def test_each_database_has_a_user_whose_password_both_sides_know(tmp_path: Path) -> None:
    made = _make(tmp_path)
    for part in ("gateway", "content", "media"):
        user, password = f"isl_{part}", made[f"mongo/{part}-password"]
        assert made[f"{part}/mongodb-url"] == (
            f"mongodb://{user}:{password}@mongo:27017/?authSource={user}&replicaSet=isl"
        )


def test_the_key_of_the_replica_set_is_one_that_mongod_takes(tmp_path: Path) -> None:
    key = _make(tmp_path)["mongo/replica-key"]
    assert re.fullmatch(r"[A-Za-z0-9+/=]{6,1024}", key)


def test_the_site_is_known_to_push_services_by_keys_of_the_curve_p256(tmp_path: Path) -> None:
    keys = json.loads(_make(tmp_path)["content/vapid-keys.json"])
    assert re.fullmatch(r"B[\w-]{86}", keys["publicKey"])
    assert re.fullmatch(r"[\w-]{43}", keys["privateKey"])


def test_what_was_made_once_stays(tmp_path: Path) -> None:
    assert _make(tmp_path) == _make(tmp_path)


def _without_engine(script: str) -> subprocess.CompletedProcess[str]:
    # An address where nobody listens, so that it is the same where an engine is.
    environment = {**os.environ, "DOCKER_HOST": "tcp://127.0.0.1:1"}
    command = [str(ROOT / "infra" / "docker" / script), *(["up"] if script == "compose" else [])]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_without_an_engine_one_line_says_so() -> None:
    for script in ("compose", "compose-test"):
        done = _without_engine(script)
        assert done.returncode == 1
        [line] = done.stderr.splitlines()
        assert "no container engine answers here" in line
