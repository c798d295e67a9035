"""python -m isl_training.evaluation.spelling SPELLED NOTHING: how well spelled words are read."""

# pyright: basic

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.backends.litert_words import load_word_model
from isl_signs.landmarks import FloatArray, to_square_units
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings
from isl_signs.spelling.model import NAMES_FILE, load_spelling_model, without_names
from isl_signs.spelling.names import read_names

from isl_training.evaluation.sequence_files import read_lines
from isl_training.evaluation.spelling_card import add_to_spelling_card
from isl_training.evaluation.stream import Listened, NoDetector, listen
from isl_training.spelling.distance import edits
from isl_training.words.augment import frames_at, lose_hands, shake
from isl_training.words.losses import Losses, read_losses
from isl_training.words.material import DEFAULT_ASPECT, MaterialError, read_clip

_RATES = (12.0, 15.0)
WAYS = ("holds", "stream", "stream and list")


@dataclass(frozen=True, slots=True)
class Shown:
    """One clip at one frame rate: what is in it, and what each way of reading makes of it."""

    word: str
    alphabet: str
    letters_a_second: float
    frame_rate: float
    seconds: float
    sign: str
    heard: tuple[Listened, ...]
    ms_a_frame: tuple[float, ...]


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.evaluation.spelling", description=__doc__
    )
    parser.add_argument("spelled", type=Path, help="words that unseen drawn people spell")
    parser.add_argument("nothing", type=Path, help="signs, and movements that are no sign")
    parser.add_argument("--model", type=Path, help="folder of another spelling model")
    parser.add_argument("--most", type=int, help="so many clips of each folder")
    parser.add_argument("--write", action="store_true", help="put the figures into the card")
    arguments = parser.parse_args()
    try:
        pipelines = create_pipelines(arguments.model)
        spelled = list(show(arguments.spelled, pipelines, _RATES, most=arguments.most))
        others = list(show(arguments.nothing, pipelines, _RATES[:1], most=arguments.most))
    except MaterialError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    folder: Path = Settings.model_fields["signs_spelling_dir"].default
    figures = {
        "most": arguments.most,
        "errors": error_rows(spelled, read_names(folder / NAMES_FILE)),
        "others": false_rows(others),
        "ms_a_frame": cost_rows(spelled),
    }
    for line in [
        *error_lines(figures["errors"]),
        *false_lines(figures["others"]),
        *cost_lines(figures["ms_a_frame"]),
    ]:
        sys.stdout.write(f"{line}\n")
    if arguments.write:
        add_to_spelling_card(arguments.model or folder, "evaluation", figures)
    return 0


def create_pipelines(folder: Path | None = None) -> tuple[SignPipeline, ...]:
    """The service as it reads letters on holds alone, in a stream, and with the list."""
    fields = Settings.model_fields
    letters = load_letter_model(fields["signs_model_dir"].default)
    words = load_word_model(fields["signs_words_dir"].default)
    listed: Path = fields["signs_spelling_dir"].default / NAMES_FILE
    model = load_spelling_model(folder or listed.parent, letters, listed)
    if model is None:
        raise MaterialError("the spelling net was learnt over another letter net: train it first")
    return tuple(
        SignPipeline(NoDetector(), letters, words, spelling=spelling)
        for spelling in (None, without_names(model), model)
    )


