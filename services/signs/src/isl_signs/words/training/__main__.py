"""python -m isl_signs.words.training: draw windows, train, calibrate, export."""

# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from isl_signs.backends.base import WordModel
from isl_signs.backends.litert_letters import LiteRtNet, load_letter_model
from isl_signs.settings import Settings
from isl_signs.training.export import convert
from isl_signs.words.training.export import write_words
from isl_signs.words.training.fit import fit_runtime
from isl_signs.words.training.losses import read_losses
from isl_signs.words.training.material import Clip, MaterialError, hold_out, read_material
from isl_signs.words.training.net import Recipe, train_net
from isl_signs.words.training.provenance import describe_data
from isl_signs.words.training.sets import KeptSets, draw_set
from isl_signs.words.training.signs import read_signs

_LARGEST_BYTES = 3_000_000


def main() -> int:
    """Train on folders that `npm run -w @isl/signing sequences` or `make train CLIPS=` wrote."""
    parser = argparse.ArgumentParser(prog="python -m isl_signs.words.training", description=__doc__)
    parser.add_argument("sequences", type=Path, nargs="+", help="folders with a sequences.jsonl")
    parser.add_argument(
        "--out", type=Path, default=Settings.model_fields["signs_words_dir"].default
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=Recipe().epochs)
    parser.add_argument("--work", type=Path, help="keep the drawn windows and the net here")
    arguments = parser.parse_args()
    try:
        clips = [clip for folder in arguments.sequences for clip in read_material(folder)]
    except MaterialError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    recipe = Recipe(epochs=arguments.epochs)
    with tempfile.TemporaryDirectory() as scratch:
        work = arguments.work or Path(scratch)
        train(clips, recipe, out=arguments.out, work=work, seed=arguments.seed)
    print("written; now: python -m isl_signs.evaluation --sequences DIR --write")
    return 0


def train(clips: Sequence[Clip], recipe: Recipe, *, out: Path, work: Path, seed: int) -> None:
    """Train on `clips` less the held-out bodies and cameras, calibrate on those, write `out`."""
    started = time.monotonic()
    losses = read_losses()
    signs = read_signs(
        {clip.sign for clip in clips if clip.sign is not None},
        by_people={clip.sign for clip in clips if clip.sign is not None and clip.signer},
    )
    held_out = hold_out(clips)
    seen = [clip for clip, is_held in zip(clips, held_out, strict=True) if not is_held]
    unseen = [clip for clip, is_held in zip(clips, held_out, strict=True) if is_held]
    nothing = len(signs.words)
    print(f"{len(seen)} clips to train on, {len(unseen)} held out, {nothing} signs", flush=True)
    work.mkdir(parents=True, exist_ok=True)

    def draw(of: Sequence[Clip], number: int):
        return draw_set(
            of,
            signs.class_of,
            nothing=nothing,
            losses=losses,
            random=np.random.default_rng([seed, number]),
        )

    kept = KeptSets(work, lambda number: draw(seen, number))
    net = train_net(kept, nothing + 1, recipe, seed=seed)
    net.save(work / "net.keras")
    features, labels = draw(unseen, 1000)
    sample = features[:: max(1, len(features) // 200)].astype(np.float32)
    content = convert(net, sample, largest_bytes=_LARGEST_BYTES)
    model = WordModel(
        name="validation",
        version="0",
        words=signs.words,
        net=LiteRtNet(content),
        temperature=1.0,
        thresholds={"people": 0.0, "avatar": 0.0},
    )
    runtime, validation = fit_runtime(
        model,
        load_letter_model(Settings.model_fields["signs_model_dir"].default),
        features.astype(np.float32),
        labels,
        unseen,
        signs=signs,
        losses=losses,
        seed=seed,
    )
    card = {
        "data": describe_data(clips),
        "vocabulary": {
            "words": len(signs.words),
            "said": sum(word.is_said for word in signs.words),
            "only": sum(not word.is_said for word in signs.words),
        },
        "training": {
            "date": datetime.now(UTC).date().isoformat(),
            "clips": len(seen),
            "held_out": len(unseen),
            "seed": seed,
            "recipe": asdict(recipe),
            "minutes": round((time.monotonic() - started) / 60, 1),
        },
        "validation": validation,
        "runtime": runtime,
    }
    write_words(out, content, words=signs.words, card=card)


if __name__ == "__main__":
    sys.exit(main())
