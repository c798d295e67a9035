"""python -m isl_training.letters.pictures: hands found in rendered letters, for training.

Beside the training itself, because the finder of hands and TensorFlow share no environment.
"""

import argparse
import sys
from pathlib import Path

from isl_inference_kit.settings import load_settings
from isl_signs.settings import Settings

from isl_training.letters.drawn import NoDrawnLetterError, find_in_pictures, write_found


def main() -> int:
    """Find the hands and write them."""
    parser = argparse.ArgumentParser(prog="python -m isl_training.letters.pictures")
    parser.add_argument("pictures", type=Path, metavar="DIR", help="pictures DIR/<letter>/*.jpg")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.npz")
    arguments = parser.parse_args()
    if not arguments.pictures.is_dir():
        sys.stderr.write(f"{arguments.pictures}: no such folder\n")
        return 2
    # Imported here: it takes seconds, and help must not.
    from isl_signs.backends.mediapipe_body import create_detector

    finder = create_detector(load_settings(Settings, "signs"))
    try:
        found = find_in_pictures(arguments.pictures, finder.detect)
    except NoDrawnLetterError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    finally:
        finder.close()
    write_found(arguments.out, found)
    sys.stdout.write(f"{len(found)} letters with hands in {arguments.out}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
