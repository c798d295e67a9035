"""Words that people spell: the letters' encoder, which they are read from, and the net over it."""

from dataclasses import replace
from pathlib import Path

from isl_signs.settings import Settings
from isl_signs.spelling.model import CARD_FILE, NET_FILE

from isl_training.evaluation.dataset import ALPHABET
from isl_training.evaluation.render import TEMPLATES
from isl_training.plans.programs import PythonModule
from isl_training.plans.shared import (
    CACHE,
    LETTER_MODEL,
    SEQUENCES,
    TRAINING_ENVIRONMENT,
    letter_model_files,
    relative,
    word_model_files,
)
from isl_training.plans.step import CardPart, Content, Step
from isl_training.spelling.words import TESTING_FILE, TRAINING_FILE
from isl_training.words.losses import MEASURED

SPELLING_MODEL: Path = Settings.model_fields["signs_spelling_dir"].default
# The letters before they can be taught: teaching gives the net its second output.
LETTERS_TRAINED = CACHE / "letters-trained"
_LETTER_PEOPLE = CACHE / "letters-people"
_SHOWN_IDS = [
    *(f"letter-{letter.lower()}-{variant}" for variant in ("v1", "v2") for letter in ALPHABET),
    *(f"numeral-{number}" for number in range(10)),
]
_DRAWN = CACHE / "spelling"
_SPELLED, _OTHERS = _DRAWN / "spelled", _DRAWN / "others"
_UNSEEN, _OTHERS_UNSEEN = _DRAWN / "testing", _DRAWN / "others-testing"
# Of the unseen words, so many are shown at each frame rate: the three ways take their time.
_MOST = "106"
_LEARNT = ("name", "sha256", "encoder", "weights", "training", "runtime")


def teach_letters() -> tuple[Step, ...]:
    """The trained letters with what they are told from."""
    return (
        _draw(
            "draw people who show letters",
            _LETTER_PEOPLE,
            *("--people", "12", "--count", "3", "--signs", ",".join(_SHOWN_IDS), "--seed", "1"),
        ),
        Step(
            "let the letters be taught",
            PythonModule("isl_training.letters.teachable"),
            (
                *(relative(_LETTER_PEOPLE), "--model", relative(LETTERS_TRAINED)),
                *("--out", relative(LETTER_MODEL)),
            ),
            reads=(_LETTER_PEOPLE, MEASURED, *letter_model_files(LETTERS_TRAINED)),
            makes=letter_model_files(),
        ),
    )


def learn_spelling(spelled: Path) -> tuple[Step, ...]:
    """`spelled` has the words to learn from, and those to measure on, as `spelling.words` has."""
    model: tuple[Content, ...] = (
        SPELLING_MODEL / NET_FILE,
        CardPart(SPELLING_MODEL / CARD_FILE, _LEARNT),
    )
    learnt, unseen = spelled.resolve() / TRAINING_FILE, spelled.resolve() / TESTING_FILE
    return (
        _draw_spelled(
            "draw people who spell", _SPELLED, learnt, "--rate", "1-6.5", "--elsewhere", "0.3"
        ),
        _draw("draw people who spell nothing", _OTHERS, *_nothing(450, seed=3)),
        Step(
            "learn spelled words",
            PythonModule("isl_training.spelling", TRAINING_ENVIRONMENT),
            (relative(_SPELLED), "--nothing", relative(_OTHERS)),
            reads=(_SPELLED, _OTHERS, MEASURED, *letter_model_files()),
            makes=model,
        ),
        _draw_spelled(
            "draw others who spell",
            _UNSEEN,
            unseen,
            *("--split", "testing", "--rate", "2,3,4,6", "--seed", "4"),
        ),
        _draw(
            "draw others who spell nothing",
            _OTHERS_UNSEEN,
            *("--split", "testing", *_nothing(170, seed=5)),
        ),
        Step(
            "measure the spelled words",
            PythonModule("isl_training.evaluation.spelling"),
            (relative(_UNSEEN), relative(_OTHERS_UNSEEN), "--most", _MOST, "--write"),
            reads=(
                *(_UNSEEN, _OTHERS_UNSEEN, MEASURED, TEMPLATES, *model),
                *(*letter_model_files(), *word_model_files()),
            ),
            makes=(CardPart(SPELLING_MODEL / CARD_FILE, ("evaluation",)),),
        ),
    )


def _nothing(count: int, *, seed: int) -> tuple[str, ...]:
    return ("--count", "1", "--nothing", str(count), "--seed", str(seed))


def _draw(name: str, out: Path, *arguments: str) -> Step:
    return Step(name, SEQUENCES, ("--out", str(out), *arguments), makes=(out,))


def _draw_spelled(name: str, out: Path, words: Path, *arguments: str) -> Step:
    drawn = _draw(name, out, "--spelled", str(words), "--count", "1", *arguments)
    return replace(drawn, reads=(words,))
