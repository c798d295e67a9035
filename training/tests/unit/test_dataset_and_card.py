"""Reading the landmark file, and writing the card people read."""

import json
from pathlib import Path

import numpy as np
import pytest
from isl_training.evaluation.__main__ import main
from isl_training.evaluation.card import render_card
from isl_training.evaluation.dataset import PICTURE_ASPECT, load_split

CARD = Path(__file__).parents[3] / "services" / "signs" / "models" / "letters"


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Three pictures: two hands as named, two hands named crosswise, one hand."""
    pictures = np.zeros((3, 2, 21, 3), np.float32)
    pictures[:2] = 0.5
    pictures[0, :, 0, 0] = (0.8, 0.2)
    pictures[1, :, 0, 0] = (0.2, 0.8)
    pictures[2, 1] = 0.25
    path = tmp_path / "landmarks.npz"
    np.savez(
        path,
        X=pictures.reshape(3, 126),
        y=np.array(["A", "Z", "C"]),
        split=np.array(["Training", "Training", "Testing"]),
    )
    return path


def test_each_split_is_read_with_its_letters(archive: Path) -> None:
    assert load_split(archive, "Training").letters.tolist() == [0, 25]
    assert load_split(archive, "Testing").letters.tolist() == [2]


def test_zeros_are_an_absent_hand(archive: Path) -> None:
    assert load_split(archive, "Testing").present.tolist() == [[False, True]]


def test_two_hands_are_told_apart_by_their_place(archive: Path) -> None:
    points = load_split(archive, "Training").points
    assert (points[:, 0, 0, 0] > points[:, 1, 0, 0]).all()
    assert points[0, 0, 0, 0] == pytest.approx(0.8 * PICTURE_ASPECT)


def test_pictures_can_be_chosen(archive: Path) -> None:
    training = load_split(archive, "Training")
    assert len(training) == 2
    assert training.take(training.letters == 25).letters.tolist() == [25]


def test_evaluation_without_the_data_says_so_and_does_not_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "none.npz")
    monkeypatch.setattr("sys.argv", ["evaluation", "--landmarks", missing])
    assert main() == 0
    assert "skipped" in capsys.readouterr().out


def test_the_readable_card_is_the_one_the_figures_make() -> None:
    card = json.loads((CARD / "card.json").read_text())
    assert (CARD / "MODEL_CARD.md").read_text() == render_card(card)


def test_the_card_names_source_licence_and_limits() -> None:
    text = (CARD / "MODEL_CARD.md").read_text()
    for needed in (
        "Chintannn-c/Sign-Bridge-",
        'Its README says "Distributed under the MIT License"; there is no LICENSE file',
        "CC0-1.0",
        "no signer-independent figure is possible",
        "J, H and Y are signed with a motion",
        "Farthest quarter of Testing",
    ):
        assert needed in text


@pytest.mark.parametrize(("promised", "is_warned"), [(0.90, True), (0.81, False), (0.75, False)])
def test_the_card_warns_where_validation_promised_more_than_testing_gave(
    promised: float, is_warned: bool
) -> None:
    card = json.loads((CARD / "card.json").read_text())
    card["evaluation"]["accuracy"] = 0.80
    card["validation"]["accuracy"] = promised
    assert ("Validation was too easy" in render_card(card)) is is_warned


def test_the_card_names_the_synthetic_share_and_never_calls_it_accuracy() -> None:
    card = json.loads((CARD / "card.json").read_text())
    card["training"]["drawn"] = [{"what": "stills of a puppet", "pictures": 12}]
    card["training"]["recipe"]["drawn_share"] = 0.25
    text = " ".join(render_card(card).split())
    assert "25.0 % as many synthetic ones" in text
    assert "12 stills of a puppet" in text
    assert "none of them counts in a figure of accuracy" in text
    card["training"]["drawn"] = []
    assert "Nothing synthetic was added." in render_card(card)


def test_the_card_says_what_prints_the_check_on_the_avatar_where_it_was_not_kept() -> None:
    card = json.loads((CARD / "card.json").read_text())
    card.pop("avatar_letters", None)
    assert "`make eval WRITE=1` writes it into this card" in render_card(card)
