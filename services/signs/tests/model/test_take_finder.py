"""A process of its own finds whoever signs in a film, and what their face does."""

import shutil
from pathlib import Path

import cv2
import numpy as np
import pytest
from isl_inference_kit.settings import load_settings
from isl_signs.backends.film import read_video
from isl_signs.backends.mediapipe_body import create_detector
from isl_signs.backends.mediapipe_mesh import MediaPipeMesh
from isl_signs.body import POSE, RIGHT_HAND
from isl_signs.pose_file import read_pose
from isl_signs.settings import Settings
from isl_signs.takes.finding import TakeFinder

pytestmark = pytest.mark.model

FILM = Path(__file__).parents[4] / "assets" / "signs" / "word-hello.mp4"


async def test_a_film_has_its_signer_s_points(tmp_path: Path):
    film, broken = tmp_path / "film.mp4", tmp_path / "broken.mp4"
    shutil.copy(FILM, film)
    broken.write_bytes(b"no film")
    finder = TakeFinder()

    assert await finder.find(broken, has_face=True) is None
    file = await finder.find(film, has_face=False)
    assert file is not None
    found = read_pose(file)
    assert found.face is None
    assert np.isfinite(found.points[:, POSE]).all(axis=(1, 2)).mean() > 0.9
    assert np.isfinite(found.points[:, RIGHT_HAND]).all(axis=(1, 2)).mean() > 0.3


@pytest.mark.parametrize(
    ("film", "shape", "opposite"),
    [
        ("word-angry", "browDownLeft", "browOuterUpLeft"),
        ("word-happy", "mouthSmileLeft", "mouthFrownLeft"),
        ("word-sleep", "eyeBlinkLeft", "eyeWideLeft"),
        ("word-mango", "jawOpen", None),
    ],
)
async def test_what_a_face_does_while_it_signs_is_found_again(
    tmp_path: Path, film: str, shape: str, opposite: str | None
):
    clip = tmp_path / "film.mp4"
    shutil.copy(FILM.with_name(f"{film}.mp4"), clip)
    file = await TakeFinder().find(clip, has_face=True)
    assert file is not None
    face = read_pose(file).face
    assert face is not None
    assert np.isfinite(face.values).all(axis=1).mean() > 0.9
    values = face.values[:, face.names.index(shape)]
    # Hands and face rest where the film begins and ends.
    assert np.nanmax(np.abs(values[[0, 1, -2, -1]])) < 0.15
    assert np.nanquantile(values, 0.9) > 0.3
    if opposite is not None:
        assert np.nanmax(face.values[3:-3, face.names.index(opposite)]) < 0.25


def test_a_face_that_smiles_far_from_the_camera_is_found():
    near = list(read_video(FILM.with_name("word-happy.mp4")).frames)[20]
    height, width, _ = near.shape
    small = cv2.resize(near, (width // 3, height // 3), interpolation=cv2.INTER_AREA)
    far = np.full_like(near, 200)
    far[height // 3 : height // 3 * 2, width // 3 : width // 3 * 2] = small
    body = create_detector(load_settings(Settings, "signs")).detect(far)
    assert body.has_pose
    mesh = MediaPipeMesh().find(far, body.points)
    assert mesh is not None
    # In the picture's height, where the head was put.
    assert np.abs(mesh[:, :2].mean(axis=0) - (0.5, 0.43)).max() < 0.06
