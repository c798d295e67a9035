"""python -m isl_signs.takes.read CLIP OUT: the points of the person in *.mp4 or *.pose, as .pose.

It ends with 1 where nobody signs in it.
"""

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

from isl_signs.body import HANDS, POSE
from isl_signs.pose_file import PoseFileError, PosePoints, read_pose, write_pose

# Whoever is before a camera comes first.
_LEAST_TIME = 19
# A sign is shorter; what goes on for longer is not looked at.
LONGEST_S = 20.0


def main() -> int:
    """Find, and write."""
    os.nice(_LEAST_TIME)
    parser = argparse.ArgumentParser(prog="python -m isl_signs.takes.read", description=__doc__)
    parser.add_argument("clip", type=Path)
    parser.add_argument("out", type=Path)
    arguments = parser.parse_args()
    take = find_take(arguments.clip)
    if take is None:
        return 1
    arguments.out.write_bytes(write_pose(take))
    return 0


def find_take(clip: Path) -> PosePoints | None:
    """Points in square units; None where a body or a hand is never seen, or the clip is none."""
    try:
        pose = read_pose(clip.read_bytes()) if clip.suffix == ".pose" else _find(clip)
    except PoseFileError:
        return None
    if pose is None:
        return None
    points = pose.points[: round(LONGEST_S * pose.frames_per_second)]
    has_hand = any(np.isfinite(points[:, hand]).any() for hand in HANDS)
    if not (has_hand and np.isfinite(points[:, POSE]).any()):
        return None
    return replace(pose, points=points)


def _find(clip: Path) -> PosePoints | None:
    # Imported here: it takes seconds, and points alone need none of it.
    from isl_inference_kit.settings import load_settings

    from isl_signs.backends.film import BadClipError, extract
    from isl_signs.backends.mediapipe_body import create_detector
    from isl_signs.landmarks import to_square_units
    from isl_signs.settings import Settings

    try:
        film = extract(clip, create_detector(load_settings(Settings, "signs")).detect)
    except BadClipError:
        return None
    points = to_square_units(film.points, aspect=film.aspect)
    return PosePoints(points, film.frames_per_second, film.aspect)


if __name__ == "__main__":
    sys.exit(main())
