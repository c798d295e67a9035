"""The word model's card as people read it; the figures are all its card's."""

import json
from pathlib import Path
from typing import Any

from isl_signs.backends.litert_letters import CARD_FILE

from isl_training.evaluation.answers import confusions
from isl_training.evaluation.render import interval, render

READABLE_CARD_FILE = "MODEL_CARD.md"
_WINDOW_SECONDS = 2.5
_MOST_CONFUSIONS = 20
_WORST = 25
# What calibration fits: the temperature, and the thresholds of what either taught.
_FITTED = ("temperature", "people", "avatar")


def render_word_card(card: dict[str, Any]) -> str:
    """MODEL_CARD.md of a card.json, with whatever it was measured on by now."""
    evaluation = card.get("evaluation")
    signs: dict[str, Any] = _fastest(evaluation)["signs"] if evaluation else {}
    return render(
        "word_card",
        card=card,
        interval=interval,
        window_seconds=_WINDOW_SECONDS,
        people_held_out=card["training"].get("held_out_people", 0),
        fitted_on=_fitted_on(card["runtime"]),
        unseen=card.get("unseen_signers"),
        own_signs=card.get("own_signs"),
        sign_search=card.get("sign_search"),
        evaluation=evaluation,
        figures_with_reliability=evaluation and "reliability" in _fastest(evaluation),
        commonest_confusions=confusions(signs, most=_MOST_CONFUSIONS),
        worst_signs=worst_signs(signs),
    )


def write_card(folder: Path, card: dict[str, Any]) -> None:
    """The card for programs and for people, made of the same figures."""
    (folder / CARD_FILE).write_text(json.dumps(card, indent=2) + "\n")
    (folder / READABLE_CARD_FILE).write_text(render_word_card(card))


def add_to_card(folder: Path, key: str, figures: dict[str, Any]) -> None:
    """Put what was measured into the card of a model's folder."""
    write_card(folder, json.loads((folder / CARD_FILE).read_text()) | {key: figures})


def worst_signs(signs: dict[str, Any]) -> list[tuple[str, float, list[str]]]:
    """The signs that came first least often, that share, and what else they were taken for."""
    worst = sorted(signs.items(), key=lambda item: item[1]["top_1"])[:_WORST]
    return [
        (gloss, row["top_1"], [taken for taken in row["taken_for"] if taken != gloss])
        for gloss, row in worst
        if row["top_1"] < 1
    ]


def _fastest(evaluation: dict[str, Any]) -> dict[str, Any]:
    """The card's rates stand in order."""
    return list(evaluation["rates"].values())[-1]


def _fitted_on(runtime: dict[str, Any]) -> dict[str, list[str]]:
    """What was fitted on whose clips; a card that does not say it was fitted on the avatar's."""
    fitted = runtime.get("fitted_on", {})
    by_people = [key for key in _FITTED if fitted.get(key) == "people"]
    return {"people": by_people, "avatar": [key for key in _FITTED if key not in by_people]}
