"""From a video file to points, with a finder that the test brings."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest
from isl_inference_kit.analysis import RgbImage
from isl_signs.backends.fake import a_person
from isl_signs.backends.film import BadClipError, extract, read_video
from isl_signs.body import Body, Region
from isl_signs.landmarks import FloatArray, to_square_units
from isl_signs.pose_file import PosePoints, read_pose, write_pose
from isl_training.clips.manifest import Entry, read_manifest
from isl_training.clips.material import (
    LIST_FILE,
    Extractor,
    forget_others,
    frames_at,
    write_material,
)
from isl_training.clips.takes import write_takes
from isl_training.words.material import read_material
from isl_training.words.provenance import describe_data

FRAMES = 12


def a_video(path: Path, *, rate: float = 15, frames: int = FRAMES) -> Path:
    """Red on its left, blue on its right, wider than high."""
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"mp4v"), rate, (160, 96))
    picture = np.zeros((96, 160, 3), np.uint8)
    picture[:, :80, 2], picture[:, 80:, 0] = 200, 200
    for _ in range(frames):
        writer.write(picture)
    writer.release()
    return path


class Finder:
    """Says how red each picture's left side is, counts, and keeps where it was told to look."""

    def __init__(self) -> None:
        self.pictures = 0
        self.told: list[Region | None] = []

    def __call__(self, rgb: RgbImage, person: Region | None) -> Body:
        self.pictures += 1
        self.told.append(person)
        points = np.full((75, 3), rgb[48, 20, 0] / 255, np.float32)
        return Body(points, 160 / 96, Region(self.pictures, 0.5, 0.5, 0.5, 0.0))


def test_every_frame_is_looked_at_red_first(tmp_path: Path):
    found = extract(a_video(tmp_path / "a.mp4"), Finder())
    assert found.points.shape == (FRAMES, 75, 3)
    assert found.frames_per_second == pytest.approx(15)
    assert found.aspect == pytest.approx(160 / 96)
    assert found.points.min() > 0.6


def test_a_person_is_followed_through_one_clip_and_not_into_the_next(tmp_path: Path):
    clip, finder = a_video(tmp_path / "a.mp4"), Finder()
    for _ in range(2):
        extract(clip, finder)
    own, others = finder.told[:FRAMES], finder.told[FRAMES:]
    assert (own[0], others[0]) == (None, None)
    assert [region.x_center for region in own[1:] if region] == list(range(1, FRAMES))


def test_of_a_fast_clip_some_frames_are_left_out(tmp_path: Path):
    video = read_video(a_video(tmp_path / "a.mp4", rate=60))
    assert video.frames_per_second == pytest.approx(30)
    assert len(list(video.frames)) == FRAMES / 2


def test_what_is_no_video_is_refused_by_name(tmp_path: Path):
    (tmp_path / "a.mp4").write_bytes(b"no video")
    for name, said in (("a.mp4", "not a video"), ("b.mp4", "no such file")):
        with pytest.raises(BadClipError, match=f"{name}: {said}"):
            extract(tmp_path / name, Finder())


def test_a_single_picture_is_no_clip(tmp_path: Path):
    with pytest.raises(BadClipError, match="no moving pictures"):
        extract(a_video(tmp_path / "a.mp4", frames=1), Finder())


def test_points_are_found_once_and_then_kept(tmp_path: Path):
    clip, finder = a_video(tmp_path / "a.mp4"), Finder()
    first = Extractor(tmp_path / "kept", finder).points(clip)
    second = Extractor(tmp_path / "kept", finder).points(clip)
    assert finder.pictures == FRAMES
    assert np.array_equal(first.points, second.points)
    assert (first.frames_per_second, first.aspect) == (second.frames_per_second, second.aspect)


def points_of_a_clip(path: Path, *, rate: float = 15, frames: int = FRAMES) -> Path:
    """As somebody gives them who gives no picture."""
    square = to_square_units(a_person_s_points(frames), aspect=4 / 3)
    path.write_bytes(write_pose(PosePoints(square, rate, 4 / 3)))
    return path


def a_person_s_points(frames: int = FRAMES) -> FloatArray:
    return np.stack([a_person(right=(0.3 + 0.01 * n, 0.5)).points for n in range(frames)])


def test_a_clip_that_was_given_as_points_is_read_as_a_film_s_points_are(tmp_path: Path):
    finder = Finder()
    found = Extractor(tmp_path / "kept", finder).points(points_of_a_clip(tmp_path / "a.pose"))
    assert found.points.shape == (FRAMES, 75, 3)
    assert np.allclose(found.points, a_person_s_points(), atol=1e-3, equal_nan=True)
    assert (found.frames_per_second, found.aspect) == (15, pytest.approx(4 / 3, abs=1e-3))
    assert finder.pictures == 0 and not (tmp_path / "kept").exists()


