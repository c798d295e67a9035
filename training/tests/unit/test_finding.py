"""Which hands, faces and poses were found in pictures that say what they show."""

import json
from pathlib import Path

import pytest
from isl_inference_kit.analysis import RgbImage
from isl_inference_kit.testing import a_jpeg
from isl_signs.backends.mediapipe_holistic import Found
from isl_training.evaluation.finding import look_at, render_found, summarise_found

RESTING_LEFT_HAND_TOO = Found(face=True, pose=True, left_hand=True, right_hand=True)
LEFT_HAND_ONLY = Found(face=True, pose=False, left_hand=True, right_hand=False)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    lines = [
        {"form": form, "gloss": form[7].upper(), "figure": "man", "hands": hands}
        | {"file": f"{form}.jpg"}
        for form, hands in [("letter-l-v2", 1), ("letter-a-v2", 2)]
    ]
    (tmp_path / "frames.json").write_text(json.dumps(lines))
    for line in lines:
        (tmp_path / line["file"]).write_bytes(a_jpeg())
    return tmp_path


def found(folder: Path, answer: Found) -> dict[str, object]:
    def find(_: RgbImage) -> Found:
        return answer

    seen, bad = look_at(folder, find)
    assert bad == []
    return summarise_found(seen)


def test_a_resting_hand_is_none_of_those_that_sign(folder: Path) -> None:
    figures = found(folder, RESTING_LEFT_HAND_TOO)
    assert (figures["hands_found"], figures["hands_expected"], figures["all_hands"]) == (3, 3, 1.0)


def test_a_hand_that_comes_or_goes_is_not_expected(folder: Path) -> None:
    list_file = folder / "frames.json"
    lines = json.loads(list_file.read_text())
    list_file.write_text(json.dumps([lines[0] | {"hands": 0}, lines[1]]))
    figures = found(folder, RESTING_LEFT_HAND_TOO)
    assert (figures["hands_found"], figures["hands_expected"], figures["all_hands"]) == (2, 2, 1.0)


def test_the_other_hand_does_not_stand_for_the_dominant_one(folder: Path) -> None:
    figures = found(folder, LEFT_HAND_ONLY)
    assert (figures["hands_found"], figures["all_hands"]) == (1, 0.0)
    assert (figures["face"], figures["pose"]) == (1.0, 0.0)


def test_every_form_has_its_line(folder: Path) -> None:
    text = render_found(found(folder, LEFT_HAND_ONLY))
    assert "| form | man: face | man: pose | man: hands |" in text
    assert "| letter-a-v2 | 1 of 1 | 0 of 1 | 1 of 2 |" in text
    assert "| letter-l-v2 | 1 of 1 | 0 of 1 | 0 of 1 |" in text
    assert "| Hands found, of those that sign | 1 of 3 |" in text


def test_a_picture_that_is_not_there_is_named(folder: Path) -> None:
    (folder / "letter-l-v2.jpg").unlink()
    seen, bad = look_at(folder, lambda _: LEFT_HAND_ONLY)
    assert [one.form for one in seen] == ["letter-a-v2"]
    assert bad[0].startswith("letter-l-v2.jpg: ")
