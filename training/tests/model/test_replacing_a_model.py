"""A new word model in the old one's place: compared on people, with its card, and published."""

import json
import re
import shutil
import sys
from pathlib import Path

import numpy as np
import pytest
from isl_signs.settings import Settings
from isl_training.clips import __main__ as command
from isl_training.evaluation import publish

pytestmark = pytest.mark.model
WORDS = Settings.model_fields["signs_words_dir"].default
LETTERS = Settings.model_fields["signs_model_dir"].default
# Float16 [frames, 75, 3] by form id at 30 a second: they stand in for people.
SEQUENCES = Path(__file__).with_name("sequences.npz")


def a_model(folder: Path, *, is_wrong: bool = False) -> Path:
    """The shipped model as training leaves it, or with every word under another's name."""
    shutil.copytree(WORDS, folder)
    (folder / "MODEL_CARD.md").unlink()
    card = json.loads((folder / "card.json").read_text())
    card.pop("evaluation", None)
    (folder / "card.json").write_text(json.dumps(card))
    if is_wrong:
        labels = json.loads((folder / "labels.json").read_text())
        labels["words"] = labels["words"][1:] + labels["words"][:1]
        (folder / "labels.json").write_text(json.dumps(labels))
    return folder


def unseen(folder: Path) -> Path:
    folder.mkdir()
    lines = []
    with np.load(SEQUENCES) as sequences:
        for number in range(2 * len(sequences.files)):
            form = sequences.files[number // 2]
            points = sequences[form].astype(np.float32)[number % 2 :]
            np.save(folder / f"{number}.npy", points)
            line = {"file": f"{number}.npy", "id": form, "signer": f"signer {number % 2}"}
            line |= {"start": 0, "end": len(points) - 1, "framesPerSecond": 30, "aspect": 4 / 3}
            lines.append(json.dumps(line))
    (folder / "sequences.jsonl").write_text("\n".join(lines))
    return folder


def drawn(folder: Path) -> Path:
    """Movement in which a model sees signs, listed as none."""
    unseen(folder)
    lines = [json.loads(line) for line in (folder / "sequences.jsonl").read_text().splitlines()]
    nothing = [line | {"id": None, "start": None, "end": None} for line in lines]
    (folder / "sequences.jsonl").write_text("\n".join(json.dumps(line) for line in nothing))
    return folder


def compare(monkeypatch: pytest.MonkeyPatch, clips: Path, old: Path, new: Path, *more: str) -> int:
    arguments = ["compare", str(clips), "--old", str(old), "--new", str(new), *more, "--replace"]
    monkeypatch.setattr(sys, "argv", ["isl_training.clips", *arguments])
    return command.main()


def test_a_better_model_takes_the_place_with_its_card_and_is_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = a_model(tmp_path / "words", is_wrong=True), a_model(tmp_path / "words-new")
    assert compare(monkeypatch, unseen(tmp_path / "unseen"), old, new) == 0
    assert "is now the new model" in capsys.readouterr().out
    assert (old / "labels.json").read_bytes() == (new / "labels.json").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["unseen", "words", "words-new"]
    card = (old / "MODEL_CARD.md").read_text()
    assert "On people: signers that it has not seen" in card
    assert "Clips of 2 signers" in card
    model = publish.summarise(LETTERS, old)[1]
    (measured,) = model["measured"]
    assert (measured["source"], measured["signers"], measured["samples"]) == ("people", 2, 10)
    assert len(measured["classes"]) == 5


def test_a_model_that_learnt_from_what_people_gave_here_leaves_the_old_one_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = a_model(tmp_path / "words", is_wrong=True), a_model(tmp_path / "words-new")
    card = json.loads((new / "card.json").read_text())
    card["data"]["snapshots"] = ["c0ffee"]
    (new / "card.json").write_text(json.dumps(card))
    labels = (old / "labels.json").read_bytes()
    assert compare(monkeypatch, unseen(tmp_path / "unseen"), old, new) == 0
    assert json.loads((old / "card.json").read_text())["data"]["snapshots"] == ["c0ffee"]
    assert (tmp_path / "words-before" / "labels.json").read_bytes() == labels


def test_a_model_that_is_no_better_leaves_the_old_one_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = a_model(tmp_path / "words"), a_model(tmp_path / "words-new", is_wrong=True)
    before = {path.name: path.read_bytes() for path in old.iterdir()}
    assert compare(monkeypatch, unseen(tmp_path / "unseen"), old, new) == 1
    assert "the old model stays" in capsys.readouterr().out
    assert {path.name: path.read_bytes() for path in old.iterdir()} == before
    assert "not shown" in (new / "MODEL_CARD.md").read_text()


def test_a_model_that_says_more_over_no_sign_is_no_better_where_people_gave_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = a_model(tmp_path / "words", is_wrong=True), a_model(tmp_path / "words-new")
    for model, least in ((old, 1.01), (new, 0.4)):
        card = json.loads((model / "card.json").read_text())
        card["runtime"]["thresholds"] = {"people": least, "avatar": least}
        (model / "card.json").write_text(json.dumps(card))
    more = ("--drawn", str(drawn(tmp_path / "drawn")))
    assert compare(monkeypatch, unseen(tmp_path / "unseen"), old, new, *more) == 1
    told = capsys.readouterr().out
    assert "false labels are over drawn people's movement" in told
    assert "the old model stays" in told
    assert re.search(r"\| 10, 0 \| 0\.001 \| 0, [1-9]\d* of 10 \|", told)
    # By all else it would be better.
    assert compare(monkeypatch, tmp_path / "unseen", old, new) == 0


def test_a_model_that_cannot_be_taught_takes_the_place_of_none_that_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = a_model(tmp_path / "words", is_wrong=True), a_model(tmp_path / "words-new")
    card = json.loads((new / "card.json").read_text())
    del card["encoder"]
    (new / "card.json").write_text(json.dumps(card))
    (new / "prototypes.npz").unlink()
    kept = (old / "card.json").read_bytes()
    assert compare(monkeypatch, unseen(tmp_path / "unseen"), old, new) == 2
    assert "signs that people taught would be known no longer" in capsys.readouterr().err
    assert (old / "card.json").read_bytes() == kept
