"""What a service's model promises the server: one Protocol, free of sockets."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel

from isl_inference_kit.wire import (
    EmotionPrediction,
    FaceGrammar,
    FaceParameters,
    FaceState,
    ModelInfo,
    RecognisedSign,
    SignPrediction,
    Skeleton,
)

RgbImage = NDArray[np.uint8]
FloatArray = NDArray[np.float32]


def _no_emotion() -> EmotionPrediction:
    return EmotionPrediction(label="", scores={})


def _no_sign() -> SignPrediction:
    return SignPrediction(id="", label="", candidates=[])


@dataclass(frozen=True, slots=True)
class Frame:
    """One decoded picture: `rgb` is uint8 [height, width, 3], red first, never mirrored.

    `received_at` is the server's monotonic clock in seconds: the time base for anything a
    model remembers. `sent_at_ms` is the client's claim and may be anything. `wants_skeleton`: the
    page draws the landmarks and asks for them. `people_only`: nothing that was learnt from the
    avatar alone is to be said.
    """

    rgb: RgbImage
    received_at: float
    id: str | None = None
    sent_at_ms: float | None = None
    wants_skeleton: bool = False
    people_only: bool = False


@dataclass(frozen=True, slots=True)
class PagePoints:
    """What a page found in one picture, as far as it found it.

    Each part is float32 [n, 3]: x and y 0 to 1 of the picture's width and height, not mirrored, z
    in widths, zero for the body. `face` has the points of the mesh that `proto/socket` lists. Left
    and right are the person's own. Times and `people_only` are those of a Frame.
    """

    received_at: float
    id: str
    sent_at_ms: float
    width: int
    height: int
    body: FloatArray | None = None
    left_hand: FloatArray | None = None
    right_hand: FloatArray | None = None
    face: FloatArray | None = None
    people_only: bool = False


@dataclass(frozen=True, slots=True)
class PointsMessage:
    """What a page found in one picture or in several, the oldest first."""

    pictures: tuple[PagePoints, ...]

    @property
    def newest(self) -> PagePoints:
        """The picture that is answered."""
        return self.pictures[-1]

    @property
    def id(self) -> str:
        """The newest picture's."""
        return self.newest.id

    @property
    def received_at(self) -> float:
        """When all of it was."""
        return self.newest.received_at


@dataclass(frozen=True, slots=True)
class Analysis:
    """What one frame said; whatever a service does not know stays empty."""

    face_analysis: Mapping[str, str] = field(default_factory=dict[str, str])
    face_state: FaceState | None = None
    face_parameters: FaceParameters = field(default_factory=FaceParameters)
    grammar: FaceGrammar | None = None
    predictions: EmotionPrediction = field(default_factory=_no_emotion)
    predictions2: SignPrediction = field(default_factory=_no_sign)
    skeleton: Skeleton | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """What a service can do, said to every client at connect."""

    # Frames a second of all workers together, as measured; None: the settings alone decide.
    capacity: float | None = None
    # Messages of points a second, if there were nothing else.
    points_capacity: float | None = None
    vocabulary: Sequence[RecognisedSign] | None = None


ClientT = TypeVar("ClientT")


@dataclass(frozen=True, slots=True)
class Reply:
    """An event for the client, in the contract's words."""

    event: str
    body: BaseModel


# What a service answers beside frames: a payload as it came, checked by nobody, and the client's
# memory. In a worker thread, never while a frame of the same client is analysed. What it refuses is
# an InferenceError.
Ask = Callable[[object, ClientT], Reply]


class Analyser(Protocol[ClientT]):
    """A model behind the socket. `ClientT` is what it remembers of one connected person."""

    @property
    def model(self) -> ModelInfo:
        """The model in use, named by /ready and by every message; valid after `warm_up`."""
        ...

    def warm_up(self) -> None:
        """Load and run once; called in every worker thread before the service is ready."""
        ...

    def open_client(self) -> ClientT:
        """A fresh memory for one connection; dropped when it disconnects."""
        ...

    def analyse(self, frame: Frame, client: ClientT) -> Analysis:
        """Analyse a frame in a worker thread; calls for one client never overlap."""
        ...

    def analyse_points(
        self, waiting: Sequence[tuple[PointsMessage, ClientT]]
    ) -> list[list[Analysis | None]]:
        """The same of points that pages found themselves, one message each of several clients.

        For each picture of a message its analysis; None where it says nothing that a later one of
        the message does not say, which the newest never is. Far cheaper, and the cheaper the more
        are asked for at once. What it raises is answered to all of them.
        """
        ...

    def close(self) -> None:
        """Give back graphs and sessions; called once, when no thread is working."""
        ...
