"""Makes the models with which a page finds hands, body and face, from the very weights that the
services run: the networks inside the wheel `mediapipe` (Apache-2.0).

    python packages/page-kit/tools/make_landmark_models.py packages/page-kit/models [--hand lite]

A `.task` file is a zip of networks, each with a note of how its input is scaled. The wheel's own
graphs say how: finders of body and face want [-1, 1], all others [0, 1].

Hands are looked for at the body's wrists, as the services do, and by the palm where none is there:
`hands.task` has the body's networks too. MediaPipe wants a face's with them, which never run.
Pages load the full network of the hand; the lite one is there to be compared with it
(docs/decisions/0021-one-hand-network.md).
"""

from __future__ import annotations

import argparse
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import mediapipe
from isl_signs.backends.pose_model import read_pose_model
from mediapipe.tasks.python.metadata.metadata_writers import metadata_writer
from refined_face import refined_face

MODULES: Final = Path(mediapipe.__file__).parent / "modules"
# Mean and deviation that bring 0..255 there.
UNIT: Final = (0.0, 255.0)
AROUND_ZERO: Final = (127.5, 127.5)
# Zip files carry a time; the same networks make the same file.
MOMENT: Final = (1980, 1, 1, 0, 0, 0)


def _wheel(name: str) -> bytes:
    return (MODULES / name).read_bytes()


def _described(network: bytes, scale: tuple[float, float]) -> bytes:
    mean, deviation = scale
    writer = metadata_writer.MetadataWriter.create(bytearray(network))
    described, _ = writer.add_image_input([mean], [deviation]).populate()
    return bytes(described)


def _write(path: Path, networks: Mapping[str, bytes]) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, network in networks.items():
            archive.writestr(zipfile.ZipInfo(name, MOMENT), network)


def make(folder: Path, hand: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    body = {
        "pose_detector.tflite": _described(
            _wheel("pose_detection/pose_detection.tflite"), AROUND_ZERO
        ),
        "pose_landmarks_detector.tflite": _described(read_pose_model(), UNIT),
    }
    face_detector = _described(
        _wheel("face_detection/face_detection_short_range.tflite"), AROUND_ZERO
    )
    hands = {
        "hand_detector.tflite": "palm_detection/palm_detection_lite.tflite",
        "hand_roi_refinement.tflite": "holistic_landmark/hand_recrop.tflite",
        "hand_landmarks_detector.tflite": f"hand_landmark/hand_landmark_{hand}.tflite",
        "face_landmarks_detector.tflite": "face_landmark/face_landmark.tflite",
    }
    described = {name: _described(_wheel(file), UNIT) for name, file in hands.items()}
    _write(folder / "hands.task", {**body, **described, "face_detector.tflite": face_detector})
    _write(folder / "body.task", body)
    _write(
        folder / "face.task",
        {
            "face_detector.tflite": face_detector,
            "face_landmarks_detector.tflite": _described(refined_face(MODULES), UNIT),
        },
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--hand", choices=("full", "lite"), default="full")
    arguments = parser.parse_args()
    make(arguments.folder, arguments.hand)
