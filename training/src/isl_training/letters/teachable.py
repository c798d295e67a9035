"""python -m isl_training.letters.teachable DIR: whoever uses the letter net may teach it."""

# pyright: basic

import argparse
import hashlib
import json
import shutil
import sys
from itertools import product
from pathlib import Path
from typing import Any

import flatbuffers
import numpy as np
from ai_edge_litert.schema_py_generated import ModelT
from isl_signs.backends.base import LetterEncoder
from isl_signs.backends.litert_letters import (
    CARD_FILE,
    ENCODING,
    MODEL_FILE,
    LiteRtNet,
    load_letter_model,
)
from isl_signs.own_letters import compare, is_shown
from isl_signs.settings import Settings

from isl_training.evaluation.card import render_card
from isl_training.letters.own import Held, episodes, look_at, no_letters, only, read_people
from isl_training.words.likeness import fit_logistic
from isl_training.words.material import MaterialError

_FILE_IDENTIFIER = b"TFL3"
SHARPNESS = 8.0
# Shares of an alphabet that somebody may have shown.
_SHOWN = (1.0, 0.5, 0.2)
# What one person may know.
_ALPHABETS = (("-v2",), ("-v1",), ("-v2", "numeral-"), ("-v1", "numeral-"))
# Of the rows, so many are hands that are no letter.
_NOTHING = 0.2


def main() -> int:
    """Add what the letters are told from, and when what is near to an example is that letter."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.letters.teachable", description=__doc__
    )
    parser.add_argument("people", type=Path, help="sequences of people, each in several clips")
    parser.add_argument(
        "--model", type=Path, default=Settings.model_fields["signs_model_dir"].default
    )
    parser.add_argument(
        "--out", type=Path, help="where the model is written; unset, in its own place"
    )
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if not (arguments.model / MODEL_FILE).exists():
        sys.stdout.write(f"skipped: no letters were trained in {arguments.model}\n")
        return 0
    try:
        make_teachable(arguments.model, arguments.people, seed=arguments.seed, out=arguments.out)
    except MaterialError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


def make_teachable(folder: Path, people: Path, *, seed: int, out: Path | None = None) -> None:
    """The letters themselves stay: whoever shows none is answered as before, bit by bit."""
    random = np.random.default_rng([seed, 31])
    model = load_letter_model(folder)
    content = with_encoder((folder / MODEL_FILE).read_bytes())
    net = LiteRtNet(content, output=ENCODING)
    encoder = LetterEncoder("", net, 0, SHARPNESS, (0.0, 0.0, 0.0), 0.0)
    held = look_at(read_people(people, random=random), model, encoder)
    nothing = look_at(no_letters(held.pictures, random=random), model, encoder)
    weights, bias = _fit(model, encoder, held, nothing, random)
    card: dict[str, Any] = json.loads((folder / CARD_FILE).read_text())
    digest = hashlib.sha256(content).hexdigest()
    card |= {"version": f"1-{digest[:8]}", "sha256": digest}
    card["encoder"] = {
        "dimensions": int(held.seen.shape[1]),
        "layer": "what the last layer of one member of the letter net reads, at length 1",
        "sharpness": SHARPNESS,
        "weights": weights,
        "bias": bias,
    }
    if out is not None and out != folder:
        shutil.copytree(folder, out, dirs_exist_ok=True)
        folder = out
    (folder / MODEL_FILE).write_bytes(content)
    (folder / CARD_FILE).write_text(json.dumps(card, indent=2) + "\n")
    (folder / "MODEL_CARD.md").write_text(render_card(card))
    sys.stdout.write(f"{card['encoder']}\n")


def with_encoder(content: bytes) -> bytes:
    """The net with what its letters are told from as a second output; they stay bit-equal."""
    model: Any = ModelT.InitFromPackedBuf(content, 0)
    graph = model.subgraphs[0]
    made_by = {int(tensor): operator for operator in graph.operators for tensor in operator.outputs}
    letters = int(graph.outputs[0])
    count = int(graph.tensors[letters].shape[-1])
    inner = letters
    # Back through what averages the members, to the input of the first one's last layer.
    while int(graph.tensors[inner].shape[-1]) == count:
        inner = int(made_by[inner].inputs[0])
    graph.outputs = np.array([letters, inner], np.int32)
    builder = flatbuffers.Builder()
    builder.Finish(model.Pack(builder), _FILE_IDENTIFIER)
    return bytes(builder.Output())


def _fit(
    model: Any, encoder: LetterEncoder, held: Held, nothing: Held, random: np.random.Generator
) -> tuple[tuple[float, ...], float]:
    rows, rights = [], []
    for kinds, share in product(_ALPHABETS, _SHOWN):
        known = only(held, kinds)
        for own, shown in episodes(known, share=share, random=random):
            some = random.integers(len(nothing.signs), size=int(_NOTHING * len(shown)))
            for of, chosen in ((known, shown), (nothing, some)):
                net = of.net[chosen]
                compared = compare(model, encoder, own, net, of.seen[chosen])
                first = [own.letters[k].id for k in compared.shares.argmax(axis=1)]
                # Where the net leaves them nothing, own letters are not asked.
                asked = net[:, ~is_shown(model, own)].sum(axis=1) < 0.5
                rows.append(compared.parts[asked])
                rights.append((np.array(first) == of.signs[chosen])[asked])
    return fit_logistic(np.concatenate(rows), np.concatenate(rights))


if __name__ == "__main__":
    sys.exit(main())
