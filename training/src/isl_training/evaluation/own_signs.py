"""python -m isl_training.evaluation.own_signs: signs new to the net, taught by others."""

# pyright: basic

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from isl_signs.backends.base import WordModel
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.backends.litert_words import load_word_model
from isl_signs.landmarks import FloatArray
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings
from isl_signs.words.own import NO_SIGNS

from isl_training.evaluation.stream import NoDetector
from isl_training.evaluation.word_card import add_to_card
from isl_training.words.encoder import taken
from isl_training.words.likeness import mean_of
from isl_training.words.losses import Losses, read_losses
from isl_training.words.material import Clip, read_material
from isl_training.words.own_streams import Told, minutes_of_nothing, said_of, taught, tell
from isl_training.words.teachable import known_to

TAKES = (1, 3, 5)
# How many signs somebody taught who is watched in a stream, and clips that are shown then.
_LOADED, _SHOWN, _NOTHING = 20, 60, 60


def main() -> int:
    """Print the figures; `--write` puts them into the word model's card."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.evaluation.own_signs", description=__doc__
    )
    parser.add_argument("--taught", type=Path, required=True, help="sequences of those who teach")
    parser.add_argument(
        "--shown", type=Path, required=True, help="sequences of others, and of none"
    )
    parser.add_argument("--write", action="store_true", help="put the figures into the card")
    arguments = parser.parse_args()
    folder: Path = Settings.model_fields["signs_words_dir"].default
    model = load_word_model(folder)
    if model.encoder is None:
        sys.stderr.write(f"{folder}: no encoder; python -m isl_training.words.teachable first\n")
        return 2
    figures = measure(
        model, read_material(arguments.taught), read_material(arguments.shown), read_losses()
    )
    sys.stdout.write(_table(figures))
    if arguments.write:
        add_to_card(folder, "own_signs", figures)
    return 0


def measure(
    model: WordModel, teaching: Sequence[Clip], shown: Sequence[Clip], losses: Losses
) -> dict[str, Any]:
    """What is recognised of the signs of both that the net does not know."""
    assert model.encoder is not None
    random = np.random.default_rng(17)
    known = known_to(model)
    lessons = taken(
        [c for c in teaching if c.sign not in known], model.encoder, losses, random=random
    )
    queries = taken([c for c in shown if c.sign not in known], model.encoder, losses, random=random)
    names = sorted(set(lessons) & set(queries))
    letters = load_letter_model(Settings.model_fields["signs_model_dir"].default)
    pipeline = SignPipeline(NoDetector(), letters, model)
    loaded = [names[i] for i in random.permutation(len(names))[:_LOADED]]
    clips = [clip for clip in shown if clip.sign in loaded][:_SHOWN]
    nothing = [clip for clip in shown if clip.sign is None][:_NOTHING]
    before = tell(pipeline, NO_SIGNS, nothing, losses, random=np.random.default_rng(18))
    rows: list[dict[str, Any]] = []
    after: list[Told] = []
    for k in TAKES:
        own = taught(loaded, lessons, k, random=random)
        heard = tell(pipeline, own, clips, losses, random=np.random.default_rng(19))
        after = tell(pipeline, own, nothing, losses, random=np.random.default_rng(18))
        rows.append(
            {"takes": k, **_found(names, lessons, queries, k, random), **_streams(heard, after)}
        )
    return {
        "signs": len(names),
        "loaded": len(loaded),
        "queries": sum(len(queries[name]) for name in names),
        "minutes_of_nothing": round(minutes_of_nothing(before), 2),
        "known_a_minute": _known_a_minute(before),
        "known_beside_a_minute": _known_a_minute(after),
        "takes": rows,
    }


def _found(
    names: Sequence[str],
    lessons: Mapping[str, Sequence[FloatArray]],
    queries: Mapping[str, Sequence[FloatArray]],
    k: int,
    random: np.random.Generator,
) -> dict[str, float]:
    prototypes = np.stack([mean_of(lessons[name], k, random) for name in names])
    places = [
        int((prototypes @ query > prototypes[place] @ query).sum())
        for place, name in enumerate(names)
        for query in queries[name]
    ]
    return {
        "top_1": round(float(np.mean([place == 0 for place in places])), 4),
        "top_5": round(float(np.mean([place < 5 for place in places])), 4),
    }


def _streams(heard: Sequence[Told], nothing: Sequence[Told]) -> dict[str, float]:
    said = said_of(heard)
    hit = [any(h.id == f"own-{one.clip.sign}" for h in one.said) for one in heard]
    among = [f"own-{one.clip.sign}" in one.best_first[:5] for one in heard]
    false = len(said_of(nothing)) / max(minutes_of_nothing(nothing), 1e-6)
    return {
        "said": round(float(np.mean(hit)), 4),
        "among_five": round(float(np.mean(among)), 4),
        "right_when_said": round(float(np.mean([is_right for _, is_right, _ in said] or [0.0])), 4),
        "own_a_minute": round(false, 3),
    }


def _known_a_minute(told: Sequence[Told]) -> float:
    words = sum(not h.id.startswith(("own-", "letter-")) for one in told for h in one.said)
    return round(words / max(minutes_of_nothing(told), 1e-6), 3)


def _table(figures: dict[str, Any]) -> str:
    lines = [f"{name} {value}" for name, value in figures.items() if name != "takes"]
    lines += [" ".join(f"{key} {value}" for key, value in row.items()) for row in figures["takes"]]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
