"""Settings of the sign recogniser, from the environment."""

from pathlib import Path
from typing import Literal

from isl_inference_kit.settings import SocketSettings
from pydantic import Field

_PACKAGE_ROOT = Path(__file__).parents[2]


class Settings(SocketSettings):
    """What the service reads beside the settings of every frame socket."""

    port: int = Field(8091, ge=0, le=65535, description="port to listen on")
    signs_model_dir: Path = Field(
        _PACKAGE_ROOT / "models" / "letters", description="folder of the exported letter model"
    )
    signs_threshold: float | None = Field(
        None, ge=0, le=1, description="probability below which no letter is said; unset: the card's"
    )
    signs_hand_confidence: float = Field(
        0.4, gt=0, le=1, description="least confidence of MediaPipe that something is a hand"
    )
    signs_hand_complexity: Literal[0, 1] = Field(
        0, description="MediaPipe's hand model: 0 light, 1 full"
    )
