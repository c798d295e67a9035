"""A word net whose thresholds are fitted again."""

import json
import shutil
from pathlib import Path

import numpy as np
import pytest
from isl_signs.settings import Settings
from isl_training.words import calibrate as calibrating
from isl_training.words.material import Clip, MaterialError, Span

pytestmark = pytest.mark.model
WORDS = Settings.model_fields["signs_words_dir"].default
# Float16 [frames, 75, 3] by form id at 30 a second.
SEQUENCES = Path(__file__).with_name("sequences.npz")


def clips(yaw: float) -> list[Clip]:
    with np.load(SEQUENCES) as sequences:
        shown = [(form, sequences[form].astype(np.float32)) for form in sequences.files[:2]]
    camera = {"yaw": yaw}
    nothing = Clip(shown[0][1], 30.0, (), None, None, {}, camera, ())
    return [
        nothing,
        *(
            Clip(points, 30.0, (Span(form, 0.3, 1.3),), form, None, {}, camera, ())
            for form, points in shown
        ),
    ]


def test_only_when_it_is_believed_changes(tmp_path: Path) -> None:
    model = tmp_path / "words"
    shutil.copytree(WORDS, model)
    before = json.loads((model / "card.json").read_text())
    calibrating.calibrate(model, clips(yaw=19), seed=1)
    after = json.loads((model / "card.json").read_text())
    # What was fitted on what is said since is no longer so.
    assert before.keys() - after.keys() == {"belief", "scores"}
    assert {name for name in after if before[name] != after[name]} == {"runtime", "validation"}
    assert set(after["runtime"]["thresholds"]) == {"people", "avatar"}


def test_it_is_fitted_on_whom_training_holds_out() -> None:
    with pytest.raises(MaterialError, match="held out"):
        calibrating.calibrate(WORDS, clips(yaw=3), seed=1)
