"""What the lexicon's files say of the forms that models learn and recognise."""

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from isl_contracts.generated.language import Form as WrittenForm
from isl_contracts.generated.language import Review

logger = logging.getLogger(__name__)

FORMS = Path(__file__).parents[4] / "packages" / "lexicon" / "forms"
# Letters are read from a held shape; to the word net their movement is no word.
WORD_KINDS = ("word", "numeral")
Status = Literal["draft", "reviewed", "disputed", "withdrawn"]


@dataclass(frozen=True, slots=True)
class Form:
    """One way to make a sign."""

    id: str
    gloss: str
    kind: str
    is_high: bool
    homonyms: tuple[str, ...]
    status: Status

    @property
    def may_be_recognised(self) -> bool:
        """What Deaf signers dispute or withdrew is not told to anybody as a sign."""
        return self.status in ("draft", "reviewed")


def read_forms(folder: Path = FORMS) -> dict[str, Form]:
    """Every form by its id; none, and a warning, where the lexicon is not here."""
    found = {path.stem: _read_form(path) for path in sorted(folder.glob("*.json"))}
    if not found:
        logger.warning("no forms: disputed signs stay", extra={"folder": str(folder)})
    return found


def _read_form(path: Path) -> Form:
    form = WrittenForm.model_validate_json(path.read_text("utf-8"))
    return Form(
        id=form.id,
        gloss=form.gloss,
        kind=form.kind,
        is_high=form.confidence == "high",
        homonyms=tuple(form.homonyms or ()),
        status=status_of(form.reviews or ()),
    )


def status_of(reviews: Iterable[Review]) -> Status:
    """As packages/lexicon has it: each reviewer's last word, and an objection outweighs."""
    last = {review.who: review.verdict for review in sorted(reviews, key=_date)}
    verdicts = set(last.values())
    if "withdraw" in verdicts:
        return "withdrawn"
    if "wrong" in verdicts:
        return "disputed"
    return "reviewed" if "right" in verdicts else "draft"


def _date(review: Review) -> str:
    return review.date
