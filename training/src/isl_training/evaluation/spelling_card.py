"""The spelling net's card as people read it; the figures are all its card's."""

import json
from pathlib import Path
from typing import Any

from isl_signs.spelling.model import CARD_FILE

from isl_training.evaluation.render import render

READABLE_CARD_FILE = "MODEL_CARD.md"


def render_spelling_card(card: dict[str, Any]) -> str:
    """MODEL_CARD.md of a card.json, measured or not."""
    return render("spelling_card", card=card, evaluation=card.get("evaluation"))


def write_spelling_card(folder: Path, card: dict[str, Any]) -> None:
    """The card for programs and for people, made of the same figures."""
    (folder / CARD_FILE).write_text(json.dumps(card, indent=2) + "\n")
    (folder / READABLE_CARD_FILE).write_text(render_spelling_card(card))


def add_to_spelling_card(folder: Path, key: str, figures: dict[str, Any]) -> None:
    """Put what was measured into the card of a model's folder."""
    write_spelling_card(folder, json.loads((folder / CARD_FILE).read_text()) | {key: figures})
