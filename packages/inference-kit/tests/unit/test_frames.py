"""Frames are refused before anything costly is done with them."""

import base64
import struct

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from isl_inference_kit.errors import FrameRejectedError
from isl_inference_kit.frames import (
    MAX_BINARY_BYTES,
    MAX_TEXT_CHARS,
    FrameMessage,
    decode_frame,
    jpeg_size,
    read_message,
)
from isl_inference_kit.testing import a_jpeg, data_url, encode_jpeg


def refused(payload: object) -> FrameRejectedError:
    with pytest.raises(FrameRejectedError) as caught:
        decode_frame(read_message(payload, received_at=1.0))
    return caught.value


def with_size(jpeg: bytes, width: int, height: int) -> bytes:
    """The same JPEG whose header claims another size."""
    at = next(i for i in range(len(jpeg)) if jpeg[i] == 0xFF and jpeg[i + 1] == 0xC0)
    return jpeg[: at + 5] + struct.pack(">HH", height, width) + jpeg[at + 9 :]


def test_a_data_url_becomes_rgb_in_the_right_order() -> None:
    frame = decode_frame(
        read_message(data_url(a_jpeg(64, 48, rgb=(200, 100, 20))), received_at=3.0)
    )
    assert frame.rgb.shape == (48, 64, 3)
    assert frame.rgb.dtype == np.uint8
    assert np.abs(frame.rgb[24, 32].astype(int) - (200, 100, 20)).max() < 6
    assert (frame.id, frame.sent_at_ms, frame.received_at) == (None, None, 3.0)


def test_an_envelope_with_a_binary_image_keeps_its_id_and_time() -> None:
    message = read_message({"id": "7", "sentAt": 17.5, "image": a_jpeg()}, received_at=0.0)
    assert decode_frame(message).id == "7"
    assert message.sent_at_ms == 17.5


@pytest.mark.parametrize(
    ("asked", "wanted"), [(True, True), (False, False), ("yes", False), (None, False)]
)
def test_landmarks_are_wanted_only_where_they_are_asked_for(asked: object, wanted: bool) -> None:
    message = read_message({"image": a_jpeg(), "skeleton": asked}, received_at=0.0)
    assert decode_frame(message).wants_skeleton is wanted


@pytest.mark.parametrize(
    ("asked", "only"), [(True, True), (False, False), ("yes", False), (None, False)]
)
def test_the_avatar_s_words_are_left_out_only_where_that_is_asked(
    asked: object, only: bool
) -> None:
    message = read_message({"image": a_jpeg(), "peopleOnly": asked}, received_at=0.0)
    assert decode_frame(message).people_only is only


def test_an_envelope_with_a_data_url_is_the_same_picture() -> None:
    jpeg = a_jpeg()
    binary = decode_frame(read_message({"image": jpeg}, received_at=0.0))
    text = decode_frame(read_message({"image": data_url(jpeg)}, received_at=0.0))
    assert np.array_equal(binary.rgb, text.rgb)


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        (None, "FRAME_SHAPE"),
        (17, "FRAME_SHAPE"),
        ([], "FRAME_SHAPE"),
        ({}, "FRAME_SHAPE"),
        ({"image": 5}, "FRAME_SHAPE"),
        ("hello", "FRAME_NOT_JPEG"),
        ("data:image/png;base64,iVBORw0KGgo=", "FRAME_NOT_JPEG"),
        ({"image": b"\x89PNG\r\n"}, "FRAME_NOT_JPEG"),
        ({"id": 5, "image": b""}, "FRAME_ID"),
        ({"id": "x" * 65, "image": b""}, "FRAME_ID"),
        ({"sentAt": "now", "image": b""}, "FRAME_SENT_AT"),
        ({"sentAt": float("nan"), "image": b""}, "FRAME_SENT_AT"),
        ({"sentAt": True, "image": b""}, "FRAME_SENT_AT"),
        ({"sentAt": 10**400, "image": b""}, "FRAME_SENT_AT"),
        ({"sentAt": -1e300, "image": b""}, "FRAME_SENT_AT"),
        ({"id": "\ud800", "image": b""}, "FRAME_ID"),
        ("x" * (MAX_TEXT_CHARS + 1), "FRAME_TOO_LARGE"),
        ({"image": b"x" * (MAX_BINARY_BYTES + 1)}, "FRAME_TOO_LARGE"),
        ("data:image/jpeg;base64,", "FRAME_NOT_JPEG"),
        ("data:image/jpeg;base64,****", "FRAME_NOT_JPEG"),
        ("data:image/jpeg;base64,/9j/", "FRAME_NOT_JPEG"),
    ],
)
def test_what_breaks_a_rule_is_refused_by_name(payload: object, code: str) -> None:
    assert refused(payload).code == code


