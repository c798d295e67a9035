"""python -m isl_signs.evaluation: print the card's figures, or write them into the card."""

import argparse
import json
import sys
from pathlib import Path

from isl_signs.backends.litert_letters import CARD_FILE, load_letter_model
from isl_signs.evaluation.card import render_card
from isl_signs.evaluation.dataset import DEFAULT_LANDMARKS, load_split
from isl_signs.evaluation.measure import measure
from isl_signs.settings import Settings

READABLE_CARD_FILE = "MODEL_CARD.md"


def main() -> int:
    """Evaluate the exported model on Testing."""
    parser = argparse.ArgumentParser(prog="python -m isl_signs.evaluation", description=__doc__)
    parser.add_argument("--landmarks", type=Path, default=DEFAULT_LANDMARKS)
    parser.add_argument(
        "--model", type=Path, default=Settings.model_fields["signs_model_dir"].default
    )
    parser.add_argument("--write", action="store_true", help="write card.json and MODEL_CARD.md")
    arguments = parser.parse_args()
    if not arguments.landmarks.exists():
        sys.stdout.write("skipped: the landmark vectors are not here\n")
        return 0
    card = json.loads((arguments.model / CARD_FILE).read_text())
    card["evaluation"] = measure(
        load_letter_model(arguments.model),
        load_split(arguments.landmarks, "Training"),
        load_split(arguments.landmarks, "Testing"),
    )
    readable = render_card(card)
    if arguments.write:
        (arguments.model / CARD_FILE).write_text(json.dumps(card, indent=2) + "\n")
        (arguments.model / READABLE_CARD_FILE).write_text(readable)
    sys.stdout.write(readable)
    return 0


if __name__ == "__main__":
    sys.exit(main())
