"""Sets of training windows, kept on disk: drawing them takes longer than training."""

# pyright: basic

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np
from isl_signs.words.classifier import window_features
from numpy.typing import NDArray

from isl_training.evaluation.dataset import IntArray
from isl_training.words.losses import Losses
from isl_training.words.material import Clip
from isl_training.words.windows import windows_of

_AT_ONCE = 256


def draw_set(
    clips: Sequence[Clip],
    class_of: Mapping[str, int],
    *,
    nothing: int,
    losses: Losses,
    random: np.random.Generator,
) -> tuple[NDArray[np.float16], IntArray]:
    """Features float16 [n, steps, d] and classes [n] of windows of every clip, shuffled."""
    parts: list[NDArray[np.float16]] = []
    labels: list[int] = []
    for begin in range(0, len(clips), _AT_ONCE):
        drawn = [
            window
            for clip in clips[begin : begin + _AT_ONCE]
            for window in windows_of(clip, class_of, losses, random=random)
        ]
        parts.append(window_features([window for window, _ in drawn]).astype(np.float16))
        labels += [nothing if label < 0 else label for _, label in drawn]
    order = random.permutation(len(labels))
    return np.concatenate(parts)[order], np.array(labels, np.int64)[order]


class KeptSets:
    """Draws a set when it is first asked for."""

    def __init__(
        self, folder: Path, draw: Callable[[int], tuple[NDArray[np.float16], IntArray]]
    ) -> None:
        self._folder = folder
        self._draw = draw

    def __call__(self, number: int) -> tuple[NDArray[np.float16], IntArray]:
        path = self._folder / f"{number}.npz"
        if not path.exists():
            features, labels = self._draw(number)
            np.savez(path, features=features, labels=labels)
        kept = np.load(path)
        return kept["features"], kept["labels"]
