"""Light twins of the backends, for tests of everything around them."""

from isl_inference_kit.analysis import RgbImage
from isl_inference_kit.wire import ModelInfo

from isl_emotion.face_metrics import Points


class FakeFaceFinder:
    """Finds the same mesh in every frame that is not dark."""

    def __init__(self, points: Points | None) -> None:
        self.points = points
        self.is_closed = False

    def find(self, rgb: RgbImage) -> Points | None:
        return self.points if rgb.mean() > 8 else None

    def close(self) -> None:
        self.is_closed = True


class FakeEmotionModel:
    """Gives the scores it was made with."""

    def __init__(self, scores: dict[str, float]) -> None:
        self.scores = scores
        self.sizes: list[tuple[int, ...]] = []
        self.is_closed = False

    @property
    def model(self) -> ModelInfo:
        return ModelInfo(name="fake", version="1")

    def score(self, face: RgbImage) -> dict[str, float]:
        self.sizes.append(face.shape)
        return self.scores

    def close(self) -> None:
        self.is_closed = True
