"""A page finds the very points that the services find: the same weights, put together anew."""

from pathlib import Path

import mediapipe as mp
import numpy as np
import pytest
import skimage.data
from mediapipe.tasks.python import BaseOptions, vision

pytestmark = pytest.mark.model

MODELS = Path(__file__).parents[4] / "packages" / "page-kit" / "models"
# In picture sizes; a hundredth of a pixel is 0.00002 of 512.
SAME = 1e-4


@pytest.fixture(scope="module")
def picture() -> np.ndarray:
    return skimage.data.astronaut()


def options(name: str) -> BaseOptions:
    return BaseOptions(model_asset_path=str(MODELS / name))


def xy(landmarks: object) -> np.ndarray:
    return np.array([(point.x, point.y) for point in landmarks])  # type: ignore[attr-defined]


def as_image(picture: np.ndarray) -> mp.Image:
    return mp.Image(image_format=mp.ImageFormat.SRGB, data=np.ascontiguousarray(picture))


def test_the_page_finds_the_face_where_the_service_finds_it(picture: np.ndarray) -> None:
    finder = vision.FaceLandmarkerOptions(base_options=options("face.task"))
    with vision.FaceLandmarker.create_from_options(finder) as face:
        (ours,) = face.detect(as_image(picture)).face_landmarks
    with mp.solutions.face_mesh.FaceMesh(static_image_mode=True, refine_landmarks=True) as mesh:
        (theirs,) = mesh.process(picture).multi_face_landmarks
    assert len(ours) == 478
    assert np.abs(xy(ours) - xy(theirs.landmark)).max() < SAME
    depths = [abs(a.z - b.z) for a, b in zip(ours, theirs.landmark, strict=True)]
    # The older graph measures an iris once more from the refined eye.
    assert max(depths) < 0.02


def test_the_page_finds_the_body_where_mediapipes_own_graph_finds_it(picture: np.ndarray) -> None:
    finder = vision.PoseLandmarkerOptions(base_options=options("body.task"))
    with vision.PoseLandmarker.create_from_options(finder) as body:
        (ours,) = body.detect(as_image(picture)).pose_landmarks
    with mp.solutions.pose.Pose(static_image_mode=True) as pose:
        theirs = pose.process(picture).pose_landmarks.landmark
    apart = np.abs(xy(ours) - xy(theirs)).max(axis=1)
    # What is out of the picture is guessed, and refined a little otherwise.
    seen = np.array([point.visibility for point in ours]) > 0.9
    assert seen.sum() > 10
    assert apart[seen].max() < 2e-3
    assert apart.max() < 0.02


def test_an_empty_picture_has_neither() -> None:
    empty = as_image(np.full((480, 640, 3), 127, np.uint8))
    finder = vision.FaceLandmarkerOptions(base_options=options("face.task"))
    with vision.FaceLandmarker.create_from_options(finder) as face:
        assert face.detect(empty).face_landmarks == []
