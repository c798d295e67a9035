"""The exported word net and its labels, as the service loads them."""

import json
from pathlib import Path

import numpy as np
import pytest
from isl_signs.backends.base import ModelFilesError, WordModel
from isl_signs.backends.litert_words import load_word_model
from isl_signs.settings import Settings
from isl_signs.words.features import FEATURES
from isl_signs.words.window import STEPS

pytestmark = pytest.mark.model

FOLDERS = [Settings().signs_model_dir, Settings().signs_words_dir]


@pytest.fixture(scope="module")
def words() -> WordModel:
    return load_word_model(Settings().signs_words_dir)


def test_both_models_are_small() -> None:
    files = [path for folder in FOLDERS for path in folder.glob("*.tflite")]
    assert len(files) == 2
    assert sum(path.stat().st_size for path in files) < 5_000_000


def test_every_word_is_a_form_of_the_lexicon_that_may_be_recognised(words: WordModel) -> None:
    for word in words.words:
        form = json.loads((Settings().signs_forms_dir / f"{word.id}.json").read_text())
        assert form["gloss"] == word.label
        assert word.is_said == (form["confidence"] == "high")
    logits = words.net.logits(np.zeros((1, STEPS, FEATURES), np.float32))
    assert logits.shape == (1, len(words.words) + 1)


def test_what_only_the_avatar_showed_has_the_stricter_threshold(words: WordModel) -> None:
    assert words.thresholds["avatar"] >= words.thresholds["people"]


def test_a_model_that_is_not_its_card_s_is_refused(tmp_path: Path) -> None:
    for path in Settings().signs_words_dir.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "model.tflite").write_bytes(b"something else")
    with pytest.raises(ModelFilesError, match="is not the model its card describes"):
        load_word_model(tmp_path)
    with pytest.raises(ModelFilesError, match="no word model"):
        load_word_model(tmp_path / "absent")
