"""What may be asked of a plan."""

from dataclasses import dataclass
from pathlib import Path

# So many drawn people for each sign, and so many who do something else.
COUNT = 110
NOTHING = 3000


@dataclass(frozen=True, slots=True)
class TrainingOptions:
    """`clips` of people: words alone are learnt, from them too, and compared with the old model."""

    clips: Path | None = None
    # SiGML of another language, to tell apart beside our signs, and its licence.
    kinds: Path | None = None
    kinds_licence: str = ""
    # SiGML that no training sees, under the same licence: when a taught sign is believed is fitted
    # on it.
    strange: Path | None = None
    # Words, as `spelling.words` writes them: spelled words are learnt too, and letters are taught.
    spelled: Path | None = None
    # Bring the folder first to what people gave here and let models learn from.
    is_given: bool = False
    # Put the new words in the old ones' place if they are better on unseen signers.
    replaces: bool = False
    # Also where the words in the way were learnt from people.
    is_forced: bool = False
    epochs: int | None = None
    count: int = COUNT
    nothing: int = NOTHING


@dataclass(frozen=True, slots=True)
class EvaluationOptions:
    """`writes` keeps the figures in the cards."""

    writes: bool = False
    # Every word instead of every fourth.
    has_all_words: bool = False
    # The yardstick of the letters needs scikit-learn.
    has_training_environment: bool = False
