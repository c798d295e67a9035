"""The letter model's card as people read it; the figures are all its card's."""

from typing import Any

from isl_training.evaluation.answers import render_summary
from isl_training.evaluation.finding import render_found
from isl_training.evaluation.render import render

# Validation that promises this much more than Testing gives was too easy.
_TOO_EASY = 0.03


def render_card(card: dict[str, Any]) -> str:
    """MODEL_CARD.md of a card.json that has been evaluated."""
    letters, finding = card.get("avatar_letters"), card.get("avatar_finding")
    surplus = card["validation"]["accuracy"] - card["evaluation"]["accuracy"]
    return render(
        "letter_card",
        card=card,
        validation_was_too_easy=surplus >= _TOO_EASY,
        avatar_letters=render_summary(letters) if letters else None,
        avatar_finding=render_found(finding) if finding else None,
    )
