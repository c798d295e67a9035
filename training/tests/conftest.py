"""What several kinds of test share."""

from pathlib import Path

import pytest
from isl_training.evaluation.dataset import DEFAULT_LANDMARKS


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
