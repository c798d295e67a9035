"""The real hand finder and the real letter model on drawn hands."""

from collections.abc import Iterator

import numpy as np
import pytest
from drawn_hands import draw_hand
from isl_inference_kit.analysis import Frame
from isl_inference_kit.wire import SignPrediction
from isl_signs.app import create_pipeline
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings

pytestmark = pytest.mark.model


@pytest.fixture(scope="module")
def pipeline() -> Iterator[SignPipeline]:
    """The pipeline that serves."""
    pipeline = create_pipeline(Settings())
    yield pipeline
    pipeline.close()


def hold(pipeline: SignPipeline, rgb: np.ndarray, *, seconds: float = 1.5) -> SignPrediction:
    """What is said at the end of holding a picture to the camera, two frames a second."""
    memory = pipeline.open_client()
    said = pipeline.analyse(Frame(rgb, received_at=0.0), memory)
    for frame in range(1, int(seconds * 2) + 1):
        said = pipeline.analyse(Frame(rgb, received_at=frame * 0.5), memory)
    return said.predictions2


@pytest.mark.parametrize("letter", ["L", "V"])
@pytest.mark.parametrize("scale", [0.17, 0.24, 0.28])
def test_a_drawn_letter_is_said(pipeline: SignPipeline, letter: str, scale: float) -> None:
    said = hold(pipeline, draw_hand(letter, scale=scale))
    assert (said.id, said.label) == (f"letter-{letter.lower()}-v2", letter)
    assert said.candidates[0].label == letter


@pytest.mark.parametrize("scale", [0.22, 0.24, 0.28])
def test_a_letter_that_the_net_doubts_is_offered_and_not_said(
    pipeline: SignPipeline, scale: float
) -> None:
    said = hold(pipeline, draw_hand("C", scale=scale))
    assert said.label == ""
    assert said.candidates[0].label == "C"


def test_the_mirrored_picture_is_the_same_letter(pipeline: SignPipeline) -> None:
    rgb = np.ascontiguousarray(draw_hand("L")[:, ::-1])
    assert hold(pipeline, rgb).label == "L"


def test_an_empty_room_is_no_letter_and_no_error(pipeline: SignPipeline) -> None:
    said = hold(pipeline, np.full((480, 640, 3), 120, np.uint8))
    assert (said.id, said.label, said.candidates) == ("", "", [])


def test_a_hand_that_leaves_the_picture_is_no_letter_any_more(pipeline: SignPipeline) -> None:
    memory = pipeline.open_client()
    for frame in range(4):
        shown = Frame(draw_hand("L"), received_at=frame * 0.5)
        said = pipeline.analyse(shown, memory).predictions2
    assert said.label == "L"
    empty = Frame(np.full((480, 640, 3), 120, np.uint8), received_at=2.0)
    assert pipeline.analyse(empty, memory).predictions2.label == ""


def test_the_answer_names_the_exported_model(pipeline: SignPipeline) -> None:
    assert pipeline.model.name.startswith("isl-letters-v2")
    assert "holistic" in (pipeline.model.source or "")
