"""The one place that chooses backends."""

from pathlib import Path

from isl_emotion.backends.base import EmotionModel, FaceFinder


def load_backends(models: Path) -> tuple[FaceFinder, EmotionModel]:
    """MediaPipe's mesh, and DeepFace on the best weights in `models`."""
    from isl_emotion.backends.deepface_emotion import DeepfaceEmotion
    from isl_emotion.backends.mediapipe_face import MediapipeFaceFinder
    from isl_emotion.backends.weights import choose_weights

    weights = choose_weights(models)
    return MediapipeFaceFinder(), DeepfaceEmotion(weights)
