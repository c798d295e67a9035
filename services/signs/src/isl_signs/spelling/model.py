"""The spelling net with what was fitted beside it, and its folder."""

import hashlib
import json
import logging
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from isl_signs.backends.base import Letter, LetterEncoder, LetterModel, ModelFilesError
from isl_signs.spelling.beam import LETTERS, Weights
from isl_signs.spelling.names import NameList, read_names
from isl_signs.spelling.net import SpellingNet

logger = logging.getLogger(__name__)

# As the lexicon calls them, in the order of the net's rows.
ALPHABETS = ("v1", "v2")
NET_FILE = "net.npz"
CARD_FILE = "card.json"
NAMES_FILE = "names.txt"


@dataclass(frozen=True, slots=True)
class Sure:
    """From when on letters are spelling: how many of them, and how surely on the mean."""

    letters: int
    mean: float


@dataclass(frozen=True, slots=True)
class SpellingModel:
    """A net over the letter net's encoding; `names` None where no list is used."""

    version: str
    net: SpellingNet
    letters: LetterModel
    encoder: LetterEncoder
    weights: Weights
    sure: Sure
    names: NameList | None
    # Ids of letters that reviewers dispute: they are read, and not said.
    silent: frozenset[str] = frozenset()

    def letter(self, number: int, alphabet: int) -> Letter:
        """A letter by its number from A and its alphabet's among ALPHABETS."""
        label = LETTERS[number]
        return Letter(label, f"letter-{label.lower()}-{ALPHABETS[alphabet]}")

    @property
    def told(self) -> tuple[Letter, ...]:
        """Every letter that may be said."""
        every = (self.letter(k, of) for of in range(len(ALPHABETS)) for k in range(len(LETTERS)))
        return tuple(letter for letter in every if letter.id not in self.silent)


def load_spelling_model(
    folder: Path, letters: LetterModel, names: Path | None
) -> SpellingModel | None:
    """Read what training exported; None, with a warning, where the letter net is another since."""
    try:
        content = (folder / NET_FILE).read_bytes()
        card: dict[str, Any] = json.loads((folder / CARD_FILE).read_text())
        listed = None if names is None else read_names(names)
    except OSError as error:
        raise ModelFilesError(f"no spelling model in {folder}: {error.strerror}") from error
    except ValueError as error:
        raise ModelFilesError(str(error)) from error
    if hashlib.sha256(content).hexdigest() != card["sha256"]:
        raise ModelFilesError(f"{folder / NET_FILE} is not the net its card describes")
    encoder = letters.encoder
    if encoder is None or encoder.fingerprint != card["encoder"]:
        logger.warning(
            "spelled words are not read until training", extra={"letters": letters.version}
        )
        return None
    return SpellingModel(
        version=f"1-{card['sha256'][:8]}",
        net=read_net(folder / NET_FILE),
        letters=letters,
        encoder=encoder,
        weights=Weights(**card["runtime"]["weights"]),
        sure=Sure(**card["runtime"]["sure"]),
        names=listed,
    )


def read_net(path: Path) -> SpellingNet:
    """The weights of a file that `write_net` wrote."""
    with np.load(path) as kept:
        layers = sum(name.startswith("layer") for name in kept.files) // 2
        return SpellingNet(
            kept["mean"],
            kept["spread"],
            (kept["enter"], kept["enter_bias"]),
            tuple((kept[f"layer{k}"], kept[f"layer{k}_bias"]) for k in range(layers)),
            (kept["leave"], kept["leave_bias"]),
        )


def write_net(path: Path, net: SpellingNet) -> None:
    """Keep the weights."""
    arrays = {"mean": net.mean, "spread": net.spread}
    named = {"enter": net.enter, "leave": net.leave}
    named |= {f"layer{k}": layer for k, layer in enumerate(net.layers)}
    for name, (kernel, bias) in named.items():
        arrays |= {name: kernel, f"{name}_bias": bias}
    np.savez(path, **arrays)  # pyright: ignore[reportArgumentType] numpy's stub takes a bool there


def runtime_of(weights: Weights, sure: Sure) -> dict[str, Any]:
    """What a card has of them."""
    return {"weights": asdict(weights), "sure": asdict(sure)}


def without_names(model: SpellingModel) -> SpellingModel:
    """The same that takes every word to be as likely."""
    return replace(model, names=None)
