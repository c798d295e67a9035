"""What the pipeline asks of a face finder and of an emotion model."""

from typing import Protocol

from isl_inference_kit.analysis import RgbImage
from isl_inference_kit.wire import ModelInfo

from isl_emotion.face_metrics import Points


class FaceFinder(Protocol):
    """Finds the one face that counts; every call may come from another thread."""

    def find(self, rgb: RgbImage) -> Points | None:
        """The refined mesh, float [478, 3] in pixels, of RGB uint8 [height, width, 3]."""
        ...

    def close(self) -> None: ...


class EmotionModel(Protocol):
    """Names a face's emotion; every call may come from another thread."""

    @property
    def model(self) -> ModelInfo: ...

    def score(self, face: RgbImage) -> dict[str, float]:
        """Shares 0 to 1 of DeepFace's seven labels, for an upright RGB face [side, side, 3]."""
        ...

    def close(self) -> None: ...
