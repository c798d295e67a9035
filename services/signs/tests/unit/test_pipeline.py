"""When a letter is said, and when nothing is."""

from dataclasses import replace

import numpy as np
from isl_inference_kit.analysis import Frame, RgbImage
from isl_inference_kit.wire import FaceParameters, SignPrediction
from isl_signs.backends.fake import FakeBody, a_letter_model
from isl_signs.body import Body, Region
from isl_signs.pipeline import SignMemory, SignPipeline

HAND = np.full((48, 64, 3), 200, np.uint8)
NO_HAND = np.zeros((48, 64, 3), np.uint8)


def show(
    pipeline: SignPipeline, memory: SignMemory, rgb: np.ndarray, *, at_s: float
) -> SignPrediction:
    return pipeline.analyse(Frame(rgb, received_at=at_s), memory).predictions2


def test_a_sure_letter_is_said_with_its_lexicon_id() -> None:
    pipeline = SignPipeline(FakeBody(), a_letter_model())
    said = show(pipeline, pipeline.open_client(), HAND, at_s=1.0)
    assert (said.id, said.label) == ("letter-a-v2", "A")
    assert said.candidates[0].label == "A"


def test_below_the_threshold_nothing_is_said_but_candidates_stay() -> None:
    pipeline = SignPipeline(FakeBody(), a_letter_model([1.0, 0.9, 0.8], threshold=0.6))
    memory = pipeline.open_client()
    for frame in range(20):
        said = show(pipeline, memory, HAND, at_s=frame * 0.1)
    assert (said.id, said.label) == ("", "")
    assert [c.label for c in said.candidates] == ["A", "B", "C"]
    scores = [c.score for c in said.candidates]
    assert scores == sorted(scores, reverse=True)
    assert 0.9 < sum(scores) <= 1.001


def test_a_threshold_given_by_settings_wins_over_the_card_s() -> None:
    model = a_letter_model([1.0, 0.9, 0.8], threshold=0.6)
    pipeline = SignPipeline(FakeBody(), model, threshold=0.2)
    assert show(pipeline, pipeline.open_client(), HAND, at_s=0.0).label == "A"


def test_without_a_hand_nothing_is_said_at_once_and_without_an_error() -> None:
    pipeline = SignPipeline(FakeBody(), a_letter_model())
    memory = pipeline.open_client()
    assert show(pipeline, memory, HAND, at_s=0.0).label == "A"
    empty = show(pipeline, memory, NO_HAND, at_s=0.1)
    assert (empty.id, empty.label, empty.candidates) == ("", "", [])


def test_a_strange_hand_is_passed_over() -> None:
    pipeline = SignPipeline(FakeBody(), a_letter_model(farthest=0.01))
    said = show(pipeline, pipeline.open_client(), HAND, at_s=0.0)
    assert (said.label, said.candidates) == ("", [])


def test_one_client_s_letters_are_nothing_to_another() -> None:
    pipeline = SignPipeline(FakeBody(), a_letter_model())
    first, second = pipeline.open_client(), pipeline.open_client()
    for frame in range(10):
        show(pipeline, first, HAND, at_s=frame * 0.1)
    assert show(pipeline, second, NO_HAND, at_s=1.0).candidates == []
    assert len(second.history) == 1


def test_emotion_and_face_are_left_to_the_other_service() -> None:
    pipeline = SignPipeline(FakeBody(), a_letter_model())
    analysis = pipeline.analyse(Frame(HAND, received_at=0.0), pipeline.open_client())
    assert (analysis.face_analysis, analysis.face_state) == ({}, None)
    assert analysis.face_parameters == FaceParameters()
    assert (analysis.predictions.label, analysis.predictions.scores) == ("", {})


def test_the_model_names_the_hand_finder_it_stands_on() -> None:
    model = SignPipeline(FakeBody(), a_letter_model()).model
    assert (model.name, model.version, model.source) == ("fake-letters", "1", "fake body")


def test_closing_gives_the_detector_back() -> None:
    detector = FakeBody()
    SignPipeline(detector, a_letter_model()).close()
    assert detector.is_closed


class _Following(FakeBody):
    """Somebody is in every picture that has light; notes where it was told to look."""

    region = Region(0.5, 0.6, 1.2, 1.2, 0.0)

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Region | None] = []

    def detect(self, rgb: RgbImage, around: Region | None = None) -> Body:
        self.told.append(around)
        body = super().detect(rgb)
        return body if body.hands.is_empty else replace(body, region=self.region)


def test_somebody_is_looked_for_where_the_last_picture_had_them_for_a_second() -> None:
    detector = _Following()
    pipeline = SignPipeline(detector, a_letter_model())
    memory, other = pipeline.open_client(), pipeline.open_client()
    for rgb, at_s in ((HAND, 0.0), (HAND, 0.5), (HAND, 1.6), (NO_HAND, 1.7), (HAND, 1.8)):
        show(pipeline, memory, rgb, at_s=at_s)
    show(pipeline, other, HAND, at_s=1.9)
    region = _Following.region
    assert detector.told == [None, region, None, region, None, None]


def test_it_says_of_every_frame_whether_a_hand_is_up() -> None:
    pipeline = SignPipeline(FakeBody(), a_letter_model())
    memory = pipeline.open_client()
    seen = [show(pipeline, memory, rgb, at_s=at) for at, rgb in enumerate((HAND, NO_HAND))]
    assert [said.handsUp for said in seen] == [True, False]
