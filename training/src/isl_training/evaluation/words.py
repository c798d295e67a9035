"""--sequences: how well words, numerals and letters are read from sequences of landmarks."""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from isl_inference_kit.settings import load_settings
from isl_signs.backends.litert_letters import load_letter_model
from isl_signs.backends.litert_words import load_word_model
from isl_signs.lexicon import read_forms
from isl_signs.pipeline import SignPipeline
from isl_signs.settings import Settings
from isl_signs.standing import leave_out_letters, leave_out_words

from isl_training.evaluation.answers import render_summary
from isl_training.evaluation.render import render
from isl_training.evaluation.sequences import recognise_sequences
from isl_training.evaluation.stream import NoDetector
from isl_training.evaluation.word_card import add_to_card
from isl_training.words.losses import read_losses

RATES = (2.0, 15.0)


def add_sequence_options(parser: argparse.ArgumentParser) -> None:
    """What --sequences asks besides."""
    group = parser.add_argument_group("with --sequences")
    group.add_argument(
        "--fps", type=float, help="frames a second of the arrays; unset: sequences.jsonl's, or 30"
    )
    group.add_argument(
        "--at", type=float, action="append", help="frames a second that are shown: 2, 15, and --fps"
    )
    group.add_argument(
        "--aspect",
        type=float,
        help="picture's width by its height; unset: sequences.jsonl's, or 4:3",
    )
    group.add_argument(
        "--degrade", action="store_true", help="lose and shake points as MediaPipe does"
    )
    group.add_argument(
        "--net-scores",
        action="store_true",
        help="as the words' net has them, not what they are worth",
    )
    group.add_argument("--most", type=int, help="at most so many sequences of each sign")


def evaluate_sequences(arguments: argparse.Namespace) -> int:
    """Print the figures at each rate, and write them where that was asked for."""
    folder: Path = arguments.sequences
    if not folder.is_dir():
        sys.stderr.write(f"{folder}: no such folder\n")
        return 2
    if problem := _problem(arguments):
        sys.stderr.write(f"{problem}\n")
        return 2
    settings = load_settings(Settings, "signs")
    forms = read_forms(settings.signs_forms_dir)
    with_scores = not arguments.net_scores
    words = None
    if settings.signs_words == "on":
        words = leave_out_words(
            load_word_model(settings.signs_words_dir, with_scores=with_scores), forms
        )
    pipeline = SignPipeline(
        NoDetector(),
        leave_out_letters(load_letter_model(settings.signs_model_dir), forms),
        words,
        threshold=settings.signs_threshold,
        word_threshold=settings.signs_word_threshold,
    )
    outcome = recognise_sequences(
        folder,
        pipeline,
        frames_per_second=arguments.fps,
        rates=rates_of(fps=arguments.fps, at=arguments.at),
        aspect=arguments.aspect,
        losses=read_losses() if arguments.degrade else None,
        most=arguments.most,
    )
    for name in outcome.unknown:
        sys.stdout.write(f"no such sign, skipped: {name}\n")
    for name in outcome.bad:
        sys.stdout.write(f"not read: {name}\n")
    if not outcome.rates:
        sys.stdout.write(f"{folder}: no sequences DIR/<gloss or id>/*.npy\n")
        return 1
    sys.stdout.write(render_rates(outcome.rates))
    if arguments.write and words is not None:
        write_evaluation(settings.signs_words_dir, outcome.rates, is_degraded=arguments.degrade)
    return 0


def rates_of(*, fps: float | None, at: list[float] | None) -> list[float]:
    """Those asked for, else the page's two that the arrays have, and the arrays' own."""
    if at or fps is None:
        return at or list(RATES)
    return sorted({fps, *(rate for rate in RATES if rate <= fps)})


def _problem(arguments: argparse.Namespace) -> str | None:
    given: list[float | None] = [arguments.fps, arguments.aspect, *(arguments.at or [])]
    if any(value is not None and not 0 < value <= 240 for value in given):
        return "--fps, --at and --aspect are above 0 and at most 240"
    return None


def render_rates(rates: Mapping[str, Any]) -> str:
    """Every rate's figures as Markdown."""
    return render(
        "rates",
        rates=[
            (rate, figures, render_summary(figures) if "signs" in figures else None)
            for rate, figures in rates.items()
        ],
    )


def write_evaluation(folder: Path, rates: Mapping[str, Any], *, is_degraded: bool) -> None:
    """Put the figures into the word model's card."""
    add_to_card(folder, "evaluation", {"is_spoilt": is_degraded, "rates": dict(rates)})
