"""python -m isl_training: train the models or measure them, step by step.

A step whose inputs, code and parameters are as they were, and whose results are there, is not run
again. Each option may also be given as a variable of the environment, as make does: CLIPS=DIR for
--clips DIR, WRITE=1 for --write.
"""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from isl_training.plans.captures import measure_captures
from isl_training.plans.measure import evaluate, measure_dropping
from isl_training.plans.options import COUNT, NOTHING, EvaluationOptions, TrainingOptions
from isl_training.plans.run import run_plan
from isl_training.plans.step import Step
from isl_training.plans.train import train
from isl_training.repository import ROOT


def main() -> int:
    """Run the plan that the arguments name, or print it."""
    arguments = parser_of(os.environ).parse_args()
    steps = plan_of(arguments)
    if arguments.dry_run:
        sys.stdout.write("".join(f"{step.name}\n  {step}\n" for step in steps))
        return 0
    return run_plan(steps, is_forced=arguments.force)


def parser_of(environment: Mapping[str, str]) -> argparse.ArgumentParser:
    """The options, with the environment's variables as what they are without being given."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_training",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="plan", required=True)

    def value(name: str) -> str | None:
        return environment.get(name) or None

    training = commands.add_parser("train", help="letters and words, or words on people's clips")
    training.add_argument("--clips", type=Path, default=value("CLIPS"), help="a folder of them")
    training.add_argument(
        "--given",
        action="store_true",
        default=bool(value("GIVEN")),
        help="on clips that people gave here, fetched into --clips or .cache/given-clips",
    )
    training.add_argument(
        "--kinds",
        type=Path,
        default=value("KINDS"),
        help="a folder of SiGML of another language: the words' net tells its movements apart too",
    )
    training.add_argument(
        "--kinds-licence", default=value("KINDS_LICENCE") or "", help="of that, as SPDX has it"
    )
    training.add_argument(
        "--strange",
        type=Path,
        default=value("STRANGE"),
        help="another such folder, which training never sees: the words' net can be taught by it",
    )
    training.add_argument(
        "--spelled",
        type=Path,
        default=value("SPELLED"),
        help="a folder of words, as isl_training.spelling.words writes it: drawn people spell them",
    )
    training.add_argument(
        "--replace",
        action="store_true",
        default=bool(value("REPLACE")),
        help="with --clips or --given: put the new words in the old ones' place if they are better",
    )
    training.add_argument("--epochs", type=int, default=value("EPOCHS"), help="as for --replace")
    training.add_argument(
        "--count", type=int, default=value("COUNT") or COUNT, help="drawn people for each sign"
    )
    training.add_argument(
        "--nothing",
        type=int,
        default=value("NOTHING") or NOTHING,
        help="drawn people who do not sign",
    )
    measuring = commands.add_parser("eval", help="letters and words, on held-out data and avatar")
    measuring.add_argument(
        "--write", action="store_true", default=bool(value("WRITE")), help="keep the figures"
    )
    measuring.add_argument(
        "--all", action="store_true", default=bool(value("ALL")), help="each word, not each fourth"
    )
    dropping = commands.add_parser("dropping", help="what the finder loses of rendered people")
    captures = commands.add_parser("captures", help="what the avatar makes of signs it shows")
    captures.add_argument(
        "--every", type=int, default=value("EVERY") or 4, help="each so many-th word"
    )
    for command in (training, measuring, dropping, captures):
        command.add_argument(
            "--force",
            action="store_true",
            default=bool(value("FORCE")),
            help="run every step; train: also where the words were learnt from people",
        )
        command.add_argument("--dry-run", action="store_true", help="only print the steps")
    return parser


def plan_of(arguments: argparse.Namespace) -> Sequence[Step]:
    """The steps that the arguments ask for."""
    if arguments.plan == "train":
        return train(
            TrainingOptions(
                clips=arguments.clips,
                is_given=arguments.given,
                kinds=arguments.kinds,
                kinds_licence=arguments.kinds_licence,
                strange=arguments.strange,
                spelled=arguments.spelled,
                replaces=arguments.replace,
                is_forced=arguments.force,
                epochs=arguments.epochs,
                count=arguments.count,
                nothing=arguments.nothing,
            )
        )
    if arguments.plan == "eval":
        return evaluate(
            EvaluationOptions(
                writes=arguments.write,
                has_all_words=arguments.all,
                has_training_environment=(ROOT / ".venv-training/bin/python").exists(),
            )
        )
    if arguments.plan == "captures":
        return measure_captures(arguments.every)
    return measure_dropping()


if __name__ == "__main__":
    sys.exit(main())
