"""What the service decides spelled words by, fitted on people whom the net did not learn from."""

# pyright: basic

from collections.abc import Sequence

import numpy as np
from isl_signs.classifier import softmax
from isl_signs.spelling.beam import LETTERS, Beam, Weights, letter_rows
from isl_signs.spelling.names import NameList

from isl_training.spelling.distance import edits
from isl_training.spelling.material import Stream

_NAMES = (0.3, 0.6, 0.9)
_LETTER = (-0.5, 0.5, 1.5)


def probabilities_of(net, stream: Stream) -> np.ndarray:
    """[n, 27] of a stream."""
    entered = net.enter_frames(stream.features.astype(np.float32))
    return letter_rows(softmax(net.logits(entered)))


def word_of(rows: np.ndarray, weights: Weights, names: NameList | None) -> str:
    """The likeliest word of a whole stream."""
    beam = Beam(weights, names)
    for row in rows:
        beam.read(row)
    return beam.whole().letters


def fit_weights(streams: Sequence[Stream], rows, names: NameList, tell):
    """What of a list and of a letter counts: the least error on people of training."""
    words = ["".join(LETTERS[k % len(LETTERS)] for k in stream.letters) for stream in streams]
    total = sum(map(len, words))

    def error(weights: Weights, listed: NameList | None) -> float:
        wrong = sum(
            edits(word_of(row, weights, listed), word)
            for row, word in zip(rows, words, strict=True)
        )
        return wrong / total

    by_letter = {letter: error(Weights(0.0, letter), None) for letter in _LETTER}
    tell("letter", by_letter)
    letter = min(by_letter, key=by_letter.__getitem__)
    by_names = {part: error(Weights(part, letter), names) for part in _NAMES[1:]}
    tell("names", by_names)
    part = min(by_names, key=by_names.__getitem__)
    return by_letter[letter], (Weights(part, letter), by_names[part])
