"""A face whose points a page found is read as in a picture, but for what is felt."""

from collections.abc import Callable

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from isl_contracts.generated import landmarks as layout
from isl_emotion.backends.fake import FakeEmotionModel, FakeFaceFinder
from isl_emotion.face_metrics import Points, measure_face, mesh_of
from isl_emotion.pipeline import EmotionAnalyser, Signer
from isl_inference_kit.analysis import Analysis, Frame, PagePoints, PointsMessage
from isl_inference_kit.points import encode_points, read_points
from isl_inference_kit.wire import FaceGrammar, FaceState

MakeFace = Callable[..., Points]
SIZE = np.array([640, 480, 640])


def an_analyser(mesh: Points | None) -> EmotionAnalyser:
    scores = dict.fromkeys(("angry", "disgust", "fear", "happy", "sad", "surprise", "neutral"), 0.1)
    return EmotionAnalyser(lambda: (FakeFaceFinder(mesh), FakeEmotionModel(scores)), threshold=0.5)


def points_of(mesh: Points | None, *, at: float) -> PointsMessage:
    face = None if mesh is None else (mesh[list(layout.FACE)] / SIZE).astype(np.float32)
    found = PagePoints(at, "1", 1000 * at + 1, 640, 480, face=face)
    return read_points(encode_points(found), received_at=at, after=None)


def say(analyser: EmotionAnalyser, message: PointsMessage, client: Signer) -> Analysis:
    *before, newest = analyser.analyse_points([(message, client)])[0]
    assert before == [None] * (len(message.pictures) - 1)
    assert newest is not None
    return newest


def test_the_points_that_are_sent_measure_what_the_whole_mesh_does(face: MakeFace) -> None:
    whole = face(brow_height=0.3, yaw=12.0, pitch=-8.0, roll=5.0, mouth_open=0.2)
    some = mesh_of((whole[list(layout.FACE)] / SIZE).astype(np.float32), 640, 480)
    ours, theirs = measure_face(some), measure_face(whole)
    for name in type(ours).__slots__:
        assert abs(getattr(ours, name) - getattr(theirs, name)) < 1e-3


def test_face_and_grammar_are_those_of_the_picture_and_no_feeling_is_named(face: MakeFace) -> None:
    analyser = an_analyser(face())
    of_picture, of_points = analyser.open_client(), analyser.open_client()
    for step in range(40):
        at = step / 12
        mesh = face() if step < 30 else face(brow_height=0.32, pitch=15.0)
        raised = an_analyser(mesh)
        wanted = raised.analyse(Frame(np.full((480, 640, 3), 90, np.uint8), at), of_picture)
        said = say(analyser, points_of(mesh, at=at), of_points)
        assert said.face_state == wanted.face_state
        assert said.grammar == wanted.grammar
        words = [
            part[1]["word"] for part in said.face_parameters.model_dump(exclude_none=True).items()
        ]
        assert words == [
            part[1]["word"] for part in wanted.face_parameters.model_dump(exclude_none=True).items()
        ]
    assert said.face_state == FaceState.IN_VIEW
    assert said.grammar is not None
    assert (said.predictions.label, said.predictions.unread) == ("", "no-picture")
    assert said.predictions.scores == {}


def test_a_head_that_shakes_is_seen_whether_pictures_come_one_by_one_or_together(
    face: MakeFace,
) -> None:
    analyser = an_analyser(None)
    one_by_one, together = analyser.open_client(), analyser.open_client()
    for begin in range(0, 40, 4):
        messages = [
            points_of(face(yaw=14 * (-1) ** (step // 3 % 2)), at=step / 12)
            for step in range(begin, begin + 4)
        ]
        each = [say(analyser, message, one_by_one) for message in messages]
        whole = PointsMessage(tuple(message.newest for message in messages))
        assert say(analyser, whole, together) == each[-1]
    assert each[-1].grammar == FaceGrammar.NEGATION


def test_without_a_face_nobody_is_in_view_and_a_small_one_is_too_far(face: MakeFace) -> None:
    analyser = an_analyser(None)
    client = analyser.open_client()
    nobody = say(analyser, points_of(None, at=0.0), client)
    far = say(analyser, points_of(face(eye_distance=10), at=0.1), client)
    assert (nobody.face_state, far.face_state) == (FaceState.NOT_IN_VIEW, FaceState.TOO_FAR)


@settings(max_examples=30)
@given(seed=st.integers(0, 2**16), spread=st.sampled_from([0.0, 1e-4, 0.3, 3.0]))
def test_any_points_that_may_be_sent_have_an_answer(seed: int, spread: float) -> None:
    analyser = an_analyser(None)
    client = analyser.open_client()
    some = np.random.default_rng(seed)
    for step in range(4):
        values = np.clip(some.normal(0.5, spread, (len(layout.FACE), 3)), -3, 3)
        points = PagePoints(step / 2, "1", step + 1.0, 640, 480, face=values.astype(np.float32))
        said = say(analyser, PointsMessage((points,)), client)
        for measured in said.face_parameters.model_dump(exclude_none=True).values():
            assert np.isfinite(measured["value"])
