"""python -m isl_training.evaluation.own_letters: what one own picture of a letter is worth."""

# pyright: basic

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from isl_signs.backends.base import LetterEncoder, LetterModel
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.classifier import both_ways, nearest_distance
from isl_signs.landmarks import FloatArray, descriptor
from isl_signs.own_letters import OwnLetters, beside_net, is_shown
from isl_signs.settings import Settings
from numpy.typing import NDArray

from isl_training.evaluation.dataset import DEFAULT_LANDMARKS, IntArray, load_split
from isl_training.evaluation.figures import farthest_quarter
from isl_training.letters.own import Held, Stills, episodes, look_at, only, read_people
from isl_training.words.material import MaterialError

# Some of an alphabet is shown, or all of it; who shows what is drawn so often.
_SHOWN, _TIMES = (1.0, 0.5), 5
_ALPHABETS = {
    "letters v2": ("-v2",),
    "letters v1": ("-v1",),
    "letters v2 and numerals": ("-v2", "numeral-"),
}


def main() -> int:
    """Print the figures of drawn people, and of people's pictures where they are here."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.evaluation.own_letters", description=__doc__
    )
    parser.add_argument("people", type=Path, help="sequences of people, each in several clips")
    parser.add_argument("--landmarks", type=Path, default=DEFAULT_LANDMARKS)
    arguments = parser.parse_args()
    folder: Path = Settings.model_fields["signs_model_dir"].default
    model = load_letter_model(folder)
    encoder = model.encoder
    if encoder is None:
        sys.stderr.write(f"{folder}: no encoder; python -m isl_training.letters.teachable first\n")
        return 2
    random = np.random.default_rng(23)
    try:
        people = look_at(read_people(arguments.people, random=random), model, encoder)
    except MaterialError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    for name, kinds in _ALPHABETS.items():
        _print(f"drawn people, {name}", only(people, kinds), model, encoder)
    if arguments.landmarks.exists():
        pictures = look_at(_farthest(arguments.landmarks), model, encoder)
        _print("people's pictures, farthest quarter of Testing", pictures, model, encoder)
    else:
        sys.stdout.write("people's pictures: skipped, the landmark vectors are not here\n")
    return 0


def _print(title: str, held: Held, model: LetterModel, encoder: LetterEncoder) -> None:
    for share in _SHOWN:
        answers = [
            row
            for time in range(_TIMES)
            for own, rows in episodes(held, share=share, random=np.random.default_rng([29, time]))
            for row in _answers(held, own, rows, model, encoder)
        ]
        for was_shown, called in ((True, "shown once"), (False, "not shown")):
            some = np.array([row[1:] for row in answers if row[0] == was_shown], np.float64)
            if len(some):
                sys.stdout.write(f"{title}, {share:.0%} shown, {called}: {_line(some)}\n")


def _line(rows: NDArray[np.float64]) -> str:
    """Shares of rows [n, 8]: four first guesses, then said and right, before and after."""
    first = rows.mean(axis=0)
    names = ("none shown", "nearest shape", "nearest encoding", "mixed")
    guessed = ", ".join(f"{name} {share:.1%}" for name, share in zip(names, first, strict=False))
    said = [
        f"{right:.1%} of all, {right / max(said, 1e-9):.1%} of those said"
        for said, right in ((first[4], first[5]), (first[6], first[7]))
    ]
    return f"{len(rows)} stills; right: {guessed}; said and right: {said[0]} -> {said[1]}"


def _answers(
    held: Held, own: OwnLetters, rows: IntArray, model: LetterModel, encoder: LetterEncoder
) -> Iterator[list[bool]]:
    known = np.array([letter.id for letter in model.letters])
    mine = np.array([letter.id for letter in own.letters])
    net = np.where(held.is_known[rows, None], held.net[rows], 0.0)
    beside = beside_net(model, encoder, own, held.net[rows], held.seen[rows])
    rest = np.where(is_shown(model, own), 0.0, net)
    mixed = np.concatenate([rest, beside], axis=1)
    names = np.concatenate([known, mine])
    truth = held.signs[rows]
    shown = _first_of(held, own)
    shapes = _shape_distances(held, rows, shown)
    nearest = mine[(held.seen[rows] @ own.examples.T).argmax(axis=1)]
    columns = [
        np.isin(truth, mine),
        net.any(axis=1) & (known[net.argmax(axis=1)] == truth),
        mine[shapes.argmin(axis=1)] == truth,
        nearest == truth,
        names[mixed.argmax(axis=1)] == truth,
    ]
    for probabilities, called in ((net, known), (mixed, names)):
        said = probabilities.max(axis=1) >= model.threshold
        columns += [said, said & (called[probabilities.argmax(axis=1)] == truth)]
    yield from np.stack(columns, axis=1).tolist()


def _first_of(held: Held, own: OwnLetters) -> IntArray:
    """The stills whose directions are the examples."""
    return (held.seen @ own.examples.T).argmax(axis=0)


def _shape_distances(held: Held, rows: IntArray, shown: IntArray) -> FloatArray:
    """Of plain landmarks, [rows, shown]: the scene or its mirror image, whichever is nearer."""
    pictures = held.pictures
    examples = descriptor(pictures.points[shown], pictures.present[shown])
    both = descriptor(*both_ways(pictures.points[rows], pictures.present[rows]))
    distances = np.linalg.norm(both[:, None] - examples[None], axis=-1)
    return np.minimum(*np.split(distances, 2))


def _farthest(landmarks: Path) -> Stills:
    """Pictures of people, least like any in training; nobody knows who is on which."""
    testing, training = load_split(landmarks, "Testing"), load_split(landmarks, "Training")
    distances = nearest_distance(
        descriptor(testing.points, testing.present), descriptor(training.points, training.present)
    )
    far = testing.take(farthest_quarter(distances))
    signs = np.array([f"letter-{chr(97 + letter)}-v2" for letter in far.letters])
    return Stills(far.points, far.present, signs, np.full(len(signs), "anybody"))


if __name__ == "__main__":
    sys.exit(main())
