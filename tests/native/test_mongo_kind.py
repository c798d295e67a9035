from __future__ import annotations

from pathlib import Path

import pytest
from isl_native import mongo
from isl_native.say import StackError


@pytest.fixture
def kind_file(tmp_path: Path) -> Path:
    return tmp_path / "mongo" / "kind"


def keep(kind_file: Path, kind: str) -> None:
    kind_file.parent.mkdir()
    kind_file.write_text(kind + "\n")


def test_the_first_choice_is_remembered(kind_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONGODB_URL", "mongodb://db.example:27017")
    assert mongo.choose(kind_file).url == "mongodb://db.example:27017"
    assert kind_file.read_text() == "external\n"


def test_an_address_after_a_start_on_the_standin_is_refused_with_the_way_over(
    kind_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(kind_file, "standin")
    monkeypatch.setenv("MONGODB_URL", "mongodb://db.example:27017")
    with pytest.raises(StackError) as refusal:
        mongo.choose(kind_file)
    message = str(refusal.value)
    assert "unset MONGODB_URL" in message
    assert "copy-mongo.mjs FROM_URL TO_URL" in message
    assert str(kind_file) in message
    assert kind_file.read_text() == "standin\n"


def test_a_forgotten_address_is_refused_rather_than_started_empty(kind_file: Path) -> None:
    keep(kind_file, "external")
    with pytest.raises(StackError, match="set MONGODB_URL again"):
        mongo.choose(kind_file)


def test_the_standin_is_kept_when_a_mongod_appears(
    kind_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(kind_file, "standin")
    mongod = tmp_path / "mongod"
    mongod.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert mongo.choose(kind_file).kind == "standin"


def test_a_mongod_on_the_path_comes_before_the_standin(
    kind_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mongod").touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    chosen = mongo.choose(kind_file)
    assert chosen.kind == "mongod"
    assert "--replSet" in chosen.command(tmp_path / "data", 27017)


def test_a_kind_that_nobody_knows_is_refused(kind_file: Path) -> None:
    keep(kind_file, "oracle")
    with pytest.raises(StackError, match="says 'oracle'"):
        mongo.choose(kind_file)