def show(
    folder: Path,
    pipelines: Sequence[SignPipeline],
    frame_rates: Sequence[float],
    *,
    most: int | None = None,
) -> Iterator[Shown]:
    """Every clip of a folder's list, hands lost and shaken as by MediaPipe, to each pipeline."""
    lines = list(read_lines(folder).values())
    if not lines:
        raise MaterialError(f"{folder}: no list of sequences")
    losses, random = read_losses(), np.random.default_rng(19)
    step = 1 if most is None else max(1, len(lines) // most)
    for line in lines[::step]:
        for frame_rate in frame_rates:
            clip = read_clip(folder, line)
            times, points = _seen(clip.points, clip.frames_per_second, frame_rate, losses, random)
            heard, costs = [], []
            for pipeline in pipelines:
                started = time.process_time()
                heard.append(listen(pipeline, times, points, aspect=DEFAULT_ASPECT))
                costs.append((time.process_time() - started) * 1000 / heard[-1].frames)
            yield Shown(
                word=line.get("word", ""),
                alphabet=line.get("alphabet", ""),
                letters_a_second=line.get("lettersPerSecond", 0.0),
                frame_rate=frame_rate,
                seconds=float(times[-1] - times[0]),
                sign=line["id"] or "",
                heard=tuple(heard),
                ms_a_frame=tuple(costs),
            )


def _seen(
    points: FloatArray, rate: float, frame_rate: float, losses: Losses, random: np.random.Generator
) -> tuple[FloatArray, FloatArray]:
    """Times, and points normalised to the picture."""
    lost = lose_hands(points, losses, rate, random=random)
    chosen = frames_at(len(lost), rate, frame_rate, random=random)
    shaken = shake(lost[chosen], losses, random)
    times = (chosen / rate).astype(np.float32)
    return times, to_square_units(shaken, aspect=1 / DEFAULT_ASPECT)


def letters_of(listened: Listened) -> str:
    """The letters that were said, in their order."""
    return "".join(heard.label for heard in listened.said if heard.id.startswith("letter-"))


def error_rows(shown: Sequence[Shown], names) -> list[dict[str, Any]]:
    """Character error of each way, by alphabet, letters a second and frames a second."""
    groups: dict[tuple, list[Shown]] = defaultdict(list)
    for one in shown:
        listed = "in the list" if one.word in names else "in no list"
        groups[("both", 0.0, 0.0, listed)].append(one)
        groups[(one.alphabet, 0.0, 0.0, listed)].append(one)
        groups[(one.alphabet, one.letters_a_second, one.frame_rate, "all")].append(one)
    return [
        {
            "alphabet": alphabet,
            "letters_a_second": speed,
            "frames_a_second": rate,
            "which": listed,
            "words": len(many),
            "errors": [round(error_of(many, way), 4) for way in range(len(WAYS))],
            "whole": [
                round(sum(letters_of(one.heard[way]) == one.word for one in many) / len(many), 4)
                for way in range(len(WAYS))
            ],
        }
        for (alphabet, speed, rate, listed), many in sorted(groups.items(), key=str)
    ]


def error_lines(rows: Sequence[dict[str, Any]]) -> Iterator[str]:
    """As they are printed."""
    yield "character error; alphabet, letters/s, frames/s, words: " + ", ".join(WAYS)
    for row in rows:
        speed, rate = row["letters_a_second"] or "all", row["frames_a_second"] or "all"
        yield (
            f"{row['alphabet']} {speed:>3} {rate:>4} {row['which']:<12} {row['words']:4} words: "
            f"{_listed(row['errors'], '6.1%')}; whole words right: {_listed(row['whole'], '.0%')}"
        )


def _listed(figures: Sequence[float], form: str) -> str:
    return ", ".join(format(figure, form) for figure in figures)


def error_of(shown: Sequence[Shown], way: int) -> float:
    """Letters wrong, missing or too many, by letters that were spelled."""
    wrong = sum(edits(letters_of(one.heard[way]), one.word) for one in shown)
    return wrong / sum(len(one.word) for one in shown)


def false_rows(shown: Sequence[Shown]) -> list[dict[str, Any]]:
    """What is said over movement that is no sign, and beside the signs of others."""
    kinds = {
        "nothing": [one for one in shown if not one.sign],
        "word signs": [one for one in shown if one.sign.startswith("word-")],
        "numerals": [one for one in shown if one.sign.startswith("numeral-")],
    }
    return [_false_row(what, many) for what, many in kinds.items() if many]


def _false_row(what: str, many: Sequence[Shown]) -> dict[str, Any]:
    minutes = sum(one.seconds for one in many) / 60
    ways = range(len(WAYS))
    letters = [sum(len(letters_of(one.heard[way])) for one in many) / minutes for way in ways]
    words = [
        sum(not h.id.startswith("letter-") for one in many for h in one.heard[way].said) / minutes
        for way in ways
    ]
    said = [
        sum(any(h.id == one.sign for h in one.heard[way].said) for one in many) / len(many)
        for way in ways
    ]
    return {
        "what": what,
        "clips": len(many),
        "minutes": round(minutes, 1),
        "letters_a_minute": [round(each, 2) for each in letters],
        "words_a_minute": [round(each, 2) for each in words],
        "sign_said": None if what == "nothing" else [round(each, 4) for each in said],
    }


def false_lines(rows: Sequence[dict[str, Any]]) -> Iterator[str]:
    """As they are printed."""
    for row in rows:
        shares = row["sign_said"]
        said = "" if shares is None else f"; the sign said {_listed(shares, '.1%')}"
        yield (
            f"{row['what']}, {row['clips']} clips of {row['minutes']} minutes: letters a minute "
            f"{_listed(row['letters_a_minute'], '.2f')}; "
            f"words a minute {_listed(row['words_a_minute'], '.2f')}{said}"
        )


def cost_rows(shown: Sequence[Shown]) -> list[dict[str, float]]:
    """CPU time of a frame by each way, without finding the points."""
    rows = []
    for way in range(len(WAYS)):
        costs = np.array([one.ms_a_frame[way] for one in shown])
        middle, most = float(np.median(costs)), float(np.percentile(costs, 95))
        rows.append({"p50": round(middle, 2), "p95": round(most, 2)})
    return rows


def cost_lines(rows: Sequence[dict[str, float]]) -> Iterator[str]:
    """As they are printed."""
    for name, row in zip(WAYS, rows, strict=True):
        yield f"{name}: {row['p50']:.2f} ms a frame, p95 {row['p95']:.2f}"


if __name__ == "__main__":
    sys.exit(main())
