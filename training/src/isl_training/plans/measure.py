"""Measuring the models, and what the finder of bodies loses and shakes."""

from isl_training.evaluation.dataset import ALPHABET_VARIANT
from isl_training.plans.options import EvaluationOptions
from isl_training.plans.programs import PythonModule
from isl_training.plans.shared import (
    CACHE,
    CLIPS,
    EVALUATION,
    FRAMES,
    PUBLISH,
    RENDERED_CLIPS,
    relative,
)
from isl_training.plans.step import Step
from isl_training.words.losses import MEASURED

# The letters of the alphabet that is recognised, and of both alphabets.
_LETTERS = CACHE / f"letters-{ALPHABET_VARIANT}"
_ALL_LETTERS = CACHE / "letters"
_WORDS = CACHE / "words"
_WORD_POINTS = CACHE / "word-points"
_DROPPING = CACHE / "words-dropping"
_FRAMES_PER_SECOND = "15"


def evaluate(options: EvaluationOptions) -> tuple[Step, ...]:
    """What `make eval` does. What prints figures always runs; rendering does not."""
    write = ("--write",) if options.writes else ()
    few = () if options.has_all_words else ("--every", "4")
    yardstick = PythonModule("isl_training.letters.yardstick", ".venv-training")
    points = _WORD_POINTS / _FRAMES_PER_SECOND
    return (
        Step("measure the letters on held-out people", EVALUATION, write),
        *(
            (Step("measure the letters' yardstick", yardstick),)
            if options.has_training_environment
            else ()
        ),
        Step(
            "render letters to read",
            FRAMES,
            (
                *("--out", str(_LETTERS), "--variant", ALPHABET_VARIANT),
                *("--look", "1", "--look", "3", "--turn=-12", "--turn=0", "--turn=12"),
            ),
            makes=(_LETTERS,),
        ),
        Step("read the rendered letters", EVALUATION, ("--frames", relative(_LETTERS), *write)),
        Step(
            "render letters of both alphabets",
            FRAMES,
            ("--out", str(_ALL_LETTERS)),
            makes=(_ALL_LETTERS,),
        ),
        Step(
            "look who is found in them", EVALUATION, ("--finding", relative(_ALL_LETTERS), *write)
        ),
        Step(
            "render words",
            RENDERED_CLIPS,
            ("--out", str(_WORDS), *few, "--nothing", "4"),
            makes=(_WORDS,),
        ),
        Step(
            "find the rendered words' points",
            CLIPS,
            (
                *("points", relative(_WORDS)),
                *("--out", relative(_WORD_POINTS), "--fps", _FRAMES_PER_SECOND),
            ),
            reads=(_WORDS,),
            makes=(points,),
        ),
        Step("read the rendered words", EVALUATION, ("--sequences", relative(points))),
        *((PUBLISH,) if options.writes else ()),
    )


def measure_dropping() -> tuple[Step, ...]:
    """What `make dropping` does."""
    return (
        Step(
            "render people like those of training",
            RENDERED_CLIPS,
            (
                *("--out", str(_DROPPING), "--split", "training"),
                *("--every", "4", "--nothing", "4", "--seed", "7"),
            ),
            makes=(_DROPPING,),
        ),
        Step(
            "measure what is lost and shaken",
            PythonModule("isl_training.evaluation.dropping"),
            (relative(_DROPPING), "--write"),
            reads=(_DROPPING,),
            makes=(MEASURED,),
        ),
    )
