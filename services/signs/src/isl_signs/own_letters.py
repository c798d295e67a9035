"""The letters that one person showed, beside those that the net knows."""

from dataclasses import dataclass

import numpy as np

from isl_signs.backends.base import Letter, LetterEncoder, LetterModel
from isl_signs.classifier import both_ways, distance_to_training, probabilities
from isl_signs.landmarks import BoolArray, FloatArray, HandPair, features
from isl_signs.words.own import directions

# Of a letter that the net does not know.
_LEAST_SHARE = 0.01


@dataclass(frozen=True, slots=True)
class OwnLetters:
    """Letters, and the direction of each one's example [n, d]."""

    letters: tuple[Letter, ...]
    examples: FloatArray


NO_LETTERS = OwnLetters((), np.empty((0, 0), np.float32))


@dataclass(frozen=True, slots=True)
class Compared:
    """Scenes beside own letters: the share of each [n, own], and what says if the first is right.

    `parts` [n, 3]: how near the first one's example is, and the logarithms of its share against the
    others' and of what the net gives that letter.
    """

    shares: FloatArray
    parts: FloatArray


def encode(encoder: LetterEncoder, points: FloatArray, present: BoolArray) -> FloatArray:
    """Directions [n, d] of scenes [n, 2, 21, 3], the same for their mirror images."""
    seen, mirrored = np.split(encoder.net.logits(features(*both_ways(points, present))), 2)
    return directions(seen + mirrored)


def own_probabilities(
    model: LetterModel, encoder: LetterEncoder, own: OwnLetters, hands: HandPair
) -> FloatArray:
    """Float32 [letters + own], adding up to one at most; all zeros where no hand is seen."""
    if hands.is_empty:
        return np.zeros(len(model.letters) + len(own.letters), np.float32)
    points, present = hands.points[None], hands.present[None]
    net = probabilities(model, points, present)
    net[:, list(model.silent)] = 0.0
    mine = beside_net(model, encoder, own, net, encode(encoder, points, present))
    net[:, is_shown(model, own)] = 0.0
    if distance_to_training(model, points, present)[0] > model.farthest:
        net[:] = 0.0
    return np.concatenate([net, mine], axis=1)[0]


def is_shown(model: LetterModel, own: OwnLetters) -> BoolArray:
    """Which of the net's letters [letters] the person showed, in whichever alphabet."""
    shown = {letter.label for letter in own.letters}
    return np.array([letter.label in shown for letter in model.letters])


def beside_net(
    model: LetterModel,
    encoder: LetterEncoder,
    own: OwnLetters,
    net: FloatArray,
    seen: FloatArray,
) -> FloatArray:
    """Probabilities [n, own] of directions [n, d] that the net takes for `net` [n, letters].

    What was not shown keeps its probability, and its lead where the net has it lead: own letters
    divide what the net leaves to them.
    """
    compared = compare(model, encoder, own, net, seen)
    weighed = compared.parts @ np.array(encoder.weights) + encoder.bias
    sure = (1 / (1 + np.exp(-weighed)))[:, None]
    mine = sure * compared.shares / compared.shares.max(axis=1, keepdims=True)
    mine /= np.maximum(mine.sum(axis=1, keepdims=True), 1.0)
    shown = is_shown(model, own)
    mine *= np.maximum(1 - net[:, ~shown].sum(axis=1, keepdims=True), 0.0)
    most = np.where(shown, 0.0, net).max(axis=1, keepdims=True)
    leads = most >= net.max(axis=1, keepdims=True)
    return np.where(leads & (most > 0), np.minimum(mine, most), mine).astype(np.float32)


def compare(
    model: LetterModel,
    encoder: LetterEncoder,
    own: OwnLetters,
    net: FloatArray,
    seen: FloatArray,
) -> Compared:
    """What `beside_net` weighs."""
    near = seen @ own.examples.T
    known = {letter.id: number for number, letter in enumerate(model.letters)}
    given = np.zeros_like(near)
    for number, letter in enumerate(own.letters):
        if letter.id in known:
            given[:, number] = net[:, known[letter.id]]
    raised = encoder.sharpness * near + np.log(given + _LEAST_SHARE)
    shares = np.exp(raised - raised.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    rows, first = np.arange(len(shares)), shares.argmax(axis=1)
    share = np.clip(shares[rows, first], _LEAST_SHARE, 1 - _LEAST_SHARE)
    parts = [
        near[rows, first],
        np.log(share / (1 - share)),
        np.log(given[rows, first] + _LEAST_SHARE),
    ]
    return Compared(shares, np.stack(parts, axis=1))
