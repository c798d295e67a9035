"""Which of MediaPipe's hands goes where."""

import numpy as np
from isl_signs.backends.fake import a_hand
from isl_signs.backends.mediapipe_hands import place_hands
from isl_signs.landmarks import FloatArray


def hand_at(x: float) -> FloatArray:
    hand = a_hand()
    hand[:, 0] += np.float32(x) - hand[0, 0]
    return hand


def test_no_hand_leaves_both_slots_empty() -> None:
    assert place_hands([]).is_empty


def test_one_hand_goes_by_its_name_in_the_mirror() -> None:
    assert place_hands([(hand_at(0.5), "Right")]).present.tolist() == [True, False]
    assert place_hands([(hand_at(0.5), "Left")]).present.tolist() == [False, True]


def test_of_two_hands_the_one_further_right_in_the_picture_is_a_left_hand() -> None:
    for found in (
        [(hand_at(0.2), "Left"), (hand_at(0.8), "Right")],
        [(hand_at(0.8), "Right"), (hand_at(0.2), "Left")],
        # Touching hands are often both given one name.
        [(hand_at(0.2), "Right"), (hand_at(0.8), "Right")],
    ):
        pair = place_hands(found)
        assert pair.present.all()
        assert pair.points[0, 0, 0] > pair.points[1, 0, 0]
