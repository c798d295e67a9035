"""python -m isl_training.spelling.words DIR: words for drawn people to spell."""

import argparse
import hashlib
import random
from pathlib import Path

from isl_signs.settings import Settings
from isl_signs.spelling.names import read_names

from isl_training.evaluation.dataset import ALPHABET

TRAINING_FILE, TESTING_FILE = "training.txt", "testing.txt"
# In no list of names, and with every letter in them, some of them twice running.
UNLISTED = (
    "COFFEE BALLOON WIZARD JUMPING QUICK EXTRA ZEBRA OXYGEN PUZZLE KEYBOARD "
    "SMITH VOLKOV NGUYEN HANNAH FJORD MATCHBOX YELLOW SQUARE WHISKY PIZZA"
).split()
_TESTED = 20
_DOUBLED = 0.12


def main() -> None:
    """Write both files."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.spelling.words", description=__doc__
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("--count", type=int, default=1500, help="words of training")
    arguments = parser.parse_args()
    names = read_names(Settings.model_fields["signs_spelling_dir"].default / "names.txt").names
    draw = random.Random(1)
    kept = [name for name in names if is_for_testing(name) and 4 <= len(name) <= 9]
    learnt = [name for name in names if not is_for_testing(name)]
    half = arguments.count // 2
    training = [*draw.sample(learnt, half), *(_by_chance(draw) for _ in range(half))]
    testing = [*draw.sample(kept, _TESTED), *UNLISTED[:_TESTED]]
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / TRAINING_FILE).write_text("\n".join(training) + "\n")
    (arguments.out / TESTING_FILE).write_text("\n".join(testing) + "\n")


def is_for_testing(name: str) -> bool:
    """A third of the names is spelled by nobody in training."""
    return hashlib.sha256(name.encode()).digest()[0] % 3 == 0


def _by_chance(draw: random.Random) -> str:
    """Letters one after another as they come: no word to be known by heart."""
    letters = draw.choice(ALPHABET)
    length = draw.randint(2, 9)
    while len(letters) < length:
        letters += letters[-1] if draw.random() < _DOUBLED else draw.choice(ALPHABET)
    return letters


if __name__ == "__main__":
    main()
