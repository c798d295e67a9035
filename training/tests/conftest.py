"""What several kinds of test share."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
from isl_training.evaluation.dataset import DEFAULT_LANDMARKS

_DRAWN_HANDS = Path(__file__).parents[2] / "tests" / "fixtures" / "drawn_hands.py"


@pytest.fixture(scope="session")
def drawn_hands() -> ModuleType:
    """The drawing program that the browser journeys use too."""
    spec = importlib.util.spec_from_file_location("drawn_hands", _DRAWN_HANDS)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def landmarks_path() -> Path:
    """The landmark vectors; the test is skipped where they are absent."""
    if not DEFAULT_LANDMARKS.exists():
        pytest.skip("../shared/data is not here")
    return DEFAULT_LANDMARKS


@pytest.fixture(scope="session")
def test_media() -> Path:
    """Real pictures; the test is skipped where they are absent."""
    folder = DEFAULT_LANDMARKS.parents[1] / "test-media"
    if not folder.exists():
        pytest.skip("../shared/data is not here")
    return folder
