"""Letters that the avatar makes, as scenes to train on."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest
from isl_inference_kit.analysis import RgbImage
from isl_signs.backends.fake import a_hand
from isl_signs.body import LEFT_HAND, RIGHT_HAND, Body, create_body
from isl_signs.landmarks import FloatArray
from isl_training.evaluation.dataset import Pictures, join
from isl_training.letters.drawn import (
    NoDrawnLetterError,
    find_in_pictures,
    read_found,
    read_sequences,
    write_found,
)


def hand_at(x: float, y: float) -> FloatArray:
    """A hand of a picture, around a place in it."""
    shape = a_hand(0.3)
    shape = (shape - shape.mean(axis=0)) / np.abs(shape).max() * 0.1
    return (shape + np.array([x, y, 0])).astype(np.float32)


def write_clip(folder: Path, name: str, sign: str, points: FloatArray) -> None:
    """A line of sequences.jsonl and its points."""
    np.save(folder / f"{name}.npy", points)
    line = {"file": f"{name}.npy", "id": sign, "framesPerSecond": 10, "start": 0, "end": 10}
    with (folder / "sequences.jsonl").open("a") as file:
        file.write(json.dumps(line) + "\n")


def a_clip(*, right_at: tuple[float, float] = (0.3, 0.5)) -> FloatArray:
    points = np.full((10, 75, 3), np.nan, np.float32)
    points[:, LEFT_HAND] = hand_at(0.7, 0.5)
    points[:, RIGHT_HAND] = hand_at(*right_at)
    return points


def test_the_held_middle_of_a_letter_becomes_scenes(tmp_path: Path) -> None:
    write_clip(tmp_path, "one", "letter-c-v2", a_clip())
    scenes = read_sequences(tmp_path)
    assert scenes.letters.tolist() == [2, 2, 2]
    assert scenes.present.all()
    # Slot 0 is the signer's left hand, which is on the right of the picture; x counts in heights.
    assert scenes.points[:, 0, :, 0].mean() == pytest.approx(0.7 * 4 / 3, abs=0.05)


def test_a_hand_out_of_the_picture_is_missing(tmp_path: Path) -> None:
    write_clip(tmp_path, "one", "letter-c-v2", a_clip(right_at=(0.3, 1.3)))
    scenes = read_sequences(tmp_path)
    assert scenes.present.tolist() == [[True, False]] * 3
    assert not scenes.points[:, 1].any()


def test_what_is_no_letter_is_left_out(tmp_path: Path) -> None:
    write_clip(tmp_path, "one", "word-help", a_clip())
    with pytest.raises(NoDrawnLetterError):
        read_sequences(tmp_path)


def test_hands_found_in_pictures_are_kept_with_their_letters(tmp_path: Path) -> None:
    for letter, brightness in (("B", 200), ("Z", 10)):
        (tmp_path / letter).mkdir()
        picture = np.full((48, 64, 3), brightness, np.uint8)
        cv2.imwrite(str(tmp_path / letter / "one.jpg"), picture)
    (tmp_path / "B" / "bad.jpg").write_bytes(b"no picture")

    def find(rgb: RgbImage) -> Body:
        return create_body(aspect=4 / 3, left_hand=hand_at(0.5, 0.5) if rgb.mean() > 99 else None)

    write_found(tmp_path / "found.npz", find_in_pictures(tmp_path, find))
    found = read_found(tmp_path / "found.npz")
    assert found.letters.tolist() == [1]
    assert found.present.tolist() == [[True, False]]


def test_pictures_without_a_hand_are_said_to_be_none(tmp_path: Path) -> None:
    with pytest.raises(NoDrawnLetterError):
        find_in_pictures(tmp_path, lambda _: create_body(aspect=1.0))


def test_scenes_are_joined_in_order() -> None:
    scenes = [
        Pictures(np.zeros((1, 2, 21, 3), np.float32), np.ones((1, 2), np.bool_), np.array([letter]))
        for letter in (4, 1)
    ]
    assert join(scenes).letters.tolist() == [4, 1]
