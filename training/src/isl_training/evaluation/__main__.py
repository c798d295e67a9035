"""python -m isl_training.evaluation: print how well the letter model does, or write it down.

Without --frames, --finding or --sequences: the letter card's figures, on the landmark vectors'
Testing split.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from isl_inference_kit.settings import load_settings
from isl_signs.backends.litert_letters import CARD_FILE, load_letter_model
from isl_signs.settings import Settings

from isl_training.evaluation.answers import render_summary, summarise
from isl_training.evaluation.card import render_card
from isl_training.evaluation.dataset import DEFAULT_LANDMARKS, load_split
from isl_training.evaluation.finding import LIST_FILE, look_at, render_found, summarise_found
from isl_training.evaluation.measure import confusion, measure
from isl_training.evaluation.recognise import recognise_pictures
from isl_training.evaluation.words import add_sequence_options, evaluate_sequences

READABLE_CARD_FILE = "MODEL_CARD.md"


def main() -> int:
    """Evaluate what the arguments name."""
    arguments = _parser().parse_args()
    if arguments.frames is not None:
        return _evaluate_frames(arguments)
    if arguments.finding is not None:
        return _evaluate_finding(arguments)
    if arguments.sequences is not None:
        return evaluate_sequences(arguments)
    return _evaluate_testing(arguments)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.evaluation",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--landmarks", type=Path, default=DEFAULT_LANDMARKS)
    source.add_argument("--frames", type=Path, metavar="DIR", help="pictures DIR/<letter>/*.jpg")
    source.add_argument(
        "--finding", type=Path, metavar="DIR", help=f"what is found of whom DIR/{LIST_FILE} lists"
    )
    source.add_argument(
        "--sequences", type=Path, metavar="DIR", help="landmarks DIR/<gloss or id>/*.npy"
    )
    add_sequence_options(parser)
    parser.add_argument(
        "--model", type=Path, default=Settings.model_fields["signs_model_dir"].default
    )
    parser.add_argument(
        "--write",
        action="store_true",
        help="write card.json and MODEL_CARD.md; --frames and --finding: as the avatar's pictures; "
        "--sequences: of the word model",
    )
    return parser


def _evaluate_testing(arguments: argparse.Namespace) -> int:
    if not arguments.landmarks.exists():
        sys.stdout.write("skipped: the landmark vectors are not here\n")
        return 0
    model = load_letter_model(arguments.model)
    testing = load_split(arguments.landmarks, "Testing")
    figures = measure(model, load_split(arguments.landmarks, "Training"), testing)
    card = _card_with(arguments, {"confusion": confusion(model, testing), "evaluation": figures})
    sys.stdout.write(render_card(card))
    return 0


def _evaluate_frames(arguments: argparse.Namespace) -> int:
    # Imported here: it takes seconds, and help must not.
    from isl_signs.backends.mediapipe_body import create_detector

    if not _is_folder(arguments.frames):
        return 2
    detector = create_detector(load_settings(Settings, "signs"))
    try:
        outcome = recognise_pictures(arguments.frames, detector, load_letter_model(arguments.model))
    finally:
        detector.close()
    _report("no such letter, skipped", outcome.unknown)
    _report("not read", outcome.bad)
    if not outcome.answers:
        sys.stdout.write(f"{arguments.frames}: no pictures DIR/<letter>/*.jpg\n")
        return 1
    figures = summarise(outcome.answers)
    _card_with(arguments, {"avatar_letters": figures})
    sys.stdout.write(render_summary(figures))
    return 0


def _evaluate_finding(arguments: argparse.Namespace) -> int:
    from isl_signs.backends.mediapipe_holistic import MediaPipeHolistic

    if not _is_folder(arguments.finding):
        return 2
    if not (arguments.finding / LIST_FILE).exists():
        sys.stderr.write(f"{arguments.finding}: no {LIST_FILE}, which sign-kit's frames writes\n")
        return 2
    with MediaPipeHolistic() as holistic:
        seen, bad = look_at(arguments.finding, holistic.find)
    _report("not read", bad)
    if not seen:
        sys.stdout.write(f"{arguments.finding}: no pictures\n")
        return 1
    figures = {"finder": MediaPipeHolistic.name, **summarise_found(seen)}
    _card_with(arguments, {"avatar_finding": figures})
    sys.stdout.write(render_found(figures))
    return 0


def _card_with(arguments: argparse.Namespace, figures: dict[str, Any]) -> dict[str, Any]:
    """The model's card with these figures in it; written where that was asked for."""
    path: Path = arguments.model / CARD_FILE
    card = json.loads(path.read_text()) | figures
    if arguments.write:
        path.write_text(json.dumps(card, indent=2) + "\n")
        (arguments.model / READABLE_CARD_FILE).write_text(render_card(card))
    return card


def _is_folder(path: Path) -> bool:
    if path.is_dir():
        return True
    sys.stderr.write(f"{path}: no such folder\n")
    return False


def _report(what: str, names: list[str]) -> None:
    for name in names:
        sys.stdout.write(f"{what}: {name}\n")


if __name__ == "__main__":
    sys.exit(main())
