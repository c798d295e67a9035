"""python -m isl_training.letters.yardstick: a quick forest of trees beside the net on Testing.

Tells how hard the held-out pictures are: both are measured in one run, on the same pictures. The
forest is as it comes out of the library and nothing of it is chosen.
"""

# pyright: reportMissingImports=false, reportUnknownVariableType=false
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false

import argparse
import sys
from pathlib import Path

import numpy as np
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.classifier import nearest_distance, probabilities
from isl_signs.landmarks import FloatArray, between_hands, descriptor, own_shape
from isl_signs.settings import Settings
from sklearn.ensemble import ExtraTreesClassifier

from isl_training.evaluation.dataset import DEFAULT_LANDMARKS, Pictures, load_split
from isl_training.evaluation.figures import accuracy, farthest_quarter

_TREES = 300


def main() -> int:
    """Print both on all of Testing, on its farther half and on its farthest quarter."""
    parser = argparse.ArgumentParser(prog="python -m isl_training.letters.yardstick")
    parser.add_argument("--landmarks", type=Path, default=DEFAULT_LANDMARKS)
    arguments = parser.parse_args()
    if not arguments.landmarks.exists():
        print("skipped: the landmark vectors are not here (see training/README.md)")
        return 0
    training = load_split(arguments.landmarks, "Training")
    testing = load_split(arguments.landmarks, "Testing")
    forest = ExtraTreesClassifier(_TREES, random_state=0, n_jobs=-1)
    forest.fit(_shapes(training), training.letters)
    net = load_letter_model(Settings.model_fields["signs_model_dir"].default)
    distances = nearest_distance(
        descriptor(testing.points, testing.present), descriptor(training.points, training.present)
    )
    for name, guesses in (
        (f"forest of {_TREES} trees", forest.predict_proba(_shapes(testing)).astype(np.float32)),
        (f"{net.name} {net.version}", probabilities(net, testing.points, testing.present)),
    ):
        shares = [
            accuracy(guesses[rows], testing.letters[rows])
            for rows in (
                np.ones(len(testing), np.bool_),
                distances >= np.median(distances),
                farthest_quarter(distances),
            )
        ]
        everything, half, quarter = (f"{share:.1%}" for share in shares)
        print(f"{name}: {everything}, farther half {half}, farthest quarter {quarter}")
    return 0


def _shapes(pictures: Pictures) -> FloatArray:
    """Every hand from its own wrist, and how near the hands' points are to each other."""
    shape = own_shape(pictures.points, pictures.present).reshape(len(pictures), -1)
    together = between_hands(pictures.points, pictures.present)
    rows = np.concatenate([shape, together, pictures.present], axis=1)
    return rows.astype(np.float32)


if __name__ == "__main__":
    sys.exit(main())
