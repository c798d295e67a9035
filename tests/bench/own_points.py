"""What a page loses and saves that sends points in place of pictures, on recorded clips.

    .venv/bin/python tests/bench/own_points.py [--models DIR] [CLIP ...]

Without a clip: a drawn person who shows letters, and some of the avatar's clips. Every picture is
read both ways: as a JPEG by the services' own finders, and by MediaPipe's tasks on the very files
that pages load, through the bytes that pages send. Printed: how often both ways say the same, how
far their landmarks lie apart, bytes a second at the page's paces, and the services' CPU for each,
of points in messages of as many pictures as pages put into one. What a picture itself leaves open
is printed beside it: how often its sign is the same once all of it has moved by one pixel. Of a
clip that is named after a word also how often each way has that word first, and says it, so that it
is seen which of two that differ is right. `--models` takes the page's files from another folder
(`packages/page-kit/tools/make_landmark_models.py DIR --hand lite` makes one).
"""

import argparse
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from isl_contracts.generated import landmarks as layout
from isl_emotion.backends.auto import load_backends
from isl_emotion.pipeline import EmotionAnalyser
from isl_emotion.settings import EmotionSettings
from isl_inference_kit.analysis import Analyser, Analysis, PagePoints
from isl_inference_kit.frames import decode_frame, read_message
from isl_inference_kit.points import encode_points, read_points
from isl_inference_kit.testing import data_url, encode_jpeg
from isl_inference_kit.threads import one_thread_each
from isl_inference_kit.wire import SignPrediction
from isl_signs.app import create_pipeline
from isl_signs.body import (
    HANDS,
    LEFT_SHOULDER,
    LEFT_WRIST,
    POSE,
    RIGHT_SHOULDER,
    RIGHT_WRIST,
    Body,
    body_of_points,
    is_person,
)
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings as SignsSettings
from mediapipe import Image, ImageFormat, Packet
from mediapipe.python import packet_creator, packet_getter
from mediapipe.tasks.python import BaseOptions, vision

sys.path.insert(0, str(Path(__file__).parents[1] / "fixtures"))
from make_webcam import FPS, frames_of

ROOT = Path(__file__).parents[2]
MODELS = ROOT / "packages" / "page-kit" / "models"
# What is read of a clip, and what pages send of each.
PER_SECOND = 12
PER_MESSAGE = 3
SPARING_PER_SECOND = 2
PICTURES_PER_SECOND = 15
# After a look for palms that found none.
REST_MS = 200
# Of the body's points those that signs are made with: from the nose to the fingers.
UPPER = slice(0, 23)
# Of the avatar's clips of words one in so many.
SIGNS_EVERY = 25


class _PersonFinder(vision.HolisticLandmarker):
    """Body and hands together; the wheel's own reading fails where any of them is not seen."""

    def find(self, image: Image, at_ms: int) -> list[np.ndarray | None]:
        """Body, left hand and right hand."""
        packet = packet_creator.create_image(image).at(at_ms * 1000)
        packets = self._process_video_data({"image_in": packet})
        names = ("pose_landmarks", "left_hand_landmarks", "right_hand_landmarks")
        return [_points_of(packets[name]) for name in names]


def _points_of(packet: Packet) -> np.ndarray | None:
    if packet.is_empty():
        return None
    found: Any = packet_getter.get_proto(packet)
    return _xyz(found.landmark) if len(found.landmark) else None


class PageFinder:
    """Finds in a picture what `packages/page-kit/src/landmarks/finder-worker.ts` finds."""

    def __init__(self, models: Path = MODELS) -> None:
        def options(name: str) -> dict[str, object]:
            model = BaseOptions(model_asset_path=str(models / f"{name}.task"))
            return {"base_options": model, "running_mode": vision.RunningMode.VIDEO}

        self._person = _PersonFinder.create_from_options(
            vision.HolisticLandmarkerOptions(**options("hands"), min_face_detection_confidence=1.0)
        )
        self._hands = vision.HandLandmarker.create_from_options(
            vision.HandLandmarkerOptions(**options("hands"), num_hands=2)
        )
        self._face = vision.FaceLandmarker.create_from_options(
            vision.FaceLandmarkerOptions(**options("face"), num_faces=3)
        )

        self._rests_until = 0

    def find(self, rgb: np.ndarray, at_ms: int) -> PagePoints:
        image = Image(image_format=ImageFormat.SRGB, data=np.ascontiguousarray(rgb))
        height, width, _ = rgb.shape
        pose, left, right = self._person.find(image, at_ms)
        is_body = pose is not None and is_person(pose, aspect=width / height)
        is_lost = not is_body or (left is None and right is None)
        if is_lost:
            left, right = self._anywhere(image, at_ms, pose)
        face = self._face.detect_for_video(image, at_ms).face_landmarks
        mesh = _xyz(face[0])[list(layout.FACE)] if face else None
        return PagePoints(0.0, str(at_ms), float(at_ms), width, height, pose, left, right, mesh)

    def _anywhere(
        self, image: Image, at_ms: int, pose: np.ndarray | None
    ) -> list[np.ndarray | None]:
        if at_ms < self._rests_until:
            return [None, None]
        hands = self._hands.detect_for_video(image, at_ms)
        self._rests_until = 0 if hands.hand_landmarks else at_ms + REST_MS
        return _sides(hands, pose, image.width / image.height)


