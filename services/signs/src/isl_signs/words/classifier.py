"""From windows of landmarks to calibrated probabilities of words."""

from collections.abc import Sequence

import numpy as np

from isl_signs.backends.base import WordModel
from isl_signs.classifier import softmax
from isl_signs.landmarks import FloatArray
from isl_signs.words.features import word_features
from isl_signs.words.window import Window


def window_features(windows: Sequence[Window]) -> FloatArray:
    """Float32 [n, steps, d]."""
    return word_features(
        np.stack([window.points for window in windows]),
        age_s=np.stack([window.age_s for window in windows]),
        seconds=np.array([window.seconds for window in windows], np.float32),
        step_s=np.array([window.step_s for window in windows], np.float32),
    )


def word_probabilities(model: WordModel, features: FloatArray) -> FloatArray:
    """[n, words + 1] of n windows' features; the last column is movement that is no sign."""
    return softmax(model.net.logits(features) / model.temperature)
