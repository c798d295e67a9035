"""The exported word net, with sequences of the avatar that it was not trained on."""

import json
from pathlib import Path

import numpy as np
import pytest
from isl_signs.backends.base import ModelFilesError, WordModel
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.backends.litert_words import load_word_model
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings
from isl_signs.words.features import FEATURES
from isl_signs.words.window import STEPS
from isl_training.evaluation.stream import NoDetector, at_rate, listen

pytestmark = pytest.mark.model

FOLDERS = [Settings().signs_model_dir, Settings().signs_words_dir]
FORMS = Path(__file__).parents[3] / "packages" / "lexicon" / "forms"
# Float16 [frames, 75, 3] by form id: the testing split of packages/signing's sequences.
SEQUENCES = Path(__file__).with_name("sequences.npz")


@pytest.fixture(scope="module")
def words() -> WordModel:
    return load_word_model(Settings().signs_words_dir)


@pytest.fixture(scope="module")
def pipeline(words: WordModel) -> SignPipeline:
    return SignPipeline(NoDetector(), load_letter_model(Settings().signs_model_dir), words)


def test_both_models_are_small() -> None:
    files = [path for folder in FOLDERS for path in folder.glob("*.tflite")]
    assert len(files) == 2
    assert sum(path.stat().st_size for path in files) < 5_000_000


def test_every_word_is_a_form_of_the_lexicon_that_may_be_recognised(words: WordModel) -> None:
    for word in words.words:
        form = json.loads((FORMS / f"{word.id}.json").read_text())
        assert form["gloss"] == word.label
        assert word.is_said == (form["confidence"] == "high")
    logits = words.net.logits(np.zeros((1, STEPS, FEATURES), np.float32))
    assert logits.shape == (1, len(words.words) + 1)


def test_what_only_the_avatar_showed_has_the_stricter_threshold(words: WordModel) -> None:
    assert words.thresholds["avatar"] >= words.thresholds["people"]


@pytest.mark.parametrize("form", sorted(np.load(SEQUENCES).files))
@pytest.mark.parametrize("rate", [2.0, 15.0])
def test_a_sequence_of_the_avatar_is_among_the_first_five(
    pipeline: SignPipeline, form: str, rate: float
) -> None:
    points = np.load(SEQUENCES)[form].astype(np.float32)
    chosen = at_rate(len(points), frames_per_second=30, rate=rate)
    times = (chosen / 30).astype(np.float32)
    assert form in listen(pipeline, times, points[chosen], aspect=4 / 3).best_first[:5]


def test_a_model_that_is_not_its_card_s_is_refused(tmp_path: Path) -> None:
    for path in Settings().signs_words_dir.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "model.tflite").write_bytes(b"something else")
    with pytest.raises(ModelFilesError, match="is not the model its card describes"):
        load_word_model(tmp_path)
    with pytest.raises(ModelFilesError, match="no word model"):
        load_word_model(tmp_path / "absent")
