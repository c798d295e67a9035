"""python -m isl_training.evaluation.sign_search DIR: is a sign found by making it?

DIR is drawn people, whose points are lost and shaken as a finder does; with --found it is clips in
which a finder found them, as `isl_training.clips points` writes them. --strangers DIR... are drawn
movements of another language, which stand in the index beside our signs.
"""

# pyright: basic

import argparse
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from isl_inference_kit.wire import Found
from isl_signs.backends.base import Letter, Word, WordModel
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.backends.litert_words import load_word_model
from isl_signs.body import Body
from isl_signs.finding import find, nearest
from isl_signs.landmarks import FloatArray, to_square_units
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings

from isl_training.evaluation.samples import BadSampleError
from isl_training.evaluation.sequence_files import read_lines, read_sequence
from isl_training.evaluation.stream import NoDetector
from isl_training.evaluation.word_card import add_to_card
from isl_training.words.augment import degrade, frames_at
from isl_training.words.encoder import prototypes_of, taken
from isl_training.words.losses import Losses, read_losses
from isl_training.words.material import Clip, MaterialError, Span, read_material
from isl_training.words.signs import classes_of

# Frames a second: a slow machine, points, pictures on a fast line.
RATES = (4.0, 12.0, 15.0)
# How long the page lets somebody sign.
SECONDS = 3.0
_TIMED = 200


