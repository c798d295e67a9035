"""Clips of people, from their manifest to the points that training reads, through MediaPipe."""

import csv
import json
import sys
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from isl_signs.backends.sample import read_sample
from isl_training.clips import __main__ as command

pytestmark = pytest.mark.model
FRAMES = 4


def a_folder(folder: Path, *rows: tuple[str, str, str, str]) -> Path:
    picture = read_sample()[:, :, ::-1]
    height, width, _ = picture.shape
    for number, (name, *_) in enumerate(rows):
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"mp4v"), 15, (width, height))
        for _ in range(FRAMES):
            # No two films are alike to the byte.
            writer.write(np.ascontiguousarray(picture) ^ np.uint8(number))
        writer.release()
    with (folder / "manifest.csv").open("w") as file:
        csv.writer(file).writerows([("file", "sign", "signer", "licence"), *rows])
    return folder


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str | Path) -> int:
    monkeypatch.setattr(sys, "argv", ["isl_training.clips", *map(str, arguments)])
    return command.main()


def lines_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "sequences.jsonl").read_text().splitlines()]


def test_clips_are_found_split_by_signer_and_laid_out_by_sign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    clips = a_folder(
        tmp_path,
        ("s1/help.mp4", "word-help", "asha", "CC0-1.0"),
        ("s2/help.mp4", "word-help", "ravi", "CC0-1.0"),
        ("two.mp4", "nothing", "ravi", "CC0-1.0"),
    )
    kept = ("--kept", tmp_path / "kept")
    assert run(monkeypatch, "split", clips, "--out", tmp_path / "split", *kept) == 0
    assert "signs to learn: 1, of which at most 0 will count as learnt from people" in (
        capsys.readouterr().out
    )
    seen, unseen = (
        {line["signer"] for line in lines_of(tmp_path / "split" / part)}
        for part in ("seen", "unseen")
    )
    assert seen | unseen == {"asha", "ravi"} and not seen & unseen
    points = np.load(tmp_path / "split" / "seen" / "0.npy")
    assert points.shape == (FRAMES, 75, 3)
    assert np.isfinite(points[:, :33]).all()

    out = tmp_path / "points"
    assert run(monkeypatch, "points", clips, "--out", out, "--fps", "15", *kept) == 0
    assert sorted(path.relative_to(out).as_posix() for path in out.rglob("*.npy")) == [
        "15/HELP/0-help.npy",
        "15/HELP/1-help.npy",
        "15/nothing/2-two.npy",
    ]
    height, width, _ = read_sample().shape
    assert [(line["file"], line["framesPerSecond"]) for line in lines_of(out / "15")] == [
        ("HELP/0-help.npy", 15),
        ("HELP/1-help.npy", 15),
        ("nothing/2-two.npy", 15),
    ]
    assert lines_of(out / "15")[0]["aspect"] == pytest.approx(width / height)
    assert "3 clips" in capsys.readouterr().out


def test_who_is_in_the_folder_no_more_is_in_nothing_that_was_made_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    clips, kept, out = tmp_path / "clips", tmp_path / "kept", tmp_path / "split"
    clips.mkdir()
    rows = [(f"{who}.mp4", "word-help", who, "CC0-1.0") for who in ("asha", "ravi", "meena")]
    a_folder(clips, *rows)
    assert run(monkeypatch, "split", clips, "--out", out, "--kept", kept) == 0
    assert len(list(kept.rglob("*.npz"))) == 3

    (clips / "ravi.mp4").unlink()
    lines = (clips / "manifest.csv").read_text().splitlines(keepends=True)
    (clips / "manifest.csv").write_text("".join(line for line in lines if "ravi" not in line))
    assert run(monkeypatch, "split", clips, "--out", out, "--kept", kept) == 0
    assert "deleted: the points of 1 clips" in capsys.readouterr().out
    left = [line["signer"] for part in ("seen", "unseen") for line in lines_of(out / part)]
    assert sorted(left) == ["asha", "meena"]

    # Of one signer nothing can be learnt, and still nothing stays of the others.
    (clips / "asha.mp4").unlink()
    (clips / "manifest.csv").write_text(lines[0] + lines[-1])
    assert run(monkeypatch, "split", clips, "--out", out, "--kept", kept) == 2
    assert "two at least" in capsys.readouterr().err
    assert [*out.iterdir()] == [] and len(list(kept.rglob("*.npz"))) == 1


def test_a_bad_manifest_ends_with_its_problems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    clips = a_folder(tmp_path, ("one.mp4", "word-deaf", "asha", ""))
    assert run(monkeypatch, "split", clips, "--out", tmp_path / "split") == 2
    assert capsys.readouterr().err.splitlines() == [
        "manifest.csv line 2: no licence: only licensed clips are used",
        "manifest.csv line 2: there is no sign word-deaf that may be recognised",
    ]
    assert not (tmp_path / "split").exists()


def test_a_folder_that_was_not_split_cannot_be_compared_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    models = ("--old", tmp_path / "old", "--new", tmp_path / "new")
    assert run(monkeypatch, "compare", tmp_path, *models) == 2
    assert "no sequences.jsonl" in capsys.readouterr().err
