"""python -m isl_training.evaluation.publish: docs/models.md, the app's figures, from the cards."""

import json
import sys
from pathlib import Path
from typing import Any

from isl_signs.settings import Settings

from isl_training.evaluation.page import render_page
from isl_training.evaluation.published import summarise_letters, summarise_words
from isl_training.evaluation.sign_names import names_of
from isl_training.repository import ROOT

DOCS = ROOT / "docs" / "models.md"
FIGURES = ROOT / "assets" / "models" / "signs.json"


def main() -> int:
    """Write both files from the cards in the repository."""
    words: Path = Settings.model_fields["signs_words_dir"].default
    models = summarise(Settings.model_fields["signs_model_dir"].default, words)
    FIGURES.parent.mkdir(parents=True, exist_ok=True)
    FIGURES.write_text(render_figures(models))
    spelling: Path = Settings.model_fields["signs_spelling_dir"].default
    DOCS.write_text(render_docs(models, words, spelling))
    sys.stdout.write(f"written: {FIGURES.relative_to(ROOT)}, {DOCS.relative_to(ROOT)}\n")
    return 0


def summarise(letters: Path, words: Path) -> list[dict[str, Any]]:
    """Both models as the app's page shows them."""
    return [
        summarise_letters(_read(letters), names_of(letters)),
        summarise_words(_read(words), names_of(words)),
    ]


def render_docs(models: list[dict[str, Any]], words: Path, spelling: Path) -> str:
    """docs/models.md."""
    return render_page(
        models, sign_search=_read(words).get("sign_search"), spelling=_read(spelling)
    )


def render_figures(models: list[dict[str, Any]]) -> str:
    """assets/models/signs.json."""
    return json.dumps({"models": models}, indent=1, ensure_ascii=False) + "\n"


def _read(folder: Path) -> dict[str, Any]:
    return json.loads((folder / "card.json").read_text())


if __name__ == "__main__":
    sys.exit(main())
