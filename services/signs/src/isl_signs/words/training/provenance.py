"""Where the training sequences come from, for the card."""

from collections.abc import Sequence
from typing import Any

from isl_signs.words.training.material import Clip


def describe_data(clips: Sequence[Clip]) -> dict[str, Any]:
    """What was synthetic, what real, and who signed."""
    signs = [clip for clip in clips if clip.sign is not None]
    return {
        "name": "Sequences that the solver of packages/signing writes from the lexicon's forms",
        "what": (
            "75 points a frame (33 of the body, 21 of each hand) at 30 frames a second, of made-up"
            " people: bodies between two figures with measures of their own, cameras to both"
            " sides, pace, size, place and handshape varied, right- and left-handed, with rest,"
            " transitions and neighbouring signs; and movement that is no sign."
        ),
        "clips": len(clips),
        "sign_clips": len(signs),
        "nothing_clips": len(clips) - len(signs),
        "synthetic": "all",
        "real": "none",
        "signers": 0,
        "limits": (
            "No person's signing is in it. The forms are drafts from published descriptions that no"
            " Deaf signer has checked; what the net knows is how the avatar signs them."
        ),
    }
