"""What several kinds of test share."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

_DRAWN_HANDS = Path(__file__).parents[3] / "tests" / "fixtures" / "drawn_hands.py"


@pytest.fixture(scope="session")
def drawn_hands() -> ModuleType:
    """The drawing program that the browser journeys use too."""
    spec = importlib.util.spec_from_file_location("drawn_hands", _DRAWN_HANDS)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
