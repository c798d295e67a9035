"""Which signs the net tells apart: homonyms, which are made the same way, are one class."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from isl_signs.backends.base import Letter, Word
from isl_signs.lexicon import FORMS, WORD_KINDS, Form, read_forms

# A sign counts as learnt from people when this many clips of this many signers show it. One signer
# teaches the net one person's way, two may share a family's or a teacher's, and with five clips of
# three signers somebody made the sign twice. A sign with fewer is learnt from them all the same,
# but shown as learnt from the avatar: with a dashed frame and the stricter threshold.
PEOPLE_CLIPS, PEOPLE_SIGNERS = 5, 3


@dataclass(frozen=True, slots=True)
class Signs:
    """The classes in their order, and the class of each form."""

    words: tuple[Word, ...]
    class_of: Mapping[str, int]


def read_signs(
    ids: Iterable[str],
    *,
    shown_by: Mapping[str, Sequence[str]] | None = None,
    forms: Path = FORMS,
) -> Signs:
    """Classes of the forms with these ids; homonyms share the class of the surest of them.

    `shown_by` has the signer of every clip of people that is learnt from, by sign.
    """
    known = read_forms(forms)
    wanted = sorted(
        form_id
        for form_id in set(ids)
        if known[form_id].kind in WORD_KINDS and known[form_id].may_be_recognised
    )
    words: list[Word] = []
    class_of: dict[str, int] = {}
    for form_id in sorted(wanted, key=lambda form_id: _rank(known[form_id])):
        if form_id in class_of:
            continue
        homonyms = [other for other in known[form_id].homonyms if other in wanted]
        members = (form_id, *homonyms)
        for member in members:
            class_of.setdefault(member, len(words))
        signers = [signer for member in members for signer in (shown_by or {}).get(member, ())]
        words.append(_word(known[form_id], [known[other] for other in homonyms], signers))
    return Signs(tuple(words), class_of)


def classes_of(words: Sequence[Word]) -> dict[str, int]:
    """The class of each form that one of them is."""
    return {
        name: number
        for number, word in enumerate(words)
        for name in (word.id, *(other.id for other in word.homonyms))
    }


def _rank(form: Form) -> tuple[bool, int, str]:
    """Surer forms first; of homonyms, the one with the shortest, so the commonest, name."""
    return not form.is_high, len(form.gloss), form.id


def _word(form: Form, homonyms: Sequence[Form], signers: Sequence[str]) -> Word:
    is_by_people = len(signers) >= PEOPLE_CLIPS and len(set(signers)) >= PEOPLE_SIGNERS
    return Word(
        label=form.gloss,
        id=form.id,
        learnt_from="people" if is_by_people else "avatar",
        is_said=form.is_high,
        homonyms=tuple(Letter(label=other.gloss, id=other.id) for other in homonyms),
    )
