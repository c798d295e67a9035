"""python -m isl_training.evaluation.dropping: what the finder of bodies loses and shakes.

Compares what it finds in rendered clips (sign-kit's `clips`) with the points that the solver knows,
so that training can imitate it.
"""

import argparse
import json
import sys
from pathlib import Path

import numpy as np
from isl_inference_kit.settings import load_settings
from isl_signs.backends.film import extract
from isl_signs.settings import Settings

from isl_training.evaluation.finder_losses import Compared, measure
from isl_training.words.losses import MEASURED

LIST_FILE = "clips.jsonl"


def main() -> int:
    """Measure the clips and print or keep the figures."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.evaluation.dropping", description=__doc__
    )
    parser.add_argument("clips", type=Path, metavar="DIR", help=f"with {LIST_FILE}")
    parser.add_argument("--write", action="store_true", help=f"into {MEASURED.name}")
    arguments = parser.parse_args()
    if not (arguments.clips / LIST_FILE).is_file():
        sys.stderr.write(f"{arguments.clips}: no {LIST_FILE}, which sign-kit's clips writes\n")
        return 2
    name, compared = _compare(arguments.clips)
    figures = {"finder": name, **measure(compared)}
    text = json.dumps(figures, indent=2) + "\n"
    sys.stdout.write(text)
    if arguments.write:
        MEASURED.write_text(text)
    return 0


def _compare(folder: Path) -> tuple[str, list[Compared]]:
    # Imported here: it takes seconds, and help must not.
    from isl_signs.backends.mediapipe_body import create_detector

    finder = create_detector(load_settings(Settings, "signs"))
    compared: list[Compared] = []
    try:
        for line in (folder / LIST_FILE).read_text().splitlines():
            clip = json.loads(line)
            extracted = extract(folder / clip["file"], finder.detect)
            truth = np.load(folder / clip["truth"])[:: clip["step"]]
            frames = min(len(truth), len(extracted.points))
            compared.append(
                Compared(truth[:frames], extracted.points[:frames], extracted.frames_per_second)
            )
    finally:
        finder.close()
    return finder.name, compared


if __name__ == "__main__":
    sys.exit(main())
