"""Two word models on signers that neither has seen: when the new one is better."""

import json
from pathlib import Path

import numpy as np
import pytest
from isl_signs.backends.base import Word, WordModel
from isl_signs.landmarks import FloatArray
from isl_training.clips.compare import Score, Shown, compare, read_nothing, read_shown, score
from isl_training.clips.comparison import render_comparison

NOTHING = 2


class SureOf:
    """A net that always answers the same class, and the other words in their order."""

    def __init__(self, number: int, words: int) -> None:
        self._row = np.linspace(1, 0, words + 1, dtype=np.float32)
        self._row[number] = 9

    def logits(self, features: FloatArray) -> FloatArray:
        return np.repeat(self._row[None], len(features), axis=0)


def a_model(number: int, words: tuple[str, ...] = ("word-help", "word-hello")) -> WordModel:
    return WordModel(
        name="fake",
        version="0",
        words=[Word(label=name, id=name, learnt_from="avatar", is_said=True) for name in words],
        net=SureOf(number, len(words)),
        temperature=1.0,
        thresholds={"avatar": 0.9, "people": 0.5},
    )


def a_clip(sign: str | None, frames: int = 30) -> Shown:
    points = np.random.default_rng(1).random((frames, 75, 3)).astype(np.float32)
    times = np.arange(frames, dtype=np.float32) / 15
    return Shown(times, points, sign, "asha", 0.0, float(times[-1]))


def a_score(*first: bool, false_labels: int = 0) -> Score:
    return Score(list(first), list(first), false_labels, 10)


def test_a_guess_counts_as_first_or_among_five():
    clips = [a_clip("word-help"), a_clip("word-hello")]
    result = score(a_model(0), clips)
    assert result.first == [True, False]
    assert result.among == [True, True]


def test_a_sixth_guess_is_not_among_five():
    words = tuple(f"word-{k}" for k in range(7))
    result = score(a_model(0, words), [a_clip("word-4"), a_clip("word-6")])
    assert result.among == [True, False]


def test_a_sign_that_the_model_does_not_have_is_left_out():
    assert score(a_model(0), [a_clip("word-cat")]).clips == 0


def test_a_word_said_over_no_sign_is_a_false_label():
    clips = [a_clip(None), a_clip(None)]
    assert (score(a_model(0), clips).false_labels, score(a_model(0), clips).nothing) == (2, 2)
    assert score(a_model(NOTHING), clips).false_labels == 0


def test_a_clip_too_short_to_read_is_not_guessed():
    assert score(a_model(1), [a_clip("word-hello", frames=1)]).first == [False]


def test_one_clip_more_is_chance_and_eight_are_not():
    old = a_score(*[False] * 10)
    assert not compare(old, a_score(True, *[False] * 9)).is_better
    verdict = compare(old, a_score(*[True] * 8, *[False] * 2))
    assert verdict.is_better
    assert verdict.chance == pytest.approx(1 / 256)


def test_what_becomes_right_is_weighed_against_what_becomes_wrong():
    old = a_score(*[False] * 8, *[True] * 8)
    new = a_score(*[True] * 8, *[False] * 8)
    verdict = compare(old, new)
    assert (verdict.newly_right, verdict.newly_wrong) == (8, 8)
    assert not verdict.is_better


def test_a_comparison_is_told_with_how_sure_each_share_is():
    scores = {15.0: (a_score(*[False] * 10), a_score(*[True] * 8, *[False] * 2))}
    verdicts = {rate: compare(old, new) for rate, (old, new) in scores.items()}
    told = render_comparison(scores, verdicts, ["signer-1"])
    assert (
        "| 15 | 10 | 0.0% (0.0 to 27.8 %), 0.0% (0.0 to 27.8 %)"
        " | 80.0% (49.0 to 94.3 %), 80.0% (49.0 to 94.3 %) | 8, 0 | 0.004 | 0, 0 of 10 |"
    ) in told
    assert "95 % (Wilson)" in told
    empty = render_comparison(
        {2.0: (a_score(), a_score())}, {2.0: compare(a_score(), a_score())}, []
    )
    assert "| 2 | 0 | -, - | -, - | 0, 0 |" in empty


def test_more_false_labels_are_never_better():
    old, new = a_score(*[False] * 10), a_score(*[True] * 10, false_labels=1)
    assert not compare(old, new).is_better


def test_a_folder_is_read_at_the_rate_of_a_slower_camera(tmp_path: Path):
    np.save(tmp_path / "0.npy", np.ones((60, 75, 3), np.float32))
    line = {
        "file": "0.npy",
        "id": "word-help",
        "start": 15,
        "end": 45,
        "framesPerSecond": 15.0,
        "aspect": 1.5,
        "signer": "asha",
    }
    (tmp_path / "sequences.jsonl").write_text(json.dumps(line))
    (clip,) = read_shown(tmp_path, 2)
    assert len(clip.times) == 8
    assert np.diff(clip.times).mean() == pytest.approx(0.5, abs=0.02)
    assert (clip.start_s, clip.end_s) == (pytest.approx(0.8), pytest.approx(3.2))
    assert clip.points[0, 0].tolist() == [1.5, 1.0, 1.5]
    assert read_nothing(tmp_path, 2) == []


def test_of_drawn_people_only_movement_that_is_no_sign_is_read(tmp_path: Path):
    np.save(tmp_path / "0.npy", np.ones((60, 75, 3), np.float32))
    drawn = {"file": "0.npy", "start": None, "end": None, "framesPerSecond": 30}
    signed = drawn | {"file": "gone.npy", "id": "word-help", "start": 15, "end": 45}
    lines = [json.dumps(line) for line in (signed, drawn | {"id": None})]
    (tmp_path / "sequences.jsonl").write_text("\n".join(lines))
    (clip,) = read_nothing(tmp_path, 15)
    assert (clip.sign, clip.signer) == (None, None)
    assert clip.points[0, 0].tolist() == pytest.approx([4 / 3, 1.0, 4 / 3])
