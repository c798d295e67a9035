"""What a face does, from its mesh; and what it does at rest taken off."""

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from isl_signs.backends.mediapipe_mesh import NOSE_TIP, around_head, nearest_face
from isl_signs.body import LEFT_SHOULDER, NOSE, RIGHT_SHOULDER
from isl_signs.face_shapes import MODEL_FILE, Floats, against_rest, laid_upon, load_face_shapes

SHAPES = load_face_shapes()


def a_mesh(moved: dict[int, tuple[float, float, float]] | None = None) -> Floats:
    """The middle face, with points moved."""
    mesh = np.zeros((478, 3))
    mesh[SHAPES.firm] = SHAPES.firm_at
    mesh[SHAPES.moving] = SHAPES.moving_at
    # Both lists may name a point.
    mesh[SHAPES.firm] = SHAPES.firm_at
    for point, by in (moved or {}).items():
        mesh[point] += by
    return mesh


ANGLE = st.floats(-0.5, 0.5)


@given(ANGLE, ANGLE, ANGLE, st.floats(0.2, 5), st.floats(-3, 3))
def test_how_a_head_is_held_and_how_large_it_is_changes_no_shape(
    yaw: float, pitch: float, roll: float, size: float, aside: float
):
    def turn(a: int, b: int, angle: float) -> Floats:
        matrix = np.eye(3)
        matrix[a, a] = matrix[b, b] = np.cos(angle)
        matrix[a, b], matrix[b, a] = -np.sin(angle), np.sin(angle)
        return matrix

    raised = a_mesh({point: (0, -0.02, 0) for point in (105, 334)})
    held = raised @ turn(0, 2, yaw) @ turn(1, 2, pitch) @ turn(0, 1, roll) * size + aside
    assert np.allclose(SHAPES.read(held), SHAPES.read(raised), atol=1e-4)


def test_a_page_reads_the_same_of_a_mesh():
    """packages/signing/test/face-shapes.test.ts holds the page to the same example."""
    example = json.loads(MODEL_FILE.with_name("example.json").read_text())
    read = dict(zip(SHAPES.names, SHAPES.read(np.array(example["mesh"])).tolist(), strict=True))
    assert read == pytest.approx(example["shapes"], abs=1e-3)


def test_raised_brows_are_raised_and_an_open_mouth_is_open():
    at_rest = SHAPES.read(a_mesh())
    brows = (70, 63, 105, 66, 107, 46, 53, 52, 65, 55, 300, 293, 334, 296, 336, 276, 283, 282, 295)
    raised = SHAPES.read(a_mesh({point: (0, -0.03, 0) for point in brows})) - at_rest
    told = dict(zip(SHAPES.names, raised.tolist(), strict=True))
    assert told["browOuterUpLeft"] > 0.1
    assert told["browOuterUpRight"] > 0.1
    assert told["browDownLeft"] < 0.05


def test_a_face_at_rest_does_nothing_whoever_it_is():
    held = np.tile(np.array([0.3, -0.2, 0.5], np.float32), (20, 1))
    held[4] = np.nan
    hands_rest = np.arange(20) < 6
    held[6:, 1] += 0.6
    off = against_rest(held, hands_rest)
    assert np.isnan(off[4]).all()
    assert np.allclose(off[:4], 0)
    # A question is asked until the clip ends.
    assert np.allclose(off[6:], [0, 0.6, 0], atol=1e-6)


def test_the_middle_of_a_clip_stands_for_a_rest_that_is_not_seen():
    held = np.zeros((9, 1), np.float32)
    held[:4] = 0.5
    off = against_rest(held + 0.2, np.zeros(9, np.bool_))
    assert np.allclose(off[:4], 0.5)
    assert np.allclose(off[4:], 0)


def test_of_no_face_nothing_is_told():
    none = np.full((3, 2), np.nan, np.float32)
    assert np.isnan(against_rest(none, np.ones(3, np.bool_))).all()


@pytest.mark.parametrize(("nose", "is_found"), [((0.5, 0.5), True), ((0.9, 0.5), False)])
def test_the_face_of_somebody_else_is_not_taken(nose: tuple[float, float], is_found: bool):
    mesh = np.zeros((478, 3))
    mesh[NOSE_TIP, :2] = (0.5, 0.52)
    mesh[127, :2], mesh[356, :2] = (0.4, 0.5), (0.6, 0.5)
    assert (nearest_face([mesh], np.array(nose)) is not None) == is_found


@pytest.mark.parametrize(
    ("nose", "box"),
    [
        # Three quarters of the shoulders' 160 pixels to each side, and no farther than the picture.
        ((0.5, 0.4), (200, 72, 440, 312)),
        ((0.1, 0.1), (0, 0, 184, 168)),
        ((0.5, -0.5), (200, 0, 440, -120)),
    ],
)
def test_a_face_is_looked_for_around_the_head_alone(
    nose: tuple[float, float], box: tuple[int, int, int, int]
):
    pose = np.zeros((33, 3), np.float32)
    pose[NOSE, :2] = nose
    pose[LEFT_SHOULDER, :2], pose[RIGHT_SHOULDER, :2] = (0.625, 0.7), (0.375, 0.7)
    assert around_head(pose, 640, 480) == box


def test_the_mesh_is_never_mirrored():
    mesh = a_mesh()
    mirrored = mesh * (-1, 1, 1)
    laid = laid_upon(mirrored, SHAPES.firm, SHAPES.firm_at)
    assert not np.allclose(laid[SHAPES.firm], SHAPES.firm_at, atol=0.01)
