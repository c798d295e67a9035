"""From a trained word net to the files the service loads."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from isl_signs.backends.base import Word
from isl_signs.backends.litert_letters import CARD_FILE, LABELS_FILE, MODEL_FILE
from isl_signs.backends.litert_words import write_word


def write_words(
    folder: Path, content: bytes, *, words: Sequence[Word], card: dict[str, Any]
) -> None:
    """Write model, labels and the card without its evaluation."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MODEL_FILE).write_bytes(content)
    labels = {"words": [write_word(word) for word in words]}
    (folder / LABELS_FILE).write_text(json.dumps(labels, indent=2) + "\n")
    digest = hashlib.sha256(content).hexdigest()
    identity = {"name": "isl-words", "version": f"1-{digest[:8]}", "sha256": digest}
    (folder / CARD_FILE).write_text(json.dumps(identity | card, indent=2) + "\n")
