"""What the training of spelled words stands on."""

from pathlib import Path

import numpy as np
import pytest
from isl_signs.landmarks import FloatArray
from isl_signs.settings import Settings
from isl_signs.spelling.beam import LETTERS
from isl_signs.spelling.names import read_names
from isl_training.spelling import words
from isl_training.spelling.distance import edits
from isl_training.spelling.hmm import Chain, read
from isl_training.spelling.material import NONE, Stream, batches, number_of
from isl_training.words.material import read_material

NAMES = Settings.model_fields["signs_spelling_list"].default


@pytest.mark.parametrize(
    ("read", "spelled", "away"),
    [
        ("RAHUL", "RAHUL", 0),
        ("RAUL", "RAHUL", 1),
        ("ANNA", "ANA", 1),
        ("", "GOA", 3),
        ("XY", "", 2),
    ],
)
def test_letters_wrong_missing_and_too_many_are_counted(read: str, spelled: str, away: int) -> None:
    assert edits(read, spelled) == away


def test_a_letter_is_numbered_by_its_alphabet() -> None:
    assert [number_of(f"letter-{c}-{v}") for v in ("v1", "v2") for c in "az"] == [0, 25, 26, 51]
    assert NONE == 52


def test_nobody_in_training_spells_a_name_that_is_tested(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["words", str(tmp_path), "--count", "200"])
    words.main()
    learnt = (tmp_path / "training.txt").read_text().split()
    tested = (tmp_path / "testing.txt").read_text().split()
    names = read_names(NAMES)
    assert len(learnt) == 200
    assert not set(learnt) & set(tested)
    assert sum(word in names for word in tested) == len(tested) / 2
    assert set("".join(tested)) >= set("QXZJW")


def a_stream(letters: str) -> Stream:
    """Ten numbers of an encoding, 26 of letters, and the rest; a blank is no hand."""
    rows: FloatArray = np.zeros((len(letters), 10 + 26 + 76), np.float32)
    for row, letter in zip(rows, letters, strict=True):
        if letter != " ":
            row[10 + LETTERS.index(letter)] = np.sqrt(0.95)
    return Stream(rows.astype(np.float16), (), np.full(len(letters), NONE))


def test_the_chain_reads_what_the_letter_net_is_sure_of() -> None:
    chain = Chain(none=-3.0, speed=0.0, switch=1.0)
    assert read(a_stream("  RR AA HH UULL "), chain, 10) == "RAHUL"
    assert read(a_stream(" NN  NN "), chain, 10) == "NN"
    assert read(a_stream("    "), chain, 10) == ""


def test_every_stream_is_learnt_from_once_an_epoch() -> None:
    streams = [a_stream("A" * n) for n in range(1, 20)]
    seen = [one for many in batches(streams, 4, random=np.random.default_rng(1)) for one in many]
    assert sorted(len(one.shown) for one in seen) == list(range(1, 20))


def test_the_letters_of_a_spelled_clip_are_read_with_their_times(tmp_path: Path) -> None:
    np.save(tmp_path / "0.npy", np.zeros((60, 75, 3), np.float32))
    (tmp_path / "sequences.jsonl").write_text(
        '{"file": "0.npy", "id": null, "framesPerSecond": 30, "word": "GO", "letters":'
        ' [{"id": "letter-g-v2", "start": 15, "end": 21}, {"id": "letter-o-v2", "start": 30,'
        ' "end": 33}]}\n'
    )
    (clip,) = read_material(tmp_path)
    assert clip.sign is None
    assert [(one.id, one.start_s, one.end_s) for one in clip.letters] == [
        ("letter-g-v2", 0.5, 0.7),
        ("letter-o-v2", 1.0, 1.1),
    ]
