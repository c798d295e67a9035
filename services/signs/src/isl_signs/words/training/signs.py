"""Which signs the net tells apart: forms that are made alike are one class."""

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from isl_signs.backends.base import Letter, Word
from isl_signs.lexicon import WORD_KINDS

_LEXICON_FORMS = Path(__file__).parents[6] / "packages" / "lexicon" / "forms"


@dataclass(frozen=True, slots=True)
class Signs:
    """The classes in their order, and the class of each form."""

    words: tuple[Word, ...]
    class_of: Mapping[str, int]


def read_signs(
    ids: Iterable[str], *, by_people: Collection[str] = (), forms: Path = _LEXICON_FORMS
) -> Signs:
    """Classes of the forms with these ids; homonyms share the class of the surest of them.

    Those `by_people` were signed by people, all others by the avatar alone.
    """
    known = {form_id: json.loads((forms / f"{form_id}.json").read_text()) for form_id in set(ids)}
    wanted = sorted(form_id for form_id, form in known.items() if form["kind"] in WORD_KINDS)
    words: list[Word] = []
    class_of: dict[str, int] = {}
    for form_id in sorted(wanted, key=lambda form_id: _rank(known[form_id])):
        if form_id in class_of:
            continue
        alike = [other for other in known[form_id].get("homonyms", []) if other in wanted]
        for member in (form_id, *alike):
            class_of.setdefault(member, len(words))
        is_by_people = any(member in by_people for member in (form_id, *alike))
        words.append(_word(known[form_id], [known[other] for other in alike], is_by_people))
    return Signs(tuple(words), class_of)


def _rank(form: Mapping[str, Any]) -> tuple[bool, int, str]:
    """Surer forms first; of those made alike, the one with the shortest, so the commonest, name."""
    return form["confidence"] != "high", len(form["gloss"]), form["id"]


def _word(form: Mapping[str, Any], alike: list[Mapping[str, Any]], is_by_people: bool) -> Word:
    return Word(
        label=form["gloss"],
        id=form["id"],
        learnt_from="people" if is_by_people else "avatar",
        is_said=form["confidence"] == "high",
        alike=tuple(Letter(label=other["gloss"], id=other["id"]) for other in alike),
    )
