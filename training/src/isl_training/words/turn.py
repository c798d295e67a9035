"""What of an encoding says which sign it is, and little of who made it: a linear turn of it.

Linear discriminants of drawn people who make signs that the net knows: directions in which the
takes of one sign differ count little, those in which signs differ count much. On signs that the net
does not know it is worth more than what it costs, a product with a small matrix.
"""

import numpy as np
from isl_signs.landmarks import FloatArray

from isl_training.evaluation.dataset import IntArray

# Chosen on signs of another language that no figure is printed of.
DIMENSIONS = 128
# Share of the mean spread that is added to each direction's: few takes leave some without any.
_HELD = 0.1


def fit_turn(codes: FloatArray, signs: IntArray) -> FloatArray:
    """Float32 [d, DIMENSIONS at most] for codes [n, d] of `signs` [n], each made at least twice."""
    means = np.stack([codes[signs == sign].mean(axis=0) for sign in np.unique(signs)])
    apart = codes - means[np.unique(signs, return_inverse=True)[1]]
    within = (apart.T @ apart / max(len(codes) - len(means), 1)).astype(np.float64)
    within += _HELD * np.trace(within) / len(within) * np.eye(len(within))
    spread, axes = np.linalg.eigh(within)
    even = axes / np.sqrt(spread)
    _, between = np.linalg.eigh(even.T @ np.cov(means.T.astype(np.float64)) @ even)
    return (even @ between[:, ::-1][:, :DIMENSIONS]).astype(np.float32)
