"""The real hand finder and the real letter model on drawn hands."""

from collections.abc import Iterator

import numpy as np
import pytest
from isl_inference_kit.analysis import Frame
from isl_inference_kit.wire import SignPrediction
from isl_signs.app import create_pipeline
from isl_signs.pipeline import LetterPipeline
from isl_signs.settings import Settings

pytestmark = pytest.mark.model


@pytest.fixture(scope="module")
def pipeline() -> Iterator[LetterPipeline]:
    """The pipeline that serves."""
    pipeline = create_pipeline(Settings())
    yield pipeline
    pipeline.close()


def hold(pipeline: LetterPipeline, rgb: np.ndarray, *, seconds: float = 1.5) -> SignPrediction:
    """What is said at the end of holding a picture to the camera, two frames a second."""
    memory = pipeline.open_client()
    said = pipeline.analyse(Frame(rgb, received_at=0.0), memory)
    for frame in range(1, int(seconds * 2) + 1):
        said = pipeline.analyse(Frame(rgb, received_at=frame * 0.5), memory)
    return said.predictions2
