"""Whether a word that the net is sure of is one: what it is told from says more than how sure."""

import math
from typing import Any

import numpy as np

from isl_signs.backends.base import Belief, Encoder
from isl_signs.landmarks import FloatArray
from isl_signs.words.own import directions

_KEPT = 1e-4


class BeliefError(Exception):
    """The numbers are no belief, or they were fitted on another net."""


def weighed(encoder: Encoder, features: FloatArray, *, word: int, score: float) -> FloatArray:
    """What a belief weighs, float32 [3 + d], of a window's features [steps, f] taken for `word`."""
    seen = directions(encoder.net.logits(features[None]))[0]
    near = encoder.prototypes @ seen
    own = float(near[word])
    near[word] = -1.0
    kept = min(max(score, _KEPT), 1 - _KEPT)
    parts = [math.log(kept / (1 - kept)), own, own - float(near.max())]
    return np.concatenate([np.array(parts, np.float32), seen])


def log_odds(belief: Belief, parts: FloatArray, *, is_seldom: bool) -> float:
    """That a window is its word; `is_seldom` where frames come too seldom to show a hold."""
    return float(belief.weights @ parts) + belief.bias + is_seldom * belief.seldom


def read_belief(entry: Any, sha256: str, *, dimensions: int) -> Belief:
    """That of a card whose net has this sum; BeliefError says what is wrong."""
    try:
        weights = np.array(entry["weights"], np.float32)
        numbers = [float(entry[name]) for name in ("bias", "seldom", "floor", "least")]
        fitted_on = entry["net"]
    except (KeyError, TypeError, ValueError) as error:
        raise BeliefError(f"its belief is no list of numbers ({error!r})") from None
    if fitted_on != sha256:
        raise BeliefError(
            "its belief was fitted on another net: python -m isl_training.words.belief"
        )
    if weights.shape != (3 + dimensions,) or not np.isfinite([*weights, *numbers]).all():
        raise BeliefError(f"its belief does not weigh {3 + dimensions} numbers")
    bias, seldom, floor, least = numbers
    return Belief(weights, bias, seldom, floor, least)


def write_belief(belief: Belief, sha256: str) -> dict[str, Any]:
    """The same, the other way round."""
    return {
        "net": sha256,
        "weights": [round(float(weight), 3) for weight in belief.weights],
        "bias": belief.bias,
        "seldom": belief.seldom,
        "floor": belief.floor,
        "least": belief.least,
    }