def _xyz(landmarks: list[object]) -> np.ndarray:
    return np.array([(p.x, p.y, p.z) for p in landmarks], np.float32)  # type: ignore[attr-defined]


def _sides(hands: object, pose: np.ndarray | None, aspect: float) -> list[np.ndarray | None]:
    """As `packages/page-kit/src/landmarks/hand-sides.ts` tells them apart."""
    found = [_xyz(one) for one in hands.hand_landmarks]  # type: ignore[attr-defined]
    names = [one[0].category_name for one in hands.handedness]  # type: ignore[attr-defined]

    def leaning(hand: np.ndarray) -> float:
        assert pose is not None
        ways = (pose[[LEFT_WRIST, RIGHT_WRIST], :2] - hand[0, :2]) * (aspect, 1)
        apart = np.linalg.norm(ways, axis=1)
        return float(apart[0] - apart[1])

    if not found:
        return [None, None]
    if len(found) == 1:
        is_left = names[0] == "Left" if pose is None else leaning(found[0]) <= 0
        return [found[0], None] if is_left else [None, found[0]]
    key = (lambda hand: -float(hand[0, 0])) if pose is None else leaning
    return list(sorted(found, key=key))


@dataclass
class Tally:
    """What one clip showed, a number a picture."""

    same: dict[str, list[bool]] = field(default_factory=dict)
    # Whether a sign is the clip's own.
    right: dict[str, list[bool]] = field(default_factory=dict)
    apart: dict[str, list[float]] = field(default_factory=dict)
    picture_bytes: list[int] = field(default_factory=list)
    points_bytes: list[int] = field(default_factory=list)
    cpu_ms: dict[str, list[float]] = field(default_factory=dict)

    def agree(self, what: str, is_same: bool) -> None:
        self.same.setdefault(what, []).append(is_same)

    def judge(self, way: str, sign: SignPrediction, own: frozenset[str]) -> None:
        """Whether it is one of these; nothing where the clip has no word of its own."""
        if own and sign.candidates:
            self.right.setdefault(f"first, by {way}", []).append(sign.candidates[0].id in own)
        if own and sign.label:
            self.right.setdefault(f"said, by {way}", []).append(sign.id in own)

    def lie(self, what: str, apart: float) -> None:
        self.apart.setdefault(what, []).append(apart)

    def took(self, what: str, started: float) -> None:
        self.cpu_ms.setdefault(what, []).append((time.process_time() - started) * 1000)


def pictures_of(clip: Path | None) -> Iterator[np.ndarray]:
    """RGB pictures of a clip, so many a second; of the drawn person without one."""
    if clip is None:
        drawn = frames_of("LV")
        yield from (drawn[int(at)] for at in np.arange(0, len(drawn), FPS / PER_SECOND))
        return
    video = cv2.VideoCapture(str(clip))
    every = max(1.0, video.get(cv2.CAP_PROP_FPS) / PER_SECOND)
    index, wanted = 0, 0.0
    while True:
        is_read, bgr = video.read()
        if not is_read:
            return
        if index >= wanted:
            wanted += every
            scale = 640 / bgr.shape[1]
            yield np.ascontiguousarray(cv2.resize(bgr, None, fx=scale, fy=scale)[:, :, ::-1])
        index += 1


