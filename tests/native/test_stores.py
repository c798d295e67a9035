from __future__ import annotations

import subprocess
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from isl_native import mongo_wire, run_names
from isl_native.ports import free_port, is_taken
from isl_native.temporary_stores import temporary_stores

WITH_STORES = Path(__file__).parents[2] / "infra" / "native" / "with-stores"


def test_both_stores_answer_while_they_are_needed_and_are_gone_afterwards() -> None:
    with temporary_stores() as settings:
        mongo_port = int(settings["MONGODB_URL"].rsplit(":", 1)[1])
        assert mongo_wire.is_ready(mongo_port)
        with pytest.raises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(settings["S3_ENDPOINT"])
        refusal.value.close()
        assert refusal.value.code == 403
    assert not is_taken(mongo_port)


def test_nobody_is_not_ready() -> None:
    assert not mongo_wire.is_ready(free_port())


def test_the_command_gets_the_settings_and_its_status_comes_back() -> None:
    script = 'echo "$MONGODB_URL $S3_ENDPOINT $S3_BUCKET"; exit 7'
    result = subprocess.run(
        [str(WITH_STORES), "sh", "-c", script], capture_output=True, text=True, check=False
    )
    assert result.returncode == 7
    mongodb_url, s3_endpoint, bucket = result.stdout.split()
    assert mongodb_url.startswith("mongodb://127.0.0.1:")
    assert s3_endpoint.startswith("http://127.0.0.1:")
    assert bucket
    assert result.stderr == ""


def test_stores_that_are_named_already_are_used_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MONGODB_URL", "mongodb://db.example:27017")
    monkeypatch.setenv("S3_ENDPOINT", "https://objects.example")
    removed: list[str] = []
    monkeypatch.setattr(run_names, "remove", removed.append)
    with temporary_stores() as settings:
        assert list(settings) == ["ISL_TEST_RUN"]
        assert removed == []
    assert removed == [settings["ISL_TEST_RUN"]]
