"""Points that a page found are read as a picture's own."""

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from isl_inference_kit.analysis import Analysis, PagePoints, PointsMessage
from isl_inference_kit.points import encode_points, read_points
from isl_signs.backends.fake import FakeBody, a_letter_model, a_person, a_word_model
from isl_signs.body import LEFT_HAND, POSE, RIGHT_HAND, Body, body_of_points
from isl_signs.pipeline import SignMemory, SignPipeline

SAME = 1e-4


def points_of(
    body: Body, *, at_ms: float, number: int = 1, people_only: bool = False
) -> PointsMessage:
    def part(where: slice) -> np.ndarray | None:
        values = body.points[where]
        return values if np.isfinite(values[0, 0]) else None

    found = PagePoints(
        received_at=at_ms / 1000,
        id=str(number),
        sent_at_ms=at_ms,
        width=480,
        height=480,
        body=part(POSE),
        left_hand=part(LEFT_HAND),
        right_hand=part(RIGHT_HAND),
        people_only=people_only,
    )
    return read_points(encode_points(found), received_at=at_ms / 1000, after=None)


def together(messages: Sequence[PointsMessage]) -> PointsMessage:
    return PointsMessage(tuple(message.newest for message in messages))


def say(pipeline: SignPipeline, message: PointsMessage, client: SignMemory) -> Analysis:
    newest = pipeline.analyse_points([(message, client)])[0][-1]
    assert newest is not None
    return newest


def test_a_body_comes_through_the_bytes_as_it_was() -> None:
    body = a_person()
    again = body_of_points(points_of(body, at_ms=1.0).newest)
    apart = np.abs(again.points[:, :2] - body.points[:, :2])
    assert np.array_equal(np.isfinite(again.points), np.isfinite(body.points))
    assert np.nanmax(apart) < SAME


def test_a_body_upside_down_is_no_person_here_either() -> None:
    body = a_person()
    body.points[POSE, 1] = 1 - body.points[POSE, 1]
    again = body_of_points(points_of(body, at_ms=1.0).newest)
    assert not again.has_pose
    assert not again.hands.is_empty


def test_points_say_what_the_same_body_says_in_a_picture() -> None:
    pipeline = SignPipeline(FakeBody(), a_letter_model(), a_word_model(lambda _: [0.0, 0.0, 5.0]))
    of_picture, of_points = pipeline.open_client(), pipeline.open_client()
    for step in range(20):
        body = a_person(right=(0.3 + 0.005 * min(step, 8), 0.5))
        at_s = 10 + step / 12
        said = pipeline.read(body, of_picture, at_s=at_s)
        found = points_of(body, at_ms=at_s * 1000, number=step)
        read = say(pipeline, found, of_points)
        assert (read.predictions2.label, read.predictions2.handsUp) == (said.label, said.handsUp)
        assert [one.label for one in read.predictions2.candidates] == [
            one.label for one in said.candidates
        ]
    assert said.label == "A"


@pytest.mark.parametrize("people_only", [True, False])
def test_words_of_the_avatar_are_left_out_where_the_page_asks_for_it(people_only: bool) -> None:
    model = a_word_model(lambda _: [9.0, 0.0, 0.0])
    pipeline = SignPipeline(FakeBody(), a_letter_model([0.0, 0.0, 0.0]), model)
    client = pipeline.open_client()
    seen: set[str] = set()
    for step in range(30):
        body = a_person(right=(0.2 + 0.02 * step, 0.5))
        found = points_of(body, at_ms=1000 + 80 * step, people_only=people_only)
        seen |= {one.id for one in say(pipeline, found, client).predictions2.candidates}
    assert ("word-good" in seen) is not people_only


def test_people_who_are_read_together_hear_what_each_hears_alone() -> None:
    model = a_word_model(lambda window: [4 + float(window.mean()), 0.0, 1.0])
    pipeline = SignPipeline(FakeBody(), a_letter_model(), model)
    alone = [pipeline.open_client() for _ in range(3)]
    at_once = [pipeline.open_client() for _ in range(3)]
    named: set[str] = set()
    for step in range(25):
        messages = [
            points_of(
                a_person(right=(0.2 + 0.02 * way * min(step, 12), 0.5)),
                at_ms=1000 + 80 * step,
                people_only=way == 1,
            )
            for way in range(3)
        ]
        each = [pipeline.analyse_points([one])[0] for one in zip(messages, alone, strict=True)]
        assert pipeline.analyse_points(list(zip(messages, at_once, strict=True))) == each
        for (said,) in each:
            assert said is not None
            named |= {one.id for one in said.predictions2.candidates}
    assert {"letter-a-v2", "word-good"} <= named


