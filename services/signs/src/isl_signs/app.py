"""Puts the real backends behind the socket."""

from isl_inference_kit.analysis import Analyser
from isl_inference_kit.server import SocketApp, create_socket_app

from isl_signs.pipeline import LetterPipeline
from isl_signs.settings import Settings
from isl_signs.smoothing import LetterMemory


def create_pipeline(settings: Settings) -> LetterPipeline:
    """The pipeline with MediaPipe and the exported letter model."""
    from isl_signs.backends.litert_letters import load_letter_model
    from isl_signs.backends.mediapipe_hands import MediaPipeHands

    detector = MediaPipeHands(
        confidence=settings.signs_hand_confidence, complexity=settings.signs_hand_complexity
    )
    letters = load_letter_model(settings.signs_model_dir)
    return LetterPipeline(detector, letters, threshold=settings.signs_threshold)


def create_app(
    settings: Settings, analyser: Analyser[LetterMemory] | None = None
) -> SocketApp[LetterMemory]:
    """The ASGI app, around the real pipeline where no other is given."""
    return create_socket_app(settings, analyser or create_pipeline(settings))
