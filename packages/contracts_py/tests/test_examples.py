"""The examples of the contracts fit the generated models, and bad ones do not."""

import json
from pathlib import Path

import pytest
from isl_contracts.generated import wire
from pydantic import BaseModel, ValidationError

EXAMPLES = Path(__file__).parents[3] / "proto" / "examples"


def modelled_examples() -> list[tuple[Path, type[BaseModel]]]:
    pairs = []
    for path in sorted(EXAMPLES.glob("*.json")):
        document, schema = path.name.split(".")[:2]
        if document in {"frames", "rewriter", "common"}:
            pairs.append((path, getattr(wire, schema)))
    return pairs


@pytest.mark.parametrize(("path", "model"), modelled_examples(), ids=lambda value: str(value)[-40:])
def test_an_example_survives_the_round_trip(path: Path, model: type[BaseModel]) -> None:
    value = json.loads(path.read_text())
    assert model.model_validate(value).model_dump(mode="json", exclude_unset=True) == value


def test_an_unknown_emotion_label_is_refused() -> None:
    with pytest.raises(ValidationError):
        wire.EmotionPrediction(label="bored", scores={})  # type: ignore[arg-type]
