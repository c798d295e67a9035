"""python -m isl_training.spelling SPELLED...: learn to read drawn people spell."""

# pyright: basic

import argparse
import hashlib
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.settings import Settings
from isl_signs.spelling.model import (
    NAMES_FILE,
    NET_FILE,
    Sure,
    read_net,
    runtime_of,
    write_net,
)
from isl_signs.spelling.names import read_names

from isl_training.evaluation.spelling_card import write_spelling_card
from isl_training.spelling.fitting import fit_weights, probabilities_of
from isl_training.spelling.kept import keep_streams
from isl_training.spelling.material import read_streams
from isl_training.words.losses import read_losses
from isl_training.words.material import MaterialError

_TIMES = 2
# A tenth of the clips is not learnt from: what the service decides by is fitted there.
_HELD_OUT = 10
_FITTED_ON = 220


def main() -> int:
    """Train, fit, export."""
    parser = argparse.ArgumentParser(prog="python -m isl_training.spelling", description=__doc__)
    folder: Path = Settings.model_fields["signs_spelling_dir"].default
    parser.add_argument("spelled", type=Path, nargs="+", help="words that drawn people spell")
    parser.add_argument(
        "--nothing", type=Path, required=True, help="signs, and movements that are no sign"
    )
    parser.add_argument("--out", type=Path, default=folder)
    parser.add_argument("--epochs", type=int)
    parser.add_argument("--fit-only", action="store_true", help="keep the net that is there")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    letters = load_letter_model(Settings.model_fields["signs_model_dir"].default)
    if letters.encoder is None:
        sys.stderr.write("the letter net has no encoder: isl_training.letters.teachable first\n")
        return 2
    losses = read_losses()
    random = np.random.default_rng([arguments.seed, 7])
    started = time.monotonic()
    try:
        *words, nothing = (
            keep_streams(
                at,
                letters,
                lambda at=at: read_streams(at, letters, losses, times=_TIMES, random=random),
            )
            for at in (*arguments.spelled, arguments.nothing)
        )
        spelled = [row for folder in words for row in folder]
    except MaterialError as error:
        sys.stderr.write(f"{error}\n")
        return 2

    def tell(*row: object) -> None:
        sys.stdout.write(f"{time.monotonic() - started:.0f} s {row}\n")
        sys.stdout.flush()

    tell("streams", len(spelled), len(nothing))
    held_out = [one for row in spelled[::_HELD_OUT] for one in row[:1]]
    if arguments.fit_only:
        net = read_net(arguments.out / NET_FILE)
    else:
        from isl_training.spelling.net import Recipe, fit

        recipe = Recipe() if arguments.epochs is None else Recipe(epochs=arguments.epochs)
        net = fit(
            [one for n, row in enumerate(spelled) if n % _HELD_OUT for one in row],
            [one for n, row in enumerate(nothing) if n % _HELD_OUT for one in row],
            recipe,
            seed=arguments.seed,
            tell=tell,
        )
    if net.weights >= 200_000:
        raise AssertionError(net.weights)
    names = read_names(folder / NAMES_FILE)
    rows = [probabilities_of(net, stream) for stream in held_out]
    plain, with_names = fit_weights(held_out[:_FITTED_ON], rows[:_FITTED_ON], names, tell)
    arguments.out.mkdir(parents=True, exist_ok=True)
    write_net(arguments.out / NET_FILE, net)
    card = {
        "name": "isl-spelling",
        "sha256": hashlib.sha256((arguments.out / NET_FILE).read_bytes()).hexdigest(),
        "encoder": letters.encoder.fingerprint,
        "weights": net.weights,
        "training": {
            "date": datetime.now(UTC).date().isoformat(),
            "spelled": sum(map(len, spelled)),
            "nothing": sum(map(len, nothing)),
            "held_out_error": {"without_names": plain, "with_names": with_names[1]},
        },
        "runtime": runtime_of(with_names[0], Sure(letters=3, mean=0.6)),
    }
    write_spelling_card(arguments.out, card)
    tell("done", card["training"], card["runtime"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