def held_letter(step: int) -> PointsMessage:
    body = a_person(right=(0.3 + 0.005 * min(step, 8), 0.5))
    return points_of(body, at_ms=1000 + 80 * step, number=step)


def moving_word(step: int) -> PointsMessage:
    body = a_person(right=(0.2 + 0.03 * min(step, 14), 0.5))
    return points_of(body, at_ms=1000 + 80 * step, number=step)


def spoken(
    pipeline: SignPipeline, frames: Callable[[int], PointsMessage], *, each: int
) -> list[tuple[str, float | None]]:
    """What is said in 32 pictures that come so many in a message, and when it began."""
    client = pipeline.open_client()
    said: dict[int | None, tuple[str, float | None]] = {}
    for begin in range(0, 32, each):
        message = together([frames(step) for step in range(begin, begin + each)])
        for one in pipeline.analyse_points([(message, client)])[0]:
            if one is not None and one.predictions2.label:
                sign = one.predictions2
                said.setdefault(sign.production, (sign.label, sign.startedAt))
    return list(said.values())


@pytest.mark.parametrize("each", [2, 4, 8])
def test_pictures_that_come_together_say_what_they_say_one_by_one(each: int) -> None:
    letters = SignPipeline(FakeBody(), a_letter_model(), None)
    assert spoken(letters, held_letter, each=each) == spoken(letters, held_letter, each=1)
    assert len(spoken(letters, held_letter, each=each)) == 1
    model = a_word_model(lambda _: [9.0, 0.0, 0.0])
    words = SignPipeline(FakeBody(), a_letter_model([0.0, 0.0, 0.0]), model)
    heard = [label for label, _ in spoken(words, moving_word, each=each)]
    assert heard == [label for label, _ in spoken(words, moving_word, each=1)]
    assert heard != []


def test_a_letter_that_was_let_go_within_a_message_has_an_answer_of_its_own() -> None:
    pipeline = SignPipeline(FakeBody(), a_letter_model(), None)
    client = pipeline.open_client()
    held = [held_letter(step) for step in range(4)]
    assert say(pipeline, together(held[:2]), client).predictions2.label == ""
    gone = [
        points_of(a_person(right=None), at_ms=1400 + 80 * step, number=90 + step)
        for step in range(3)
    ]
    *before, newest = pipeline.analyse_points([(together([*held[2:], *gone]), client)])[0]
    assert newest is not None
    assert newest.predictions2.label == ""
    said = [one for one in before if one is not None]
    assert [one.predictions2.label for one in said] == ["A"]


parts = st.sampled_from(["body", "left_hand", "right_hand"])


@settings(max_examples=50)
@given(
    found=st.sets(parts),
    fill=st.floats(-3, 3, width=32),
    seed=st.integers(0, 2**16),
    spread=st.sampled_from([0.0, 1e-4, 0.3, 3.0]),
    width=st.integers(32, 8192),
    height=st.integers(32, 8192),
)
def test_any_points_that_may_be_sent_have_an_answer(
    found: set[str], fill: float, seed: int, spread: float, width: int, height: int
) -> None:
    pipeline = SignPipeline(FakeBody(), a_letter_model(), a_word_model(lambda _: [1.0, 0.0, 0.0]))
    client = pipeline.open_client()
    some = np.random.default_rng(seed)
    for step in range(4):

        def part(name: str, count: int) -> np.ndarray | None:
            values = fill + some.normal(0, spread, (count, 3))
            return np.clip(values, -3, 3).astype(np.float32) if name in found else None

        points = PagePoints(
            received_at=float(step),
            id=str(step),
            sent_at_ms=1.0 + step * 300,
            width=width,
            height=height,
            body=part("body", 33),
            left_hand=part("left_hand", 21),
            right_hand=part("right_hand", 21),
        )
        said = say(pipeline, PointsMessage((points,)), client).predictions2
        assert all(0 <= one.score <= 1 for one in said.candidates)
