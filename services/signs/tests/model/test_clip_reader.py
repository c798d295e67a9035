"""A process of its own reads films and points; one that it cannot read keeps no other from it."""

import shutil
from pathlib import Path

import pytest
from isl_signs.backends.litert_words import load_word_model
from isl_signs.index.reading import ClipReader, Reading
from isl_signs.settings import Settings

pytestmark = pytest.mark.model

SIGNS = Path(__file__).parents[4] / "assets" / "signs"
WORDS: Path = Settings.model_fields["signs_words_dir"].default
SIGN = "word-traffic-jam"


async def test_a_film_points_where_its_sign_does(tmp_path: Path):
    film, broken, points = tmp_path / "film.mp4", tmp_path / "broken.mp4", tmp_path / "points.pose"
    shutil.copy(SIGNS / f"{SIGN}.mp4", film)
    broken.write_bytes(b"no film")
    points.write_bytes(b"no points")
    model = load_word_model(WORDS)
    assert model.encoder is not None
    readings: list[Reading] = []
    reader = ClipReader(WORDS, model.encoder.prototypes.shape[1])
    await reader.read([broken, points, film], readings.append)
    assert [(one.clip, one.outcome) for one in readings] == [
        ("broken", "unreadable"),
        ("points", "unreadable"),
        ("film", "accepted"),
    ]
    direction = readings[-1].direction
    assert direction is not None
    nearest = model.words[int((model.encoder.prototypes @ direction).argmax())]
    assert nearest.id == SIGN
