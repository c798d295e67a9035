"""The whole service but the models: a real client, the pipeline, fake backends."""

from collections.abc import Callable

from isl_emotion.app import create_app
from isl_emotion.backends.fake import FakeEmotionModel, FakeFaceFinder
from isl_emotion.face_metrics import Points
from isl_emotion.pipeline import EmotionAnalyser
from isl_emotion.settings import EmotionSettings
from isl_inference_kit.testing import a_jpeg, connected, data_url, eventually, serving

MakeFace = Callable[..., Points]
SURPRISED = {
    "angry": 0.0,
    "disgust": 0.0,
    "fear": 0.1,
    "happy": 0.0,
    "sad": 0.0,
    "surprise": 0.8,
    "neutral": 0.1,
}


async def test_the_page_gets_emotion_face_words_and_numbers(face: MakeFace) -> None:
    settings = EmotionSettings(port=0, workers=1, drain_seconds=0)
    finder = FakeFaceFinder(face(brow_height=0.3, mouth_open=0.3))
    backends = (finder, FakeEmotionModel(SURPRISED))
    app = create_app(settings, EmotionAnalyser(lambda: backends, threshold=0.5))
    async with serving(app, settings) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            seen = await client.ask(data_url(a_jpeg(640, 480)))
            away = await client.ask(data_url(a_jpeg(640, 480, rgb=(0, 0, 0))))
    assert seen["predictions"]["label"] == "surprise"
    assert seen["face_analysis"]["Eyebrows"] == "raised"
    assert seen["face_state"] == "learning"
    assert seen["face_parameters"]["brows"]["word"] == "up"
    assert seen["face_parameters"]["mouth"] == {"value": 0.3, "unit": "ratio", "word": "wide-open"}
    assert seen["model"] == {"name": "fake", "version": "1"}
    assert away["face_analysis"] == {"Face": "not in view"}
    assert (away["face_state"], away["face_parameters"]) == ("not-in-view", {})
    assert (away["predictions"]["label"], away["error"]) == ("", None)
