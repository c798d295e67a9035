"""The landmark vectors of the ISL alphabet, as scenes of two hands."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from isl_signs.landmarks import (
    HAND_COUNT,
    POINT_COUNT,
    WRIST,
    BoolArray,
    FloatArray,
    to_square_units,
)
from numpy.typing import NDArray

from isl_training.repository import ROOT

IntArray = NDArray[np.int64]

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# As the lexicon calls the alphabet that is recognised.
ALPHABET_VARIANT = "v2"
# The vectors came without their pictures' sizes: bones keep their proportions best at 4:3.
PICTURE_ASPECT = 4 / 3
DEFAULT_LANDMARKS = ROOT / "../shared/data/isl-alphabet-realsign/landmarks.npz"


@dataclass(frozen=True, slots=True)
class Pictures:
    """Scenes with their letters: points [n, 2, 21, 3], present [n, 2], letters [n] from 0."""

    points: FloatArray
    present: BoolArray
    letters: IntArray

    def __len__(self) -> int:
        return len(self.letters)

    def take(self, rows: IntArray | BoolArray) -> "Pictures":
        """The chosen scenes."""
        return Pictures(self.points[rows], self.present[rows], self.letters[rows])


def join(parts: Sequence[Pictures]) -> Pictures:
    """All scenes in one."""
    return Pictures(
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.present for part in parts]),
        np.concatenate([part.letters for part in parts]),
    )


def load_split(path: Path, split: str) -> Pictures:
    """One published split, 'Training' or 'Testing', of landmarks.npz."""
    with np.load(path) as archive:
        chosen = archive["split"] == split
        raw = archive["X"][chosen].reshape(-1, HAND_COUNT, POINT_COUNT, 3)
        letters = np.array([ALPHABET.index(letter) for letter in archive["y"][chosen]], np.int64)
    present = np.abs(raw).sum(axis=(2, 3)) > 0
    points = to_square_units(raw, aspect=PICTURE_ASPECT)
    # As at run time, two hands are told apart by their place (1 % were named the other way).
    crossed = present.all(axis=1) & (points[:, 0, WRIST, 0] < points[:, 1, WRIST, 0])
    points[crossed] = points[crossed, ::-1]
    return Pictures(points, present, letters)
