"""Letters of a stream by the letter net's own answers: what the spelling net is held against."""

# pyright: basic

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from isl_signs.spelling.beam import LETTERS

from isl_training.spelling.distance import edits
from isl_training.spelling.material import Stream

_NONE = (-5.0, -3.5, -2.4, -1.6, -0.8)
_SPEED = (0.0, 0.6, 1.2)
_SWITCH = (0.3, 1.0, 2.0, 4.0)


@dataclass(frozen=True, slots=True)
class Chain:
    """Logarithms: evidence of no letter at rest, what speed adds to it, what a change costs."""

    none: float
    speed: float
    switch: float


def fit_chain(streams: Sequence[Stream], dimensions: int) -> Chain:
    """The one with the least error on these streams."""

    def error(chain: Chain) -> int:
        return sum(edits(read(one, chain, dimensions), _word(one)) for one in streams)

    return min((Chain(*row) for row in product(_NONE, _SPEED, _SWITCH)), key=error)


def read(stream: Stream, chain: Chain, dimensions: int) -> str:
    """The likeliest way (Viterbi) through letters and none; none lies between two alike."""
    features = stream.features.astype(np.float32)
    count = len(LETTERS)
    likely = features[:, dimensions : dimensions + count] ** 2
    speed = features[:, -7]
    none = chain.none + chain.speed * speed
    none = np.where(likely.any(axis=1), none, 0.0)
    rows = np.concatenate([np.log(likely + 1e-4), none[:, None]], axis=1)
    best = rows[0] - chain.switch * (np.arange(count + 1) != count)
    back = []
    for row in rows[1:]:
        came = int(best.argmax())
        moved = best[came] - chain.switch
        stays = best >= moved
        back.append(np.where(stays, np.arange(count + 1), came))
        best = np.where(stays, best, moved) + row
    state = int(best.argmax())
    path = [state]
    for row in reversed(back):
        state = int(row[state])
        path.append(state)
    path.reverse()
    return "".join(
        LETTERS[now]
        for before, now in zip([count, *path], path, strict=False)
        if now != before and now != count
    )


def _word(stream: Stream) -> str:
    return "".join(LETTERS[k % len(LETTERS)] for k in stream.letters)
