"""The evaluation anyone can run, with the real models, on drawn hands."""

import json
import shutil
from pathlib import Path

import pytest
from drawn_hands import draw_hand
from isl_inference_kit.testing import encode_jpeg
from isl_signs.settings import Settings
from isl_training.evaluation import __main__ as evaluation

pytestmark = pytest.mark.model

MODEL = Settings.model_fields["signs_model_dir"].default


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    folder = tmp_path / "pictures"
    for letter in "LV":
        (folder / letter).mkdir(parents=True)
        drawn = encode_jpeg(draw_hand(letter), quality=95)
        (folder / letter / "drawn.jpg").write_bytes(drawn)
    (folder / "WHISTLE").mkdir()
    lines = [{"file": "L/drawn.jpg", "form": "letter-l-v2", "gloss": "L", "figure": "drawn"}]
    (folder / "frames.json").write_text(json.dumps([line | {"hands": 1} for line in lines]))
    return folder


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str | Path) -> int:
    monkeypatch.setattr("sys.argv", ["evaluation", *map(str, arguments)])
    return evaluation.main()


def test_letters_are_read_and_an_unknown_gloss_is_listed(
    pictures: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "--frames", pictures) == 0
    printed = capsys.readouterr().out
    assert "no such letter, skipped: WHISTLE" in printed
    assert "| Right sign first (top-1) | 100.0 % |" in printed


def test_a_folder_without_letters_is_no_success(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "--frames", tmp_path) == 1
    assert "no pictures" in capsys.readouterr().out


def test_figures_of_the_avatar_go_into_the_card_as_no_accuracy(
    pictures: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = tmp_path / "model"
    shutil.copytree(MODEL, model)
    for option in ("--frames", "--finding"):
        assert run(monkeypatch, option, pictures, "--model", model, "--write") == 0
    card = json.loads((model / "card.json").read_text())
    assert card["avatar_letters"]["samples"] == 2
    assert card["avatar_finding"]["pictures"] == 1
    assert card["evaluation"] == json.loads((MODEL / "card.json").read_text())["evaluation"]
    text = (model / "MODEL_CARD.md").read_text()
    assert "A check on synthetic signers, never accuracy" in text
    assert "| letter-l-v2 |" in text


def test_a_cut_off_picture_is_reported(
    pictures: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = (pictures / "V" / "drawn.jpg").read_bytes()
    (pictures / "V" / "drawn.jpg").write_bytes(whole[: len(whole) // 2])
    assert run(monkeypatch, "--frames", pictures) == 0
    printed = capsys.readouterr().out
    assert "not read: V/drawn.jpg: no whole JPEG" in printed
    assert "| Samples | 1 |" in printed