def compare(body: Body, other: Body, tally: Tally) -> None:
    """How far the page's points lie from the service's."""
    ours, theirs = body.square_points[:, :2], other.square_points[:, :2]
    tally.agree("a body found", body.has_pose == other.has_pose)
    if body.has_pose and other.has_pose:
        shoulders = np.linalg.norm(ours[LEFT_SHOULDER] - ours[RIGHT_SHOULDER])
        apart = np.linalg.norm(ours[POSE][UPPER] - theirs[POSE][UPPER], axis=1).mean()
        tally.lie("body, in shoulder widths", float(apart / shoulders))
    for hand, name in zip(HANDS, ("left", "right"), strict=True):
        found = [bool(np.isfinite(points[hand][0, 0])) for points in (ours, theirs)]
        tally.agree(f"a {name} hand found", found[0] == found[1])
        if all(found):
            size = np.linalg.norm(ours[hand][9] - ours[hand][0])
            apart = np.linalg.norm(ours[hand] - theirs[hand], axis=1).mean()
            tally.lie("hands, in palm lengths", float(apart / size))


def words_of(analysis: Analysis) -> dict[str, str]:
    measured = analysis.face_parameters.model_dump(exclude_none=True)
    return {name: value["word"] for name, value in measured.items()}


def agree_on_sign(tally: Tally, way: str, sign: SignPrediction, other: SignPrediction) -> None:
    """Whether another way says the sign of the picture, and has it first."""
    if sign.label or other.label:
        tally.agree(f"the sign that is said{way}", sign.id == other.id)
    if sign.candidates or other.candidates:
        firsts = [one.candidates[0].id if one.candidates else "" for one in (sign, other)]
        tally.agree(f"the first candidate{way}", firsts[0] == firsts[1])


def own_word(clip: Path | None, pipeline: SignPipeline) -> frozenset[str]:
    """The ids of the word that a clip is named after, with its homonyms; none of others."""
    if clip is None:
        return frozenset()
    groups = [frozenset(sign.id for sign in group) for group in pipeline.signs()]
    return next((ids for ids in groups if clip.stem in ids), frozenset())


def read_clip(clip: Path | None, emotion: EmotionAnalyser, models: Path) -> Tally:
    """Every picture of a clip read both ways."""
    tally = Tally()
    pipeline, finder = create_pipeline(SignsSettings()), PageFinder(models)
    pipeline.warm_up()
    own_ids = own_word(clip, pipeline)
    detect = pipeline._detector.detect  # pyright: ignore[reportPrivateUsage]
    shown: list[Body] = []
    pipeline._detector.detect = lambda *all: shown.append(detect(*all)) or shown[-1]  # type: ignore[method-assign]
    of_picture, of_points, of_moved = (pipeline.open_client() for _ in range(3))
    face_of_picture, face_of_points = emotion.open_client(), emotion.open_client()
    sent: dict[str, list[bytes]] = {"signs": [], "emotion": []}
    for index, rgb in enumerate(pictures_of(clip)):
        at_ms = 1000 + round(index * 1000 / PER_SECOND)
        image = data_url(encode_jpeg(rgb))
        message = {"id": "1", "sentAt": at_ms, "image": image}
        tally.picture_bytes.append(len(image))

        started = time.process_time()
        frame = decode_frame(read_message(message, received_at=at_ms / 1000))
        sign = pipeline.analyse(frame, of_picture).predictions2
        tally.took("signs, picture", started)
        started = time.process_time()
        face = emotion.analyse(
            decode_frame(read_message(message, received_at=at_ms / 1000)), face_of_picture
        )
        tally.took("emotion, picture", started)

        moved = data_url(encode_jpeg(np.roll(rgb, 1, axis=1)))
        frame = decode_frame(read_message({**message, "image": moved}, received_at=at_ms / 1000))
        sign_moved = pipeline.analyse(frame, of_moved).predictions2
        # The service's own body of the picture where it stands, not of the moved one.
        shown.pop()

        started = time.process_time()
        found = finder.find(rgb, at_ms)
        tally.took("page", started)
        to_signs = encode_points(replace(found, face=None))
        to_emotion = encode_points(replace(found, body=None, left_hand=None, right_hand=None))
        tally.points_bytes.append(len(to_signs) + len(to_emotion))
        points = read_points(to_signs, received_at=at_ms / 1000)
        own = newest(pipeline.analyse_points([(points, of_points)])).predictions2
        of_face = read_points(to_emotion, received_at=at_ms / 1000)
        own_face = newest(emotion.analyse_points([(of_face, face_of_points)]))
        sent["signs"].append(to_signs)
        sent["emotion"].append(to_emotion)

        compare(shown[-1], body_of_points(points.newest), tally)
        agree_on_sign(tally, "", sign, own)
        agree_on_sign(tally, " (the picture, moved by a pixel)", sign, sign_moved)
        for way, read in (("picture", sign), ("points", own), ("moved picture", sign_moved)):
            tally.judge(way, read, own_ids)
        tally.agree("a hand is up", sign.handsUp == own.handsUp)
        tally.agree("the face's state", face.face_state == own_face.face_state)
        tally.agree("grammar", face.grammar == own_face.grammar)
        ours, theirs = words_of(face), words_of(own_face)
        for name in ours.keys() & theirs.keys():
            tally.agree("words of the face", ours[name] == theirs[name])
    for service, analyser in (("signs", pipeline), ("emotion", emotion)):
        took_messages(f"{service}, points", analyser, sent[service], tally)
    pipeline.close()
    return tally


