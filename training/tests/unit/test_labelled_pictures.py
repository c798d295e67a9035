"""Reading folders of labelled pictures, and answering them."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from isl_inference_kit.testing import a_jpeg, encode_jpeg
from isl_signs.backends.fake import FakeBody, a_letter_model
from isl_training.evaluation import __main__ as evaluation
from isl_training.evaluation.recognise import recognise_pictures
from isl_training.evaluation.samples import BadSampleError, list_samples, read_picture


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two known letters, one in lower case, one folder that is none, and a stray file."""
    for name in ("A", "b", "HELLO"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "1.jpg").write_bytes(a_jpeg())
    (tmp_path / "A" / "0.JPEG").write_bytes(a_jpeg())
    (tmp_path / "A" / "notes.txt").write_text("no picture")
    (tmp_path / "frames.json").write_text("[]")
    return tmp_path


def test_pictures_are_listed_with_the_letter_of_their_folder(folder: Path) -> None:
    samples = list_samples(folder, ["A", "B"], {".jpg", ".jpeg"})
    named = [(sample.gloss, sample.path.name) for sample in samples.known]
    assert named == [("A", "0.JPEG"), ("A", "1.jpg"), ("B", "1.jpg")]
    assert samples.unknown == ["HELLO"]


def test_a_large_picture_is_made_smaller(tmp_path: Path) -> None:
    path = tmp_path / "large.jpg"
    path.write_bytes(encode_jpeg(np.full((2000, 2400, 3), 90, np.uint8)))
    assert read_picture(path).shape == (960, 1152, 3)


@pytest.mark.parametrize("content", [b"", b"text", a_jpeg()[:-40]])
def test_what_is_no_whole_jpeg_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.jpg"
    path.write_bytes(content)
    with pytest.raises(BadSampleError):
        read_picture(path)


def test_each_picture_is_answered_and_bad_ones_are_named(folder: Path) -> None:
    (folder / "b" / "2.jpg").write_bytes(b"text")
    outcome = recognise_pictures(folder, FakeBody(), a_letter_model())
    assert [answer.gloss for answer in outcome.answers] == ["A", "A", "B"]
    assert all(len(answer.guesses) == 3 and answer.hands == 1 for answer in outcome.answers)
    assert outcome.unknown == ["HELLO"]
    assert outcome.bad == ["b/2.jpg: no whole JPEG"]


def test_a_picture_without_hands_has_no_guess(tmp_path: Path) -> None:
    (tmp_path / "A").mkdir()
    dark = encode_jpeg(np.zeros((64, 64, 3), np.uint8))
    (tmp_path / "A" / "dark.jpg").write_bytes(dark)
    (answer,) = recognise_pictures(tmp_path, FakeBody(), a_letter_model()).answers
    assert (answer.first, answer.hands, answer.is_said) == ("-", 0, False)


def test_hands_unlike_training_have_no_guess(folder: Path) -> None:
    strict = replace(a_letter_model(), farthest=-1.0)
    answers = recognise_pictures(folder, FakeBody(), strict).answers
    assert {answer.first for answer in answers} == {"-"}


@pytest.mark.parametrize("option", ["--frames", "--finding"])
def test_a_folder_that_is_not_there_is_an_error(
    tmp_path: Path,
    option: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["evaluation", option, str(tmp_path / "none")])
    assert evaluation.main() == 2
    assert "no such folder" in capsys.readouterr().err


def test_finding_needs_the_list_of_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["evaluation", "--finding", str(tmp_path)])
    assert evaluation.main() == 2
    assert "frames.json" in capsys.readouterr().err
