"""python -m isl_training.evaluation.index_speed: how quickly people's signs are looked up."""

# pyright: basic

import argparse
import sys
import time
from collections.abc import Callable

import numpy as np
from isl_signs.backends.litert_words import load_word_model
from isl_signs.finding import nearest
from isl_signs.settings import Settings
from isl_signs.words.own import NO_SIGNS, directions
from isl_signs.words.peoples import peoples_signs
from isl_signs.words.taught import taught_of, taught_probabilities

SIGNS = 20_000
# A frame of a stream looks at so many windows.
_WINDOWS = 4
_TIMES = 100


def main() -> int:
    """Print the quickest and the median of a hundred look-ups; a busy machine slows the median."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.evaluation.index_speed", description=__doc__
    )
    parser.add_argument("--signs", type=int, default=SIGNS)
    arguments = parser.parse_args()
    folder = Settings.model_fields["signs_words_dir"].default
    model = load_word_model(folder)
    encoder = model.encoder
    if encoder is None:
        sys.stderr.write(f"{folder}: no encoder; python -m isl_training.words.teachable first\n")
        return 2
    random = np.random.default_rng(1)
    dimensions = encoder.prototypes.shape[1]
    shown = directions(random.normal(size=(arguments.signs, dimensions)).astype(np.float32))
    names = {f"word-{number}": f"WORD{number}" for number in range(arguments.signs)}
    people = {name: [row] for name, row in zip(names, shown, strict=True)}
    peoples = peoples_signs(model, encoder, people, names)
    taught = taught_of(encoder, NO_SIGNS, peoples)
    assert taught is not None
    seen = directions(random.normal(size=(_WINDOWS, dimensions)).astype(np.float32))
    known = np.full((_WINDOWS, len(model.words) + 1), 1 / (len(model.words) + 1), np.float32)
    rows = {
        "a search": lambda: nearest(seen[0], model.words, encoder, peoples),
        "a frame's windows": lambda: taught_probabilities(taught, encoder, seen, known),
    }
    for name, look in rows.items():
        taken = _milliseconds(look)
        sys.stdout.write(
            f"{arguments.signs} signs, {name}: quickest {min(taken):.1f} ms,"
            f" median {np.median(taken):.1f} ms\n"
        )
    return 0


def _milliseconds(look: Callable[[], object]) -> list[float]:
    look()
    taken: list[float] = []
    for _ in range(_TIMES):
        started = time.perf_counter()
        look()
        taken.append((time.perf_counter() - started) * 1000)
    return taken


if __name__ == "__main__":
    sys.exit(main())
