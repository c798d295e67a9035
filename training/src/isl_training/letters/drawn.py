"""Letters as the avatar makes them, for training: the solver's points, and what is found of it.

The solver knows every joint; the finder of hands sees a rendered hand with shapes of its own. Both
are synthetic: they teach the net another signer, and no figure of theirs is an accuracy.
"""

from collections.abc import Callable
from pathlib import Path

import numpy as np
from isl_inference_kit.analysis import RgbImage
from isl_signs.body import HANDS, Body
from isl_signs.landmarks import BoolArray, FloatArray

from isl_training.evaluation.dataset import ALPHABET, Pictures
from isl_training.evaluation.samples import PICTURES, BadSampleError, list_samples, read_picture
from isl_training.words.material import DEFAULT_ASPECT, Clip, read_material

# Where in a sign, from its start to its end, the letter stands still.
_HELD = (0.4, 0.575, 0.75)
# Share of a hand's points that must lie in the picture for the hand to be found.
_LEAST_IN_VIEW = 0.8


class NoDrawnLetterError(Exception):
    """A folder or file of drawn letters holds none."""


def read_sequences(folder: Path) -> Pictures:
    """Stills from the held middle of every letter that `folder`/sequences.jsonl lists."""
    scenes: list[FloatArray] = []
    present: list[BoolArray] = []
    letters: list[int] = []
    for clip in read_material(folder):
        letter = _letter_of(clip)
        if letter is None:
            continue
        for points in _stills(clip):
            seen = np.array([_is_in_view(points[hand]) for hand in HANDS])
            if seen.any():
                hands = np.stack([points[hand] for hand in HANDS])
                scenes.append(np.where(seen[:, None, None], hands, 0.0).astype(np.float32))
                present.append(seen)
                letters.append(letter)
    return _gather(folder, scenes, present, letters)


def find_in_pictures(folder: Path, find: Callable[[RgbImage], Body]) -> Pictures:
    """Hands found in `folder`/<letter>/*.jpg; pictures without one, or not readable, are left."""
    scenes: list[FloatArray] = []
    present: list[BoolArray] = []
    letters: list[int] = []
    for sample in list_samples(folder, ALPHABET, PICTURES).known:
        try:
            hands = find(read_picture(sample.path)).hands
        except (BadSampleError, OSError):
            continue
        if not hands.is_empty:
            scenes.append(hands.points)
            present.append(hands.present)
            letters.append(ALPHABET.index(sample.gloss))
    return _gather(folder, scenes, present, letters)


def write_found(path: Path, pictures: Pictures) -> None:
    """Keep what `find_in_pictures` found."""
    np.savez_compressed(
        path, points=pictures.points, present=pictures.present, letters=pictures.letters
    )


def read_found(path: Path) -> Pictures:
    """What `write_found` kept."""
    with np.load(path) as archive:
        return Pictures(archive["points"], archive["present"], archive["letters"])


def _letter_of(clip: Clip) -> int | None:
    parts = (clip.sign or "").upper().split("-")
    if len(parts) != 3 or parts[0] != "LETTER" or parts[1] not in ALPHABET:
        return None
    return ALPHABET.index(parts[1])


def _stills(clip: Clip) -> list[FloatArray]:
    span = clip.spans[0]
    moments = [span.start_s + share * (span.end_s - span.start_s) for share in _HELD]
    last = len(clip.points) - 1
    return [clip.points[min(round(at * clip.frames_per_second), last)] for at in moments]


def _is_in_view(hand: FloatArray) -> bool:
    """Whether most of [21, 3] in square units lies in a picture; not where it is missing."""
    inside = (hand[:, :2] > 0) & (hand[:, :2] < np.array([DEFAULT_ASPECT, 1.0]))
    return bool(inside.all(axis=1).mean() > _LEAST_IN_VIEW)


def _gather(
    source: Path, scenes: list[FloatArray], present: list[BoolArray], letters: list[int]
) -> Pictures:
    if not scenes:
        raise NoDrawnLetterError(f"{source}: no letter's hands")
    return Pictures(np.stack(scenes), np.stack(present), np.array(letters, np.int64))
