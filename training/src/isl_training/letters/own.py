"""People who show some letters once, and then spell: from drawn people, or from pictures."""

# pyright: basic

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from isl_signs.backends.base import Letter, LetterEncoder, LetterModel
from isl_signs.body import HANDS
from isl_signs.classifier import distance_to_training, probabilities
from isl_signs.landmarks import BoolArray, FloatArray
from isl_signs.own_letters import OwnLetters, encode

from isl_training.evaluation.dataset import IntArray
from isl_training.letters.augment import make_negatives
from isl_training.words.augment import degrade
from isl_training.words.losses import read_losses
from isl_training.words.material import MaterialError, read_material

# Where in a sign, from its start to its end, the letter stands still.
_HELD = 0.55
_RATE = 10.0


@dataclass(frozen=True, slots=True)
class Stills:
    """Held hands: points [n, 2, 21, 3], present [n, 2], what each shows and who shows it [n]."""

    points: FloatArray
    present: BoolArray
    signs: np.ndarray
    signers: np.ndarray


@dataclass(frozen=True, slots=True)
class Held:
    """Stills as the net sees them: its probabilities [n, letters], their directions [n, d]."""

    pictures: Stills
    net: FloatArray
    seen: FloatArray
    # Whether the net says something of it: not of hands unlike any in its training.
    is_known: BoolArray

    @property
    def signs(self) -> np.ndarray:
        return self.pictures.signs

    @property
    def signers(self) -> np.ndarray:
        return self.pictures.signers


def read_people(folder: Path, *, random: np.random.Generator) -> Stills:
    """One still of each clip of letters and numerals, hands lost and shaken as by MediaPipe."""
    losses = read_losses()
    rows = []
    for clip in read_material(folder):
        if clip.signer is None or not (clip.sign or "").startswith(("letter-", "numeral-")):
            continue
        span = clip.spans[0]
        at_s = span.start_s + _HELD * (span.end_s - span.start_s)
        times, points = degrade(clip, losses, rate=_RATE, random=random)
        still = points[int(np.abs(times - at_s).argmin())]
        present = np.array([np.isfinite(still[hand][0, 0]) for hand in HANDS])
        if present.any():
            hands = np.stack([still[hand] for hand in HANDS])
            hands = np.where(present[:, None, None], hands, 0.0).astype(np.float32)
            rows.append((hands, present, clip.sign, clip.signer))
    if not rows:
        raise MaterialError(f"{folder}: no letters of people who are named")
    points, present, signs, signers = zip(*rows, strict=True)
    return Stills(np.stack(points), np.stack(present), np.array(signs), np.array(signers))


def no_letters(stills: Stills, *, random: np.random.Generator) -> Stills:
    """As many hands that are no letter."""
    points, present = make_negatives(stills.points, stills.present, random=random)
    nothing = np.full(len(points), "nothing")
    return Stills(points, present, nothing, nothing)


def look_at(stills: Stills, model: LetterModel, encoder: LetterEncoder) -> Held:
    """What the net makes of them."""
    points, present = stills.points, stills.present
    net = probabilities(model, points, present)
    is_known = distance_to_training(model, points, present) <= model.farthest
    return Held(stills, net, encode(encoder, points, present), is_known)


def only(held: Held, kinds: Sequence[str]) -> Held:
    """The letters of some alphabets, as "-v2", or "numeral-"."""
    rows = np.array([any(kind in sign for kind in kinds) for sign in held.signs])
    of = held.pictures
    stills = Stills(of.points[rows], of.present[rows], of.signs[rows], of.signers[rows])
    return Held(stills, held.net[rows], held.seen[rows], held.is_known[rows])


def episodes(
    held: Held, *, share: float, random: np.random.Generator
) -> Iterator[tuple[OwnLetters, IntArray]]:
    """Of each person: a share of what they know, shown once, and the rest of their stills."""
    for signer in np.unique(held.signers):
        rows = np.flatnonzero(held.signers == signer)
        names = np.unique(held.signs[rows])
        names = names[random.random(len(names)) < share]
        if len(names) == 0:
            continue
        shown = [int(random.choice(rows[held.signs[rows] == name])) for name in names]
        letters = tuple(Letter(name.split("-")[1].upper(), str(name)) for name in names)
        yield OwnLetters(letters, held.seen[shown]), np.setdiff1d(rows, shown)
