"""Signs that are told by examples: what one person taught."""

from dataclasses import dataclass

import numpy as np

from isl_signs.backends.base import Word
from isl_signs.landmarks import FloatArray


@dataclass(frozen=True, slots=True)
class OwnSigns:
    """Words that were learnt from "own", and the mean direction of each one's examples [n, d]."""

    words: tuple[Word, ...]
    prototypes: FloatArray


NO_SIGNS = OwnSigns((), np.empty((0, 0), np.float32))


def directions(encoded: FloatArray) -> FloatArray:
    """The same rows [n, d] at length 1."""
    lengths = np.linalg.norm(encoded, axis=-1, keepdims=True)
    return (encoded / np.maximum(lengths, 1e-6)).astype(np.float32)