def newest(answers: list[list[Analysis | None]]) -> Analysis:
    """What is answered of the newest picture of one message."""
    analysis = answers[0][-1]
    assert analysis is not None
    return analysis


def took_messages(what: str, analyser: Analyser[Any], sent: list[bytes], tally: Tally) -> None:
    """What a picture's points take where so many are in a message as pages send."""
    client = analyser.open_client()
    for first in range(0, len(sent), PER_MESSAGE):
        pictures = sent[first : first + PER_MESSAGE]
        started = time.process_time()
        message = read_points(b"".join(pictures), received_at=first / PER_SECOND)
        analyser.analyse_points([(message, client)])
        spent = (time.process_time() - started) * 1000
        tally.cpu_ms.setdefault(what, []).extend([spent / len(pictures)] * len(pictures))


def together(tallies: list[Tally]) -> Tally:
    """As if they were one clip."""
    whole = Tally()
    for tally in tallies:
        for kept in fields(Tally):
            mine, its = getattr(whole, kept.name), getattr(tally, kept.name)
            if isinstance(mine, list):
                mine += its
            else:
                mine.update({what: mine.get(what, []) + seen for what, seen in its.items()})
    return whole


def report(name: str, tally: Tally) -> None:
    print(f"{name}: {len(tally.picture_bytes)} pictures")
    for what, same in tally.same.items():
        print(f"  same both ways: {what}: {sum(same)} of {len(same)} ({np.mean(same):.0%})")
    for what, right in tally.right.items():
        print(f"  the clip's own word is {what}: {sum(right)} of {len(right)}")
    for what, apart in tally.apart.items():
        ordered = sorted(apart)
        p95 = ordered[int(len(ordered) * 0.95) - 1]
        print(f"  apart: {what}: {statistics.median(apart):.3f} (p50), {p95:.3f} (p95)")
    picture, points = np.mean(tally.picture_bytes), np.mean(tally.points_bytes)
    print(
        f"  bytes a second to both services: {points * PER_SECOND / 1000:.1f} KB of points at"
        f" {PER_SECOND} a second; of pictures {2 * picture * SPARING_PER_SECOND / 1000:.0f} KB at"
        f" {SPARING_PER_SECOND}, {2 * picture * PICTURES_PER_SECOND / 1000:.0f} KB at"
        f" {PICTURES_PER_SECOND}"
    )
    for service in ("signs", "emotion"):
        of_picture, of_points = (
            float(np.mean(tally.cpu_ms[f"{service}, {kind}"])) for kind in ("picture", "points")
        )
        print(
            f"  {service}: CPU {of_picture:.1f} ms a picture, {of_points:.2f} ms its points"
            f" (1 of {of_picture / of_points:.0f})",
            flush=True,
        )
    print(f"  a page's look, as this machine does it: CPU {np.mean(tally.cpu_ms['page']):.1f} ms")


def main(clips: list[Path], models: Path) -> None:
    one_thread_each()
    settings = EmotionSettings()
    emotion = EmotionAnalyser(
        lambda: load_backends(settings.models_dir), threshold=settings.emotion_threshold
    )
    emotion.warm_up()
    chosen: list[Path | None] = [*clips]
    if not clips:
        signs = sorted((ROOT / "assets" / "signs").glob("word-*.mp4"))[::SIGNS_EVERY]
        chosen = [None, ROOT / "assets" / "emotions" / "happy.mp4", *signs]
    tallies: list[Tally] = []
    for clip in chosen:
        tallies.append(read_clip(clip, emotion, models))
        report("a drawn person" if clip is None else clip.name, tallies[-1])
    report("all of them", together(tallies))
    emotion.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("clips", type=Path, nargs="*")
    parser.add_argument("--models", type=Path, default=MODELS)
    arguments = parser.parse_args()
    main(arguments.clips, arguments.models)
