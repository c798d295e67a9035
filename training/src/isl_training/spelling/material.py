"""Spelled words, and movements that are none, as the spelling net sees them."""

# pyright: basic

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from isl_signs.backends.base import LetterModel
from isl_signs.landmarks import FloatArray
from isl_signs.spelling.features import look, spelling_features
from isl_signs.spelling.model import ALPHABETS
from numpy.typing import NDArray

from isl_training.evaluation.dataset import ALPHABET, IntArray
from isl_training.evaluation.sequence_files import read_lines
from isl_training.words.augment import frames_at, lose_frames, lose_hands, shake
from isl_training.words.losses import Losses
from isl_training.words.material import Clip, MaterialError, read_clip

# Frames a second at which a page is served that is quick enough to spell before.
_RATES = (9.0, 16.0)
# How often frames are lost on the way.
_LOSES = 0.3
NONE = len(ALPHABETS) * len(ALPHABET)


@dataclass(frozen=True, slots=True)
class Stream:
    """One clip as it is seen: features float16 [n, d], its letters, and what each frame shows.

    `shown` [n] is a letter's number while it is held and NONE else.
    """

    features: NDArray[np.float16]
    letters: tuple[int, ...]
    shown: IntArray


def number_of(form_id: str) -> int:
    """Of a letter's form, as the net counts them."""
    _, letter, alphabet = form_id.split("-")
    return ALPHABETS.index(alphabet) * len(ALPHABET) + ALPHABET.index(letter.upper())


def read_streams(
    folder: Path, model: LetterModel, losses: Losses, *, times: int, random: np.random.Generator
) -> Iterator[list[Stream]]:
    """Each clip of `folder`/sequences.jsonl, seen so many times otherwise."""
    lines = read_lines(folder)
    if not lines:
        raise MaterialError(f"{folder}: no list of sequences")
    for line in lines.values():
        clip = read_clip(folder, line)
        yield [see(clip, model, losses, random=random) for _ in range(times)]


def see(clip: Clip, model: LetterModel, losses: Losses, *, random: np.random.Generator) -> Stream:
    """A clip as a service sees it."""
    points = lose_hands(clip.points, losses, clip.frames_per_second, random=random)
    rate = random.uniform(*_RATES)
    chosen = frames_at(len(points), clip.frames_per_second, rate, random=random)
    if random.random() < _LOSES:
        chosen = lose_frames(chosen, random=random)
    times = (chosen / clip.frames_per_second).astype(np.float32)
    return stream_of(clip, times, shake(points[chosen], losses, random), model)


def stream_of(clip: Clip, times: FloatArray, points: FloatArray, model: LetterModel) -> Stream:
    """Frames [n, 75, 3] of a clip at `times` [n]."""
    assert model.encoder is not None
    features = spelling_features(look(model, model.encoder, times, points))
    shown = np.full(len(times), NONE)
    for span in clip.letters:
        middle = (span.start_s + span.end_s) / 2
        inside = (times >= span.start_s - 1e-3) & (times <= span.end_s + 1e-3)
        # The quickest letters lie between two frames.
        inside[np.abs(times - middle).argmin()] = True
        shown[inside] = number_of(span.id)
    letters = tuple(number_of(span.id) for span in clip.letters)
    return Stream(features.astype(np.float16), letters, shown)


def batches(
    streams: Sequence[Stream], size: int, *, random: np.random.Generator
) -> Iterator[list[Stream]]:
    """All of them once, those of about one length together."""
    order = sorted(
        range(len(streams)), key=lambda k: len(streams[k].shown) * random.uniform(0.9, 1.1)
    )
    groups = [order[begin : begin + size] for begin in range(0, len(order), size)]
    for group in random.permutation(len(groups)):
        yield [streams[k] for k in groups[group]]
