"""python -m isl_training.spelling.compare LEARNT UNSEEN: is the net worth it?

Letters of whole clips by the letter net's own answers, chained, and by the spelling net.
"""

# pyright: basic

import argparse
import sys
from pathlib import Path

import numpy as np
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.settings import Settings
from isl_signs.spelling.beam import LETTERS
from isl_signs.spelling.model import NAMES_FILE, load_spelling_model

from isl_training.evaluation.sequence_files import read_lines
from isl_training.spelling.distance import edits
from isl_training.spelling.fitting import probabilities_of, word_of
from isl_training.spelling.hmm import fit_chain, read
from isl_training.spelling.kept import keep_streams
from isl_training.spelling.material import read_streams
from isl_training.words.losses import read_losses
from isl_training.words.material import MaterialError

_FITTED_ON = 80


def main() -> int:
    """Print the character error of each way."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.spelling.compare", description=__doc__
    )
    parser.add_argument("learnt", type=Path, help="words that people of training spell")
    parser.add_argument("unseen", type=Path, help="words that others spell")
    folder: Path = Settings.model_fields["signs_spelling_dir"].default
    parser.add_argument("--model", type=Path, default=folder)
    arguments = parser.parse_args()
    letters = load_letter_model(Settings.model_fields["signs_model_dir"].default)
    model = load_spelling_model(arguments.model, letters, folder / NAMES_FILE)
    if model is None:
        sys.stderr.write("the spelling net was learnt over another letter net\n")
        return 2
    losses, random = read_losses(), np.random.default_rng(43)
    try:
        learnt, unseen = (
            keep_streams(
                at,
                letters,
                lambda at=at: read_streams(at, letters, losses, times=1, random=random),
            )
            for at in (arguments.learnt, arguments.unseen)
        )
    except MaterialError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    lines = list(read_lines(arguments.unseen).values())
    dimensions = model.encoder.dimensions
    # The letter net knows the letters of one alphabet.
    known = [row[0] for row in learnt if row[0].letters[0] >= len(LETTERS)][:_FITTED_ON]
    chain = fit_chain(known, dimensions)
    sys.stdout.write(f"{chain}; the net has {model.net.weights} numbers\n")
    errors: dict[tuple[str, float], list[tuple[int, ...]]] = {}
    for line, row in zip(lines, unseen, strict=True):
        word, stream = line["word"], row[0]
        rows = probabilities_of(model.net, stream)
        guesses = (
            read(stream, chain, dimensions),
            word_of(rows, model.weights, None),
            word_of(rows, model.weights, model.names),
        )
        wrong = tuple(edits(guess, word) for guess in guesses)
        errors.setdefault((line["alphabet"], line["lettersPerSecond"]), []).append(
            (len(word), *wrong)
        )
    sys.stdout.write("character error: chain over the letter net, spelling net, with the list\n")
    for (alphabet, speed), many in sorted(errors.items()):
        total, *wrong = np.array(many).sum(axis=0)
        shares = ", ".join(f"{each / total:.1%}" for each in wrong)
        sys.stdout.write(f"{alphabet} {speed:g} letters a second, {len(many)} words: {shares}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
