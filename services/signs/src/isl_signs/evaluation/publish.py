"""python -m isl_signs.evaluation.publish: docs/models.md and the app's figures, from the cards."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from isl_signs.evaluation.answers import confusions, percent
from isl_signs.evaluation.word_card import worst_signs
from isl_signs.settings import Settings

_ROOT = Path(__file__).parents[5]
DOCS = _ROOT / "docs" / "models.md"
FIGURES = _ROOT / "assets" / "models" / "signs.json"
_MOST_CONFUSIONS = 12
_MOST_FAILURES = 10
_WEAK_LETTER = 0.75

_PAGE = """# Models

<!-- Written by `python -m isl_signs.evaluation.publish`. Change the code, not this file. -->

| Model | Where it runs | Card |
| --- | --- | --- |
| Expression net (mini-Xception, FER2013), through DeepFace | `services/emotion` | \
[card](../services/emotion/MODEL_CARD.md) |
| MediaPipe face mesh, pose and hands (inside the wheel) | `services/emotion`, `services/signs` | \
upstream |
{rows}

Every answer and every `/ready` names the models that made it. `make eval` measures again; the
figures of a card are written by that command (`WRITE=1`), never by hand, and those of this page and
of the app's page of models (`/dashboard/models`) are taken from the cards.

What only the avatar showed is a check on synthetic signers, never accuracy. No figure here is
signer-independent: the letter data has the same four people in both of its splits, and nobody's
signing is in the words. A face is not a feeling: the emotion is a guess from the face, and raised
eyebrows can be a question in ISL.

{sections}"""


def main() -> int:
    """Write both files from the cards in the repository."""
    models = [
        summarise_letters(_read(Settings.model_fields["signs_model_dir"].default)),
        summarise_words(*_read_words(Settings.model_fields["signs_words_dir"].default)),
    ]
    FIGURES.parent.mkdir(parents=True, exist_ok=True)
    FIGURES.write_text(json.dumps({"models": models}, indent=1, ensure_ascii=False) + "\n")
    DOCS.write_text(render_page(models))
    sys.stdout.write(f"written: {FIGURES.relative_to(_ROOT)}, {DOCS.relative_to(_ROOT)}\n")
    return 0


def _read(folder: Path) -> dict[str, Any]:
    return json.loads((folder / "card.json").read_text())


def _read_words(folder: Path) -> tuple[dict[str, Any], dict[str, str]]:
    labels = json.loads((folder / "labels.json").read_text())
    return _read(folder), {word["label"]: word["id"] for word in labels["words"]}


def summarise_letters(card: Mapping[str, Any]) -> dict[str, Any]:
    """The letters as the app's page shows them; measured on people."""
    figures = card["evaluation"]
    shown = [
        {"shown": one["letter"], "said": one["taken_for"], "count": one["count"]}
        for one in figures["confusions"][:_MOST_CONFUSIONS]
    ]
    weak = [
        f"{letter}: {percent(row['accuracy'])} of {row['pictures']} pictures"
        for letter, row in figures["letters"].items()
        if row["accuracy"] < _WEAK_LETTER
    ]
    return {
        "name": card["name"],
        "version": card["version"],
        "date": card["training"].get("date", ""),
        "source": "people",
        "folder": "letters",
        "what": "Letters A-Z from a held hand shape",
        "split": f"Testing as published, {figures['pictures']} pictures; the same people in both",
        "real": f"{card['training']['pictures']} pictures of 4 people",
        "synthetic": "; ".join(
            f"{drawn['pictures']} {drawn['what']}" for drawn in card["training"].get("drawn", [])
        )
        or "none",
        "signers": 4,
        "ece": figures["calibration_error"],
        "classes": [
            {
                "id": f"letter-{letter.lower()}-v2",
                "label": letter,
                "precision": row["precision"],
                "recall": row["recall"],
                "samples": row["pictures"],
            }
            for letter, row in figures["letters"].items()
        ],
        "confusions": shown,
        "failures": [
            *weak[:_MOST_FAILURES],
            "Farthest quarter, unlike what was learnt: "
            f"{percent(figures['accuracy_farthest_quarter'])} of pictures",
        ],
    }


def summarise_words(card: Mapping[str, Any], ids: Mapping[str, str]) -> dict[str, Any]:
    """The words at the fastest rate that was measured; letters stand in their own model."""
    rate, figures = list(card["evaluation"]["rates"].items())[-1]
    signs = {gloss: row for gloss, row in figures["signs"].items() if gloss in ids}
    data = card["data"]
    nothing = figures.get("nothing", {})
    return {
        "name": card["name"],
        "version": card["version"],
        "date": card["training"]["date"],
        "source": "avatar" if not data["signers"] else "people",
        "folder": "words",
        "what": "Words and numerals from movement",
        "split": (
            f"Bodies, cameras and speeds never trained on, {rate} frames a second,"
            f" {sum(row['samples'] for row in signs.values())} sequences"
        ),
        "real": data["real"],
        "synthetic": data["synthetic"],
        "signers": data["signers"],
        "ece": figures["calibration_error"],
        "classes": [
            {
                "id": ids[gloss],
                "label": gloss,
                "precision": row["precision"],
                "recall": row["recall"],
                "samples": row["samples"],
            }
            for gloss, row in signs.items()
        ],
        "confusions": [
            {"shown": shown, "said": taken, "count": count}
            for shown, taken, count in confusions(signs, most=_MOST_CONFUSIONS)
        ],
        "failures": [
            *worst_signs(signs)[:_MOST_FAILURES],
            *(
                [f"{nothing['false_words_a_minute']} words a minute said where nothing was signed"]
                if nothing
                else []
            ),
        ],
    }


def render_page(models: list[dict[str, Any]]) -> str:
    """docs/models.md."""
    rows = "\n".join(
        f"| {model['what']} ({model['name']} {model['version']}) | `services/signs` |"
        f" [card](../services/signs/models/{model['folder']}/MODEL_CARD.md) |"
        for model in models
    )
    return _PAGE.format(rows=rows, sections="\n".join(_section(model) for model in models))


def _section(model: Mapping[str, Any]) -> str:
    lines = [
        f"## {model['name']} {model['version']}",
        f"{model['what']}. Split: {model['split']}. Real: {model['real']}. Synthetic:",
        f"{model['synthetic']}. Signers: {model['signers']}. Calibration error: {model['ece']}."
        + (f" Trained {model['date']}." if model["date"] else ""),
        "",
        "| sign | precision | recall | samples |",
        "| --- | --- | --- | --- |",
        *(
            f"| {one['label']} | {percent(one['precision'])} | {percent(one['recall'])} |"
            f" {one['samples']} |"
            for one in model["classes"]
        ),
        "",
        "Commonest confusions: "
        + "; ".join(f"{c['shown']} read as {c['said']} ({c['count']})" for c in model["confusions"])
        + ".",
        "",
        "Failures:",
        "",
        *(f"- {failure}" for failure in model["failures"]),
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
