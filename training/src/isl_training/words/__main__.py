"""python -m isl_training.words: draw windows, train, calibrate, export."""

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

from isl_training.letters.export import convert
from isl_training.words.export import write_words
from isl_training.words.fit import HeldOut, fit_runtime
from isl_training.words.folder import LearntFromPeopleError, keep_what_people_taught
from isl_training.words.losses import read_losses
from isl_training.words.material import Clip, MaterialError, hold_out, read_material
from isl_training.words.net import Recipe, train_net
from isl_training.words.provenance import describe_data, describe_people, signers_by_sign
from isl_training.words.sets import KeptSets, draw_set
from isl_training.words.signs import read_signs

_LARGEST_BYTES = 3_000_000


def main() -> int:
    """Train on folders that `npm run -w @isl/signing sequences` or `make train CLIPS=` wrote."""
    parser = argparse.ArgumentParser(prog="python -m isl_training.words", description=__doc__)
    parser.add_argument("sequences", type=Path, nargs="+", help="folders with a sequences.jsonl")
    parser.add_argument(
        "--out", type=Path, default=Settings.model_fields["signs_words_dir"].default
    )
    parser.add_argument(
        "--kinds",
        type=Path,
        nargs="+",
        default=[],
        help="folders of movements that are no signs of ours, told apart while it is trained",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=Recipe().epochs)
    parser.add_argument("--work", type=Path, help="keep the drawn windows and the net here")
    parser.add_argument(
        "--force", action="store_true", help="replace a model that was learnt from people"
    )
    arguments = parser.parse_args()
    recipe = Recipe(epochs=arguments.epochs)
    try:
        if not arguments.force:
            keep_what_people_taught(arguments.out)
        clips = [clip for folder in arguments.sequences for clip in read_material(folder)]
        kinds = [clip for folder in arguments.kinds for clip in read_material(folder)]
        with tempfile.TemporaryDirectory() as scratch:
            work = arguments.work or Path(scratch)
            train(clips, kinds, recipe, out=arguments.out, work=work, seed=arguments.seed)
    except (MaterialError, LearntFromPeopleError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    print("written; now: python -m isl_training.words.teachable DIR DIR, then")
    print("python -m isl_training.evaluation --sequences DIR --write")
    return 0


def train(
    clips: Sequence[Clip],
    kinds: Sequence[Clip],
    recipe: Recipe,
    *,
    out: Path,
    work: Path,
    seed: int,
) -> None:
    """Train on `kinds` and on `clips` less those held out, calibrate on these, write `out`."""
    started = time.monotonic()
    losses = read_losses()
    held_out = hold_out(clips, seed=seed)
    seen = [clip for clip, is_held in zip(clips, held_out, strict=True) if not is_held]
    unseen = [clip for clip, is_held in zip(clips, held_out, strict=True) if is_held]
    drawn = [clip for clip in unseen if clip.signer is None]
    people = [clip for clip in unseen if clip.signer is not None]
    if not drawn:
        raise MaterialError("no sequence of the solver is held out: calibration needs some")
    signs = read_signs(
        {clip.sign for clip in clips if clip.sign is not None}, shown_by=signers_by_sign(seen)
    )
    nothing = len(signs.words)
    names = sorted({clip.sign for clip in kinds if clip.sign is not None})
    class_of = {**signs.class_of, **{name: nothing + 1 + n for n, name in enumerate(names)}}
    by_people = sum(word.learnt_from == "people" for word in signs.words)
    print(
        f"{len(seen)} clips to train on, {len(unseen)} held out ({len(people)} of people),"
        f" {nothing} signs, {by_people} of them shown by people often enough;"
        f" {len(kinds)} of {len(names)} kinds that are no signs of ours",
        flush=True,
    )
    work.mkdir(parents=True, exist_ok=True)

    def draw(of: Sequence[Clip], number: int):
        return draw_set(
            of,
            class_of,
            nothing=nothing,
            losses=losses,
            random=np.random.default_rng([seed, number]),
        )

    def draw_held_out(of: Sequence[Clip], number: int) -> HeldOut:
        features, labels = draw(of, number)
        return HeldOut(features.astype(np.float32), labels, of)

    kept = KeptSets(work, lambda number: draw([*seen, *kinds], number))
    net = train_net(kept, nothing + 1, len(names), recipe, seed=seed)
    net.save(work / "net.keras")
    avatar = draw_held_out(drawn, 1000)
    sample = avatar.features[:: max(1, len(avatar.features) // 200)]
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
        avatar,
        draw_held_out(people, 1001) if people else None,
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
            "by_people": by_people,
        },
        "training": {
            "date": datetime.now(UTC).date().isoformat(),
            "clips": len(seen),
            "people": describe_people(seen),
            "held_out": len(drawn),
            "held_out_people": len(people),
            "kinds": len(names),
            "clips_of_kinds": len(kinds),
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