def main() -> int:
    """Print the figures; `--write` puts them into the word model's card."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.evaluation.sign_search", description=__doc__
    )
    parser.add_argument("sequences", type=Path, help="people whom no training has seen")
    parser.add_argument("--found", action="store_true", help="points that a finder found in clips")
    parser.add_argument(
        "--strangers", type=Path, nargs="+", default=[], help="movements that are no signs of ours"
    )
    parser.add_argument("--write", action="store_true", help="put the figures into the card")
    arguments = parser.parse_args()
    folder: Path = Settings.model_fields["signs_words_dir"].default
    model = load_word_model(folder)
    if model.encoder is None:
        sys.stderr.write(f"{folder}: no encoder; python -m isl_training.words.teachable first\n")
        return 2
    try:
        if arguments.found:
            clips = read_found(arguments.sequences, model)
        else:
            clips = read_material(arguments.sequences)
        strange = [clip for folder in arguments.strangers for clip in read_material(folder)]
        model = beside_strangers(model, strange, read_losses())
        figures = measure(model, clips, None if arguments.found else read_losses())
    except MaterialError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(_table(figures))
    if arguments.write:
        add_to_card(folder, "sign_search", figures)
    return 0


def read_found(folder: Path, model: WordModel) -> list[Clip]:
    """Clips of one sign each, in folders named by its gloss; those of other signs are left out."""
    ids = {
        one.label.upper(): one.id
        for word in model.words
        for one in (Letter(word.label, word.id), *word.homonyms)
    }
    clips: list[Clip] = []
    for name, line in read_lines(folder).items():
        sign = ids.get(Path(name).parent.name.upper())
        if sign is None:
            continue
        try:
            points = to_square_units(read_sequence(folder / name), aspect=line["aspect"])
        except (BadSampleError, OSError) as error:
            raise MaterialError(f"{folder / name}: {error}") from error
        rate = float(line["framesPerSecond"])
        span = Span(sign, 0.0, len(points) / rate)
        clips.append(Clip(points, rate, (span,), sign, line.get("signer"), {}, {}, ()))
    return clips


def beside_strangers(model: WordModel, clips: Sequence[Clip], losses: Losses) -> WordModel:
    """The model whose index knows the movements of these clips too, each by its mean direction."""
    if not clips:
        return model
    assert model.encoder is not None
    takes = taken(clips, model.encoder, losses, random=np.random.default_rng(29))
    words = [Word(name, name, "avatar", is_said=False) for name in sorted(takes)]
    every = np.concatenate([model.encoder.prototypes, prototypes_of(words, takes)])
    encoder = replace(model.encoder, prototypes=every)
    return replace(model, words=[*model.words, *words], encoder=encoder)


def measure(model: WordModel, clips: Sequence[Clip], losses: Losses | None) -> dict[str, Any]:
    """What is found of the signs that are shown alone, among all that the service knows.

    Without `losses` the points are as a finder found them.
    """
    class_of = classes_of(model.words)
    shown = [clip for clip in clips if clip.sign in class_of and len(clip.spans) == 1]
    if not shown:
        raise MaterialError("no clip shows one sign alone that the model knows")
    return {
        "signs": len(class_of),
        "movements": len(model.words),
        "clips": len(shown),
        "seconds": SECONDS,
        "rates": {f"{rate:g}": _at(rate, model, shown, losses) for rate in RATES},
        "search_ms": _search_ms(model),
    }


def place_of(sign: str, found: Found, class_of: Mapping[str, int]) -> int | None:
    """How many signs of other movements stand before it; None where it is not among the ten."""
    alike = [class_of[one.id] for one in found.alike]
    return alike.index(class_of[sign]) if class_of[sign] in alike else None


def as_take(clip: Clip) -> Clip:
    """So long as the page looks: cut, or at rest as at its end."""
    frames = round(SECONDS * clip.frames_per_second)
    still = np.repeat(clip.points[-1:], max(frames - len(clip.points), 0), axis=0)
    return replace(clip, points=np.concatenate([clip.points, still])[:frames])


def _at(
    rate: float, model: WordModel, clips: Sequence[Clip], losses: Losses | None
) -> dict[str, Any]:
    random = np.random.default_rng(23)
    class_of = classes_of(model.words)
    pipeline = _pipeline(model)
    outcomes: Counter[str] = Counter()
    places: list[int | None] = []
    took_ms: list[float] = []
    for clip in clips:
        client = pipeline.open_client()
        times, points = _seen(as_take(clip), losses, rate, random)
        for at_s, frame in zip(times.tolist(), points, strict=True):
            client.history.add(at_s, Body(frame, 1.0))
        span = {"id": "", "startedAt": 0.0, "endedAt": SECONDS * 1000}
        started = time.process_time()
        found = find(span, client).body
        took_ms.append((time.process_time() - started) * 1000)
        assert isinstance(found, Found)
        outcomes[found.outcome] += 1
        places.append(place_of(str(clip.sign), found, class_of))
    return {
        **{f"among_{most}": _share(places, most) for most in (1, 5, 10)},
        "refused": {name: count for name, count in outcomes.items() if name != "accepted"},
        "answer_ms": round(float(np.median(took_ms)), 2),
    }


def _seen(
    clip: Clip, losses: Losses | None, rate: float, random: np.random.Generator
) -> tuple[FloatArray, FloatArray]:
    """Times [n] and points [n, 75, 3] of the frames that are sent."""
    if losses is not None:
        return degrade(clip, losses, rate=rate, random=random)
    chosen = frames_at(len(clip.points), clip.frames_per_second, rate, random=random)
    return (chosen / clip.frames_per_second).astype(np.float32), clip.points[chosen]


def _pipeline(model: WordModel) -> SignPipeline:
    letters = load_letter_model(Settings.model_fields["signs_model_dir"].default)
    return SignPipeline(NoDetector(), letters, model)


def _share(places: Sequence[int | None], most: int) -> float:
    """Of all takes: who is refused finds nothing."""
    return round(sum(place is not None and place < most for place in places) / len(places), 4)


def _search_ms(model: WordModel) -> float:
    """To compare one take with all signs, without encoding it."""
    assert model.encoder is not None
    example = model.encoder.prototypes[0]
    took_ms: list[float] = []
    for _ in range(_TIMED):
        started = time.process_time()
        nearest(example, model.words, model.encoder)
        took_ms.append((time.process_time() - started) * 1000)
    return round(float(np.median(took_ms)), 3)


def _table(figures: Mapping[str, Any]) -> str:
    lines = [f"{name} {value}" for name, value in figures.items() if name != "rates"]
    lines += [
        f"{rate} a second: " + ", ".join(f"{name} {value}" for name, value in row.items())
        for rate, row in figures["rates"].items()
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
