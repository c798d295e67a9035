"""A model's folder is replaced whole or not at all, and people's teaching not by mistake."""

import json
import sys
from pathlib import Path

import pytest
from isl_training.clips import __main__ as command
from isl_training.words.folder import keep_before, put_in_place, settle


def a_folder(path: Path, content: str) -> Path:
    path.mkdir()
    (path / "model").write_text(content)
    return path


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_new_folder_takes_the_old_one_s_place(tmp_path: Path) -> None:
    folder = a_folder(tmp_path / "words", "old")
    (folder / "of the old one").touch()
    put_in_place(folder, lambda into: (into / "model").write_text("new") and None)
    assert (names(tmp_path), names(folder)) == (["words"], ["model"])
    assert (folder / "model").read_text() == "new"
    put_in_place(tmp_path / "first", lambda into: (into / "model").write_text("new") and None)
    assert names(tmp_path / "first") == ["model"]


def test_the_old_folder_stays_whole_where_the_new_one_cannot_be_written(tmp_path: Path) -> None:
    folder = a_folder(tmp_path / "words", "old")

    def fail(into: Path) -> None:
        (into / "model").write_text("half")
        assert (folder / "model").read_text() == "old"
        raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        put_in_place(folder, fail)
    assert (folder / "model").read_text() == "old"


def test_a_crash_between_the_two_renames_is_put_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = a_folder(tmp_path / "words", "old")
    rename = Path.rename

    def crash(path: Path, target: Path) -> Path:
        if target == folder:
            raise KeyboardInterrupt
        return rename(path, target)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", crash)
        with pytest.raises(KeyboardInterrupt):
            put_in_place(folder, lambda into: (into / "model").write_text("new") and None)
    assert not folder.exists()
    settle(folder)
    assert (folder / "model").read_text() == "old"
    # After both renames, what is left of the old one goes.
    a_folder(tmp_path / "words.before", "older")
    settle(folder)
    assert (folder / "model").read_text() == "old"
    assert "words.before" not in names(tmp_path)


def a_model(folder: Path, *, signers: int, learnt_from: str) -> Path:
    folder.mkdir()
    (folder / "card.json").write_text(json.dumps({"data": {"signers": signers}}))
    (folder / "labels.json").write_text(json.dumps({"words": [{"learntFrom": learnt_from}]}))
    return folder


def guard(monkeypatch: pytest.MonkeyPatch, *arguments: str | Path) -> int:
    monkeypatch.setattr(sys, "argv", ["isl_training.clips", "guard", *map(str, arguments)])
    return command.main()


@pytest.mark.parametrize(("signers", "learnt_from"), [(3, "avatar"), (3, "people")])
def test_a_model_that_people_taught_is_not_replaced_without_a_word(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    signers: int,
    learnt_from: str,
) -> None:
    folder = a_model(tmp_path / "words", signers=signers, learnt_from=learnt_from)
    assert guard(monkeypatch, folder) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "learnt from 3 people" in line and "FORCE=1" in line
    assert guard(monkeypatch, folder, "--force") == 0


def test_a_model_of_the_avatar_and_none_at_all_may_be_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert guard(monkeypatch, a_model(tmp_path / "words", signers=0, learnt_from="avatar")) == 0
    assert guard(monkeypatch, tmp_path / "absent") == 0


def a_card(folder: Path, content: str, *snapshots: str) -> Path:
    a_folder(folder, content)
    (folder / "card.json").write_text(json.dumps({"data": {"snapshots": snapshots}}))
    return folder


def test_before_a_model_that_learnt_from_a_snapshot_the_last_one_that_did_not_is_kept(
    tmp_path: Path,
) -> None:
    folder, before = a_card(tmp_path / "words", "avatar's"), tmp_path / "words-before"
    keep_before(folder, a_card(tmp_path / "drawn", "drawn"))
    assert not before.exists()
    people = a_card(tmp_path / "people", "people's", "c0ffee")
    keep_before(folder, people)
    assert (before / "model").read_text() == "avatar's"
    # Whoever is in the first one may be in the second.
    keep_before(people, a_card(tmp_path / "more", "more people's", "beef"))
    assert not (tmp_path / "people-before").exists()
    keep_before(tmp_path / "absent", people)
    assert not (tmp_path / "absent-before").exists()
