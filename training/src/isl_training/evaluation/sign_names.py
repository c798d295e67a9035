"""The signs of a model by their glosses, as the app links and pictures them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from isl_training.evaluation.dataset import ALPHABET_VARIANT
from isl_training.repository import ROOT

PICTURES = ROOT / "assets" / "signs"


@dataclass(frozen=True, slots=True)
class Names:
    """The entry of each gloss, and the glosses that are candidates only."""

    ids: Mapping[str, str]
    never_said: frozenset[str] = frozenset()

    def sign(self, gloss: str) -> dict[str, Any]:
        """A sign as the page links and pictures it; one of another model has its gloss alone."""
        form_id = self.ids.get(gloss) or (
            f"letter-{gloss.lower()}-{ALPHABET_VARIANT}"
            if len(gloss) == 1 and gloss.isalpha()
            else None
        )
        has_picture = form_id is not None and (PICTURES / f"{form_id}.webp").exists()
        return {"id": form_id, "label": gloss, "hasPicture": has_picture}


def names_of(folder: Path) -> Names:
    labels: dict[str, Any] = json.loads((folder / "labels.json").read_text())
    signs: list[dict[str, Any]] = labels.get("letters") or labels["words"]
    return Names(
        {sign["label"]: sign["id"] for sign in signs},
        frozenset(sign["label"] for sign in signs if not sign.get("isSaid", True)),
    )
