"""What a take shows, or why it shows no sign to learn."""

import numpy as np
from isl_signs.backends.base import Encoder, Likeness
from isl_signs.backends.fake import FakeNet, a_person
from isl_signs.landmarks import FloatArray
from isl_signs.words.takes import take_of

ENCODER = Encoder(
    "f00d",
    FakeNet([3.0, 4.0]),
    np.eye(2, dtype=np.float32),
    Likeness((1, 1, 1, 1), 0, 1, 0.5, 0.3),
)
REST = (0.34, 0.85)


def a_take(
    *, seconds: float = 3.0, rate: float = 12.0, reach: float = 0.3, seen: float = 1.0
) -> tuple[FloatArray, FloatArray]:
    """Somebody who raises the right hand, moves it and lowers it; the hand is found in a share."""
    times = np.arange(0, seconds, 1 / rate, dtype=np.float32)
    frames: list[FloatArray] = []
    for number, at_s in enumerate(times.tolist()):
        share = at_s / seconds
        is_up = 0.25 < share < 0.75
        place = (0.34 + reach * (share - 0.25), 0.5) if is_up else REST
        body = a_person(right=place).square_points.copy()
        if number % 10 >= 10 * seen:
            body[54:] = np.nan
        frames.append(body)
    return times, np.stack(frames)


def test_a_shown_sign_is_a_direction_of_length_one() -> None:
    take = take_of(*a_take(), ENCODER)
    assert take.outcome == "accepted"
    assert take.example is not None
    assert np.allclose(take.example, [0.6, 0.8])


def test_a_take_of_half_a_second_is_too_short() -> None:
    assert take_of(*a_take(seconds=0.5), ENCODER).outcome == "tooShort"


def test_a_take_of_two_frames_is_too_short() -> None:
    assert take_of(*a_take(rate=1.0, seconds=2.0), ENCODER).outcome == "tooShort"


def test_a_take_of_nobody_is_too_short() -> None:
    times, points = a_take()
    assert take_of(times, np.full_like(points, np.nan), ENCODER).outcome == "tooShort"
    assert take_of(times[:0], points[:0], ENCODER).outcome == "tooShort"


def test_a_take_without_a_hand_says_so() -> None:
    assert take_of(*a_take(seen=0.0), ENCODER).outcome == "handsUnseen"


def test_hands_that_are_seldom_found_are_no_example() -> None:
    assert take_of(*a_take(seen=0.2), ENCODER).outcome == "handsLost"


def test_hands_that_rest_show_no_sign() -> None:
    times, points = a_take()
    assert take_of(times, np.repeat(points[:1], len(times), axis=0), ENCODER).outcome == "still"
