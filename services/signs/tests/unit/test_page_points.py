"""Points that a page found are read as a picture's own."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from isl_inference_kit.analysis import PagePoints
from isl_inference_kit.points import encode_points, read_points
from isl_signs.backends.fake import FakeBody, a_letter_model, a_person, a_word_model
from isl_signs.body import LEFT_HAND, POSE, RIGHT_HAND, Body, body_of_points
from isl_signs.pipeline import SignPipeline

SAME = 1e-4


def points_of(
    body: Body, *, at_ms: float, number: int = 1, people_only: bool = False
) -> PagePoints:
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
    return read_points(encode_points(found), received_at=at_ms / 1000, after_ms=None)


def test_a_body_comes_through_the_bytes_as_it_was() -> None:
    body = a_person()
    again = body_of_points(points_of(body, at_ms=1.0))
    apart = np.abs(again.points[:, :2] - body.points[:, :2])
    assert np.array_equal(np.isfinite(again.points), np.isfinite(body.points))
    assert np.nanmax(apart) < SAME


def test_a_body_upside_down_is_no_person_here_either() -> None:
    body = a_person()
    body.points[POSE, 1] = 1 - body.points[POSE, 1]
    again = body_of_points(points_of(body, at_ms=1.0))
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
        read = pipeline.analyse_points([(found, of_points)])[0]
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
        seen |= {
            one.id for one in pipeline.analyse_points([(found, client)])[0].predictions2.candidates
        }
    assert ("word-good" in seen) is not people_only


def test_people_who_are_read_together_hear_what_each_hears_alone() -> None:
    model = a_word_model(lambda window: [4 + float(window.mean()), 0.0, 1.0])
    pipeline = SignPipeline(FakeBody(), a_letter_model(), model)
    alone = [pipeline.open_client() for _ in range(3)]
    together = [pipeline.open_client() for _ in range(3)]
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
        assert pipeline.analyse_points(list(zip(messages, together, strict=True))) == each
        named |= {one.id for said in each for one in said.predictions2.candidates}
    assert {"letter-a-v2", "word-good"} <= named


parts = st.sampled_from(["body", "left_hand", "right_hand"])


@settings(deadline=None, max_examples=50)
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
        said = pipeline.analyse_points([(points, client)])[0].predictions2
        assert all(0 <= one.score <= 1 for one in said.candidates)
