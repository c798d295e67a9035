"""Points of a clip as media keeps them."""

import struct

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from isl_signs.backends.fake import a_person
from isl_signs.body import LEFT_HAND, POSE, RIGHT_HAND
from isl_signs.landmarks import FloatArray
from isl_signs.pose_file import Face, PoseFileError, PosePoints, read_pose, write_pose

PARTS = (
    ("POSE_LANDMARKS", POSE),
    ("FACE_LANDMARKS", None),
    ("LEFT_HAND_LANDMARKS", LEFT_HAND),
    ("RIGHT_HAND_LANDMARKS", RIGHT_HAND),
)
WIDTH, HEIGHT, FACE = 640, 480, 3


def a_text(text: str) -> bytes:
    return struct.pack("<H", len(text)) + text.encode()


def a_file(points: FloatArray, *, rate: float = 12.0, version: float = 0.2) -> bytes:
    """As @isl/signing/pose-layout writes points [frames, 75, 3], normalised to a picture."""
    file = struct.pack("<fHHHH", version, WIDTH, HEIGHT, WIDTH, len(PARTS))
    values: list[FloatArray] = []
    for name, part in PARTS:
        held = np.zeros((len(points), FACE, 3), np.float32) if part is None else points[:, part]
        values.append(held)
        file += a_text(name) + a_text("XYZC") + struct.pack("<HHH", held.shape[1], 1, 1)
        file += b"".join(a_text(str(number)) for number in range(held.shape[1]))
        file += struct.pack("<HHHHH", 0, 1, 9, 9, 9)
    together = np.concatenate(values, axis=1)
    found = np.isfinite(together[..., 0]).astype("<f4")
    pixels = np.nan_to_num(together) * np.array([WIDTH, HEIGHT, WIDTH], np.float32)
    file += struct.pack("<fIH", rate, len(points), 1)
    return file + pixels.astype("<f4").tobytes() + found.tobytes()


PERSON = np.stack([a_person(right=(0.3 + 0.01 * n, 0.5)).points for n in range(6)])


def test_a_person_s_points_come_back_in_square_units():
    read = read_pose(a_file(PERSON))
    square = PERSON * np.array([WIDTH / HEIGHT, 1, WIDTH / HEIGHT], np.float32)
    assert read.frames_per_second == 12
    assert np.allclose(read.points[:, RIGHT_HAND], square[:, RIGHT_HAND], atol=1e-3)
    assert np.allclose(read.points[:, POSE, :2], square[:, POSE, :2], atol=1e-3)
    assert np.isnan(read.points[:, LEFT_HAND]).all()


@pytest.mark.parametrize(
    "file",
    [
        b"",
        a_file(PERSON, version=0.1),
        a_file(PERSON, rate=0),
        a_file(PERSON)[:-4],
        a_file(PERSON) + b"    ",
        a_file(PERSON).replace(b"LEFT_HAND", b"LOST_HAND"),
        a_file(PERSON).replace(b"XYZC", b"XYC\0"),
    ],
)
def test_what_media_does_not_keep_is_refused(file: bytes):
    with pytest.raises(PoseFileError):
        read_pose(file)


@given(st.binary(max_size=200), st.integers(0, 4000))
def test_whatever_it_is_it_is_read_or_refused(noise: bytes, at: int):
    file = a_file(PERSON)
    try:
        read_pose(file[:at] + noise + file[at + len(noise) :])
    except PoseFileError:
        pass


def test_what_is_written_is_read_as_it_was():
    read = read_pose(a_file(PERSON))
    again = read_pose(write_pose(read))
    assert again.frames_per_second == read.frames_per_second
    assert again.aspect == pytest.approx(read.aspect, abs=1e-3)
    assert np.allclose(again.points, read.points, atol=1e-3, equal_nan=True)


NAMES = ("browInnerUp", "jawOpen")


def with_face(values: list[list[float]], names: tuple[str, ...] = NAMES) -> PosePoints:
    read = read_pose(a_file(PERSON))
    return PosePoints(
        read.points, read.frames_per_second, read.aspect, Face(names, np.array(values, np.float32))
    )


A_VALUE = st.one_of(st.just(np.nan), st.floats(-1, 1, width=32))


@given(st.lists(st.tuples(A_VALUE, A_VALUE), min_size=6, max_size=6))
def test_a_face_comes_back_as_it_was_and_only_where_it_was_found(shapes: list[tuple[float, float]]):
    pose = with_face([list(one) for one in shapes])
    again = read_pose(write_pose(pose))
    assert again.face is not None
    assert again.face.names == NAMES
    assert np.allclose(again.face.values, shapes, atol=1e-5, equal_nan=True)
    assert np.allclose(again.points, pose.points, atol=1e-3, equal_nan=True)


def test_a_file_of_before_faces_were_looked_for_has_none():
    assert read_pose(write_pose(read_pose(a_file(PERSON)))).face is None


@pytest.mark.parametrize(
    ("pose", "why"),
    [
        (with_face([[0, 0]] * 6, ("jawOpen", "jawOpen")), "one twice"),
        (with_face([[0] * 53] * 6, tuple(str(n) for n in range(53))), "53 shapes"),
        (with_face([[0, 2]] * 6), "between -1 and 1"),
    ],
)
def test_a_face_that_is_none_is_refused(pose: PosePoints, why: str):
    with pytest.raises(PoseFileError, match=why):
        read_pose(write_pose(pose))
