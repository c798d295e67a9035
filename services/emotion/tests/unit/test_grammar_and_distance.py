"""What brows and head may say, how long it has to be held, and how near the head is."""

from dataclasses import replace

import pytest
from isl_emotion.face_codes import code_face
from isl_emotion.face_metrics import FaceMetrics
from isl_emotion.grammar import HeldGrammar, mistaken_for, read_posture
from isl_emotion.head_distance import HeadDistance
from isl_emotion.head_motion import HeadMovement
from isl_inference_kit.wire import FaceGrammar, FaceParameters

STILL = HeadMovement("neutral", 0)


def a_posture(plain: FaceMetrics, *, nearer: float = 0.0, **changes: float) -> FaceParameters:
    return code_face(replace(plain, **changes), plain, STILL, nearer)


@pytest.mark.parametrize(
    ("changes", "read"),
    [
        ({"brow_height": 0.28, "nearer": 0.1}, FaceGrammar.QUESTION),
        ({"brow_height": 0.28, "pitch": 12.0}, FaceGrammar.QUESTION),
        ({"brow_height": 0.28, "pitch": -12.0}, FaceGrammar.QUESTION),
        ({"brow_height": 0.28, "roll": 12.0}, FaceGrammar.TOPIC_OR_CONDITION),
        ({"brow_height": 0.28}, None),
        ({"brow_height": 0.28, "nearer": -0.1}, None),
        ({"brow_height": 0.28, "nearer": 0.1, "mouth_open": 0.3}, None),
        ({"nearer": 0.1, "roll": 12.0}, None),
        ({"brow_height": 0.18, "nearer": 0.1}, None),
    ],
    ids=[
        "brows up, head forward",
        "brows and chin up",
        "brows up, chin down",
        "brows up, head tilted",
        "brows alone",
        "brows up, head back",
        "a dropped jaw",
        "head without brows",
        "a furrow",
    ],
)
def test_brows_and_head_together_may_be_grammar(
    plain: FaceMetrics, changes: dict[str, float], read: FaceGrammar | None
) -> None:
    assert read_posture(a_posture(plain, **changes)) == read


def test_nothing_is_read_from_a_face_that_was_not_measured() -> None:
    assert read_posture(FaceParameters()) is None


def test_a_posture_counts_once_it_was_held(plain: FaceMetrics) -> None:
    asking, resting = a_posture(plain, brow_height=0.28, nearer=0.1), a_posture(plain)
    held = HeldGrammar()
    assert [held.see(asking, at) for at in (0.0, 0.2, 0.5)] == [None, None, FaceGrammar.QUESTION]
    assert held.see(resting, 0.6) is None
    assert held.see(asking, 0.7) is None


def test_two_frames_far_apart_held_nothing_between_them(plain: FaceMetrics) -> None:
    asking = a_posture(plain, brow_height=0.28, nearer=0.1)
    held = HeldGrammar()
    held.see(asking, 0.0)
    assert held.see(asking, 5.0) is None


def test_grammar_is_never_mistaken_for_happiness_or_rest() -> None:
    taken = frozenset[str]().union(*(mistaken_for(grammar) for grammar in FaceGrammar))
    assert taken == {"surprise", "anger", "sad"}


def test_a_head_that_comes_nearer_is_told_and_its_new_place_becomes_rest() -> None:
    distance = HeadDistance()
    assert distance.see(0.2, 0.0) == 0.0
    assert distance.see(0.22, 0.5) > 0.08
    assert distance.see(0.2, 1.0) < 0.01
    for second in range(2, 40):
        moved = distance.see(0.24, float(second))
    assert abs(moved) < 0.01


def test_who_comes_after_an_absence_is_measured_anew() -> None:
    distance = HeadDistance()
    distance.see(0.2, 0.0)
    distance.lose_face()
    assert distance.see(0.3, 0.5) == 0.0
