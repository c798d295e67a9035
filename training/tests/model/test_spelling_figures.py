"""What is printed of spelled words, on drawn people."""

import json
from pathlib import Path

import numpy as np
import pytest
from isl_signs.spelling.names import NameList
from isl_training.evaluation.spelling import (
    Shown,
    create_pipelines,
    error_lines,
    error_of,
    error_rows,
    false_lines,
    false_rows,
    letters_of,
    show,
)
from isl_training.repository import ROOT
from isl_training.spelling.__main__ import main

pytestmark = pytest.mark.model

CLIPS = np.load(ROOT / "services/signs/tests/model/spelled.npz")


def a_folder(folder: Path) -> Path:
    lines = []
    for name, word, alphabet in (("quick", "VARSHA", "v2"), ("other", "SHALU", "v1")):
        np.save(folder / f"{name}.npy", CLIPS[f"{name}_points"].astype(np.float32))
        line = {"file": f"{name}.npy", "id": None, "framesPerSecond": 12, "word": word}
        lines.append(line | {"alphabet": alphabet, "lettersPerSecond": 4})
    (folder / "sequences.jsonl").write_text("\n".join(map(json.dumps, lines)) + "\n")
    return folder


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> list[Shown]:
    folder = a_folder(tmp_path_factory.mktemp("spelled"))
    return list(show(folder, create_pipelines(), [12.0]))


def test_words_in_passing_are_read_better_in_a_stream_than_on_holds(shown: list[Shown]) -> None:
    assert [one.word for one in shown] == ["VARSHA", "SHALU"]
    assert error_of(shown, 1) < error_of(shown, 0)
    assert error_of(shown, 2) < error_of(shown, 0)


def test_the_error_is_printed_for_each_alphabet_with_the_list_and_without(
    shown: list[Shown],
) -> None:
    text = "\n".join(error_lines(error_rows(shown, NameList(["VARSHA"]))))
    for part in ("v1", "v2", "both", "in the list", "in no list", "holds, stream, stream and list"):
        assert part in text


def test_what_is_said_over_no_sign_is_counted_by_the_minute(shown: list[Shown]) -> None:
    (line,) = false_lines(false_rows(shown))
    minutes = sum(one.seconds for one in shown) / 60
    said = sum(len(letters_of(one.heard[2])) for one in shown) / minutes
    assert line.startswith("nothing, 2 clips")
    assert f"{said:.2f}; words a minute" in line


def test_a_folder_without_a_list_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["spelling", str(tmp_path), "--nothing", str(tmp_path)])
    assert main() == 2
    assert "no list of sequences" in capsys.readouterr().err
