"""python -m isl_training.words.calibrate: fit again when a trained word net is to be believed."""

# pyright: basic

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from isl_signs.backends.litert_letters import CARD_FILE, load_letter_model
from isl_signs.backends.litert_words import load_word_model
from isl_signs.settings import Settings

from isl_training.evaluation.word_card import write_card
from isl_training.words.fit import HeldOut, fit_runtime
from isl_training.words.losses import Losses, read_losses
from isl_training.words.material import Clip, MaterialError, hold_out, read_material
from isl_training.words.sets import draw_set
from isl_training.words.signs import Signs, classes_of


def main() -> int:
    """The net stays; temperature and thresholds are those that training would fit."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.words.calibrate", description=__doc__
    )
    parser.add_argument(
        "sequences", type=Path, nargs="+", help="folders with a sequences.jsonl, as for training"
    )
    parser.add_argument(
        "--model", type=Path, default=Settings.model_fields["signs_words_dir"].default
    )
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    try:
        clips = [clip for folder in arguments.sequences for clip in read_material(folder)]
        calibrate(arguments.model, clips, seed=arguments.seed)
    except MaterialError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


def calibrate(folder: Path, clips: Sequence[Clip], *, seed: int) -> None:
    """On those of `clips` that training holds out; belief and scores are to be fitted anew."""
    model = load_word_model(folder, with_scores=False)
    signs = Signs(tuple(model.words), classes_of(model.words))
    losses = read_losses()
    held_out = hold_out(clips, seed=seed)
    unseen = [clip for clip, is_held in zip(clips, held_out, strict=True) if is_held]
    drawn = [clip for clip in unseen if clip.signer is None]
    people = [clip for clip in unseen if clip.signer is not None]
    if not drawn:
        raise MaterialError("no sequence of the solver is held out: calibration needs some")
    runtime, validation = fit_runtime(
        replace(model, temperature=1.0, thresholds={"people": 0.0, "avatar": 0.0}),
        load_letter_model(Settings.model_fields["signs_model_dir"].default),
        _windows(drawn, signs, losses, [seed, 1000]),
        _windows(people, signs, losses, [seed, 1001]) if people else None,
        signs=signs,
        losses=losses,
        seed=seed,
    )
    card: dict[str, Any] = json.loads((folder / CARD_FILE).read_text())
    for fitted_since in ("belief", "scores"):
        card.pop(fitted_since, None)
    write_card(folder, card | {"runtime": runtime, "validation": validation})


def _windows(clips: Sequence[Clip], signs: Signs, losses: Losses, seed: Sequence[int]) -> HeldOut:
    features, labels = draw_set(
        clips,
        signs.class_of,
        nothing=len(signs.words),
        losses=losses,
        random=np.random.default_rng(seed),
    )
    return HeldOut(features.astype(np.float32), labels, clips)


if __name__ == "__main__":
    sys.exit(main())
