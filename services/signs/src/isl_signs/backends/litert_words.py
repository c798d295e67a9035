"""The exported word net under LiteRT, and the files that lie beside it."""

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np

from isl_signs.backends.base import Encoder, Letter, Likeness, ModelFilesError, Word, WordModel
from isl_signs.backends.litert_letters import (
    CARD_FILE,
    LABELS_FILE,
    MODEL_FILE,
    PROTOTYPES_FILE,
    LiteRtNet,
)
from isl_signs.scores import Scores, ScoresError, read_scores
from isl_signs.words.belief import BeliefError, read_belief

# The net's outputs in their order: its classes, and what they are told from.
ENCODING = 1


def load_word_model(folder: Path, *, with_scores: bool = True) -> WordModel:
    """Read what training exported and check that it belongs together.

    Without scores it tells the net's own, which training fits them on.
    """
    try:
        content = (folder / MODEL_FILE).read_bytes()
        labels = json.loads((folder / LABELS_FILE).read_text())
        card = json.loads((folder / CARD_FILE).read_text())
    except OSError as error:
        raise ModelFilesError(f"no word model in {folder}: {error.strerror}") from error
    if hashlib.sha256(content).hexdigest() != card["sha256"]:
        raise ModelFilesError(f"{folder / MODEL_FILE} is not the model its card describes")
    return WordModel(
        name=card["name"],
        version=card["version"],
        words=[read_word(entry) for entry in labels["words"]],
        net=LiteRtNet(content),
        temperature=card["runtime"]["temperature"],
        thresholds=card["runtime"]["thresholds"],
        encoder=_read_encoder(folder, content, card),
        scores=_scores_of(folder, card) if with_scores else None,
        snapshots=frozenset(card.get("data", {}).get("snapshots", ())),
    )


def _scores_of(folder: Path, card: dict[str, Any]) -> Scores | None:
    try:
        return read_scores(card)
    except ScoresError as error:
        raise ModelFilesError(f"{folder / CARD_FILE}: {error}") from error


def _read_encoder(folder: Path, content: bytes, card: dict[str, Any]) -> Encoder | None:
    """None for a net that was exported with its classes alone."""
    if "encoder" not in card:
        return None
    try:
        prototypes = np.load(folder / PROTOTYPES_FILE)["words"].astype(np.float32)
    except OSError as error:
        raise ModelFilesError(f"no prototypes in {folder}: {error.strerror}") from error
    likeness = card["encoder"]["likeness"]
    belief = None
    if (entry := card.get("belief")) is not None:
        try:
            belief = read_belief(entry, card["sha256"], dimensions=prototypes.shape[1])
        except BeliefError as error:
            raise ModelFilesError(f"{folder / CARD_FILE}: {error}") from error
    return Encoder(
        fingerprint=fingerprint_of(card),
        net=LiteRtNet(content, output=ENCODING),
        prototypes=prototypes,
        likeness=Likeness(**likeness | {"weights": tuple(likeness["weights"])}),
        belief=belief,
    )


def fingerprint_of(card: dict[str, Any]) -> str:
    """Of the encoder of a card's model."""
    return card["sha256"][:16]


def read_word(entry: dict[str, Any]) -> Word:
    """A word of labels.json."""
    return Word(
        label=entry["label"],
        id=entry["id"],
        learnt_from=entry["learntFrom"],
        is_said=entry["isSaid"],
        homonyms=tuple(Letter(label=other["label"], id=other["id"]) for other in entry["alike"]),
    )


def write_word(word: Word) -> dict[str, Any]:
    """The same, the other way round."""
    return {
        "label": word.label,
        "id": word.id,
        "learntFrom": word.learnt_from,
        "isSaid": word.is_said,
        "alike": [{"label": other.label, "id": other.id} for other in word.homonyms],
    }
