"""python -m isl_training.words.teachable: let the word net be taught signs by those who use it."""

# pyright: basic

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
from isl_signs.backends.base import Encoder, Likeness, WordModel
from isl_signs.backends.litert_letters import (
    CARD_FILE,
    LABELS_FILE,
    MODEL_FILE,
    PROTOTYPES_FILE,
    LiteRtNet,
    load_letter_model,
)
from isl_signs.backends.litert_words import ENCODING, load_word_model
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings

from isl_training.evaluation.stream import NoDetector
from isl_training.evaluation.word_card import write_card
from isl_training.words.encoder import prototypes_of, taken, with_encoder
from isl_training.words.export import identity_of
from isl_training.words.folder import put_in_place
from isl_training.words.likeness import fit_likeness, watch
from isl_training.words.losses import Losses, read_losses
from isl_training.words.material import Clip, MaterialError, read_material
from isl_training.words.own_streams import minutes_of_nothing, said_of, taught, tell
from isl_training.words.sets import draw_set
from isl_training.words.signs import classes_of
from isl_training.words.turn import fit_turn

# Wanted of own signs that are said, and how many may be said a minute where nothing is signed.
PRECISION, FALSE_A_MINUTE = 0.9, 0.5
# How many signs one person of the calibration taught, and from how many takes.
_TAUGHT, _TAKES = 10, 3
# How often each clip of a known sign is seen, each time otherwise, to fit the turn.
_SHOWN_AGAIN, _KINDS_AGAIN = 4, 1
_WATCHED, _HEARD = 150, 60
_LEAST, _MOST = 0.4, 0.97


