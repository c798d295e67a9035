"""Words of streams of letters, by rows of probabilities that are made here."""

import numpy as np
import pytest
from isl_signs.landmarks import FloatArray
from isl_signs.settings import Settings
from isl_signs.spelling.beam import LETTERS, Beam, Weights, letter_rows
from isl_signs.spelling.names import NameList, read_names

PLAIN = Weights(names=0.0, letter=0.0)
LISTED = Weights(names=0.8, letter=0.0)


def row(**letters: float) -> FloatArray:
    """A frame's probabilities; what is left shows none."""
    made = np.full(27, 1e-5, np.float32)
    for letter, likely in letters.items():
        made[LETTERS.index(letter)] = likely
    made[-1] = max(1e-5, 1 - made[:-1].sum())
    return made


def read(rows: list[FloatArray], weights: Weights = PLAIN, names: NameList | None = None) -> Beam:
    beam = Beam(weights, names)
    for one in rows:
        beam.read(one)
    return beam


def test_a_letter_that_lasts_is_one() -> None:
    rows = [row(), row(A=0.9), row(A=0.9), row(A=0.9), row()]
    assert read(rows).whole().letters == "A"


def test_a_letter_twice_with_none_between_is_two() -> None:
    rows = [row(A=0.9), row(N=0.9), row(), row(N=0.9), row(A=0.9)]
    assert read(rows).whole().letters == "ANNA"


def test_letters_without_any_frame_between_are_all_there() -> None:
    word = read([row(**{letter: 0.8}) for letter in "RAHUL"]).whole()
    assert word.letters == "RAHUL"
    assert word.frames == (0, 1, 2, 3, 4)
    assert word.sure == pytest.approx([0.8] * 5)


def test_of_two_likely_letters_the_list_has_the_last_word() -> None:
    rows = [row(D=0.9), row(E=0.9), row(L=0.9), row(N=0.5, H=0.45), row(I=0.9)]
    names = NameList(["DELHI", "AGRA"])
    assert read(rows).whole().letters == "DELNI"
    assert read(rows, LISTED, names).whole().letters == "DELHI"


def test_a_word_that_is_in_no_list_is_spelled_all_the_same() -> None:
    rows = [row(**{letter: 0.9}) for letter in "PIZA"]
    names = NameList(["PIHU", "DELHI", "AGRA"])
    assert read(rows, LISTED, names).whole().letters == "PIZA"


def test_words_agree_on_what_is_sure_and_not_on_what_is_not() -> None:
    beam = read([row(D=0.95), row(), row(E=0.5, I=0.45)])
    assert beam.agreed() == 1
    assert read([row(D=0.95), row(), row(E=0.97)]).agreed() == 2


def test_what_was_told_stays() -> None:
    beam = read([row(D=0.95), row(), row(E=0.5, I=0.45)])
    beam.keep("DI")
    assert {word.letters[:2] for word in beam.words} == {"DI"}


def test_a_letter_counts_in_whichever_alphabet_it_is_made() -> None:
    both = np.zeros((1, 53), np.float32)
    both[0, [3, 26 + 3, 52]] = 0.3, 0.5, 0.2
    assert letter_rows(both)[0, [3, 26]] == pytest.approx([0.8, 0.2])


def test_the_list_is_of_names_of_the_letters_a_to_z_only(tmp_path) -> None:
    path = tmp_path / "names.txt"
    path.write_text("# ours\nDelhi\nAGRA\n")
    assert read_names(path).names == ["AGRA", "DELHI"]
    path.write_text("NEW DELHI\n")
    with pytest.raises(ValueError, match="no name of the letters A to Z"):
        read_names(path)
    path.write_text("# nothing\n")
    with pytest.raises(ValueError, match="no names"):
        read_names(path)


def test_the_list_that_ships_begins_with_every_letter() -> None:
    listed = Settings.model_fields["signs_spelling_list"].default
    names = read_names(listed)
    assert len(names) > 1500
    assert {name[0] for name in names.names} == set(LETTERS)
    assert "CC0-1.0" in listed.read_text().splitlines()[1]
