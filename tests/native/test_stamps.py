from __future__ import annotations

from pathlib import Path

from isl_native.stamps import Stamp


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def test_a_step_is_skipped_until_a_source_changes(tmp_path: Path) -> None:
    part, stamp = tmp_path / "part", tmp_path / "part" / "dist" / ".stamp"
    write(part / "src" / "main.ts", "1")
    assert not Stamp(stamp, [part]).is_current()
    Stamp(stamp, [part]).write()
    assert Stamp(stamp, [part]).is_current()
    write(part / "src" / "main.ts", "2")
    assert not Stamp(stamp, [part]).is_current()


def test_a_new_file_is_a_change_and_a_changed_test_is_none(tmp_path: Path) -> None:
    part, stamp = tmp_path / "part", tmp_path / "stamp"
    write(part / "src" / "main.ts", "1")
    Stamp(stamp, [part]).write()
    write(part / "test" / "main.test.ts", "1")
    assert Stamp(stamp, [part]).is_current()
    write(part / "src" / "more.ts", "1")
    assert not Stamp(stamp, [part]).is_current()


def test_removing_what_was_built_brings_the_step_back(tmp_path: Path) -> None:
    part, stamp = tmp_path / "part", tmp_path / "part" / "dist" / ".stamp"
    write(part / "src" / "main.ts", "1")
    Stamp(stamp, [part]).write()
    stamp.unlink()
    assert not Stamp(stamp, [part]).is_current()
