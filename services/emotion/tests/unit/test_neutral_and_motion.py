"""The first seconds make the neutral face; the last ones say what the head does."""

import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from isl_emotion.face_metrics import FaceMetrics
from isl_emotion.head_motion import HeadMotion, HeadMovement, classify_movement, count_turns
from isl_emotion.neutral import ABSENCE_S, TYPICAL, NeutralFace


def show(neutral: NeutralFace, metrics: FaceMetrics, *, start: float, end: float) -> None:
    at = start
    while at <= end:
        neutral.see(metrics, at)
        at += 0.5


def test_the_neutral_is_typical_until_two_seconds_were_seen(plain: FaceMetrics) -> None:
    neutral = NeutralFace()
    show(neutral, replace(plain, brow_height=0.24), start=10.0, end=11.5)
    assert (neutral.face, neutral.is_measured) == (TYPICAL, False)
    neutral.see(replace(plain, brow_height=0.24), 12.0)
    assert neutral.is_measured
    assert neutral.face.brow_height == pytest.approx(0.24)


def test_it_is_the_median_so_that_one_blink_does_not_count(plain: FaceMetrics) -> None:
    neutral = NeutralFace()
    for at, opened in enumerate((0.3, 0.05, 0.31, 0.3, 0.29)):
        neutral.see(replace(plain, eye_open=opened), at / 2)
    assert neutral.face.eye_open == pytest.approx(0.3)


def test_two_frames_two_seconds_apart_are_too_few(plain: FaceMetrics) -> None:
    neutral = NeutralFace()
    neutral.see(plain, 0.0)
    neutral.see(plain, 2.5)
    assert not neutral.is_measured


def test_a_smile_from_the_start_does_not_become_the_neutral(plain: FaceMetrics) -> None:
    neutral = NeutralFace()
    show(neutral, replace(plain, lip_corners=0.09, mouth_open=0.2, yaw=50.0), start=0, end=2)
    assert neutral.face.lip_corners <= 0.02
    assert neutral.face.mouth_open <= 0.04
    assert neutral.face.yaw <= 20


@pytest.mark.parametrize("brows", [0.15, 0.3])
def test_high_and_low_brows_are_somebody_s_own(plain: FaceMetrics, brows: float) -> None:
    neutral = NeutralFace()
    show(neutral, replace(plain, brow_height=brows), start=0, end=2)
    assert neutral.face.brow_height == pytest.approx(brows)


def test_once_measured_it_stays_while_the_face_does(plain: FaceMetrics) -> None:
    neutral = NeutralFace()
    show(neutral, replace(plain, brow_height=0.23), start=0, end=2)
    show(neutral, replace(plain, brow_height=0.26), start=2.5, end=30)
    assert neutral.face.brow_height == pytest.approx(0.23)


def test_after_an_absence_it_is_measured_again(plain: FaceMetrics) -> None:
    neutral = NeutralFace()
    show(neutral, replace(plain, brow_height=0.23), start=0, end=2)
    neutral.see(replace(plain, brow_height=0.25), 2 + ABSENCE_S + 0.1)
    assert not neutral.is_measured
    assert neutral.face == TYPICAL


def swing(hz: float, degrees: float, *, per_second: float, seconds: float) -> list[float]:
    count = int(per_second * seconds)
    return [degrees * math.sin(2 * math.pi * hz * n / per_second) for n in range(count)]


def watch(axis: str, angles: list[float], plain: FaceMetrics, per_second: float) -> HeadMovement:
    motion = HeadMotion()
    seen = HeadMovement("neutral", 0)
    for number, angle in enumerate(angles):
        seen = motion.see(replace(plain, **{axis: angle}), 5 + number / per_second)
    return seen


@pytest.mark.parametrize(
    ("axis", "movement"), [("yaw", "shake"), ("pitch", "nod"), ("roll", "sway")]
)
def test_two_swings_a_second_have_a_name(plain: FaceMetrics, axis: str, movement: str) -> None:
    angles = swing(2.0, 12.0, per_second=15, seconds=1.5)
    assert watch(axis, angles, plain, 15).movement == movement


def test_a_shake_is_seen_at_two_frames_a_second(plain: FaceMetrics) -> None:
    angles = [10.0, -9.0, 11.0, -10.0, 9.0]
    assert watch("yaw", angles, plain, 2).movement == "shake"


def test_a_tilt_in_which_the_yaw_follows_is_no_shake() -> None:
    roll = swing(2.0, 15.0, per_second=15, seconds=1)
    yaw = [angle * 0.5 for angle in roll]
    assert classify_movement(yaw=yaw, pitch=[0.0] * 15, roll=roll).movement == "sway"


def test_one_look_aside_is_no_shake(plain: FaceMetrics) -> None:
    assert watch("yaw", [0.0] * 10 + [25.0] * 5, plain, 15).movement == "unsteady"


def test_trembling_is_still(plain: FaceMetrics) -> None:
    assert watch("yaw", swing(3.0, 2.0, per_second=15, seconds=2), plain, 15) == HeadMovement(
        "neutral", 0
    )


def test_what_is_long_past_is_forgotten(plain: FaceMetrics) -> None:
    motion = HeadMotion()
    for number, angle in enumerate(swing(2.0, 12.0, per_second=15, seconds=1)):
        motion.see(replace(plain, yaw=angle), number / 15)
    assert motion.see(plain, 10.0).movement == "neutral"


def test_a_lost_face_starts_afresh(plain: FaceMetrics) -> None:
    motion = HeadMotion()
    for at, angle in enumerate((12.0, -12.0, 12.0, -12.0)):
        motion.see(replace(plain, yaw=angle), at / 2)
    motion.lose_face()
    assert motion.see(plain, 2.0).movement == "neutral"


@given(st.lists(st.floats(-90, 90), max_size=40))
def test_turns_are_fewer_than_points(angles: list[float]) -> None:
    assert 0 <= count_turns(angles) <= max(0, len(angles) - 1)