def test_of_points_at_a_high_rate_some_are_left_out(tmp_path: Path):
    extractor = Extractor(tmp_path / "kept", Finder())
    found = extractor.points(points_of_a_clip(tmp_path / "a.pose", rate=60))
    assert (len(found.points), found.frames_per_second) == (FRAMES / 2, 30)


@pytest.mark.parametrize(("frames", "spoil"), [(1, b""), (FRAMES, b"more")])
def test_points_that_are_none_are_a_bad_clip(tmp_path: Path, frames: int, spoil: bytes):
    path = points_of_a_clip(tmp_path / "a.pose", frames=frames)
    path.write_bytes(path.read_bytes() + spoil)
    with pytest.raises(BadClipError, match=r"^a\.pose: "):
        Extractor(tmp_path / "kept", Finder()).points(path)


def test_kept_points_go_with_the_clip_and_nothing_else_does(tmp_path: Path):
    clips, kept = tmp_path / "clips", tmp_path / "kept"
    clips.mkdir()
    stays, gone = a_video(clips / "a.mp4"), a_video(clips / "b.mp4", frames=FRAMES + 1)
    finder = Finder()
    for clip in (stays, gone):
        Extractor(kept / "a-finder", finder).points(clip)
    (kept / "mine.npz").write_bytes(b"")
    pictures = finder.pictures
    assert forget_others(kept, clips) == 0

    gone.unlink()
    assert forget_others(kept, clips) == 1
    Extractor(kept / "a-finder", finder).points(stays)
    assert finder.pictures == pictures
    assert len(list(kept.rglob("*.npz"))) == 2


def test_material_lists_signs_and_what_is_none_and_names_bad_clips(tmp_path: Path):
    (tmp_path / "bad.mp4").write_bytes(b"no video")
    clip = a_video(tmp_path / "a.mp4")
    entries = [
        Entry(clip, "word-help", "asha", "CC0-1.0", "c0ffee"),
        Entry(tmp_path / "bad.mp4", "word-help", "asha", "CC0-1.0"),
        Entry(clip, None, "ravi", "CC0-1.0"),
    ]
    written, bad = write_material(tmp_path / "m", entries, Extractor(tmp_path / "kept", Finder()))
    lines = [json.loads(line) for line in (tmp_path / "m" / LIST_FILE).read_text().splitlines()]
    assert (written, bad) == (2, ["bad.mp4: not a video that can be read"])
    assert [(line["id"], line["signer"]) for line in lines] == [
        ("word-help", "asha"),
        (None, "ravi"),
    ]
    assert np.load(tmp_path / "m" / lines[0]["file"]).shape == (FRAMES, 75, 3)
    read = read_material(tmp_path / "m")
    assert [clip.snapshot for clip in read] == ["c0ffee", None]
    assert describe_data(read)["snapshots"] == ["c0ffee"]


def test_takes_are_named_as_their_clips_and_listed_and_who_is_not_seen_is_told(tmp_path: Path):
    clips, out = tmp_path / "clips", tmp_path / "takes"
    (clips / "day").mkdir(parents=True)
    square = to_square_units(a_person_s_points(), aspect=4 / 3)
    take = PosePoints(square, 15, 4 / 3)
    entries = [
        Entry(clips / "day" / "word-help.mp4", "word-help", "asha", "CC0-1.0"),
        Entry(clips / "empty.mp4", None, "asha", "CC0-1.0"),
    ]
    out.mkdir()
    (out / "word-old.pose").write_bytes(b"of a clip that is listed no more")

    written, bad = write_takes(
        out, clips, entries, lambda clip: None if clip.stem == "empty" else take
    )

    assert (written, bad) == (1, ["empty.mp4: nobody is seen to sign"])
    assert [path.name for path in out.rglob("*.pose")] == ["word-help.pose"]
    (listed,) = read_manifest(out, {"word-help": "HELP"}, fewest_signers=1)
    assert listed == Entry(out / "day" / "word-help.pose", "word-help", "asha", "CC0-1.0")
    assert len(read_pose(listed.file.read_bytes()).points) == FRAMES


def test_a_slower_camera_gives_fewer_frames():
    assert frames_at(30, 15, 15, begin=0) == list(range(30))
    assert frames_at(30, 15, 2, begin=0) == [0, 7, 15, 22]
    assert frames_at(30, 15, 2, begin=0.5) == [3, 11, 18, 26]
    assert frames_at(3, 15, 2, begin=0.9) == [1]
    assert frames_at(3, 15, 30, begin=0) == [0, 1, 2]
