"""The signs that people of this site showed, for everybody beside those that the net knows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from isl_signs.backends.base import Encoder, Word, WordModel
from isl_signs.landmarks import FloatArray
from isl_signs.words.own import directions

# What the form that the avatar showed weighs beside each person.
FORM_WEIGHT = 1.0
# Of a sign that the net does not know.
NEW = -1


@dataclass(frozen=True, slots=True)
class PeoplesSigns:
    """Words, and the mean direction of each one's form and people [n, d]."""

    words: tuple[Word, ...]
    prototypes: FloatArray
    # Each one's place among the net's words, int [n]; NEW where it has none.
    places: NDArray[np.intp]
    # How many people showed each.
    people: tuple[int, ...]
    # The net's words, those that people showed as theirs, and then what is new to the net.
    known: tuple[Word, ...] = ()


class PeoplesIndex(Protocol):
    """Knows what this site's people showed; may be asked by any thread."""

    def signs(self) -> PeoplesSigns:
        """What may be recognised now; the same object while nothing changes."""
        ...

    def close(self) -> None:
        """Read no more clips."""
        ...


NO_PEOPLE = PeoplesSigns((), np.empty((0, 0), np.float32), np.empty(0, np.intp), ())


def peoples_signs(
    model: WordModel,
    encoder: Encoder,
    shown: Mapping[str, Sequence[FloatArray]],
    glosses: Mapping[str, str],
) -> PeoplesSigns:
    """Of the mean direction [d] of each person who showed a form, by the form's id."""
    if not shown:
        return NO_PEOPLE
    at = {
        name.id: place for place, word in enumerate(model.words) for name in (word, *word.homonyms)
    }
    # Homonyms are one movement: who showed one showed the other.
    signs: dict[str | int, list[FloatArray]] = {}
    for form, people in shown.items():
        signs.setdefault(at.get(form, form), []).extend(people)
    words: list[Word] = []
    known = list(model.words)
    means: list[FloatArray] = []
    for sign, people in signs.items():
        total = np.sum(people, axis=0)
        if isinstance(sign, int):
            known[sign] = replace(model.words[sign], learnt_from="people", is_said=True)
            words.append(known[sign])
            total = total + FORM_WEIGHT * directions(encoder.prototypes[sign])
        else:
            words.append(Word(glosses[sign], sign, "people", is_said=True))
            known.append(words[-1])
        means.append(total)
    return PeoplesSigns(
        tuple(words),
        directions(np.stack(means)),
        np.array([sign if isinstance(sign, int) else NEW for sign in signs], np.intp),
        tuple(len(people) for people in signs.values()),
        tuple(known),
    )


def words_with(words: Sequence[Word], peoples: PeoplesSigns) -> Sequence[Word]:
    """All that are known, in the order of `nearness_to_all`."""
    return peoples.known or words


def nearness_to_all(example: FloatArray, encoder: Encoder, peoples: PeoplesSigns) -> FloatArray:
    """Of a direction [d] to each of these words, 1 for the same direction."""
    known = encoder.prototypes @ example
    if not peoples.words:
        return known
    shown = peoples.prototypes @ example
    is_new = peoples.places == NEW
    known[peoples.places[~is_new]] = shown[~is_new]
    return np.concatenate([known, shown[is_new]])
