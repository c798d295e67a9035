"""docs/models.md, from the figures that the app's page shows too."""

from collections.abc import Mapping, Sequence
from typing import Any

from isl_training.evaluation.face_parameters import FACE_PARAMETERS
from isl_training.evaluation.render import render

# With fewer samples a count is shown: a percentage would look more exact than it is.
_FEW = 20
_MOST_CONFUSIONS = 12


def render_page(
    models: Sequence[Mapping[str, Any]],
    *,
    spelling: Mapping[str, Any],
    sign_search: Mapping[str, Any] | None = None,
) -> str:
    """The whole page; `spelling` is that net's card, `sign_search` as the word model's has it."""
    words = next(model for model in models if model["kind"] == "words")
    return render(
        "models",
        models=models,
        words=words,
        face_parameters=FACE_PARAMETERS,
        sign_search=sign_search,
        spelling=spelling,
        words_were_tried_on_strangers=any(
            one["on"] == "unseenSigners" for one in words["measured"]
        ),
        few=_FEW,
        commonest=_commonest,
    )


def _commonest(confusion: Sequence[Mapping[str, Any]]) -> list[tuple[Any, Any]]:
    """A sign and what else it was taken for, or that it was taken for nothing."""
    pairs = [
        (row, taken)
        for row in confusion
        for taken in row["takenFor"]
        if taken["said"] is None or taken["said"]["label"] != row["label"]
    ]
    return sorted(pairs, key=lambda pair: -pair[1]["count"])[:_MOST_CONFUSIONS]
