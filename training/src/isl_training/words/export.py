"""From a trained word net to the files the service loads."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from isl_signs.backends.base import Word
from isl_signs.backends.litert_letters import LABELS_FILE, MODEL_FILE
from isl_signs.backends.litert_words import write_word

from isl_training.evaluation.word_card import write_card
from isl_training.words.folder import put_in_place


def write_words(
    folder: Path, content: bytes, *, words: Sequence[Word], card: dict[str, Any]
) -> None:
    """Write model, labels and the card, both ways, without its evaluation."""
    labels = {"words": [write_word(word) for word in words]}

    def write(into: Path) -> None:
        (into / MODEL_FILE).write_bytes(content)
        (into / LABELS_FILE).write_text(json.dumps(labels, indent=2) + "\n")
        write_card(into, identity_of(content) | card)

    put_in_place(folder, write)


def identity_of(content: bytes) -> dict[str, str]:
    """What a card says of the file beside it."""
    digest = hashlib.sha256(content).hexdigest()
    return {"name": "isl-words", "version": f"1-{digest[:8]}", "sha256": digest}
