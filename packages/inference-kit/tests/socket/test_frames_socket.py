"""A real client against a real server with a fake analyser."""

from collections.abc import Callable

from isl_inference_kit.server import create_socket_app
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.testing import FakeAnalyser, a_jpeg, connected, data_url, eventually, serving

MakeSettings = Callable[..., SocketSettings]


async def test_a_data_url_is_answered_with_the_whole_contract(settings: MakeSettings) -> None:
    app = create_socket_app(settings(), FakeAnalyser())
    async with serving(app, settings()) as url:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as client:
            answer = await client.ask(data_url(a_jpeg(64, 48)))
    assert answer["id"] is None
    assert answer["face_analysis"] == {"Size": "64x48", "Frames": "1"}
    assert answer["predictions"] == {"label": "", "scores": {}}
    assert answer["predictions2"] == {"id": "", "label": "", "candidates": []}
    assert answer["error"] is None
    assert answer["model"] == {"name": "fake", "version": "1"}
    assert set(answer["timings"]) == {"queue_ms", "decode_ms", "model_ms"}
    assert client.sessions == [{"signedIn": False, "framesPerSecond": 10}]
