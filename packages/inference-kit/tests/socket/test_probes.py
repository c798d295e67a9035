"""What is asked /ready and /health and stays silent is left out, then started again."""

import threading
from collections.abc import Callable

import httpx
from isl_inference_kit.server import create_socket_app
from isl_inference_kit.settings import SocketSettings
from isl_inference_kit.testing import FakeAnalyser, a_jpeg, connected, eventually, serving

MakeSettings = Callable[..., SocketSettings]


async def test_probes_are_answered_while_every_worker_is_in_the_model(
    settings: MakeSettings,
) -> None:
    gate = threading.Event()
    analyser = FakeAnalyser(gate=gate)
    app = create_socket_app(settings(workers=2), analyser)
    async with serving(app, settings()) as url, httpx.AsyncClient(base_url=url) as http:
        await eventually(lambda: app.readiness.ready)
        async with connected(url) as one, connected(url) as another, connected(url) as waiting:
            for client in (one, another, waiting):
                await client.send({"image": a_jpeg()})
            await eventually(lambda: len(analyser.seen) == 2)
            try:
                for path in ("/ready", "/health"):
                    assert (await http.get(path, timeout=2)).status_code == 200
                # No worker has come free: the third frame still waits.
                assert len(analyser.seen) == 2
            finally:
                gate.set()
