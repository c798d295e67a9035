"""A process of its own finds whoever signs in a film."""

import shutil
from pathlib import Path

import numpy as np
import pytest
from isl_signs.body import POSE, RIGHT_HAND
from isl_signs.pose_file import read_pose
from isl_signs.takes.finding import TakeFinder

pytestmark = pytest.mark.model

FILM = Path(__file__).parents[4] / "assets" / "signs" / "word-hello.mp4"


async def test_a_film_has_its_signer_s_points(tmp_path: Path):
    film, broken = tmp_path / "film.mp4", tmp_path / "broken.mp4"
    shutil.copy(FILM, film)
    broken.write_bytes(b"no film")
    finder = TakeFinder()

    assert await finder.find(broken) is None
    file = await finder.find(film)
    assert file is not None
    found = read_pose(file)
    assert np.isfinite(found.points[:, POSE]).all(axis=(1, 2)).mean() > 0.9
    assert np.isfinite(found.points[:, RIGHT_HAND]).all(axis=(1, 2)).mean() > 0.3
