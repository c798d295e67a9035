"""What validation pictures say about when to believe the net, and when to say nothing."""

import numpy as np
from isl_signs.classifier import softmax
from isl_signs.landmarks import FloatArray

from isl_training.evaluation.dataset import IntArray

_TEMPERATURES = np.geomspace(0.2, 5.0, 161)
_THRESHOLDS = np.arange(0.50, 0.96, 0.01)


def fit_temperature(logits: FloatArray, letters: IntArray) -> float:
    """The divisor of the logits under which the true letters are likeliest."""
    rows = np.arange(len(letters))
    losses = [
        -float(np.log(softmax(logits / t)[rows, letters] + 1e-9).mean()) for t in _TEMPERATURES
    ]
    return round(float(_TEMPERATURES[int(np.argmin(losses))]), 4)


def fit_threshold(probabilities: FloatArray, letters: IntArray, *, precision: float) -> float:
    """The least probability from which on the said letters are right this often."""
    top = probabilities.max(axis=1)
    right = probabilities.argmax(axis=1) == letters
    for threshold in _THRESHOLDS:
        said = top >= threshold
        if said.any() and right[said].mean() >= precision:
            return round(float(threshold), 2)
    return round(float(_THRESHOLDS[-1]), 2)
