"""The bytes of a page's own points: read as they were written, or refused."""

import json
import struct
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from isl_contracts.generated import landmarks as layout
from isl_inference_kit.analysis import PagePoints, PointsMessage
from isl_inference_kit.errors import FrameRejectedError
from isl_inference_kit.hostile import hostile_points
from isl_inference_kit.points import encode_points, read_points

VECTORS = json.loads(
    (Path(__file__).parents[4] / "proto/socket/landmarks.vectors.json").read_text()
)
PARTS = ("body", "leftHand", "rightHand", "face")
HALF_STEP = 0.5 / layout.UNIT + 1e-6


def some_points(**changes: object) -> PagePoints:
    hand = np.full((layout.POINTS_HAND, 3), 0.25, np.float32)
    values = {"received_at": 0.0, "id": "7", "sent_at_ms": 1000.0, "width": 640, "height": 480}
    return PagePoints(**{**values, "left_hand": hand, **changes})  # type: ignore[arg-type]


def read_all(
    payload: object, *, received_at: float = 0.0, after: PagePoints | None = None
) -> PointsMessage:
    return read_points(payload, received_at=received_at, after=after)


def read(payload: object) -> PagePoints:
    (only,) = read_all(payload).pictures
    return only


def code_of(payload: object, *, after: PagePoints | None = None) -> str:
    with pytest.raises(FrameRejectedError) as refused:
        read_all(payload, after=after)
    return refused.value.code


def pictures(*taken_ms: float) -> bytes:
    return b"".join(
        encode_points(some_points(id=str(number), sent_at_ms=at))
        for number, at in enumerate(taken_ms, 1)
    )


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_what_pages_write_is_read(vector: dict[str, object]) -> None:
    points = read(bytes.fromhex(str(vector["bytes"])))
    assert points.id == str(vector["number"])
    assert points.sent_at_ms == vector["sentAt"]
    assert (points.width, points.height) == (vector["width"], vector["height"])
    assert points.people_only == vector["peopleOnly"]
    found = (points.body, points.left_hand, points.right_hand, points.face)
    for name, part in zip(PARTS, found, strict=True):
        if vector[name] is None:
            assert part is None
            continue
        assert part is not None
        wanted = np.array(vector[name]).reshape(-1, 3)
        wanted = np.clip(wanted, -layout.FARTHEST, layout.FARTHEST)
        if name == "body":
            wanted[:, 2] = 0
        assert np.abs(part - wanted).max() <= HALF_STEP


