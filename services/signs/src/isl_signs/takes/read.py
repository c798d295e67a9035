"""python -m isl_signs.takes.read CLIP OUT [--face]: the points of the person in *.mp4 or *.pose.

Written as .pose. `--face`: of a film also what the face does, as shapes against the person's own
face at rest; the points that these are read off are kept nowhere, for they would tell who it is.
It ends with 1 where nobody signs in it.
"""

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from isl_inference_kit.analysis import RgbImage

from isl_signs.body import HANDS, POSE, Body, Region
from isl_signs.face_shapes import against_rest, load_face_shapes
from isl_signs.landmarks import FloatArray
from isl_signs.pose_file import Face, PoseFileError, PosePoints, read_pose, write_pose

if TYPE_CHECKING:
    from isl_signs.backends.film import Detect

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
    parser.add_argument("--face", action="store_true")
    arguments = parser.parse_args()
    take = find_take(arguments.clip, has_face=arguments.face)
    if take is None:
        return 1
    arguments.out.write_bytes(write_pose(take))
    return 0


def find_take(clip: Path, *, has_face: bool = False) -> PosePoints | None:
    """Points in square units; None where a body or a hand is never seen, or the clip is none."""
    try:
        pose = read_pose(clip.read_bytes()) if clip.suffix == ".pose" else _find(clip, has_face)
    except PoseFileError:
        return None
    if pose is None:
        return None
    frames = round(LONGEST_S * pose.frames_per_second)
    points = pose.points[:frames]
    has_hand = any(np.isfinite(points[:, hand]).any() for hand in HANDS)
    if not (has_hand and np.isfinite(points[:, POSE]).any()):
        return None
    face = pose.face if has_face else None
    return replace(pose, points=points, face=face and Face(face.names, face.values[:frames]))


def _find(clip: Path, has_face: bool) -> PosePoints | None:
    # Imported here: it takes seconds, and points alone need none of it.
    from isl_inference_kit.settings import load_settings

    from isl_signs.backends.film import BadClipError, extract
    from isl_signs.backends.mediapipe_body import create_detector
    from isl_signs.landmarks import to_square_units
    from isl_signs.settings import Settings

    detector = create_detector(load_settings(Settings, "signs"))
    looking = _FaceLooking(detector.detect) if has_face else None
    try:
        film = extract(clip, looking or detector.detect)
    except BadClipError:
        return None
    finally:
        detector.close()
    points = to_square_units(film.points, aspect=film.aspect)
    face = None if looking is None else looking.face()
    return PosePoints(points, film.frames_per_second, film.aspect, face)


class _FaceLooking:
    """Finds a body, and notes what the same person's face does."""

    def __init__(self, detect: "Detect") -> None:
        from isl_signs.backends.mediapipe_mesh import MediaPipeMesh

        self._detect = detect
        self._meshes = MediaPipeMesh()
        self._shapes = load_face_shapes()
        self._seen: list[FloatArray] = []
        self._hands_rest: list[bool] = []

    def __call__(self, rgb: RgbImage, around: Region | None) -> Body:
        body = self._detect(rgb, around)
        mesh = self._meshes.find(rgb, body.points) if body.has_pose else None
        none = np.full(len(self._shapes.names), np.nan, np.float32)
        self._seen.append(none if mesh is None else self._shapes.read(mesh))
        self._hands_rest.append(not body.has_hand_up)
        return body

    def face(self) -> Face:
        """Of the pictures that were looked at, which may be none with a face."""
        self._meshes.close()
        shapes = against_rest(np.stack(self._seen), np.array(self._hands_rest))
        return Face(self._shapes.names, shapes)


if __name__ == "__main__":
    sys.exit(main())
