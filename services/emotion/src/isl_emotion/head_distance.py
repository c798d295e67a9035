"""Whether the head comes nearer or draws back, from the width of the face in the picture."""

import math
from dataclasses import dataclass

# A new place before the camera is the place at rest after so long; a question is held for less.
REST_S = 8.0


@dataclass(slots=True)
class HeadDistance:
    """Measures the distance between the eyes against that of the last seconds."""

    _rest: float | None = None
    _at: float = 0.0

    def see(self, eyes: float, at: float) -> float:
        """Take the distance between the eyes, in widths of the picture, at a time in seconds.

        Gives by how much it is larger than at rest, as a share: positive is nearer.
        """
        kept = math.exp(-max(0.0, at - self._at) / REST_S)
        rest = eyes if self._rest is None else kept * self._rest + (1 - kept) * eyes
        self._rest, self._at = rest, at
        return eyes / rest - 1

    def lose_face(self) -> None:
        """The face is gone: whoever comes sits somewhere else."""
        self._rest = None
