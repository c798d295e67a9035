"""python -m isl_training.letters: validate the recipe, train on everything, export."""

# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false

import argparse
import sys
import time
from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import numpy as np
from isl_signs.backends.base import Letter, LetterModel
from isl_signs.classifier import distance_to_training, nearest_distance, probabilities, softmax
from isl_signs.landmarks import BoolArray, FloatArray, descriptor, features
from isl_signs.settings import Settings

from isl_training.evaluation.dataset import (
    ALPHABET,
    DEFAULT_LANDMARKS,
    IntArray,
    Pictures,
    load_split,
)
from isl_training.evaluation.figures import accuracy, calibration_error, farthest_quarter, speaking
from isl_training.letters.calibrate import fit_temperature, fit_threshold
from isl_training.letters.drawn import NoDrawnLetterError, read_found, read_sequences
from isl_training.letters.export import convert, write_model
from isl_training.letters.net import KerasNet, Recipe, train_net
from isl_training.letters.provenance import DATA, DRAWN
from isl_training.letters.splits import (
    GROUPS_PER_LETTER,
    HELD_OUT,
    hold_out_groups,
    typical_shapes,
)
from isl_training.words.material import MaterialError

# Precision wanted of the letters that are said for single validation pictures.
PRECISION = 0.97
# Share of the validation pictures that may be passed over as unlike any training hand.
SILENCED = 0.02
# Splits whose pictures are pooled: one alone gives a temperature of 1.2, another of 0.9.
VALIDATIONS = 3
PROTOTYPES_PER_LETTER = 30
# Fewer than of people: the avatar makes a letter in one way, only the camera differs.
DRAWN_PROTOTYPES_PER_LETTER = 10


def main() -> int:
    """Train and write the model's folder."""
    parser = argparse.ArgumentParser(prog="python -m isl_training.letters", description=__doc__)
    parser.add_argument("--landmarks", type=Path, default=DEFAULT_LANDMARKS)
    parser.add_argument(
        "--out", type=Path, default=Settings.model_fields["signs_model_dir"].default
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sequences", type=Path, metavar="DIR", help="drawn letters' points")
    parser.add_argument(
        "--found", type=Path, metavar="FILE.npz", help="hands found in rendered letters"
    )
    arguments = parser.parse_args()
    if not arguments.landmarks.exists():
        print("skipped: the landmark vectors are not here (see training/README.md)")
        return 0
    started = time.process_time()
    training = load_split(arguments.landmarks, "Training")
    try:
        drawn = _read_drawn(arguments)
    except (MaterialError, NoDrawnLetterError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    recipe = Recipe()
    runtime, validation = _validate(training, drawn, recipe, seed=arguments.seed)
    net = train_net(training, recipe, seed=arguments.seed, drawn=list(drawn.values()))
    content = convert(net, features(training.points[::40], training.present[::40]))
    prototypes = _prototypes(training, drawn, seed=arguments.seed)
    card = {
        "data": DATA,
        "training": {
            "date": datetime.now(UTC).date().isoformat(),
            "pictures": len(training),
            "drawn": [{"what": DRAWN[name], "pictures": len(kind)} for name, kind in drawn.items()],
            "seed": arguments.seed,
            "recipe": asdict(recipe),
            "minutes": round((time.process_time() - started) / 60, 1),
        },
        "validation": validation,
        "runtime": runtime,
    }
    write_model(arguments.out, content, prototypes=prototypes, card=card)
    print("written; now: python -m isl_training.evaluation --write")
    return 0


def _read_drawn(arguments: argparse.Namespace) -> dict[str, Pictures]:
    """The avatar's letters by how they were come by; none where none are named."""
    drawn: dict[str, Pictures] = {}
    if arguments.sequences:
        drawn["sequences"] = read_sequences(arguments.sequences)
    if arguments.found:
        drawn["found"] = read_found(arguments.found)
    return drawn


def _prototypes(people: Pictures, drawn: Mapping[str, Pictures], *, seed: int) -> FloatArray:
    kinds = [(people, PROTOTYPES_PER_LETTER)]
    kinds += [(kind, DRAWN_PROTOTYPES_PER_LETTER) for kind in drawn.values()]
    return np.concatenate(
        [typical_shapes(kind, per_letter=count, seed=seed) for kind, count in kinds]
    )


class _HeldOut(NamedTuple):
    """What a net that did not see these pictures says of them, row for row."""

    logits: FloatArray
    letters: IntArray
    novelty: FloatArray
    far: BoolArray


def _validate(
    training: Pictures, drawn: Mapping[str, Pictures], recipe: Recipe, *, seed: int
) -> tuple[dict, dict]:
    """Train without the held-out groups; learn from those what the run time needs to know."""
    splits = [
        _hold_out(training, drawn, recipe, seed=each) for each in range(seed, seed + VALIDATIONS)
    ]
    logits, letters, novelty, far = map(np.concatenate, zip(*splits, strict=True))
    temperature = fit_temperature(logits, letters)
    scaled = softmax(logits / temperature)
    threshold = fit_threshold(scaled, letters, precision=PRECISION)
    farthest = round(float(np.quantile(novelty, 1 - SILENCED)), 3)
    spoken = speaking(scaled, letters, threshold=threshold)
    validation = {
        "splits": VALIDATIONS,
        "groups_per_letter": GROUPS_PER_LETTER,
        "held_out": HELD_OUT,
        "pictures": len(letters),
        "accuracy": round(accuracy(scaled, letters), 4),
        "accuracy_farthest_quarter": round(accuracy(scaled[far], letters[far]), 4),
        "calibration_error": round(calibration_error(scaled, letters), 4),
        "said": round(spoken.said, 4),
        "right_when_said": round(spoken.right_when_said, 4),
    }
    print("validation", validation, flush=True)
    return {"temperature": temperature, "threshold": threshold, "farthest": farthest}, validation


def _hold_out(
    training: Pictures, drawn: Mapping[str, Pictures], recipe: Recipe, *, seed: int
) -> _HeldOut:
    held_out = hold_out_groups(training, seed=seed)
    seen, unseen = training.take(~held_out), training.take(held_out)
    model = LetterModel(
        name="validation",
        version="0",
        letters=[Letter(label=letter, id=letter) for letter in ALPHABET],
        net=KerasNet(train_net(seen, recipe, seed=seed, drawn=list(drawn.values()))),
        temperature=1.0,
        threshold=0.0,
        prototypes=typical_shapes(seen, per_letter=PROTOTYPES_PER_LETTER, seed=seed),
        farthest=np.inf,
    )
    distances = nearest_distance(
        descriptor(unseen.points, unseen.present), descriptor(seen.points, seen.present)
    )
    return _HeldOut(
        # Log-probabilities serve as logits: they differ by a constant, which softmax cancels.
        logits=np.log(probabilities(model, unseen.points, unseen.present) + 1e-12),
        letters=unseen.letters,
        novelty=distance_to_training(model, unseen.points, unseen.present),
        far=farthest_quarter(distances),
    )


if __name__ == "__main__":
    sys.exit(main())
