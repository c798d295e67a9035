"""The service as a value."""

from functools import partial

from isl_inference_kit.analysis import Analyser
from isl_inference_kit.server import SocketApp, create_socket_app

from isl_emotion.backends.auto import load_backends
from isl_emotion.pipeline import EmotionAnalyser, Signer
from isl_emotion.settings import EmotionSettings


def create_app(
    settings: EmotionSettings, analyser: Analyser[Signer] | None = None
) -> SocketApp[Signer]:
    """The ASGI app; the models are loaded when it starts, unless an analyser is given."""
    return create_socket_app(
        settings,
        analyser
        or EmotionAnalyser(
            partial(load_backends, settings.models_dir),
            threshold=settings.emotion_threshold,
        ),
    )
