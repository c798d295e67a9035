"""Wrong settings and wrong model files stop the boot with words."""

import json
import shutil
from pathlib import Path

import pytest
from isl_inference_kit.settings import load_settings
from isl_signs.__main__ import main
from isl_signs.backends.base import ModelFilesError
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.settings import Settings

MODEL = Settings.model_fields["signs_model_dir"].default


@pytest.fixture
def model_copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(MODEL, tmp_path / "letters"))


def test_unset_settings_have_working_defaults() -> None:
    settings = Settings()
    assert settings.port == 8091
    assert settings.signs_threshold is None
    assert (settings.signs_model_dir / "model.tflite").exists()


def test_everything_wrong_is_named_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SIGNS_THRESHOLD", "7")
    monkeypatch.setenv("SIGNS_HAND_COMPLEXITY", "3")
    with pytest.raises(SystemExit) as stopped:
        load_settings(Settings, "signs")
    assert stopped.value.code == 2
    told = capsys.readouterr().err
    assert "SIGNS_THRESHOLD" in told
    assert "SIGNS_HAND_COMPLEXITY" in told


def test_a_missing_model_is_named(tmp_path: Path) -> None:
    with pytest.raises(ModelFilesError, match="no letter model in"):
        load_letter_model(tmp_path)


def test_a_model_that_is_not_the_card_s_is_refused(model_copy: Path) -> None:
    (model_copy / "model.tflite").write_bytes(b"something else")
    with pytest.raises(ModelFilesError, match="is not the model its card describes"):
        load_letter_model(model_copy)


def test_the_committed_files_are_small_and_name_26_lexicon_letters() -> None:
    labels = json.loads((MODEL / "labels.json").read_text())
    ids = [entry["id"] for entry in labels["letters"]]
    assert ids == [f"letter-{letter}-v2" for letter in "abcdefghijklmnopqrstuvwxyz"]
    assert sum(file.stat().st_size for file in MODEL.iterdir()) < 2_000_000


def test_a_service_without_its_model_ends_with_one_readable_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SIGNS_MODEL_DIR", str(tmp_path))
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert "signs cannot start: no letter model in" in capsys.readouterr().err
