"""The service's settings."""

from pathlib import Path

from isl_contracts.generated.parts import PORTS
from isl_inference_kit.settings import SocketSettings
from pydantic import Field

# services/emotion/models of the checkout, and of an image, which has the same folders.
_MODELS = Path(__file__).resolve().parents[2] / "models"


class EmotionSettings(SocketSettings):
    """What the emotion service reads besides the socket's settings."""

    port: int = Field(default=PORTS["emotion"], ge=0, le=65535, description="port to listen on")
    models_dir: Path = Field(default=_MODELS, description="folder of the emotion weights")
    emotion_threshold: float = Field(
        default=0.5, ge=0, le=1, description="share below which no emotion is named"
    )
