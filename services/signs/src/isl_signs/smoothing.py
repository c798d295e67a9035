"""What one person signed of late: evidence that fades with time, not with frames."""

import math
from dataclasses import dataclass

import numpy as np

from isl_signs.landmarks import FloatArray

# Half-forgotten in a quarter of a second: at the page's two frames a second one clear frame is
# enough to speak, at ten frames a second five must agree.
FADE_S = 0.4
# A first frame, or one after a pause, counts as if so much time had been seen.
_LONGEST_STEP_S = 0.5


@dataclass(slots=True)
class LetterMemory:
    """Fading evidence of one connection; belongs to one client and one worker at a time."""

    evidence: FloatArray
    at_s: float | None = None

    @classmethod
    def empty(cls, letter_count: int) -> "LetterMemory":
        """Nothing seen yet."""
        return cls(np.zeros(letter_count, np.float32))

    def observe(self, probabilities: FloatArray, *, at_s: float) -> FloatArray:
        """Evidence float32 [letters] after a frame; all zeros stands for a frame without letters.

        It adds up to one at most, so that a letter seen for a moment stays weak.
        """
        step = _LONGEST_STEP_S if self.at_s is None else at_s - self.at_s
        kept = math.exp(-min(max(step, 0.0), _LONGEST_STEP_S) / FADE_S)
        forgotten = math.exp(-max(step, 0.0) / FADE_S)
        self.evidence = (forgotten * self.evidence + (1 - kept) * probabilities).astype(np.float32)
        self.at_s = at_s if self.at_s is None else max(at_s, self.at_s)
        return self.evidence