def test_a_refusal_carries_the_frame_id_so_that_the_answer_can() -> None:
    assert refused({"id": "9", "image": b"GIF89a"}).frame_id == "9"
    assert refused({"id": "9", "image": a_jpeg(1300, 40)}).frame_id == "9"


def test_the_largest_size_is_accepted_and_one_pixel_more_is_not() -> None:
    largest = decode_frame(read_message({"image": a_jpeg(1280, 960)}, received_at=0.0))
    assert largest.rgb.shape == (960, 1280, 3)
    assert refused({"image": a_jpeg(1281, 960)}).code == "FRAME_DIMENSIONS"
    assert refused({"image": a_jpeg(1280, 961)}).code == "FRAME_DIMENSIONS"
    assert refused({"image": a_jpeg(31, 200)}).code == "FRAME_DIMENSIONS"


def test_a_bomb_is_refused_by_its_header_before_decoding(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("decoded")

    monkeypatch.setattr(cv2, "imdecode", never)
    bomb = with_size(a_jpeg(), 65000, 65000)
    assert refused({"image": bomb}).code == "FRAME_DIMENSIONS"


def test_a_cut_off_jpeg_is_refused_instead_of_half_grey() -> None:
    noise = np.random.default_rng(1).integers(0, 255, (240, 320, 3), dtype=np.uint8)
    jpeg = encode_jpeg(noise)
    assert refused({"image": jpeg[: len(jpeg) // 2]}).code == "FRAME_NOT_JPEG"


def test_the_size_is_read_behind_other_segments_and_fill_bytes() -> None:
    jpeg = a_jpeg(70, 50)
    comment = b"\xff\xfe\x00\x06\xff\xc0\xff\xc0"
    assert jpeg_size(jpeg[:2] + comment + b"\xff\xff" + jpeg[3:]) == (70, 50)


def test_a_rotation_note_does_not_turn_the_frame() -> None:
    orientation = struct.pack(">HHHIHH", 1, 0x0112, 3, 1, 6, 0)
    exif = b"Exif\x00\x00MM\x00*" + struct.pack(">I", 8) + orientation + bytes(4)
    jpeg = a_jpeg(64, 48)
    noted = jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + jpeg[2:]
    assert decode_frame(FrameMessage(noted, 0.0)).rgb.shape == (48, 64, 3)


@given(st.binary(max_size=400))
def test_no_bytes_crash_the_header_reader(data: bytes) -> None:
    size = jpeg_size(b"\xff\xd8" + data)
    assert size is None or len(size) == 2


@given(st.integers(0, 800), st.integers(0, 255))
def test_a_damaged_jpeg_is_decoded_or_refused_but_never_crashes(at: int, value: int) -> None:
    jpeg = bytearray(a_jpeg(64, 48))
    jpeg[at % len(jpeg)] = value
    text = "data:image/jpeg;base64," + base64.b64encode(bytes(jpeg)).decode()
    try:
        frame = decode_frame(read_message(text, received_at=0.0))
    except FrameRejectedError:
        return
    assert frame.rgb.ndim == 3
