"""python -m isl_signs.index.read FILES: what each clip shows, one line of JSON a clip."""

import argparse
import json
import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

# Whoever is before a camera comes first.
_LEAST_TIME = 19
# A sign is shorter; what goes on for longer is not looked at.
_LONGEST_S = 20.0


def main() -> int:
    """Read, and say each as soon as it is known."""
    os.nice(_LEAST_TIME)
    parser = argparse.ArgumentParser(prog="python -m isl_signs.index.read", description=__doc__)
    parser.add_argument("files", type=Path, nargs="+", help="*.mp4 and *.pose")
    parser.add_argument("--words", type=Path, required=True, help="the word model's folder")
    arguments = parser.parse_args()
    # Imported here: it takes seconds, and help must not.
    from isl_signs.backends.litert_words import load_word_model

    encoder = load_word_model(arguments.words).encoder
    if encoder is None:
        sys.stderr.write(f"{arguments.words}: no encoder\n")
        return 2
    for file in arguments.files:
        sys.stdout.write(json.dumps({"clip": file.stem, **_read(file, encoder)}) + "\n")
        sys.stdout.flush()
    return 0


def _read(file: Path, encoder: Any) -> dict[str, str]:
    import numpy as np

    from isl_signs.backends.film import BadClipError, extract
    from isl_signs.landmarks import to_square_units
    from isl_signs.pose_file import PoseFileError, read_pose
    from isl_signs.teaching import encode_example
    from isl_signs.words.takes import take_of

    try:
        if file.suffix == ".pose":
            pose = read_pose(file.read_bytes())
            points, rate = pose.points, pose.frames_per_second
        else:
            film = extract(file, _finder().detect)
            points = to_square_units(film.points, aspect=film.aspect)
            rate = film.frames_per_second
    except (BadClipError, PoseFileError):
        return {"outcome": "unreadable"}
    points = points[: round(_LONGEST_S * rate)]
    take = take_of(np.arange(len(points), dtype=np.float32) / rate, points, encoder)
    if take.example is None:
        return {"outcome": take.outcome}
    return {"outcome": take.outcome, "example": encode_example(take.example)}


@cache
def _finder() -> Any:
    from isl_inference_kit.settings import load_settings

    from isl_signs.backends.mediapipe_body import create_detector
    from isl_signs.settings import Settings

    return create_detector(load_settings(Settings, "signs"))


if __name__ == "__main__":
    sys.exit(main())
