"""What the pipeline asks of its models."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from isl_inference_kit.analysis import RgbImage

from isl_signs.body import Body, Region
from isl_signs.landmarks import FloatArray
from isl_signs.scores import Scores


class ModelFilesError(Exception):
    """The model's folder is incomplete or its files do not belong together."""


class BodyDetector(Protocol):
    """Finds a person; safe to call from several threads, each with its own graphs."""

    @property
    def name(self) -> str:
        """The detector and its version."""
        ...

    def detect(self, rgb: RgbImage, around: Region | None = None, /) -> Body:
        """The person of one picture, uint8 [height, width, 3], red first, not mirrored.

        `around` is the body's region in the picture before: it spares the search for somebody.
        """
        ...

    def close(self) -> None:
        """Give back every graph."""
        ...


class LetterNet(Protocol):
    """The trained net alone: numbers in, numbers out; safe to call from several threads."""

    def logits(self, features: FloatArray) -> FloatArray:
        """One row of float32 [letters] for each row of float32 [n, features]."""
        ...


class EncodingNet(LetterNet, Protocol):
    """The same net with its encoding as `logits`; both at once cost no more than one."""

    def both(self, features: FloatArray) -> tuple[FloatArray, FloatArray]:
        """The letters' logits and the encoding, a row for each row."""
        ...


@dataclass(frozen=True, slots=True)
class Letter:
    """A class of the net: what is shown, and its entry in the lexicon."""

    label: str
    id: str


@dataclass(frozen=True, slots=True)
class LetterEncoder:
    """What the letters are told from, and when hands near to an example are that letter."""

    # Examples of another net mean nothing to it.
    fingerprint: str
    # Gives float32 [n, dimensions], of any length.
    net: EncodingNet
    dimensions: int
    # How quickly the nearer of two own letters takes all of the probability.
    sharpness: float
    # Of the first own letter, as `own_letters.Compared` has its parts; fitted by training.
    weights: tuple[float, float, float]
    bias: float


@dataclass(frozen=True, slots=True)
class LetterModel:
    """A net with what was measured beside it on validation pictures."""

    name: str
    version: str
    letters: Sequence[Letter]
    net: LetterNet
    # Logits are divided by it, so that a probability of 0.8 is right eight times in ten.
    temperature: float
    # A smoothed probability below it is not said.
    threshold: float
    # Descriptors [k, d] that stand for the training pictures; a hand farther than `farthest` from
    # all of them is unlike any training hand.
    prototypes: FloatArray
    farthest: float
    # Letters that are recognised but never shown: reviewers dispute how they are made.
    silent: frozenset[int] = frozenset()
    # None: nobody can teach it letters of their own.
    encoder: LetterEncoder | None = None


class WordNet(Protocol):
    """The trained net alone; safe to call from several threads."""

    def logits(self, features: FloatArray) -> FloatArray:
        """One row of float32 [signs + 1] for each window of float32 [n, steps, features]."""
        ...


# Whose signing a sign was learnt from; "own" is what the person before the camera taught.
Source = Literal["people", "avatar", "own"]


@dataclass(frozen=True, slots=True)
class Word:
    """A class of the word net: a movement, the sign it is called by, and its homonyms.

    Homonyms are other signs that are made with the same movement.
    """

    label: str
    id: str
    learnt_from: Source
    # False: among the candidates only.
    is_said: bool
    homonyms: tuple[Letter, ...] = ()


@dataclass(frozen=True, slots=True)
class Likeness:
    """When a window that is near to what somebody taught is that sign; fitted by training."""

    # Of the nearest own sign: how near, how much nearer than the next own one and than the nearest
    # that the net knows, and the net's probability of no sign.
    weights: tuple[float, float, float, float]
    bias: float
    # How quickly the nearer of two own signs takes all of the probability.
    sharpness: float
    # An own sign's probability must reach it to be said.
    threshold: float
    # Two signs at most this far apart may be taken for each other.
    near: float


@dataclass(frozen=True, slots=True)
class Belief:
    """Log odds that a window is the word it is taken for, and no scratch or wave."""

    # Float32 [3 + dimensions]: of the probability's log odds, of how near the window is to the
    # word's own mean direction, of how much nearer than to any other's, and of its direction.
    weights: FloatArray
    bias: float
    # Added where frames come too seldom to show whether hands rest.
    seldom: float
    # No word is looked at below this probability, and none said below these log odds.
    floor: float
    least: float


@dataclass(frozen=True, slots=True)
class Encoder:
    """What the net's classes are told from, as a direction in which like movements are near."""

    # Examples of another one mean nothing to it.
    fingerprint: str
    # Gives float32 [n, dimensions], of any length.
    net: WordNet
    # The mean direction of each word, float32 [words, dimensions].
    prototypes: FloatArray
    likeness: Likeness
    # None: a word is said by its probability alone.
    belief: Belief | None = None


@dataclass(frozen=True, slots=True)
class WordModel:
    """A net over windows; after the words its last class is movement that is no sign."""

    name: str
    version: str
    words: Sequence[Word]
    net: WordNet
    temperature: float
    # A word's probability must reach it; higher for what only the avatar showed.
    thresholds: Mapping[Literal["people", "avatar"], float]
    # None: the net tells its words only, and nobody can teach it others.
    encoder: Encoder | None = None
    # None: what is told has the net's own scores.
    scores: Scores | None = None
    # Of people's clips that it learnt from, as media names them.
    snapshots: frozenset[str] = frozenset()