def test_a_body_with_both_hands_takes_402_bytes_and_a_face_234() -> None:
    sizes = {vector["name"]: len(vector["bytes"]) // 2 for vector in VECTORS}
    assert sizes["a person with both hands"] == 402
    assert sizes["the face alone"] == 234


@pytest.mark.parametrize(
    "payload", [None, "text", 5, [1], {"points": b""}, b"", b"\x01", b"\x01" * 17]
)
def test_what_is_no_message_has_no_shape(payload: object) -> None:
    assert code_of(payload) == "POINTS_SHAPE"


@pytest.mark.parametrize("version", [0, 2, 255])
def test_another_version_is_told_apart_from_a_broken_message(version: int) -> None:
    message = bytes([version]) + encode_points(some_points())[1:]
    assert code_of(message) == "POINTS_VERSION"
    assert code_of(message[:3]) == "POINTS_VERSION"


def test_bytes_that_are_missing_or_left_over_are_refused() -> None:
    message = encode_points(some_points())
    assert code_of(message[:-1]) == "POINTS_SHAPE"
    assert code_of(message + b"\0") == "POINTS_SHAPE"
    assert code_of(message[:1] + b"\xe2" + message[2:]) == "POINTS_SHAPE"


@pytest.mark.parametrize(("width", "height"), [(0, 480), (640, 0), (31, 480), (640, 65535)])
def test_no_picture_is_of_that_size(width: int, height: int) -> None:
    assert code_of(encode_points(some_points(width=width, height=height))) == "POINTS_RANGE"


@pytest.mark.parametrize("step", [-32768, 32767, 3 * 8192 + 1, -3 * 8192 - 1])
def test_a_point_too_far_from_the_picture_is_refused(step: int) -> None:
    message = encode_points(some_points())
    assert code_of(message[:-2] + struct.pack("<h", step)) == "POINTS_RANGE"


@pytest.mark.parametrize("at", [1000.0, 999.9, -1.0, float("nan"), float("inf"), 1e300])
def test_time_that_does_not_go_on_is_refused(at: float) -> None:
    message = encode_points(some_points(sent_at_ms=at))
    assert code_of(message, after=some_points(sent_at_ms=1000.0)) == "POINTS_ORDER"
    assert code_of(pictures(999.0, 1000.0) + message) == "POINTS_ORDER"


def test_several_pictures_of_a_message_are_read_in_their_order() -> None:
    message = read_all(pictures(1000.0, 1083.0, 1250.0), received_at=9.0)
    assert [one.id for one in message.pictures] == ["1", "2", "3"]
    assert message.id == "3"
    assert [one.received_at for one in message.pictures] == pytest.approx([8.75, 8.833, 9.0])


def test_no_picture_counts_as_received_before_one_that_came_earlier() -> None:
    before = some_points(received_at=8.9, sent_at_ms=900.0)
    message = read_all(pictures(1000.0, 1083.0, 1250.0), received_at=9.0, after=before)
    assert [one.received_at for one in message.pictures] == pytest.approx([8.9, 8.9, 9.0])


def test_more_pictures_than_a_message_holds_are_refused() -> None:
    whole = pictures(*range(1, layout.MOST + 1))
    assert len(read_all(whole).pictures) == layout.MOST
    assert code_of(pictures(*range(1, layout.MOST + 2))) == "POINTS_SHAPE"


def test_a_message_reaches_over_two_seconds_at_most() -> None:
    assert len(read_all(pictures(1.0, 1.0 + layout.LONGEST_MS)).pictures) == 2
    assert code_of(pictures(1.0, 1.5 + layout.LONGEST_MS)) == "POINTS_ORDER"


def test_a_broken_picture_among_good_ones_refuses_them_all_and_is_named() -> None:
    good, far = pictures(1.0, 2.0), encode_points(some_points(id="9", sent_at_ms=3.0, width=1))
    with pytest.raises(FrameRejectedError) as refused:
        read_all(good + far)
    assert (refused.value.code, refused.value.frame_id) == ("POINTS_RANGE", "9")
    assert code_of(good + b"\x02" + far[1:]) == "POINTS_VERSION"


def test_the_number_is_echoed_where_the_rest_is_wrong() -> None:
    with pytest.raises(FrameRejectedError) as refused:
        read_all(encode_points(some_points(sent_at_ms=1.0)), after=some_points(sent_at_ms=1.0))
    assert refused.value.frame_id == "7"


@given(st.binary(max_size=700))
def test_any_bytes_are_read_or_refused(payload: bytes) -> None:
    try:
        read_all(payload)
    except FrameRejectedError as error:
        assert error.code.startswith("POINTS_")


@given(
    body=st.booleans(),
    hand=st.booleans(),
    steps=st.lists(st.integers(-3 * 8192, 3 * 8192), min_size=1, max_size=50),
    number=st.integers(0, 2**32 - 1),
    at=st.floats(-1e15, 1e15),
)
def test_whatever_may_be_sent_is_read_again_as_it_was(
    body: bool, hand: bool, steps: list[int], number: int, at: float
) -> None:
    def part(count: int, axes: int) -> np.ndarray:
        values = np.zeros((count, 3), np.float32)
        values[:, :axes] = np.resize(np.array(steps, np.float32), (count, axes)) / layout.UNIT
        return values

    points = some_points(
        id=str(number),
        sent_at_ms=at,
        body=part(33, 2) if body else None,
        left_hand=None,
        right_hand=part(21, 3) if hand else None,
    )
    again = read(encode_points(points))
    assert (again.id, again.sent_at_ms) == (str(number), at)
    for ours, theirs in ((points.body, again.body), (points.right_hand, again.right_hand)):
        assert (ours is None) == (theirs is None)
        assert ours is None or np.array_equal(ours, theirs)


def test_hostile_points_are_all_refused() -> None:
    let_in = []
    for kind, payload in hostile_points(2000, seed=17):
        try:
            read_all(payload)
            let_in.append(kind)
        except FrameRejectedError:
            pass
    assert let_in == []
