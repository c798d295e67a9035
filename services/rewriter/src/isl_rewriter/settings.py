"""The service's settings."""

from pathlib import Path
from typing import Literal

from isl_contracts.generated.parts import PORTS
from isl_inference_kit.settings import ServiceSettings
from pydantic import Field, ValidationInfo, field_validator

_PACKAGES = Path(__file__).resolve().parents[4] / "packages"


class RewriterSettings(ServiceSettings):
    """What the rewriter reads besides the settings of every Python service."""

    port: int = Field(default=PORTS["rewriter"], ge=0, le=65535, description="port to listen on")
    lexicon_dir: Path = Field(
        default=_PACKAGES / "lexicon", description="folder of the lexicon, with concepts/"
    )
    grammar_dir: Path = Field(
        default=_PACKAGES / "grammar", description="folder of the grammar, with rules/"
    )
    max_waiting: int = Field(
        default=64, ge=1, description="requests that may wait for a worker before 503"
    )
    rewrite_timeout_ms: int = Field(
        default=5000, ge=100, description="a sentence that takes longer is given up with 503"
    )

    neural_model_dir: Path | None = Field(
        default=None, description="folder of a converted model that may write the sentence"
    )
    neural_input: Literal["gloss", "sentence"] = Field(
        default="gloss", description="what the model reads: the glosses or the grammar's sentence"
    )
    neural_prompt: str = Field(
        default="{text}", pattern=r"\{text\}", description="prompt; {text} is what the model reads"
    )
    neural_target_prefix: str = Field(
        default="", description="pieces that every sentence of the model begins with, as eng_Latn"
    )
    neural_threads: int = Field(default=1, ge=1, description="cores for one sentence of the model")
    neural_beam: int = Field(default=2, ge=1, le=8, description="beams of the model's search")
    neural_timeout_ms: int = Field(
        default=2000, ge=50, description="past it the grammar's sentence is given"
    )
    neural_max_waiting: int = Field(
        default=4, ge=1, description="sentences that may wait for the model; more get the grammar's"
    )

    @field_validator("lexicon_dir", "grammar_dir")
    @classmethod
    def _holds_data(cls, folder: Path, info: ValidationInfo) -> Path:
        inner = "concepts" if info.field_name == "lexicon_dir" else "rules"
        if not (folder / inner).is_dir():
            raise ValueError(f"{folder} has no folder {inner}")
        return folder
