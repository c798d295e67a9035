"""What the turn of an encoding counts, and what it leaves out."""

import numpy as np
from isl_training.words.turn import DIMENSIONS, fit_turn

SIGNS = np.repeat(np.arange(20), 8)


def codes() -> np.ndarray:
    """The first four numbers say which sign it is, the others who makes it."""
    random = np.random.default_rng(4)
    signs = random.normal(0, 1, (20, 4))[SIGNS] + random.normal(0, 0.1, (len(SIGNS), 4))
    return np.concatenate([signs, random.normal(0, 3, (len(SIGNS), 12))], axis=1).astype(np.float32)


def test_what_makers_of_a_sign_differ_in_counts_little() -> None:
    turn = fit_turn(codes(), SIGNS)
    sign, maker = np.eye(16)[0] @ turn, np.eye(16)[10] @ turn
    assert np.linalg.norm(sign) > 3 * np.linalg.norm(maker)


def test_takes_of_one_sign_are_nearer_to_each_other_when_turned() -> None:
    def found(rows: np.ndarray) -> float:
        unit = rows / np.linalg.norm(rows, axis=1, keepdims=True)
        near = unit @ unit.T - 2 * np.eye(len(unit))
        return float((SIGNS[near.argmax(axis=1)] == SIGNS).mean())

    plain = codes()
    assert found(plain @ fit_turn(plain, SIGNS)) > found(plain) + 0.3


def test_an_encoding_is_not_longer_than_what_is_sent() -> None:
    random = np.random.default_rng(5)
    wide = random.normal(0, 1, (400, 256)).astype(np.float32)
    assert fit_turn(wide, np.repeat(np.arange(200), 2)).shape == (256, DIMENSIONS)
