"""The card's figures hold for what serves, and real pictures that are no letter stay unsaid."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from isl_inference_kit.analysis import Frame, RgbImage
from isl_signs.app import create_pipeline
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.classifier import probabilities
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings
from isl_training.evaluation.__main__ import main
from isl_training.evaluation.card import render_card
from isl_training.evaluation.dataset import load_split
from isl_training.evaluation.measure import measure

pytestmark = [pytest.mark.model, pytest.mark.shared]

MODEL = Settings.model_fields["signs_model_dir"].default


@pytest.fixture(scope="module")
def pipeline() -> Iterator[SignPipeline]:
    pipeline = create_pipeline(Settings())
    yield pipeline
    pipeline.close()


def test_every_figure_of_the_card_is_measured_again(landmarks_path: Path) -> None:
    card = json.loads((MODEL / "card.json").read_text())
    figures = measure(
        load_letter_model(MODEL),
        load_split(landmarks_path, "Training"),
        load_split(landmarks_path, "Testing"),
    )
    assert figures == card["evaluation"]


def test_a_model_fresh_from_training_gets_its_figures_and_its_readable_card(
    landmarks_path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = tmp_path / "letters"
    shutil.copytree(MODEL, model)
    (model / "MODEL_CARD.md").unlink()
    card = json.loads((MODEL / "card.json").read_text())
    measured = ("evaluation", "confusion", "avatar_letters", "avatar_finding")
    fresh = {key: part for key, part in card.items() if key not in measured}
    (model / "card.json").write_text(json.dumps(fresh))
    arguments = ["--landmarks", str(landmarks_path), "--model", str(model), "--write"]
    monkeypatch.setattr("sys.argv", ["evaluation", *arguments])
    assert main() == 0
    written = json.loads((model / "card.json").read_text())
    assert written["evaluation"] == card["evaluation"]
    assert set(written["confusion"]) == set(card["evaluation"]["letters"])
    assert (model / "MODEL_CARD.md").read_text() == render_card(written)


def test_the_mirrored_test_pictures_get_the_same_letters(landmarks_path: Path) -> None:
    testing = load_split(landmarks_path, "Testing").take(np.arange(0, 4800, 40))
    model = load_letter_model(MODEL)
    turned = testing.points[:, ::-1] * np.array([-1, 1, 1], np.float32)
    there = probabilities(model, testing.points, testing.present)
    back = probabilities(model, turned.astype(np.float32), testing.present[:, ::-1])
    np.testing.assert_allclose(there, back, atol=1e-4)


def test_an_open_hand_held_out_is_not_said(pipeline: SignPipeline, test_media: Path) -> None:
    memory = pipeline.open_client()
    film = cv2.VideoCapture(str(test_media / "open_hand.mp4"))
    said: list[str] = []
    for index in range(0, 200, 12):
        film.set(cv2.CAP_PROP_POS_FRAMES, index)
        _, bgr = film.read()
        rgb: RgbImage = np.ascontiguousarray(bgr[:, :, ::-1])
        said.append(pipeline.analyse(Frame(rgb, received_at=index / 25), memory).predictions2.label)
    film.release()
    assert set(said) == {""}


def test_a_person_in_whom_no_hand_is_found_is_no_letter(
    pipeline: SignPipeline, test_media: Path
) -> None:
    bgr = cv2.imread(str(test_media / "biden.jpg"))
    rgb: RgbImage = np.ascontiguousarray(bgr[:, :, ::-1])
    memory = pipeline.open_client()
    for frame in range(5):
        answer = pipeline.analyse(Frame(rgb, received_at=frame * 0.5), memory)
        assert answer.predictions2.label == ""
