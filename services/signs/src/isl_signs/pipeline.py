"""One frame to one answer: hands, letter probabilities, what this person signed of late."""

import numpy as np
from isl_inference_kit.analysis import Analysis, Frame, RgbImage
from isl_inference_kit.wire import ModelInfo, SignCandidate, SignPrediction

from isl_signs.backends.base import HandDetector, LetterModel
from isl_signs.classifier import letter_probabilities
from isl_signs.landmarks import FloatArray
from isl_signs.smoothing import LetterMemory

CANDIDATE_COUNT = 5
# A candidate that nothing speaks for is not one.
_LEAST_SCORE = 0.005
# A plain grey picture, only to make each thread build its graphs before the first person comes.
_WARM_UP_SHAPE = (480, 640, 3)


class LetterPipeline:
    """The analyser behind the socket."""

    def __init__(
        self, detector: HandDetector, letters: LetterModel, *, threshold: float | None = None
    ) -> None:
        self._detector = detector
        self._letters = letters
        self._threshold = letters.threshold if threshold is None else threshold

    @property
    def model(self) -> ModelInfo:
        """The letter net, with the hand detector it stands on as its source."""
        letters = self._letters
        return ModelInfo(name=letters.name, version=letters.version, source=self._detector.name)

    def warm_up(self) -> None:
        """Build this thread's graphs and run them once."""
        blank: RgbImage = np.full(_WARM_UP_SHAPE, 127, np.uint8)
        self.analyse(Frame(blank, received_at=0.0), self.open_client())

    def open_client(self) -> LetterMemory:
        """Nothing remembered of a new connection."""
        return LetterMemory.empty(len(self._letters.letters))

    def analyse(self, frame: Frame, client: LetterMemory) -> Analysis:
        """The letter of a frame in the light of the client's last frames."""
        hands = self._detector.detect(frame.rgb)
        seen = letter_probabilities(self._letters, hands)
        evidence = client.observe(seen, at_s=frame.received_at)
        return Analysis(predictions2=self._name(evidence, seen))

    def close(self) -> None:
        """Give back the detector's graphs."""
        self._detector.close()

    def _name(self, evidence: FloatArray, seen: FloatArray) -> SignPrediction:
        if not seen.any():  # nothing shown now: what was shown before is not said again
            return SignPrediction(id="", label="", candidates=[])
        best_first = [int(i) for i in np.argsort(-evidence)[:CANDIDATE_COUNT]]
        candidates = [
            SignCandidate(
                id=self._letters.letters[i].id,
                label=self._letters.letters[i].label,
                score=round(float(evidence[i]), 4),
            )
            for i in best_first
            if evidence[i] >= _LEAST_SCORE
        ]
        best = best_first[0]
        is_said = evidence[best] >= self._threshold and int(seen.argmax()) == best
        said = self._letters.letters[best] if is_said else None
        return SignPrediction(
            id=said.id if said else "", label=said.label if said else "", candidates=candidates
        )
