"""Files and programs that several plans name."""

from pathlib import Path

from isl_signs.backends.litert_letters import CARD_FILE, LABELS_FILE, MODEL_FILE, PROTOTYPES_FILE
from isl_signs.settings import Settings

from isl_training.evaluation.dataset import ALPHABET, ALPHABET_VARIANT
from isl_training.plans.programs import NpmScript, PythonModule
from isl_training.plans.step import CardPart, Content, Step
from isl_training.repository import ROOT

CACHE = ROOT / ".cache"
LETTER_MODEL: Path = Settings.model_fields["signs_model_dir"].default
WORD_MODEL: Path = Settings.model_fields["signs_words_dir"].default

TRAINING_ENVIRONMENT = ".venv-training"

CLIPS = PythonModule("isl_training.clips")
EVALUATION = PythonModule("isl_training.evaluation")
SEQUENCES = NpmScript("@isl/signing", "sequences")
FRAMES = NpmScript("@isl/sign-kit", "frames")
RENDERED_CLIPS = NpmScript("@isl/sign-kit", "clips")
PLAYER_CLIPS = NpmScript("@isl/sign-kit", "player-clips")

PUBLISH = Step("publish the cards' figures", PythonModule("isl_training.evaluation.publish"))
LETTER_IDS = [f"letter-{letter.lower()}-{ALPHABET_VARIANT}" for letter in ALPHABET]

# What streams of other people showed: when a word is one, and what scores are worth.
BELIEF, SCORES = ("belief",), ("scores",)
# What training writes into a card; what is measured afterwards stands beside it.
_LEARNT = ("name", "version", "sha256", "data", "training", "validation", "runtime")


def letter_model_files(folder: Path = LETTER_MODEL) -> tuple[Content, ...]:
    """A letter model as training writes it."""
    files = (MODEL_FILE, LABELS_FILE, PROTOTYPES_FILE)
    return (*(folder / name for name in files), CardPart(folder / CARD_FILE, _LEARNT))


def word_model_files(folder: Path = WORD_MODEL) -> tuple[Content, ...]:
    """A word model as training writes it."""
    learnt = CardPart(folder / CARD_FILE, (*_LEARNT, "vocabulary"))
    return (folder / MODEL_FILE, folder / LABELS_FILE, learnt)


def relative(path: Path) -> str:
    """As it is told to programs that run in the repository's root."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