def main() -> int:
    """Add the encoder to a trained model: its output, its prototypes, when it is to be believed."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.words.teachable", description=__doc__
    )
    parser.add_argument(
        "sequences",
        type=Path,
        nargs="+",
        help="folders with a sequences.jsonl, of signs that the net knows and of others",
    )
    parser.add_argument(
        "--kinds",
        type=Path,
        nargs="+",
        default=[],
        help="folders of movements that are no signs of ours, as the net was trained with",
    )
    parser.add_argument(
        "--model", type=Path, default=Settings.model_fields["signs_words_dir"].default
    )
    parser.add_argument(
        "--out", type=Path, help="where the model is written; unset, in its own place"
    )
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    try:
        clips = [clip for folder in arguments.sequences for clip in read_material(folder)]
        kinds = [clip for folder in arguments.kinds for clip in read_material(folder)]
        make_teachable(arguments.model, clips, kinds, seed=arguments.seed, out=arguments.out)
    except MaterialError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


def make_teachable(
    folder: Path,
    clips: Sequence[Clip],
    kinds: Sequence[Clip],
    *,
    seed: int,
    out: Path | None = None,
) -> None:
    """The net itself stays: whoever teaches it nothing is answered as before, bit by bit.

    Nothing but the turn is fitted on `kinds` too.
    """
    losses = read_losses()
    random = np.random.default_rng([seed, 21])
    model = load_word_model(folder, with_scores=False)
    content = (folder / MODEL_FILE).read_bytes()
    turn = _fit_turn(model, with_encoder(content), clips, kinds, losses, seed=seed)
    content = with_encoder(content, turn)
    net = LiteRtNet(content, output=ENCODING)
    blank = Encoder("", net, np.empty((0, 0), np.float32), Likeness((0, 0, 0, 0), 0, 1, 1, 0))
    takes = taken(clips, blank, losses, random=random)
    known = known_to(model)
    missing = [word.id for word in model.words if word.id not in takes]
    strange = {name: few for name, few in takes.items() if name not in known}
    if missing or len(strange) < _TAUGHT:
        raise MaterialError(f"no clips of {missing}; {len(strange)} signs are new to the net")
    encoder = replace(blank, prototypes=prototypes_of(model.words, takes))
    model = replace(model, net=LiteRtNet(content), encoder=encoder)
    shown = [clip for clip in clips if clip.sign in strange]
    nothing = [clip for clip in clips if clip.sign is None]
    others = [clip for clip in clips if clip.sign in known]
    watched = [*_some(shown, _WATCHED, random), *_some(nothing, _HEARD, random)]
    watched += _some(others, _HEARD, random)
    print(f"{len(takes)} signs taken, {len(strange)} of them strange to the net", flush=True)
    seen = watch(watched, model, encoder, losses, random=random)
    likeness = fit_likeness(strange, seen, random=random)
    model = replace(model, encoder=replace(encoder, likeness=replace(likeness, threshold=_LEAST)))
    threshold, validation = _fit_threshold(model, strange, shown, nothing, losses, random)
    likeness = replace(likeness, threshold=threshold)
    print(likeness, validation, flush=True)
    figures = {
        "dimensions": int(encoder.prototypes.shape[1]),
        "layer": "what the last layer of the word net reads, turned, at length 1",
        "kinds": len({clip.sign for clip in kinds}),
        "strange": len(strange),
        "likeness": asdict(likeness),
        "validation": validation,
    }
    _write(folder, out or folder, content, encoder, figures)


def _fit_turn(
    model: WordModel,
    content: bytes,
    clips: Sequence[Clip],
    kinds: Sequence[Clip],
    losses: Losses,
    *,
    seed: int,
) -> FloatArray:
    """Of the known signs in `clips` and of `kinds`, each shown some times over."""
    class_of = classes_of(model.words)
    known = [clip for clip in clips if clip.sign in class_of]
    nothing = len(model.words)
    names = sorted({clip.sign for clip in kinds if clip.sign is not None})
    features, labels = draw_set(
        known * _SHOWN_AGAIN + list(kinds) * _KINDS_AGAIN,
        {**class_of, **{name: nothing + 1 + n for n, name in enumerate(names)}},
        nothing=nothing,
        losses=losses,
        random=np.random.default_rng([seed, 22]),
    )
    is_sign = labels != nothing
    net = LiteRtNet(content, output=ENCODING)
    return fit_turn(net.logits(features[is_sign].astype(np.float32)), labels[is_sign])


def known_to(model: WordModel) -> frozenset[str]:
    """Signs that need no teaching; letters are no words to the net."""
    names = {other.id for word in model.words for other in (word, *word.homonyms)}
    letters = load_letter_model(Settings.model_fields["signs_model_dir"].default).letters
    return frozenset(names | {letter.id for letter in letters})


def _some(clips: Sequence[Clip], most: int, random: np.random.Generator) -> list[Clip]:
    return [clips[i] for i in random.permutation(len(clips))[:most]]


def _fit_threshold(
    model: WordModel,
    strange: dict[str, list[Any]],
    shown: Sequence[Clip],
    nothing: Sequence[Clip],
    losses: Losses,
    random: np.random.Generator,
) -> tuple[float, dict[str, Any]]:
    letters = load_letter_model(Settings.model_fields["signs_model_dir"].default)
    pipeline = SignPipeline(NoDetector(), letters, model)
    names = [sorted(strange)[i] for i in random.permutation(len(strange))]
    own = taught(names[:_TAUGHT], strange, _TAKES, random=random)
    mine = [clip for clip in shown if clip.sign in names[:_TAUGHT]]
    others = [clip for clip in shown if clip.sign in names[_TAUGHT:]]
    heard = [*_some(mine, _HEARD, random), *_some(others, _HEARD // 2, random)]
    told = tell(pipeline, own, [*heard, *_some(nothing, _HEARD, random)], losses, random=random)
    said, minutes = said_of(told), minutes_of_nothing(told)
    for threshold in np.arange(_LEAST, _MOST, 0.01):
        kept = [one for one in said if one[0] >= threshold]
        signing = [is_right for _, is_right, in_nothing in kept if not in_nothing]
        false = sum(in_nothing for _, _, in_nothing in kept) / max(minutes, 1e-6)
        if signing and np.mean(signing) >= PRECISION and false <= FALSE_A_MINUTE:
            break
    validation = {
        "said": len(kept),
        "right_when_said": round(float(np.mean(signing or [0.0])), 3),
        "false_a_minute": round(false, 3),
        "minutes_of_nothing": round(minutes, 2),
    }
    return round(float(threshold), 2), validation


def _write(
    folder: Path, out: Path, content: bytes, encoder: Encoder, figures: dict[str, Any]
) -> None:
    labels = (folder / LABELS_FILE).read_bytes()
    card: dict[str, Any] = json.loads((folder / CARD_FILE).read_text())
    # Of another file: they are fitted again.
    for fitted_since in ("belief", "scores"):
        card.pop(fitted_since, None)

    def write(into: Path) -> None:
        (into / MODEL_FILE).write_bytes(content)
        (into / LABELS_FILE).write_bytes(labels)
        np.savez_compressed(into / PROTOTYPES_FILE, words=encoder.prototypes.astype(np.float16))
        write_card(into, card | identity_of(content) | {"encoder": figures})

    put_in_place(out, write)


if __name__ == "__main__":
    sys.exit(main())
