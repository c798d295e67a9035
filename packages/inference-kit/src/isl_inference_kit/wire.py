"""Types and words of proto/, in the one place from which the inference services import them."""

from isl_contracts.generated.vocabulary import Emotion
from isl_contracts.generated.wire import (
    EmotionPrediction,
    Error,
    FaceParameter,
    FrameProcessed,
    FrameTimings,
    Health,
    ModelInfo,
    Ready,
    RecognisedSign,
    Session,
    SignCandidate,
    SignPrediction,
    Skeleton,
)

__all__ = [
    "Emotion",
    "EmotionPrediction",
    "Error",
    "FaceParameter",
    "FrameProcessed",
    "FrameTimings",
    "Health",
    "ModelInfo",
    "Ready",
    "RecognisedSign",
    "Session",
    "SignCandidate",
    "SignPrediction",
    "Skeleton",
]
