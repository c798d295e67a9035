"""The words that are served, on sequences of the avatar that they were not trained on."""

from pathlib import Path

import numpy as np
import pytest
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.backends.litert_words import load_word_model
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings
from isl_training.evaluation.stream import NoDetector, at_rate, listen

pytestmark = pytest.mark.model

# Float16 [frames, 75, 3] by form id: the testing split of packages/signing's sequences.
SEQUENCES = Path(__file__).with_name("sequences.npz")


@pytest.fixture(scope="module")
def pipeline() -> SignPipeline:
    words = load_word_model(Settings().signs_words_dir)
    return SignPipeline(NoDetector(), load_letter_model(Settings().signs_model_dir), words)


@pytest.mark.parametrize("form", sorted(np.load(SEQUENCES).files))
@pytest.mark.parametrize("rate", [2.0, 15.0])
def test_a_sequence_of_the_avatar_is_among_the_first_five(
    pipeline: SignPipeline, form: str, rate: float
) -> None:
    points = np.load(SEQUENCES)[form].astype(np.float32)
    chosen = at_rate(len(points), frames_per_second=30, rate=rate)
    times = (chosen / 30).astype(np.float32)
    assert form in listen(pipeline, times, points[chosen], aspect=4 / 3).best_first[:5]
