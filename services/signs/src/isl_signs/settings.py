"""Settings of the sign recogniser, from the environment."""

from pathlib import Path
from typing import Literal

from isl_contracts.generated.parts import PORTS
from isl_inference_kit.settings import SocketSettings
from pydantic import Field

from isl_signs.lexicon import FORMS

_PACKAGE_ROOT = Path(__file__).parents[2]


class Settings(SocketSettings):
    """What the service reads beside the settings of every frame socket."""

    port: int = Field(default=PORTS["signs"], ge=0, le=65535, description="port to listen on")
    frames_per_second: float = Field(
        15, gt=0, le=60, description="most frames a second one client is served"
    )
    signs_model_dir: Path = Field(
        _PACKAGE_ROOT / "models" / "letters", description="folder of the exported letter model"
    )
    signs_words: Literal["on", "off"] = Field(
        "on", description="off: letters only, nothing that was learnt from the avatar"
    )
    signs_words_dir: Path = Field(
        _PACKAGE_ROOT / "models" / "words", description="folder of the exported word model"
    )
    signs_spelling: Literal["on", "off"] = Field(
        "on", description="off: letters are read where they are held, and never as they pass"
    )
    signs_spelling_dir: Path = Field(
        _PACKAGE_ROOT / "models" / "spelling", description="folder of the exported spelling model"
    )
    signs_spelling_list: Path | Literal["none"] = Field(
        _PACKAGE_ROOT / "models" / "spelling" / "names.txt",
        description="names that spelled words are likely to be, one a line; none: no list",
    )
    signs_forms_dir: Path = Field(
        FORMS, description="folder of the lexicon's forms: disputed ones are not recognised"
    )
    signs_index_dir: Path | None = Field(
        None, description="folder for what people's clips taught; unset: in memory alone"
    )
    signs_threshold: float | None = Field(
        None, ge=0, le=1, description="probability below which no letter is said; unset: the card's"
    )
    signs_word_threshold: float | None = Field(
        None, ge=0, le=1, description="probability below which no word is said; unset: the card's"
    )
    signs_hand_confidence: float = Field(
        0.4, gt=0, le=1, description="least confidence of MediaPipe that something is a hand"
    )
    signs_hand_complexity: Literal[0, 1] = Field(
        0, description="MediaPipe's hand model where no body is seen: 0 light, 1 full"
    )
