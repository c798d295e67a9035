"""Mirror-proof, calibrated, and silent before unknown shapes."""

from dataclasses import replace

import numpy as np
import pytest
from isl_signs.backends.base import LetterModel
from isl_signs.backends.fake import a_hand, a_letter_model
from isl_signs.classifier import (
    distance_to_training,
    letter_probabilities,
    nearest_distance,
    probabilities,
)
from isl_signs.landmarks import FloatArray, HandPair, mirror


class FirstHandNet:
    """Logits that look at one slot only: nothing in it is symmetric."""

    def logits(self, features: FloatArray) -> FloatArray:
        return np.stack([features[:, 0], features[:, 1], features[:, -2]], axis=1)


def hands(bend: float = 0.0) -> HandPair:
    points = np.zeros((2, 21, 3), np.float32)
    points[0] = a_hand(bend)
    return HandPair(points, np.array([True, False]))


def lopsided_model() -> LetterModel:
    return replace(a_letter_model(), net=FirstHandNet())


def test_probabilities_add_up_to_one() -> None:
    assert letter_probabilities(a_letter_model(), hands()).sum() == pytest.approx(1.0, abs=1e-5)


def test_a_signer_in_a_mirror_gets_the_same_answer() -> None:
    model, seen = lopsided_model(), hands(0.4)
    turned = HandPair(mirror(seen.points[None])[0], seen.present[::-1].copy())
    there = probabilities(model, seen.points[None], seen.present[None])
    back = probabilities(model, turned.points[None], turned.present[None])
    np.testing.assert_allclose(there, back, atol=1e-6)
    assert there.max() - there.min() > 0.1


def test_a_higher_temperature_is_less_sure() -> None:
    cool, warm = a_letter_model(temperature=1.0), a_letter_model(temperature=4.0)
    assert letter_probabilities(warm, hands()).max() < letter_probabilities(cool, hands()).max()


def test_no_hand_is_no_letter() -> None:
    empty = HandPair(np.zeros((2, 21, 3), np.float32), np.array([False, False]))
    assert not letter_probabilities(a_letter_model(), empty).any()


def test_a_hand_unlike_any_training_hand_is_no_letter() -> None:
    model = a_letter_model(farthest=0.5)
    assert letter_probabilities(model, hands()).any()
    upside_down = HandPair(hands().points * np.array([1, -1, 1], np.float32), hands().present)
    assert not letter_probabilities(model, upside_down).any()


def test_a_known_hand_s_mirror_image_is_known_too() -> None:
    model = a_letter_model()
    turned = mirror(hands().points[None])
    distance = distance_to_training(model, turned, np.array([[False, True]]))
    assert distance[0] == pytest.approx(0.0, abs=1e-2)


def test_the_nearest_distance_is_the_euclidean_one_in_any_chunking() -> None:
    random = np.random.default_rng(0)
    rows = random.normal(size=(40, 5)).astype(np.float32)
    others = random.normal(size=(7, 5)).astype(np.float32)
    expected = np.linalg.norm(rows[:, None] - others[None], axis=2).min(axis=1)
    for chunk in (1, 13, 512):
        np.testing.assert_allclose(nearest_distance(rows, others, chunk=chunk), expected, atol=1e-4)
