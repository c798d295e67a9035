"""The spelling net: which letter is being shown in each frame of a stream, in a few numpy lines."""

from dataclasses import dataclass

import numpy as np

from isl_signs.landmarks import FloatArray

# Frames that each layer of the net sees before and after its own.
BEFORE, AFTER = 3, 1


@dataclass(frozen=True, slots=True)
class SpellingNet:
    """Weights: `enter` [d, w] over features at `mean` and `spread`, `layers` [k, w, w], `leave`.

    Its rows are logits of `signs` letters, of one alphabet and then the other, and of none.
    """

    mean: FloatArray
    spread: FloatArray
    enter: tuple[FloatArray, FloatArray]
    layers: tuple[tuple[FloatArray, FloatArray], ...]
    leave: tuple[FloatArray, FloatArray]

    @property
    def before(self) -> int:
        """How many frames before one its row depends on."""
        return BEFORE * len(self.layers)

    @property
    def after(self) -> int:
        """How many frames after one it waits for."""
        return AFTER * len(self.layers)

    @property
    def weights(self) -> int:
        """How many numbers were learnt."""
        pairs = (self.enter, *self.layers, self.leave)
        return sum(kernel.size + bias.size for kernel, bias in pairs)

    def enter_frames(self, features: FloatArray) -> FloatArray:
        """[n, w] of [n, d]: what of each frame is kept."""
        kernel, bias = self.enter
        scaled = np.clip((features - self.mean) / self.spread, -6.0, 6.0)
        return np.maximum(scaled @ kernel + bias, 0.0).astype(np.float32)

    def logits(self, entered: FloatArray) -> FloatArray:
        """[n, signs + 1] of a whole stream of `enter_frames`; nothing came before or after it."""
        rows = entered
        for layer in self.layers:
            rows = rows + _convolved(np.pad(rows, ((BEFORE, AFTER), (0, 0))), layer)
        return self._left(rows)

    def row(self, entered: FloatArray) -> FloatArray:
        """[signs + 1] of the frame that is followed by `after` frames, the last of a stream."""
        if len(entered) <= self.before + self.after:
            return self.logits(entered)[-1 - self.after]
        rows = entered[-1 - self.before - self.after :]
        for layer in self.layers:
            rows = rows[BEFORE : len(rows) - AFTER] + _convolved(rows, layer)
        return self._left(rows)[0]

    def _left(self, rows: FloatArray) -> FloatArray:
        kernel, bias = self.leave
        return (rows @ kernel + bias).astype(np.float32)


def _convolved(rows: FloatArray, layer: tuple[FloatArray, FloatArray]) -> FloatArray:
    """[n - k + 1, w] of [n, w]."""
    kernel, bias = layer
    count = len(rows) - len(kernel) + 1
    flat = np.concatenate([rows[k : k + count] for k in range(len(kernel))], axis=1)
    return np.maximum(flat @ kernel.reshape(-1, kernel.shape[-1]) + bias, 0.0)
