"""Which signers a model learns from, and which it is tried on."""

import hashlib
from collections import Counter
from collections.abc import Iterable

# About this share of the clips belongs to the signers that are held out.
_HELD_OUT = 0.25


def hold_out_signers(signers: Iterable[str], *, seed: int) -> frozenset[str]:
    """Some of the signers of the clips, at least one and never all; no two runs differ."""
    counts = Counter(signers)
    order = sorted(
        counts, key=lambda signer: hashlib.sha256(f"{seed} {signer}".encode()).hexdigest()
    )
    held: list[str] = []
    wanted = _HELD_OUT * counts.total()
    for signer in order[:-1]:
        if sum(counts[one] for one in held) >= wanted:
            break
        held.append(signer)
    return frozenset(held)
