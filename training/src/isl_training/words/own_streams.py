"""Drawn people who sign before a service to which others of them taught signs."""

# pyright: basic

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from isl_signs.backends.base import Word
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignPipeline
from isl_signs.words.own import OwnSigns

from isl_training.evaluation.stream import Heard, listen
from isl_training.words.augment import degrade
from isl_training.words.encoder import RATE
from isl_training.words.likeness import mean_of
from isl_training.words.losses import Losses
from isl_training.words.material import Clip


@dataclass(frozen=True, slots=True)
class Told:
    """What was said over one clip, the candidates best first, and how long it took."""

    clip: Clip
    said: tuple[Heard, ...]
    best_first: Sequence[str]
    seconds: float


def taught(
    names: Sequence[str],
    takes: Mapping[str, Sequence[FloatArray]],
    k: int,
    *,
    random: np.random.Generator,
) -> OwnSigns:
    """These signs as somebody taught them with k takes each."""
    words = tuple(Word(name, f"own-{name}", "own", is_said=True) for name in names)
    return OwnSigns(words, np.stack([mean_of(takes[name], k, random) for name in names]))


def tell(
    pipeline: SignPipeline,
    own: OwnSigns,
    clips: Sequence[Clip],
    losses: Losses,
    *,
    random: np.random.Generator,
) -> list[Told]:
    """Show each clip to a service that knows `own`."""
    told: list[Told] = []
    for clip in clips:
        times, points = degrade(clip, losses, rate=RATE, random=random)
        heard = listen(pipeline, times, points, aspect=1.0, own=own)
        told.append(Told(clip, heard.said, heard.best_first, float(times[-1] - times[0])))
    return told


def said_of(told: Sequence[Told]) -> list[tuple[float, bool, bool]]:
    """Each own sign that was said: its score, whether it was signed, whether nothing was."""
    return [
        (
            heard.score,
            heard.id in {f"own-{span.id}" for span in one.clip.spans},
            one.clip.sign is None,
        )
        for one in told
        for heard in one.said
        if heard.id.startswith("own-")
    ]


def minutes_of_nothing(told: Sequence[Told]) -> float:
    return sum(one.seconds for one in told if one.clip.sign is None) / 60
