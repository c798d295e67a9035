"""How a search by making a sign is measured."""

import json
from pathlib import Path

import numpy as np
import pytest
from isl_inference_kit.wire import Found, LookAlike
from isl_signs.backends.base import Encoder, Letter, Likeness, Word, WordModel
from isl_signs.backends.fake import FakeNet, a_person
from isl_signs.landmarks import FloatArray
from isl_training.evaluation.sign_search import (
    as_take,
    beside_strangers,
    measure,
    place_of,
    read_found,
)
from isl_training.words.losses import read_losses
from isl_training.words.material import Clip, MaterialError, Span
from isl_training.words.signs import classes_of

WORDS = [
    Word("I", "word-i", "avatar", is_said=True, homonyms=(Letter("ME", "word-me"),)),
    Word("YOU", "word-you", "avatar", is_said=True),
]
MODEL = WordModel(
    name="drawn",
    version="1",
    words=WORDS,
    net=FakeNet([0.0, 0.0, 0.0]),
    temperature=1.0,
    thresholds={"people": 0.5, "avatar": 0.5},
    encoder=Encoder(
        "f00d",
        FakeNet([1.0, 0.0]),
        np.eye(2, dtype=np.float32),
        Likeness((1, 1, 1, 1), bias=0, sharpness=1, threshold=0.5, near=0.1),
    ),
)


def found(*ids: str) -> Found:
    alike = [
        LookAlike(id=one, label=one, learntFrom="avatar", distance=0.1, isNear=True) for one in ids
    ]
    return Found(id="", outcome="accepted", alike=alike)


def a_clip(sign: str, *, seconds: float = 2.0, others: tuple[Span, ...] = ()) -> Clip:
    """Somebody raises the right hand, moves it and lowers it."""
    rate = 30.0
    frames: list[FloatArray] = []
    for number in range(int(seconds * rate)):
        share = number / (seconds * rate)
        place = (0.34 + 0.3 * share, 0.5) if 0.25 < share < 0.75 else (0.34, 0.85)
        frames.append(a_person(right=place).square_points)
    spans = (Span(sign, 0.5, 1.5), *others)
    return Clip(np.stack(frames), rate, spans, sign, None, {}, {}, ())


def test_signs_of_one_movement_share_a_place() -> None:
    class_of = classes_of(MODEL.words)
    assert place_of("word-me", found("word-i", "word-me", "word-you"), class_of) == 0
    assert place_of("word-you", found("word-i", "word-me", "word-you"), class_of) == 2
    assert place_of("word-you", found("word-i"), class_of) is None


def test_a_take_lasts_as_long_as_the_page_looks() -> None:
    short, long = as_take(a_clip("word-i", seconds=1)), as_take(a_clip("word-i", seconds=5))
    assert len(short.points) == len(long.points) == 90
    assert np.array_equal(short.points[-1], short.points[29], equal_nan=True)


def test_signs_that_are_shown_alone_are_searched_for_and_counted() -> None:
    beside = a_clip("word-i", others=(Span("word-you", 1.6, 2.0),))
    figures = measure(MODEL, [a_clip("word-me"), a_clip("word-you"), beside], read_losses())
    assert (figures["signs"], figures["movements"], figures["clips"]) == (3, 2, 2)
    # Whatever is made looks like I to this encoder.
    row = figures["rates"]["12"]
    assert (row["among_1"], row["among_5"]) == (0.5, 1.0)
    assert row["answer_ms"] > figures["search_ms"] > 0


def test_without_a_known_sign_there_is_nothing_to_measure() -> None:
    with pytest.raises(MaterialError):
        measure(MODEL, [a_clip("word-tree")], read_losses())


def test_clips_are_searched_for_as_a_finder_found_them(tmp_path: Path) -> None:
    clip = a_clip("word-i")
    (tmp_path / "ME").mkdir()
    (tmp_path / "TREE").mkdir()
    lines: list[str] = []
    for name in ("ME/0-clip.npy", "TREE/1-clip.npy"):
        np.save(tmp_path / name, clip.points)
        lines.append(json.dumps({"file": name, "framesPerSecond": 30.0, "aspect": 1.0}))
    (tmp_path / "sequences.jsonl").write_text("\n".join(lines))
    (me,) = read_found(tmp_path, MODEL)
    assert (me.sign, me.spans[0].end_s) == ("word-me", 2.0)
    row = measure(MODEL, [me], None)["rates"]["12"]
    assert row["among_1"] == 1.0


def test_a_clip_without_an_array_of_points_is_named(tmp_path: Path) -> None:
    (tmp_path / "ME").mkdir()
    (tmp_path / "ME" / "0.npy").write_bytes(b"no array")
    line = json.dumps({"file": "ME/0.npy", "framesPerSecond": 30.0, "aspect": 1.0})
    (tmp_path / "sequences.jsonl").write_text(line)
    with pytest.raises(MaterialError, match=r"ME/0\.npy"):
        read_found(tmp_path, MODEL)


def test_movements_of_another_language_stand_in_the_index_beside_ours() -> None:
    beside = beside_strangers(MODEL, [a_clip("imported-00001")], read_losses())
    assert [word.id for word in beside.words] == ["word-i", "word-you", "imported-00001"]
    assert beside.encoder is not None and beside.encoder.prototypes.shape == (3, 2)
    # Whatever is made looks like I, and the stranger was made too.
    row = measure(beside, [a_clip("word-you")], read_losses())["rates"]["12"]
    assert (row["among_1"], row["among_5"]) == (0.0, 1.0)
    assert beside_strangers(MODEL, [], read_losses()) is MODEL
