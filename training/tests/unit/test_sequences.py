"""Folders of landmark sequences: what is read, what is skipped, what the figures count."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from isl_signs.backends.fake import FakeBody, a_letter_model, a_person, a_word_model
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignPipeline
from isl_signs.words.features import ARM_FEATURES, HAND_FEATURES
from isl_training.evaluation import sequences, words
from isl_training.evaluation.__main__ import main
from isl_training.evaluation.samples import BadSampleError
from isl_training.evaluation.sequence_files import read_sequence
from isl_training.evaluation.sequences import Outcome, recognise_sequences
from isl_training.evaluation.stream import Listened, at_rate, listen

HEIGHT = ARM_FEATURES + HAND_FEATURES + 2


def good_when_up(window: FloatArray) -> list[float]:
    return [6.0, 0.0, 0.0] if window[-1, HEIGHT] < 0 else [0.0, 0.0, 6.0]


def a_sequence(*, rises: bool) -> FloatArray:
    """Two seconds at 30 a second: a hand at rest that rises, or does not."""
    heights = np.concatenate([np.full(20, 0.7), np.linspace(0.7, 0.2 if rises else 0.7, 25)])
    heights = np.concatenate([heights, np.full(15, heights[-1])])
    return np.stack([a_person(right=(0.4, float(y))).points for y in heights])


def recognise(
    folder: Path, rates: tuple[float, ...] = (15.0,), *, aspect: float | None = 1.0
) -> Outcome:
    pipeline = SignPipeline(FakeBody(), a_letter_model(farthest=0.0), a_word_model(good_when_up))
    return recognise_sequences(folder, pipeline, frames_per_second=30, rates=rates, aspect=aspect)


def write(path: Path, points: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    np.save(path, np.asarray(points))


def test_a_sign_is_found_by_its_gloss_its_id_and_the_names_of_what_is_made_alike(
    tmp_path: Path,
) -> None:
    for name in ("good", "word-good", "FINE"):
        write(tmp_path / name / "0.npy", a_sequence(rises=True))
    figures = recognise(tmp_path, (2.0, 15.0)).rates
    assert list(figures) == ["2", "15"]
    for rate in figures.values():
        assert (rate["samples"], rate["top_1"], rate["right_when_said"]) == (3, 1.0, 1.0)
        assert rate["signs"]["GOOD"]["recall"] == 1.0


def test_a_sign_that_is_not_made_is_wrong(tmp_path: Path) -> None:
    write(tmp_path / "GOOD" / "0.npy", a_sequence(rises=False))
    figures = recognise(tmp_path).rates["15"]
    assert (figures["top_1"], figures["said"]) == (0.0, 0.0)


def test_labels_in_movement_that_is_no_sign_are_counted_by_the_minute(tmp_path: Path) -> None:
    write(tmp_path / "nothing" / "0.npy", a_sequence(rises=True))
    nothing = recognise(tmp_path).rates["15"]["nothing"]
    assert nothing["false"] == 1
    assert nothing["taken_for"] == {"GOOD": 1}
    assert nothing["false_a_minute"] == pytest.approx(30, rel=0.1)


def test_an_unknown_gloss_is_listed_and_skipped(tmp_path: Path) -> None:
    write(tmp_path / "ZEBRA" / "0.npy", a_sequence(rises=True))
    outcome = recognise(tmp_path)
    assert (outcome.unknown, dict(outcome.rates)) == (["ZEBRA"], {})


@pytest.mark.parametrize(
    ("points", "reason"),
    [
        (np.zeros((9, 75, 2), np.float32), "is not [frames, 75, 3]"),
        (np.zeros((9, 225), np.float32), "is not [frames, 75, 3]"),
        (np.zeros((1, 75, 3), np.float32), "fewer than two frames"),
        (np.zeros((9, 75, 3), np.int64), "no array of floats"),
        (np.full((9, 75, 3), np.nan, np.float32), "no landmark"),
        (np.full((9, 75, 3), 300.0, np.float32), "not normalised"),
    ],
)
def test_an_array_of_another_kind_is_refused_by_name(
    tmp_path: Path, points: np.ndarray, reason: str
) -> None:
    write(tmp_path / "GOOD" / "0.npy", points)
    with pytest.raises(BadSampleError, match=reason.replace("[", r"\[")):
        read_sequence(tmp_path / "GOOD" / "0.npy")
    assert reason in recognise(tmp_path).bad[0]


@pytest.mark.parametrize("kind", ["not numpy", "empty", "garbled header", "cut off", "a folder"])
def test_a_file_that_is_no_array_is_named_and_the_others_are_read(
    tmp_path: Path, kind: str
) -> None:
    write(tmp_path / "GOOD" / "1.npy", a_sequence(rises=True))
    whole = (tmp_path / "GOOD" / "1.npy").read_bytes()
    bad = tmp_path / "GOOD" / "0.npy"
    content = {
        "not numpy": b"not numpy",
        "empty": b"",
        "garbled header": whole.replace(b"(", b"((", 1),
        "cut off": whole[: len(whole) // 2],
    }
    if kind in content:
        bad.write_bytes(content[kind])
    else:
        bad.mkdir()
    outcome = recognise(tmp_path)
    assert [problem.split(":")[0] for problem in outcome.bad] == ["GOOD/0.npy"]
    assert outcome.rates["15"]["samples"] == 1


def test_each_sequence_is_seen_in_the_shape_of_its_own_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(2):
        write(tmp_path / "GOOD" / f"{number}.npy", a_sequence(rises=True))
    (tmp_path / "sequences.jsonl").write_text(json.dumps({"file": "GOOD/1.npy", "aspect": 1.75}))
    shown: list[float] = []

    def hear(*arguments: Any, aspect: float) -> Listened:
        shown.append(aspect)
        return listen(*arguments, aspect=aspect)

    monkeypatch.setattr(sequences, "listen", hear)
    recognise(tmp_path, aspect=None)
    recognise(tmp_path, aspect=1.0)
    assert shown == [pytest.approx(4 / 3), 1.75, 1.0, 1.0]


@pytest.mark.parametrize(
    ("count", "phase", "sent"),
    [
        (60, 0.0, [0, 15, 30, 45]),
        (60, 0.5, [7, 22, 37, 52]),
        (60, 0.999, [14, 29, 44, 59]),
        (3, 0.999, [2]),
    ],
)
def test_a_page_sends_its_first_frame_at_any_moment_of_a_step(
    count: int, phase: float, sent: list[int]
) -> None:
    assert at_rate(count, frames_per_second=30, rate=2, phase=phase).tolist() == sent


def test_of_arrays_at_a_slower_rate_than_asked_for_every_frame_is_shown() -> None:
    assert at_rate(4, frames_per_second=10, rate=15, phase=0.9).tolist() == [0, 1, 2, 3]


def test_sequences_are_seen_at_other_moments_but_at_the_same_ones_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(6):
        write(tmp_path / "GOOD" / f"{number}.npy", a_sequence(rises=True))
    firsts: list[float] = []

    def hear(pipeline: SignPipeline, times: FloatArray, *points: Any, aspect: float) -> Listened:
        firsts.append(float(times[0]))
        return listen(pipeline, times, *points, aspect=aspect)

    monkeypatch.setattr(sequences, "listen", hear)
    recognise(tmp_path, (2.0,))
    assert len(set(firsts)) > 3 and all(0 <= first < 0.5 for first in firsts)
    recognise(tmp_path, (15.0, 2.0))
    assert firsts[7::2] == firsts[:6]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ({}, [2, 15]),
        ({"fps": 10}, [2, 10]),
        ({"fps": 15}, [2, 15]),
        ({"fps": 1}, [1]),
        ({"fps": 30}, [2, 15, 30]),
        ({"fps": 30, "at": [5]}, [5]),
    ],
)
def test_the_rate_that_is_given_is_among_those_shown(
    given: dict[str, Any], shown: list[float]
) -> None:
    assert words.rates_of(**{"fps": None, "at": None, **given}) == shown


def test_of_a_sequence_with_neighbours_only_its_own_sign_is_shown(tmp_path: Path) -> None:
    both = np.concatenate([a_sequence(rises=True), a_sequence(rises=False)])
    write(tmp_path / "word-busy" / "0.npy", both)
    line = {"file": "word-busy/0.npy", "framesPerSecond": 30, "start": 100, "end": 118}
    neighbour = {"id": "word-elsewhere", "start": 10, "end": 45}
    (tmp_path / "sequences.jsonl").write_text(json.dumps(line | {"neighbours": [neighbour]}))
    assert recognise(tmp_path).rates["15"]["said"] == 0.0


def test_a_neighbour_that_is_still_in_view_and_heard_is_neither_right_nor_wrong(
    tmp_path: Path,
) -> None:
    write(tmp_path / "word-busy" / "0.npy", a_sequence(rises=True))
    line = {"file": "word-busy/0.npy", "framesPerSecond": 30, "start": 50, "end": 58}
    neighbour = {"id": "word-good", "start": 20, "end": 48}
    (tmp_path / "sequences.jsonl").write_text(json.dumps(line | {"neighbours": [neighbour]}))
    figures = recognise(tmp_path).rates["15"]
    assert (figures["said"], figures["top_1"], figures["right_when_said"]) == (0.0, 0.0, None)
    assert figures["signs"]["BUSY"]["taken_for"].get("GOOD") is None


@pytest.mark.parametrize(
    ("arguments", "status"),
    [(["--sequences", "absent"], 2), (["--sequences", ".", "--fps", "0"], 2)],
)
def test_what_cannot_be_evaluated_is_said_in_one_line(
    arguments: list[str],
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["isl_training.evaluation", *arguments])
    assert main() == status
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_figures_are_printed_for_every_rate(tmp_path: Path) -> None:
    write(tmp_path / "GOOD" / "0.npy", a_sequence(rises=True))
    write(tmp_path / "nothing" / "0.npy", a_sequence(rises=False))
    text = words.render_rates(recognise(tmp_path, (2.0, 15.0)).rates)
    assert "At 2 frames a second" in text and "At 15 frames a second" in text
    assert "| GOOD | 1 | 100.0 % | 100.0 % |" in text
    assert "0.0 a minute" in text
