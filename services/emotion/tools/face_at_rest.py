"""What the models say of faces at rest: the figures behind margins and the chin's correction.

    python tools/face_at_rest.py FILE...

Each FILE is a clip or a picture of somebody who feels nothing in particular. A picture is tried in
75 variants of light, tilt, blur, noise and size. Printed for each: by how much each feeling leads
neutral at most, in how many frames it is named and in how many one is unsure; for a clip also how
brows and lip corners follow the chin, and in how many frames they are called lowered or raised
with the correction and without it.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import cv2
import numpy as np
from isl_emotion.backends.auto import load_backends
from isl_emotion.backends.base import EmotionModel, FaceFinder
from isl_emotion.crop import crop_face
from isl_emotion.emotions import HeldLabel, to_ours
from isl_emotion.face_codes import code_face
from isl_emotion.face_metrics import FaceMetrics, measure_face
from isl_emotion.head_motion import HeadMovement
from isl_emotion.neutral import MEASURE_S, NeutralFace
from isl_emotion.settings import EmotionSettings
from isl_inference_kit.analysis import RgbImage
from isl_inference_kit.wire import Emotion

# About as many frames a second as a page sends.
FRAMES_A_SECOND = 8.0
STILL = HeadMovement("neutral", 0)


def main() -> int:
    """Print the figures of every file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    finder, emotion = load_backends(EmotionSettings().models_dir)
    for file in parser.parse_args().files:
        _report(file, finder, emotion)
    return 0


def _report(file: Path, finder: FaceFinder, emotion: EmotionModel) -> None:
    picture = cv2.imread(str(file))
    frames = _variants(_rgb(picture)) if picture is not None else _frames(file)
    metrics: list[tuple[float, FaceMetrics]] = []
    scores: list[dict[str, float]] = []
    for at, rgb in frames:
        points = finder.find(rgb)
        if points is not None:
            metrics.append((at, measure_face(points)))
            scores.append(to_ours(emotion.score(crop_face(rgb, points))))
    sys.stdout.write(f"{file.name}: {len(scores)} frames with a face\n")
    threshold = EmotionSettings().emotion_threshold
    # Each frame for itself, without what the service remembers of those before.
    said = [HeldLabel().see(each, threshold) for each in scores]
    for feeling in [each for each in Emotion if each != Emotion.NEUTRAL]:
        lead = max(each[feeling] - each[Emotion.NEUTRAL] for each in scores)
        named = sum(each.label == feeling for each in said)
        sys.stdout.write(f"  {feeling}: leads neutral by {lead:.2f} at most, named in {named}\n")
    sys.stdout.write(f"  unsure in {sum(each.unsure is True for each in said)}\n")
    if picture is None:
        _report_chin(metrics)


def _report_chin(metrics: list[tuple[float, FaceMetrics]]) -> None:
    chins = [each.pitch for _, each in metrics]
    for name in ("brow_height", "lip_corners"):
        slope = np.polyfit(chins, [getattr(each, name) for _, each in metrics], 1)[0]
        sys.stdout.write(f"  {name} follows the chin by {10 * slope:.4f} in 10 degrees\n")
    neutral = NeutralFace()
    for at, each in metrics:
        neutral.see(each, at)
    rest = neutral.face
    judged = [each for at, each in metrics if at > MEASURE_S]
    for name, faces in (
        ("with the correction", judged),
        ("without it", [replace(each, pitch=rest.pitch) for each in judged]),
    ):
        codes = [code_face(each, rest, STILL).model_dump() for each in faces]
        words = [(each["brows"]["word"], each["lipCorners"]["word"]) for each in codes]
        brows, lips = (sum(word != "neutral" for word in part) for part in zip(*words, strict=True))
        sys.stdout.write(f"  {name}: of {len(words)} brows {brows}, corners {lips} not at rest\n")


def _frames(file: Path) -> Iterator[tuple[float, RgbImage]]:
    clip = cv2.VideoCapture(str(file))
    rate = clip.get(cv2.CAP_PROP_FPS)
    step = max(1, round(rate / FRAMES_A_SECOND))
    number = 0
    while True:
        is_read, bgr = clip.read()
        if not is_read:
            return
        if number % step == 0:
            yield number / rate, _rgb(bgr)
        number += 1


def _variants(rgb: RgbImage) -> Iterator[tuple[float, RgbImage]]:
    height, width = rgb.shape[:2]
    noise = np.random.default_rng(1)
    for light, tilt in product((0.6, 0.8, 1.0, 1.2, 1.4), (-15, 0, 15)):
        lit = np.clip(rgb * light, 0, 255)
        turn = cv2.getRotationMatrix2D((width / 2, height / 2), tilt, 1)
        plain = cv2.warpAffine(lit, turn, (width, height))
        for changed in (
            plain,
            plain[:, ::-1],
            cv2.GaussianBlur(plain, (0, 0), 3),
            np.clip(plain + noise.normal(0, 12, plain.shape), 0, 255),
            cv2.resize(plain, (width // 2, height // 2), interpolation=cv2.INTER_AREA),
        ):
            yield 0.0, np.ascontiguousarray(changed).astype(np.uint8)


def _rgb(bgr: object) -> RgbImage:
    return np.ascontiguousarray(np.asarray(bgr)[:, :, ::-1]).astype(np.uint8)


if __name__ == "__main__":
    sys.exit(main())
