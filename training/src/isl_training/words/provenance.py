"""Where the training sequences come from, for the card."""

from collections.abc import Sequence
from typing import Any

from isl_training.words.material import Clip


def signers_by_sign(clips: Sequence[Clip]) -> dict[str, list[str]]:
    """The signer of every clip of people, by the sign that it shows."""
    signers: dict[str, list[str]] = {}
    for clip in clips:
        if clip.sign is not None and clip.signer is not None:
            signers.setdefault(clip.sign, []).append(clip.signer)
    return signers


def describe_people(clips: Sequence[Clip]) -> dict[str, int]:
    """How many of the clips are of people, and of how many."""
    signers = [clip.signer for clip in clips if clip.signer is not None]
    return {"clips": len(signers), "signers": len(set(signers))}


def describe_data(clips: Sequence[Clip]) -> dict[str, Any]:
    """What was synthetic, what real, and who signed."""
    people = describe_people(clips)
    real, signers = people["clips"], people["signers"]
    written = len(clips) - real
    nothing = sum(clip.sign is None for clip in clips)
    return {
        "name": "Sequences that the solver of packages/signing writes from the lexicon's forms",
        "what": (
            "75 points a frame (33 of the body, 21 of each hand) at 30 frames a second, of made-up"
            " people: bodies between two figures with measures of their own, cameras to both"
            " sides, pace, size, place and handshape varied, right- and left-handed, with rest,"
            " transitions and neighbouring signs; and movement that is no sign."
        ),
        "clips": len(clips),
        "sign_clips": len(clips) - nothing,
        "nothing_clips": nothing,
        "synthetic": f"{written} clips of the avatar's solver",
        "real": f"{real} clips of {signers} signers" if real else "none",
        "synthetic_clips": written,
        "real_clips": real,
        "signers": signers,
        # By them the sign service hears when somebody takes a clip back that this net has seen.
        "snapshots": sorted({clip.snapshot for clip in clips if clip.snapshot is not None}),
        "limits": (
            "The forms are drafts from published descriptions that no Deaf signer has checked;"
            " what the net knows of a sign without clips of people is how the avatar makes it."
        ),
    }
