"""The signer's own neutral face: the median of the first seconds in view."""

from collections.abc import Mapping
from dataclasses import dataclass, fields

import numpy as np

from isl_emotion.face_metrics import FaceMetrics

MEASURE_S = 2.0
MIN_SAMPLES = 3
# After this long without a face another person may sit there: measure again.
ABSENCE_S = 5.0

# Neutral before it is measured: between the relaxed faces of the photographs we looked at.
TYPICAL = FaceMetrics(
    brow_height=0.225,
    eye_open=0.28,
    gaze_x=0.0,
    gaze_y=0.075,
    mouth_open=0.0,
    lip_corners=-0.01,
    yaw=0.0,
    pitch=-5.0,
    roll=0.0,
)
# How far a measured neutral may lie from the typical one. Someone who smiles or looks away during
# the first seconds must not turn that into their neutral. Brows may lie anywhere: whoever has high
# ones would ask with every word, and the page asks for a calm face.
_SPREAD: Mapping[str, float] = {
    "brow_height": 0.1,
    "eye_open": 0.1,
    "gaze_x": 0.05,
    "gaze_y": 0.045,
    "mouth_open": 0.04,
    "lip_corners": 0.03,
    "yaw": 20.0,
    "pitch": 20.0,
    "roll": 8.0,
}


@dataclass(slots=True)
class NeutralFace:
    """Collects a neutral face while it is shown frames; `face` is the best known so far."""

    face: FaceMetrics = TYPICAL
    is_measured: bool = False
    _samples: tuple[FaceMetrics, ...] = ()
    _started_at: float | None = None
    _seen_at: float | None = None

    def see(self, metrics: FaceMetrics, at: float) -> None:
        """Take a frame's metrics at a time in seconds; after the first seconds nothing changes."""
        if self._seen_at is not None and at - self._seen_at > ABSENCE_S:
            self._forget()
        self._seen_at = at
        if self.is_measured:
            return
        if self._started_at is None:
            self._started_at = at
        self._samples = (*self._samples, metrics)
        if at - self._started_at >= MEASURE_S and len(self._samples) >= MIN_SAMPLES:
            self.face = _plausible_median(self._samples)
            self.is_measured = True
            self._samples = ()

    def _forget(self) -> None:
        self.face, self.is_measured, self._samples, self._started_at = TYPICAL, False, (), None


def _plausible_median(samples: tuple[FaceMetrics, ...]) -> FaceMetrics:
    values: dict[str, float] = {}
    for field in fields(FaceMetrics):
        median = float(np.median([getattr(sample, field.name) for sample in samples]))
        typical = float(getattr(TYPICAL, field.name))
        spread = _SPREAD[field.name]
        values[field.name] = min(max(median, typical - spread), typical + spread)
    return FaceMetrics(**values)
